"""What a browser is sent before the shelf stands, and what a board adds."""

import gzip
import json
from collections.abc import Iterator
from pathlib import Path

from bench.measure import MISSED, Line

CLIENT = Path(__file__).parents[1] / "ludoteca/server/client"
AIMS = {"shell": 120_000, "board": 60_000}
FONTS = ".woff2"


def sizes(box: str = "hearts", language: str = "de") -> dict[str, int]:
    """Bytes, compressed, without fonts; English is sent beside any other language."""
    manifest = json.loads((CLIENT / ".vite/manifest.json").read_text("utf-8"))
    spoken = tuple(f"{each}.ftl?raw" for each in ("en", language))
    first = [key for key in manifest if key.endswith(("index.html", *spoken))]
    shell = {"index.html"}.union(*(reached(manifest, key) for key in first))
    board = reached(manifest, f"../ludoteca/boxes/{box}/web/index.ts")
    return {"shell": compressed(shell), "board": compressed(board - shell)}


def reached(manifest: dict[str, dict], key: str) -> set[str]:
    """The files that come with a chunk."""
    part = manifest[key]
    own = {part["file"], *part.get("css", ()), *part.get("assets", ())}
    return own.union(*(reached(manifest, each) for each in part.get("imports", ())))


def compressed(files: set[str]) -> int:
    return sum(len(gzip.compress((CLIENT / file).read_bytes())) for file in files if not file.endswith(FONTS))


def lines() -> Iterator[Line]:
    for what, size in sizes().items():
        verdict = "good" if size < AIMS[what] else MISSED
        yield Line("client", what, f"{size / 1e3:.1f} kB", wanted=f"below {AIMS[what] / 1e3:g} kB", verdict=verdict)
