"""What a state costs: its bytes, and the time to copy, hide and imagine one in the middle of a round."""

import random
from collections.abc import Callable, Iterator
from statistics import median

import numpy as np

from bench import rivals
from bench.measure import MISSED, Line, Turns, compared, in_turns, microseconds, middle, seconds
from ludoteca.bots.desk import Array
from ludoteca.engine import record, verbs
from ludoteca.engine.kernel import Kernel, kernel
from ludoteca.lab import Match

TOO_LARGE = 1024  # bytes
POSITIONS = ((1, 12), (2, 17), (3, 20), (4, 23), (5, 28))  # seeds, and moves made
TIMES = 100_000
TIMES_FROM_PYTHON = 2_000
WORLDS = 8  # written to by turns, so that no copy is in vain; the next holds what is copied


@kernel
def copies(worlds: Array, seat: int, times: int) -> None:
    """Each of the copy made before."""
    for nth in range(times):
        worlds[(nth + 1) % WORLDS] = worlds[nth % WORLDS]


@kernel
def hides(worlds: Array, seat: int, times: int) -> None:
    for nth in range(times):
        worlds[nth % WORLDS] = worlds[WORLDS]
        verbs.hide(worlds[nth % WORLDS], seat)


@kernel
def imagines(worlds: Array, seat: int, times: int) -> None:
    for nth in range(times):
        worlds[nth % WORLDS] = worlds[WORLDS]
        worlds[nth % WORLDS].rng = nth
        verbs.imagine(worlds[nth % WORLDS], seat)


def lines() -> Iterator[Line]:
    matches = [middle_of_round(*position) for position in POSITIONS]
    size = matches[0].state.dtype.itemsize
    verdict = MISSED if size >= TOO_LARGE else "good"
    yield Line("state", "a record", f"{size} bytes", wanted=f"under {TOO_LARGE}", verdict=verdict)
    for what, rule in (("copied", copies), ("copied and hidden", hides), ("copied and imagined", imagines)):
        yield Line("state", f"{what}, in a kernel", microseconds(median(in_kernel(rule, match) for match in matches)))
    turns = [turn for position in POSITIONS for turn in from_python(*position)]
    yield compared("state", "copied, from Python", turns, f"{rivals.NAME} clone", show=microseconds)


def middle_of_round(seed: int, moves: int) -> Match:
    match, dice = Match.new("hearts", 4, seed=seed), random.Random(seed)
    for _ in range(moves):
        seat = match.to_act[0]
        match.play(seat, dice.choice(match.legal(seat)))
    return match


def in_kernel(rule: Kernel[[Array, int, int], None], match: Match) -> float:
    worlds, seat = np.zeros(WORLDS + 1, match.state.dtype), match.to_act[0]
    worlds[:] = match.known(seat) if rule is imagines else match.state
    return middle(in_turns(lambda: TIMES / seconds(lambda: rule(worlds, seat, TIMES))))[0]


def from_python(seed: int, moves: int) -> Turns:
    ours, theirs = middle_of_round(seed, moves).state, rivals.middle_of_round(seed, moves)
    return in_turns(lambda: a_second_of(lambda: record.copy(ours)), lambda: a_second_of(theirs.clone))


def a_second_of(call: Callable[[], object]) -> float:
    return TIMES_FROM_PYTHON / seconds(lambda: [call() for _ in range(TIMES_FROM_PYTHON)])
