"""What may be asked of a table. Each order has an id of the sender's choosing, so that it can be sent again."""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

Animal = Literal["fox", "frog", "owl", "chick", "whale", "hare"]
Robot = Literal["pip", "tilda", "oskar"]
SeatNumber = Annotated[int, Meta(ge=0, le=5)]
Word = Annotated[str, Meta(max_length=80)]
Id = Annotated[str, Meta(min_length=8, max_length=40)]
Pace = Annotated[int, Meta(ge=0, le=10_000)]
HouseRules = dict[Word, bool | int | Word]


class Order(msgspec.Struct, kw_only=True, tag_field="do", tag=str.lower, forbid_unknown_fields=True):
    id: Id


class Act(Order):
    """Plays an action by its name, at the moment that the sender saw."""

    seat: SeatNumber
    moment: Word
    action: Word


class TakeBack(Order, tag="take_back"):
    seat: SeatNumber
    moment: Word


class Sit(Order):
    """Takes that seat, or the own one again, or any that is free; with an animal of one's choice."""

    seat: SeatNumber | None = None
    animal: Animal | None = None


class Leave(Order):
    """A robot keeps the seats warm; they stay the sender's."""


class Goodbye(Order):
    """Robots take the seats over for good."""


class Hand(Order):
    """Lets a robot play for a seat."""

    seat: SeatNumber
    robot: Robot


class Free(Order):
    """Keeps the seat for somebody who is still to come."""

    seat: SeatNumber


class Arrange(Order):
    """For so many, by these house rules: at once while nobody has moved, else when cards are dealt again."""

    seats: Annotated[int, Meta(ge=1, le=6)]
    rules: HouseRules = {}


class Again(Order):
    """Deals anew."""


class Hurry(Order):
    """How many milliseconds robots take for a move."""

    pace: Pace


TableOrder = Act | TakeBack | Sit | Leave | Goodbye | Hand | Free | Arrange | Again | Hurry
