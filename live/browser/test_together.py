"""Two browsers and a robot at one table, and everything that can happen to a line."""

import json
from collections.abc import Callable

from playwright.sync_api import WebSocket, expect

from live.browser.ledger import moves_of_people, scores_of
from live.browser.visitor import PHONE, TABLET, Visitor
from live.people import Server

HASTE = 40


class Wiretap:
    """The moves that a browser sent, and those that were acknowledged to it."""

    def __init__(self, visitor: Visitor) -> None:
        self.sent: dict[str, tuple[int, str]] = {}
        self.done: list[str] = []
        visitor.page.on("websocket", self._listen)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framesent", lambda frame: self._sent(json.loads(frame)))
        socket.on("framereceived", lambda frame: self._heard(json.loads(frame)))

    def _sent(self, order: dict[str, str]) -> None:
        if order["do"] == "act":
            self.sent[order["id"]] = (int(order["seat"]), order["action"])

    def _heard(self, told: dict[str, str]) -> None:
        if told["is"] == "done" and told["id"] in self.sent:
            self.done.append(told["id"])

    @property
    def acknowledged(self) -> set[tuple[str, int, str]]:
        return {(id, *self.sent[id]) for id in self.done}


class Evening:
    """Anna, a friend and a robot; who is asked lays a card."""

    def __init__(self, anna: Visitor, ben: Visitor) -> None:
        self.anna, self.ben = anna, ben

    def play(self, moves: int) -> None:
        for _ in range(moves):
            self.asked().lay_any()

    def play_to_the_end(self) -> None:
        while one := self.who_is_asked():
            one.lay_any()

    def who_is_asked(self) -> Visitor | None:
        """Nobody, when the game is over. Either may still see the other one think when that is past."""
        while not self.anna.again.count():
            for one, other in ((self.anna, "frog"), (self.ben, "fox")):
                if one.await_turn(one.say("hearts-wait", seat=one.words.animal(other))):
                    return one
        return None

    def asked(self) -> Visitor:
        one = self.who_is_asked()
        assert one, "the game is over"
        return one


def tap_twice(one: Visitor) -> str:
    """On a card that may be played, whatever comes of it."""
    name = str(one.playable.first.get_attribute("data-card"))
    one.press(one.card(name))
    one.press(one.card(name))
    return name


def test_a_game_outlives_a_reload_a_lost_network_and_a_killed_server(serve: Callable[..., Server], visit):
    server = serve("--pace", "0")
    anna = visit(server, PHONE, haste=HASTE)
    ben = visit(server, TABLET, haste=HASTE, language="de")
    taps = Wiretap(anna), Wiretap(ben)
    sit_down(anna, ben)
    evening = Evening(anna, ben)

    evening.play(4)
    for one in (anna, ben):
        hand = one.hand
        one.page.reload()
        one.cards.first.wait_for()
        assert one.hand == hand

    for _ in range(2):
        evening.play(3)
        asked = evening.asked()
        asked.context.set_offline(True)
        laid = tap_twice(asked)
        assert laid in asked.hand
        asked.context.set_offline(False)
        asked.await_gone(laid)

    evening.play(3)
    asked = evening.asked()
    server.kill()
    for one in (anna, ben):
        one.reads("lost-connection").wait_for()
    expect(asked.button("take-back")).to_be_disabled()
    laid = tap_twice(asked)
    server.start()
    asked.await_gone(laid)

    for _ in range(2):
        evening.play(3)
        asked = evening.asked()
        laid = tap_twice(asked)
        server.kill()
        server.start()
        asked.await_gone(laid)

    evening.play_to_the_end()
    ben.again.wait_for()
    assert_everything_is_there_once(server, anna, taps)
    for one in (anna, ben):
        one.forgive("WebSocket connection to|ERR_CONNECTION_REFUSED")


def sit_down(anna: Visitor, ben: Visitor) -> None:
    anna.come().open_box()
    anna.look_into("seats")
    anna.tap("seats-fewer")
    anna.reads("seats-number", count=3).wait_for()
    anna.shut_drawer()
    ben.come(anna.code)
    ben.tap("welcome-sit", animal="frog")
    ben.cards.first.wait_for()


def assert_everything_is_there_once(server: Server, anna: Visitor, taps: tuple[Wiretap, Wiretap]) -> None:
    stored = moves_of_people(server, anna.code)
    acknowledged = set().union(*(tap.acknowledged for tap in taps))
    assert len(stored) == 3 * 2 * 13
    assert len({order for order, _, _ in stored}) == len(stored)
    assert set(stored) == acknowledged
    assert set().union(*(tap.sent for tap in taps)) == {order for order, _, _ in stored}
    scores = scores_of(server, anna.code)
    shown = anna.page.get_by_role("list", name=anna.say("hearts-players")).get_by_role("listitem")
    for at, (animal, score) in enumerate(zip(("you", "frog", "owl"), scores, strict=True)):
        expect(shown.nth(at)).to_contain_text(anna.say("hearts-has", seat=anna.words.animal(animal), count=score))
