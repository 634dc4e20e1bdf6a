"""The toy game, and how to make another one that differs in a part."""

from typing import Any

import msgspec
import numpy as np

from ludoteca.engine.bits import bit, members
from ludoteca.engine.game import Game, Info, register
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


def view(s: np.record, seat: int) -> View:
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
    piles = [int(s.aside), int(s.gone), bit(s.well)]
    piles += [int(s.hands[seat]) for seat in range(s.seats)]
    piles += [bit(s.laid[seat]) for seat in range(s.seats) if s.laid[seat] != NONE]
    if sum(len(members(pile)) for pile in piles) != rules.CARDS or sum(piles) != rules.DECK:
        return "a card is in two places or in none"
    return ""


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
