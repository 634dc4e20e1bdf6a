"""What one sees and taps in a window of WebKit."""

import json

from selenium.webdriver import WebKitGTK
from selenium.webdriver.common.actions.action_builder import ActionBuilder

from live.browser.words import Words

# From now on everything that goes wrong is kept, and short pauses pass quickly.
LISTEN = """
window.troubles = [];
const keep = what => trouble => troubles.push(`${what}: ${trouble.reason ?? trouble.message ?? trouble}`);
addEventListener("error", keep("error"));
addEventListener("unhandledrejection", keep("rejection"));
addEventListener("securitypolicyviolation", ({ blockedURI }) => troubles.push(`blocked: ${blockedURI}`));
for (const level of ["error", "warn"]) console[level] = keep(level);
const get = fetch;
window.fetch = async (...about) => {
  const answer = await get(...about);
  if (!answer.ok) troubles.push(`status ${answer.status}: ${answer.url}`);
  return answer;
};
const wait = setTimeout;
window.setTimeout = (work, ms = 0, ...about) => wait(work, ms < 5000 ? ms / 40 : ms, ...about);
"""

# Asked again with every picture.
UNTIL = """
const done = arguments[0];
const ask = () => {
  const answer = %s;
  if (answer) done(answer);
  else requestAnimationFrame(ask);
};
ask();
"""

# Where the middle of what lies open of a thing is.
OPEN = """
const [thing] = arguments;
thing.scrollIntoView({ block: "nearest" });
const { left, top, width, height } = thing.getBoundingClientRect();
const parts = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11].map(part => part / 12);
const places = parts.flatMap(x => parts.map(y => [left + width * x, top + height * y]));
const open = places.filter(([x, y]) => thing.contains(document.elementFromPoint(x, y)));
return open[open.length >> 1].map(Math.round);
"""

BUTTON = """[...document.querySelectorAll("button")].find(button =>
  button.checkVisibility() && (button.getAttribute("aria-label") ?? button.textContent.trim()) === %s)"""
PLAYABLE = "document.querySelector('[data-card][aria-disabled=false]')"


class Window:
    def __init__(self, web: WebKitGTK) -> None:
        self.web, self.words = web, Words("en")

    def open(self, url: str) -> None:
        self.web.get(url)
        self.web.execute_script(LISTEN)

    def until(self, answer: str) -> object:
        """Until that is something, in the language of the page."""
        return self.web.execute_async_script(UNTIL % answer)

    def press(self, thing: str) -> None:
        self.until(thing)
        x, y = self.web.execute_script(OPEN.replace("arguments", f"[{thing}]"))
        actions = ActionBuilder(self.web, duration=0)
        actions.pointer_action.move_to_location(x, y).click()
        actions.perform()

    def button(self, name: str) -> str:
        return BUTTON % json.dumps(name)

    def tap(self, message: str, **given: object) -> None:
        self.press(self.button(self.words.say(message, **given)))

    def card(self, name: str) -> str:
        return f"document.querySelector('[data-card={name}]')"

    @property
    def hand(self) -> list[str]:
        cards: list[str] = self.web.execute_script(
            "return [...document.querySelectorAll('[data-card]')].map(card => card.dataset.card)"
        )
        return cards

    def move(self) -> bool:
        """Two taps on a card that may be played; no, when the game is over."""
        again = self.button(self.words.say("again"))
        name = self.until(f"{PLAYABLE}?.dataset.card ?? ({again} && 'over')")
        if name == "over":
            return False
        before = len(self.hand)
        for _ in range(2):
            self.press(self.card(str(name)))
        self.until(f"document.querySelectorAll('[data-card]').length !== {before}")  # it may be dealt to us anew
        return True

    @property
    def code(self) -> str:
        return self.web.current_url.partition("#")[2]

    @property
    def troubles(self) -> list[str]:
        troubles: list[str] = self.web.execute_script("return troubles")
        return troubles

    @property
    def fetched(self) -> list[str]:
        """The addresses of everything that was loaded."""
        urls: list[str] = self.web.execute_script(
            "return performance.getEntriesByType('resource').map(each => each.name)"
        )
        return urls
