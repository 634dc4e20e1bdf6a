"""Ours and a rival's measured in turns, since the speed of a shared machine drifts."""

import math
import time
from collections.abc import Callable, Sequence
from dataclasses import astuple, dataclass
from statistics import median

TURNS = 7
MISSED = "MISSED"
WIDTHS = (8, 46, 10, 10, 26, 8, 24, 0)

Turns = list[tuple[float, ...]]


@dataclass(frozen=True)
class Line:
    bench: str
    what: str
    ours: str = ""
    rival: str = ""
    name: str = ""  # and version of the rival
    ratio: str = ""
    wanted: str = ""
    verdict: str = ""

    def __str__(self) -> str:
        cells = zip(astuple(self), WIDTHS, strict=True)
        return "  ".join(f"{cell:{width}}" if width else cell for cell, width in cells).rstrip()


HEAD = Line("bench", "what", "ours", "rival's", "rival", "ratio", "wanted", "verdict")


def in_turns(*runs: Callable[[], float], turns: int = TURNS) -> Turns:
    """What each run returned, turn by turn; each runs once before, unmeasured."""
    for run in runs:
        run()
    return [tuple(run() for run in runs) for _ in range(turns)]


def middle(turns: Turns) -> list[float]:
    """The median of each run."""
    return [median(column) for column in zip(*turns, strict=True)]


def compared(
    bench: str,
    what: str,
    turns: Turns,
    name: str,
    *,
    rival: int = 1,
    wanted: tuple[float, float] | None = None,
    show: Callable[[float], str],
) -> Line:
    """The first run against a rival's: medians, and the median of the ratios within a turn."""
    medians, ratio = middle(turns), median(turn[0] / turn[rival] for turn in turns)
    told, verdict = judged(ratio, *wanted) if wanted else ("", "")
    return Line(bench, what, show(medians[0]), show(medians[rival]), name, f"{ratio:,.2f}", told, verdict)


def at_most(bench: str, what: str, amount: float, most: float, *, show: Callable[[float], str]) -> Line:
    verdict = MISSED if amount > most else "good"
    return Line(bench, what, show(amount), wanted=f"at most {show(most)}", verdict=verdict)


def judged(ratio: float, least: float, aim: float) -> tuple[str, str]:
    verdict = MISSED if ratio < least else "enough" if ratio < aim else "good"
    return f"at least {least:g}, aim {aim:g}", verdict


def percentile(amounts: Sequence[float], share: float) -> float:
    """The smallest that so many of them do not exceed."""
    return sorted(amounts)[math.ceil(share * len(amounts)) - 1]


def seconds(run: Callable[[], object]) -> float:
    """Of this thread on its core; what others do in between does not count."""
    began = time.thread_time()
    run()
    return time.thread_time() - began


def a_second(amount: float) -> str:
    return f"{amount / 1e6:.2f} M/s" if amount >= 1e6 else f"{amount / 1e3:.1f} k/s"


def milliseconds(amount: float) -> str:
    return f"{1000 * amount:.1f} ms"


def times(factor: float) -> str:
    return f"{factor:.2f} times"


def microseconds(amount: float) -> str:
    """What one takes, of so many a second."""
    return f"{1e6 / amount:.3f} us"
