"""A toy game that has a bit of everything: hidden hands, a choice made by all at once, a move of the table's own, and
something that one remembers although it is not shown.

Each seat holds three numbered cards, one more lies face down in the well. The table asks for even or odd. All lay one
card at once, of the kind asked for if they hold one; before that, a seat may look into the well once. After a second
the table turns the cards over and the highest earns a point; the last trick earns what the well says.
"""

import tomllib
from pathlib import Path

import numpy as np

from ludoteca.engine.bits import Numbers, bit, lowest, popcount, write_members
from ludoteca.engine.chance import draw, draw_member
from ludoteca.engine.kernel import kernel
from ludoteca.engine.notes import note, whisper
from ludoteca.engine.options import switch
from ludoteca.engine.reasons import GAME_OVER, NOT_YOUR_TURN, Reasons, because
from ludoteca.engine.record import NONE, by_seat, flag, number, one, several
from ludoteca.engine.vocabulary import COUNT, SEAT, Actions, Codes, Names

CARDS = int(tomllib.loads((Path(__file__).parent / "contents.toml").read_text("utf-8"))["cards"])
HELD = 3
DECK = (1 << CARDS) - 1
EVEN = DECK // 3
PAUSE = 1000

CARD = Names("card", tuple(f"card-{value}" for value in range(CARDS)))
PARITY = Names("parity", ("even", "odd"))
OPTIONS = (switch("peeking", default=True),)
FIELDS = {
    "hands": by_seat(several(CARD)),
    "aside": several(CARD),
    "gone": several(CARD),
    "well": one(CARD),
    "peeked": by_seat(flag()),
    "laid": by_seat(one(CARD)),  # face down
    "shown": by_seat(one(CARD)),  # the trick before
    "asked": one(PARITY),
    "lacks": by_seat(several(PARITY)),
    "tricks": number(HELD),
    "points": by_seat(number(100)),
}
ACTIONS = Actions(lay=CARD, peek=None, turn=None)
PEEK, TURN = CARDS, CARDS + 1
NOTES = Codes(asked=(PARITY,), saw=(CARD,), peeked=(SEAT,), laid=(SEAT,), turned=(SEAT, CARD), won=(SEAT, COUNT))
ASKED, SAW, PEEKED, LAID, TURNED, WON = range(1, len(NOTES) + 1)
REASONS = Reasons(not_held=(), must_lay=(PARITY,), no_peeking=(), the_table_turns=())
NOT_HELD, MUST_LAY, NO_PEEKING, THE_TABLE_TURNS = range(3, len(REASONS) + 1)


@kernel
def deal(s: np.record) -> None:
    s.aside = DECK
    for seat in range(s.seats):
        for _ in range(HELD):
            card = bit(draw_member(s, s.aside))
            s.aside ^= card
            s.hands[seat] |= card
    s.well = draw_member(s, s.aside)
    s.aside ^= bit(s.well)
    ask(s)


@kernel
def ask(s: np.record) -> None:
    s.asked = draw(s, 2)
    note(s, ASKED, s.asked, 0, 0, 0)


@kernel
def over(s: np.record) -> bool:
    return s.tricks == HELD


@kernel
def to_act(s: np.record) -> int:
    if over(s):
        return 0
    waiting = 0
    for seat in range(s.seats):
        if s.laid[seat] == NONE:
            waiting |= bit(seat)
    return waiting


@kernel
def kind(parity: int) -> int:
    return EVEN if parity == 0 else DECK ^ EVEN


@kernel
def layable(s: np.record, seat: int) -> int:
    hand = int(s.hands[seat])
    return hand & kind(s.asked) or hand


@kernel
def may_peek(s: np.record, seat: int) -> bool:
    return s.peeking == 1 and s.peeked[seat] == 0


@kernel
def legal(s: np.record, seat: int, out: Numbers) -> int:
    if not to_act(s) & bit(seat):
        return 0
    n = write_members(out, 0, 0, layable(s, seat))
    if may_peek(s, seat):
        out[n] = PEEK
        n += 1
    return n


@kernel
def why(s: np.record, seat: int, action: int) -> int:
    if over(s):
        return because(GAME_OVER, 0, 0)
    if not to_act(s) & bit(seat):
        return because(NOT_YOUR_TURN, 0, 0)
    if action == TURN:
        return because(THE_TABLE_TURNS, 0, 0)
    if action == PEEK:
        return 0 if may_peek(s, seat) else because(NO_PEEKING, 0, 0)
    if not s.hands[seat] & bit(action):
        return because(NOT_HELD, 0, 0)
    return 0 if layable(s, seat) & bit(action) else because(MUST_LAY, s.asked, 0)


@kernel
def play(s: np.record, seat: int, action: int) -> None:
    if action == TURN:
        turn_over(s)
    elif action == PEEK:
        s.peeked[seat] = 1
        note(s, PEEKED, seat, 0, 0, 0)
        whisper(s, bit(seat), SAW, s.well, 0, 0, 0)
    else:
        s.hands[seat] ^= bit(action)
        s.laid[seat] = action
        note(s, LAID, seat, 0, 0, 0)
        if not to_act(s):
            s.moment += 1


@kernel
def due(s: np.record) -> tuple[int, int]:
    return (0, 0) if over(s) or to_act(s) else (PAUSE, TURN)


@kernel
def turn_over(s: np.record) -> None:
    winner = 0
    for seat in range(s.seats):
        card = int(s.laid[seat])
        note(s, TURNED, seat, card, 0, 0)
        s.gone |= bit(card)
        if not bit(card) & kind(s.asked):
            s.lacks[seat] |= bit(s.asked)
        if card > s.laid[winner]:
            winner = seat
    for seat in range(s.seats):
        s.shown[seat] = s.laid[seat]
        s.laid[seat] = NONE
    s.tricks += 1
    worth = int(s.well) if over(s) else 1
    s.points[winner] += worth
    s.moment += 1
    note(s, WON, winner, worth, 0, 0)
    if not over(s):
        ask(s)


@kernel
def scores(s: np.record, out: Numbers) -> None:
    for seat in range(s.seats):
        rank = 1
        for other in range(s.seats):
            rank += s.points[other] > s.points[seat]
        out[0, seat] = s.points[seat]
        out[1, seat] = rank


@kernel
def hide(s: np.record, seat: int) -> None:
    for other in range(s.seats):
        if other != seat:
            s.hands[other] = 0
            if s.laid[other] != NONE:
                s.laid[other] = CARDS  # a card's back
    s.aside = 0
    if seat >= s.seats or not s.peeked[seat]:
        s.well = NONE


@kernel
def imagine(s: np.record, seat: int) -> None:
    """Most constrained first, so that everybody finds the cards they must hold."""
    unseen = DECK & ~s.gone
    if s.well != NONE:
        unseen ^= bit(s.well)
    if seat < s.seats:
        unseen &= ~s.hands[seat]
        if s.laid[seat] != NONE:
            unseen ^= bit(s.laid[seat])
    for needy in (1, 0):
        for other in range(s.seats):
            if other != seat and int(s.lacks[other] > 0) == needy:
                unseen = imagine_hand(s, other, unseen)
    if s.well == NONE:
        s.well = draw_member(s, unseen)
        unseen ^= bit(s.well)
    s.aside = unseen


@kernel
def imagine_hand(s: np.record, seat: int, unseen: int) -> int:
    allowed = unseen
    for parity in (0, 1):
        if s.lacks[seat] & bit(parity):
            allowed &= ~kind(parity)
    for _ in range(HELD - s.tricks):
        card = bit(draw_member(s, allowed))
        allowed ^= card
        unseen ^= card
        s.hands[seat] |= card
    if s.laid[seat] != NONE:
        s.laid[seat] = draw_member(s, layable(s, seat))
        s.hands[seat] ^= bit(s.laid[seat])
    return unseen


@kernel
def cue(s: np.record, seat: int, out: Numbers) -> None:
    """No race, but it asks for something: the lowest card that may be laid, and the parity."""
    out[0] = lowest(layable(s, seat)) if to_act(s) & bit(seat) else NONE
    out[1] = 1
    out[2] = s.asked


@kernel
def forget(s: np.record, seat: int, p: int) -> None:
    """What lies in the well."""
    if draw(s, 1000) < p:
        s.well = NONE


@kernel
def greedy(s: np.record, seat: int) -> int:
    if may_peek(s, seat):
        return PEEK
    cards = layable(s, seat)
    while popcount(cards) > 1:
        cards &= cards - 1
    return lowest(cards)
