"""A sensible player of Hearts! who does not look ahead."""

import numpy as np

from ludoteca.boxes.hearts.contents import HEART, HEARTS, JINX, PER_SUIT, SUITS
from ludoteca.boxes.hearts.rules import GIVE, PLAY, leading, led_suit, playable, suit_of, whole, worth
from ludoteca.engine.bits import bit, highest, lowest, popcount
from ludoteca.engine.kernel import kernel


@kernel
def greedy(s: np.record, seat: int) -> int:
    if s.giving:
        return GIVE + most_dangerous(s.hands[seat])
    cards = playable(s, seat)
    if leading(s):
        return PLAY + safest_lead(s, seat, cards)
    if suit_of(lowest(cards)) != led_suit(s):
        return PLAY + most_dangerous(cards)
    return PLAY + duck(s, cards)


@kernel
def rank_of(card: int) -> int:
    return card % PER_SUIT


@kernel
def most_dangerous(cards: int) -> int:
    """The jinx, then by rank, a heart before its equals."""
    if cards & bit(JINX):
        return JINX
    worst, most = 0, -1
    for suit in range(SUITS):
        held = cards & whole(suit)
        if held:
            danger = 2 * rank_of(highest(held)) + (suit == HEART)
            if danger > most:
                worst, most = highest(held), danger
    return worst


@kernel
def safest_lead(s: np.record, seat: int, cards: int) -> int:
    """The card that fewest of those still unseen could stay under."""
    gone = s.gone | s.hands[seat]
    best, least = lowest(cards), 1 << 20
    while cards:
        card = lowest(cards)
        cards &= cards - 1
        under = popcount(whole(suit_of(card)) & (bit(card) - 1) & ~gone)
        over = popcount(whole(suit_of(card)) & ~(bit(card) - 1) & ~gone)
        risk = 8 * under + rank_of(card) - over
        if over == 0 and under == 0:
            risk = 100  # nobody can follow
        if risk < least:
            best, least = card, risk
    return best


@kernel
def duck(s: np.record, cards: int) -> int:
    """As high as stays under the trick, else as low as possible; last in a trick that costs nothing, high."""
    top, cost = 0, 0
    for other in range(s.seats):
        laid = bit(s.trick[other]) if s.trick[other] < 64 else 0
        cost += worth(laid)
        if laid & whole(led_suit(s)):
            top = max(top, laid)
    under = cards & (top - 1)
    if s.laid == s.seats - 1 and cost == 0:
        cheap = cards & ~HEARTS
        if cheap:
            return highest(cheap)
    if under:
        return highest(under)
    return lowest(cards)
