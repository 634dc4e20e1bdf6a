"""A table, without sockets, disk or clock."""

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from ludoteca.engine import log
from ludoteca.engine.record import TABLE
from ludoteca.kit.toy import TOY
from ludoteca.table.deciding import Now, decide, opened, turn
from ludoteca.table.events import Dealt, Moved, Row, TookBack
from ludoteca.table.orders import Act, Again, Arrange, Free, Goodbye, Hand, Hurry, Leave, Order, Sit, TakeBack
from ludoteca.table.refusal import Refusal
from ludoteca.table.seats import ANIMALS, Seat
from ludoteca.table.snapshot import asleep, awake
from ludoteca.table.table import Table
from ludoteca.table.telling import told_again

ANNA, BEN, CARO = "anna", "ben", "caro"
ID = "an order"


class Evening:
    """A table, the time, and everything that was stored."""

    def __init__(self, seats: int = 3, lot: int = 5, **rules: bool) -> None:
        self.ms, self.lot, self.log = 1000, lot, []
        self.present = frozenset({ANNA})
        self.table = Table(TOY)
        self.store(opened("toy", seats, dict(rules), ANNA, None, self.now))

    @property
    def now(self) -> Now:
        return Now(self.ms, self.lot, self.present)

    def store(self, events, sender=None, order=ID):
        row = Row(order=order, sender=sender, events=events)
        if events:
            self.log.append((msgspec.json.encode(row), self.ms))
            self.table.apply(row, self.ms)
        return events

    def order(self, sender: str | None, order: Order):
        return self.store(decide(self.table, order, sender, self.now), sender, order.id)

    def act(self, sender: str | None, seat: int, action: str, moment: str | None = None):
        return self.order(sender, Act(id=ID, seat=seat, moment=moment or self.table.moment, action=action))

    def any_action(self, seat: int) -> str:
        return next(name for name in self.table.position.legal(seat) if name.startswith("lay"))

    def play_on(self) -> None:
        """One more move of whoever is to act."""
        for seat in self.table.position.to_act:
            sitting = self.table.seats[seat]
            self.act(None if sitting.robot else sitting.player, seat, self.any_action(seat))
            return
        self.ms += self.table.due(self.ms) or 0
        self.store(turn(self.table, self.now))


def refused(evening: Evening, sender: str | None, order: Order) -> str:
    before = asleep(evening.table)
    with pytest.raises(Refusal) as refusal:
        evening.order(sender, order)
    assert asleep(evening.table) == before
    return refusal.value.code if refusal.value.why is None else f"{refusal.value.code} {refusal.value.why}"


def test_a_table_stands_with_its_owner_and_robots_and_cards_are_dealt():
    table = Evening(3).table
    assert table.seats == [
        Seat(animal="fox", player=ANNA),
        Seat(animal="frog", robot="tilda"),
        Seat(animal="owl", robot="tilda"),
    ]
    assert table.position.to_act == [0, 1, 2]
    assert (table.deals, table.rows, table.moment) == (1, 1, "1.0.0")


def test_an_owner_may_choose_an_animal():
    evening = Evening()
    events = opened("toy", 3, {}, ANNA, "owl", evening.now)
    assert [seat.animal for seat in events[0].seats] == ["owl", "frog", "fox"]


@pytest.mark.parametrize(
    ("game", "seats", "rules"), [("chess", 2, {}), ("toy", 9, {}), ("toy", 3, {"peeking": "maybe"})]
)
def test_no_table_is_opened_for_a_game_that_does_not_exist_or_by_rules_that_do_not(game, seats, rules):
    with pytest.raises(Refusal, match="bad_rules"):
        opened(game, seats, rules, ANNA, None, Now(0))


def test_a_move_is_an_event_with_the_time_it_took():
    evening = Evening()
    evening.ms += 700
    action = evening.any_action(0)
    assert evening.act(ANNA, 0, action) == [Moved(seat=0, action=action, after=700)]
    assert evening.table.position.to_act == [1, 2]
    assert evening.table.position.state.elapsed == 700


def test_a_clock_that_was_set_back_stands_still():
    evening = Evening()
    evening.ms -= 900
    assert evening.act(ANNA, 0, evening.any_action(0))[0].after == 0


def test_nobody_plays_for_another_seat():
    evening = Evening()
    act = Act(id=ID, seat=1, moment=evening.table.moment, action=evening.any_action(1))
    assert refused(evening, ANNA, act) == "not_your_seat"
    assert refused(evening, BEN, act) == "not_your_seat"
    mine = Act(id=ID, seat=0, moment=evening.table.moment, action=evening.any_action(0))
    assert refused(evening, None, mine) == "not_your_seat"
    nowhere = Act(id=ID, seat=5, moment=evening.table.moment, action="peek")
    assert refused(evening, ANNA, nowhere) == "not_your_seat"


def test_an_action_that_the_rules_do_not_allow_is_refused_with_their_reason():
    evening = Evening()
    moment = evening.table.moment
    held = {name for name in evening.table.position.legal(0) if name.startswith("lay")}
    other = next(f"lay card-{card}" for card in range(12) if f"lay card-{card}" not in held)
    assert refused(evening, ANNA, Act(id=ID, seat=0, moment=moment, action=other)).startswith("not_legal ")
    assert refused(evening, ANNA, Act(id=ID, seat=0, moment=moment, action="fly")) == "not_legal no_such_action"


def test_who_has_acted_waits_for_the_others():
    evening = Evening()
    evening.act(ANNA, 0, evening.any_action(0))
    again = Act(id=ID, seat=0, moment=evening.table.moment, action="peek")
    assert refused(evening, ANNA, again) == "not_your_turn"


def test_an_answer_to_a_moment_that_is_over_is_refused():
    evening = Evening()
    old, action = evening.table.moment, evening.any_action(0)
    while evening.table.moment == old:
        evening.play_on()
    assert refused(evening, ANNA, Act(id=ID, seat=0, moment=old, action=action)) == "moved_on"


def test_the_table_moves_by_itself_once_it_is_due():
    evening = Evening()
    for seat in (0, 1, 2):
        evening.act(ANNA if seat == 0 else None, seat, evening.any_action(seat))
    assert evening.table.due(evening.ms) == 1000
    evening.ms += 999
    assert turn(evening.table, evening.now) == []
    evening.ms += 1
    assert turn(evening.table, evening.now) == [Moved(seat=TABLE, action="turn", after=1000)]


def test_the_time_a_table_slept_does_not_count():
    evening = Evening()
    for seat in (0, 1, 2):
        evening.act(ANNA if seat == 0 else None, seat, evening.any_action(seat))
    evening.ms += 3_600_000
    evening.table = awake(asleep(evening.table))
    evening.table.wake(evening.ms)
    assert evening.table.due(evening.ms) == 1000


def test_a_move_can_be_taken_back_until_somebody_else_moves():
    evening = Evening()
    before = evening.table.position.state.tobytes()
    evening.act(ANNA, 0, evening.any_action(0))
    assert evening.table.can_take_back(0)
    assert not evening.table.can_take_back(1)
    undo = TakeBack(id=ID, seat=0, moment=evening.table.moment)
    assert evening.order(ANNA, undo) == [TookBack()]
    assert evening.table.position.state.tobytes() == before
    assert refused(evening, ANNA, TakeBack(id=ID, seat=0, moment=evening.table.moment)) == "nothing_to_take_back"
    evening.act(ANNA, 0, evening.any_action(0))
    evening.act(None, 1, evening.any_action(1))
    assert refused(evening, ANNA, TakeBack(id=ID, seat=0, moment=evening.table.moment)) == "nothing_to_take_back"


def test_an_answer_to_a_position_that_was_taken_back_is_refused():
    evening = Evening()
    evening.act(ANNA, 0, evening.any_action(0))
    old = evening.table.moment
    evening.order(ANNA, TakeBack(id=ID, seat=0, moment=old))
    assert refused(evening, ANNA, Act(id=ID, seat=0, moment=old, action=evening.any_action(0))) == "moved_on"


def test_who_has_seen_something_new_cannot_take_it_back():
    evening = Evening(peeking=True)
    evening.act(ANNA, 0, "peek")
    assert not evening.table.can_take_back(0)
    assert refused(evening, ANNA, TakeBack(id=ID, seat=0, moment=evening.table.moment)) == "nothing_to_take_back"


def test_a_robots_move_is_never_taken_back():
    evening = Evening()
    evening.act(None, 1, evening.any_action(1))
    assert not evening.table.can_take_back(1)


def test_a_friend_takes_a_robots_seat_in_the_middle_of_a_game_and_a_full_table_says_so():
    evening = Evening(2)
    evening.play_on()
    evening.order(BEN, Sit(id=ID, animal="whale"))
    assert evening.table.seats[1] == Seat(animal="whale", player=BEN)
    assert refused(evening, CARO, Sit(id=ID)) == "table_full"
    assert refused(evening, CARO, Sit(id=ID, seat=1)) == "seat_taken"
    assert refused(evening, CARO, Sit(id=ID, seat=4)) == "seat_taken"


def test_an_animal_is_taken_from_a_robot_but_not_from_a_person():
    evening = Evening(3)
    evening.order(BEN, Sit(id=ID, animal="owl"))
    assert [seat.animal for seat in evening.table.seats] == ["fox", "owl", "frog"]
    assert refused(evening, CARO, Sit(id=ID, animal="fox")) == "animal_taken"


def test_two_seats_can_be_played_from_one_device():
    evening = Evening(3)
    evening.order(ANNA, Sit(id=ID, seat=1))
    assert evening.table.seats_of(ANNA) == [0, 1]
    evening.act(ANNA, 1, evening.any_action(1))


def test_a_robot_keeps_the_seat_of_who_leaves_warm_until_they_return():
    evening = Evening(3)
    evening.order(BEN, Sit(id=ID))
    evening.order(BEN, Leave(id=ID))
    assert evening.table.seats[1] == Seat(animal="frog", player=BEN, robot="tilda")
    action = Act(id=ID, seat=1, moment=evening.table.moment, action=evening.any_action(1))
    assert refused(evening, BEN, action) == "not_your_seat"
    assert refused(evening, CARO, Sit(id=ID, seat=1)) == "seat_taken"
    evening.order(BEN, Sit(id=ID))
    assert evening.table.seats[1] == Seat(animal="frog", player=BEN)


def test_a_robot_takes_over_for_good_from_who_says_goodbye():
    evening = Evening(3)
    evening.order(BEN, Sit(id=ID))
    evening.order(BEN, Goodbye(id=ID))
    assert evening.table.seats[1] == Seat(animal="frog", robot="tilda")
    assert refused(evening, BEN, Again(id=ID)) == "not_your_seat"


def test_a_seat_is_handed_to_a_robot_or_kept_free_but_not_while_its_owner_is_there():
    evening = Evening(3)
    evening.order(ANNA, Hand(id=ID, seat=1, robot="oskar"))
    evening.order(ANNA, Free(id=ID, seat=2))
    assert [seat.robot for seat in evening.table.seats] == [None, "oskar", None]
    evening.order(BEN, Sit(id=ID))
    assert evening.table.seats[2].player == BEN
    evening.present = frozenset({ANNA, BEN})
    assert refused(evening, ANNA, Hand(id=ID, seat=2, robot="pip")) == "seat_taken"
    assert refused(evening, ANNA, Free(id=ID, seat=2)) == "seat_taken"
    evening.present = frozenset({ANNA})
    evening.order(ANNA, Hand(id=ID, seat=2, robot="pip"))
    assert evening.table.seats[2] == Seat(animal="owl", player=BEN, robot="pip")
    assert refused(evening, ANNA, Free(id=ID, seat=7)) == "not_your_seat"


@pytest.mark.parametrize(
    "order", [Again(id=ID), Leave(id=ID), Hurry(id=ID, pace=0), Arrange(id=ID, seats=3), Free(id=ID, seat=1)]
)
def test_who_does_not_sit_here_arranges_nothing(order):
    assert refused(Evening(), BEN, order) == "not_your_seat"
    assert refused(Evening(), None, order) == "not_your_seat"


def test_house_rules_hold_at_once_while_nobody_has_moved_and_else_from_the_next_deal():
    evening = Evening(3, peeking=True)
    evening.order(ANNA, Arrange(id=ID, seats=4, rules={"peeking": False}))
    assert len(evening.table.seats) == 4
    assert evening.table.rules == {"peeking": False}
    evening.play_on()
    evening.order(ANNA, Arrange(id=ID, seats=2, rules={"peeking": True}))
    assert (len(evening.table.seats), evening.table.rules) == (4, {"peeking": False})
    assert (evening.table.next_seats, evening.table.next_rules) == (2, {"peeking": True})
    evening.order(ANNA, Again(id=ID))
    assert (len(evening.table.seats), evening.table.rules, evening.table.deals) == (2, {"peeking": True}, 3)


def test_rules_that_the_game_does_not_have_are_refused():
    evening = Evening(3)
    evening.order(BEN, Sit(id=ID))
    evening.order(CARO, Sit(id=ID))
    assert refused(evening, ANNA, Arrange(id=ID, seats=2)) == "bad_rules seats"
    assert refused(evening, ANNA, Arrange(id=ID, seats=5)) == "bad_rules seats"
    assert refused(evening, ANNA, Arrange(id=ID, seats=3, rules={"flying": True})) == "bad_rules"


def test_people_keep_their_seats_when_there_are_fewer_and_robots_go_first():
    evening = Evening(4)
    evening.order(BEN, Sit(id=ID, seat=3))
    evening.order(ANNA, Arrange(id=ID, seats=2))
    assert [seat.player for seat in evening.table.seats] == [ANNA, BEN]


def test_who_sat_down_after_fewer_were_planned_still_plays():
    evening = Evening(3)
    evening.play_on()
    evening.order(ANNA, Arrange(id=ID, seats=2))
    evening.order(BEN, Sit(id=ID))
    evening.order(CARO, Sit(id=ID))
    evening.order(ANNA, Again(id=ID))
    assert [seat.player for seat in evening.table.seats] == [ANNA, BEN, CARO]


def test_people_are_told_to_the_game_and_robots_are_not():
    evening = Evening(3)
    evening.order(BEN, Sit(id=ID, seat=2))
    deal = evening.order(ANNA, Again(id=ID))[-1]
    assert isinstance(deal, Dealt)
    assert deal.people == [0, 2]


def test_playing_again_after_the_end_deals_by_another_lot():
    evening = Evening(3)
    while not evening.table.position.over:
        evening.play_on()
    evening.lot = 77
    assert evening.order(ANNA, Again(id=ID))[-1].seed == "4d"
    assert not evening.table.position.over


@given(st.integers(0, 1 << 30), st.integers(2, 4), st.lists(st.integers(0, 5), max_size=40))
def test_the_rows_alone_and_a_snapshot_with_the_rows_after_it_tell_the_same_table(lot, seats, steps):
    evening = Evening(seats, lot)
    slept_at, slept = len(evening.log), asleep(evening.table)
    for step in steps:
        evening.ms += 10 * step
        if step == 0:
            slept_at, slept = len(evening.log), asleep(evening.table)
        elif step == 1 and evening.table.can_take_back(0):
            evening.order(ANNA, TakeBack(id=ID, seat=0, moment=evening.table.moment))
        elif step == 2 and evening.table.position.over:
            evening.order(ANNA, Again(id=ID))
        elif not evening.table.position.over:
            evening.play_on()
    from_rows, from_snapshot = Table(TOY), awake(slept)
    for at, (content, ms) in enumerate(evening.log):
        row = msgspec.json.decode(content, type=Row)
        from_rows.apply(row, ms)
        if at >= slept_at:
            from_snapshot.apply(row, ms)
    assert asleep(from_rows) == asleep(from_snapshot) == asleep(evening.table)


def test_a_table_of_older_rules_is_refused_by_name():
    slept = msgspec.msgpack.decode(asleep(Evening().table))
    for changed in ({"version": 0}, {"contents": "other"}, {"game": "gone"}):
        with pytest.raises(Refusal, match="older_rules"):
            awake(msgspec.msgpack.encode(slept | changed))


def test_an_order_that_was_obeyed_is_remembered_with_its_sender():
    evening = Evening()
    evening.order(ANNA, Hurry(id="the first", pace=0))
    assert evening.table.pace == 0
    assert (ANNA, "the first") in awake(asleep(evening.table)).obeyed


def test_the_last_game_is_told_as_a_log_that_can_be_replayed_without_what_was_taken_back():
    evening = Evening(3, 9)
    evening.play_on()
    evening.order(ANNA, Again(id=ID))
    evening.act(ANNA, 0, evening.any_action(0))
    evening.order(ANNA, TakeBack(id=ID, seat=0, moment=evening.table.moment))
    while not evening.table.position.over:
        evening.play_on()
    match = log.read(log.write(told_again([msgspec.json.decode(content, type=Row) for content, _ in evening.log])))
    assert match.state.tobytes() == evening.table.position.state.tobytes()
    assert match.over


def test_there_is_an_animal_for_every_seat():
    assert len(ANIMALS) == len(set(ANIMALS)) == 6
