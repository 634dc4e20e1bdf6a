"""What a robot thinks with: buffers made once, since kernels allocate nothing."""

from typing import Any, NamedTuple

import numpy as np

from ludoteca.engine.game import Game
from ludoteca.engine.record import MOST_SEATS, plain_record

Array = np.ndarray[Any, Any]

DICE = plain_record(rng=np.uint64, dice=np.int64)  # the second keeps Numba from taking a game's record for dice
NODE = plain_record(
    worth=np.int64,  # what its visits brought the seat that moved here, in all
    visits=np.int32,
    offered=np.int32,  # how often the move could have been chosen
    action=np.int32,
    seat=np.int32,
    child=np.int32,  # the first of its children, and its own next sibling; 0 is none
    sibling=np.int32,
)
NOW, RANKS, BEFORE, SPAN = range(4)  # rows of points; the last holds the least and the most a visit has brought
KNOWN, IMAGINED, TRUE = range(3)  # worlds: what the seat knows, one that fits it, and the game that a driver plays


class Desk(NamedTuple):
    dice: np.record
    worlds: Array
    tree: Array
    actions: Array
    marks: Array
    points: Array
    path: Array


def desk(game: Game, *, seed: int, nodes: int = 0) -> Desk:
    dice = np.zeros(1, DICE)[0]
    dice.rng = seed
    return Desk(
        dice=dice,
        worlds=np.zeros(3, game.record.dtype),
        tree=np.zeros(nodes + 1, NODE),
        actions=np.zeros(len(game.actions), np.int32),
        marks=np.zeros(len(game.actions), np.int32),
        points=np.zeros((4, MOST_SEATS), np.int64),
        path=np.zeros(game.info.longest + 1, np.int32),
    )
