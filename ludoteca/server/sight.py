"""What each seat is sent: the one exit for everything that a table holds."""

from typing import NamedTuple

from ludoteca.server import messages
from ludoteca.server.messages import Arrangement, SeatShown, Seen
from ludoteca.table.seats import Seat
from ludoteca.table.table import Table


class Common(NamedTuple):
    """What is the same for all."""

    moment: str
    to_act: list[int]
    over: bool
    scores: list[int]
    ranks: list[int]


def common(table: Table) -> Common:
    position = table.position
    scores, ranks = position.standing()
    return Common(table.moment, position.to_act, position.over, scores, ranks)


def seen(
    table: Table,
    seat: int,
    shared: Common | None = None,
    *,
    mover: int | None = None,
    told: bool = False,
    undone: bool = False,
) -> Seen:
    """What lies before the seat; with what it noticed of the last move, if that is told."""
    shared = shared or common(table)
    view, notes = table.position.sight(seat)
    return Seen(
        seat=seat,
        row=table.rows,
        deal=table.deals,
        notes=[list(note) for note in notes] if told else [],
        mover=mover,
        undone=undone,
        view=view,
        legal=table.position.legal(seat) if seat in shared.to_act else [],
        can_take_back=table.can_take_back(seat),
        **shared._asdict(),
    )


def table(code: str, table: Table, player: str | None, present: frozenset[str]) -> messages.Table:
    return messages.Table(
        code=code,
        game=table.game.name,
        seats=[shown(seat, player, present) for seat in table.seats],
        now=Arrangement(seats=len(table.seats), rules=table.rules),
        next=Arrangement(seats=table.next_seats, rules=table.next_rules),
        pace=table.pace,
        started=table.moves > 0,
    )


def shown(seat: Seat, player: str | None, present: frozenset[str]) -> SeatShown:
    own = seat.player is not None and seat.player == player
    return SeatShown(
        animal=seat.animal,
        sitter="you" if own else "person" if seat.player else "nobody",
        robot=seat.robot,
        away=seat.player is not None and seat.player not in present,
    )
