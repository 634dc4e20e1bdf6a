"""The names of a game's numbers: its pieces, its actions, its notes and its reasons."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass


@dataclass(frozen=True)
class Names:
    """The pieces of one kind, in the order of their numbers; a kind without names is counted as it stands."""

    kind: str
    names: tuple[str, ...] = ()
    parts: tuple[str, ...] = ()  # what the pieces of a name mean where it has several: suit-rank

    def __len__(self) -> int:
        return len(self.names)

    def __iter__(self) -> Iterator[str]:
        return iter(self.names)

    def __getitem__(self, number: int) -> str:
        return self.names[number]

    def number(self, name: object) -> int:
        if isinstance(name, str) and name in self.names:
            return self.names.index(name)
        raise ValueError(f"no {self.kind} is called {name!r}")


SEAT = Names("seat", tuple("012345"))
COUNT = Names("count")


class Actions:
    """Actions are numbers, in named ranges that only ever grow at the end.

    `Actions(play=CARDS, give=CARDS, stop=None)` says that 0.. play a card, then that many give one, and one stops.
    """

    def __init__(self, **ranges: Names | None) -> None:
        self.ranges = ranges
        self._described = [(verb, piece) for verb, names in ranges.items() for piece in names or ("",)]
        self._numbers = {self.name(number): number for number in range(len(self))}

    def __len__(self) -> int:
        return len(self._described)

    def start(self, verb: str) -> int:
        """The first number of a range."""
        return next(number for number, (name, _) in enumerate(self._described) if name == verb)

    def describe(self, number: int) -> tuple[str, str]:
        """The verb and the piece it is done with, empty where it needs none."""
        return self._described[number]

    def name(self, number: int) -> str:
        return " ".join(self.describe(number)).strip()

    def number(self, name: str) -> int:
        known = self._numbers.get(" ".join(name.split()))
        if known is None:
            raise ValueError(f"no action is called {name!r}")
        return known


class Codes:
    """Codes counted from 1, each with what its numbers mean: `Codes(took=(SEAT, CARD))`."""

    def __init__(self, **codes: tuple[Names, ...]) -> None:
        self.codes = codes
        self._names = list(codes)

    def __len__(self) -> int:
        return len(self.codes)

    def name(self, code: int) -> str:
        return self._names[code - 1]

    def numbers(self, code: int, values: Sequence[int]) -> list[int | str]:
        """What came with the code: pieces by their names, counts as they stand."""
        kinds = self.codes[self.name(code)]
        return [kind[value] if len(kind) else value for kind, value in zip(kinds, values, strict=False)]
