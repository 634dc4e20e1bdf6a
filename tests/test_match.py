"""A match, its log and its scenarios, with the toy game."""

import json
from random import Random
from typing import Any

import pytest

from ludoteca.engine import log, scenario
from ludoteca.engine.log import BadLog
from ludoteca.engine.match import Match
from ludoteca.engine.position import Refused
from ludoteca.engine.scenario import BadScenario
from ludoteca.kit.positions import moved
from ludoteca.kit.toy import TOY


def played(seed: int = 5, **options: Any) -> Match:
    match = Match.new(TOY.name, 3, seed=seed, **options)
    list(moved(match, Random(seed)))
    return match


def test_several_seats_may_act_at_once_and_each_only_once() -> None:
    match = Match.new("toy", 3, seed=5)
    assert match.to_act == [0, 1, 2]
    match.play(1, match.legal(1)[0])
    assert match.to_act == [0, 2]
    assert match.why(1, "peek") == "not_your_turn"


def test_a_reason_says_what_it_is_about() -> None:
    match = Match.new("toy", 3, seed=5)
    reasons = {match.why(0, f"lay card-{value}") for value in range(14)}
    assert "not_held" in reasons
    assert match.why(0, "turn") == "the_table_turns"
    assert {reason.split()[0] for reason in reasons if reason} <= {"not_held", "must_lay"}


def test_the_table_moves_by_itself_when_it_is_due() -> None:
    match = Match.new("toy", 2, seed=5)
    assert match.wait() == 0
    for seat in (0, 1):
        match.play(seat, match.legal(seat)[0])
    assert (match.to_act, match.wait(), match.state.elapsed) == ([], 1000, 1000)
    assert match.notes(0)[0][0] == "turned"


def test_only_who_looks_learns_what_lies_in_the_well() -> None:
    match = Match.new("toy", 3, seed=5)
    match.play(1, "peek")
    assert [[note[0] for note in match.notes(seat)] for seat in (0, 1, 127)] == [
        ["peeked"],
        ["peeked", "saw"],
        ["peeked"],
    ]


@pytest.mark.parametrize(
    ("call", "complaint"),
    [
        (lambda match: match.play(0, "fly"), "no action is called 'fly'"),
        (lambda match: match.legal(3), "seat may be 0 to 2, not 3"),
        (lambda match: match.why(-1, "peek"), "seat may be 0 to 2, not -1"),
        (lambda match: match.view(4), "seat may be 0 to 2, not 4"),
        (lambda match: match.notes(64), "seat may be 0 to 2, not 64"),
        (lambda match: match.known("0"), "seat may be 0 to 2, not '0'"),
        (lambda match: match.why(0, None), "no action is called None"),
        (lambda match: match.play(0, "peek", after=-1), "milliseconds may be 0 to 1000000000, not -1"),
        (lambda match: Match.new("toy", 2, seed="abc"), "a seed may be 0 to 18446744073709551615, not 'abc'"),
        (lambda match: Match.new("toy", 5), "seats may be 2 to 4, not 5"),
        (lambda match: Match.new("toy", 2, loud=True), "no option is called 'loud'"),
        (lambda match: Match.new("chess"), "no game is called 'chess'"),
    ],
)
def test_a_call_that_makes_no_sense_is_refused_by_name(call: Any, complaint: str) -> None:
    match = Match.new("toy", 3, seed=5)
    before = match.state.tobytes()
    with pytest.raises(ValueError, match=complaint):
        call(match)
    assert (match.state.tobytes(), match.moves) == (before, [])


def test_a_refused_action_says_who_and_why_and_changes_nothing() -> None:
    match = Match.new("toy", 3, seed=5, peeking=False)
    before = match.state.tobytes()
    with pytest.raises(Refused, match="seat 0 may not peek: no_peeking") as refused:
        match.play(0, "peek")
    assert (refused.value.reason, match.state.tobytes(), match.moves) == ("no_peeking", before, [])


def test_a_log_replays_to_the_same_bytes_with_the_times_between_moves() -> None:
    match = Match.new("toy", 2, seed=5, people=[1])
    match.play(0, match.legal(0)[0], after=700)
    list(moved(match, Random(1)))
    again = log.read(log.write(match))
    assert again.state.tobytes() == match.state.tobytes()
    assert again.moves[0].after == 700


def test_a_log_can_begin_with_a_scenario() -> None:
    match = Match.at(Match.new("toy", 3, seed=9).position())
    list(moved(match, Random(1)))
    assert log.read(log.write(match)).state.tobytes() == match.state.tobytes()


def lines_of(match: Match) -> list[str]:
    return log.write(match).splitlines(keepends=True)


def sealed(lines: list[Any]) -> str:
    """Lines as if they had been written so."""
    check, text = "", ""
    for line in lines:
        check = log.check_of(check, json.dumps(line))
        text += f"{json.dumps(line)} {check}\n"
    return text


def contents_of(match: Match) -> list[Any]:
    return [json.loads(line.rpartition(" ")[0]) for line in lines_of(match)]


def test_a_log_cut_after_a_line_says_where() -> None:
    with pytest.raises(BadLog, match="the log is cut off after line 4"):
        log.read("".join(lines_of(played())[:4]))


def test_a_log_cut_within_a_line_says_where() -> None:
    text = "".join(lines_of(played())[:4])
    with pytest.raises(BadLog, match="line 4 is not as it was written: the log was cut or edited"):
        log.read(text[:-10])


def test_an_edited_log_says_where() -> None:
    lines = lines_of(played())
    lines[2] = lines[2].replace("card", "cart").replace("peek", "peep")
    with pytest.raises(BadLog, match="line 3 is not as it was written: the log was edited"):
        log.read("".join(lines))


@pytest.mark.parametrize("text", ["", "hello\n", "{}\n", "\x00\x01"])
def test_what_is_no_log_is_refused(text: str) -> None:
    with pytest.raises(BadLog):
        log.read(text)


@pytest.mark.parametrize(
    ("change", "complaint"),
    [
        ({"ludoteca_log": 2}, "line 1: this is no log of format 1"),
        ({"version": 7}, "line 1: this log is of version 7 of toy, not 1"),
        ({"contents": "0"}, "line 1: this log was played with other contents of toy"),
        ({"game": "chess"}, "line 1: no game is called 'chess'"),
        ({"seats": 9}, "line 1: seats may be 2 to 4, not 9"),
        ({"seed": "x"}, "line 1: a seed is up to 16 hexadecimal digits, not 'x'"),
        ({"options": {"loud": 1}}, "line 1: no option is called 'loud'"),
        ({"people": [4]}, "line 1: people may sit in 0 to 2, not 4"),
    ],
)
def test_a_log_of_something_else_is_refused_by_name(change: dict[str, Any], complaint: str) -> None:
    lines = contents_of(played())
    with pytest.raises(BadLog, match=complaint):
        log.read(sealed([lines[0] | change, *lines[1:]]))


ROWS = [[0, "turn", 0], [126, "turn", 0], [0, "peek"], "peek", [9, "peek", 0], [0, "fly", 0], None, [0, 7, 0]]


@pytest.mark.parametrize("row", [*ROWS, [0, "peek", -1], [0, "peek", 1 << 70], [True, "peek", 0]])
def test_a_log_with_a_move_that_cannot_be_is_refused_at_its_line(row: Any) -> None:
    lines = contents_of(played())
    with pytest.raises(BadLog, match="line 2: "):
        log.read(sealed([lines[0], row, *lines[2:]]))


def test_a_log_that_ends_otherwise_is_refused() -> None:
    lines = contents_of(played())
    with pytest.raises(BadLog, match="the game does not end as the log says"):
        log.read(sealed([*lines[:-1], lines[-1] | {"state": "0"}]))


def broken(**change: Any) -> dict[str, Any]:
    position = Match.new("toy", 2, seed=5).position()
    inner = {name: value for name, value in change.items() if name in scenario.positions(TOY.record.fields)}
    return position | {k: v for k, v in change.items() if k not in inner} | {"position": position["position"] | inner}


@pytest.mark.parametrize(
    ("wrong", "complaint"),
    [
        (broken(seats=7), "seats may be 2 to 4, not 7"),
        (broken(seats=True), "seats may be 2 to 4, not True"),
        (broken(colour=1), "a scenario has no 'colour'"),
        (broken(seed=" 0x1 "), "a seed is up to 16 hexadecimal digits, not ' 0x1 '"),
        (broken(people=[0.0]), "no seat is called 0.0"),
        (broken(seed=5), "a seed is up to 16 hexadecimal digits, not 5"),
        (broken(options={"peeking": "maybe"}), "option peeking is 'maybe'; it may be off, on"),
        (broken(people=[0, 0]), "0 is there twice"),
        (broken(hands=[["card-1"]]), "position, hands: a list of 2 is needed"),
        (broken(hands=[["card-1", "card-1"], []]), "position, hands: card-1 is there twice"),
        (broken(hands=[["card-99"], []]), "position, hands: no card is called 'card-99'"),
        (broken(hands=[7, []]), "position, hands: a list is needed, not 7"),
        (broken(peeked=[1, 0]), "position, peeked: true or false is needed, not 1"),
        (broken(tricks=200), "position, tricks: it may be 0 to 3, not 200"),
        (broken(tricks=1.5), "position, tricks: it may be 0 to 3, not 1.5"),
        (broken(well="card-99"), "position, well: no card is called 'card-99'"),
        (broken(hands=[["card-1"], ["card-2"]]), "contradicts itself: a card is in two places or in none"),
        ([], "a scenario is a table of names and values"),
        ({"game": "toy", "seats": 2}, "position is a table of names and values, not None"),
        ({"game": ["toy"], "seats": 2, "position": {}}, "no game is called"),
    ],
)
def test_a_scenario_that_cannot_be_is_refused_by_its_culprit(wrong: Any, complaint: str) -> None:
    with pytest.raises(BadScenario, match=complaint):
        scenario.load(wrong)


def test_a_scenario_that_is_no_json_says_where() -> None:
    with pytest.raises(BadScenario, match="line 2 is not JSON"):
        scenario.parse('{\n"game" "toy"}')


def test_a_scenario_leaves_out_what_is_blank() -> None:
    assert "shown" not in Match.new("toy", 2, seed=5).position()["position"]
