"""Positions to check: met in random games of every size under every house rule."""

from collections.abc import Iterator
from random import Random

import numpy as np

from ludoteca.engine import log, record, verbs
from ludoteca.engine.game import Game
from ludoteca.engine.match import Match
from ludoteca.engine.position import Note, Refused
from ludoteca.engine.record import SPECTATOR


def matches(game: Game, number: int, seed: int) -> Iterator[Match]:
    """Games just dealt; sizes and house rules take turns so that each pair of them is met."""
    chance = Random(f"{game.name} {seed}")
    least, most = game.info.seats
    for nth in range(number):
        seats = least + nth % (most - least + 1)
        options = {name: chance.choice(list(option.allowed(seats))) for name, option in game.record.options.items()}
        people = [seat for seat in range(seats) if chance.random() < 0.3]
        yield Match.new(game.name, seats, seed=chance.getrandbits(64), people=people, **options)


class Stuck(AssertionError):
    """A game that cannot go on as its own verbs say."""


def moved(match: Match, chance: Random) -> Iterator[Match]:
    """The same match before its first move and after every one, played at random to the end."""
    yield match
    while not match.over:
        seats = match.to_act
        if seats:
            seat = chance.choice(seats)
            legal = match.legal(seat)
            if not legal:
                raise Stuck(f"seat {seat} is to act and has no legal action")
            try:
                match.play(seat, chance.choice(legal))
            except Refused as wrong:
                raise Stuck(f"legal and why disagree: {wrong}") from None
        elif not match.wait():
            raise Stuck("nobody can act and the table waits for ever")
        yield match


def some(game: Game, number: int, seed: int) -> Iterator[Match]:
    """So many positions, each as likely as any other of its game, with the moves that led there."""
    chance = Random(f"{game.name} positions {seed}")
    for match in matches(game, number, seed):
        kept = match
        for nth, position in enumerate(moved(match, chance), start=1):
            if chance.random() * nth < 1:
                kept = position.copy()
        yield kept


def seen_by_all(match: Match) -> list[Note]:
    """Every note of the match that even a spectator has read, from the deal on."""
    return [note for position in log.retold(match) for note in position.notes(SPECTATOR)]


def hidden(s: np.record, seat: int) -> np.record:
    known = record.copy(s)
    verbs.hide(known, seat)
    return known


def imagined(known: np.record, seat: int, seed: int) -> np.record:
    world = record.copy(known)
    world.rng = seed
    verbs.imagine(world, seat)
    return world


def differing(a: np.record, b: np.record) -> str:
    """The names of the fields in which two records of a game differ."""
    return ", ".join(name for name in a.dtype.names or () if np.any(a[name] != b[name]))
