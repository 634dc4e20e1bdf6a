"""The wheel alone, in an empty environment: what `pip install ludoteca` gives."""

import os
import re
import subprocess
import sys
import sysconfig
import venv
from collections.abc import Callable
from pathlib import Path
from zipfile import ZipFile

import pytest

from live.people import Person, Server
from ludoteca.engine import kernel

ROOT = Path(__file__).parents[1]
CLIENT = "ludoteca/server/client"
HERE = {name: value for name, value in os.environ.items() if not name.startswith("PYTHON")}

pytestmark = pytest.mark.skipif(kernel.mode != "compiled", reason="a wheel is the same with all kernels")


def python(*args: str, **how: str | Path) -> str:
    run = subprocess.run([sys.executable, "-m", *args], capture_output=True, text=True, **how)
    assert not run.returncode, run.stderr
    return run.stdout


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("wheel")
    python("hatchling", "build", "--target", "wheel", "--directory", str(folder), cwd=ROOT)
    (built,) = folder.glob("*.whl")
    return built


@pytest.fixture(scope="module")
def elsewhere(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An environment with our wheel, which finds all it needs where these tests do, but not our sources."""
    home = tmp_path_factory.mktemp("elsewhere")
    venv.create(home, symlinks=True)
    interpreter = home / Path(sys.executable).relative_to(sys.prefix)
    python("pip", "--quiet", "--python", str(interpreter), "install", "--no-deps", "--no-index", str(wheel))
    (packages,) = home.glob(f"**/{Path(sysconfig.get_path('purelib')).name}")
    (packages / "needed.pth").write_text(sysconfig.get_path("purelib"), "utf-8")
    return interpreter.parent


@pytest.fixture(scope="module")
def run(elsewhere: Path) -> Callable[..., str]:
    def command(*args: str) -> str:
        ran = subprocess.run([elsewhere / args[0], *args[1:]], capture_output=True, text=True, cwd=elsewhere, env=HERE)
        assert not ran.returncode, ran.stderr
        return ran.stdout

    return command


def test_the_package_is_taken_from_the_wheel(run: Callable[..., str], elsewhere: Path) -> None:
    where = Path(run("python", "-c", "import ludoteca; print(ludoteca.__path__[0])").strip())
    assert elsewhere.parent in where.parents


def test_the_command_knows_its_version(run: Callable[..., str], wheel: Path) -> None:
    assert run("ludoteca", "--version").split()[-1] == wheel.name.split("-")[1]


def test_the_command_finds_the_games_and_their_words(run: Callable[..., str]) -> None:
    assert "Hearts! (hearts), for 2 to 6 players" in run("ludoteca", "--language", "en", "games")


def test_the_command_serves_all_pages_and_tables_without_node_and_make(
    elsewhere: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PATH", str(elsewhere))
    server = Server(tmp_path / "data", python=str(elsewhere / "python"))
    try:
        status, page, _ = server.ask("/")
        assets = re.findall(r'"\./(assets/[^"]+)"', page.decode())
        assert (status, len(assets)) == (200, len(set(assets)))
        assert {server.ask(f"/{asset}")[0] for asset in assets} == {200}
        assert b"Andika" in server.ask("/third-party.txt")[1]
        anna = Person(server)
        assert anna.come(anna.open_table()).table["game"] == "hearts"
        anna.leave()
        assert server.stop() == 0
    finally:
        server.kill()


def test_the_wheel_holds_the_client_as_it_was_built(wheel: Path) -> None:
    client = ROOT / CLIENT
    built = {file.relative_to(ROOT).as_posix() for file in client.rglob("*") if file.is_file()}
    assert f"{CLIENT}/index.html" in built, "`make client` builds it"
    assert {name for name in ZipFile(wheel).namelist() if name.startswith(CLIENT)} == {
        name for name in built if ".vite" not in name
    }


def test_the_wheel_holds_all_words_rules_and_contents(wheel: Path) -> None:
    sources = [
        file.relative_to(ROOT) for file in (ROOT / "ludoteca").rglob("*") if file.suffix in (".ftl", ".md", ".toml")
    ]
    left_at_home = {"web", "tests"}
    wanted = {file.as_posix() for file in sources if not left_at_home & set(file.parts)}
    assert wanted <= set(ZipFile(wheel).namelist())


def test_tests_and_the_sources_of_the_client_stay_at_home(wheel: Path) -> None:
    folders = {part for name in ZipFile(wheel).namelist() for part in name.split("/")[:-1]}
    assert not folders & {"tests", "web", ".vite", "__pycache__"}
