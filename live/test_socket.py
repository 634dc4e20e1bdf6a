"""What a real server says to people who speak over real sockets."""

import json

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from live.people import Person


def play_to_the_end(*people: Person) -> int:
    """Everybody plays their first legal card; returns how many moves were acknowledged."""
    done = 0
    while not all(person.has_seen_the_end for person in people):
        newest = max(person.row for person in people)
        for person in people:
            while person.row < newest:
                person.hear()
        acting = [(person, seen) for person in people for seen in person.seen.values() if seen["legal"]]
        for person, seen in acting[:1]:
            done += person.act(seen["legal"][0], seen["seat"])["is"] == "done"
        if not acting:
            people[0].hear()
    return done


def listed(person: Person) -> list[dict[str, object]]:
    """The tables that stand on this person's shelf."""
    tables: list[dict[str, object]] = json.loads(person.server.ask("/api/tables", Cookie=person.cookie)[1])
    return tables


def code_of_closing(person: Person, frames: list[str]) -> int:
    with pytest.raises(ConnectionClosed) as closed:
        say_and_listen(person, frames)
    assert closed.value.rcvd
    return closed.value.rcvd.code


def say_and_listen(person: Person, frames: list[str]) -> None:
    for frame in frames:
        person.send(frame)
    while True:
        person.hear()


def test_one_person_plays_a_whole_game_against_robots(server):
    anna = Person(server)
    anna.come(anna.open_table(seats=4))
    assert [seat["sitter"] for seat in anna.table["seats"]] == ["you", "nobody", "nobody", "nobody"]
    anna.listen(lambda told: told["is"] == "seen")
    assert play_to_the_end(anna) == 40
    assert sum(anna.seen[0]["scores"]) == 4 * 19
    code = anna.table["code"]
    on_the_shelf = {"code": code, "game": "hearts", "animals": ["fox", "frog", "owl", "chick"]}
    assert listed(anna) == [on_the_shelf | {"over": True}]
    assert anna.order("again")["is"] == "done"
    assert anna.seen[0]["deal"] == 2
    assert listed(anna) == [on_the_shelf | {"over": False}]


def test_a_friend_sits_down_in_the_middle_and_plays_on(server):
    anna, ben = Person(server), Person(server)
    code = anna.open_table(seats=3)
    anna.come(code)
    ben.come(code)
    assert ben.seen == {}
    assert ben.order("sit", animal="whale")["is"] == "done"
    assert [seat["animal"] for seat in ben.table["seats"]] == ["fox", "whale", "owl"]
    play_to_the_end(anna, ben)
    assert anna.seen[0]["scores"] == ben.seen[1]["scores"]


def test_nobody_without_a_cookie_opens_a_table_or_sits_down(server):
    assert server.ask("/api/tables", {"game": "hearts"})[:2] == (403, b'{"code":"not_your_seat"}')
    anna, stranger = Person(server), Person(server)
    code = anna.open_table()
    stranger.cookie = ""
    assert stranger.come(code).order("sit")["code"] == "not_your_seat"


@pytest.mark.parametrize(
    ("body", "code"),
    [
        (b"{", "malformed"),
        (b"\xff\xfe", "malformed"),
        (b"[" * 2000, "malformed"),
        (b" " * 5000 + b"{}", "malformed"),
        ({"game": "hearts", "cards": 3}, "malformed"),
        ({"game": "hearts", "seats": "many"}, "malformed"),
        ({"game": "hearts", "animal": "cat"}, "malformed"),
        ({"game": "chess"}, "bad_rules"),
        ({"game": "hearts", "seats": 1}, "bad_rules"),
        ({"game": "hearts", "rules": {"passing": "perhaps"}}, "bad_rules"),
        ({"game": "hearts", "rules": {"flying": True}}, "bad_rules"),
    ],
)
def test_a_table_that_cannot_be_is_refused(server, body, code):
    status, answer, _ = server.ask("/api/tables", body, Cookie=Person(server).cookie)
    assert (status, json.loads(answer)) == (400, {"code": code})


def test_what_makes_no_sense_is_refused_and_the_table_plays_on(server):
    anna = Person(server)
    anna.come(anna.open_table())
    anna.listen(lambda told: told["is"] == "seen")
    for frame in (
        "",
        "{",
        "[]",
        "null",
        '"hello"',
        '{"do":"dance"}',
        '{"do":"act"}',
        "[" * 1000,
        "\ud83d\ude00"[:0] + "é",
        b"\x00\xff",
    ):
        anna.send(frame)
        assert anna.listen(lambda told: told["is"] == "refused") == {
            "is": "refused",
            "id": None,
            "code": "malformed",
            "why": None,
        }
    assert anna.order("hurry", pace=0)["is"] == "done"


def test_who_never_makes_sense_is_shown_out(server):
    anna = Person(server)
    anna.come(anna.open_table())
    assert code_of_closing(anna, ["nonsense"] * 100) == 4400


def test_a_huge_frame_closes_the_connection_and_nothing_else(server):
    anna, ben = Person(server), Person(server)
    code = anna.open_table()
    anna.come(code)
    ben.come(code)
    assert code_of_closing(ben, ["x" * 100_000]) == 1009
    assert anna.order("hurry", pace=5)["is"] == "done"


def test_who_asks_too_much_too_quickly_is_shown_out(server):
    anna = Person(server)
    anna.come(anna.open_table())
    assert code_of_closing(anna, ['{"do":"pong","at":0,"mine":0}'] * 1000) == 4429


def test_orders_before_the_hello_and_a_second_hello_are_refused(server):
    anna = Person(server)
    code = anna.open_table()
    anna.connect()
    assert anna.order("again")["code"] == "malformed"
    anna.say(do="hello", table=code.lower())
    anna.listen(lambda told: told["is"] == "table")
    anna.say(do="hello", table=code)
    assert anna.listen(lambda told: told["is"] == "refused")["code"] == "malformed"


def test_an_unknown_link_is_refused_and_guessing_is_slowed_down(server):
    anna = Person(server)
    anna.connect()
    anna.say(do="hello", table="NOSUCH")
    assert anna.hear()["code"] == "unknown_table"
    codes = set()
    for round_ in range(70):
        with connect(f"ws://localhost:{server.port}/ws") as socket_:
            socket_.send(json.dumps({"do": "hello", "table": f"XX{round_}"}))
            codes.add(json.loads(socket_.recv())["code"])
    assert codes == {"unknown_table", "too_many"}


def test_orders_that_the_table_refuses_are_answered_by_their_code(server):
    anna, ben = Person(server), Person(server)
    code = anna.open_table(seats=2, rules={"first": 0})
    anna.come(code)
    anna.listen(lambda told: told["is"] == "seen")
    ben.come(code)
    seen = anna.seen[0]
    assert ben.order("act", seat=0, moment=seen["moment"], action=seen["legal"][0])["code"] == "not_your_seat"
    assert anna.act("fly")["why"] == "no_such_action"
    assert anna.act("give suns-1")["why"] == "no_giving"
    assert anna.act(seen["legal"][0], moment="0.0.0")["code"] == "moved_on"
    assert anna.order("act", seat=1, moment=seen["moment"], action=seen["legal"][0])["code"] == "not_your_seat"
    assert anna.order("take_back", seat=0, moment=seen["moment"])["code"] == "nothing_to_take_back"
    assert anna.order("arrange", seats=5, rules={"flying": True})["code"] == "bad_rules"
    assert ben.order("sit", seat=0)["code"] == "seat_taken"
    assert ben.order("sit", animal="fox")["code"] == "animal_taken"
    assert ben.order("sit")["is"] == "done"
    caro = Person(server).come(code)
    assert caro.order("sit")["code"] == "table_full"


def test_a_double_tap_plays_one_card(server):
    anna = Person(server)
    anna.come(anna.open_table(seats=4, rules={"first": 0}))
    anna.listen(lambda told: told["is"] == "seen")
    seen = anna.seen[0]
    first, second = seen["legal"][:2]
    for at, action in enumerate((first, second)):
        anna.say(do="act", id=f"double tap {at}", seat=0, moment=seen["moment"], action=action)
    assert anna.listen(lambda told: told.get("id") == "double tap 0")["is"] == "done"
    assert anna.listen(lambda told: told.get("id") == "double tap 1")["code"] in ("moved_on", "not_your_turn")


def test_an_order_sent_again_is_answered_and_not_obeyed_again(server):
    anna = Person(server)
    code = anna.open_table(seats=4, rules={"first": 0})
    anna.come(code)
    anna.listen(lambda told: told["is"] == "seen")
    moment, action = anna.seen[0]["moment"], anna.seen[0]["legal"][0]
    order = {"id": "the only one", "seat": 0, "moment": moment, "action": action}
    assert anna.order("act", **order)["is"] == "done"
    assert anna.order("act", **order)["is"] == "done"
    anna.leave()
    server.kill()
    server.start()
    anna.come(code)
    assert anna.order("act", **order)["is"] == "done"
    held = [told["view"]["held"][0] for told in map(json.loads, anna.heard) if told["is"] == "seen"]
    assert min(held) == 9


def test_why_not_is_answered_by_the_rules_for_ones_own_seat_only(server):
    anna, ben = Person(server), Person(server)
    code = anna.open_table(seats=2, rules={"first": 0})
    anna.come(code)
    anna.listen(lambda told: told["is"] == "seen")
    ben.come(code)
    legal = anna.seen[0]["legal"]
    assert anna.order("why", seat=0, action=legal[0])["why"] is None
    assert anna.order("why", seat=0, action="give suns-1")["why"] == "no_giving"
    assert anna.order("why", seat=1, action=legal[0])["code"] == "not_your_seat"
    assert ben.order("why", seat=0, action=legal[0])["code"] == "not_your_seat"


def test_an_invitation_holds_the_link_and_its_picture(server):
    anna = Person(server)
    code = anna.open_table()
    invitation = anna.come(code).order("invite")
    assert invitation["link"] == f"http://127.0.0.1:{server.port}/#{code}"
    assert invitation["qr"].startswith("<svg")
    assert not invitation["reachable"]


def test_the_public_address_is_what_friends_are_sent(serve):
    server = serve("--public-url", "https://games.example.org")
    anna = Person(server)
    code = anna.open_table()
    invitation = anna.come(code).order("invite")
    assert (invitation["link"], invitation["reachable"]) == (f"https://games.example.org/#{code}", True)
    assert "Secure" in server.ask("/api/player", b"", method="POST")[2]["set-cookie"]
    assert server.ask("/", Host="games.example.org")[0] == 200


@pytest.mark.parametrize("host", ["evil.example", "evil.example:80", "localhost.evil.example", "", "[", "x:y:z"])
def test_a_name_that_is_not_ours_is_turned_away(server, host):
    assert server.ask("/health", Host=host)[0] in (400, 403)


@pytest.mark.parametrize("host", ["localhost", "127.0.0.1:80", "[::1]:80", "anna.local", "192.168.1.5:8080"])
def test_names_that_only_this_network_can_give_are_let_in(server, host):
    assert server.ask("/health", Host=host)[0] == 200


@pytest.mark.parametrize(
    "origin", ["http://evil.example", "null", "https://localhost", "http://localhost:1", "file://"]
)
def test_another_page_cannot_speak_for_us(server, origin):
    assert server.ask("/api/player", b"", method="POST", Origin=origin)[0] == 403
    with pytest.raises(InvalidStatus), connect(f"ws://localhost:{server.port}/ws", origin=origin):
        pass


def test_our_own_page_may_speak(server):
    assert server.ask("/api/player", b"", method="POST", Origin=server.url)[0] == 204
    with connect(f"ws://localhost:{server.port}/ws", origin=server.url):
        pass


def test_metrics_are_for_this_machine_and_health_says_so(server):
    status, body, _ = server.ask("/metrics")
    assert status == 200
    assert b"ludoteca_sockets 0.0" in body
    assert server.ask("/metrics", X_Forwarded_For="192.168.1.7")[0] == 403
    assert json.loads(server.ask("/health")[1]) == {"ok": True, "compiled": False}


def test_pages_allow_nothing_from_elsewhere(server):
    headers = server.ask("/")[2]
    assert "default-src 'none'" in headers["content-security-policy"]
    assert "server" not in headers
    assert headers["x-content-type-options"] == "nosniff"


def test_who_waits_at_a_sleeping_table_finds_it_as_it_was(server):
    anna = Person(server)
    code = anna.open_table(seats=4, rules={"first": 0})
    anna.come(code)
    anna.listen(lambda told: told["is"] == "seen")
    anna.act(anna.seen[0]["legal"][0])
    anna.listen(lambda told: told["is"] == "seen" and told["legal"])
    before = anna.seen[0]
    anna.leave()
    while b"ludoteca_tables 0.0" not in server.ask("/metrics")[1]:
        pass
    anna.come(code)
    anna.listen(lambda told: told["is"] == "seen")
    assert anna.seen[0] | {"notes": before["notes"], "mover": before["mover"]} == before
    assert listed(anna) == [{"code": code, "game": "hearts", "animals": ["fox", "frog", "owl", "chick"], "over": False}]


def test_a_robot_plays_for_who_leaves_friends_and_the_seat_stays_theirs(server):
    anna, ben = Person(server), Person(server)
    code = anna.open_table(seats=2)
    anna.come(code)
    ben.come(code)
    ben.order("sit")
    assert ben.order("leave")["is"] == "done"
    anna.listen(lambda told: told["is"] == "table" and told["seats"][1]["robot"] and "person" in str(told))
    assert anna.table["seats"][1] == {"animal": "frog", "sitter": "person", "robot": "tilda", "away": False}
    assert ben.order("sit")["is"] == "done"
    anna.listen(lambda told: told["is"] == "table" and not told["seats"][1]["robot"])


def test_who_leaves_robots_alone_finds_the_game_waiting(server):
    anna = Person(server)
    anna.come(anna.open_table())
    assert anna.order("leave")["is"] == "done"
    assert anna.table["seats"][0]["robot"] is None


def test_a_stop_finishes_what_was_accepted_and_ends_well(server):
    anna = Person(server)
    code = anna.open_table(seats=4, rules={"first": 0})
    anna.come(code)
    anna.listen(lambda told: told["is"] == "seen")
    anna.act(anna.seen[0]["legal"][0])
    assert server.stop() == 0
    assert "rror" not in server.complaints
    server.start()
    anna.come(code)
    anna.listen(lambda told: told["is"] == "seen")
    assert anna.seen[0]["view"]["held"][0] <= 9
