"""The secrets of Hearts!, told without its kernels."""

from random import Random

import numpy as np

from ludoteca.engine import record
from ludoteca.engine.bits import bit, members
from ludoteca.engine.position import Note

SUITS = ("hearts", "suns", "clovers", "stars")
RANKS = 10


def redeal(s: np.record, seat: int, chance: Random) -> np.record:
    """Swaps cards that the seat has not seen, wherever nobody gets a suit that it has shown not to hold."""
    t = record.copy(s)
    others = [other for other in range(s.seats) if other != seat]
    places = [("hands", other) for other in others] + [("given", other) for other in others if s.giving]
    for _ in range(200):
        a, b = chance.choice([*places, ("aside", 0)]), chance.choice([*places, ("aside", 0)])
        swap(t, a, b, chance, fixed(s, seat))
    others_know_of_passing(t, seat, chance)
    t.rng = chance.getrandbits(64)
    return t


def fixed(s: np.record, seat: int) -> set[int]:
    """What the seat gave stays where it went."""
    return set(members(s.given[seat])) if seat < s.seats and not s.giving else set()


def swap(t: np.record, a: tuple[str, int], b: tuple[str, int], chance: Random, known: set[int]) -> None:
    ours, theirs = cards_at(t, a) - known, cards_at(t, b) - known
    if a != b and ours and theirs:
        mine, other = chance.choice(sorted(ours)), chance.choice(sorted(theirs))
        if may_hold(t, a, other) and may_hold(t, b, mine):
            put(t, a, cards_at(t, a) - {mine} | {other})
            put(t, b, cards_at(t, b) - {other} | {mine})


def cards_at(t: np.record, place: tuple[str, int]) -> set[int]:
    name, seat = place
    return set(members(t.aside if name == "aside" else t[name][seat]))


def put(t: np.record, place: tuple[str, int], cards: set[int]) -> None:
    name, seat = place
    bits = sum(bit(card) for card in cards)
    if name == "aside":
        t.aside = bits
    else:
        t[name][seat] = bits


def may_hold(t: np.record, place: tuple[str, int], card: int) -> bool:
    name, seat = place
    return name != "hands" or card // RANKS not in members(t.void[seat])


def others_know_of_passing(t: np.record, seat: int, chance: Random) -> None:
    """Which cards of the next hand the others know is their secret; as many as before, so that it could be so."""
    for giver in range(t.seats):
        to = (giver + 1) % t.seats
        if not t.giving and giver != seat and to != seat:
            hand = members(t.hands[to])
            t.given[giver] = sum(bit(card) for card in chance.sample(hand, len(members(t.given[giver]))))


def contradictions(seen: list[Note], seat: int, world: np.record) -> list[str]:
    """Each card played in this round, checked against the hand it must have come from in that world."""
    begun = max(number for number, note in enumerate(seen) if note[0] == "dealt")
    played = [(int(note[1]), str(note[2])) for note in seen[begun:] if note[0] == "played"]
    hands = {other: {name_of(card) for card in members(world.hands[other])} for other in range(world.seats)}
    for other, card in played:
        hands[other].add(card)
    wrong, trick, collected = [], list[str](), set[str]()
    for other, card in played:
        if len(trick) == world.seats:
            collected |= set(trick)
            trick = []
        suits = {held.split("-")[0] for held in hands[other]}
        if trick and suit_of(card) != suit_of(trick[0]) and suit_of(trick[0]) in suits:
            wrong.append(f"seat {other} played {card} and held {suit_of(trick[0])}")
        if not trick and suit_of(card) == "hearts" and suits != {"hearts"} and "hearts" not in map(suit_of, collected):
            wrong.append(f"seat {other} led {card} and held {', '.join(sorted(suits))}")
        hands[other].remove(card)
        trick.append(card)
    return wrong


def suit_of(card: str) -> str:
    return card.split("-")[0]


def name_of(card: int) -> str:
    return f"{SUITS[card // RANKS]}-{card % RANKS + 1}"
