"""What each seat is sent: the one exit for everything that a table holds."""

from ludoteca.server import messages
from ludoteca.server.messages import Arrangement, SeatShown, Seen
from ludoteca.table.seats import Seat
from ludoteca.table.table import Table


def seen(table: Table, seat: int, *, mover: int | None = None, told: bool = False, undone: bool = False) -> Seen:
    """What lies before the seat; with what it noticed of the last move, if that is told."""
    glance = table.glance
    view, notes = table.position.sight(seat)
    return Seen(
        seat=seat,
        row=table.rows,
        deal=table.deals,
        notes=notes if told else [],
        mover=mover,
        undone=undone,
        view=view,
        legal=table.position.legal(seat) if seat in glance.to_act else [],
        can_take_back=table.can_take_back(seat),
        moment=table.moment,
        to_act=glance.to_act,
        over=glance.over,
        scores=glance.scores,
        ranks=glance.ranks,
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
