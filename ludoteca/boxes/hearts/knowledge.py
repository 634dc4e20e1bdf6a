"""What a player in a seat knows, and worlds that fit it."""

import numpy as np

from ludoteca.boxes.hearts.contents import CARDS, DECK, SUITS
from ludoteca.boxes.hearts.rules import EVERY_SUIT, GIVEN, all_of, cards_each, held, leading, on_the_table, suit_of
from ludoteca.engine.bits import bit, popcount
from ludoteca.engine.chance import draw, draw_member, shuffle
from ludoteca.engine.kernel import kernel
from ludoteca.engine.record import MOST_SEATS, NONE, SPECTATOR

ASIDE = MOST_SEATS  # the place after the seats


@kernel
def hide(s: np.record, seat: int) -> None:
    for other in range(s.seats):
        if other != seat:
            s.hands[other] = 0
            if s.giving or (other + 1) % s.seats != seat:
                s.given[other] = 0
    s.aside = 0


@kernel
def forget(s: np.record, seat: int, p: int) -> None:
    """That another seat has shown not to hold a suit, unless its card in the trick still shows it."""
    for other in range(s.seats):
        if other != seat and (leading(s) or s.trick[other] == NONE):
            for suit in range(SUITS):
                if s.void[other] & bit(suit) and draw(s, 1000) < p:
                    s.void[other] ^= bit(suit)


@kernel
def imagine(s: np.record, seat: int) -> None:
    unseen = DECK & ~(s.gone | on_the_table(s))
    if seat != SPECTATOR:
        unseen &= ~(s.hands[seat] | s.given[seat])
        if not s.giving:
            s.hands[(seat + 1) % s.seats] |= s.given[seat]
    deal_unseen(s, seat, unseen)
    imagine_passing(s, seat)


@kernel
def accepts(s: np.record, place: int) -> int:
    return EVERY_SUIT if place == ASIDE else EVERY_SUIT & ~s.void[place]


@kernel
def deal_unseen(s: np.record, seat: int, unseen: int) -> None:
    """To the other hands and aside, to each as many as it has room for, but no suit that it has shown not to hold."""
    restricted = make_room(s, seat)
    cards = popcount(unseen)
    shuffle(s, s.pack, unseen)
    if restricted:
        make_slack(s, unseen)
    place = 0
    for nth in range(cards):
        card = int(s.pack[nth])
        s.pack[nth] = 0
        if restricted:
            place = place_for(s, suit_of(card))
        while s.room[place] == 0:
            place += 1
        s.room[place] -= 1
        if place == ASIDE:
            s.aside |= bit(card)
        else:
            s.hands[place] |= bit(card)
    for suits in range(1, EVERY_SUIT + 1):
        s.slack[suits] = 0


@kernel
def make_room(s: np.record, seat: int) -> bool:
    """How many unseen cards go to each place; says whether one of them takes only some suits."""
    restricted = False
    for place in range(s.seats):
        if place != seat:
            s.room[place] = held(s, place) + (s.chosen[place] if s.giving else 0) - popcount(s.hands[place])
            restricted |= s.room[place] > 0 and s.void[place] > 0
    s.room[ASIDE] = CARDS % s.seats
    return restricted


@kernel
def make_slack(s: np.record, unseen: int) -> None:
    """For every set of suits: how much more room there is for it than cards."""
    for suits in range(1, EVERY_SUIT + 1):
        slack = 0
        for suit in range(SUITS):
            if suits & bit(suit):
                slack -= popcount(unseen & all_of(suit))
        for place in range(ASIDE + 1):
            if accepts(s, place) & suits:
                slack += s.room[place]
        s.slack[suits] = slack


@kernel
def place_for(s: np.record, suit: int) -> int:
    """Anywhere with room for it, unless that would leave a set of suits with more cards than room."""
    full = 0
    for suits in range(1, EVERY_SUIT + 1):
        if s.slack[suits] == 0 and not suits & bit(suit):
            full |= suits
    room = 0
    for place in range(ASIDE + 1):
        room += room_for(s, place, suit, full)
    left = draw(s, room)
    place = 0
    while left >= room_for(s, place, suit, full):
        left -= room_for(s, place, suit, full)
        place += 1
    for suits in range(1, EVERY_SUIT + 1):
        s.slack[suits] -= int(accepts(s, place) & suits != 0) - (suits >> suit & 1)
    return place


@kernel
def room_for(s: np.record, place: int, suit: int, full: int) -> int:
    suits = accepts(s, place)
    return int(s.room[place]) if suits & bit(suit) and not suits & full else 0


@kernel
def imagine_passing(s: np.record, seat: int) -> None:
    """What the others chose, or which cards they know to be in the next hand."""
    if not s.passing:
        return
    for giver in range(s.seats):
        to = (giver + 1) % s.seats
        if s.giving and giver != seat:
            for _ in range(s.chosen[giver]):
                card = bit(draw_member(s, s.hands[giver]))
                s.hands[giver] ^= card
                s.given[giver] |= card
        elif not s.giving and giver != seat and to != seat:
            kept, candidates = held(s, to), int(s.hands[to])
            for nth in range(GIVEN):
                if draw(s, cards_each(s) - nth) < kept:
                    card = bit(draw_member(s, candidates))
                    candidates ^= card
                    s.given[giver] |= card
                    kept -= 1
