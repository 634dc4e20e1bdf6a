"""What everybody must find: nothing for axe to say, no sideways scrolling, targets for small and shaky hands."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from live.browser.hands import finger, sideways
from live.browser.tour import Found, looked_at, tour
from live.browser.visitor import BEAMER, PHONE, SCREENS, Screen, Visitor
from live.people import Server

NEARLY = 0.5  # pixels


@pytest.fixture(scope="module")
def easel(chromium: Browser) -> Iterator[Page]:
    page = chromium.new_page()
    yield page
    page.close()


@pytest.fixture(
    scope="module",
    params=[(PHONE, {}), (BEAMER, {"dark": True, "language": "de"})],
    ids=["phone by day", "beamer in the dark"],
)
def found(request, chromium: Browser, easel: Page, tmp_path_factory) -> Iterator[dict[str, Found]]:
    screen, wishes = request.param
    server = Server(tmp_path_factory.mktemp("tour") / "data", "--pace", "0", "--public-url", "http://games.example.org")
    visitors: list[Visitor] = []

    def visit() -> Visitor:
        visitors.append(Visitor(chromium, server, screen, haste=40, **wishes))
        return visitors[-1]

    try:
        yield tour(visit, server, easel)
    finally:
        troubles = [trouble for visitor in visitors for trouble in visitor.leave()]
        server.kill()
        for person in server.people:
            person.leave()
    assert not troubles


def test_axe_finds_nothing(found: dict[str, Found]):
    assert {screen: each.axe for screen, each in found.items() if each.axe} == {}


def test_all_words_stand_out_from_what_is_behind_them(found: dict[str, Found]):
    assert {screen: each.faint for screen, each in found.items() if each.faint} == {}


def test_nothing_is_wider_than_the_window(found: dict[str, Found]):
    assert {screen: each.sideways for screen, each in found.items() if each.sideways > 0} == {}


def test_everything_to_tap_is_large_enough(found: dict[str, Found]):
    small = {
        (screen, target["name"], round(target["width"]), round(target["height"]))
        for screen, each in found.items()
        for target in each.targets
        if min(target["width"], target["height"]) < (44 if target["card"] else 64) - NEARLY
    }
    assert sorted(small) == []


@pytest.mark.parametrize("screen", SCREENS, ids=str)
def test_at_twice_the_size_a_game_can_be_found_and_played(house: Server, visit, screen: Screen):
    large = Screen(f"{screen} at 200 %", screen.width // 2, screen.height // 2, finger)
    anna = visit(house, large, haste=40).come()
    anna.button("hearts").wait_for()
    assert sideways(anna.page) <= 0
    anna.open_box()
    for _ in range(3):
        assert anna.await_turn()
        anna.lay_any()
    assert sideways(anna.page) <= 0
    anna.look_into("speed")
    anna.tap("speed-snail")
    expect(anna.button("speed-snail")).to_have_attribute("aria-pressed", "true")
    assert sideways(anna.page) <= 0
    anna.shut_drawer()


def test_what_is_wrong_would_have_been_found(house: Server, visit, easel: Page):
    anna = visit(house).come()
    anna.button("hearts").wait_for()
    anna.page.evaluate("document.querySelector('header button').removeAttribute('aria-label')")
    anna.page.evaluate("for (const note of document.querySelectorAll('.note')) note.style.color = '#c90'")
    found = looked_at(anna, easel)
    assert "button-name" in " ".join(found.axe)
    assert anna.say("shelf-about") in [line.words for line in found.faint]
