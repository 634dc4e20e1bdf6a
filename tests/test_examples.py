"""What the documentation shows is what happens."""

import doctest
import re
import shlex
from pathlib import Path

import pytest
from click.testing import CliRunner

from ludoteca.cli import main
from ludoteca.cli.serve import command as serve
from ludoteca.engine import kernel

ROOT = Path(__file__).parent.parent


def test_every_example_of_the_notebook_page_works() -> None:
    result = doctest.testfile(str(ROOT / "docs/notebook.md"), module_relative=False, optionflags=doctest.ELLIPSIS)
    assert result.attempted > 20
    assert result.failed == 0


def commands() -> list[str]:
    """The `ludoteca` lines of README and CONTRIBUTING that need nothing else."""
    text = "".join((ROOT / page).read_text("utf-8") for page in ("README.md", "CONTRIBUTING.md"))
    return re.findall(r"^(?:\.venv/bin/)?ludoteca (.*)$", text, re.MULTILINE)


def test_the_pages_show_commands() -> None:
    assert len(commands()) >= 3


@pytest.mark.parametrize("line", commands())
def test_every_command_of_the_pages_works(line: str) -> None:
    few = re.sub(r"--games [\d_]+", "--games 2", line)
    if kernel.mode == "plain":
        few = few.replace("oskar", "greedy")  # who would think for hours
    if line.startswith("serve"):
        serve.make_context("serve", shlex.split(line)[1:])  # it would not end
        return
    result = CliRunner().invoke(main, shlex.split(few))
    assert result.exit_code == 0, result.output
