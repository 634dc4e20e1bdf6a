"""Who plays better: the same deals from both sides."""

import math
from functools import partial

import msgspec
import numpy as np

from ludoteca.bots.desk import Array, Desk
from ludoteca.engine.game import find
from ludoteca.engine.scenario import whole
from ludoteca.lab.drivers import play_duplicates
from ludoteca.lab.pool import share
from ludoteca.lab.simulate import MOST_GAMES, desks_for, laid_out, seed_for


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
        return self.better_by / self.standard_error if self.better_by else 0.0


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
    """They sit in turns round the table, and every deal is played until each has sat in every seat equally often."""
    deals = whole(deals, 2, MOST_GAMES, "deals")
    lineup = [ours if seat % 2 == 0 else theirs for seat in range(seats)]
    turns = 2 if seats % 2 == 0 else seats
    seed = seed_for(seed)
    template, robots = laid_out(find(game), lineup, options)
    robots = np.concatenate([robots, robots])
    points = np.zeros((deals, seats), np.int64)
    desks = desks_for(find(game), robots, threads)
    share(deals, [partial(play_some, own, robots, turns, template, seed, points) for own in desks])
    by_deal = points[:, ::2].mean(axis=1) / turns, points[:, 1::2].mean(axis=1) / turns
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


def play_some(
    own: Desk, robots: Array, turns: int, template: np.record, seed: int, points: Array, first: int, last: int
) -> None:
    play_duplicates(own, robots, turns, template, seed, first, last, points)
