"""What no real game of Hearts! could look like."""

from collections.abc import Iterator

import numpy as np

from ludoteca.boxes.hearts.contents import CARD, DECK, HEARTS, PER_SUIT, SUIT
from ludoteca.boxes.hearts.rules import cards_each, held, leading, whole, worth
from ludoteca.engine.bits import bit, members
from ludoteca.engine.record import NONE


def complaint(s: np.record) -> str:
    return next(complaints(s), "")


def complaints(s: np.record) -> Iterator[str]:
    yield from about_scores(s)
    if s.rounds < s.seats:
        yield from about_cards(s)
        yield from about_the_trick(s)
        yield from about_passing(s)
        yield from about_knowledge(s)


def about_scores(s: np.record) -> Iterator[str]:
    if s.rounds > s.seats:
        yield f"rounds is {s.rounds}, but {s.seats} players play {s.seats}"
    for seat in range(s.seats):
        written = sum(int(s.written[number, seat]) for number in range(s.rounds))
        if s.totals[seat] != written:
            yield f"totals of seat {seat} is {s.totals[seat]}, but the rounds written add up to {written}"
    if any(s.written[number, seat] for number in range(s.rounds, s.seats) for seat in range(s.seats)):
        yield f"written goes beyond the {s.rounds} rounds finished"
    if s.chapter != s.rounds:
        yield f"chapter is {s.chapter}, but {s.rounds} rounds are finished"


def about_cards(s: np.record) -> Iterator[str]:
    places = {f"the hand of seat {seat}": int(s.hands[seat]) for seat in range(s.seats)}
    if s.giving:
        places |= {f"given by seat {seat}": int(s.given[seat]) for seat in range(s.seats)}
    if not leading(s):
        places["the trick"] = sum({bit(card) for card in s.trick[: s.seats] if card != NONE})
    places |= {"gone": int(s.gone), "aside": int(s.aside)}
    seen: dict[int, str] = {}
    for place, cards in places.items():
        for card in members(cards):
            if card in seen:
                yield f"{CARD.names[card]} is in {seen[card]} and in {place}"
            seen[card] = place
    for card in members(DECK):
        if card not in seen:
            yield f"{CARD.names[card]} is nowhere"
    yield from about_numbers(s)


def about_numbers(s: np.record) -> Iterator[str]:
    laid = sum(card != NONE for card in s.trick[: s.seats])
    if s.laid != laid:
        yield f"laid is {s.laid}, but the trick has {laid} cards"
    if len(members(s.gone)) != s.tricks * s.seats:
        yield f"gone has {len(members(s.gone))} cards, but {s.tricks} tricks of {s.seats} are finished"
    for seat in range(s.seats):
        if len(members(s.hands[seat])) != held(s, seat):
            yield f"the hand of seat {seat} has {len(members(s.hands[seat]))} cards, but it should have {held(s, seat)}"
    if s.tricks >= cards_each(s):
        yield f"tricks is {s.tricks}, but a round that is not over has at most {cards_each(s) - 1} finished"
    points = sum(int(s.points[seat]) for seat in range(s.seats))
    if points != worth(s.gone):
        yield f"points add up to {points}, but the cards gone are worth {worth(s.gone)}"


def about_the_trick(s: np.record) -> Iterator[str]:
    for name in ("leader", "turn", "starter"):
        if s[name] >= s.seats:
            yield f"{name} is no seat of this game"
            return
    if leading(s):
        if s.tricks == 0 and s.turn != s.starter:
            yield f"turn is {s.turn}, but seat {s.starter} leads this round"
        return
    for step in range(s.seats):
        seat = (s.leader + step) % s.seats
        if (s.trick[seat] != NONE) != (step < s.laid):
            yield f"the trick does not go round from seat {s.leader}"
    if s.turn != (s.leader + s.laid) % s.seats:
        yield f"turn is {s.turn}, but it is for seat {(s.leader + s.laid) % s.seats} to play"
    led = int(s.trick[s.leader]) // PER_SUIT
    for seat in range(s.seats):
        card = int(s.trick[seat])
        if card != NONE and card // PER_SUIT != led and s.hands[seat] & whole(led):
            yield f"seat {seat} laid {CARD.names[card]} and still holds {SUIT.names[led]}"
    if bit(s.trick[s.leader]) & HEARTS and not s.gone & HEARTS and s.hands[s.leader] & ~HEARTS:
        yield f"seat {s.leader} led a heart before one was taken, and holds other suits"


def about_passing(s: np.record) -> Iterator[str]:
    if s.giving and (not s.passing or s.tricks or not leading(s)):
        yield "giving is on, but cards are passed before the first lead and only if passing is on"
    for seat in range(s.seats):
        if s.giving and len(members(s.given[seat])) != s.chosen[seat]:
            yield f"chosen of seat {seat} is {s.chosen[seat]}, but it gave {len(members(s.given[seat]))} cards"
        if not s.giving and s.given[seat] & ~s.hands[(seat + 1) % s.seats]:
            yield f"seat {seat} gave a card that the next seat does not hold"


def about_knowledge(s: np.record) -> Iterator[str]:
    for seat in range(s.seats):
        for suit in members(s.void[seat]):
            if s.hands[seat] & whole(suit):
                yield f"seat {seat} has shown that it holds no {SUIT.names[suit]}, and holds some"
