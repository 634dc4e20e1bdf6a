"""`ludoteca replay`"""

import json
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from ludoteca.cli import main
from ludoteca.engine import log
from ludoteca.lab import Match


def ludoteca(*args: str, text: str | bytes | None = None) -> Result:
    return CliRunner(env={"LC_ALL": "C"}).invoke(main, args, input=text)


def lowest_first(match: Match, moves: int = 1000) -> Match:
    """Whoever may act does the first thing that is legal."""
    while not match.over and len(match.moves) < moves:
        seat = match.to_act[0]
        match.play(seat, match.legal(seat)[0], after=1500)
    return match


def signed(*lines: object) -> str:
    """A log with sound checks, whatever it says."""
    check, text = "", ""
    for line in lines:
        written = line if isinstance(line, str) else json.dumps(line, separators=(",", ":"))
        check = log.check_of(check, written)
        text += f"{written} {check}\n"
    return text


@pytest.fixture(scope="module")
def game() -> Match:
    return lowest_first(Match.new("hearts", 2, seed=11))


def test_a_game_is_told_move_by_move(game: Match) -> None:
    shown = ludoteca("replay", "-", text=log.write(game)).stdout
    lines = shown.splitlines()
    assert lines[0] == "Hearts!"
    assert "Round 1 begins" in lines[2]
    assert lines[3].startswith(" 1  Player ")
    assert any(line.startswith("80  Player ") for line in lines)
    assert shown.count(" takes the trick") == 40
    assert shown.count(" writes down ") == 4


def test_the_score_sheet_adds_up(game: Match) -> None:
    lines = ludoteca("replay", "-", text=log.write(game)).stdout.splitlines()
    rounds = [[int(cell) for cell in line.split()[2:]] for line in lines if line.startswith("round ")]
    assert [sum(points) for points in rounds] == [19, 19]
    (total,) = [[int(cell) for cell in line.split()[1:]] for line in lines if line.startswith("total ")]
    assert total == [sum(points) for points in zip(*rounds, strict=True)] == game.scores
    assert lines[-1] in ("Player 1 wins.", "Player 2 wins.", "Player 1, Player 2 win together.")


def test_a_log_shows_even_what_was_done_in_secret() -> None:
    match = lowest_first(Match.new("hearts", 2, seed=3, passing=True), moves=6)
    shown = ludoteca("replay", "-", text=log.write(match)).stdout
    assert "Pass on three cards before each round: yes" in shown
    assert "1  Player 1: pass on " in shown
    assert "Everybody passes three cards to the left." in shown
    assert "Player 1 passes on " in shown
    assert "Player 2 passes on " in shown
    assert shown.endswith("The game is not over yet.\n")


def test_a_game_is_told_in_german_too(game: Match) -> None:
    shown = CliRunner().invoke(main, ["--language", "de", "replay", "-"], input=log.write(game)).stdout
    assert "nimmt den Stich" in shown
    assert "Runde 2" in shown


def test_json_holds_the_moves_and_the_result(game: Match, tmp_path: Path) -> None:
    file = tmp_path / "game.log"
    file.write_text(log.write(game), "utf-8")
    content = json.loads(ludoteca("replay", str(file), "--json").stdout)
    assert list(content) == ["game", "seats", "options", "moves", "over", "scores", "ranks"]
    assert (content["game"], content["seats"], content["over"]) == ("hearts", 2, True)
    assert content["options"]["passing"] is False
    first = game.moves[0]
    assert content["moves"][0] == {"seat": first.seat, "action": first.action, "after": 1500}
    assert len(content["moves"]) == 80
    assert (content["scores"], content["ranks"]) == (game.scores, game.ranks)


def test_a_game_that_began_from_a_position_is_told_from_there(game: Match) -> None:
    middle = lowest_first(Match.new("hearts", 2, seed=11), moves=79)
    last = lowest_first(Match.at(middle.position()))
    shown = ludoteca("replay", "-", text=log.write(last)).stdout
    assert len(last.moves) == 1
    assert "1  Player" in shown


@pytest.mark.parametrize("json_too", [[], ["--json"]])
def test_a_log_that_was_cut_or_edited_is_refused(game: Match, json_too: list[str]) -> None:
    text = log.write(game)
    lines = text.splitlines(keepends=True)
    for broken, culprit in {
        "": "this is no log",
        "".join(lines[:-1]): "cut off after line 81",
        text[:-9]: "line 82",
        "".join([*lines[:5], *lines[6:]]): "line 6",
        text.replace("1500", "1501", 1): "line 2",
        '{"ludoteca_log":1}\n': "line 1",
    }.items():
        result = ludoteca("replay", "-", *json_too, text=broken)
        assert (result.exit_code, result.stdout, result.stderr.count("\n")) == (2, "", 1)
        assert culprit in result.stderr


def test_a_log_that_was_made_up_is_refused(game: Match) -> None:
    begin = {"ludoteca_log": 1, "version": 1, "contents": game.game.contents, **game.start}
    end = {"moves": 1, "state": "0"}
    for lines in (
        [[], end],
        ["[" * 100_000, end],
        ["{", end],
        [begin, [0, 5, 0], end],
        [begin, [0, "fly", 0], end],
        [begin, [9, "play hearts-1", 0], end],
        [begin, [0, "play hearts-1", 10**30], end],
        [begin, end],
        [begin | {"game": "hartz"}, end],
        [begin | {"game": []}, end],
        [begin | {"version": 99}, end],
        [begin | {"contents": "other"}, end],
        [begin | {"options": {"games": 1}}, end],
        [{"ludoteca_log": 1, "game": "hearts"}, end],
    ):
        result = ludoteca("replay", "-", text=signed(*lines))
        assert (result.exit_code, result.stdout, result.stderr.count("\n")) == (2, "", 1)
        assert result.stderr.startswith("ludoteca: -: ")
