"""Whole games at full speed."""

import numpy as np

from ludoteca.bots.desk import Array
from ludoteca.engine import verbs
from ludoteca.engine.bits import lowest
from ludoteca.engine.chance import draw, draw_member
from ludoteca.engine.kernel import kernel


@kernel
def play_at_random(s: np.record, dice: np.record, actions: Array) -> int:
    """To the end; returns the number of moves."""
    moves = 0
    while not verbs.over(s):
        seat = draw_member(dice, verbs.to_act(s))
        n = verbs.legal(s, seat, actions)
        verbs.play(s, seat, int(actions[draw(dice, n)]))
        moves += 1
    return moves


@kernel
def many(games: Array, template: np.record, dice: np.record, actions: Array, n: int) -> int:
    moves = 0
    for i in range(n):
        games[0] = template
        s = games[0]
        s.rng = i
        verbs.deal(s)
        moves += play_at_random(s, dice, actions)
    return moves
