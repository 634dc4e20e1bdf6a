"""Whether a move may be taken back: not if it showed its seat anything new."""

import numpy as np

from ludoteca.engine import record, verbs

WORLDS = 4


def reveals(before: np.record, seat: int, action: int) -> bool:
    """Whether the seat learns from its own move what it could not have told beforehand.

    The move is made in worlds that look alike to the seat. If one looks different afterwards, it has seen something.
    """
    seen = {after(imagined(before, seat, chance), seat, action) for chance in range(WORLDS)}
    return len(seen | {after(record.copy(before), seat, action)}) > 1


def imagined(before: np.record, seat: int, chance: int) -> np.record:
    world = record.copy(before)
    verbs.hide(world, seat)
    world.rng = chance
    verbs.imagine(world, seat)
    return world


def after(world: np.record, seat: int, action: int) -> bytes:
    verbs.play(world, seat, action)
    verbs.hide(world, seat)
    return world.tobytes()
