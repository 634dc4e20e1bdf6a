"""The robots one can play with: ways of thinking, and three characters made of them."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from ludoteca.bots.players import GREEDY, PLAYER, RANDOM, SEARCH
from ludoteca.engine.game import Game


@dataclass(frozen=True)
class Character:
    kind: int
    iterations: int = 0
    sense: int = 70  # in a hundred moves beyond the tree of a search
    slips: int = 0  # in a thousand moves
    forgets: int = 0  # in a thousand things remembered


CHARACTERS = {
    "random": Character(RANDOM),
    "greedy": Character(GREEDY),
    "search": Character(SEARCH, iterations=500),
    "pip": Character(GREEDY, slips=600, forgets=500),  # a mouse that is easily distracted
    "tilda": Character(GREEDY, slips=50),  # a tortoise that plays it safe
    "oskar": Character(SEARCH, iterations=2000),  # an owl that thinks things through
}


def seated(game: Game, names: Sequence[str]) -> np.ndarray[Any, Any]:
    """One player for each seat, as the kernels know them."""
    if isinstance(names, str):
        raise ValueError(f"players are a list of names, not {names!r}")
    players = np.zeros(len(names), PLAYER)
    for player, name in zip(players, names, strict=True):
        if name not in CHARACTERS:
            raise ValueError(f"no player is called {name!r}; there is {', '.join(CHARACTERS)}")
        character = CHARACTERS[name]
        player["kind"], player["iterations"] = character.kind, character.iterations
        player["slips"], player["forgets"], player["sense"] = character.slips, character.forgets, character.sense
        player["sign"] = -1 if game.info.fewest_wins else 1
    return players


def most_iterations(players: np.ndarray[Any, Any]) -> int:
    return int(players["iterations"].max())
