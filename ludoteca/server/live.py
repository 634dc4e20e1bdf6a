"""A table that is open: orders one after the other, each stored before anybody hears of it."""

import asyncio
import random
import secrets
import time
from collections.abc import Coroutine
from typing import TYPE_CHECKING

import msgspec

from ludoteca.server import sight
from ludoteca.server.guest import Guest, encode
from ludoteca.store import Card
from ludoteca.table.deciding import Now, decide, turn
from ludoteca.table.events import Dealt, Event, Moved, Row, Seated, TookBack
from ludoteca.table.orders import Act, Leave, Order
from ludoteca.table.refusal import Refusal
from ludoteca.table.seats import Seat
from ludoteca.table.snapshot import asleep
from ludoteca.table.table import Table

if TYPE_CHECKING:
    from ludoteca.server.hall import Hall

SECOND_THOUGHTS = 1000  # milliseconds in which a slip can be taken back before a robot answers it
write_row = msgspec.json.Encoder().encode


def milliseconds() -> int:
    return time.time_ns() // 1_000_000


class LiveTable:
    def __init__(self, hall: "Hall", code: str, table: Table) -> None:
        self.hall, self.code, self.table = hall, code, table
        self.guests: set[Guest] = set()
        self._one_at_a_time = asyncio.Lock()
        self._under_way: set[asyncio.Task[None]] = set()
        self._kept = -1  # rows in the snapshot
        self.is_forgotten = False
        self._robots: asyncio.Task[None] | None = None
        self._alarm: asyncio.TimerHandle | None = None

    @property
    def present(self) -> frozenset[str]:
        return frozenset(guest.player for guest in self.guests if guest.player)

    def card(self, seats: list[Seat] | None = None) -> Card:
        seats = self.table.seats if seats is None else seats
        players = tuple(dict.fromkeys(seat.player for seat in seats if seat.player))
        return Card(self.table.game.name, encode([seat.animal for seat in seats]), players, self.table.glance.over)

    # Coming and going

    def enter(self, guest: Guest) -> None:
        self.guests.add(guest)
        self._show_table()
        for seat in self.table.seats_of(guest.player) if guest.player else ():
            guest.tell(sight.seen(self.table, seat))
        self._stir()

    def part(self, guest: Guest) -> None:
        self.guests.discard(guest)
        if self.guests:
            self._show_table()
        else:
            self._rest()
            self.hall.falls_asleep(self)

    async def sleep(self) -> None:
        """Once nothing is under way."""
        self._rest()
        await asyncio.gather(*self._under_way, return_exceptions=True)
        await self._keep()

    async def _keep(self) -> None:
        if self._kept < self.table.rows and not self.is_forgotten:
            self._kept = self.table.rows
            await self.hall.store.keep(self.code, self._kept, asleep(self.table), self.card(), milliseconds())

    # Orders

    async def obey(self, order: Order, sender: str | None) -> None:
        """Returns once it is done and everybody has been told. It must not be cancelled between."""
        async with self._one_at_a_time:
            if sender is not None and (sender, order.id) in self.table.obeyed:
                return
            if isinstance(order, Leave) and not self.present - {sender}:
                return  # the table waits
            now = Now(milliseconds(), secrets.randbits(64), self.present)
            await self._make_happen(decide(self.table, order, sender, now), order.id, sender, now)

    def _begin(self, work: Coroutine[None, None, None]) -> asyncio.Task[None]:
        task = asyncio.create_task(work)
        self._under_way.add(task)
        task.add_done_callback(self._under_way.discard)
        return task

    async def _turn(self) -> None:
        async with self._one_at_a_time:
            now = Now(milliseconds())
            await self._make_happen(turn(self.table, now), "", None, now)

    async def _make_happen(self, events: list[Event], order: str, sender: str | None, now: Now) -> None:
        if not events:
            return
        row = Row(order=order, sender=sender, events=events)
        seated = next((self.card(event.seats) for event in events if isinstance(event, Seated)), None)
        was_over = self.table.glance.over
        try:
            await self.hall.store.append(self.code, self.table.rows, now.ms, write_row(row), seated)
            self.table.apply(row, now.ms)
        except Exception:
            self.hall.forget(self)  # who comes next finds it as it was stored
            raise
        self._tell(events)
        self._stir()
        if self.table.glance.over != was_over:
            self._begin(self._keep())

    # Telling

    def _tell(self, events: list[Event]) -> None:
        moved = [event for event in events if isinstance(event, Moved)]
        if len(moved) < len(events) or self.table.moves == 1:
            self._show_table()
        self._show_seats(
            mover=moved[0].seat if moved else None,
            told=any(isinstance(event, Moved | Dealt) for event in events),
            undone=any(isinstance(event, TookBack) for event in events),
        )

    def _show_table(self) -> None:
        present = self.present
        for guest in self.guests:
            guest.tell(sight.table(self.code, self.table, guest.player, present))

    def _show_seats(self, *, mover: int | None, told: bool, undone: bool) -> None:
        watching = self._watching()
        if not watching:
            return
        for seat, guests in watching.items():
            frame = encode(sight.seen(self.table, seat, mover=mover, told=told, undone=undone)).decode()
            for guest in guests:
                guest.hand_over(frame)

    def _watching(self) -> dict[int, list[Guest]]:
        by_player: dict[str | None, list[Guest]] = {}
        for guest in self.guests:
            by_player.setdefault(guest.player, []).append(guest)
        return {
            at: by_player[seat.player]
            for at, seat in enumerate(self.table.seats)
            if seat.player and seat.player in by_player
        }

    # What the table and its robots do by themselves, while somebody is there

    def _stir(self) -> None:
        if not self.guests:
            return
        self._set_alarm()
        if self.table.robots_to_act() and (self._robots is None or self._robots.done()):
            self._robots = asyncio.create_task(self._let_robots_play())

    def _rest(self) -> None:
        for each in (self._robots, self._alarm):
            if each:
                each.cancel()
        self._robots = self._alarm = None

    def _set_alarm(self) -> None:
        if self._alarm:
            self._alarm.cancel()
        wait = self.table.due(milliseconds())
        loop = asyncio.get_running_loop()
        self._alarm = None if wait is None else loop.call_later(wait / 1000, self._ring)

    def _ring(self) -> None:
        self._begin(self._turn())

    async def _let_robots_play(self) -> None:
        while seats := self.table.robots_to_act():
            try:
                await self._robot_moves(random.choice(seats))
            except Refusal as refusal:
                if refusal.code not in ("moved_on", "not_your_seat", "not_your_turn"):  # somebody was quicker
                    raise

    async def _robot_moves(self, seat: int) -> None:
        moment, character = self.table.moment, self.table.seats[seat].robot
        assert character is not None
        thinking = self.hall.think(self.table.position.known(seat), seat, character)
        number, _ = await asyncio.gather(thinking, asyncio.sleep(self._pause() / 1000))
        action = self.table.game.actions.name(number)
        order = Act(id="", seat=seat, moment=moment, action=action)
        await asyncio.shield(self._begin(self.obey(order, None)))

    def _pause(self) -> int:
        """The same for every move, so that it tells nothing."""
        pace = self.table.pace
        return max(pace, SECOND_THOUGHTS) if pace and self.table.undo else pace
