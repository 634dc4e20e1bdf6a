"""Robots that think beside the game: in threads of the lowest priority, in slices that soon end."""

import secrets
import threading
import time
from concurrent.futures import Future, ThreadPoolExecutor

import numpy as np

from ludoteca.bots.characters import CHARACTERS, seated
from ludoteca.bots.desk import Desk, desk
from ludoteca.bots.players import SEARCH, choose
from ludoteca.bots.search import begin, most_visited, ponder
from ludoteca.engine import record, verbs
from ludoteca.engine.bits import members
from ludoteca.engine.game import Game, game_of
from ludoteca.engine.system import lowest_priority

SLICE = 0.004  # seconds; a kernel cannot be interrupted
MOST_NODES = max(character.iterations for character in CHARACTERS.values())


class Thinkers:
    """Threads that choose actions for robots; each keeps a desk for every game it has met."""

    def __init__(self, threads: int = 1) -> None:
        self._pool = ThreadPoolExecutor(threads, "thinker", initializer=lowest_priority)
        self._own = threading.local()

    def choose(self, s: np.record, seat: int, character: str, *, seconds: float | None = None) -> "Future[int]":
        """An action for the seat, thought over in a copy; within so many seconds, or as long as the character takes."""
        if character not in CHARACTERS:
            raise ValueError(f"no player is called {character!r}; there is {', '.join(CHARACTERS)}")
        if seat not in members(verbs.to_act(s)):
            raise ValueError(f"seat {seat} is not to act")
        return self._pool.submit(self._choose, record.copy(s), seat, character, seconds)

    def close(self) -> None:
        self._pool.shutdown(cancel_futures=True)

    def _choose(self, s: np.record, seat: int, character: str, seconds: float | None) -> int:
        own = self._desk(game_of(s))
        player = seated(game_of(s), [character])[0]
        n = verbs.legal(s, seat, own.actions)
        if player.kind == SEARCH and n > 1:
            return think(own, player, s, seat, seconds)
        return int(choose(own, player, s, seat))

    def _desk(self, game: Game) -> Desk:
        desks: dict[str, Desk] = self._own.__dict__.setdefault("desks", {})
        if game.name not in desks:
            desks[game.name] = desk(game, seed=secrets.randbits(63), nodes=MOST_NODES)
        return desks[game.name]


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
