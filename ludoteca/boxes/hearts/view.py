"""What lies before a seat at a table of Hearts!."""

import msgspec
import numpy as np

from ludoteca.boxes.hearts.contents import CARDS
from ludoteca.boxes.hearts.rules import cards_each, held, over
from ludoteca.engine.bits import members
from ludoteca.engine.record import NONE


class View(msgspec.Struct, frozen=True):
    """Cards, seats and points as numbers; what is not there is None."""

    seat: int | None
    rounds: int  # finished
    starter: int
    leader: int
    turn: int | None
    giving: bool
    hand: list[int]
    given: list[int]  # chosen for the next seat, until they are passed on
    chosen: list[int]
    held: list[int]
    trick: list[int | None]
    points: list[int] | None  # None where the house does not show them
    written: list[list[int]]
    totals: list[int]
    aside: int


def view(s: np.record, seat: int) -> View:
    seats = range(s.seats)
    watching = seat >= s.seats
    return View(
        seat=None if watching else seat,
        rounds=int(s.rounds),
        starter=int(s.starter),
        leader=int(s.leader),
        turn=None if s.turn == NONE or s.giving else int(s.turn),
        giving=bool(s.giving),
        hand=[] if watching else members(s.hands[seat]),
        given=members(s.given[seat]) if s.giving and not watching else [],
        chosen=[int(s.chosen[other]) if s.giving else 0 for other in seats],
        held=[int(held(s, other)) for other in seats],
        trick=[None if s.trick[other] == NONE else int(s.trick[other]) for other in seats],
        points=[int(s.points[other]) for other in seats] if s.show_points else None,
        written=[[int(s.written[finished, other]) for other in seats] for finished in range(s.rounds)],
        totals=[int(s.totals[other]) for other in seats],
        aside=0 if over(s) else int(CARDS - cards_each(s) * s.seats),
    )
