"""`ludoteca scenario`"""

import json
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner, Result

from ludoteca.cli import main

ROUND = "play clovers-4", "play clovers-9", "play hearts-10", "play clovers-2"
HANDS = [
    ["clovers-4", "clovers-10", *(f"suns-{rank}" for rank in range(1, 9))],
    ["clovers-9", "clovers-8", *(f"stars-{rank}" for rank in range(1, 9))],
    ["hearts-10", *(f"hearts-{rank}" for rank in range(1, 6)), "suns-9", "suns-10", "stars-9", "stars-10"],
    ["clovers-2", *(f"clovers-{rank}" for rank in (1, 3, 5, 6, 7)), *(f"hearts-{rank}" for rank in range(6, 10))],
]


def ludoteca(*args: str, text: str | bytes | None = None) -> Result:
    return CliRunner(env={"LC_ALL": "C"}).invoke(main, args, input=text)


@pytest.fixture
def file(tmp_path: Path) -> str:
    return written(tmp_path, {"hands": HANDS, "leader": 0, "turn": 0, "starter": 0})


def written(folder: Path, position: dict[str, Any], **more: Any) -> str:
    path = folder / "trick.json"
    path.write_text(json.dumps({"game": "hearts", "seats": 4, "position": position} | more), "utf-8")
    return str(path)


def do(*deeds: str) -> list[str]:
    return [word for deed in deeds for word in ("--do", deed)]


def facts(*args: str) -> dict[str, Any]:
    result = ludoteca("scenario", *args, "--json")
    assert (result.exit_code, result.stderr) == (0, "")
    content: dict[str, Any] = json.loads(result.stdout)
    return content


def test_clover_9_takes_the_trick_with_the_jinx_for_10_points(file: str) -> None:
    after = facts(file, *do(*ROUND))
    assert after["to_act"] == [1]
    assert after["notes"] == [["played", 3, "clovers-2"], ["took", 1, 10]]
    assert after["view"]["points"] == [0, 10, 0, 0]
    shown = ludoteca("scenario", file, *do(*ROUND)).stdout
    assert "Player 2 takes the trick and gets 10 points." in shown


def test_who_acts_may_be_named(file: str) -> None:
    named = [f"{seat}: {deed}" for seat, deed in enumerate(ROUND)]
    assert facts(file, *do(*named)) == facts(file, *do(*ROUND))


def test_json_tells_all_there_is_to_know(file: str) -> None:
    content = facts(file, *do("play clovers-4"))
    names = "game seats seat view to_act legal refused notes over scores ranks position"
    assert list(content) == names.split()
    assert (content["game"], content["seats"], content["seat"]) == ("hearts", 4, 1)
    assert content["legal"] == ["play clovers-8", "play clovers-9"]
    assert content["refused"]["play stars-1"] == "must_follow clovers"
    assert content["refused"]["play hearts-1"] == "not_in_hand"
    assert len(content["legal"]) + len(content["refused"]) == 80
    assert content["notes"] == [["played", 0, "clovers-4"]]
    assert (content["over"], content["scores"], content["ranks"]) == (False, [0] * 4, [1] * 4)


def test_the_position_can_be_loaded_again(file: str, tmp_path: Path) -> None:
    before = facts(file, *do(*ROUND[:2]))
    again = tmp_path / "again.json"
    again.write_text(json.dumps(before["position"]), "utf-8")
    after = facts(str(again))
    assert after | {"notes": before["notes"]} == before


def test_a_scenario_comes_in_by_the_pipe(file: str) -> None:
    by_pipe = ludoteca("scenario", "-", "--json", text=Path(file).read_text("utf-8"))
    assert json.loads(by_pipe.stdout) == facts(file)


def test_any_seat_can_be_looked_from(file: str) -> None:
    content = facts(file, "--seat", "2")
    assert content["seat"] == 2
    assert (content["legal"], set(content["refused"].values())) == ([], {"not_your_turn"})
    shown = ludoteca("scenario", file, "--seat", "2").stdout
    assert "What Player 3 (seat 2) sees:" in shown
    assert "the jinx" in shown
    assert "clovers" not in shown.partition("may not do")[0]


def test_a_refused_card_is_told_with_the_reason(file: str) -> None:
    shown = ludoteca("scenario", file, *do("play clovers-4")).stdout
    assert "play clovers-9  play the 9 of clovers" in shown
    assert "play the 8 of stars: This trick began with clovers." in shown
    assert "play the 1 of hearts and 29 more: You do not have this card." in shown


def test_it_is_all_told_in_german_too(file: str) -> None:
    shown = CliRunner().invoke(main, ["--language", "de", "scenario", file, *do(*ROUND)]).stdout
    assert "Spieler 2 nimmt den Stich und bekommt 10 Punkte." in shown
    assert "die Hexe" in shown


def test_points_that_the_house_does_not_show_are_not_told(tmp_path: Path) -> None:
    position = {"hands": HANDS, "leader": 0, "turn": 0, "starter": 0}
    hidden = written(tmp_path, position, options={"show_points": False})
    assert facts(hidden, *do(*ROUND))["view"]["points"] is None
    assert "points in this round" not in ludoteca("scenario", hidden, *do(*ROUND)).stdout


def test_a_game_that_is_over_is_told_with_the_winners(tmp_path: Path) -> None:
    rounds = [[19, 0, 0, 0], [0, 19, 0, 0], [0, 0, 19, 0], [0, 0, 19, 0]]
    sheet = {"written": rounds, "totals": [19, 19, 38, 0], "rounds": 4, "chapter": 4}
    everything = [f"{suit}-{rank}" for suit in ("hearts", "suns", "clovers", "stars") for rank in range(1, 11)]
    over = written(tmp_path, sheet | {"gone": everything, "tricks": 10, "starter": 0})
    content = facts(over)
    assert (content["over"], content["seat"], content["to_act"]) == (True, 0, [])
    assert content["ranks"] == [2, 2, 4, 1]
    assert set(content["refused"].values()) == {"game_over"}
    assert "Player 4 wins." in ludoteca("scenario", over).stdout
    assert "game_over" in ludoteca("scenario", over, *do("play hearts-1")).stderr


def test_when_several_may_act_somebody_must_be_named(tmp_path: Path) -> None:
    position = {"hands": HANDS, "leader": 0, "turn": 0, "starter": 0, "giving": True}
    giving = written(tmp_path, position, options={"passing": True})
    result = ludoteca("scenario", giving, *do("give clovers-4"))
    assert (result.exit_code, result.stdout) == (2, "")
    assert "seats 0, 1, 2, 3 may act now" in result.stderr
    assert facts(giving, *do("2: give hearts-10"), "--seat", "2")["view"]["given"] == [9]


@pytest.mark.parametrize(
    ("args", "culprit"),
    [
        (["--seat", "4"], "--seat: seat may be 0 to 3, not 4"),
        (["--seat", "-1"], "--seat"),
        (["--seat", "two"], "'two'"),
        (do("play suns-9"), "seat 0 may not play suns-9: not_in_hand (You do not have this card.)"),
        (do("3: play clovers-2"), "seat 3 may not play clovers-2: not_your_turn (It is not your turn yet.)"),
        (do("play clovers-4", "play stars-1"), "seat 1 may not play stars-1: must_follow clovers"),
        (do("4: play clovers-2"), "seat may be 0 to 3, not 4"),
        (do("fly"), "--do 'fly': no action is called 'fly'"),
        (do(""), "--do ''"),
        (do("1:"), "--do '1:'"),
        (["--doo", "fly"], "--doo"),
    ],
)
@pytest.mark.parametrize("json_too", [[], ["--json"]])
def test_bad_input_is_refused_in_one_line_that_names_it(
    file: str, args: list[str], json_too: list[str], culprit: str
) -> None:
    result = ludoteca("scenario", file, *args, *json_too)
    assert (result.exit_code, result.stdout, result.stderr.count("\n")) == (2, "", 1)
    assert culprit in result.stderr


def test_a_heart_cannot_be_led_before_one_was_taken(tmp_path: Path) -> None:
    begins = written(tmp_path, {"hands": HANDS, "leader": 2, "turn": 2, "starter": 2})
    result = ludoteca("scenario", begins, *do("play hearts-10"))
    assert "hearts_not_broken (Nobody has taken a heart yet." in result.stderr


@pytest.mark.parametrize(
    ("text", "culprit"),
    [
        ("", "line 1 is not JSON"),
        ("{\n", "line 2 is not JSON"),
        ("null", "a scenario is a table"),
        ("[" * 100_000, "-: "),
        ("9" * 10_000, "-: "),
        ('{"game": []}', "-: "),
        ('{"game": "hartz"}', "'hartz'"),
        ('{"game": "hearts"}', "seats"),
        ('{"game": "hearts", "seats": 7}', "seats may be 2 to 6, not 7"),
        ('{"game": "hearts", "seats": 4, "colour": 1}', "'colour'"),
        ('{"game": "hearts", "seats": 4, "options": {"first": 4}, "position": {}}', "option first is '4'"),
        ('{"game": "hearts", "seats": 4, "position": {"hand": []}}', "'hand'"),
        ('{"game": "hearts", "seats": 4, "position": {"leader": 9}}', "position, leader"),
        ('{"game": "hearts", "seats": 4, "position": {}}', "contradicts itself"),
    ],
)
def test_a_broken_scenario_is_refused_in_one_line(text: str, culprit: str) -> None:
    result = ludoteca("scenario", "-", text=text)
    assert (result.exit_code, result.stdout, result.stderr.count("\n")) == (2, "", 1)
    assert culprit in result.stderr
    assert len(result.stderr) < 500
