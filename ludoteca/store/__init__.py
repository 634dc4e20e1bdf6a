"""Where the logs of tables are kept."""

from dataclasses import dataclass, field


@dataclass(frozen=True)
class Card:
    """What the shelf says of a table without opening it."""

    game: str
    label: bytes
    players: tuple[str, ...]
    over: bool


@dataclass(frozen=True)
class Found:
    """A table as it was stored: a snapshot, and the rows since, each with its time."""

    snapshot: bytes | None
    rows: list[tuple[int, bytes]] = field(default_factory=list)


class Unusable(Exception):
    """The place where things should be kept; names what is wrong with it."""


class Taken(Exception):
    """Another process has written this row, or this table's code is in use."""
