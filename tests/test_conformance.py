"""Every game on the shelf, and the toy, keeps the promises of the engine."""

import importlib
from collections.abc import Callable
from random import Random
from types import ModuleType

import numpy as np
import pytest

from ludoteca.boxes import BOXES
from ludoteca.engine import verbs
from ludoteca.engine.game import GAMES, Game
from ludoteca.engine.match import Match
from ludoteca.engine.record import NONE
from ludoteca.kit import conformance, kernels, records, rulings, toy, words
from ludoteca.kit.conformance import Check
from ludoteca.kit.positions import some

assert toy.TOY.name in GAMES

every_game = pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
BOXED = [game for box in BOXES for game in box.GAMES]
boxed_game = pytest.mark.parametrize("game", BOXED, ids=lambda game: game.name)


def oracle_of(game: Game) -> ModuleType:
    package = game.deal.rule.__module__.rpartition(".")[0]
    return importlib.import_module(f"{package}.oracle" if game is toy.TOY else f"{package}.tests.oracle")


@pytest.mark.counted
@every_game
@pytest.mark.parametrize("check", conformance.EVERYWHERE, ids=lambda check: check.__name__)
def test_every_position_keeps_the_promise(game: Game, check: Check, count: Callable[[str], int], seed: int) -> None:
    wrong = list(conformance.complaints(game, oracle_of(game), check, count("positions"), seed))
    assert wrong == []


@pytest.mark.counted
@every_game
def test_whole_games_end_in_time_and_replay_to_the_same_bytes(
    game: Game, count: Callable[[str], int], seed: int
) -> None:
    assert list(conformance.whole_games(game, oracle_of(game), count("whole_games"), seed)) == []


@pytest.mark.counted
@every_game
def test_robots_choose_the_same_in_states_they_cannot_tell_apart(
    game: Game, count: Callable[[str], int], seed: int
) -> None:
    oracle = oracle_of(game)
    for nth, match in enumerate(some(game, count("honest_choices"), seed)):
        for seat in match.to_act:
            chance = Random(f"{seed} {nth}")
            other = match.copy()
            other.state = oracle.redeal(match.state, seat, chance)
            assert list(conformance.robots_know_no_more(match, other, seat, chance)) == []


@every_game
def test_records_hold_integers_without_a_gap(game: Game) -> None:
    assert list(records.complaints(game)) == []


@every_game
def test_kernels_say_only_what_kernels_may(game: Game) -> None:
    assert list(kernels.complaints(game)) == []


@every_game
def test_a_state_is_under_a_kilobyte(game: Game) -> None:
    assert game.record.dtype.itemsize < 1024


def test_a_record_finds_the_cue_and_the_memory_of_its_own_game() -> None:
    out = np.zeros(4, np.int64)
    match, other = Match.new("toy", 2, seed=5), Match.new("hearts", 2, seed=5)
    verbs.cue(match.state, 0, out)
    assert match.game.actions.name(int(out[0])) in match.legal(0)
    verbs.cue(other.state, 0, out)
    assert out[0] == NONE
    verbs.forget(match.state, 0, 1000)
    assert match.state.well == NONE


@boxed_game
def test_every_language_says_everything(game: Game) -> None:
    assert list(words.complaints(game)) == []


@boxed_game
def test_every_ruling_of_the_readme_is_cited_by_a_test(game: Game) -> None:
    assert list(rulings.complaints(game)) == []
