"""Moves a second that one server acknowledges, and how long people wait, at 200 tables of four."""

import json
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from typing import Any

from bench import fan_out
from bench.crowd import Played, Playing
from bench.measure import Line, a_second, at_most, compared, in_turns, middle, milliseconds
from live.people import Person, Server

TABLES = 200
TURNS, SECONDS = 3, 4
SLOW = 0.025  # seconds


def lines() -> Iterator[Line]:
    with (
        TemporaryDirectory() as folder,
        serving(Path(folder, "data")) as server,
        rival(Path(folder, "frames"), server) as (port, pid),
        Playing(server.port, server.process.pid, tables=TABLES) as ours,
        Playing(port, pid, tables=TABLES) as theirs,
    ):
        played: list[Played] = []
        turns = in_turns(lambda: rate(ours, played), lambda: rate(theirs, played), turns=TURNS)
        what = f"acknowledged moves, {TABLES} tables of 4"
        yield compared("server", what, turns, fan_out.NAME, wanted=(0.3, 0.3), show=a_second)
        yield from shares(played[2::2], played[3::2])
        half = middle(turns)[0] / 2
        calm = [ours.play(SECONDS, half) for _ in range(TURNS)]
    best = min(calm, key=lambda each: each.p99)
    what = f"  acknowledged at half of that, best of {TURNS}"
    yield Line("server", f"{what}, p50", milliseconds(best.p50))
    yield at_most("server", f"{what}, p99", best.p99, SLOW, show=milliseconds)


def shares(ours: list[Played], theirs: list[Played]) -> Iterator[Line]:
    """Of a processor, which no neighbour on the machine can take from them."""
    cost, rival = (median(each.cost / each.moves for each in run) for run in (ours, theirs))
    what, ratio = "  a processor, for each of them", f"{rival / cost:.2f}"
    yield Line("server", what, f"{1e6 * cost:.0f} us", f"{1e6 * rival:.0f} us", fan_out.NAME, ratio)
    busy, rival = (median(each.busy for each in run) for run in (ours, theirs))
    what = "  how busy the crowd itself was"
    yield Line("server", what, f"{100 * busy:.0f} %", f"{100 * rival:.0f} %", fan_out.NAME)


def rate(crowd: Playing, played: list[Played]) -> float:
    played.append(crowd.play(SECONDS))
    if played[-1].refused or played[-1].lost:
        raise SystemExit(f"not everybody could play: {played[-1]}")
    return played[-1].rate


@contextmanager
def serving(data: Path, *options: str, kernels: str = "compiled") -> Iterator[Server]:
    server = Server(data, *options, kernels=kernels)
    try:
        yield server
    finally:
        server.kill()


@contextmanager
def rival(file: Path, server: Server) -> Iterator[tuple[int, int]]:
    """Its port and process."""
    file.write_text(json.dumps(recorded(server)))
    command = [sys.executable, "-m", "bench.fan_out", str(file)]
    with subprocess.Popen(command, stdout=subprocess.PIPE) as process:
        assert process.stdout is not None
        try:
            yield int(process.stdout.readline()), process.pid
        finally:
            process.kill()


def recorded(server: Server) -> list[list[list[str]]]:
    """What each of four people is told after each order of a game, from the one that deals."""
    people = [Person(server) for _ in range(4)]
    code = people[0].open_table(seats=4)
    for person in people:
        person.come(code).order("sit")
    frames = [after(people, people[0], "again")]
    while not people[0].seen[0]["over"]:
        seat = people[0].seen[0]["to_act"][0]
        seen = people[seat].seen[seat]
        frames.append(after(people, people[seat], "act", seat=seat, moment=seen["moment"], action=seen["legal"][0]))
    for person in people:
        person.leave()
    return frames


def after(people: list[Person], who: Person, do: str, **about: Any) -> list[list[str]]:
    for person in people:
        person.heard.clear()
    done = who.order(do, **about)
    assert done["is"] == "done", done
    for person in people:
        while person.row < who.row:
            person.hear()
    return [[frame for frame in person.heard if '"is":"seen"' in frame or '"is":"table"' in frame] for person in people]
