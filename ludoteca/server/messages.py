"""What goes over the wire. The client's types are made from these structs (`typescript.py`).

A socket says `Hello` first. Every order and question has an id; its answer carries it.
"""

from collections.abc import Sequence
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from ludoteca.table.orders import Animal, HouseRules, Id, Pace, Robot, SeatNumber, TableOrder, Word

Code = Literal[
    "malformed",  # no message of ours, or none for this place
    "too_many",  # messages, tables or guesses in too short a time
    "unknown_table",
    "older_rules",  # the table was begun by rules that are no longer here
    "table_full",
    "seat_taken",
    "animal_taken",
    "not_your_seat",
    "not_your_turn",
    "moved_on",  # the order answers a moment that is over
    "not_legal",  # the game's reason stands in `why`
    "nothing_to_take_back",
    "bad_rules",  # no such house rule, value or number of seats
    "wrong_door",  # this address is not one of ours
    "failed",  # a fault of ours; nothing has changed
]


class Asking(msgspec.Struct, kw_only=True, tag_field="do", tag=str.lower, forbid_unknown_fields=True):
    pass


class Hello(Asking):
    """Show me this table."""

    table: Word


class Pong(Asking):
    """Answers a `Ping`, with what the sender's own clock says."""

    at: float
    mine: float


class Why(Asking):
    """May this seat do that now, and if not, why?"""

    id: Id
    seat: SeatNumber
    action: Word


class Invite(Asking):
    """Give me the link to this table, and its picture."""

    id: Id


FromClient = TableOrder | Hello | Pong | Why | Invite


class Telling(msgspec.Struct, kw_only=True, tag_field="is", tag=str.lower):
    pass


class SeatShown(msgspec.Struct, kw_only=True):
    animal: Animal
    sitter: Literal["you", "person", "nobody"]  # whose seat it is
    robot: Robot | None  # who plays it, alone or in the sitter's place
    away: bool  # the sitter's connection is lost


class Arrangement(msgspec.Struct, kw_only=True):
    seats: int
    rules: HouseRules


class Table(Telling):
    """The table itself; sent whenever something about it changes."""

    code: str
    game: str
    seats: list[SeatShown]
    now: Arrangement  # of the game that is being played
    next: Arrangement  # of the next one
    pace: Pace
    started: bool  # somebody has moved


class Seen(Telling):
    """What lies before a seat, and what it noticed since the last one. `seat` is None for who only watches."""

    seat: SeatNumber | None
    row: int  # of the table's log; rises
    deal: int  # which game at this table
    moment: str
    notes: Sequence[Sequence[int | str]]  # of the last move, in order; empty when there is nothing to tell
    mover: int | None  # the seat that moved, if that is why this was sent
    undone: bool  # this was sent because a move was taken back
    view: Any
    legal: list[str]
    to_act: list[int]
    can_take_back: bool
    over: bool
    scores: list[int]
    ranks: list[int]


class Done(Telling):
    id: str


class Refused(Telling):
    id: str | None
    code: Code
    why: str | None = None  # the game's reason and what it is about: "must_follow suns"


class Because(Telling):
    """Answers `Why`; without a reason it may be done."""

    id: str
    why: str | None


class Invitation(Telling):
    id: str
    link: str
    qr: str  # a picture, as SVG
    reachable: bool  # from other devices


class Ping(Telling):
    at: float


FromServer = Table | Seen | Done | Refused | Because | Invitation | Ping


class NewTable(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """The body of `POST /api/tables`."""

    game: Word
    seats: Annotated[int, Meta(ge=1, le=6)] | None = None
    rules: HouseRules = {}
    pace: Pace | None = None
    animal: Animal | None = None


class TableCode(msgspec.Struct, kw_only=True):
    code: str


class Unfinished(msgspec.Struct, kw_only=True):
    """One of the answers to `GET /api/tables`: the tables where one sits."""

    code: str
    game: str
    animals: list[Animal]
    over: bool


class Problem(msgspec.Struct, kw_only=True):
    """What is answered over HTTP instead."""

    code: Code
