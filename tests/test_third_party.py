"""Nobody whose work we pass on is forgotten in third-party.txt."""

import json
import re
from importlib.metadata import distribution, requires
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from ludoteca.engine import kernel

ROOT = Path(__file__).parents[1]
CLIENT = ROOT / "ludoteca/server/client"
FONTS_AND_SOUNDS = {".woff", ".woff2", ".ttf", ".otf", ".mp3", ".ogg", ".wav", ".m4a", ".opus", ".flac", ".webm"}

pytestmark = pytest.mark.skipif(kernel.mode != "compiled", reason="the client is the same with all kernels")


@pytest.fixture(scope="module")
def thanked() -> str:
    file = CLIENT / "third-party.txt"
    assert file.exists(), "`make client` writes it"
    return file.read_text("utf-8")


def named(text: str) -> set[str]:
    """The names that stand below the lines."""
    return set(re.findall(r"^={72}\n\n(\S+ \S+)$", text, re.MULTILINE))


def in_node(package: str) -> str:
    about = json.loads((ROOT / "node_modules" / package / "package.json").read_text("utf-8"))
    return f"{about['name']} {about['version']}"


def package_of(module: str) -> str | None:
    """Modules that a builder makes up are called `\\0vite/…`."""
    match = re.match(r"(?:.*node_modules/|\0)((?:@[^/]+/)?[^/]+)/", module)
    return match and match[1]


def in_the_bundle() -> set[str]:
    chunks = json.loads((CLIENT / ".vite/modules.json").read_text("utf-8"))
    return {package for modules in chunks.values() for package in map(package_of, modules) if package}


def needed(package: str, so_far: set[str]) -> set[str]:
    """What the package needs on this system, and what that needs."""
    wanted = [Requirement(line) for line in requires(package) or ()]
    names = {canonicalize_name(each.name) for each in wanted if not each.marker or each.marker.evaluate({"extra": ""})}
    for name in names - so_far:
        so_far = needed(name, so_far | {name})
    return so_far


def test_every_package_in_the_bundle_is_named(thanked: str) -> None:
    assert "svelte" in in_the_bundle()
    assert {in_node(package) for package in in_the_bundle()} <= named(thanked)


def test_every_package_that_the_wheel_needs_is_named(thanked: str) -> None:
    packages = needed("ludoteca", set())
    assert {"llvmlite", "starlette", "h11"} <= packages
    assert {f"{package} {distribution(package).version}" for package in packages} <= named(thanked)


def test_every_font_and_sound_is_named(thanked: str) -> None:
    manifest = json.loads((CLIENT / ".vite/manifest.json").read_text("utf-8"))
    sources = {entry["file"]: entry["src"] for entry in manifest.values() if "src" in entry}
    files = [file.relative_to(CLIENT).as_posix() for file in CLIENT.rglob("*") if file.suffix in FONTS_AND_SOUNDS]
    assert files
    for file in files:
        package = package_of(sources.get(file, ""))
        assert package, f"{file} comes from no package: say in third_party.py whose it is"
        assert in_node(package) in named(thanked)


@pytest.mark.parametrize("text", ["SIL OPEN FONT LICENSE", "LLVM Exceptions", "Svelte Contributors"])
def test_licences_are_given_in_full(thanked: str, text: str) -> None:
    assert text in thanked
