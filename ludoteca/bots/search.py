"""Information-set tree search: many imagined worlds that fit what a seat knows share one tree of moves.

Node 0 is the root. In each world only some of a node's children are legal, so every child counts how often it was on
offer. Beyond the tree a world is played on, more or less sensibly, until a part of the game is settled.
"""

import math

import numpy as np

from ludoteca.bots.desk import BEFORE, IMAGINED, KNOWN, NOW, SPAN, Array, Desk
from ludoteca.engine import verbs
from ludoteca.engine.chance import draw, draw32, draw_member
from ludoteca.engine.kernel import kernel
from ludoteca.engine.record import TABLE

CURIOSITY = 0.7  # how much a move that was rarely tried is preferred to one that did well
LN = np.log(np.maximum(np.arange(4096), 1))
RIPE = 16  # visits after which a move's answers are told apart
FEWEST = 1 << 40


@kernel
def begin(d: Desk, s: np.record, seat: int) -> None:
    """From here on the desk knows what the seat knows of `s`, and nothing else."""
    d.worlds[KNOWN] = s
    verbs.hide(d.worlds[KNOWN], seat)
    verbs.scores(d.worlds[KNOWN], d.points)
    for other in range(s.seats):
        d.points[BEFORE, other] = d.points[NOW, other]
    d.tree[0].child = 0
    d.tree[0].visits = 0
    d.points[SPAN, 0] = FEWEST
    d.points[SPAN, 1] = -FEWEST


@kernel
def ponder(d: Desk, player: np.record, seat: int, iterations: int) -> int:
    """Adds so many visits to the tree, or as many as it has room for; returns how many moves they simulated."""
    moves = 0
    for _ in range(min(iterations, len(d.tree) - 1 - d.tree[0].visits)):
        d.worlds[IMAGINED] = d.worlds[KNOWN]
        world = d.worlds[IMAGINED]
        world.rng = draw32(d.dice)
        verbs.imagine(world, seat)
        moves += visit(d, player, world, seat)
    return moves


@kernel
def visit(d: Desk, player: np.record, world: np.record, seat: int) -> int:
    """Plays one world to the end of the chapter and remembers what it brought."""
    chapter, fresh = int(world.chapter), int(d.tree[0].visits) + 1
    moves, node, depth, growing = 0, 0, 0, True
    while world.chapter == chapter and not verbs.over(world):
        acting = verbs.to_act(world)
        if not acting:
            mover, action = TABLE, int(verbs.due(world)[1])
        elif growing:
            mover = draw_member(d.dice, acting) if moves else seat
            node = descend(d, node, mover, verbs.legal(world, mover, d.actions), fresh)
            action = int(d.tree[node].action)
            d.path[depth] = node
            depth += 1
            growing = d.tree[node].visits >= RIPE
        else:
            mover = draw_member(d.dice, acting)
            action = likely(d, player, world, mover)
        verbs.play(world, mover, action)
        moves += 1
    verbs.scores(world, d.points)
    learn(d, int(world.seats), int(player.sign), depth)
    return moves


@kernel
def likely(d: Desk, player: np.record, world: np.record, seat: int) -> int:
    """What the seat might do: now and then at random, or else what looks good to it."""
    if player.sense and draw(d.dice, 100) < player.sense:
        return verbs.greedy(world, seat)
    return int(d.actions[draw(d.dice, verbs.legal(world, seat, d.actions))])


@kernel
def descend(d: Desk, node: int, seat: int, n: int, fresh: int) -> int:
    """The child to go on with: a move never tried, as node `fresh`, or the most promising."""
    for i in range(n):
        d.marks[d.actions[i]] = 1
    best, most, untried = 0, -1.0, n
    scale = 1 / max(d.points[SPAN, 1] - d.points[SPAN, 0], 1)
    child = int(d.tree[node].child)
    while child:
        here = d.tree[child]
        if here.seat == seat and d.marks[here.action]:
            d.marks[here.action] = 0
            untried -= 1
            here.offered += 1
            promise = promise_of(d, here, scale)
            if promise > most:
                best, most = child, promise
        child = int(here.sibling)
    if untried:
        best = fresh
        sprout(d, node, fresh, seat, untried_action(d, n, draw(d.dice, untried)))
    for i in range(n):
        d.marks[d.actions[i]] = 0
    return best


@kernel
def promise_of(d: Desk, here: np.record, scale: float) -> float:
    """How good its visits were, from 0 to 1, and more the less it was tried."""
    visits = 1.0 / here.visits
    logarithm = LN[here.offered] if here.offered < 4096 else math.log(here.offered)
    return (here.worth * visits - d.points[SPAN, 0]) * scale + CURIOSITY * math.sqrt(logarithm * visits)


@kernel
def untried_action(d: Desk, n: int, nth: int) -> int:
    for i in range(n):
        if d.marks[d.actions[i]]:
            if nth == 0:
                break
            nth -= 1
    return int(d.actions[i])


@kernel
def sprout(d: Desk, node: int, fresh: int, seat: int, action: int) -> None:
    here = d.tree[fresh]
    here.worth = 0
    here.visits = 0
    here.offered = 1
    here.action = action
    here.seat = seat
    here.child = 0
    here.sibling = d.tree[node].child
    d.tree[node].child = fresh


@kernel
def learn(d: Desk, seats: int, sign: int, depth: int) -> None:
    """Each move of the path is worth what its seat gained over the others."""
    gained = 0
    for seat in range(seats):
        gained += sign * (d.points[NOW, seat] - d.points[BEFORE, seat])
    d.tree[0].visits += 1
    for step in range(depth):
        here = d.tree[d.path[step]]
        seat = int(here.seat)
        lead = seats * sign * (d.points[NOW, seat] - d.points[BEFORE, seat]) - gained
        here.worth += lead
        here.visits += 1
        d.points[SPAN, 0] = min(d.points[SPAN, 0], lead)
        d.points[SPAN, 1] = max(d.points[SPAN, 1], lead)


@kernel
def most_visited(tree: Array) -> int:
    """The action that the search trusts most; the first of equals."""
    best, most = 0, -1
    child = int(tree[0].child)
    while child:
        here = tree[child]
        if here.visits > most or (here.visits == most and here.action < best):
            best, most = int(here.action), int(here.visits)
        child = int(here.sibling)
    return best
