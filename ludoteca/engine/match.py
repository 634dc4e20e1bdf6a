"""One game being played: its state, and the log of how it came about."""

import secrets
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Self

import numpy as np

from ludoteca.engine import record, scenario, verbs
from ludoteca.engine.bits import members
from ludoteca.engine.game import Game, find, game_of
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


@dataclass(repr=False)
class Match:
    state: np.record
    start: dict[str, Any]  # seats, people, options and a seed, or a whole position
    moves: list[Move] = field(default_factory=list)

    @classmethod
    def new(
        cls,
        game: str,
        seats: int | None = None,
        *,
        seed: int | None = None,
        people: Sequence[int] = (),
        **options: object,
    ) -> Self:
        """A game dealt; the same arguments with the same seed deal the same cards."""
        chosen = find(game).info.seats[1] if seats is None else seats
        chance = secrets.randbits(64) if seed is None else scenario.whole(seed, 0, (1 << 64) - 1, "a seed")
        return cls.started(
            {"game": game, "seats": chosen, "people": list(people), "options": options, "seed": f"{chance:x}"}
        )

    @classmethod
    def at(cls, position: object) -> Self:
        """A game that starts from a scenario."""
        s = scenario.load(position)
        return cls(s, scenario.export(s))

    @classmethod
    def started(cls, start: dict[str, Any]) -> Self:
        """The match that began so, before its first move: dealt, or in the middle of a scenario."""
        if "position" in start:
            return cls.at(start)
        s = scenario.blank(start)
        begun = {key: value for key, value in scenario.export(s).items() if key != "position"}
        verbs.deal(s)
        return cls(s, begun)

    def __repr__(self) -> str:
        acting = f"seat {', '.join(map(str, self.to_act))} to act" if self.to_act else "nobody to act"
        standing = f"over, scores {self.scores}" if self.over else acting
        return f"<{self.game.name}, {self.state.seats} seats, after {len(self.moves)} moves: {standing}>"

    @property
    def game(self) -> Game:
        return game_of(self.state)

    @property
    def over(self) -> bool:
        return verbs.over(self.state)

    @property
    def to_act(self) -> list[int]:
        return members(verbs.to_act(self.state))

    @property
    def scores(self) -> list[int]:
        return self._standing()[0]

    @property
    def ranks(self) -> list[int]:
        """Places from 1; who shares one is equal."""
        return self._standing()[1]

    def legal(self, seat: int) -> list[str]:
        out = np.zeros(len(self.game.actions), np.int32)
        return [self.game.actions.name(int(action)) for action in out[: verbs.legal(self.state, self._seat(seat), out)]]

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
        self._apply(Move(self._seat(seat), self.game.actions.name(self.game.actions.number(action)), pause))

    def wait(self) -> int:
        """Lets the table make its own move once it is due; returns the milliseconds until then, 0 if it has none."""
        wait, action = verbs.due(self.state)
        if wait:
            self._apply(Move(TABLE, self.game.actions.name(action), wait))
        return wait

    def known(self, seat: int) -> np.record:
        """The record as far as a player in that seat, or a spectator, can know it."""
        s = record.copy(self.state)
        verbs.hide(s, self._reader(seat))
        return s

    def view(self, seat: int) -> Any:
        """What lies before that seat now."""
        return self.game.view(self.known(seat), self._reader(seat))

    def notes(self, seat: int | None = None) -> list[Note]:
        """What that seat noticed of the last move; without a seat, all that happened."""
        s, codes = self.state if seat is None else self.known(seat), self.game.notes
        return [
            (codes.name(int(line[0])), *codes.numbers(int(line[0]), [int(number) for number in line[2:]]))
            for line in s.notes[: s.noted]
        ]

    def copy(self) -> Self:
        return replace(self, state=record.copy(self.state), moves=list(self.moves))

    def position(self) -> dict[str, Any]:
        """This position as a scenario."""
        return scenario.export(self.state)

    def _apply(self, move: Move) -> None:
        self.state.elapsed += move.after
        verbs.play(self.state, move.seat, self.game.actions.number(move.action))
        self.moves.append(move)

    def _seat(self, seat: int) -> int:
        return scenario.whole(seat, 0, int(self.state.seats) - 1, "seat")

    def _reader(self, seat: int) -> int:
        return SPECTATOR if seat == SPECTATOR else self._seat(seat)

    def _standing(self) -> tuple[list[int], list[int]]:
        out = np.zeros((2, MOST_SEATS), np.int64)
        verbs.scores(self.state, out)
        seats = int(self.state.seats)
        return out[0, :seats].tolist(), out[1, :seats].tolist()
