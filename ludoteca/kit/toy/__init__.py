"""The toy game, and how to make another one that differs in a part."""

from collections.abc import Iterator
from itertools import chain
from typing import Any

import msgspec
import numpy as np

from ludoteca.engine.bits import members
from ludoteca.engine.game import Game, Info, register
from ludoteca.engine.reading import Reading
from ludoteca.engine.record import NONE, Record
from ludoteca.kit.kernels import VERBS
from ludoteca.kit.toy import rules


class View(msgspec.Struct, frozen=True):
    seat: int | None
    hand: list[int]
    own_laid: int | None
    laid: list[bool]
    shown: list[int | None]
    asked: int
    tricks: int
    points: list[int]


def view(s: Reading, seat: int) -> View:
    seats = range(s.seats)
    sits = seat < s.seats
    return View(
        seat=seat if sits else None,
        hand=members(s.hands[seat]) if sits else [],
        own_laid=int(s.laid[seat]) if sits and s.laid[seat] != NONE else None,
        laid=[bool(s.laid[other] != NONE) for other in seats],
        shown=[int(s.shown[other]) if s.shown[other] != NONE else None for other in seats],
        asked=int(s.asked),
        tricks=int(s.tricks),
        points=[int(s.points[other]) for other in seats],
    )


def complaint(s: np.record) -> str:
    return next(complaints(s), "")


def complaints(s: np.record) -> Iterator[str]:
    seats = range(s.seats)
    held = [members(s.hands[seat]) + [int(s.laid[seat])] * bool(s.laid[seat] != NONE) for seat in seats]
    if sorted([*members(s.aside), *members(s.gone), int(s.well), *chain(*held)]) != list(range(rules.CARDS)):
        yield "a card is in two places or in none"
    if any(len(cards) != rules.HELD - s.tricks for cards in held):
        yield f"each seat has {rules.HELD - s.tricks} cards after {s.tricks} tricks"
    if s.asked == NONE:
        yield "nothing is asked for"
    for seat in seats:
        lacking = [parity for parity in (0, 1) if s.lacks[seat] >> parity & 1]
        if (lacking and not s.tricks) or any(card % 2 in lacking for card in held[seat]):
            yield f"seat {seat} has shown to lack what it holds, or before anything was laid"
        wanted = [card for card in held[seat] if card % 2 == s.asked]
        if wanted and s.laid[seat] not in (NONE, *wanted):
            yield f"seat {seat} has laid a card of the wrong kind"


def toy(name: str, *, fields: dict[str, Any] | None = None, **changed: Any) -> Game:
    """A game like the toy, with a record of its own."""
    parts: dict[str, Any] = {
        "info": Info(seats=(2, 4), longest=30, simultaneous=True),
        "record": Record(name, options=rules.OPTIONS, notes=10, **(fields or rules.FIELDS)),
        "actions": rules.ACTIONS,
        "notes": rules.NOTES,
        "reasons": rules.REASONS,
        "view": view,
        "complaint": complaint,
        "remembered": ("gone", "lacks", "well"),
    }
    return Game(name=name, **parts | {verb: getattr(rules, verb) for verb in VERBS} | changed)


TOY = toy("toy")
register(TOY)
