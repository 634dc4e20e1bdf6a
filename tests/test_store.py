"""What is stored is there again after the process ended, and nothing is said to be stored before it is."""

import asyncio
import sqlite3

import pytest

from ludoteca.store import Card, Taken, Unusable
from ludoteca.store.sqlite import FORMAT, SqliteStore

CARD = Card("toy", b"[]", ("anna",), over=False)


@pytest.fixture
def store(tmp_path):
    store = SqliteStore(tmp_path)
    yield store
    store.close()


def again(store, tmp_path):
    store.close()
    return SqliteStore(tmp_path)


async def played(store, code="ABCDE", rows=3):
    await store.open(code, CARD, 0, b"row 0")
    for seq in range(1, rows):
        await store.append(code, seq, 10 * seq, b"row %d" % seq)


def test_rows_are_found_again_in_order(store, tmp_path):
    asyncio.run(played(store))
    reopened = again(store, tmp_path)
    assert asyncio.run(reopened.find("ABCDE")).rows == [(0, b"row 0"), (10, b"row 1"), (20, b"row 2")]
    reopened.close()


def test_a_table_that_nobody_stored_is_not_found(store):
    assert asyncio.run(store.find("ABCDE")) is None


def test_a_row_is_written_once(store):
    asyncio.run(played(store))
    with pytest.raises(Taken):
        asyncio.run(store.append("ABCDE", 2, 20, b"another row 2"))
    assert asyncio.run(store.log("ABCDE"))[2] == (20, b"row 2")


def test_a_code_is_given_once(store):
    asyncio.run(played(store))
    with pytest.raises(Taken):
        asyncio.run(store.open("ABCDE", CARD, 0, b"another"))
    assert asyncio.run(store.log("ABCDE"))[0] == (0, b"row 0")


def test_what_fails_undoes_nothing_of_what_was_committed_with_it(store):
    async def at_once():
        await store.open("ABCDE", CARD, 0, b"row 0")
        appended = [store.append("ABCDE", seq, 0, b"row %d" % seq) for seq in (1, 1, 2, 2, 3)]
        return await asyncio.gather(*appended, return_exceptions=True)

    assert [type(answer) for answer in asyncio.run(at_once())] == [type(None), Taken, type(None), Taken, type(None)]
    assert [row for _, row in asyncio.run(store.log("ABCDE"))] == [b"row 0", b"row 1", b"row 2", b"row 3"]


def test_a_snapshot_leaves_only_the_rows_after_it_to_be_told(store):
    async def sleep():
        await played(store)
        await store.keep("ABCDE", 2, b"as it was after two rows", CARD, 99)
        return await store.find("ABCDE"), await store.log("ABCDE")

    found, log = asyncio.run(sleep())
    assert (found.snapshot, found.rows) == (b"as it was after two rows", [(20, b"row 2")])
    assert len(log) == 3


def test_the_shelf_knows_the_tables_of_a_player_the_last_one_first(store):
    async def evening():
        for ms, code in enumerate(("AAAAA", "BBBBB", "CCCCC")):
            await store.open(code, CARD, ms, b"row")
        await store.append("AAAAA", 1, 50, b"row", Card("toy", b"[1]", ("anna", "ben"), over=True))
        await store.append("BBBBB", 1, 60, b"row", Card("toy", b"[]", ("ben",), over=False))
        return await store.tables_of("anna"), await store.tables_of("ben"), await store.tables_of("caro")

    anna, ben, caro = asyncio.run(evening())
    assert anna == [("AAAAA", "toy", b"[1]", True), ("CCCCC", "toy", b"[]", False)]
    assert [code for code, *_ in ben] == ["BBBBB", "AAAAA"]
    assert caro == []


def test_old_tables_are_thrown_away_and_finished_ones_sooner(store):
    async def weeks():
        for ms, code in ((0, "AAAAA"), (10, "BBBBB"), (10, "CCCCC"), (30, "DDDDD")):
            await store.open(code, Card("toy", b"", ("anna",), over=code > "BBBBB"), ms, b"row")
        gone = await store.tidy(over_before=20, all_before=5)
        return gone, await store.tables_of("anna"), await store.log("AAAAA")

    gone, left, log = asyncio.run(weeks())
    assert (gone, [code for code, *_ in left], log) == (2, ["DDDDD", "BBBBB"], [])


def test_a_table_that_is_thrown_away_leaves_nothing_behind(store, tmp_path):
    async def evening():
        await store.open("ABCDE", Card("toy", b"a fox", ("a secret player",), over=False), 0, b"a row to forget")
        await store.throw_away("ABCDE")
        return await store.find("ABCDE")

    assert asyncio.run(evening()) is None
    store.close()
    left = b"".join(file.read_bytes() for file in tmp_path.iterdir())
    assert b"secret player" not in left
    assert b"row to forget" not in left


def test_a_database_of_a_newer_version_is_refused_by_name(store, tmp_path):
    store.close()
    with sqlite3.connect(tmp_path / "ludoteca.sqlite3") as db:
        db.execute(f"PRAGMA user_version = {FORMAT + 1}")
    db.close()
    with pytest.raises(Unusable, match=rf"newer Ludoteca \(format {FORMAT + 1}; this one knows {FORMAT}\)"):
        SqliteStore(tmp_path)


def test_a_folder_that_another_process_uses_is_refused(store, tmp_path):
    with pytest.raises(Unusable, match="another Ludoteca is using it"):
        SqliteStore(tmp_path)


def test_a_place_that_is_no_folder_or_no_database_is_refused(tmp_path):
    (tmp_path / "file").write_text("not a folder")
    with pytest.raises(Unusable, match="file"):
        SqliteStore(tmp_path / "file")
    (tmp_path / "ludoteca.sqlite3").write_bytes(b"not a database" * 100)
    with pytest.raises(Unusable, match="not a database"):
        SqliteStore(tmp_path)


def test_what_was_asked_for_before_closing_is_stored(store, tmp_path):
    async def in_a_hurry():
        await store.open("ABCDE", CARD, 0, b"row 0")
        waiting = [asyncio.ensure_future(store.append("ABCDE", seq, 0, b"row")) for seq in range(1, 200)]
        await asyncio.sleep(0)
        store.close()
        await asyncio.gather(*waiting)

    asyncio.run(in_a_hurry())
    reopened = SqliteStore(tmp_path)
    assert len(asyncio.run(reopened.log("ABCDE"))) == 200
    reopened.close()
