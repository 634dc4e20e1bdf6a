"""From the command to the first page, and whether anybody waits for a compiler at the tables."""

import json
import shutil
import time
from collections.abc import Iterator
from contextlib import chdir, contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

from bench.measure import Line, at_most, milliseconds, percentile
from bench.server import serving
from live.people import Person, Server

HERE = Path(__file__).parents[1]
FRESH, WARM = 10, 3  # seconds to the first page
WATCHED = 20  # seconds, at most, of compiling
LONG = 0.25  # seconds until an order is acknowledged
STARTS = 2


def lines() -> Iterator[Line]:
    with fresh_copy() as folder:
        yield from started([folder], "the very first time", FRESH)
    yield from started([HERE] * STARTS, "with warm caches", WARM)


def started(folders: list[Path], when: str, most: float) -> Iterator[Line]:
    pages, waits = zip(*(start(folder) for folder in folders), strict=True)
    yield at_most("first", f"first page, {when}", min(pages), most, show=lambda amount: f"{amount:.2f} s")
    best = min(waits, key=max)
    yield Line("first", "  moves while the rules are compiled, p50", milliseconds(percentile(best, 0.5)))
    yield Line("first", "  the same, p99", milliseconds(percentile(best, 0.99)))
    yield at_most("first", "  the same, the longest", max(best), LONG, show=milliseconds)


def start(folder: Path) -> tuple[float, list[float]]:
    """Seconds to the first page, and for each move of a person who plays until everything is compiled."""
    began = time.perf_counter()
    with TemporaryDirectory() as data, chdir(folder), serving(Path(data, "data"), kernels="") as server:
        status, page, _ = server.ask("/")
        assert status == 200
        assert page
        return time.perf_counter() - began, played(server)


def played(server: Server) -> list[float]:
    """Alone at a table, move after move; a little beyond the moment when everything is compiled."""
    anna, waits = Person(server), list[float]()
    code = anna.open_table(seats=3)
    anna.come(code)
    anna.listen(lambda told: told["is"] == "seen")
    ends = time.perf_counter() + WATCHED
    while time.perf_counter() < ends:
        if is_compiled(server):
            ends = min(ends, time.perf_counter() + 1)
        waits += move(anna)
    anna.leave()
    return waits


def move(anna: Person) -> list[float]:
    seen = anna.seen[0]
    if seen["over"]:
        anna.order("again")
    elif not seen["legal"]:
        anna.hear()
    else:
        began = time.perf_counter()
        anna.act(seen["legal"][0])
        return [time.perf_counter() - began]
    return []


def is_compiled(server: Server) -> bool:
    return bool(json.loads(server.ask("/health")[1])["compiled"])


@contextmanager
def fresh_copy() -> Iterator[Path]:
    """The package as it comes out of its box."""
    with TemporaryDirectory() as folder:
        shutil.copytree(HERE / "ludoteca", Path(folder, "ludoteca"), ignore=shutil.ignore_patterns("__pycache__"))
        yield Path(folder)
