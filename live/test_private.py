"""What is kept of a browser can be had and erased."""

import json

from live.people import Person
from live.test_socket import listed, play_to_the_end
from ludoteca.engine import log


def test_a_browser_takes_home_what_is_kept_of_it_but_no_hand_of_a_game_that_goes_on(server):
    anna = Person(server)
    first = anna.open_table(seats=3)
    anna.come(first)
    play_to_the_end(anna)
    second = anna.open_table(seats=2)
    status, body, headers = server.ask("/api/player", Cookie=anna.cookie)
    kept = {table["code"]: table for table in json.loads(body)["tables"]}
    assert status == 200
    assert "attachment" in headers["content-disposition"]
    assert kept[second] == {"code": second, "game": "hearts", "animals": ["fox", "frog"], "over": False, "log": None}
    assert log.read(kept[first]["log"]).scores == anna.seen[0]["scores"]
    assert anna.cookie.partition("=")[2] not in body.decode()


def test_who_is_erased_leaves_nothing_behind_but_the_games_of_others(server):
    anna, ben = Person(server), Person(server)
    alone, together = anna.open_table(seats=2), anna.open_table(seats=3)
    ben.come(together)
    ben.order("sit")
    anna.come(alone)
    status, _, headers = server.ask("/api/player", method="DELETE", Cookie=anna.cookie)
    assert status == 204
    assert "Max-Age=0" in headers["set-cookie"]
    assert listed(anna) == []
    assert [table["code"] for table in listed(ben)] == [together]
    ben.listen(lambda told: told["is"] == "table" and told["seats"][0]["robot"] == "tilda")
    ben.connect()
    ben.say(do="hello", table=alone)
    assert ben.hear()["code"] == "unknown_table"


def test_a_browser_that_never_played_has_nothing_to_take_home_or_erase(server):
    assert json.loads(server.ask("/api/player")[1]) == {"player": None, "tables": []}
    assert server.ask("/api/player", method="DELETE")[0] == 204
