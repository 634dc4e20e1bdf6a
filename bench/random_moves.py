"""Random Hearts! moves a second on one core: whole games, with notes, against rollouts of one round."""

import itertools
import os
import subprocess
import sys
from collections.abc import Iterator

import numpy as np

from bench import rivals
from bench.measure import Line, a_second, compared, in_turns, seconds
from ludoteca.bots.desk import desk
from ludoteca.engine.game import find
from ludoteca.lab.drivers import play_many
from ludoteca.lab.simulate import empty_tally, laid_out, simulate

PLAYERS = ["random"] * 4
GAMES = 50_000
PLAIN_GAMES = 20
SIMULATIONS = 20_000


def lines() -> Iterator[Line]:
    deals = map(rivals.first_lead, itertools.count())
    turns = in_turns(compiled, lambda: rivals.tree_search(next(deals), SIMULATIONS), plain)
    what, name = "random moves on one core, whole games", f"{rivals.NAME} MCTSBot"
    yield compared("random", what, turns, name, wanted=(6, 9), show=a_second)
    yield compared("random", "the same games", turns, "our kernels uncompiled", rival=2, show=a_second)


def compiled() -> float:
    game = find("hearts")
    template, players = laid_out(game, PLAYERS, {})
    own, tally = desk(game, seed=0), empty_tally(game)
    took = seconds(lambda: play_many(own, players, template, 1, 0, GAMES, tally))
    return float(tally.lengths @ np.arange(len(tally.lengths))) / took


def plain() -> float:
    command = [sys.executable, "-c", "from bench.random_moves import uncompiled; print(uncompiled())"]
    child = subprocess.run(command, env=os.environ | {"LUDOTECA_KERNELS": "plain"}, capture_output=True, check=True)
    return float(child.stdout)


def uncompiled() -> float:
    """Only in a process that was told to run its kernels plain."""
    return simulate("hearts", games=PLAIN_GAMES, players=PLAYERS, seed=1, threads=1).moves_per_second
