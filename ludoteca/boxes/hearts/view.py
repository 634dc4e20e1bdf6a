"""What lies before a seat at a table of Hearts!."""

import msgspec
import numpy as np

from ludoteca.boxes.hearts.contents import CARDS
from ludoteca.boxes.hearts.rules import cards_each, held, over
from ludoteca.engine.bits import Numbers, members
from ludoteca.engine.kernel import kernel
from ludoteca.engine.reading import Reading
from ludoteca.engine.record import MOST_SEATS, NONE


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


@kernel
def counted(s: np.record, out: Numbers) -> None:
    """The cards that each seat holds, and behind them those put aside."""
    for seat in range(s.seats):
        out[seat] = held(s, seat)
    out[s.seats] = 0 if over(s) else CARDS - cards_each(s) * s.seats


def view(s: Reading, seat: int) -> View:
    seats, watching = s.seats, seat >= s.seats
    out = np.zeros(MOST_SEATS + 1, np.int64)
    counted(s.record, out)
    *hands, aside = out[: seats + 1].tolist()
    return View(
        seat=None if watching else seat,
        rounds=s.rounds,
        starter=s.starter,
        leader=s.leader,
        turn=None if s.turn == NONE or s.giving else s.turn,
        giving=bool(s.giving),
        hand=[] if watching else members(s.hands[seat]),
        given=members(s.given[seat]) if s.giving and not watching else [],
        chosen=list(s.chosen[:seats]) if s.giving else [0] * seats,
        held=hands,
        trick=[None if card == NONE else card for card in s.trick[:seats]],
        points=list(s.points[:seats]) if s.show_points else None,
        written=[list(row[:seats]) for row in s.written[: s.rounds]],
        totals=list(s.totals[:seats]),
        aside=aside,
    )
