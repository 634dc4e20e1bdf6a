"""A game: its facts, its record, its words' codes and its verbs, in one table of contents."""

import functools
import inspect
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

from ludoteca.engine import digest
from ludoteca.engine.bits import Numbers
from ludoteca.engine.kernel import Kernel, kernel
from ludoteca.engine.reading import Reading
from ludoteca.engine.reasons import Reasons
from ludoteca.engine.record import NONE, Record
from ludoteca.engine.vocabulary import Actions, Codes

Rule = Kernel[..., Any]


@dataclass(frozen=True)
class Info:
    """Facts that the conformance checks hold a game to."""

    seats: tuple[int, int]
    longest: int  # no game has more moves
    version: int = 1  # of the rules and of what the numbers mean; a log of another one is refused
    hidden: bool = True
    simultaneous: bool = False
    fewest_wins: bool = False


@kernel
def never(s: np.record) -> tuple[int, int]:
    return 0, 0


@kernel
def no_cue(s: np.record, seat: int, out: Numbers) -> None:
    out[0] = NONE


@kernel
def forget_nothing(s: np.record, seat: int, p: int) -> None:
    pass


@dataclass(frozen=True, kw_only=True, eq=False)
class Game:
    name: str
    info: Info
    record: Record
    actions: Actions
    notes: Codes
    reasons: Reasons
    deal: Rule
    to_act: Rule
    legal: Rule
    why: Rule
    play: Rule
    over: Rule
    scores: Rule
    hide: Rule
    imagine: Rule
    greedy: Rule  # what a sensible player who does not look ahead would do
    view: Callable[[Reading, int], Any]  # of a hidden record, read
    complaint: Callable[[np.record], str]  # what no real game could look like, or an empty string
    due: Rule = never
    cue: Rule = no_cue
    forget: Rule = forget_nothing
    remembered: tuple[str, ...] = ()  # fields that a perfect memory keeps although nothing shows them

    @functools.cached_property
    def folder(self) -> Path:
        return Path(inspect.getfile(self.deal.rule)).parent

    @property
    def box(self) -> str:
        return self.folder.name

    @functools.cached_property
    def contents(self) -> str:
        """The fingerprint of what lies in the box."""
        return digest.short((self.folder / "contents.toml").read_bytes())


GAMES: dict[str, Game] = {}


def register(game: Game) -> None:
    """Put a game on the shelf. Games of one record type would silently share their rules."""
    for other in GAMES.values():
        if other.name == game.name or other.record.dtype == game.record.dtype:
            raise ValueError(f"{game.name} has the name or the record type of {other.name}")
    if game.record.game != game.name:
        raise ValueError(f"{game.name} has the record type of {game.record.game}")
    GAMES[game.name] = game


def game_of(s: np.record) -> Game:
    return GAMES[tuple(s.dtype.names or ())[-1]]


def find(name: object) -> Game:
    if not isinstance(name, str) or name not in GAMES:
        raise ValueError(
            f"no game is called {name!r}; there is {', '.join(GAMES) or 'none: import ludoteca.boxes first'}"
        )
    return GAMES[name]
