"""The rules of Hearts!; the rulings (R1, R2 …) stand in the box's README."""

import numpy as np

from ludoteca.boxes.hearts.contents import (
    ALL_POINTS,
    CARD,
    CARDS,
    DECK,
    HEART,
    HEARTS,
    JINX,
    JINX_POINTS,
    PER_SUIT,
    SUIT,
    SUITS,
)
from ludoteca.engine.bits import Numbers, bit, highest, lowest, popcount, write_members
from ludoteca.engine.chance import draw, draw_member, shuffle
from ludoteca.engine.kernel import kernel
from ludoteca.engine.notes import note, whisper
from ludoteca.engine.options import choice, seat_or, switch
from ludoteca.engine.reasons import GAME_OVER, NOT_YOUR_TURN, Reasons, because
from ludoteca.engine.record import MOST_SEATS, NONE, Record, by_seat, flag, number, one, scratch, several
from ludoteca.engine.vocabulary import COUNT, SEAT, Actions, Codes

GIVEN = 3  # cards that each player passes on (R9)
ONE_SUIT = (1 << PER_SUIT) - 1
EVERY_SUIT = (1 << SUITS) - 1

OPTIONS = (
    seat_or("first", "people", "random"),
    choice("next_leader", "last_round", "running_total"),
    switch("passing"),
    switch("shoot_the_moon"),
    switch("show_points", default=True),
)
PEOPLE, RANDOM = 0, 1  # of `first`; then the seats

RECORD = Record(
    "hearts",
    options=OPTIONS,
    notes=14,
    hands=by_seat(several(CARD)),
    given=by_seat(several(CARD)),  # chosen for the next seat; once passed, those it still holds
    chosen=by_seat(number(GIVEN)),  # how many were chosen
    gone=several(CARD),  # lie in finished tricks of this round
    aside=several(CARD),
    trick=by_seat(one(CARD)),  # the card before each seat; a finished trick stays until the next lead (R8)
    laid=number(MOST_SEATS),  # cards in the trick
    tricks=number(CARDS // 2),  # finished in this round
    leader=one(SEAT),  # of the trick
    turn=one(SEAT),
    starter=one(SEAT),  # who led first in this round
    void=by_seat(several(SUIT)),  # suits that a seat has shown not to hold
    giving=flag(),
    points=by_seat(number(ALL_POINTS)),  # taken in this round
    written=by_seat(by_seat(number(ALL_POINTS))),  # by round, then by seat
    rounds=number(MOST_SEATS),  # finished
    totals=by_seat(number(MOST_SEATS * ALL_POINTS)),
    pack=scratch(CARDS),  # for shuffling; blank otherwise
    room=scratch(MOST_SEATS + 1),  # for imagining; blank otherwise
    slack=scratch(EVERY_SUIT + 1),
)
ACTIONS = Actions(play=CARD, give=CARD)
PLAY, GIVE = ACTIONS.start("play"), ACTIONS.start("give")

NOTES = Codes(
    dealt=(COUNT, SEAT),  # round, who leads it
    gave=(SEAT, CARD, CARD, CARD),
    passed=(),
    played=(SEAT, CARD),
    took=(SEAT, COUNT),
    wrote=(SEAT, COUNT),
    moon=(SEAT,),
    took_unseen=(SEAT,),  # R8: where the points are not shown
)
DEALT, GAVE, PASSED, PLAYED, TOOK, WROTE, MOON, TOOK_UNSEEN = range(1, len(NOTES) + 1)

REASONS = Reasons(give_first=(), no_giving=(), not_in_hand=(), must_follow=(SUIT,), hearts_not_broken=())
GIVE_FIRST, NO_GIVING, NOT_IN_HAND, MUST_FOLLOW, HEARTS_NOT_BROKEN = range(3, len(REASONS) + 1)


@kernel
def deal(s: np.record) -> None:
    s.starter = first_leader(s)
    begin_round(s)


@kernel
def first_leader(s: np.record) -> int:
    if s.first > RANDOM:
        return int(s.first) - RANDOM - 1
    if s.first == PEOPLE and s.people:  # G2
        return draw_member(s, s.people)
    return draw(s, s.seats)


@kernel
def begin_round(s: np.record) -> None:
    for seat in range(s.seats):
        s.hands[seat] = 0
        s.given[seat] = 0
        s.chosen[seat] = 0
        s.void[seat] = 0
    shuffle(s, s.pack, DECK)
    dealt = 0
    for _ in range(cards_each(s)):
        for seat in range(s.seats):
            s.hands[seat] |= bit(s.pack[dealt])
            dealt += 1
    s.gone = 0
    s.tricks = 0
    s.aside = 0
    for card in range(CARDS):
        if card >= dealt:
            s.aside |= bit(s.pack[card])
        s.pack[card] = 0
    s.giving = s.passing
    s.leader = s.starter
    s.turn = s.starter
    note(s, DEALT, s.rounds + 1, s.starter, 0, 0)


@kernel
def cards_each(s: np.record) -> int:
    return CARDS // s.seats


@kernel
def held(s: np.record, seat: int) -> int:
    """How many cards a seat holds, as everybody can count."""
    if over(s):
        return 0
    waiting = s.laid < s.seats and s.trick[seat] != NONE
    return cards_each(s) - s.tricks - waiting - (s.chosen[seat] if s.giving else 0)


@kernel
def leading(s: np.record) -> bool:
    return s.laid == 0 or s.laid == s.seats


@kernel
def on_the_table(s: np.record) -> int:
    """The cards of a trick that is not finished."""
    cards = 0
    for seat in range(s.seats):
        if not leading(s) and s.trick[seat] != NONE:
            cards |= bit(s.trick[seat])
    return cards


@kernel
def suit_of(card: int) -> int:
    return card // PER_SUIT


@kernel
def all_of(suit: int) -> int:
    return ONE_SUIT << suit * PER_SUIT


@kernel
def led_suit(s: np.record) -> int:
    return suit_of(int(s.trick[s.leader]))


@kernel
def to_act(s: np.record) -> int:
    if s.giving:
        still = 0
        for seat in range(s.seats):
            if s.chosen[seat] < GIVEN:
                still |= bit(seat)
        return still
    return 0 if over(s) else bit(s.turn)


@kernel
def over(s: np.record) -> bool:
    return s.rounds == s.seats


@kernel
def playable(s: np.record, seat: int) -> int:
    """The cards of the hand that may be played now, if it is the seat's turn."""
    hand = int(s.hands[seat])
    if leading(s):
        others = hand & ~HEARTS
        return hand if s.gone & HEARTS or not others else others  # 4.3, R2, R3
    following = hand & all_of(led_suit(s))
    return following or hand


@kernel
def legal(s: np.record, seat: int, out: Numbers) -> int:
    if not to_act(s) & bit(seat):
        return 0
    if s.giving:
        return write_members(out, 0, GIVE, int(s.hands[seat]))
    return write_members(out, 0, PLAY, playable(s, seat))


@kernel
def why(s: np.record, seat: int, action: int) -> int:
    if over(s):
        return because(GAME_OVER, 0, 0)
    if not to_act(s) & bit(seat):
        return because(NOT_YOUR_TURN, 0, 0)
    if s.giving and action < GIVE:
        return because(GIVE_FIRST, 0, 0)
    if not s.giving and action >= GIVE:
        return because(NO_GIVING, 0, 0)
    card = bit(action - GIVE if s.giving else action - PLAY)
    if not s.hands[seat] & card:
        return because(NOT_IN_HAND, 0, 0)
    if s.giving or playable(s, seat) & card:
        return 0
    return because(HEARTS_NOT_BROKEN, 0, 0) if leading(s) else because(MUST_FOLLOW, led_suit(s), 0)


@kernel
def play(s: np.record, seat: int, action: int) -> None:
    if action < GIVE:
        lay(s, seat, action - PLAY)
    else:
        give(s, seat, action - GIVE)


@kernel
def give(s: np.record, seat: int, card: int) -> None:
    s.hands[seat] ^= bit(card)
    s.given[seat] |= bit(card)
    s.chosen[seat] += 1
    if not to_act(s):
        pass_on(s)


@kernel
def pass_on(s: np.record) -> None:
    """All at the same time to the next seat (R9)."""
    note(s, PASSED, 0, 0, 0, 0)
    for seat in range(s.seats):
        to = (seat + 1) % s.seats
        cards = int(s.given[seat])
        s.hands[to] |= cards
        second = cards & (cards - 1)
        whisper(s, bit(seat) | bit(to), GAVE, seat, lowest(cards), lowest(second), highest(cards))
    s.giving = 0
    s.moment += 1


@kernel
def lay(s: np.record, seat: int, card: int) -> None:
    if leading(s):
        lead(s, seat, card)
    elif suit_of(card) != led_suit(s):
        s.void[seat] |= bit(led_suit(s))
    s.trick[seat] = card
    s.laid += 1
    s.hands[seat] ^= bit(card)
    if s.passing:
        s.given[(seat + s.seats - 1) % s.seats] &= ~bit(card)
    s.moment += 1
    note(s, PLAYED, seat, card, 0, 0)
    if s.laid == s.seats:
        take_trick(s)
    else:
        s.turn = seat + 1 if seat + 1 < s.seats else 0


@kernel
def lead(s: np.record, seat: int, card: int) -> None:
    if bit(card) & HEARTS and not s.gone & HEARTS:
        s.void[seat] |= EVERY_SUIT ^ bit(HEART)  # only who holds nothing else may do this (R2)
    for other in range(s.seats):
        s.trick[other] = NONE
    s.laid = 0
    s.leader = seat


@kernel
def taker(s: np.record) -> int:
    """Who laid the highest card of the suit led."""
    suit = all_of(led_suit(s))
    winner, best = int(s.leader), 0
    for seat in range(s.seats):
        card = bit(s.trick[seat]) & suit
        if card > best:
            winner, best = seat, card
    return winner


@kernel
def take_trick(s: np.record) -> None:
    winner, cards = taker(s), 0
    for seat in range(s.seats):
        cards |= bit(s.trick[seat])
    cost = worth(cards)
    s.gone |= cards
    s.tricks += 1
    s.points[winner] += cost
    s.turn = winner
    if s.show_points:
        note(s, TOOK, winner, cost, 0, 0)
    else:
        note(s, TOOK_UNSEEN, winner, 0, 0, 0)
    if not s.hands[winner]:
        end_round(s)


@kernel
def worth(cards: int) -> int:
    hearts = popcount(cards & HEARTS)
    return hearts + JINX_POINTS - 1 if cards & bit(JINX) else hearts


@kernel
def end_round(s: np.record) -> None:
    in_play = worth(s.gone)  # R6
    shooter = NONE
    for seat in range(s.seats):
        if s.shoot_the_moon and in_play and s.points[seat] == in_play:  # R9
            shooter = seat
            note(s, MOON, seat, 0, 0, 0)
    for seat in range(s.seats):
        points = int(s.points[seat])
        if shooter != NONE:
            points = 0 if seat == shooter else in_play
        s.written[s.rounds, seat] = points
        s.totals[seat] += points
        s.points[seat] = 0
        note(s, WROTE, seat, points, 0, 0)
    s.rounds += 1
    s.chapter += 1
    if over(s):
        s.turn = NONE
    else:
        s.starter = next_leader_of(s)
        begin_round(s)


@kernel
def next_leader_of(s: np.record) -> int:
    """Who has the most points; who led first in the last round is asked last (R4)."""
    leader, most = 0, -1
    for step in range(1, s.seats + 1):
        seat = (s.starter + step) % s.seats
        last, total = int(s.written[s.rounds - 1, seat]), int(s.totals[seat])
        standing = (total << 16) + last if s.next_leader else (last << 16) + total
        if standing > most:
            leader, most = seat, standing
    return leader


@kernel
def scores(s: np.record, out: Numbers) -> None:
    for seat in range(s.seats):
        rank = 1
        for other in range(s.seats):
            rank += s.totals[other] < s.totals[seat]  # R5
        out[0, seat] = s.totals[seat]
        out[1, seat] = rank
