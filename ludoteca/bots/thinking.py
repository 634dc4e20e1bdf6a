"""Robots that think: each knows what its seat knows, and takes as long as it needs or is given."""

import secrets
import time

import numpy as np

from ludoteca.bots.characters import CHARACTERS, seated
from ludoteca.bots.desk import Desk, desk
from ludoteca.bots.players import SEARCH, choose
from ludoteca.bots.search import begin, most_visited, ponder
from ludoteca.engine import verbs
from ludoteca.engine.bits import members
from ludoteca.engine.game import Game, game_of

SLICE = 0.004  # seconds; a kernel cannot be interrupted
MOST_NODES = max(character.iterations for character in CHARACTERS.values())


class Thinker:
    """Keeps a desk for every game it has met."""

    def __init__(self) -> None:
        self._desks: dict[str, Desk] = {}

    def choose(self, s: np.record, seat: int, character: str, *, seconds: float | None = None) -> int:
        """An action for the seat; within so many seconds, or as long as the character takes."""
        if character not in CHARACTERS:
            raise ValueError(f"no player is called {character!r}; there is {', '.join(CHARACTERS)}")
        if seat not in members(verbs.to_act(s)):
            raise ValueError(f"seat {seat} is not to act")
        own, player = self._desk(game_of(s)), seated(game_of(s), [character])[0]
        if player.kind == SEARCH and verbs.legal(s, seat, own.actions) > 1:
            return think(own, player, s, seat, seconds)
        return int(choose(own, player, s, seat))

    def _desk(self, game: Game) -> Desk:
        if game.name not in self._desks:
            self._desks[game.name] = desk(game, seed=secrets.randbits(63), nodes=MOST_NODES)
        return self._desks[game.name]


def think(own: Desk, player: np.record, s: np.record, seat: int, seconds: float | None = None) -> int:
    """The action of a search that is made slice by slice until its time or its iterations are used up."""
    ends = float("inf") if seconds is None else time.perf_counter() + seconds
    begin(own, s, seat)
    left, size = int(player.iterations), 1
    while left > 0 and (left == int(player.iterations) or time.perf_counter() < ends):
        began = time.perf_counter()
        ponder(own, player, seat, min(size, left))
        left -= min(size, left)
        size = max(1, min(2 * size, int(size * SLICE / max(time.perf_counter() - began, 1e-9))))
    return int(most_visited(own.tree))
