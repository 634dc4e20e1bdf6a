"""`python requirements/third_party.py FILE`: whose work the browser is sent and Python needs, with each licence."""

import json
import re
import sys
from importlib.metadata import Distribution, PackageNotFoundError, distribution
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parents[1]
BUILT = ROOT / "ludoteca/server/client/.vite"
LICENCE = re.compile(r"^(licen[cs]e|copying|notice|ofl)", re.IGNORECASE)
PINNED = re.compile(r"^([\w.-]+)==(\S+)", re.MULTILINE)
BUILDERS = {"rolldown", "vite"}  # leave a few lines of their own in what they build

HEAD = """\
Ludoteca is made with the work of others. Thank you!

Here is everything that the browser is sent, then everything that the Python package needs to run.
"""


class Part(NamedTuple):
    name: str
    version: str
    licence: str
    texts: list[str]

    def __str__(self) -> str:
        return "\n\n".join(["=" * 72, f"{self.name} {self.version}\n{self.licence}".strip(), *self.texts])


def read(path: str) -> dict[str, dict]:
    return json.loads((ROOT / path).read_text("utf-8"))


def package_of(path: str) -> str | None:
    """`../node_modules/@fontsource/andika/files/…` is a file of `@fontsource/andika`."""
    match = re.search(r".*node_modules/((?:@[^/]+/)?[^/]+)/", path)
    return match and match[1]


def bundled() -> set[str]:
    code = {each["name"] for each in json.loads((BUILT / "license.json").read_text("utf-8"))}
    files = {package_of(source) for source in json.loads((BUILT / "manifest.json").read_text("utf-8"))}
    return code | BUILDERS | files - {None}


def sent() -> list[Part]:
    locked = read("package-lock.json")["packages"]
    return [from_node(name, locked[f"node_modules/{name}"]) for name in sorted(bundled())]


def from_node(name: str, locked: dict) -> Part:
    if locked.get("dev") and name not in BUILDERS:
        raise SystemExit(f"{name} is sent to the browser: it belongs to the dependencies in package.json")
    folder = ROOT / "node_modules" / name
    texts = [file.read_text("utf-8") for file in sorted(folder.iterdir()) if LICENCE.match(file.name)]
    return Part(name, locked["version"], locked["license"], [own(text).strip() for text in texts])


def own(text: str) -> str:
    """Without the licences of what a builder itself is built from, which stays at home."""
    return re.split(r"\n#+ (?:Licenses of bundled|Third[- ]party)", text, maxsplit=1)[0]


def needed() -> list[Part]:
    pins = PINNED.findall((ROOT / "requirements/run.txt").read_text("utf-8"))
    return [part for name in sorted(dict(pins)) for part in from_python(name, [v for n, v in pins if n == name])]


def from_python(name: str, versions: list[str]) -> list[Part]:
    try:
        found = distribution(name)
    except PackageNotFoundError:
        return [Part(name, " or ".join(versions), "not needed on this system", [])]
    if found.version not in versions:
        raise SystemExit(f"{name} {found.version} is installed, locked is {' or '.join(versions)}")
    return [Part(name, found.version, licence(found), [text.strip() for text in texts(found)])]


def licence(found: Distribution) -> str:
    told = found.metadata.get("License-Expression") or found.metadata.get("License") or ""
    classes = [each for each in found.metadata.get_all("Classifier", []) if each.startswith("License")]
    return told.splitlines()[0] if told else ", ".join(each.split(" :: ")[-1] for each in classes)


def texts(found: Distribution) -> list[str]:
    folder = re.compile(r"\.dist-info/(licenses/|[^/]+$)")
    files = [file for file in found.files or () if folder.search(str(file)) and LICENCE.match(file.name)]
    return [file.read_text("utf-8") for file in sorted(files)]


def main(target: str) -> None:
    Path(target).write_text("\n\n".join([HEAD.strip(), *map(str, [*sent(), *needed()])]) + "\n", "utf-8")


if __name__ == "__main__":
    main(sys.argv[1])
