"""Who plays better: the same deals from both sides."""

import math
import secrets
from functools import partial

import msgspec
import numpy as np

from ludoteca.bots.desk import Array, Desk
from ludoteca.engine.game import find
from ludoteca.lab.drivers import play_duplicates
from ludoteca.lab.pool import share
from ludoteca.lab.simulate import desks_for, laid_out


class Comparison(msgspec.Struct, frozen=True):
    """The mean points of two kinds of players, and by how much the first does better, whichever end wins."""

    deals: int
    seed: int
    ours: float
    theirs: float
    better_by: float
    standard_error: float

    @property
    def errors(self) -> float:
        """How many standard errors the first is better by."""
        return self.better_by / self.standard_error


def compare(
    game: str,
    ours: str,
    theirs: str,
    *,
    deals: int,
    seats: int = 4,
    seed: int | None = None,
    threads: int | None = None,
    **options: object,
) -> Comparison:
    """They take turns round the table; every deal is played twice, with the seats changed."""
    lineup = [ours if seat % 2 == 0 else theirs for seat in range(seats)]
    seed = secrets.randbits(63) if seed is None else seed
    template, robots = laid_out(find(game), lineup, options)
    robots = np.concatenate([robots, robots])
    points = np.zeros((deals, seats), np.int64)
    desks = desks_for(find(game), robots, threads)
    share(deals, [partial(play_some, own, robots, template, seed, points) for own in desks])
    by_deal = points[:, ::2].mean(axis=1) / 2, points[:, 1::2].mean(axis=1) / 2
    sign = -1 if find(game).info.fewest_wins else 1
    better = sign * (by_deal[0] - by_deal[1])
    return Comparison(
        deals=deals,
        seed=seed,
        ours=float(by_deal[0].mean()),
        theirs=float(by_deal[1].mean()),
        better_by=float(better.mean()),
        standard_error=float(better.std(ddof=1)) / math.sqrt(deals),
    )


def play_some(own: Desk, robots: Array, template: np.record, seed: int, points: Array, first: int, last: int) -> None:
    play_duplicates(own, robots, template, seed, first, last, points)
