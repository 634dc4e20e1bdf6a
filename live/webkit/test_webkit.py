"""The same client in WebKit, the engine of iPads."""

import json
import subprocess
from urllib.parse import urlsplit

import pytest

from live.browser.ledger import moves_of_people, scores_of, table_of
from live.people import Person, Server
from live.webkit.window import Window


@pytest.fixture
def here(serve) -> Server:
    return serve("--pace", "0", "--public-url", "http://games.example.org")


def test_a_whole_game_against_robots_is_played_by_clicks(here: Server, window: Window):
    window.open(here.url)
    window.press(window.button(window.words.say("hearts")))
    assert len(window.until("document.querySelectorAll('[data-card]').length === 10 && location.hash")) == 6
    look_into_the_drawer(window)
    while window.move():
        pass
    assert len(moves_of_people(here, window.code)) == 40
    assert shown_scores(window) == told_scores(here, window)
    assert window.troubles == []
    assert {urlsplit(url).port for url in window.fetched} == {here.port}
    window.tap("again")
    window.until("document.querySelectorAll('[data-card]').length === 10")


def look_into_the_drawer(window: Window) -> None:
    say = window.words.say
    window.tap("drawer")
    window.tap("drawer-friends")
    picture = f"document.querySelector(`[role=img][aria-label={json.dumps(say('friends-qr'))}] svg`)"
    window.until(f"{picture}?.getBoundingClientRect().width >= 160")
    window.tap("back")
    window.tap("drawer-sound")
    calm = json.dumps(say("sound-calm"))
    window.press(f"[...document.querySelectorAll('[role=switch]')].find(each => each.textContent.includes({calm}))")
    window.until("document.documentElement.dataset.motion === 'calm'")
    window.tap("close")
    window.until("!document.querySelector('[role=dialog]')")


def shown_scores(window: Window) -> list[str]:
    players = json.dumps(window.words.say("hearts-players"))
    said = f"[...document.querySelectorAll(`ul[aria-label={players}] .unseen`)].map(each => each.textContent)"
    lines: list[str] = window.web.execute_script(f"return {said}")
    return [line.split(".")[0] for line in lines]


def told_scores(server: Server, window: Window) -> list[str]:
    animals = ["you", *(seat.animal for seat in table_of(server, window.code).seats[1:])]
    told = zip(animals, scores_of(server, window.code), strict=True)
    return [window.words.say("hearts-has", seat=window.words.animal(animal), count=score) for animal, score in told]


def test_the_first_page_brings_no_complaint(here: Server, browser: str, screen: dict[str, str], tmp_path):
    """The driver begins to listen late; so the browser alone goes to somebody's table and writes down its console."""
    host = Person(here)
    code = host.open_table()
    console = tmp_path / "console"
    with console.open("w") as written:
        command = [browser, "--enable-write-console-messages-to-stdout=true", f"{here.url}/#{code}"]
        alone = subprocess.Popen(command, stdout=written, stderr=written, env=screen)
        while b"ludoteca_sockets 1.0" not in here.ask("/metrics")[1]:
            assert alone.poll() is None
        alone.terminate()
        alone.wait()
    said = [line for line in console.read_text("utf-8").splitlines() if "CONSOLE" in line]
    assert [line for line in said if "Network process crashed" not in line] == []  # that was we
