"""Fingerprints of the sources that a compiled rule or a log was made from."""

import functools
import hashlib
from pathlib import Path

PACKAGE = Path(__file__).parent.parent
HOUSE = tuple(PACKAGE / room for room in ("engine", "bots", "lab"))
ASIDE = {"tests", "words", "web", "__pycache__"}


@functools.cache
def of(folder: Path) -> str:
    """Changes with any rule or table of contents in the folder."""
    files = [*folder.rglob("*.py"), *folder.rglob("*.toml")]
    kept = sorted(file for file in files if not ASIDE & set(file.relative_to(folder).parts))
    return short(*(file.read_bytes() for file in kept))


def short(*parts: bytes) -> str:
    whole = hashlib.sha256()
    for part in parts:
        whole.update(hashlib.sha256(part).digest())
    return whole.hexdigest()[:16]
