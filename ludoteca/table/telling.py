"""The last game of a table as a match, from its rows."""

from collections.abc import Iterable

from ludoteca.engine import log
from ludoteca.engine.match import Match
from ludoteca.engine.position import Move
from ludoteca.table.events import Dealt, Moved, Row, TookBack


def told_again(rows: Iterable[Row]) -> Match:
    """Without the moves that were taken back."""
    moves: list[Move] = []
    for event in (event for row in rows for event in row.events):
        match event:
            case Dealt():
                deal, moves = event, []
            case Moved():
                moves.append(Move(event.seat, event.action, event.after))
            case TookBack():
                moves.pop()
    match_ = Match.started(deal.start)
    for move in moves:
        log.make(match_, move)
    return match_
