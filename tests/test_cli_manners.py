"""How the command behaves with odd files, closed pipes, small terminals and Ctrl-C."""

import os
import re
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest
from click.testing import CliRunner

from ludoteca.cli import main
from ludoteca.cli.files import MOST_BYTES
from ludoteca.engine import log
from ludoteca.lab import Match

LUDOTECA = [sys.executable, "-m", "ludoteca.cli"]


def files(folder: Path) -> dict[str, str]:
    """Each with what is wrong about it."""
    (folder / "picture.png").write_bytes(b"\x89PNG\r\n\x1a\n")
    (folder / "latin.json").write_bytes("{'Käfer': 1}".encode("latin-1"))
    (folder / "zeros.bin").write_bytes(b"\0" * 100)
    (folder / "empty").touch()
    with (folder / "huge").open("wb") as huge:
        huge.truncate(MOST_BYTES + 1)
    return {
        "": "Is a directory",
        "missing": "No such file",
        "picture.png": "not UTF-8",
        "latin.json": "not UTF-8",
        "zeros.bin": "line 1 is not JSON|this is no log",
        "empty": "",
        "huge": "larger than 16 MB",
    }


@pytest.mark.parametrize("command", ["replay", "scenario"])
@pytest.mark.parametrize("json_too", [[], ["--json"]])
def test_a_file_that_cannot_be_one_is_refused_by_its_name(command: str, json_too: list[str], tmp_path: Path) -> None:
    for name, wrong in files(tmp_path).items():
        result = CliRunner().invoke(main, [command, str(tmp_path / name), *json_too])
        assert (result.exit_code, result.stdout, result.stderr.count("\n")) == (2, "", 1)
        assert result.stderr.startswith(f"ludoteca: {tmp_path / name}: ")
        assert re.search(wrong, result.stderr)


@pytest.mark.skipif(not hasattr(os, "geteuid") or os.geteuid() == 0, reason="root may read everything")
def test_a_file_that_may_not_be_read_is_refused_by_its_name(tmp_path: Path) -> None:
    secret = tmp_path / "secret.log"
    secret.touch(mode=0)
    result = CliRunner().invoke(main, ["replay", str(secret)])
    assert (result.exit_code, result.stdout) == (2, "")
    assert "Permission denied" in result.stderr


@pytest.mark.parametrize("args", [["gmaes"], ["--gmaes"], ["--language", "tlh", "games"], ["games", "hearts"]])
def test_what_is_no_command_is_refused_in_one_line(args: list[str]) -> None:
    result = CliRunner().invoke(main, args)
    assert (result.exit_code, result.stdout, result.stderr.count("\n")) == (2, "", 1)


@pytest.mark.parametrize("args", [["--help"], ["games"], ["games", "--json"], ["simulate", "--help"]])
def test_a_pipe_that_closes_early_is_no_error(args: list[str]) -> None:
    reader, writer = os.pipe()
    os.close(reader)
    with os.fdopen(writer, "wb") as closed:
        result = subprocess.run([*LUDOTECA, *args], stdout=closed, stderr=subprocess.PIPE, text=True, check=False)
    assert (result.returncode, result.stderr) == (0, "")


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="there is no disk that is always full")
def test_a_full_disk_is_told_in_one_line() -> None:
    with Path("/dev/full").open("wb") as full:
        result = subprocess.run([*LUDOTECA, "games"], stdout=full, stderr=subprocess.PIPE, text=True, check=False)
    assert (result.returncode, result.stderr.count("\n")) == (2, 1)


def test_a_terminal_without_umlauts_gets_the_rest() -> None:
    env = os.environ | {"PYTHONIOENCODING": "iso8859-5"}
    command = [*LUDOTECA, "--language", "de", "games"]
    result = subprocess.run(command, capture_output=True, text=True, check=True, env=env)
    assert "f?r 2 bis 6 Personen" in result.stdout


@pytest.mark.skipif(sys.platform == "win32", reason="signals are sent otherwise there")
@pytest.mark.parametrize("seconds", [1, 4])
def test_ctrl_c_stops_a_simulation_with_one_line(seconds: int) -> None:
    command = [*LUDOTECA, "simulate", "hearts", "--games", "1000000000", "--json"]
    # A shell starts what runs in the background deaf to Ctrl-C, and that would be handed on.
    deaf = signal.signal(signal.SIGINT, signal.default_int_handler)
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as process:
        signal.signal(signal.SIGINT, deaf)
        time.sleep(seconds)
        process.send_signal(signal.SIGINT)
        stdout, stderr = process.communicate(timeout=60)
    assert (stdout, stderr) == ("", "ludoteca: stopped\n")
    assert process.returncode in (130, -signal.SIGINT)  # Python may end itself by the signal; a shell says 130 for both


def test_the_whole_way_of_a_log_through_files_and_pipes(tmp_path: Path) -> None:
    match = Match.new("hearts", 3, seed=5)
    while len(match.moves) < 6:
        seat = match.to_act[0]
        match.play(seat, match.legal(seat)[0])
    file = tmp_path / "game.log"
    file.write_text(log.write(match), "utf-8")
    by_name = subprocess.run([*LUDOTECA, "replay", str(file)], capture_output=True, text=True, check=True)
    with file.open() as stream:
        by_pipe = subprocess.run([*LUDOTECA, "replay", "-"], stdin=stream, capture_output=True, text=True, check=True)
    assert by_name.stdout == by_pipe.stdout
    assert by_name.stderr == by_pipe.stderr == ""
