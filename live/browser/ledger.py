"""What the server has written down about a table."""

import shutil
import sqlite3
from contextlib import closing
from tempfile import TemporaryDirectory

import msgspec

import ludoteca.boxes  # noqa: F401  puts the games on the shelf
from live.people import Server
from ludoteca.boxes.hearts.contents import CARD
from ludoteca.engine.game import find
from ludoteca.table.events import Dealt, Moved, Row, TookBack
from ludoteca.table.table import Table


def rows_of(server: Server, code: str) -> list[tuple[int, Row]]:
    """From a copy, since the server shares its file with nobody."""
    with TemporaryDirectory() as folder:
        copy = shutil.copytree(server.data, folder, dirs_exist_ok=True)
        with closing(sqlite3.connect(f"{copy}/ludoteca.sqlite3")) as db:
            rows = db.execute("SELECT ms, content FROM rows WHERE code = ? ORDER BY seq", (code,)).fetchall()
    return [(ms, msgspec.json.decode(content, type=Row)) for ms, content in rows]


def table_of(server: Server, code: str) -> Table:
    """As it stands after all that was written down."""
    table = Table(find("hearts"))
    for ms, row in rows_of(server, code):
        table.apply(row, ms)
    return table


def scores_of(server: Server, code: str) -> list[int]:
    position = table_of(server, code).position
    assert position.over
    return list(position.scores)


def deals_of(server: Server, code: str) -> list[Dealt]:
    return [event for _, row in rows_of(server, code) for event in row.events if isinstance(event, Dealt)]


def moves_of_people(server: Server, code: str) -> list[tuple[str, int, str]]:
    """The ids of their orders, the seats and what was played."""
    return [
        (row.order, event.seat, event.action)
        for _, row in rows_of(server, code)
        for event in row.events
        if isinstance(event, Moved) and row.sender is not None
    ]


def taken_back(server: Server, code: str) -> int:
    return sum(isinstance(event, TookBack) for _, row in rows_of(server, code) for event in row.events)


def hand_of(table: Table, seat: int) -> list[str]:
    """By suit and rank."""
    return [CARD.names[card] for card in table.position.view(seat).hand]
