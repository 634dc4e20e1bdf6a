"""Robots choose legal actions, know no more than their seat, and differ clearly in strength."""

from collections.abc import Callable

import pytest

from ludoteca.bots.characters import CHARACTERS
from ludoteca.bots.thinking import Thinker
from ludoteca.engine import kernel
from ludoteca.engine.match import Match
from ludoteca.lab.compare import compare

compiled = pytest.mark.skipif(kernel.mode == "plain", reason="a search without compiled kernels takes too long")


@pytest.fixture
def thinker() -> Thinker:
    return Thinker()


def last_trick_but_one() -> Match:
    """Seat 0 is to lead one of two cards: with the 1 it stays clear of the jinx, with the 10 it takes it."""
    hands = [["suns-1", "suns-10"], ["suns-5", "hearts-10"]]
    gone = [
        card
        for suit in ("hearts", "suns", "clovers", "stars")
        for rank in range(1, 11)
        if (card := f"{suit}-{rank}") not in hands[0] + hands[1]
    ]
    position = {"hands": hands, "gone": gone, "tricks": 18, "points": [5, 4], "leader": 0, "turn": 0, "starter": 0}
    return Match.at({"game": "hearts", "seats": 2, "position": position})


@pytest.mark.parametrize("seats", range(2, 7))
@pytest.mark.parametrize("character", CHARACTERS)
def test_every_character_plays_on_legally_at_every_size(character: str, seats: int, thinker: Thinker) -> None:
    """Passing, a first lead, and some tricks."""
    match = Match.new("hearts", seats, seed=2, passing=True)
    seconds = 0.01 if kernel.mode == "plain" else None
    for _ in range(6 * seats):
        seat = match.to_act[0]
        action = thinker.choose(match.state, seat, character, seconds=seconds)
        match.play(seat, match.game.actions.name(action))
    assert not match.view(0).giving


def test_nobody_thinks_for_a_seat_that_is_not_to_act(thinker: Thinker) -> None:
    match = Match.new("hearts", 4, seed=2)
    idle = next(seat for seat in range(4) if seat not in match.to_act)
    for seat in (idle, 9, -1):
        with pytest.raises(ValueError, match=f"seat {seat} is not to act"):
            thinker.choose(match.state, seat, "greedy")


@pytest.mark.parametrize("character", ["greedy", "search", "oskar"])
def test_who_thinks_sees_a_trick_ahead(character: str, thinker: Thinker) -> None:
    match = last_trick_but_one()
    action = thinker.choose(match.state, 0, character, seconds=1.0)
    assert match.game.actions.name(action) == "play suns-1"


@pytest.mark.parametrize("character", ["greedy", "search"])
def test_who_is_given_only_what_a_seat_knows_can_think(character: str, thinker: Thinker) -> None:
    match = Match.new("hearts", 4, seed=2, passing=True)
    for _ in range(30):
        seat = match.to_act[0]
        action = thinker.choose(match.known(seat), seat, character, seconds=0.01)
        match.play(seat, match.game.actions.name(action))
    assert not match.view(0).giving


def test_thinking_leaves_the_game_untouched(thinker: Thinker) -> None:
    match = Match.new("hearts", 3, seed=2)
    before = match.state.tobytes()
    thinker.choose(match.state, match.to_act[0], "search", seconds=0.05)
    assert match.state.tobytes() == before


@compiled
def test_thinking_ends_when_its_time_is_up(thinker: Thinker, monkeypatch: pytest.MonkeyPatch) -> None:
    """By the clock it reads: here one that makes a second of every look."""
    looks = iter(range(1000))
    monkeypatch.setattr("ludoteca.bots.thinking.time.perf_counter", lambda: float(next(looks)))
    match = Match.new("hearts", 4, seed=2)
    thinker.choose(match.state, match.to_act[0], "oskar", seconds=20.0)
    assert next(looks) < 100


def test_an_unknown_character_is_refused_with_those_there_are(thinker: Thinker) -> None:
    match = Match.new("hearts", 4, seed=2)
    with pytest.raises(ValueError, match="no player is called 'hal'; there is random, greedy"):
        thinker.choose(match.state, 0, "hal")


@compiled
@pytest.mark.counted
@pytest.mark.parametrize(("better", "worse"), [("search", "greedy"), ("greedy", "random")])
def test_search_beats_greedy_beats_random(better: str, worse: str, count: Callable[[str], int], seed: int) -> None:
    """By at least three standard errors of the points, on duplicate deals."""
    result = compare("hearts", better, worse, deals=max(count("strength_deals"), 50), seed=seed)
    assert result.errors >= 3, result


@compiled
@pytest.mark.counted
@pytest.mark.parametrize(("better", "worse"), [("oskar", "tilda"), ("tilda", "pip")])
def test_the_characters_differ_clearly(better: str, worse: str, count: Callable[[str], int], seed: int) -> None:
    result = compare("hearts", better, worse, deals=max(count("strength_deals") // 5, 20), seed=seed)
    assert result.errors >= 3, result
