"""Tables kept in one file of SQLite."""

import sqlite3
from pathlib import Path

from ludoteca.store import Card, Found, Taken, Unusable
from ludoteca.store.writer import Writer

FORMAT = 1
SCHEMA = """
CREATE TABLE tables (
    code TEXT PRIMARY KEY,
    game TEXT NOT NULL,
    label BLOB NOT NULL,
    over INTEGER NOT NULL,
    touched INTEGER NOT NULL,
    snapshot BLOB,
    snapshot_rows INTEGER NOT NULL
) STRICT;
CREATE TABLE rows (
    code TEXT NOT NULL,
    seq INTEGER NOT NULL,
    ms INTEGER NOT NULL,
    content BLOB NOT NULL,
    PRIMARY KEY (code, seq)
) STRICT, WITHOUT ROWID;
CREATE TABLE players (
    player TEXT NOT NULL,
    code TEXT NOT NULL,
    PRIMARY KEY (player, code)
) STRICT, WITHOUT ROWID;
CREATE INDEX players_of_table ON players (code);
CREATE INDEX tables_touched ON tables (touched);
"""


class SqliteStore:
    def __init__(self, folder: Path) -> None:
        file = folder / "ludoteca.sqlite3"
        try:
            folder.mkdir(parents=True, exist_ok=True)
            self._writer = Writer(opened(file))
        except sqlite3.OperationalError as wrong:
            locked = "locked" in str(wrong)
            raise Unusable(f"{file}: {'another Ludoteca is using it' if locked else wrong}") from None
        except (OSError, sqlite3.Error, Unusable) as wrong:
            raise Unusable(f"{file}: {wrong}") from None

    async def open(self, code: str, card: Card, ms: int, row: bytes) -> None:
        """A new table with its first row."""

        def work(db: sqlite3.Connection) -> None:
            with_code = db.execute(
                "INSERT INTO tables VALUES (?, ?, ?, ?, ?, NULL, 0) ON CONFLICT DO NOTHING",
                (code, card.game, card.label, card.over, ms),
            )
            if not with_code.rowcount:
                raise Taken(code)
            seat_players(db, code, card)
            db.execute("INSERT INTO rows VALUES (?, 0, ?, ?)", (code, ms, row))

        await self._writer.do(work)

    async def append(self, code: str, seq: int, ms: int, row: bytes, card: Card | None = None) -> None:
        """The next row; with the card, if that has changed."""

        def work(db: sqlite3.Connection) -> None:
            try:
                db.execute("INSERT INTO rows VALUES (?, ?, ?, ?)", (code, seq, ms, row))
            except sqlite3.IntegrityError:
                raise Taken(f"row {seq} of {code}") from None
            if card:
                change_card(db, code, card, ms)

        await self._writer.do(work)

    async def keep(self, code: str, rows: int, snapshot: bytes, card: Card, ms: int) -> None:
        """The table as it is after so many rows."""

        def work(db: sqlite3.Connection) -> None:
            change_card(db, code, card, ms)
            db.execute("UPDATE tables SET snapshot = ?, snapshot_rows = ? WHERE code = ?", (snapshot, rows, code))

        await self._writer.do(work)

    async def find(self, code: str) -> Found | None:
        def work(db: sqlite3.Connection) -> Found | None:
            table = db.execute("SELECT snapshot, snapshot_rows FROM tables WHERE code = ?", (code,)).fetchone()
            if table is None:
                return None
            snapshot, rows = table
            return Found(snapshot, since(db, code, rows))

        return await self._writer.do(work)

    async def log(self, code: str) -> list[tuple[int, bytes]]:
        """All rows from the first."""
        return await self._writer.do(lambda db: since(db, code, 0))

    async def tables_of(self, player: str) -> list[tuple[str, str, bytes, bool]]:
        """Code, game, label and whether it is over; the one touched last comes first."""
        asked = (
            "SELECT code, game, label, over FROM players JOIN tables USING (code) WHERE player = ? "
            "ORDER BY touched DESC, code"
        )
        return await self._writer.do(
            lambda db: [(code, game, label, bool(over)) for code, game, label, over in db.execute(asked, (player,))]
        )

    async def throw_away(self, code: str) -> None:
        await self._writer.do(lambda db: forget(db, [code]))

    async def tidy(self, over_before: int, all_before: int) -> int:
        """Throws away tables that nobody has touched since these times; returns how many."""

        def work(db: sqlite3.Connection) -> int:
            old = db.execute(
                "SELECT code FROM tables WHERE touched < ? OR (over AND touched < ?)", (all_before, over_before)
            )
            return forget(db, [code for (code,) in old.fetchall()])

        return await self._writer.do(work)

    def close(self) -> None:
        self._writer.close()


def opened(file: Path) -> sqlite3.Connection:
    """For this process alone."""
    db = sqlite3.connect(file, timeout=1, isolation_level=None, check_same_thread=False)
    try:
        for setting in ("locking_mode = EXCLUSIVE", "journal_mode = WAL", "synchronous = FULL", "secure_delete = ON"):
            db.execute(f"PRAGMA {setting}")
        db.execute("BEGIN IMMEDIATE")
        (found,) = db.execute("PRAGMA user_version").fetchone()
        if found > FORMAT:
            raise Unusable(f"it was written by a newer Ludoteca (format {found}; this one knows {FORMAT})")
        for statement in SCHEMA.split(";") if found == 0 else ():
            db.execute(statement)
        db.execute(f"PRAGMA user_version = {FORMAT}")
        db.execute("COMMIT")
    except BaseException:
        db.close()
        raise
    return db


def since(db: sqlite3.Connection, code: str, seq: int) -> list[tuple[int, bytes]]:
    return db.execute("SELECT ms, content FROM rows WHERE code = ? AND seq >= ? ORDER BY seq", (code, seq)).fetchall()


def change_card(db: sqlite3.Connection, code: str, card: Card, ms: int) -> None:
    db.execute("UPDATE tables SET label = ?, over = ?, touched = ? WHERE code = ?", (card.label, card.over, ms, code))
    db.execute("DELETE FROM players WHERE code = ?", (code,))
    seat_players(db, code, card)


def seat_players(db: sqlite3.Connection, code: str, card: Card) -> None:
    db.executemany("INSERT OR IGNORE INTO players VALUES (?, ?)", [(player, code) for player in card.players])


def forget(db: sqlite3.Connection, codes: list[str]) -> int:
    for code in codes:
        for table in ("rows", "players", "tables"):
            db.execute(f"DELETE FROM {table} WHERE code = ?", (code,))
    return len(codes)
