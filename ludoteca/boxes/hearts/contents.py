"""The cards of the box, as `contents.toml` lists them."""

import tomllib
from pathlib import Path

from ludoteca.engine.vocabulary import Names

_listed = tomllib.loads((Path(__file__).parent / "contents.toml").read_text("utf-8"))

SUIT = Names("suit", tuple(_listed["suits"]))
RANKS = tuple(int(rank) for rank in _listed["ranks"])
CARD = Names("card", tuple(f"{suit}-{rank}" for suit in SUIT.names for rank in RANKS), parts=("suit", "rank"))

SUITS, CARDS, PER_SUIT = len(SUIT), len(CARD), len(RANKS)
DECK = (1 << CARDS) - 1
HEART = SUIT.number("hearts")
HEARTS = (1 << PER_SUIT) - 1 << HEART * PER_SUIT
JINX = CARD.number("hearts-10")
JINX_POINTS = int(_listed["jinx_points"])  # instead of the one point of any other heart
ALL_POINTS = PER_SUIT - 1 + JINX_POINTS
