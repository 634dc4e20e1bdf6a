"""Somebody before a screen, who notices everything that goes wrong there."""

import re
from dataclasses import dataclass
from urllib.parse import urlsplit

from playwright.sync_api import Browser, ConsoleMessage, Locator, Request, Response

from live.browser.hands import Hands, finger, mouse
from live.browser.words import Words
from live.people import ENDS, Server
from ludoteca.boxes.hearts.contents import SUIT


@dataclass(frozen=True)
class Screen:
    name: str
    width: int
    height: int
    hands: Hands

    def __str__(self) -> str:
        return self.name


PHONE = Screen("phone", 390, 844, finger)
TABLET = Screen("tablet", 1024, 768, finger)
BEAMER = Screen("beamer", 1440, 900, mouse)
SCREENS = (PHONE, TABLET, BEAMER)

LOCALES = {"en": "en-GB", "de": "de-DE"}
SHORT = 5000  # milliseconds; longer waits are left alone

# Steps and pauses of the client pass so many times as fast.
HURRY = """(() => {
  const wait = setTimeout;
  window.setTimeout = (work, ms = 0, ...about) => wait(work, ms < %d ? ms / %d : ms, ...about);
})()"""

# True as soon as a card may be tapped, else what has appeared of those names.
AWAITED = """names => {
  if (document.querySelector("[role=toolbar] [aria-disabled=false]")) return true;
  const shown = [...document.querySelectorAll("button, p")].filter(each => each.checkVisibility());
  const said = shown.map(each => each.getAttribute("aria-label") ?? each.textContent.trim());
  return names.find(name => said.includes(name)) ?? false;
}"""


class Visitor:
    def __init__(
        self,
        chromium: Browser,
        server: Server,
        screen: Screen = TABLET,
        *,
        language: str = "en",
        hands: Hands | None = None,
        calm: bool = True,
        dark: bool = False,
        haste: int = 1,
    ) -> None:
        self.server, self.screen, self.words = server, screen, Words(language)
        self.press = hands or screen.hands
        self.troubles: list[str] = []
        self.context = chromium.new_context(
            viewport={"width": screen.width, "height": screen.height},
            has_touch=screen.hands is finger,
            locale=LOCALES[language],
            reduced_motion="reduce" if calm else "no-preference",
            color_scheme="dark" if dark else "light",
        )
        self.context.set_default_timeout(1000 * ENDS)
        self._watch()
        self.page = self.context.new_page()
        if haste > 1:
            self._hurry(haste)

    def _watch(self) -> None:
        self.context.on("console", self._console)
        self.context.on("weberror", lambda wrong: self.troubles.append(f"error: {wrong.error}"))
        self.context.on("request", self._request)
        self.context.on("requestfailed", self._failed)
        self.context.on("response", self._response)

    def _console(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.troubles.append(f"{message.type}: {message.text}")

    def _request(self, request: Request) -> None:
        address = urlsplit(request.url)
        if address.scheme != "data" and address.port != self.server.port:
            self.troubles.append(f"request: {request.url}")

    def _failed(self, request: Request) -> None:
        self.troubles.append(f"failed: {request.url} {request.failure}")

    def _response(self, response: Response) -> None:
        if response.status >= 400:
            self.troubles.append(f"status {response.status}: {response.url}")

    def forgive(self, pattern: str) -> None:
        """What had to go wrong."""
        self.troubles[:] = [trouble for trouble in self.troubles if not re.search(pattern, trouble)]

    def _hurry(self, haste: int) -> None:
        self.context.add_init_script(HURRY % (SHORT, haste))
        line = self.context.new_cdp_session(self.page)
        line.send("Animation.enable")
        line.send("Animation.setPlaybackRate", {"playbackRate": haste})

    def leave(self) -> list[str]:
        self.context.close()
        return self.troubles

    # Finding one's way

    def say(self, message: str, **given: object) -> str:
        return self.words.say(message, **given)

    def come(self, code: str = "") -> "Visitor":
        self.page.goto(f"{self.server.url}/#{code}" if code else self.server.url)
        return self

    def button(self, message: str, **given: object) -> Locator:
        return self.page.get_by_role("button", name=self.say(message, **given), exact=True)

    def tap(self, message: str, **given: object) -> None:
        self.press(self.button(message, **given))

    def heading(self, message: str, **given: object) -> Locator:
        return self.page.get_by_role("heading", name=self.say(message, **given), exact=True)

    def reads(self, message: str, **given: object) -> Locator:
        """The words that are shown somewhere."""
        return self.page.get_by_text(self.say(message, **given), exact=True).locator("visible=true")

    @property
    def code(self) -> str:
        """Of the table where one is."""
        return urlsplit(self.page.url).fragment

    @property
    def cookie(self) -> str:
        return "; ".join(f"{each['name']}={each['value']}" for each in self.context.cookies())

    # At the table

    def open_box(self) -> "Visitor":
        self.tap("hearts")
        self.cards.first.wait_for()
        return self

    @property
    def cards(self) -> Locator:
        return self.page.get_by_role("toolbar", name=self.say("hearts-hand")).get_by_role("button")

    @property
    def playable(self) -> Locator:
        return self.page.get_by_role("toolbar", name=self.say("hearts-hand")).get_by_role("button", disabled=False)

    @property
    def refusable(self) -> Locator:
        return self.page.get_by_role("toolbar", name=self.say("hearts-hand")).get_by_role("button", disabled=True)

    def card(self, name: str) -> Locator:
        return self.page.get_by_role("button", name=self.words.card(name), exact=True)

    @property
    def hand(self) -> list[str]:
        return [str(card.get_attribute("data-card")) for card in self.cards.all()]

    @property
    def slip(self) -> Locator:
        """What is asked, or why not."""
        return self.page.locator("p[aria-live=polite]:not(.unseen)")

    @property
    def again(self) -> Locator:
        return self.button("again")

    def await_turn(self, *or_else: str) -> bool:
        """Whether one is asked; no, when the game is over or one of those can be read or tapped instead."""
        found = self.page.wait_for_function(AWAITED, arg=[self.say("again"), *or_else])
        return found.json_value() is True

    def lay(self, name: str) -> None:
        """Two taps; then the hand is another, though the same card may have been dealt to it anew."""
        before = self.cards.count()
        self.press(self.card(name))
        self.press(self.card(name))
        self.page.wait_for_function(
            "before => document.querySelectorAll('[role=toolbar] [data-card]').length !== before", arg=before
        )

    def lay_any(self) -> str:
        name = str(self.playable.first.get_attribute("data-card"))
        self.lay(name)
        return name

    def pass_on(self) -> list[str]:
        chosen = self.hand[:3]
        for name in chosen:
            self.press(self.card(name))
        self.press(self.page.get_by_role("button", name=self.say("hearts-pass-on-to", seat="")[:-1].split(".")[0]))
        for name in chosen:
            self.await_gone(name)
        return chosen

    def await_gone(self, name: str) -> None:
        """From the hand."""
        self.page.wait_for_function("name => !document.querySelector(`[data-card='${name}']`)", arg=name)

    @property
    def is_choosing(self) -> bool:
        """The slip says whether cards are chosen or played now."""
        choose, play = self.reads("hearts-give", count=3), self.reads("hearts-lead").or_(self.reads("hearts-any"))
        for suit in SUIT.names:
            play = play.or_(self.reads("hearts-follow", suit=suit))
        choose.or_(play).first.wait_for()
        return choose.count() > 0

    def move(self) -> bool:
        """Waits for one's turn and uses it."""
        if not self.await_turn():
            return False
        if self.is_choosing:
            self.pass_on()
        else:
            self.lay_any()
        return True

    def play_to_the_end(self) -> int:
        moves = 0
        while self.move():
            moves += 1
        return moves

    # In the drawer

    def look_into(self, compartment: str) -> None:
        """Pulls the drawer out, if it is shut, and opens one of its compartments."""
        drawer = self.page.get_by_role("dialog")
        if not drawer.count():
            self.tap("drawer")
        self.press(drawer.get_by_role("button", name=self.say(f"drawer-{compartment}"), exact=True))

    def out_of_compartment(self) -> None:
        self.tap("back")

    def shut_drawer(self) -> None:
        self.tap("close")
        self.page.get_by_role("dialog").wait_for(state="detached")

    def put_on_seat(self, animal: str, sitter: str) -> None:
        """A friend or oneself."""
        self.look_into("seats")
        self.press(self.page.get_by_role("dialog").get_by_role("button", name=self.words.animal(animal)))
        self.tap(f"sitter-{sitter}")
        self.page.get_by_role("button", name=self.say(f"sitter-{sitter}"), exact=True, pressed=True).wait_for()
        self.shut_drawer()
