"""All tables that are open, and how they are opened, found again and put to sleep."""

import asyncio
import secrets
from contextlib import suppress

import msgspec
import numpy as np

from ludoteca.bots.characters import CHARACTERS
from ludoteca.bots.players import SEARCH
from ludoteca.bots.thinking import Thinker
from ludoteca.engine import kernel, log
from ludoteca.engine.game import Game, find
from ludoteca.server.live import LiveTable, milliseconds, write_row
from ludoteca.server.messages import NewTable, Unfinished
from ludoteca.server.thinking import Gone, Thinkers
from ludoteca.store import Found, Taken
from ludoteca.store.sqlite import SqliteStore
from ludoteca.table.deciding import Now, opened
from ludoteca.table.events import Dealt, Hurried, Row
from ludoteca.table.orders import Goodbye
from ludoteca.table.refusal import Refusal
from ludoteca.table.snapshot import awake
from ludoteca.table.table import Table
from ludoteca.table.telling import told_again

LETTERS = "ABCDEFGHJKMNPQRSTUVWXYZ"  # none that looks like another, or like a number
CODE_LENGTH = 5
DAY = 24 * 3600 * 1000
KEPT_OVER, KEPT = 7 * DAY, 60 * DAY  # milliseconds


class Hall:
    def __init__(self, store: SqliteStore, pace: int) -> None:
        self.store, self.pace = store, pace
        self.thinker, self.thinkers = Thinker(), Thinkers()
        self._open: dict[str, asyncio.Task[LiveTable]] = {}
        self._falling_asleep: set[asyncio.Task[None]] = set()

    @property
    def tables(self) -> list[LiveTable]:
        return [task.result() for task in self._open.values() if task.done() and not task.exception()]

    async def open(self, wish: NewTable, owner: str) -> str:
        """A new table; returns its code."""
        now = Now(milliseconds(), secrets.randbits(64))
        pace = self.pace if wish.pace is None else wish.pace
        events = [*opened(wish.game, wish.seats, wish.rules, owner, wish.animal, now), Hurried(pace=pace)]
        row = Row(sender=owner, events=events)
        fresh = Table(find(wish.game))
        fresh.apply(row, now.ms)
        while True:
            code = "".join(secrets.choice(LETTERS) for _ in range(CODE_LENGTH))
            live = LiveTable(self, code, fresh)
            try:
                await self.store.open(code, live.card(), now.ms, write_row(row))
            except Taken:
                continue
            return code

    async def table(self, code: str) -> LiveTable:
        """Open already, or woken now."""
        if code not in self._open:
            self._open[code] = waking = asyncio.create_task(self._wake(code))
            waking.add_done_callback(lambda task: task.exception() and self._open.pop(code))
        return await asyncio.shield(self._open[code])

    async def tables_of(self, player: str) -> list[Unfinished]:
        return [
            Unfinished(code=code, game=game, animals=msgspec.json.decode(label), over=over)
            for code, game, label, over in await self.store.tables_of(player)
        ]

    async def log(self, code: str, player: str) -> str:
        """Of the game that is over at this table, for those who sat there: it shows everything."""
        live = await self.table(code)
        if not live.table.seats_of(player) or not live.table.glance.over:
            raise Refusal("not_your_seat")
        rows = await self.store.log(code)
        return log.write(told_again(msgspec.json.decode(content, type=Row) for _, content in rows))

    async def erase(self, player: str) -> None:
        """Throws away the tables where nobody else sits; at the others a robot takes over for good."""
        for found in await self.tables_of(player):
            with suppress(Refusal):
                live = await self.table(found.code)
                if all(seat.player in (None, player) for seat in live.table.seats):
                    self.forget(live)
                else:
                    await live.obey(Goodbye(id=secrets.token_hex(8)), player)
                    continue
            await self.store.throw_away(found.code)

    def falls_asleep(self, live: LiveTable) -> None:
        """A table that nobody looks at is kept in the store alone."""
        task = asyncio.create_task(self._put_to_sleep(live))
        self._falling_asleep.add(task)
        task.add_done_callback(self._falling_asleep.discard)

    def forget(self, live: LiveTable) -> None:
        live.is_forgotten = True
        self._open.pop(live.code, None)
        for guest in list(live.guests):
            guest.show_out(1012)

    async def think(self, known: np.record, seat: int, character: str) -> int:
        """As long as the rules are not compiled, every robot plays what looks good at first sight."""
        if kernel.compiling and CHARACTERS[character].kind == SEARCH:
            with suppress(Gone):
                return await self.thinkers.choose(known, seat, character)
        return self.thinker.choose(known, seat, character if kernel.compiling else "greedy")

    async def tidy(self) -> int:
        now = milliseconds()
        return await self.store.tidy(now - KEPT_OVER, now - KEPT)

    async def close(self) -> None:
        await asyncio.gather(*(live.sleep() for live in self.tables))
        await asyncio.gather(*self._falling_asleep)
        await self.thinkers.close()
        self.store.close()

    async def _wake(self, code: str) -> LiveTable:
        found = await self.store.find(code)
        if found is None:
            raise Refusal("unknown_table")
        live = LiveTable(self, code, told(found))
        live.table.wake(milliseconds())
        return live

    async def _put_to_sleep(self, live: LiveTable) -> None:
        await live.sleep()
        if not live.guests:
            self._open.pop(live.code, None)


def told(found: Found) -> Table:
    """The table as its snapshot and the rows since tell it."""
    rows = [(ms, msgspec.json.decode(content, type=Row)) for ms, content in found.rows]
    if found.snapshot is not None:
        table = awake(found.snapshot)
    else:
        deal = next(event for event in rows[0][1].events if isinstance(event, Dealt))
        table = Table(known(deal.game))
    for ms, row in rows:
        table.apply(row, ms)
    return table


def known(game: str) -> Game:
    try:
        return find(game)
    except ValueError:
        raise Refusal("older_rules") from None
