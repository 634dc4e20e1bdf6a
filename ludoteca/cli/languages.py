"""The languages on the shelf, and which one the person at the keyboard speaks."""

import os
from pathlib import Path

SHARED = Path(__file__).parent.parent / "engine" / "words"
LANGUAGES = tuple(sorted(file.stem for file in SHARED.glob("*.ftl")))


def spoken_here() -> str:
    """What the system was set to, if we have it; otherwise English."""
    said = next(filter(None, map(os.environ.get, ("LC_ALL", "LC_MESSAGES", "LANG"))), "")
    language = said.replace(".", "_").split("_")[0].lower()
    return language if language in LANGUAGES else "en"
