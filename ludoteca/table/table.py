"""One live table: who sits there and the game before them.

`decide` (next door) says what an order makes happen; once that is stored, `apply` makes it so. Time and chance come
from outside.
"""

from collections import deque
from dataclasses import dataclass, field

import numpy as np

from ludoteca.engine import record, scenario, verbs
from ludoteca.engine.game import Game, find, never
from ludoteca.engine.position import LONGEST_PAUSE, Glance, Move, Position
from ludoteca.engine.record import TABLE
from ludoteca.engine.revealing import reveals
from ludoteca.table.events import Dealt, Event, Hurried, Moved, Planned, Row, Seated, TookBack
from ludoteca.table.orders import HouseRules
from ludoteca.table.refusal import Refusal
from ludoteca.table.seats import Seat

USUAL_PACE = 1200
REMEMBERED = 64  # orders that are answered when they come again, and not obeyed again


@dataclass
class Undo:
    """The position before the last move, for the seat that made it."""

    seat: int
    action: str
    state: np.record
    allowed: bool | None = None  # not looked at yet


@dataclass
class Table:
    game: Game
    position: Position = field(init=False)  # once the first game is dealt
    glance: Glance = field(init=False)  # at it
    seats: list[Seat] = field(default_factory=list)
    rules: HouseRules = field(default_factory=dict)
    next_seats: int = 0
    next_rules: HouseRules = field(default_factory=dict)
    pace: int = USUAL_PACE
    rows: int = 0  # of its log
    deals: int = 0
    moves: int = 0  # in this game
    taken_back: int = 0
    undo: Undo | None = None
    obeyed: deque[tuple[str, str]] = field(default_factory=lambda: deque(maxlen=REMEMBERED))
    since: int = 0  # when the last move was made
    opened: int = 0  # when the moment last rose

    @property
    def moment(self) -> str:
        """Names the decision that is open now; an answer to another one came too late."""
        return f"{self.deals}.{self.glance.moment}.{self.taken_back}"

    def seats_of(self, player: str) -> list[int]:
        return [at for at, seat in enumerate(self.seats) if seat.player == player]

    def robots_to_act(self) -> list[int]:
        return [at for at in self.glance.to_act if self.seats[at].robot]

    def can_take_back(self, seat: int) -> bool:
        undo = self.undo
        if undo is None or undo.seat != seat:
            return False
        if undo.allowed is None:
            undo.allowed = not reveals(undo.state, seat, self.game.actions.number(undo.action))
        return undo.allowed

    def due(self, ms: int) -> int | None:
        """Milliseconds until the table itself moves."""
        if self.game.due is never:
            return None
        wait, _ = verbs.due(self.position.state)
        return max(0, wait - max(0, ms - self.opened)) if wait else None

    def passed(self, ms: int) -> int:
        """Since the last move; a clock that was set back stands still."""
        return min(max(0, ms - self.since), LONGEST_PAUSE)

    def wake(self, ms: int) -> None:
        """The time that it slept does not count."""
        self.since = self.opened = ms

    def apply(self, row: Row, ms: int) -> None:
        for event in row.events:
            self._happen(event, ms)
        self.rows += 1
        if row.sender is not None and row.order:
            self.obeyed.append((row.sender, row.order))

    def lies(self, state: np.record) -> None:
        """This is what lies on it now."""
        self.position = Position(state)
        self.glance = self.position.glance()

    def _happen(self, event: Event, ms: int) -> None:
        match event:
            case Moved():
                self._move(event, ms)
            case TookBack():
                self._take_back()
            case Seated():
                self.seats = list(event.seats)
            case Planned():
                self.next_seats, self.next_rules = event.seats, event.rules
            case Hurried():
                self.pace = event.pace
            case Dealt():
                self._deal(event)
                self.since = self.opened = ms

    def _deal(self, event: Dealt) -> None:
        game = find(event.game)
        if (event.version, event.contents) != (game.info.version, game.contents):
            raise Refusal("older_rules")
        state = scenario.blank(event.start)
        verbs.deal(state)
        self.lies(state)
        self.rules = game.record.rules_of(state)
        self.next_seats, self.next_rules = event.seats, self.rules
        self.deals += 1
        self.moves, self.undo = 0, None

    def _move(self, event: Moved, ms: int) -> None:
        by_a_person = event.seat != TABLE and self.seats[event.seat].robot is None
        self.undo = Undo(event.seat, event.action, record.copy(self.position.state)) if by_a_person else None
        before = self.glance
        self.position.make(Move(event.seat, event.action, event.after))
        self.glance = self.position.glance()
        self.moves += 1
        self.since = ms
        if self.glance.moment != before.moment:
            self.opened = ms

    def _take_back(self) -> None:
        assert self.undo is not None, "nothing can be taken back"
        self.lies(self.undo.state)
        self.undo = None
        self.moves -= 1
        self.taken_back += 1
