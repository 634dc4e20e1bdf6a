"""What a robot thinks with: buffers made once, since kernels allocate nothing."""

from dataclasses import dataclass
from typing import Any

import numpy as np

from ludoteca.engine.game import Game
from ludoteca.engine.record import MOST_SEATS

Array = np.ndarray[Any, Any]


def plain_record(*fields: tuple[str, Any]) -> np.dtype[Any]:
    return np.dtype((np.record, np.dtype(list(fields), align=True)))  # type: ignore[no-any-return]


DICE = plain_record(("rng", np.uint64))
NODE = plain_record(
    ("worth", np.int64),  # what its visits brought the seat that moved here, in all
    ("visits", np.int32),
    ("offered", np.int32),  # how often the move could have been chosen
    ("action", np.int32),
    ("child", np.int32),  # the first of its children, and its own next sibling; 0 is none
    ("sibling", np.int32),
    ("seat", np.int32),
)
PLAYER = plain_record(
    ("kind", np.int32),
    ("iterations", np.int32),  # of a search for one move
    ("slips", np.int32),  # of 1000 moves, how many are made at random
    ("_spare", np.int32),
)


@dataclass(frozen=True)
class Desk:
    dice: np.record
    worlds: Array  # the seat's knowledge, and one world that fits it
    tree: Array
    actions: Array
    marks: Array
    points: Array  # points and ranks now, then points when the search began
    path: Array


def desk(game: Game, *, seed: int, nodes: int = 1) -> Desk:
    dice = np.zeros(1, DICE)[0]
    dice.rng = seed
    return Desk(
        dice=dice,
        worlds=np.zeros(2, game.record.dtype),
        tree=np.zeros(nodes + 1, NODE),
        actions=np.zeros(len(game.actions), np.int32),
        marks=np.zeros(len(game.actions), np.int32),
        points=np.zeros((3, MOST_SEATS), np.int64),
        path=np.zeros(game.info.longest + 1, np.int32),
    )
