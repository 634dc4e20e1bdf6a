"""House rules: declared with their type, values and default; part of the record and of the log."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Option:
    """The record holds the number of the value chosen, counted from 0."""

    name: str
    type: str
    values: tuple[bool | int | str, ...]
    default: bool | int | str

    def allowed(self, seats: int) -> tuple[bool | int | str, ...]:
        """The values for a game of so many seats."""
        return tuple(value for value in self.values if not (self.type == "seat" and out_of(value, seats)))

    def number(self, given: object, seats: int) -> int:
        """Of a value as it is or as somebody typed it; refuses any other."""
        for value in self.allowed(seats):
            if written(value) == written(given):
                return self.values.index(value)
        allowed = ", ".join(map(written, self.allowed(seats)))
        raise ValueError(f"option {self.name} is {written(given)!r}; it may be {allowed}")


def written(value: object) -> str:
    return {True: "on", False: "off"}[value] if isinstance(value, bool) else str(value)


def out_of(seat: bool | int | str, seats: int) -> bool:
    return isinstance(seat, int) and seat >= seats


def switch(name: str, default: bool = False) -> Option:
    return Option(name, "switch", (False, True), default)


def choice(name: str, *values: str) -> Option:
    """One of a few; the first is the default."""
    return Option(name, "choice", values, values[0])


def seat_or(name: str, *others: str) -> Option:
    """A seat, or one of a few words; the first word is the default."""
    return Option(name, "seat", (*others, 0, 1, 2, 3, 4, 5), others[0])
