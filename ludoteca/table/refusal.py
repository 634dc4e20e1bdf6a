"""What a table does not do, and why. A refusal changes nothing."""

from typing import Literal

Code = Literal[
    "unknown_table",
    "older_rules",  # the table was begun by rules that are no longer here
    "table_full",
    "seat_taken",
    "animal_taken",
    "not_your_seat",
    "not_your_turn",
    "moved_on",  # the order answers a moment that is over
    "not_legal",  # the game's reason stands in `why`
    "nothing_to_take_back",
    "bad_rules",  # no such house rule, value or number of seats
]


class Refusal(Exception):
    def __init__(self, code: Code, why: str | None = None) -> None:
        super().__init__(code if why is None else f"{code}: {why}")
        self.code: Code = code
        self.why = why
