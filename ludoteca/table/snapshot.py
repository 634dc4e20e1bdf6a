"""A table as bytes, so that it can sleep without being told anew from its first row."""

from collections import deque

import msgspec

from ludoteca.engine import record
from ludoteca.engine.game import Game, find
from ludoteca.table.orders import HouseRules
from ludoteca.table.refusal import Refusal
from ludoteca.table.seats import Seat
from ludoteca.table.table import REMEMBERED, Table, Undo


class Snapshot(msgspec.Struct, frozen=True, kw_only=True):
    game: str
    version: int
    contents: str
    state: bytes
    undo: tuple[int, str, bytes] | None
    seats: list[Seat]
    rules: HouseRules
    next_seats: int
    next_rules: HouseRules
    pace: int
    rows: int
    deals: int
    moves: int
    taken_back: int
    obeyed: list[tuple[str, str]]


def asleep(table: Table) -> bytes:
    undo = table.undo
    return msgspec.msgpack.encode(
        Snapshot(
            game=table.game.name,
            version=table.game.info.version,
            contents=table.game.contents,
            state=table.position.state.tobytes(),
            undo=None if undo is None else (undo.seat, undo.action, undo.state.tobytes()),
            obeyed=list(table.obeyed),
            **{name: getattr(table, name) for name in AS_THEY_ARE},
        )
    )


def awake(content: bytes) -> Table:
    """Refused if the rules have changed since."""
    kept = msgspec.msgpack.decode(content, type=Snapshot)
    game = rules_of(kept)
    table = Table(game, **{name: getattr(kept, name) for name in AS_THEY_ARE})
    table.lies(record.load(kept.state, game.record.dtype))
    if kept.undo:
        seat, action, state = kept.undo
        table.undo = Undo(seat, action, record.load(state, game.record.dtype))
    table.obeyed = deque(kept.obeyed, REMEMBERED)
    return table


def rules_of(kept: Snapshot) -> Game:
    try:
        game = find(kept.game)
    except ValueError:
        raise Refusal("older_rules") from None
    if (kept.version, kept.contents) != (game.info.version, game.contents) or len(
        kept.state
    ) != game.record.dtype.itemsize:
        raise Refusal("older_rules")
    return game


AS_THEY_ARE = ("seats", "rules", "next_seats", "next_rules", "pace", "rows", "deals", "moves", "taken_back")
