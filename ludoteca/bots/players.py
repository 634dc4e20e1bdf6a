"""How a robot chooses: at random, greedily, or by search; always knowing only what its seat knows."""

import numpy as np

from ludoteca.bots.desk import KNOWN, Desk
from ludoteca.bots.search import begin, most_visited, ponder
from ludoteca.engine import verbs
from ludoteca.engine.chance import draw, draw32
from ludoteca.engine.kernel import kernel
from ludoteca.engine.record import plain_record

RANDOM, GREEDY, SEARCH = range(3)
PLAYER = plain_record(
    kind=np.int32,
    iterations=np.int32,  # of a search, for one move
    slips=np.int32,  # so many of 1000 moves are made at random
    forgets=np.int32,  # so many of 1000 remembered facts are lost before each move
    sense=np.int32,  # so many of 100 moves beyond the tree of a search are made greedily
    sign=np.int32,  # 1 where most points win, else -1
)


@kernel
def choose(d: Desk, player: np.record, s: np.record, seat: int) -> int:
    """One of the seat's legal actions."""
    n = verbs.legal(s, seat, d.actions)
    if n == 1 or player.kind == RANDOM or draw(d.dice, 1000) < player.slips:
        return int(d.actions[draw(d.dice, n)])
    begin(d, s, seat)
    if player.forgets:
        d.worlds[KNOWN].rng = draw32(d.dice)
        verbs.forget(d.worlds[KNOWN], seat, player.forgets)
    if player.kind == GREEDY:
        return verbs.greedy(d.worlds[KNOWN], seat)
    ponder(d, player, seat, int(player.iterations))
    return most_visited(d.tree)
