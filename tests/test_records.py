"""Records: flat, without a gap, and each game's its own."""

import numpy as np
import pytest

from ludoteca.engine import record
from ludoteca.engine.game import GAMES, find
from ludoteca.engine.options import choice, seat_or, switch
from ludoteca.engine.record import Record, by_seat, flag, number, one, padding, several
from ludoteca.engine.vocabulary import SEAT, Actions, Names
from ludoteca.kit.toy import TOY

COLOUR = Names("colour", ("red", "green", "blue"))


def a_record() -> Record:
    options = (switch("loud"), choice("pace", "slow", "quick"), seat_or("first", "anyone"))
    fields = {"tiny": flag(), "wide": several(Names("card", tuple(map(str, range(60))))), "own": by_seat(one(COLOUR))}
    return Record("example", options=options, notes=3, score=number(30_000), **fields)


def test_fields_lie_from_wide_to_narrow_without_a_gap() -> None:
    dtype = a_record().dtype
    sizes = [dtype[name].base.itemsize for name in dtype.names or ()]
    assert sizes == sorted(sizes, reverse=True)
    assert padding(dtype) == ""
    assert dtype.itemsize % 8 == 0


def test_padding_is_named_by_the_field_before_it() -> None:
    assert padding(np.dtype([("a", np.int8), ("b", np.int32)], align=True)) == "a"
    assert padding(np.dtype([("b", np.int32), ("a", np.int8)], align=True)) == "a"


def test_a_blank_record_has_no_pieces_and_the_default_rules() -> None:
    s = a_record().blank(3)
    assert (s.wide, s.own.tolist(), s.seats) == (0, [record.NONE] * 6, 3)
    assert a_record().rules_of(s) == {"loud": False, "pace": "slow", "first": "anyone"}


@pytest.mark.parametrize(
    "given", [{"loud": True, "pace": "quick", "first": 2}, {"loud": "on", "first": "2", "pace": "quick"}]
)
def test_house_rules_are_read_as_values_or_as_typed(given: dict[str, object]) -> None:
    assert a_record().rules_of(a_record().blank(3, given)) == {"loud": True, "pace": "quick", "first": 2}


@pytest.mark.parametrize(
    ("given", "complaint"),
    [
        ({"loud": "loudly"}, "option loud is 'loudly'; it may be off, on"),
        ({"first": 3}, "option first is '3'; it may be anyone, 0, 1, 2"),
        ({"colour": 1}, "no option is called 'colour'; there is loud, pace, first"),
    ],
)
def test_a_house_rule_out_of_range_is_refused_by_name(given: dict[str, object], complaint: str) -> None:
    with pytest.raises(ValueError, match=complaint):
        a_record().blank(3, given)


def test_a_loaded_record_is_a_copy_that_can_be_written() -> None:
    s = a_record().blank(2)
    content = s.tobytes()
    again = record.load(content, a_record().dtype)
    again.score = 7
    assert (s.score, content) == (0, s.tobytes())


def test_a_copy_shares_nothing_with_its_original() -> None:
    s = a_record().blank(2)
    other = record.copy(s)
    other.own[0] = 1
    assert s.own[0] == record.NONE


def test_a_piece_that_does_not_exist_is_refused_by_name() -> None:
    with pytest.raises(ValueError, match="no colour is called 'pink'"):
        COLOUR.number("pink")
    with pytest.raises(ValueError, match="no seat is called True"):
        SEAT.number(True)


def test_actions_are_numbered_range_by_range() -> None:
    actions = Actions(paint=COLOUR, stop=None, ask=SEAT)
    assert [actions.name(number) for number in (0, 2, 3, 4, 9)] == ["paint red", "paint blue", "stop", "ask 0", "ask 5"]
    assert (actions.number("paint  blue"), actions.start("ask"), len(actions)) == (2, 4, 10)
    with pytest.raises(ValueError, match="no action is called 'paint pink'"):
        actions.number("paint pink")


def test_an_unknown_game_is_refused_with_the_games_there_are() -> None:
    assert TOY.name in GAMES
    with pytest.raises(ValueError, match=r"no game is called 'chess'; there is .*toy"):
        find("chess")
