"""The names of a game's numbers: its pieces, its actions, its notes and its reasons."""

from collections.abc import Sequence
from dataclasses import dataclass


@dataclass(frozen=True)
class Names:
    """The pieces of one kind in the order of their numbers; a kind without names shows the numbers themselves."""

    kind: str
    names: tuple[str, ...] = ()
    parts: tuple[str, ...] = ()  # what the pieces of a name mean where it has several: suit-rank
    count: int = 0  # of numbers without names; 0 is any

    def __len__(self) -> int:
        return len(self.names) or self.count

    def show(self, number: int) -> int | str:
        return self.names[number] if self.names else int(number)

    def number(self, shown: object) -> int:
        known: Sequence[object] = self.names or range(self.count)
        if type(shown) not in (int, str) or shown not in known:
            raise ValueError(f"no {self.kind} is called {shown!r}")
        return known.index(shown)

    def parted(self, name: str) -> dict[str, int | str]:
        """The parts of a name, its numbers as numbers: suit hearts, rank 10."""
        values = (int(part) if part.isdigit() else part for part in name.split("-"))
        return dict(zip(self.parts, values, strict=True))


def variables(kinds: Sequence[Names]) -> list[str]:
    """What words call pieces: by their kinds, the second of a kind with a 2 behind it, and so on."""
    names = [kind.kind for kind in kinds]
    return [
        name if nth == 1 else f"{name}{nth}"
        for name, nth in ((name, names[: at + 1].count(name)) for at, name in enumerate(names))
    ]


SEAT = Names("seat", count=6)
COUNT = Names("count")


class Actions:
    """Actions are numbers, in named ranges that only ever grow at the end.

    `Actions(play=CARDS, give=CARDS, stop=None)` says that 0.. play a card, then that many give one, and one stops.
    """

    def __init__(self, **ranges: Names | None) -> None:
        self.ranges = ranges
        self._described = [
            (verb, "" if kind is None else str(kind.show(number)))
            for verb, kind in ranges.items()
            for number in range(1 if kind is None else len(kind))
        ]
        self._names = [" ".join(described).strip() for described in self._described]
        self._numbers = {name: number for number, name in enumerate(self._names)}

    def __len__(self) -> int:
        return len(self._described)

    def start(self, verb: str) -> int:
        """The first number of a range."""
        return next(number for number, (name, _) in enumerate(self._described) if name == verb)

    def describe(self, number: int) -> tuple[str, str]:
        """The verb and the piece it is done with, empty where it needs none."""
        return self._described[number]

    def name(self, number: int) -> str:
        return self._names[number]

    def number(self, name: str) -> int:
        known = self._numbers.get(" ".join(name.split())) if isinstance(name, str) else None
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
        return [kind.show(value) for kind, value in zip(kinds, values, strict=False)]
