"""A way past every screen of the client, and what is looked at there."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

from playwright.sync_api import Page

from live.browser.contrast import Line, contrasts
from live.browser.hands import sideways
from live.browser.visitor import Visitor
from live.people import Person, Server
from live.test_socket import play_to_the_end

AXE = (Path(__file__).parents[2] / "node_modules/axe-core/axe.min.js").read_text("utf-8")
TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
COMPARTMENTS = ("seats", "friends", "rules", "speed", "scores", "sound", "leaflet", "deal", "leave")

RUN = """async tags => {
  const { violations } = await axe.run(document, { runOnly: { type: "tag", values: tags } });
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target, failureSummary }) =>
    `${id}: ${target.join(" ")} (${failureSummary.replaceAll(/\\s+/g, " ")})`));
}"""

# Whatever can be tapped, with its name and its place; of a card in the hand the part that lies open.
TARGETS = """() => {
  const open = card => {
    const { left, right, top } = card.getBoundingClientRect();
    let width = 0;
    for (let x = Math.ceil(left); x < right; x++) width += card.contains(document.elementFromPoint(x, top + 12));
    return width;
  };
  return [...document.querySelectorAll("button, a[href], [role=switch]")]
    .filter(each => each.checkVisibility({ visibilityProperty: true }) && !each.closest("[inert]"))
    .map(each => {
      const { x, y, width, height } = each.getBoundingClientRect();
      const name = each.getAttribute("aria-label") ?? each.textContent.trim();
      const card = !!each.closest("[role=toolbar]");
      return { name, card, x, y, width: card ? open(each) : width, height };
    })
    .filter(({ width, height }) => width && height);
}"""

STILL = "() => document.getAnimations().every(each => each.playState !== 'running')"


@dataclass(frozen=True)
class Found:
    """At one screen."""

    axe: list[str]
    faint: list[Line]  # words that stand out too little
    sideways: int  # how much wider the page is than the window
    targets: list[dict[str, object]]


def looked_at(visitor: Visitor, easel: Page) -> Found:
    page = visitor.page
    page.wait_for_function(STILL)
    targets = page.evaluate(TARGETS)
    faint = [line for line in contrasts(page, easel) if not line.is_enough]
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE)
    return Found(page.evaluate(RUN, TAGS), faint, sideways(page), targets)


def tour(visit: Callable[[], Visitor], server: Server, easel: Page) -> dict[str, Found]:
    """What was found at each screen."""
    found: dict[str, Found] = {}
    for stretch in (the_shelf, the_board, the_drawer, passing_on, other_peoples_tables, one_device, the_end):
        visitor = visit()
        for screen in stretch(visitor, server):
            found[screen] = looked_at(visitor, easel)
    return found


Stretch = Iterator[str]


def the_shelf(visitor: Visitor, server: Server) -> Stretch:
    visitor.come()
    visitor.button("hearts").wait_for()
    yield "shelf"
    for paper in ("languages", "about"):
        visitor.tap(f"shelf-{paper}")
        yield paper
        visitor.tap("shelf-close")
    visitor.tap("shelf-door")
    visitor.press(visitor.page.get_by_role("button", name="K", exact=True))
    yield "door"


def the_board(visitor: Visitor, server: Server) -> Stretch:
    visitor.come().open_box()
    visitor.await_turn()
    yield "on turn"
    lifted = str(visitor.playable.first.get_attribute("data-card"))
    visitor.press(visitor.card(lifted))
    yield "lifted"
    visitor.press(visitor.card(lifted))
    visitor.await_gone(lifted)
    visitor.await_turn()
    while not visitor.refusable.count():
        visitor.lay_any()
        visitor.await_turn()
    visitor.press(visitor.refusable.first)
    visitor.page.locator(".refused").wait_for()
    yield "refused"
    visitor.put_on_seat("frog", "friend")
    while visitor.await_turn(visitor.say("hearts-wait", seat=visitor.words.animal("frog"))):
        visitor.lay_any()
    yield "waiting"
    visitor.tap("to-the-shelf")
    visitor.button("shelf-go-on-with", box=visitor.say("hearts")).wait_for()
    yield "shelf with a game"


def the_drawer(visitor: Visitor, server: Server) -> Stretch:
    visitor.come().open_box()
    visitor.await_turn()
    visitor.tap("drawer")
    yield "drawer"
    for compartment in COMPARTMENTS:
        visitor.look_into(compartment)
        visitor.page.locator(f".{compartment} > *").first.wait_for()
        yield f"drawer, {compartment}"
        if compartment == "seats":
            visitor.press(visitor.page.get_by_role("dialog").get_by_role("button", name=visitor.words.animal("fox")))
            yield "drawer, an own seat"
        visitor.out_of_compartment()


def passing_on(visitor: Visitor, server: Server) -> Stretch:
    host = in_the_name_of(visitor, server)
    visitor.come(host.open_table(seats=4, rules={"passing": True}))
    visitor.reads("hearts-give", count=3).wait_for()
    yield "passing"
    for name in visitor.hand[:3]:
        visitor.press(visitor.card(name))
    visitor.reads("hearts-give-on").wait_for()
    yield "three to pass on"


def other_peoples_tables(visitor: Visitor, server: Server) -> Stretch:
    host, friend = Person(server), Person(server)
    code = host.open_table(seats=2)
    visitor.come(code)
    visitor.heading("welcome").wait_for()
    yield "welcome"
    friend.come(code).order("sit")
    visitor.heading("refused-table_full").wait_for()
    yield "full table"
    visitor.come("AAAAA")
    visitor.heading("refused-unknown_table").wait_for()
    yield "no such table"


def one_device(visitor: Visitor, server: Server) -> Stretch:
    visitor.come().open_box()
    visitor.put_on_seat("owl", "me")
    while visitor.await_turn(visitor.say("curtain-lift", animal="owl")):
        visitor.lay_any()
    yield "curtain"


def the_end(visitor: Visitor, server: Server) -> Stretch:
    host = in_the_name_of(visitor, server)
    code = host.open_table(seats=6)
    host.come(code)
    play_to_the_end(host)
    host.leave()
    visitor.come(code)
    visitor.again.wait_for()
    yield "end"
    visitor.tap("hearts-scores")
    yield "end with all points"


def in_the_name_of(visitor: Visitor, server: Server) -> Person:
    """Somebody who speaks for this browser, and quicker."""
    visitor.come()
    visitor.page.request.post(f"{server.url}/api/player")
    person = Person(server)
    person.cookie = visitor.cookie
    return person
