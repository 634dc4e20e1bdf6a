"""How many games the counted checks play, and from which seeds."""

import os
import secrets
import time
import tomllib
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

from ludoteca.engine import kernel

COUNTS = tomllib.loads((Path(__file__).parent / "tests/counts.toml").read_text("utf-8"))
PROOF = os.environ.get("LUDOTECA_COUNTS") == "proof"
FRESH = int(os.environ.get("LUDOTECA_SEED") or secrets.randbits(31))
SHARE = 1 if kernel.mode == "compiled" else 10  # uncompiled and with bounds checks, a tenth is played

settings.register_profile("ours", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("ours")


def pytest_report_header() -> str:
    return (
        f"kernels: {kernel.mode or 'plain until hurried'}; fresh seed: {FRESH}; counts: {'proof' if PROOF else 'test'}"
    )


@pytest.fixture(params=["fixed", "fresh"])
def seed(request: pytest.FixtureRequest) -> int:
    """Half of every count is played from a fixed seed, half from one drawn for this run."""
    return 1 if request.param == "fixed" else FRESH


@pytest.fixture
def count(request: pytest.FixtureRequest, capsys: pytest.CaptureFixture[str]) -> Iterator[Callable[[str], int]]:
    """The number of games, deals or positions that a counted check takes, for each of the two seeds."""
    asked: list[str] = []

    def look_up(name: str) -> int:
        full = COUNTS[name]["proof" if PROOF else "test"]
        number = max(full // 2 // (1 if PROOF else SHARE), 5)
        asked.append(f"{name}: {number}")
        return int(number)

    began = time.perf_counter()
    yield look_up
    if PROOF:
        with capsys.disabled():
            where = request.node.name
            print(f"\n{', '.join(asked)} in {where}, fresh seed {FRESH}, {time.perf_counter() - began:.1f} s")
