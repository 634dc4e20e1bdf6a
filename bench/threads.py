"""What a second thread gains, beside what a second process of a loop in C gains at the same time."""

import shutil
import subprocess
import time
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from tempfile import TemporaryDirectory

from bench.measure import Line, compared, in_turns, middle, times
from ludoteca.lab.simulate import simulate

GAMES = 150_000  # for each thread
COUNT = 1_000_000_000  # for each process
TURNS = 15
FREE = 1.6  # what the loop gains at least where two cores are free
WHAT = "two threads of random games, against one"


def lines() -> Iterator[Line]:
    compiler = shutil.which("cc")
    if not compiler:
        yield Line("threads", WHAT, verdict="no C compiler, not judged")
        return
    with TemporaryDirectory() as folder:
        loop = Path(folder, "counting")
        subprocess.run([compiler, "-O2", "-o", loop, Path(__file__).with_name("counting.c")], check=True)
        turns = in_turns(ours, lambda: theirs(loop), turns=TURNS)
    line = compared("threads", WHAT, turns, "processes counting in C", wanted=(0.85, 0.95), show=times)
    yield replace(line, verdict="machine busy, not judged") if middle(turns)[1] < FREE else line


def ours() -> float:
    return played(2) / played(1)


def played(threads: int) -> float:
    report = simulate("hearts", games=threads * GAMES, players=["random"] * 4, seed=1, threads=threads)
    return report.moves / report.seconds


def theirs(loop: Path) -> float:
    return counted(loop, 2) / counted(loop, 1)


def counted(loop: Path, processes: int) -> float:
    began = time.perf_counter()
    running = [subprocess.Popen([loop, str(COUNT)], stdout=subprocess.DEVNULL) for _ in range(processes)]
    for each in running:
        each.wait()
    return processes * COUNT / (time.perf_counter() - began)
