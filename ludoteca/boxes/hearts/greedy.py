"""A sensible player of Hearts! who does not look ahead."""

import numpy as np

from ludoteca.boxes.hearts.contents import HEART, HEARTS, JINX, PER_SUIT, SUITS
from ludoteca.boxes.hearts.rules import GIVE, PLAY, all_of, leading, led_suit, on_the_table, playable, suit_of
from ludoteca.engine.bits import bit, highest, lowest, popcount
from ludoteca.engine.kernel import kernel

LAST_OF_ITS_SUIT = 100  # a risk above all others: nobody can take the trick instead


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
        held = cards & all_of(suit)
        if held:
            danger = 2 * rank_of(highest(held)) + (suit == HEART)
            if danger > most:
                worst, most = highest(held), danger
    return worst


@kernel
def safest_lead(s: np.record, seat: int, cards: int) -> int:
    """The card under which the fewest of its suit still unseen could stay; the last of its suit only if need be."""
    best, least = 0, LAST_OF_ITS_SUIT + 1
    while cards:
        card = lowest(cards)
        cards &= cards - 1
        unseen = all_of(suit_of(card)) & ~(s.gone | s.hands[seat])
        under = popcount(unseen & (bit(card) - 1))
        risk = 8 * under + rank_of(card) - (popcount(unseen) - under) if unseen else LAST_OF_ITS_SUIT
        if risk < least:
            best, least = card, risk
    return best


@kernel
def duck(s: np.record, cards: int) -> int:
    """As high as stays under the trick, else as low as possible; last in a trick that costs nothing, high."""
    trick = on_the_table(s)
    if s.laid == s.seats - 1 and not (trick | cards) & HEARTS:
        return highest(cards)
    under = cards & (bit(highest(trick & all_of(led_suit(s)))) - 1)
    return highest(under) if under else lowest(cards)
