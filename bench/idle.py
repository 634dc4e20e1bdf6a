"""What a table weighs that nobody looks at, and how long it takes to wake."""

import asyncio
import re
import secrets
import time
from collections.abc import Iterator
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory

from bench.measure import Line, at_most, milliseconds
from bench.process import resident
from bench.server import serving
from live.people import Person, Server
from ludoteca import boxes  # noqa: F401
from ludoteca.engine.game import find
from ludoteca.server.doors import name_of
from ludoteca.server.live import milliseconds as now
from ludoteca.server.live import write_row
from ludoteca.store import Card
from ludoteca.store.sqlite import SqliteStore
from ludoteca.table.deciding import Now, decide, opened
from ludoteca.table.events import Event, Row
from ludoteca.table.orders import Act, Again, Order
from ludoteca.table.snapshot import asleep
from ludoteca.table.table import Table

TABLES, BEFORE = 1000, 1500  # those before fill what the server keeps for itself
HEAVY = 2000  # bytes
EVENTS = 1000
SLEEPERS = 10  # of each kind
TOKEN = secrets.token_urlsafe(24)
OWNER = name_of(TOKEN)


def lines() -> Iterator[Line]:
    with TemporaryDirectory() as folder:
        data = Path(folder, "data")
        codes = asyncio.run(stored(data))
        with serving(data) as server:
            yield weight(server)
            for kept, names in codes.items():
                what = f"from hello to a view, {EVENTS:,} events, {kept}"
                yield Line("idle", what, milliseconds(median(waking(server, code) for code in names)))


def weight(server: Server) -> Line:
    visited(server, BEFORE)
    before = resident(server.process.pid)
    visited(server, TABLES)
    grown = (resident(server.process.pid) - before) / TABLES
    what = f"memory for each of {TABLES:,} sleeping tables"
    return at_most("idle", what, grown, HEAVY, show=lambda amount: f"{amount:.0f} bytes")


def visited(server: Server, tables: int) -> None:
    """By their owners, each of whom leaves again."""
    owner = Person(server)
    for _ in range(tables):
        owner.cookie = f"ludoteca={secrets.token_urlsafe(24)}"
        owner.come(owner.open_table(seats=4))
        owner.leave()
    while awake(server):
        time.sleep(0.05)


def awake(server: Server) -> float:
    _, told, _ = server.ask("/metrics")
    found = re.search(r"^ludoteca_tables (\S+)", told.decode(), re.MULTILINE)
    assert found
    return float(found[1])


def waking(server: Server, code: str) -> float:
    owner = Person(server)
    owner.cookie = f"ludoteca={TOKEN}"
    owner.connect()
    began = time.perf_counter()
    owner.say(do="hello", table=code)
    told = owner.listen(lambda told: told["is"] in ("seen", "refused"))
    took = time.perf_counter() - began
    owner.leave()
    assert told["is"] == "seen", told
    return took


async def stored(data: Path) -> dict[str, list[str]]:
    """Tables with the same long log, as they are found after a nap, and after a crash before the first."""
    table, rows = long_played()
    card = Card(table.game.name, b"[]", (OWNER,), False)
    store = SqliteStore(data)
    codes = {"snapshot": [f"S{nth}" for nth in range(SLEEPERS)], "told anew": [f"T{nth}" for nth in range(SLEEPERS)]}
    for kept, names in codes.items():
        for code in names:
            await store.open(code, card, now(), rows[0])
            await asyncio.gather(*(store.append(code, seq, seq, row) for seq, row in enumerate(rows[1:], 1)))
            if kept == "snapshot":
                await store.keep(code, len(rows), asleep(table), card, now())
    store.close()
    return codes


def long_played() -> tuple[Table, list[bytes]]:
    """A table where the first legal card was played again and again, and its log."""
    table, rows = Table(find("hearts")), list[bytes]()
    happens(table, rows, "", OWNER, opened("hearts", 4, {}, OWNER, None, Now(0, lot=1)))
    while len(rows) < EVENTS:
        order, sender = next_order(table, f"order {len(rows):06}")
        events = decide(table, order, sender, Now(len(rows), lot=len(rows)))
        happens(table, rows, order.id, sender, events)
    return table, rows


def next_order(table: Table, id: str) -> tuple[Order, str | None]:
    """And its sender: robots are none."""
    if table.position.over:
        return Again(id=id), OWNER
    seat = table.position.to_act[0]
    action = table.position.legal(seat)[0]
    return Act(id=id, seat=seat, moment=table.moment, action=action), None if seat else OWNER


def happens(table: Table, rows: list[bytes], order: str, sender: str | None, events: list[Event]) -> None:
    row = Row(order=order, sender=sender, events=events)
    rows.append(write_row(row))
    table.apply(row, len(rows))
