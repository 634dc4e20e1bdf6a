"""What an order makes happen at a table, or why nothing does."""

from dataclasses import dataclass

from msgspec.structs import replace

from ludoteca.engine import verbs
from ludoteca.engine.game import Game, find
from ludoteca.engine.record import TABLE
from ludoteca.table.events import Dealt, Event, Hurried, Moved, Planned, Seated, TookBack
from ludoteca.table.orders import (
    Act,
    Again,
    Animal,
    Arrange,
    Free,
    Goodbye,
    Hand,
    HouseRules,
    Hurry,
    Leave,
    Order,
    Sit,
    TakeBack,
)
from ludoteca.table.refusal import Refusal
from ludoteca.table.seats import STAND_IN, Seat, changed, filled, with_animal
from ludoteca.table.table import Table


@dataclass(frozen=True)
class Now:
    """What else an order may depend on: the time, a lot of 64 bits, and whose connections stand."""

    ms: int
    lot: int = 0
    present: frozenset[str] = frozenset()


def opened(game: str, seats: int | None, rules: HouseRules, owner: str, animal: Animal | None, now: Now) -> list[Event]:
    """A new table: its owner in the first seat, robots in the others."""
    try:
        found = find(game)
    except ValueError:
        raise Refusal("bad_rules", "game") from None
    number = found.info.seats[1] if seats is None else seats
    check_rules(found, number, rules)
    sitting = changed(filled([], number), 0, player=owner, robot=None)
    if animal:
        sitting = with_animal(sitting, 0, animal)
    return [Seated(seats=sitting), dealt(found, sitting, rules, now)]


def decide(table: Table, order: Order, sender: str | None, now: Now) -> list[Event]:
    """Robots are no senders: they need none."""
    if isinstance(order, Act):
        return act(table, order, sender, now)
    if sender is None:
        raise Refusal("not_your_seat")
    if isinstance(order, Sit):
        return sit(table, order, sender)
    if not table.seats_of(sender):
        raise Refusal("not_your_seat")
    match order:
        case TakeBack():
            return take_back(table, order, sender)
        case Leave():
            return leave(table, sender)
        case Goodbye():
            return seated(table, [given_up(seat) if seat.player == sender else seat for seat in table.seats])
        case Hand():
            return hand(table, order, sender, now)
        case Free():
            return free(table, order, sender, now)
        case Arrange():
            return arrange(table, order, now)
        case Again():
            return deal(table, table.next_seats, table.next_rules, now)
        case Hurry():
            return [Hurried(pace=order.pace)]
    raise TypeError(f"no table obeys {order!r}")


def turn(table: Table, now: Now) -> list[Event]:
    """The table's own move, once it is due."""
    wait, action = verbs.due(table.position.state)
    if not wait or table.due(now.ms):
        return []
    return [Moved(seat=TABLE, action=table.game.actions.name(action), after=wait)]


def act(table: Table, order: Act, sender: str | None, now: Now) -> list[Event]:
    needs_own(table, order.seat, sender)
    if order.moment != table.moment:
        raise Refusal("moved_on")
    try:
        number = table.game.actions.number(order.action)
    except ValueError:
        raise Refusal("not_legal", "no_such_action") from None
    action = table.game.actions.name(number)
    why = table.position.why(order.seat, action)
    if why == "not_your_turn":
        raise Refusal("not_your_turn")
    if why:
        raise Refusal("not_legal", why)
    return [Moved(seat=order.seat, action=action, after=table.passed(now.ms))]


def take_back(table: Table, order: TakeBack, sender: str) -> list[Event]:
    needs_own(table, order.seat, sender)
    if order.moment != table.moment:
        raise Refusal("moved_on")
    if not table.can_take_back(order.seat):
        raise Refusal("nothing_to_take_back")
    return [TookBack()]


def sit(table: Table, order: Sit, sender: str) -> list[Event]:
    at = place_for(table, order.seat, sender)
    seats = list(table.seats)
    if order.animal:
        if any(seat.animal == order.animal and seat.player not in (None, sender) for seat in seats):
            raise Refusal("animal_taken")
        seats = with_animal(seats, at, order.animal)
    return seated(table, changed(seats, at, player=sender, robot=None))


def place_for(table: Table, wanted: int | None, sender: str) -> int:
    """The seat wanted; else the own one, an empty one, or a robot's."""
    if wanted is not None:
        if not exists(table, wanted) or table.seats[wanted].player not in (None, sender):
            raise Refusal("seat_taken")
        return wanted
    free = [at for at, seat in enumerate(table.seats) if seat.is_free]
    empty = [at for at in free if not table.seats[at].robot]
    for at in (*table.seats_of(sender), *empty, *free):
        return at
    raise Refusal("table_full")


def leave(table: Table, sender: str) -> list[Event]:
    return seated(table, [kept_warm(seat) if seat.player == sender else seat for seat in table.seats])


def kept_warm(seat: Seat) -> Seat:
    return replace(seat, robot=seat.robot or STAND_IN)


def given_up(seat: Seat) -> Seat:
    return replace(kept_warm(seat), player=None)


def hand(table: Table, order: Hand, sender: str, now: Now) -> list[Event]:
    needs_say(table, order.seat, sender, now)
    return seated(table, changed(table.seats, order.seat, robot=order.robot))


def free(table: Table, order: Free, sender: str, now: Now) -> list[Event]:
    needs_say(table, order.seat, sender, now)
    return seated(table, changed(table.seats, order.seat, player=None, robot=None))


def arrange(table: Table, order: Arrange, now: Now) -> list[Event]:
    check_rules(table.game, order.seats, order.rules)
    if order.seats < sum(not seat.is_free for seat in table.seats):
        raise Refusal("bad_rules", "seats")
    if table.moves and not table.glance.over:
        return [Planned(seats=order.seats, rules=order.rules)]
    return deal(table, order.seats, order.rules, now)


def deal(table: Table, number: int, rules: HouseRules, now: Now) -> list[Event]:
    sitting = filled(table.seats, max(number, sum(not seat.is_free for seat in table.seats)))
    return [*seated(table, sitting), dealt(table.game, sitting, rules, now)]


def dealt(game: Game, sitting: list[Seat], rules: HouseRules, now: Now) -> Dealt:
    return Dealt(
        game=game.name,
        version=game.info.version,
        contents=game.contents,
        seats=len(sitting),
        people=[at for at, seat in enumerate(sitting) if seat.player and not seat.robot],
        rules=rules,
        seed=f"{now.lot:x}",
    )


def seated(table: Table, seats: list[Seat]) -> list[Event]:
    return [Seated(seats=seats)] if seats != table.seats else []


def check_rules(game: Game, seats: int, rules: HouseRules) -> None:
    least, most = game.info.seats
    if not least <= seats <= most:
        raise Refusal("bad_rules", "seats")
    try:
        game.record.blank(seats, dict(rules))
    except ValueError:
        raise Refusal("bad_rules") from None


def exists(table: Table, seat: int) -> bool:
    return 0 <= seat < len(table.seats)


def needs_own(table: Table, at: int, sender: str | None) -> None:
    """A robot plays its seat; a person plays those that no robot keeps warm."""
    seat = table.seats[at] if exists(table, at) else None
    if seat is None or (seat.robot is None if sender is None else seat.player != sender or seat.robot is not None):
        raise Refusal("not_your_seat")


def needs_say(table: Table, seat: int, sender: str, now: Now) -> None:
    """Who sits here looks after the robots, the empty seats, and those whose connection is lost."""
    if not exists(table, seat):
        raise Refusal("not_your_seat")
    player = table.seats[seat].player
    if player not in (None, sender) and player in now.present:
        raise Refusal("seat_taken")
