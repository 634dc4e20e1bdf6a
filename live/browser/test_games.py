"""Whole games in a real browser, and all that one can do at a table."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest
import segno
from playwright.sync_api import expect

from live.browser.hands import keys, sideways, size_of
from live.browser.ledger import deals_of, hand_of, moves_of_people, scores_of, table_of, taken_back
from live.browser.visitor import BEAMER, PHONE, TABLET, Visitor
from live.browser.words import Words, capital
from live.people import Person, Server
from ludoteca.boxes import hearts

Visit = Callable[..., Visitor]
HASTE = 40


def assert_tidied(visitor: Visitor) -> None:
    """The end shows what the server wrote down."""
    scores = scores_of(visitor.server, visitor.code)
    seats = table_of(visitor.server, visitor.code).seats
    shown = visitor.page.get_by_role("list", name=visitor.say("hearts-players")).get_by_role("listitem")
    expect(shown).to_have_count(len(scores))
    for at, (seat, score) in enumerate(zip(seats, scores, strict=True)):
        who = visitor.words.animal("you" if at == 0 else seat.animal)
        expect(shown.nth(at)).to_contain_text(visitor.say("hearts-has", seat=who, count=score))
        wins = visitor.say("hearts-wins", seat=who)
        if score == min(scores):
            expect(shown.nth(at)).to_contain_text(wins)
        else:
            expect(shown.nth(at)).not_to_contain_text(wins)


def passing_on(visitor: Visitor) -> None:
    visitor.look_into("rules")
    rule = visitor.page.get_by_role("switch", name=visitor.say("option-passing"))
    visitor.press(rule)
    expect(rule).to_be_checked()
    visitor.shut_drawer()
    visitor.reads("hearts-give", count=3).wait_for()


def as_it_comes(visitor: Visitor) -> None:
    pass


@pytest.mark.parametrize(
    ("screen", "wishes", "prepare"),
    [
        (PHONE, {"haste": HASTE}, as_it_comes),
        (TABLET, {"haste": HASTE, "language": "de"}, passing_on),
        (BEAMER, {"haste": 16, "calm": False}, as_it_comes),
        (BEAMER, {"haste": HASTE, "hands": keys, "language": "de"}, as_it_comes),
    ],
    ids=["by touch on a phone", "by touch in German, passing on", "with a mouse, everything moving", "by keys only"],
)
def test_a_whole_game_against_robots_from_the_shelf_to_again(house: Server, visit: Visit, screen, wishes, prepare):
    anna = visit(house, screen, **wishes).come()
    anna.button("hearts").wait_for()
    assert sideways(anna.page) <= 0
    anna.open_box()
    prepare(anna)
    anna.play_to_the_end()
    assert_tidied(anna)
    assert sideways(anna.page) <= 0
    laid = [action for _, _, action in moves_of_people(house, anna.code) if action.startswith("play")]
    assert len(laid) == 40
    deals = len(deals_of(house, anna.code))
    anna.press(anna.again)
    anna.await_turn()
    assert len(anna.hand) == 10
    assert len(deals_of(house, anna.code)) == deals + 1


def test_a_card_that_cannot_be_played_says_why_and_stays(house: Server, visit: Visit):
    anna = visit(house, PHONE, haste=HASTE).come().open_box()
    told = set()
    while "must_follow" not in told:
        assert anna.await_turn(), "a whole game without one card that could not be played"
        for name in [str(card.get_attribute("data-card")) for card in anna.refusable.all()][:1]:
            reason = table_of(house, anna.code).position.why(0, f"play {name}")
            anna.press(anna.card(name))
            expect(anna.slip).to_have_text(anna.words.reason(reason))
            expect(anna.card(name)).to_have_attribute("aria-pressed", "false")
            told.add(reason.split()[0])
        anna.lay_any()


def test_the_first_tap_lifts_a_card_and_another_card_takes_its_place(house: Server, visit: Visit):
    anna = visit(house).come().open_box()
    anna.await_turn()
    first, second = [str(card.get_attribute("data-card")) for card in anna.playable.all()][:2]
    for lifted, lying in ((first, second), (second, first)):
        anna.press(anna.card(lifted))
        expect(anna.card(lifted)).to_have_attribute("aria-pressed", "true")
        expect(anna.card(lying)).to_have_attribute("aria-pressed", "false")
    anna.reads("hearts-again").wait_for()
    assert moves_of_people(house, anna.code) == []


def test_escape_lowers_a_lifted_card(house: Server, visit: Visit):
    anna = visit(house, BEAMER, hands=keys).come().open_box()
    anna.await_turn()
    card = anna.card(str(anna.playable.first.get_attribute("data-card")))
    anna.press(card)
    expect(card).to_have_attribute("aria-pressed", "true")
    anna.page.keyboard.press("Escape")
    expect(card).to_have_attribute("aria-pressed", "false")


def test_a_card_is_taken_back_while_nobody_else_has_moved(house: Server, visit: Visit):
    anna = visit(house, PHONE).come().open_box()
    anna.put_on_seat("frog", "friend")
    expect(anna.button("take-back")).to_be_disabled()
    hand = anna.hand
    card = anna.lay_any()
    expect(anna.button("take-back")).to_be_enabled()
    anna.tap("take-back")
    anna.card(card).wait_for()
    anna.await_turn()
    assert anna.hand == hand
    expect(anna.button("take-back")).to_be_disabled()
    assert taken_back(house, anna.code) == 1
    anna.lay(card)


def test_while_another_is_asked_no_card_is_lifted_and_the_slip_names_whom(house: Server, visit: Visit):
    anna = visit(house, PHONE).come().open_box()
    anna.put_on_seat("frog", "friend")
    anna.lay_any()
    expect(anna.slip).to_have_text(anna.say("hearts-wait", seat=anna.words.animal("frog")))
    for name in anna.hand[:2] * 2:
        anna.press(anna.card(name))
        expect(anna.card(name)).to_have_attribute("aria-pressed", "false")
    expect(anna.slip).to_have_text(anna.say("hearts-wait", seat=anna.words.animal("frog")))
    assert len(moves_of_people(house, anna.code)) == 1


def test_who_plays_is_settled_in_the_drawer(house: Server, visit: Visit):
    anna = visit(house).come().open_box()
    anna.look_into("seats")
    anna.tap("seats-more")
    anna.reads("seats-number", count=5).wait_for()
    anna.tap("seats-more")
    anna.reads("seats-number", count=6).wait_for()
    expect(anna.button("seats-more")).to_be_disabled()
    anna.tap("seats-fewer")
    anna.reads("seats-number", count=5).wait_for()
    anna.press(anna.page.get_by_role("dialog").get_by_role("button", name=anna.words.animal("owl")))
    oskar = anna.page.get_by_role("button", name=anna.say("robot", name="oskar"), exact=True)
    anna.press(oskar)
    expect(oskar).to_have_attribute("aria-pressed", "true")
    anna.shut_drawer()
    expect(anna.cards).to_have_count(8)
    seats = table_of(house, anna.code).seats
    assert (len(seats), seats[2].robot) == (5, "oskar")


def test_one_is_another_animal_if_one_would_rather(house: Server, visit: Visit):
    anna = visit(house).come().open_box()
    anna.look_into("seats")
    drawer = anna.page.get_by_role("dialog")
    anna.press(drawer.get_by_role("button", name=anna.words.animal("fox")))
    anna.press(drawer.get_by_role("button", name=anna.words.animal("whale"), exact=True))
    drawer.get_by_role("button", name=anna.words.animal("whale"), pressed=True).wait_for()
    assert table_of(house, anna.code).seats[0].animal == "whale"


def test_house_rules_count_at_once_or_from_the_next_deal(house: Server, visit: Visit):
    anna = visit(house).come().open_box()
    anna.look_into("rules")
    for rule in ("shoot_the_moon", "show_points"):
        anna.press(anna.page.get_by_role("switch", name=anna.say(f"option-{rule}")))
    anna.page.get_by_role("switch", name=anna.say("option-show_points"), checked=False).wait_for()
    rules = table_of(house, anna.code).rules
    assert (rules["shoot_the_moon"], rules["show_points"]) == (True, False)
    anna.shut_drawer()
    anna.await_turn()
    anna.lay_any()
    anna.look_into("rules")
    anna.reads("next-deal").wait_for()
    running = anna.page.get_by_role("button", name=capital(anna.say("value-running_total")), exact=True)
    anna.press(running)
    expect(running).to_have_attribute("aria-pressed", "true")
    table = table_of(house, anna.code)
    assert (table.rules, table.next_rules["next_leader"]) == (rules, "running_total")


def test_robots_hurry_as_the_drawer_says(house: Server, visit: Visit):
    anna = visit(house, PHONE).come().open_box()
    anna.look_into("speed")
    for speed, pace in (("snail", 2500), ("hare", 400), ("usual", 1200)):
        anna.tap(f"speed-{speed}")
        expect(anna.button(f"speed-{speed}")).to_have_attribute("aria-pressed", "true")
        assert table_of(house, anna.code).pace == pace


def test_an_invitation_shows_its_picture_where_others_can_come(serve, visit: Visit):
    server = serve("--pace", "0", "--public-url", "http://games.example.org")
    anna = visit(server, PHONE).come().open_box()
    anna.look_into("friends")
    picture = anna.page.get_by_role("img", name=anna.say("friends-qr"))
    picture.wait_for()
    assert size_of(picture.locator("svg"))["width"] >= 160
    link = f"http://games.example.org/#{anna.code}"
    expect(anna.page.get_by_text(link, exact=True)).to_be_visible()
    modules = segno.make(link, error="m", micro=False).svg_inline(border=4, omitsize=True)
    assert picture.locator("path").last.get_attribute("d") in modules
    expect(anna.page.get_by_role("img", name=" ".join(anna.code), exact=True)).to_be_visible()


def test_an_invitation_says_that_it_stays_on_this_device(house: Server, visit: Visit):
    anna = visit(house, PHONE).come().open_box()
    anna.look_into("friends")
    anna.reads("friends-only-here").wait_for()
    expect(anna.page.get_by_role("img", name=anna.say("friends-qr"))).to_have_count(0)
    anna.tap("friends-copy")
    anna.button("friends-copied").wait_for()


def test_the_leaflet_is_turned_from_the_first_page_to_the_last(house: Server, visit: Visit):
    anna = visit(house, PHONE, language="de").come().open_box()
    anna.look_into("leaflet")
    text = (Path(hearts.__file__).parent / "words/rules.de.md").read_text("utf-8")
    headings = re.findall(r"^#+ (.*)$", text, re.MULTILINE)
    for number, heading in enumerate(headings, 1):
        anna.page.get_by_role("heading", name=heading, exact=True).wait_for()
        anna.page.get_by_role("img", name=anna.say("page-of", page=number, pages=len(headings)), exact=True).wait_for()
        if number < len(headings):
            anna.tap("page-next")
    expect(anna.button("page-next")).to_be_disabled()


def test_cards_are_dealt_anew_after_asking_once(house: Server, visit: Visit):
    anna = visit(house).come().open_box()
    anna.await_turn()
    anna.lay_any()
    anna.look_into("deal")
    anna.tap("deal-no")
    assert len(deals_of(house, anna.code)) == 1
    anna.look_into("deal")
    anna.tap("deal-yes")
    expect(anna.cards).to_have_count(10)
    assert len(deals_of(house, anna.code)) == 2


def test_the_room_goes_dark_and_speaks_german_and_stays_so(house: Server, visit: Visit):
    anna = visit(house).come().open_box()
    anna.look_into("sound")
    anna.press(anna.page.get_by_role("switch", name=anna.say("sound-dark")))
    anna.press(anna.page.get_by_role("button", name="Deutsch"))
    anna.words = Words("de")
    anna.page.get_by_role("switch", name=anna.say("sound-dark"), checked=True).wait_for()
    anna.page.reload()
    anna.await_turn()
    assert anna.page.locator("html").get_attribute("data-theme") == "dark"
    assert anna.page.locator("html").get_attribute("lang") == "de"


def test_the_drawer_closes_by_escape_and_gives_the_focus_back(house: Server, visit: Visit):
    anna = visit(house, BEAMER, hands=keys).come().open_box()
    anna.look_into("speed")
    anna.page.keyboard.press("Escape")
    expect(anna.page.get_by_role("dialog")).to_have_count(0)
    expect(anna.button("drawer")).to_be_focused()


def test_two_at_one_device_hand_it_over_and_neither_sees_the_others_cards(house: Server, visit: Visit):
    anna = visit(house, PHONE, haste=HASTE).come().open_box()
    anna.put_on_seat("owl", "me")
    curtains = {0: anna.say("curtain-lift", animal="fox"), 2: anna.say("curtain-lift", animal="owl")}
    handed = 0
    while handed < 6:
        if not anna.await_turn(*curtains.values()):
            table = table_of(house, anna.code)
            [seat] = table.position.to_act
            assert not set(anna.hand) & set(hand_of(table, seat))
            anna.press(anna.page.get_by_role("button", name=curtains[seat], exact=True))
            anna.await_turn()
            assert sorted(anna.hand) == sorted(hand_of(table, seat))
            handed += 1
        anna.lay_any()


def test_two_at_one_device_find_the_curtain_again_after_a_reload(house: Server, visit: Visit):
    anna = visit(house, PHONE, haste=HASTE).come().open_box()
    anna.put_on_seat("owl", "me")
    anna.page.reload()
    curtains = [anna.button("curtain-lift", animal=animal) for animal in ("fox", "owl")]
    anna.press(curtains[0].or_(curtains[1]))
    anna.await_turn()
    anna.lay_any()


def test_a_game_waits_on_the_shelf_until_one_goes_on_playing(house: Server, visit: Visit):
    anna = visit(house, PHONE).come().open_box()
    anna.put_on_seat("frog", "friend")
    anna.lay_any()
    code, hand = anna.code, anna.hand
    anna.tap("to-the-shelf")
    anna.press(anna.button("shelf-go-on-with", box=anna.say("hearts")))
    anna.cards.first.wait_for()
    assert (anna.code, anna.hand) == (code, hand)


def test_who_leaves_finds_the_game_again_as_it_was(house: Server, visit: Visit):
    anna = visit(house, PHONE).come().open_box()
    hand = anna.hand
    anna.look_into("leave")
    anna.press(anna.page.get_by_role("dialog").get_by_role("button", name=anna.say("to-the-shelf"), exact=True))
    anna.press(anna.button("shelf-go-on-with", box=anna.say("hearts")))
    anna.await_turn()
    assert anna.hand == hand


def test_what_is_kept_of_one_is_taken_home_and_then_forgotten(house: Server, visit: Visit):
    anna = visit(house, PHONE).come().open_box()
    code = anna.code
    anna.tap("to-the-shelf")
    anna.tap("shelf-about")
    with anna.page.expect_download() as download:
        anna.press(anna.page.get_by_role("link", name=anna.say("about-take-home")))
    assert code in Path(download.value.path()).read_text("utf-8")
    anna.tap("about-erase")
    anna.tap("about-erase-surely")
    expect(anna.button("shelf-go-on-with", box=anna.say("hearts"))).to_have_count(0)
    assert anna.page.request.get(f"{house.url}/api/tables").json() == []
    anna.come(code).heading("refused-unknown_table").wait_for()


def test_a_friend_comes_through_the_door_and_sits_down_as_an_animal(house: Server, visit: Visit):
    anna = visit(house, TABLET, haste=HASTE).come().open_box()
    ben = visit(house, PHONE, language="de").come()
    knock(ben, anna.code)
    ben.heading("welcome").wait_for()
    expect(ben.button("welcome-sit", animal="fox")).to_have_count(0)
    ben.tap("welcome-sit", animal="hare")
    ben.cards.first.wait_for()
    anna.lay_any()
    assert [seat.animal for seat in table_of(house, anna.code).seats][:2] == ["fox", "hare"]
    expect(anna.page.get_by_role("listitem").filter(has_text=anna.words.animal("hare"))).to_have_count(1)


def knock(visitor: Visitor, code: str) -> None:
    visitor.tap("shelf-door")
    for letter in code:
        visitor.press(visitor.page.get_by_role("button", name=letter, exact=True))


def test_letters_that_name_no_table_are_said_so_and_lead_back(house: Server, visit: Visit):
    anna = visit(house, PHONE).come()
    knock(anna, "AAAAA")
    anna.heading("refused-unknown_table").wait_for()
    anna.tap("to-the-shelf")
    anna.button("hearts").wait_for()


def test_at_a_full_table_there_is_no_seat_and_a_way_back(house: Server, visit: Visit):
    host, friend = Person(house), Person(house)
    code = host.open_table(seats=2)
    friend.come(code).order("sit")
    anna = visit(house, PHONE).come(code)
    anna.heading("refused-table_full").wait_for()
    anna.tap("to-the-shelf")
    anna.button("hearts").wait_for()


def test_two_taps_on_the_box_open_one_table(house: Server, visit: Visit):
    anna = visit(house, BEAMER).come()
    anna.button("hearts").dblclick()
    anna.await_turn()
    anna.tap("to-the-shelf")
    anna.button("hearts").wait_for()
    assert len(anna.page.context.request.get(f"{house.url}/api/tables").json()) == 1
