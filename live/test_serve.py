"""`ludoteca serve` at a terminal."""

import os
import socket
import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest

from live.people import Person, Server
from live.test_socket import play_to_the_end


def complaint(*options: str) -> str:
    command = [sys.executable, "-m", "ludoteca.cli", "serve", "--host", "127.0.0.1", "--port", "0", *options]
    ended = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)
    assert ended.returncode == 2
    assert ended.stdout == ""
    assert len(ended.stderr.splitlines()) == 1
    return ended.stderr


def test_a_port_that_is_taken_is_said_in_one_line(tmp_path: Path):
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        assert f"port {port}" in complaint("--data", str(tmp_path), "--port", str(port))


def test_a_place_that_is_no_folder_is_said_in_one_line(tmp_path: Path):
    (tmp_path / "file").write_text("")
    assert "file" in complaint("--data", str(tmp_path / "file"))


def test_a_folder_that_may_not_be_written_is_said_in_one_line():
    assert "/proc/ludoteca" in complaint("--data", "/proc/ludoteca")


def test_a_database_of_a_newer_version_is_named(tmp_path: Path):
    with sqlite3.connect(tmp_path / "ludoteca.sqlite3") as db:
        db.execute("PRAGMA user_version = 99")
    db.close()
    assert "newer Ludoteca (format 99" in complaint("--data", str(tmp_path))


def test_a_second_server_over_the_same_tables_is_refused(server: Server):
    assert "another Ludoteca is using it" in complaint("--data", str(server.data))


@pytest.mark.parametrize(
    "url", ["games.example.org", "ftp://x", "https://x/path", "https://x/?a", "https://", "http://[x"]
)
def test_a_public_address_that_is_none_is_refused(url: str, tmp_path: Path):
    assert "--public-url" in complaint("--data", str(tmp_path), "--public-url", url)


def test_all_of_the_network_is_told_the_way_and_how_to_stay_alone(tmp_path: Path):
    server = Server(tmp_path / "data", "--host", "0.0.0.0")
    server.stop()
    assert "http://" in server.log
    assert "--host 127.0.0.1" in server.log


def test_everybody_plays_on_while_the_rules_are_compiled_and_after(serve):
    server = serve(kernels="")
    anna = Person(server)
    anna.come(anna.open_table(seats=4))
    anna.listen(lambda told: told["is"] == "seen")
    while not is_compiled(server):
        assert play_to_the_end(anna) == 40
        assert anna.order("again")["is"] == "done"
    assert play_to_the_end(anna) == 40
    for seat in (1, 2, 3):
        assert anna.order("hand", seat=seat, robot="oskar")["is"] == "done"
    assert anna.order("again")["is"] == "done"
    assert play_to_the_end(anna) == 40
    assert server.complaints == ""
    assert server.stop() == 0


def is_compiled(server: Server) -> bool:
    return b'"compiled":true' in server.ask("/health")[1]


def test_a_stop_in_the_middle_of_compiling_ends_well(serve, tmp_path: Path):
    os.environ["NUMBA_CACHE_DIR"] = str(tmp_path / "cold")
    try:
        server = serve(kernels="")
    finally:
        del os.environ["NUMBA_CACHE_DIR"]
    assert not is_compiled(server)
    assert server.stop() == 0
    assert server.complaints == ""
