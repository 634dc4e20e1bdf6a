"""The kit notices what goes wrong: each bug is planted in a copy of the toy, and the check meant for it names it."""

from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

from ludoteca.engine import game as shelf
from ludoteca.engine.bits import Numbers, bit
from ludoteca.engine.game import Game
from ludoteca.engine.kernel import kernel
from ludoteca.engine.record import by_seat, number
from ludoteca.kit import conformance, kernels, records
from ludoteca.kit.conformance import Check
from ludoteca.kit.toy import TOY, oracle, rules, toy, view

FIELDS_WITH_A_LEAK = rules.FIELDS | {"leak": by_seat(number((1 << 62) - 1))}


@pytest.fixture(autouse=True)
def shelf_is_put_in_order_again() -> Iterator[None]:
    before = dict(shelf.GAMES)
    yield
    shelf.GAMES.clear()
    shelf.GAMES.update(before)


def found(game: Game, check: Check) -> list[str]:
    shelf.register(game)
    return list(conformance.complaints(game, oracle, check, 20, seed=1))


def names(complaints: list[str], wanted: str) -> bool:
    return any(wanted in complaint for complaint in complaints)


@pytest.mark.parametrize("check", conformance.EVERYWHERE, ids=lambda check: check.__name__)
def test_a_toy_without_a_bug_passes(check: Check) -> None:
    assert found(toy("toy_sound"), check) == []


def view_of_the_well(s: np.record, seat: int) -> Any:
    shown = view(s, seat)
    return type(shown)(
        **{name: getattr(shown, name) for name in shown.__struct_fields__ if name != "tricks"}, tricks=int(s.well)
    )


def test_a_view_that_shows_a_hidden_card_is_noticed() -> None:
    game = toy("toy_tells", view=view_of_the_well)
    assert names(found(game, conformance.views_show_nothing_remembered), "shows what is only remembered")


@kernel
def hide_all_but_aside(s: np.record, seat: int) -> None:
    aside = s.aside
    rules.hide(s, seat)
    s.aside = aside


def test_a_hide_that_forgets_a_field_is_noticed() -> None:
    game = toy("toy_forgets", hide=hide_all_but_aside)
    assert names(found(game, conformance.secrets_stay_secret), "know aside")


@kernel
def hide_and_leak(s: np.record, seat: int) -> None:
    for other in range(s.seats):
        s.leak[other] = s.hands[other]
    rules.hide(s, seat)


@kernel
def imagine_the_truth(s: np.record, seat: int) -> None:
    rules.imagine(s, seat)
    for other in range(s.seats):
        s.hands[other] = s.leak[other]


def test_an_imagine_that_depends_on_the_true_cards_is_noticed() -> None:
    game = toy("toy_cheats", fields=FIELDS_WITH_A_LEAK, hide=hide_and_leak, imagine=imagine_the_truth)
    assert names(found(game, conformance.secrets_stay_secret), "depends on what it cannot know")


@kernel
def imagine_anything(s: np.record, seat: int) -> None:
    for other in range(s.seats):
        s.lacks[other] = 0 if other != seat else s.lacks[other]
    rules.imagine(s, seat)


def test_an_imagined_world_that_makes_a_past_move_illegal_is_noticed() -> None:
    game = toy("toy_dreams", imagine=imagine_anything)
    assert names(found(game, conformance.worlds_fit), "was asked for")


def test_hidden_padding_of_a_record_is_noticed() -> None:
    game = toy("toy_padded")
    gap = np.dtype([("tiny", np.int8), ("wide", np.int64), ("toy_padded", np.int8)], align=True)
    game.record.dtype = np.dtype((np.record, gap))
    assert names(list(records.complaints(game)), "hidden padding after tiny")


@kernel
def deal_from_an_array(s: np.record) -> None:
    pack = np.arange(rules.CARDS)
    s.aside = bit(pack[0])


def test_a_kernel_that_makes_an_array_is_noticed() -> None:
    assert names(list(kernels.complaints(toy("toy_makes", deal=deal_from_an_array))), "calls np.arange")


@kernel
def lay_and_keep(s: np.record, seat: int, action: int) -> None:
    rules.play(s, seat, action)
    if action < rules.PEEK:
        s.hands[seat] |= bit(action)


def test_a_card_that_can_be_played_twice_is_noticed() -> None:
    game = toy("toy_keeps", play=lay_and_keep)
    assert names(found(game, conformance.positions_are_sound), "a card is in two places")


@kernel
def why_and_count(s: np.record, seat: int, action: int) -> int:
    s.elapsed += 1
    return rules.why(s, seat, action)


def test_a_refusal_that_changes_the_state_is_noticed() -> None:
    game = toy("toy_counts", why=why_and_count)
    assert names(found(game, conformance.refusals_change_nothing), "changed the state")


@kernel
def why_not_peek(s: np.record, seat: int, action: int) -> int:
    return rules.NO_PEEKING if action == rules.PEEK else rules.why(s, seat, action)


def test_a_disagreement_of_why_and_legal_is_noticed() -> None:
    game = toy("toy_argues", why=why_not_peek)
    assert names(found(game, conformance.legal_is_what_has_no_reason), "legal and why disagree")


def test_two_games_of_one_record_type_are_refused() -> None:
    with pytest.raises(ValueError, match="toy_twin has the name or the record type of toy"):
        shelf.register(toy("toy_twin", record=TOY.record))


@kernel
def legal_by_the_well(s: np.record, seat: int, out: Numbers) -> int:
    n = rules.legal(s, seat, out)
    return n if n < 2 or s.well % 2 else n - 1


def test_a_seat_whose_actions_depend_on_a_secret_is_noticed() -> None:
    game = toy("toy_hints", legal=legal_by_the_well)
    assert names(found(game, conformance.secrets_stay_secret), "may do depends on what it cannot know")
