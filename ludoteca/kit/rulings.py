"""Rulings: each stands in the README of its box, and a test cites it."""

import re
from collections.abc import Iterator

from ludoteca.engine.game import Game

RULING = re.compile(r"\b([A-Z][a-z]?\d{1,2})\b")


def complaints(game: Game) -> Iterator[str]:
    stated = re.findall(
        r"^\* \*\*([A-Z][a-z]?\d{1,2})\*\*", (game.folder / "README.md").read_text("utf-8"), re.MULTILINE
    )
    if not stated:
        yield f"the README of {game.box} states no ruling"
    for ruling in {ruling for ruling in stated if stated.count(ruling) > 1}:
        yield f"the README of {game.box} states {ruling} twice"
    tests = {
        ruling
        for file in (game.folder / "tests").glob("test_*.py")
        for ruling in RULING.findall(file.read_text("utf-8"))
    }
    rules = {
        ruling
        for file in game.folder.glob("*.py")
        for ruling in RULING.findall("".join(comments(file.read_text("utf-8"))))
    }
    for ruling in stated:
        if ruling not in tests:
            yield f"no test of {game.box} cites {ruling}"
    for ruling in sorted(rules - set(stated)):
        yield f"the rules of {game.box} cite {ruling}, which its README does not state"


def comments(source: str) -> list[str]:
    return re.findall(r"#.*|\"\"\".*", source)
