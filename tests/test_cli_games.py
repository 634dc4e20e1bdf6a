"""`ludoteca`, and `ludoteca games`"""

import json
import os
import subprocess
import sys

import pytest
from click.testing import CliRunner, Result

from ludoteca.cli import ABOUT, main

ENGLISH = {"LC_ALL": "C", "LC_MESSAGES": None, "LANG": None}


def ludoteca(*args: str, **env: str | None) -> Result:
    return CliRunner(env=ENGLISH | env).invoke(main, args)


def test_json_names_every_game_with_its_seats_and_options() -> None:
    (hearts,) = [game for game in json.loads(ludoteca("games", "--json").stdout) if game["id"] == "hearts"]
    assert list(hearts) == ["id", "box", "seats", "options"]
    assert hearts["box"] == "hearts"
    assert hearts["seats"] == [2, 6]
    options = {option["name"]: option for option in hearts["options"]}
    seats = {"name": "first", "type": "seat", "values": ["people", "random", 0, 1, 2, 3, 4, 5], "default": "people"}
    assert options["first"] == seats
    assert options["passing"] == {"name": "passing", "type": "switch", "values": [False, True], "default": False}
    rounds = ["last_round", "running_total"]
    assert options["next_leader"] == {
        "name": "next_leader",
        "type": "choice",
        "values": rounds,
        "default": "last_round",
    }


def test_people_read_a_table_with_every_house_rule() -> None:
    shown = ludoteca("games").stdout
    assert "Hearts! (hearts), for 2 to 6 players" in shown
    for option in ("first", "next_leader", "passing", "shoot_the_moon", "show_points"):
        assert option in shown


@pytest.mark.parametrize(
    "env", [{"LC_ALL": "de_DE.UTF-8"}, {"LC_ALL": None, "LANG": "de_AT"}, {"LC_ALL": "", "LANG": "de"}]
)
def test_the_language_of_the_system_is_spoken(env: dict[str, str | None]) -> None:
    assert "für 2 bis 6 Personen" in ludoteca("games", **env).stdout


@pytest.mark.parametrize("env", [{"LC_ALL": "POSIX"}, {"LC_ALL": "tlh_QO.UTF-8"}, {"LC_ALL": "de", "LANG": "en"}])
def test_a_language_that_is_asked_for_goes_before_that_of_the_system(env: dict[str, str]) -> None:
    assert "for 2 to 6 players" in CliRunner(env=env).invoke(main, ["--language", "en", "games"]).stdout
    assert "für 2 bis 6 Personen" in CliRunner(env=env).invoke(main, ["--language", "de", "games"]).stdout


def test_a_language_that_we_do_not_have_becomes_english() -> None:
    assert "for 2 to 6 players" in ludoteca("games", LC_ALL="tlh_QO.UTF-8").stdout


def test_without_a_command_it_tells_which_there_are() -> None:
    for args in ((), ("--help",), ("-h",)):
        result = ludoteca(*args)
        assert result.exit_code == 0
        assert all(name in result.stdout for name in ABOUT)


@pytest.mark.parametrize("command", ABOUT)
def test_every_command_explains_itself_with_an_example(command: str) -> None:
    result = ludoteca(command, "--help")
    assert result.exit_code == 0
    assert f"Example: ludoteca {command}" in " ".join(result.stdout.split())


@pytest.mark.parametrize("command", ["games", "simulate", "replay", "scenario"])
def test_every_json_is_explained_and_only_ever_grows(command: str) -> None:
    assert "Append-only" in ludoteca(command, "--help").stdout


def test_the_version_is_that_of_the_package() -> None:
    from importlib.metadata import version

    assert ludoteca("--version").stdout == f"ludoteca {version('ludoteca')}\n"


@pytest.mark.parametrize("args", [["--help"], ["--version"], []])
def test_help_comes_without_loading_anything_heavy(args: list[str]) -> None:
    script = (
        "import sys\nfrom ludoteca.cli import main\n"
        f"try:\n    main({args})\nexcept SystemExit:\n    pass\n"
        "print([name for name in ('numpy', 'numba', 'rich', 'fluent', 'msgspec') if name in sys.modules])"
    )
    result = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert result.stdout.splitlines()[-1] == "[]"


def test_looking_at_games_compiles_nothing() -> None:
    script = (
        "import sys\nfrom ludoteca.cli import main\n"
        "try:\n    main(['games'])\nexcept SystemExit:\n    pass\n"
        "print('numba' in sys.modules)"
    )
    result = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert result.stdout.splitlines()[-1] == "False"


def test_it_runs_as_a_module_too() -> None:
    command = [sys.executable, "-m", "ludoteca.cli", "games", "--json"]
    result = subprocess.run(command, capture_output=True, text=True, check=True, env=os.environ | {"LC_ALL": "C"})
    assert "hearts" in [game["id"] for game in json.loads(result.stdout)]
