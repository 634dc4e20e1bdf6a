"""Compiled rules are kept on disk, and an edited box is compiled again: that box and no other."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from ludoteca.engine import digest, kernel

pytestmark = pytest.mark.skipif(
    kernel.mode != "compiled", reason="starts compiled processes of its own, once is enough"
)

SCRIPT = """
import ludoteca.boxes, ludoteca.kit.toy
from ludoteca.engine import compiler
from ludoteca.engine.game import GAMES
from ludoteca.engine.match import Match

for name in ("hearts", "toy"):
    match = Match.new(name, 2, seed=1)
    match.legal(0)
    cards = len(match.view(0).hand)
    print(name, "found" if all(found for _, found in compiler.COMPILED) else "compiled", cards)
    compiler.COMPILED.clear()
"""


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the house that may be rebuilt."""
    copy = tmp_path_factory.mktemp("house")
    shutil.copytree(digest.PACKAGE, copy / "ludoteca", ignore=shutil.ignore_patterns("__pycache__"))
    return copy


def run(house: Path, script: str = SCRIPT, kernels: str = "compiled") -> list[str]:
    environment = os.environ | {"LUDOTECA_KERNELS": kernels, "PYTHONPATH": str(house)}
    done = subprocess.run(
        [sys.executable, "-c", script], cwd=house, env=environment, capture_output=True, text=True, check=True
    )
    return done.stdout.splitlines()


def edit(file: Path, old: str, new: str) -> None:
    text = file.read_text("utf-8")
    assert old in text
    file.write_text(text.replace(old, new), "utf-8")


def test_an_edit_is_seen_by_the_next_run_and_compiles_its_own_box_only(house: Path) -> None:
    hearts, toy = house / "ludoteca/boxes/hearts", house / "ludoteca/kit/toy"
    assert run(house) == ["hearts compiled 20", "toy compiled 3"]
    assert run(house) == ["hearts found 20", "toy found 3"]
    edit(hearts / "rules.py", "return CARDS // s.seats", "return CARDS // s.seats - 1")
    assert run(house) == ["hearts compiled 19", "toy found 3"]
    edit(hearts / "contents.toml", "[1, 2, 3, 4, 5, 6, 7, 8, 9, 10]", "[6, 7, 8, 9, 10]")
    assert run(house) == ["hearts compiled 9", "toy found 3"]
    edit(toy / "contents.toml", "14", "16")
    assert run(house) == ["hearts found 9", "toy compiled 3"]


def test_nobody_waits_for_the_compiler_before_speed_is_asked_for(house: Path) -> None:
    script = """
import sys
import ludoteca.boxes
from ludoteca.engine import kernel
from ludoteca.engine.match import Match

match = Match.new("hearts", 2, seed=1)
match.play(match.to_act[0], match.legal(match.to_act[0])[0])
print("numba" in sys.modules)
kernel.hurry()
match.play(match.to_act[0], match.legal(match.to_act[0])[0])
print("numba" in sys.modules, len(match.moves))
"""
    assert run(house, script, kernels="") == ["False", "True 2"]


def test_a_kernel_typed_at_a_prompt_runs_compiled(house: Path) -> None:
    script = """
import ludoteca.boxes
from ludoteca.engine.kernel import kernel

def double(number):
    return number * 2

print(kernel(double)(21))
"""
    assert run(house, script) == ["42"]


def test_a_broken_file_of_the_cache_is_compiled_again(house: Path) -> None:
    run(house)
    for file in house.rglob("*.nbc"):
        file.write_bytes(b"broken")
    assert run(house)[0].startswith("hearts compiled")


def test_old_versions_of_a_rule_do_not_pile_up(house: Path) -> None:
    run(house)
    before = len(list(house.rglob("*.nbc")))
    edit(house / "ludoteca/boxes/hearts/contents.toml", "jinx_points = 10", "jinx_points = 11")
    run(house)
    assert len(list(house.rglob("*.nbc"))) == before
