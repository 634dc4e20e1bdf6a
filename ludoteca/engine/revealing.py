"""Whether a move shows its seat something that it could not have told beforehand."""

import numpy as np

from ludoteca.engine import verbs
from ludoteca.engine.bits import Numbers
from ludoteca.engine.kernel import kernel

WORLDS = 4


def reveals(before: np.record, seat: int, action: int) -> bool:
    """Made in worlds that look alike to the seat: if one looks different afterwards, it has seen something."""
    worlds = np.zeros(WORLDS + 1, before.dtype)
    try_in_all(worlds, before, seat, action)
    each = worlds.tobytes()
    return each != each[: before.dtype.itemsize] * len(worlds)


@kernel
def try_in_all(worlds: Numbers, before: np.record, seat: int, action: int) -> None:
    """The first is the true one."""
    for number in range(len(worlds)):
        worlds[number] = before
        world = worlds[number]
        if number:
            verbs.hide(world, seat)
            world.rng = number
            verbs.imagine(world, seat)
        verbs.play(world, seat, action)
        verbs.hide(world, seat)
