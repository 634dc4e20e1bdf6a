"""The kernels against a naive twin, which knows nothing of them: the same actions, reasons, results and scores."""

from collections.abc import Callable
from functools import partial
from itertools import cycle, product
from random import Random

import pytest

from ludoteca.boxes.hearts.tests.twin import Deal, Twin
from ludoteca.engine.bits import members
from ludoteca.engine.match import Match

SUITS = ("hearts", "suns", "clovers", "stars")
DECK = [f"{suit}-{rank}" for suit in SUITS for rank in range(1, 11)]
NAMES = [f"{verb} {card}" for verb in ("play", "give") for card in DECK]
RULES = list(product(range(2, 7), ("last_round", "running_total"), (False, True), (False, True), (False, True)))
Random(0).shuffle(RULES)  # so that few games, too, are of all kinds


def cards(bits: int) -> list[str]:
    return [DECK[card] for card in members(bits)]


def dealt(match: Match) -> Deal:
    """The cards as the kernels dealt them; only chance is taken from there."""
    return [cards(match.state.hands[seat]) for seat in range(match.state.seats)], cards(match.state.aside)


@pytest.mark.counted
def test_the_twin_agrees_on_every_move(count: Callable[[str], int], seed: int) -> None:
    """Every number of players meets every value of every option."""
    games, chance = count("twin_games"), Random(seed)
    for _, (seats, next_leader, passing, moon, show) in zip(range(games), cycle(RULES), strict=False):
        first = chance.choice(["people", "random", *range(seats)])
        match = Match.new(
            "hearts",
            seats,
            seed=chance.getrandbits(64),
            first=first,
            next_leader=next_leader,
            passing=passing,
            shoot_the_moon=moon,
            show_points=show,
        )
        leader = int(match.state.starter)
        assert first in ("people", "random", leader)
        twin = Twin(
            seats,
            leader,
            partial(dealt, match),
            next_leader=next_leader,
            passing=passing,
            shoot_the_moon=moon,
        )
        play_both(match, twin, chance)


def play_both(match: Match, twin: Twin, chance: Random) -> None:
    while not twin.over():
        seat = compare(match, twin, chance)
        action = chance.choice(twin.legal(seat))
        match.play(seat, action)
        twin.do(seat, action)
    assert match.over
    assert (match.scores, match.ranks) == (twin.scores(), twin.ranks())
    assert match.why(0, NAMES[0]) == twin.why(0, NAMES[0]) == "game_over"


def compare(match: Match, twin: Twin, chance: Random) -> int:
    """A seat that is to act, after all that both say of this position has been found the same."""
    seats = range(match.state.seats)
    assert match.to_act == sorted(twin.acting())
    assert [cards(match.state.hands[seat]) for seat in seats] == [twin.hand(seat) for seat in seats]
    assert match.state.points[: match.state.seats].tolist() == twin.points
    assert match.view(0).written == twin.written
    for seat in seats:
        assert match.legal(seat) == twin.legal(seat)
    seat, actor = chance.choice(list(seats)), chance.choice(match.to_act)
    for action in chance.sample(NAMES, 8):
        assert match.why(seat, action) == twin.why(seat, action)
        assert match.why(actor, action) == twin.why(actor, action)
    return actor
