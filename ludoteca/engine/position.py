"""A state of a game, and what can be asked of it and done to it by name."""

import functools
from dataclasses import dataclass
from typing import Any, NamedTuple

import numpy as np

from ludoteca.engine import record, scenario, verbs
from ludoteca.engine.bits import members
from ludoteca.engine.game import Game, game_of
from ludoteca.engine.reading import Reading
from ludoteca.engine.record import MOST_SEATS, SPECTATOR, TABLE

LONGEST_PAUSE = 1_000_000_000  # milliseconds, some eleven days
Note = tuple[int | str, ...]  # what happened, and what it is about


@dataclass(frozen=True)
class Move:
    seat: int  # or TABLE
    action: str
    after: int = 0  # milliseconds since the move before


class Refused(ValueError):
    """An action that the rules do not allow now; nothing has changed."""

    def __init__(self, seat: int, action: str, reason: str) -> None:
        super().__init__(f"seat {seat} may not {action}: {reason}")
        self.reason = reason


class Glance(NamedTuple):
    moment: int
    to_act: list[int]
    over: bool
    scores: list[int]
    ranks: list[int]


@dataclass(repr=False)
class Position:
    state: np.record

    @property
    def game(self) -> Game:
        return game_of(self.state)

    @functools.cached_property
    def seats(self) -> int:
        return int(self.state.seats)

    @property
    def over(self) -> bool:
        return verbs.over(self.state)

    @property
    def to_act(self) -> list[int]:
        return members(verbs.to_act(self.state))

    @property
    def scores(self) -> list[int]:
        return self.glance().scores

    @property
    def ranks(self) -> list[int]:
        """Places from 1; who shares one is equal."""
        return self.glance().ranks

    def legal(self, seat: int) -> list[str]:
        actions = self.game.actions
        out = np.zeros(len(actions), np.int32)
        many = verbs.legal(self.state, self._seat(seat), out)
        return [actions.name(number) for number in out[:many].tolist()]

    def why(self, seat: int, action: str) -> str:
        """The reason why not, with what it is about; empty if the action is legal."""
        answer = verbs.why(self.state, self._seat(seat), self.game.actions.number(action))
        if not answer:
            return ""
        reason, about = self.game.reasons.explain(answer)
        return " ".join(map(str, (reason, *about)))

    def play(self, seat: int, action: str, *, after: int = 0) -> None:
        """So many milliseconds after the move before; refuses what is not legal."""
        if reason := self.why(seat, action):
            raise Refused(seat, action, reason)
        pause = scenario.whole(after, 0, LONGEST_PAUSE, "milliseconds")
        self.make(Move(self._seat(seat), self.game.actions.name(self.game.actions.number(action)), pause))

    def wait(self) -> int:
        """Lets the table make its own move once it is due; returns the milliseconds until then, 0 if it has none."""
        wait, action = verbs.due(self.state)
        if wait:
            self.make(Move(TABLE, self.game.actions.name(action), wait))
        return wait

    def known(self, seat: int) -> np.record:
        """The record as far as a player in that seat, or a spectator, can know it."""
        s = record.copy(self.state)
        verbs.hide(s, self._reader(seat))
        return s

    def view(self, seat: int) -> Any:
        """What lies before that seat now."""
        return self.game.view(self.game.record.read(self.known(seat)), self._reader(seat))

    def notes(self, seat: int | None = None) -> list[Note]:
        """What that seat noticed of the last move; without a seat, all that happened."""
        return notes_in(self.game, self.game.record.read(self.state if seat is None else self.known(seat)))

    def sight(self, seat: int) -> tuple[Any, list[Note]]:
        """View and notes at once."""
        s = self.game.record.read(self.known(seat))
        return self.game.view(s, self._reader(seat)), notes_in(self.game, s)

    def glance(self) -> Glance:
        """All that everybody may know of where the game stands."""
        out = np.zeros((3, MOST_SEATS), np.int64)
        verbs.glance(self.state, out)
        scores, ranks, (moment, acting, over, *_) = out.tolist()
        return Glance(moment, members(acting), bool(over), scores[: self.seats], ranks[: self.seats])

    def make(self, move: Move) -> None:
        """A move that was found legal before."""
        self.state.elapsed += move.after
        verbs.play(self.state, move.seat, self.game.actions.number(move.action))

    def _seat(self, seat: int) -> int:
        return scenario.whole(seat, 0, self.seats - 1, "seat")

    def _reader(self, seat: int) -> int:
        return SPECTATOR if seat == SPECTATOR else self._seat(seat)


def notes_in(game: Game, s: Reading) -> list[Note]:
    return [(game.notes.name(code), *game.notes.numbers(code, about)) for code, _, *about in s.notes[: s.noted]]
