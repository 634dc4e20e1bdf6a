"""What no real game of Hearts! could look like."""

from collections.abc import Iterator

import numpy as np

from ludoteca.boxes.hearts.contents import ALL_POINTS, CARD, CARDS, DECK, HEART, HEARTS, JINX_POINTS, PER_SUIT, SUIT
from ludoteca.boxes.hearts.rules import EVERY_SUIT, GIVEN, all_of, cards_each, held, leading, over, taker, worth
from ludoteca.engine.bits import bit, members
from ludoteca.engine.record import NONE


def complaint(s: np.record) -> str:
    return next(complaints(s), "")


def complaints(s: np.record) -> Iterator[str]:
    yield from about_seats(s)
    yield from about_scores(s)
    yield from about_cards(s)
    yield from about_numbers(s)
    yield from about_passing(s)
    yield from about_the_trick(s)
    yield from about_knowledge(s)


def about_seats(s: np.record) -> Iterator[str]:
    names = ["starter"] + ["turn"] * (not over(s)) + ["leader"] * bool(s.laid)
    yield from (f"{name} is no seat of this game" for name in names if not 0 <= s[name] < s.seats)
    if s.rounds > s.seats:
        yield f"rounds is {s.rounds}, but {s.seats} players play {s.seats}"
    if over(s) and s.turn != NONE:
        yield f"turn is {s.turn}, but the game is over"
    if s.chapter != s.rounds:
        yield f"chapter is {s.chapter}, but {s.rounds} rounds are finished"


def about_scores(s: np.record) -> Iterator[str]:
    rows = [[int(points) for points in row[: s.seats]] for row in s.written[: s.seats]]
    yield from (
        f"written, round {number + 1}: {row} cannot be"
        for number, row in enumerate(rows[: s.rounds])
        if not could_be(s, row)
    )
    if any(map(any, rows[s.rounds :])):
        yield f"written goes beyond the {s.rounds} rounds finished"
    for seat, written in enumerate(map(sum, zip(*rows, strict=True))):
        if s.totals[seat] != written:
            yield f"totals of seat {seat} is {s.totals[seat]}, but the rounds written add up to {written}"


def could_be(s: np.record, row: list[int]) -> bool:
    """A round's points: all in play, or those of a moon."""
    others = sorted(row)[1:]
    moon = s.shoot_the_moon and min(row) == 0 and len(set(others)) == 1
    aside = CARDS % s.seats
    least = ALL_POINTS - (JINX_POINTS + aside - 1 if aside else 0)
    return least <= (others[0] if moon else sum(row)) <= ALL_POINTS


def about_cards(s: np.record) -> Iterator[str]:
    places = [(f"the hand of seat {seat}", card) for seat in range(s.seats) for card in members(s.hands[seat])]
    if s.giving:
        places += [(f"given by seat {seat}", card) for seat in range(s.seats) for card in members(s.given[seat])]
    if not leading(s):
        places += [("the trick", int(card)) for card in s.trick[: s.seats] if card != NONE]
    places += [("gone", card) for card in members(s.gone)] + [("aside", card) for card in members(s.aside)]
    seen: dict[int, str] = {}
    for place, card in places:
        if card in seen:
            yield f"{CARD.names[card]} is in {seen[card]} and in {place}"
        seen[card] = place
    yield from (f"{CARD.names[card]} is nowhere" for card in members(DECK) if card not in seen)


def about_numbers(s: np.record) -> Iterator[str]:
    laid = sum(card != NONE for card in s.trick[: s.seats])
    if s.laid != laid:
        yield f"laid is {s.laid}, but the trick has {laid} cards"
    if over(s) != (s.tricks == cards_each(s)) or s.tricks > cards_each(s):
        yield f"tricks is {s.tricks}, but a round has {cards_each(s)}, and the last of them ends it"
    if len(members(s.gone)) != s.tricks * s.seats:
        yield f"gone has {len(members(s.gone))} cards, but {s.tricks} tricks of {s.seats} are finished"
    if len(members(s.aside)) != CARDS % s.seats:
        yield f"aside has {len(members(s.aside))} cards, but {CARDS % s.seats} are put aside"
    for seat in range(s.seats):
        if len(members(s.hands[seat])) != held(s, seat):
            yield f"the hand of seat {seat} has {len(members(s.hands[seat]))} cards, but it should have {held(s, seat)}"
    points, taken = sum(int(s.points[seat]) for seat in range(s.seats)), 0 if over(s) else worth(s.gone)
    if points != taken:
        yield f"points add up to {points}, but {taken} were taken in this round"


def about_passing(s: np.record) -> Iterator[str]:
    chosen = [int(s.chosen[seat]) for seat in range(s.seats)]
    if s.giving and (not s.passing or s.tricks or not leading(s) or over(s)):
        yield "giving is on, but cards are passed before the first lead and only if passing is on"
    if s.giving and min(chosen) == GIVEN:
        yield "giving is on, but everybody has chosen"
    for seat in range(s.seats):
        given = len(members(s.given[seat]))
        if s.giving and given != chosen[seat]:
            yield f"chosen of seat {seat} is {chosen[seat]}, but it gave {given} cards"
        if not s.giving and chosen[seat] != GIVEN * s.passing:
            yield f"chosen of seat {seat} is {chosen[seat]}, but it should be {GIVEN * s.passing}"
        if not s.giving and given > chosen[seat]:
            yield f"seat {seat} gave {given} cards that the next seat still holds, but it gave {chosen[seat]} in all"
        if not s.giving and s.given[seat] & ~s.hands[(seat + 1) % s.seats]:
            yield f"seat {seat} gave a card that the next seat does not hold"


def about_the_trick(s: np.record) -> Iterator[str]:
    if not s.laid:
        if s.tricks == 0 and s.turn != s.starter:
            yield f"turn is {s.turn}, but seat {s.starter} leads this round"
        return
    for step in range(s.seats):
        if (s.trick[(s.leader + step) % s.seats] != NONE) != (step < s.laid):
            yield f"the trick does not go round from seat {s.leader}"
            return
    if leading(s):
        yield from about_a_finished_trick(s)
    else:
        yield from about_an_open_trick(s)


def about_a_finished_trick(s: np.record) -> Iterator[str]:
    cards = {int(card) for card in s.trick[: s.seats]}
    if len(cards) < s.seats:
        yield "the trick has a card twice"
    if s.tricks and not cards <= set(members(s.gone)):
        yield "the trick is finished, but its cards are not gone"
    leads = int(taker(s)) if s.tricks else int(s.starter)
    if not over(s) and s.turn != leads:
        yield f"turn is {s.turn}, but it is for seat {leads} to lead"


def about_an_open_trick(s: np.record) -> Iterator[str]:
    if s.turn != (s.leader + s.laid) % s.seats:
        yield f"turn is {s.turn}, but it is for seat {(s.leader + s.laid) % s.seats} to play"
    led = int(s.trick[s.leader]) // PER_SUIT
    for seat in range(s.seats):
        card = int(s.trick[seat])
        if card != NONE and card // PER_SUIT != led and not s.void[seat] & bit(led):
            yield f"seat {seat} laid {CARD.names[card]}, so void must have {SUIT.names[led]} for it"
    others = EVERY_SUIT ^ bit(HEART)
    if bit(s.trick[s.leader]) & HEARTS and not s.gone & HEARTS and s.void[s.leader] & others != others:
        yield f"seat {s.leader} led a heart before one was taken, so void must have all other suits for it"


def about_knowledge(s: np.record) -> Iterator[str]:
    for seat in range(s.seats):
        suits = members(s.void[seat])
        if suits and not s.tricks and leading(s):
            yield f"seat {seat} has shown that it holds no {SUIT.names[suits[0]]}, but no card was played"
        for suit in suits:
            if s.hands[seat] & all_of(suit):
                yield f"seat {seat} has shown that it holds no {SUIT.names[suit]}, and holds some"
