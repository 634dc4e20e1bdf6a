"""Nobody hears what they may not know, and nothing says who played from where."""

import sqlite3
from random import Random

import msgspec

from live.people import Person
from live.test_socket import play_to_the_end
from ludoteca.boxes.hearts.tests.oracle import redeal
from ludoteca.engine.position import Position
from ludoteca.server import sight
from ludoteca.server.hall import known
from ludoteca.table.events import Dealt, Moved, Row
from ludoteca.table.table import Table


def test_dealing_anew_what_a_reader_does_not_know_changes_no_byte_of_what_was_sent(server):
    anna, ben, watching = Person(server), Person(server), Person(server)
    code = anna.open_table(seats=4, rules={"passing": True})
    anna.come(code)
    ben.come(code)
    ben.order("sit", seat=2)
    watching.come(code)
    play_to_the_end(anna, ben)
    server.stop()
    assert not any('"is":"seen"' in frame for frame in watching.heard)
    compared = 0
    for person, seat in ((anna, 0), (ben, 2)):
        heard = {msgspec.json.decode(frame)["row"]: frame for frame in person.heard if '"is":"seen"' in frame}
        for row, frame in otherwise(server, seat):
            if row in heard and msgspec.json.decode(heard[row])["notes"]:
                assert frame == heard[row]
                compared += 1
    assert compared > 2 * 4 * 40


def otherwise(server, seat):
    """What the seat is sent after each row, if all that it does not know had been dealt in another way."""
    chance, table = Random(3), Table(known("hearts"))
    with sqlite3.connect(server.data / "ludoteca.sqlite3") as db:
        rows = db.execute("SELECT ms, content FROM rows ORDER BY seq").fetchall()
    db.close()
    for ms, content in rows:
        row = msgspec.json.decode(content, type=Row)
        table.apply(row, ms)
        true = table.position
        table.position = Position(redeal(true.state, seat, chance))
        mover = next((event.seat for event in row.events if isinstance(event, Moved)), None)
        told = any(isinstance(event, Moved | Dealt) for event in row.events)
        yield table.rows, msgspec.json.encode(sight.seen(table, seat, mover=mover, told=told)).decode()
        table.position = true


def test_what_is_kept_and_logged_of_a_game_holds_no_token_and_no_address(server):
    anna, ben = Person(server), Person(server)
    code = anna.open_table(seats=2)
    anna.come(code)
    ben.come(code)
    ben.order("sit")
    ben.send("nonsense")
    ben.order("act", seat=0, moment="", action="")
    play_to_the_end(anna, ben)
    server.stop()
    kept = b"".join(file.read_bytes() for file in server.data.iterdir())
    said = server.log + server.complaints
    for token in (person.cookie.partition("=")[2] for person in (anna, ben)):
        assert token.encode() not in kept
        assert token not in said
    assert b"127.0.0.1" not in kept
    assert code not in said
    assert "127.0.0.1" not in said


def test_no_frame_to_a_friend_or_to_who_only_looks_names_another_player(server):
    anna, watching = Person(server), Person(server)
    code = anna.open_table(seats=2)
    anna.come(code)
    watching.come(code)
    play_to_the_end(anna)
    watching.order("invite")
    token = anna.cookie.partition("=")[2]
    player = msgspec.json.decode(stored_players(server))[0]
    for frame in [*anna.heard, *watching.heard]:
        assert token not in frame
        assert player not in frame


def stored_players(server):
    server.stop()
    with sqlite3.connect(server.data / "ludoteca.sqlite3") as db:
        players = [player for (player,) in db.execute("SELECT player FROM players")]
    db.close()
    return msgspec.json.encode(players)
