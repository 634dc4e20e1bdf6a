"""Records: a game's whole state as flat named fields in one run of bytes, without hidden padding."""

from dataclasses import dataclass, replace
from typing import Any

import numpy as np

from ludoteca.engine.options import Option
from ludoteca.engine.reading import reader
from ludoteca.engine.vocabulary import Names

NONE = SPECTATOR = 127  # never -1: a negative index silently reads the last seat
TABLE = 126  # plays the table's own moves
MOST_SEATS = 6
NOTE_NUMBERS = 6  # code, readers and four numbers

WIDTHS = ((120, np.int8), (32_000, np.int16), (2_000_000_000, np.int32), ((1 << 62) - 1, np.int64))


@dataclass(frozen=True)
class Field:
    """What one named part of a record holds, and so how a person reads it."""

    shows: str  # number, flag, one (piece or none), several (pieces); rule and raw are no part of a position
    most: int
    names: Names | None = None
    axes: tuple[int, ...] = ()  # 0: one for each seat
    type: Any = None

    @property
    def shape(self) -> tuple[int, ...]:
        return tuple(axis or MOST_SEATS for axis in self.axes)

    @property
    def dtype(self) -> Any:
        return self.type or next(width for most, width in WIDTHS if self.most <= most)

    @property
    def blank(self) -> int:
        return NONE if self.shows == "one" else 0


def number(most: int) -> Field:
    return Field("number", most)


def flag() -> Field:
    return Field("flag", 1)


def one(names: Names) -> Field:
    """One piece, or `NONE`."""
    return Field("one", 120, names)


def several(names: Names) -> Field:
    """A set of pieces, as bits."""
    return Field("several", (1 << len(names)) - 1, names)


def scratch(length: int) -> Field:
    """Room for a kernel to count in, blank between moves."""
    return Field("raw", 120, axes=(length,))


def by_seat(field: Field) -> Field:
    return replace(field, axes=(0, *field.axes))


class Record:
    """The layout of one game's records. The last field bears the game's name, so that no two games share a type."""

    def __init__(self, game: str, *, options: tuple[Option, ...], notes: int, **fields: Field) -> None:
        self.game, self.own = game, fields
        self.options = {option.name: option for option in options}
        kept = {
            "rng": Field("raw", 0, type=np.uint64),
            "elapsed": number((1 << 62) - 1),  # milliseconds
            "moment": number(2_000_000_000),
            "chapter": number(120),  # raised by the rules where a part of the game is settled: a round, a deal
            "notes": Field("raw", 0, axes=(notes, NOTE_NUMBERS), type=np.int16),
            "noted": Field("raw", notes),
            "seats": Field("rule", MOST_SEATS),
            "people": Field("rule", 0, type=np.int8),  # seats, as bits
        }
        self.fields = fields | kept | {name: Field("rule", 120) for name in self.options}
        self.dtype = aligned(game, self.fields)
        self.read = reader(self.dtype)

    def blank(self, seats: int, given: dict[str, object] | None = None) -> np.record:
        """Before the deal, by the house rules given and the defaults of the others."""
        s: np.record = np.zeros(1, self.dtype)[0]
        for name, field in self.fields.items():
            s[name] = field.blank
        s.seats = seats
        for name in given or {}:
            if name not in self.options:
                raise ValueError(f"no option is called {name!r}; there is {', '.join(self.options) or 'none'}")
        for name, option in self.options.items():
            s[name] = option.number((given or {}).get(name, option.default), seats)
        return s

    def rules_of(self, s: np.record) -> dict[str, bool | int | str]:
        """The house rules in force."""
        return {name: option.values[int(s[name])] for name, option in self.options.items()}


def plain_record(**fields: Any) -> np.dtype[Any]:
    """A record that is no game's state."""
    return np.dtype((np.record, np.dtype(list(fields.items()), align=True)))


def aligned(game: str, fields: dict[str, Field]) -> np.dtype[Any]:
    """Fields from wide to narrow, what is left over at the end in a field of its own."""
    wide_first = sorted(fields.items(), key=lambda item: -np.dtype(item[1].dtype).itemsize)
    layout: list[Any] = [(name, field.dtype, field.shape) for name, field in wide_first]
    spare = -(np.dtype(layout).itemsize + 1) % 8
    layout += [("_spare", np.int8, (spare,))] * bool(spare) + [(game, np.int8)]
    return np.dtype((np.record, np.dtype(layout, align=True)))


def padding(dtype: np.dtype[Any]) -> str:
    """The name of the field after which bytes lie that belong to no field, or an empty string."""
    end, last = 0, ""
    for name, (kind, offset, *_) in (dtype.fields or {}).items():
        if offset != end:
            return last
        end, last = offset + kind.itemsize, name
    return "" if end == dtype.itemsize else last


def copy(s: np.record) -> np.record:
    return load(s.tobytes(), s.dtype)


def load(content: bytes, dtype: np.dtype[Any]) -> np.record:
    """A record of its own, which can be written without a change to the bytes it came from."""
    return np.frombuffer(bytearray(content), dtype)[0]
