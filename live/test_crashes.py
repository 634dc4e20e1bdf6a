"""The server is killed again and again in the middle of a game."""

import sqlite3
from random import Random

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed

from live.people import Person, Server
from ludoteca.server.hall import told
from ludoteca.store import Found
from ludoteca.table.events import Moved, Row

KILLS = 40


class Evening:
    """Two people and a robot, and a server that dies whenever chance wants it to."""

    def __init__(self, server: Server, seed: int) -> None:
        self.server, self.chance, self.kills = server, Random(seed), 0
        self.anna, self.ben = Person(server), Person(server)
        self.code = self.anna.open_table(seats=3)
        self.anna.come(self.code)
        self.ben.come(self.code)
        self.ben.order("sit", seat=1)
        self.done: list[tuple[str, int, str]] = []

    def mishap(self) -> None:
        """Perhaps; and then everybody comes back."""
        if self.kills < KILLS and self.chance.random() < 0.25:
            self.kills += 1
            self.server.kill()
            self.server.start()
            raise Mishap

    def surely(self, person: Person, seat: int, action: str) -> None:
        """Sends one order, with one id, until it is answered."""
        order = {"id": f"move number {len(self.done)}", "seat": seat, "action": action}
        order["moment"] = person.seen[seat]["moment"]
        while True:
            try:
                self.mishap()
                person.say(do="act", **order)
                self.mishap()
                answer = person.listen(lambda told: told.get("id") == order["id"])
                assert answer["is"] == "done", answer
                self.done.append((str(order["id"]), seat, action))
                return
            except (Mishap, ConnectionClosed):
                self.come_back()

    def come_back(self) -> None:
        for person in (self.anna, self.ben):
            person.come(self.code)
            person.listen(lambda told: told["is"] == "seen")

    def play(self) -> None:
        while True:
            newest = max(self.anna.row, self.ben.row)
            for person in (self.anna, self.ben):
                while person.row < newest:
                    person.hear()
            seen = [(person, seen) for person in (self.anna, self.ben) for seen in person.seen.values()]
            if all(each["over"] for _, each in seen):
                return
            acting = [(person, each) for person, each in seen if each["legal"]]
            for person, each in acting[:1]:
                self.surely(person, each["seat"], self.chance.choice(each["legal"]))
            if not acting:
                self.anna.hear()


class Mishap(Exception):
    pass


@pytest.mark.parametrize("seed", [1])
def test_after_forty_kills_every_acknowledged_move_is_there_exactly_once(server, seed):
    evening = Evening(server, seed)
    while evening.kills < KILLS:
        evening.play()
        scores = evening.anna.seen[0]["scores"]
        assert scores == evening.ben.seen[1]["scores"]
        if evening.kills < KILLS:
            assert evening.anna.order("again")["is"] == "done"
    assert server.stop() == 0
    rows = stored(server)
    moves = [
        (row.order, event.seat, event.action)
        for _, row in rows
        for event in row.events
        if row.sender is not None and isinstance(event, Moved)
    ]
    assert moves == evening.done
    table = told(Found(None, [(ms, msgspec.json.encode(row)) for ms, row in rows]))
    assert (table.position.over, table.position.scores) == (True, scores)


def stored(server: Server) -> list[tuple[int, Row]]:
    with sqlite3.connect(server.data / "ludoteca.sqlite3") as db:
        rows = db.execute("SELECT ms, content FROM rows ORDER BY seq").fetchall()
    db.close()
    return [(ms, msgspec.json.decode(content, type=Row)) for ms, content in rows]
