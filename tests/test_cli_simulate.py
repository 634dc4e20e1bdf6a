"""`ludoteca simulate`"""

import json
from typing import Any

import pytest
from click.testing import CliRunner, Result

from ludoteca.bots.characters import CHARACTERS
from ludoteca.cli import main

TWO = ("simulate", "hearts", "--seats", "2", "--games", "3", "--seed", "7")


def ludoteca(*args: str) -> Result:
    return CliRunner(env={"LC_ALL": "C"}).invoke(main, args)


def report(*args: str) -> dict[str, Any]:
    result = ludoteca(*args, "--json")
    assert result.exit_code == 0, result.stderr
    content: dict[str, Any] = json.loads(result.stdout)
    return content


def players(content: dict[str, Any]) -> list[str]:
    return [seat["player"] for seat in content["seats"]]


def test_json_is_one_report_and_nothing_else() -> None:
    result = ludoteca(*TWO, "--json")
    content = json.loads(result.stdout)
    names = "game seed games moves seconds moves_per_second threads seats length"
    assert list(content) == names.split()
    assert list(content["seats"][0]) == ["player", "mean", "low", "high", "wins"]
    assert (content["game"], content["seed"], content["games"]) == ("hearts", 7, 3)
    assert (content["moves"], content["length"]) == (240, {"median": 80, "p90": 80})
    assert result.stdout.count("\n") == 1
    assert result.stderr == ""


def test_a_seed_plays_the_same_games_on_any_number_of_threads() -> None:
    one, two = (report(*TWO, "--threads", threads, "--players", "random") for threads in ("1", "2"))
    assert (one["threads"], two["threads"]) == (1, 2)
    for differs in ("seconds", "moves_per_second", "threads"):
        one.pop(differs), two.pop(differs)
    assert one == two


def test_another_seed_plays_other_games() -> None:
    seeds = [report(*TWO[:-2], "--players", "random", "--seed", seed)["seats"] for seed in ("1", "2")]
    assert seeds[0] != seeds[1]


def test_without_a_seed_one_is_drawn_and_told() -> None:
    seeds = {report("simulate", "hearts", "--games", "1", "--seats", "2")["seed"] for _ in range(2)}
    assert len(seeds) == 2


def test_every_player_sits_where_it_was_named() -> None:
    assert players(report(*TWO, "--players", "random,greedy")) == ["random", "greedy"]
    assert players(report(*TWO, "--players", " pip , tilda")) == ["pip", "tilda"]


def test_one_player_named_sits_on_every_seat() -> None:
    assert players(report(*TWO, "--players", "random")) == ["random", "random"]


def test_the_players_named_say_how_many_seats_there_are() -> None:
    names = ["random", "greedy", "random"]
    assert players(report("simulate", "hearts", "--games", "1", "--players", ",".join(names))) == names


def test_house_rules_are_played() -> None:
    assert report(*TWO, "--option", "passing=on")["moves"] == 240 + 3 * 2 * 6  # three cards from each in every round
    assert report(*TWO, "--option", "passing=true")["moves"] == 276
    assert report(*TWO, "--option", "first=1", "--option", "next_leader=running_total")["games"] == 3


def test_people_read_a_table_by_seat() -> None:
    result = ludoteca(*TWO, "--players", "random,greedy", "--threads", "1")
    assert result.exit_code == 0
    for line in ("Player 1   random", "Player 2   greedy", "3 games, 240 moves.", "on 1 thread,", "The seed was 7."):
        assert line in result.stdout
    assert result.stderr == ""


def test_people_read_it_in_their_language() -> None:
    result = CliRunner().invoke(main, ["--language", "de", *TWO])
    assert "Spieler 2   greedy" in result.stdout
    assert "3 Spiele, 240 Züge." in result.stdout


@pytest.mark.parametrize("player", CHARACTERS)
def test_every_robot_is_named_where_one_asks_for_help(player: str) -> None:
    assert player in ludoteca("simulate", "--help").stdout


@pytest.mark.parametrize(
    ("args", "culprit"),
    [
        (["hartz"], "'hartz'"),
        ([], "GAME"),
        (["hearts", "--games", "0"], "--games"),
        (["hearts", "--games", "-3"], "--games"),
        (["hearts", "--games", "many"], "'many'"),
        (["hearts", "--games", "9" * 30], "--games"),
        (["hearts", "--threads", "0"], "--threads"),
        (["hearts", "--threads", "1000000"], "--threads"),
        (["hearts", "--seed", "-1"], "--seed"),
        (["hearts", "--seed", str(1 << 63)], "--seed"),
        (["hearts", "--seats", "1"], "--seats: hearts is for 2 to 6 players, not 1"),
        (["hearts", "--seats", "7"], "--seats: hearts is for 2 to 6 players, not 7"),
        (["hearts", "--seats", "0"], "--seats: hearts is for 2 to 6 players, not 0"),
        (["hearts", "--players", ",".join(["random"] * 7)], "--players: hearts is for 2 to 6 players, not 7"),
        (["hearts", "--seats", "3", "--players", "random,greedy"], "2 players are named, but --seats is 3"),
        (["hearts", "--players", "random,gredy"], "'gredy'"),
        (["hearts", "--players", "random,"], "''"),
        (["hearts", "--option", "colour=red"], "'colour'"),
        (["hearts", "--option", "seed=3"], "'seed'"),
        (["hearts", "--option", "first=6"], "option first is '6'"),
        (["hearts", "--seats", "2", "--option", "first=2"], "option first is '2'"),
        (["hearts", "--option", "passing=perhaps"], "option passing is 'perhaps'"),
        (["hearts", "--option", "passing"], "--option passing"),
        (["hearts", "--option", "passing=on", "--option", "passing=off"], "passing is set twice"),
        (["hearts", "--gmaes", "3"], "--gmaes"),
        (["hearts", "extra"], "extra"),
    ],
)
@pytest.mark.parametrize("json_too", [[], ["--json"]])
def test_bad_input_is_refused_in_one_line_that_names_it(args: list[str], json_too: list[str], culprit: str) -> None:
    result = ludoteca("simulate", *args, *json_too)
    assert (result.exit_code, result.stdout, result.stderr.count("\n")) == (2, "", 1)
    assert culprit in result.stderr
