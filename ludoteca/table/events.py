"""What happened at a table. One order becomes one row of the log: all its events, stored together."""

from typing import Any

import msgspec

from ludoteca.table.orders import HouseRules
from ludoteca.table.seats import Seat


class Happening(msgspec.Struct, kw_only=True, tag_field="event", tag=str.lower):
    pass


class Dealt(Happening):
    """A game begins; seats, people, rules and seed are the whole deal."""

    game: str
    version: int
    contents: str
    seats: int
    people: list[int]
    rules: HouseRules
    seed: str

    @property
    def start(self) -> dict[str, Any]:
        """As a match or a scenario begins."""
        return {
            "game": self.game,
            "seats": self.seats,
            "people": self.people,
            "options": self.rules,
            "seed": self.seed,
        }


class Moved(Happening):
    """A seat, or the table itself, made its move so many milliseconds after the one before."""

    seat: int
    action: str
    after: int


class TookBack(Happening, tag="took_back"):
    """The last move was taken back."""


class Seated(Happening):
    """From now on these sit here."""

    seats: list[Seat]


class Planned(Happening):
    """The next game is for so many, by these rules."""

    seats: int
    rules: HouseRules


class Hurried(Happening):
    pace: int


Event = Dealt | Moved | TookBack | Seated | Planned | Hurried


class Row(msgspec.Struct, kw_only=True, omit_defaults=True):
    """Who ordered what happened. Orders of robots and of the table itself have no sender."""

    order: str = ""
    sender: str | None = None
    events: list[Event]
