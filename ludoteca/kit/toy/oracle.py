"""The toy's secrets, told without its kernels."""

from random import Random

import numpy as np

from ludoteca.engine import record
from ludoteca.engine.bits import bit, members
from ludoteca.engine.position import Note
from ludoteca.engine.record import NONE


def redeal(s: np.record, seat: int, chance: Random) -> np.record:
    """Shuffles all cards that the seat has not seen until nobody holds what it has shown to lack."""
    t = record.copy(s)
    others = [other for other in range(s.seats) if other != seat]
    secret_well = bool(seat >= s.seats or not s.peeked[seat])
    hands = {other: held_by(s, other) for other in others}
    pool = [card for hand in hands.values() for card in hand] + members(s.aside) + [int(s.well)] * secret_well
    while True:
        chance.shuffle(pool)
        rest = list(pool)
        for other in others:
            count = len(hands[other])
            place(t, other, rest[:count], chance)
            del rest[:count]
        if secret_well:
            t.well = rest.pop()
        t.aside = sum(bit(card) for card in rest)
        if all(fits(t, other) for other in others):
            t.rng = chance.getrandbits(64)
            return t


def held_by(s: np.record, seat: int) -> list[int]:
    return members(s.hands[seat]) + [int(s.laid[seat])] * bool(s.laid[seat] != NONE)


def place(t: np.record, seat: int, cards: list[int], chance: Random) -> None:
    """Into the hand, and one of the kind asked for face down if the seat has laid one."""
    t.hands[seat] = sum(bit(card) for card in cards)
    if t.laid[seat] != NONE:
        asked = [card for card in cards if card % 2 == t.asked] or cards
        t.laid[seat] = chance.choice(asked)
        t.hands[seat] ^= bit(t.laid[seat])


def fits(t: np.record, seat: int) -> bool:
    lacking = members(t.lacks[seat])
    return not any(card % 2 in lacking for card in held_by(t, seat))


def contradictions(seen: list[Note], seat: int, world: np.record) -> list[str]:
    """Who laid a card of the wrong kind held none of the right one, so holds none now."""
    wrong, asked = [], ""
    for name, *about in seen:
        if name == "asked":
            asked = str(about[0])
        if name == "turned":
            other, card = int(about[0]), str(about[1])
            if kind(card) != asked and any(kind(f"card-{held}") == asked for held in held_by(world, other)):
                wrong.append(f"seat {other} laid {card} when {asked} was asked for")
    return wrong


def kind(card: str) -> str:
    return "odd" if int(card.removeprefix("card-")) % 2 else "even"
