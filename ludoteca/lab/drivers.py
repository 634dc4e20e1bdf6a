"""Whole games at full speed, each from a seed of its own."""

from typing import NamedTuple

import numpy as np

from ludoteca.bots.desk import NOW, RANKS, TRUE, Array, Desk
from ludoteca.bots.players import choose
from ludoteca.engine import verbs
from ludoteca.engine.chance import draw_member, sow
from ludoteca.engine.kernel import kernel
from ludoteca.engine.record import TABLE


class Tally(NamedTuple):
    points: Array  # of each player, summed over all games
    squares: Array
    wins: Array  # games ended in the first place, alone or shared
    lengths: Array  # how many games had so many moves


@kernel
def play_out(d: Desk, players: Array, s: np.record) -> int:
    """To the end; returns the number of moves."""
    moves = 0
    while not verbs.over(s):
        acting = verbs.to_act(s)
        if acting:
            seat = draw_member(d.dice, acting)
            verbs.play(s, seat, choose(d, players[seat], s, seat))
        else:
            wait, action = verbs.due(s)
            s.elapsed += wait
            verbs.play(s, TABLE, action)
        moves += 1
    return moves


@kernel
def play_one(d: Desk, players: Array, template: np.record, seed: int, nth: int) -> int:
    """The nth game of a seed, the same wherever it is played; its scores are left on the desk."""
    d.worlds[TRUE] = template
    s = d.worlds[TRUE]
    sow(d.dice, seed, 2 * nth)
    sow(s, seed, 2 * nth + 1)
    verbs.deal(s)
    moves = play_out(d, players, s)
    verbs.scores(s, d.points)
    return moves


@kernel
def play_many(d: Desk, players: Array, template: np.record, seed: int, first: int, last: int, tally: Tally) -> None:
    for nth in range(first, last):
        moves = play_one(d, players, template, seed, nth)
        tally.lengths[moves] += 1
        for seat in range(template.seats):
            points = d.points[NOW, seat]
            tally.points[seat] += points
            tally.squares[seat] += points * points
            tally.wins[seat] += d.points[RANKS, seat] == 1


@kernel
def play_duplicates(
    d: Desk, players: Array, turns: int, template: np.record, seed: int, first: int, last: int, out: Array
) -> None:
    """Each deal so many times, the players one seat further each time; `out` gets each player's points of all."""
    seats = int(template.seats)
    for nth in range(first, last):
        for turn in range(turns):
            play_one(d, players[turn : turn + seats], template, seed, nth)
            for seat in range(seats):
                out[nth, (seat + turn) % seats] += d.points[NOW, seat]
