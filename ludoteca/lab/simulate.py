"""Thousands of games between robots, and what came of them."""

import math
import os
import secrets
import time
from collections.abc import Callable, Sequence
from functools import partial

import msgspec
import numpy as np

from ludoteca.bots.characters import most_iterations, seated
from ludoteca.bots.desk import Array, Desk, desk
from ludoteca.engine.game import Game, find
from ludoteca.engine.kernel import hurry
from ludoteca.engine.record import MOST_SEATS
from ludoteca.engine.scenario import whole
from ludoteca.lab.drivers import Tally, play_many
from ludoteca.lab.pool import share

MOST_GAMES, MOST_THREADS, MOST_SEED = 1_000_000_000, 256, (1 << 63) - 1
NORMAL_95 = 1.959964


class Seat(msgspec.Struct, frozen=True):
    player: str
    mean: float  # points, with a 95 % interval
    low: float
    high: float
    wins: int  # games in the first place, alone or shared


class Length(msgspec.Struct, frozen=True):
    median: int  # moves
    p90: int


class Report(msgspec.Struct, frozen=True):
    """Only seconds, moves_per_second and threads differ between two runs of one seed."""

    game: str
    seed: int
    games: int
    moves: int
    seconds: float
    moves_per_second: float
    threads: int
    seats: list[Seat]
    length: Length


def simulate(
    game: str,
    *,
    games: int,
    players: Sequence[str],
    seed: int | None = None,
    threads: int | None = None,
    progress: Callable[[int], None] = lambda done: None,
    **options: object,
) -> Report:
    """One player for each seat; calls `progress` with the number of games done so far."""
    games = whole(games, 1, MOST_GAMES, "games")
    template, robots = laid_out(find(game), players, options)
    seed = seed_for(seed)
    desks = desks_for(find(game), robots, threads)
    tallies = [empty_tally(find(game)) for _ in desks]
    play = [partial(play_some, own, robots, template, seed, tally) for own, tally in zip(desks, tallies, strict=True)]
    play[0](0, 0)  # compiled before anybody looks at a clock
    began = time.perf_counter()
    share(games, play, progress)
    seconds = time.perf_counter() - began
    total = Tally(*(np.sum(parts, axis=0) for parts in zip(*tallies, strict=True)))
    moves = int(total.lengths @ np.arange(len(total.lengths)))
    return Report(
        game=game,
        seed=seed,
        games=games,
        moves=moves,
        seconds=round(seconds, 3),
        moves_per_second=round(moves / seconds, 1),
        threads=len(desks),
        seats=[seat_report(player, total, seat, games) for seat, player in enumerate(players)],
        length=Length(quantile(total.lengths, 0.5), quantile(total.lengths, 0.9)),
    )


def seed_for(seed: int | None) -> int:
    return secrets.randbits(63) if seed is None else whole(seed, 0, MOST_SEED, "a seed")


def laid_out(game: Game, players: Sequence[str], options: dict[str, object]) -> tuple[np.record, Array]:
    least, most = game.info.seats
    if not least <= len(players) <= most:
        raise ValueError(f"{game.name} is for {least} to {most} players, not {len(players)}")
    return game.record.blank(len(players), options), seated(game, players)


def desks_for(game: Game, robots: Array, threads: int | None) -> list[Desk]:
    """One for each thread, from where everything runs compiled."""
    number = (os.cpu_count() or 1) if threads is None else whole(threads, 1, MOST_THREADS, "threads")
    hurry()
    return [desk(game, seed=0, nodes=most_iterations(robots)) for _ in range(number)]


def play_some(own: Desk, robots: Array, template: np.record, seed: int, tally: Tally, first: int, last: int) -> None:
    play_many(own, robots, template, seed, first, last, tally)


def empty_tally(game: Game) -> Tally:
    points, squares, wins = (np.zeros(MOST_SEATS, np.int64) for _ in range(3))
    return Tally(points, squares, wins, lengths=np.zeros(game.info.longest + 1, np.int64))


def seat_report(player: str, total: Tally, seat: int, games: int) -> Seat:
    mean, squares = int(total.points[seat]) / games, int(total.squares[seat]) / games
    margin = NORMAL_95 * math.sqrt(max(squares - mean * mean, 0) / games)
    return Seat(player, round(mean, 4), round(mean - margin, 4), round(mean + margin, 4), int(total.wins[seat]))


def quantile(counts: Array, part: float) -> int:
    """The smallest value that at least this part of all do not exceed."""
    return int(np.searchsorted(np.cumsum(counts), part * counts.sum()))
