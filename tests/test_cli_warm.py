"""`ludoteca warm`"""

import subprocess
import sys

import pytest
from click.testing import CliRunner, Result

from ludoteca.cli import main
from ludoteca.engine import kernel
from ludoteca.engine.game import GAMES


def warm() -> Result:
    return CliRunner(env={"LC_ALL": "C"}).invoke(main, ["warm"])


@pytest.mark.skipif(kernel.mode != "plain", reason="only plain kernels are never compiled")
def test_plain_kernels_need_no_warming() -> None:
    assert "nothing to compile" in warm().stdout


@pytest.mark.skipif(kernel.mode not in ("compiled", "checked"), reason="only where everything is compiled anyway")
def test_what_was_warmed_is_there_for_the_next_process() -> None:
    result = warm()
    assert result.exit_code == 0
    assert all(f"{game}: simulations …" in result.stdout for game in GAMES)
    command = [sys.executable, "-m", "ludoteca.cli", "--language", "en", "warm"]
    again = subprocess.run(command, capture_output=True, text=True, check=True)
    assert "Everything was there already" in again.stdout


@pytest.mark.skipif(kernel.mode not in ("compiled", "checked"), reason="only where everything is compiled anyway")
def test_nothing_is_left_to_compile_for_a_simulation_or_a_scenario() -> None:
    warm()
    script = (
        "from ludoteca.cli import main\n"
        "from ludoteca.engine.compiler import COMPILED\n"
        "try:\n    main(['simulate', 'hearts', '--games', '1', '--players', 'search,pip,greedy'])\n"
        "except SystemExit:\n    pass\n"
        "print([name for name, found in COMPILED if not found])"
    )
    result = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert result.stdout.splitlines()[-1] == "[]"
