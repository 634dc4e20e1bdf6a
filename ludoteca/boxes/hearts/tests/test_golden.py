"""Games of Hearts! that a person has read."""

from pathlib import Path
from random import Random
from typing import Any

import pytest

from ludoteca.boxes.hearts import GAME
from ludoteca.engine.match import Match
from ludoteca.kit import golden

FOLDER = Path(__file__).parent / "golden"
GAMES: dict[str, tuple[str, dict[str, Any]]] = {
    "four": ("The game as the rules have it", {"seats": 4, "seed": 4}),
    "two_passing": ("Two players exchange three cards in both rounds (R9)", {"seats": 2, "seed": 7, "passing": True}),
    "three_moon": (
        "Three players, one card aside; the moon counts, and the total decides who leads (R4, R6, R9)",
        {"seats": 3, "seed": 11, "shoot_the_moon": True, "next_leader": "running_total", "people": [1]},
    ),
}


@pytest.mark.parametrize("name", GAMES)
def test_a_golden_game_is_played_as_it_was_read(name: str) -> None:
    why, arguments = GAMES[name]
    text = golden.game_text(Match.new("hearts", **arguments), why, Random(name))
    assert text == golden.pinned(FOLDER / f"{name}.txt", text)


def test_who_knows_what_is_as_it_was_read() -> None:
    text = golden.knowledge_text(GAME, 60, seed=1)
    assert text == golden.pinned(FOLDER / "knowledge.txt", text)
