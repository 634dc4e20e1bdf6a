"""How late the server gets to a person while robots think at 20 tables."""

import math
import os
import re
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from itertools import cycle
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from bench.crowd import Playing, Wish
from bench.measure import Line, at_most, milliseconds, percentile
from bench.server import serving
from live.people import Person, Server

TABLES = 20
SECONDS, BEAT = 8, 0.03
LATE = 0.01  # seconds
SLOWEST = 10_000  # milliseconds for a robot's move
ASKED: dict[str, dict[str, Any]] = {"why": {"seat": 0, "action": "play hearts-1"}, "hurry": {"pace": SLOWEST}}
BUCKET = re.compile(r'^ludoteca_loop_lag_seconds_bucket\{le="([^"]+)"\} (\S+)', re.MULTILINE)

Waits = dict[str, list[float]]


def lines() -> Iterator[Line]:
    with TemporaryDirectory() as folder, serving(Path(folder, "data")) as server:
        anna = Person(server)
        anna.come(anna.open_table(seats=4, pace=SLOWEST))
        calm, _ = watched(server, anna)
        with neighbours():
            calm_beside, _ = watched(server, anna)
        with Playing(server.port, server.process.pid, tables=TABLES, people=1, robot="oskar") as crowd:
            crowd.play(1)
            yield from measured(server, anna, crowd, calm, most=LATE)
            with neighbours():
                yield from measured(server, anna, crowd, calm_beside, most=math.inf)
        anna.leave()


def measured(server: Server, anna: Person, crowd: Playing, calm: Waits, most: float) -> Iterator[Line]:
    crowd.begin(Wish(SECONDS))
    busy, late = watched(server, anna)
    played = crowd.end()
    where = "" if math.isfinite(most) else ", busy machine"
    yield Line("lag", f"{TABLES} people with 3 oskars each{where}", f"{played.rate:.0f} moves/s")
    yield judged("the server's own loop, p99 not above", late, most)
    yield beside("a question answered, p99", busy["why"], calm["why"], most)
    yield beside("an order stored and acknowledged, p99", busy["hurry"], calm["hurry"], math.inf)


def judged(what: str, amount: float, most: float) -> Line:
    if math.isinf(most):
        return Line("lag", f"  {what}", milliseconds(amount))
    return at_most("lag", f"  {what}", amount, most, show=milliseconds)


def beside(what: str, busy: list[float], calm: list[float], most: float) -> Line:
    """Next to what it takes while no robot thinks."""
    ours, rival = percentile(busy, 0.99), percentile(calm, 0.99)
    line = judged(what, ours, most)
    return replace(line, rival=milliseconds(rival), name="nobody thinks", ratio=f"{ours / rival:,.2f}")


@contextmanager
def neighbours() -> Iterator[None]:
    """As many programs that never rest as the machine has processors."""
    busy = [subprocess.Popen([sys.executable, "-c", "while True: pass"]) for _ in range(os.cpu_count() or 1)]
    try:
        yield
    finally:
        for each in busy:
            each.kill()
            each.wait()


def watched(server: Server, anna: Person) -> tuple[Waits, float]:
    """How long she waited for each answer, and what 99 of 100 beats of the loop were not later than."""
    before, waits = buckets(server), {what: list[float]() for what in ASKED}
    asking, ends = cycle(ASKED), time.perf_counter() + SECONDS
    while (began := time.perf_counter()) < ends:
        what = next(asking)
        anna.order(what, **ASKED[what])
        waits[what].append(time.perf_counter() - began)
        time.sleep(BEAT)
    counts = {most: count - before[most] for most, count in buckets(server).items()}
    return waits, min(most for most, count in counts.items() if count >= 0.99 * counts[math.inf])


def buckets(server: Server) -> dict[float, float]:
    """How often the loop was at most so many seconds late."""
    return {float(most): float(count) for most, count in BUCKET.findall(server.ask("/metrics")[1].decode())}
