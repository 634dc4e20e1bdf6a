"""One game being played: its state, and the log of how it came about."""

import secrets
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Self

from ludoteca.engine import record, scenario, verbs
from ludoteca.engine.game import find
from ludoteca.engine.position import Move, Position


@dataclass(repr=False)
class Match(Position):
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

    def copy(self) -> Self:
        return replace(self, state=record.copy(self.state), moves=list(self.moves))

    def position(self) -> dict[str, Any]:
        """This position as a scenario."""
        return scenario.export(self.state)

    def make(self, move: Move) -> None:
        super().make(move)
        self.moves.append(move)
