"""Whole games at full speed."""

import numpy as np

from ludoteca.bots.desk import Array, Desk
from ludoteca.bots.players import choose
from ludoteca.engine import verbs
from ludoteca.engine.chance import draw_member, scramble
from ludoteca.engine.kernel import kernel
from ludoteca.engine.record import TABLE


@kernel
def play_out(d: Desk, players: Array, s: np.record) -> int:
    """To the end; returns the number of moves."""
    moves = 0
    while not verbs.over(s):
        acting = verbs.to_act(s)
        if acting:
            seat = draw_member(d.dice, acting)
            verbs.play(s, seat, choose(d, players[seat], s, seat))
        else:
            wait, action = verbs.due(s)
            s.elapsed += wait
            verbs.play(s, TABLE, action)
        moves += 1
    return moves
