"""Fingers, a mouse and keys: three ways to do the same."""

from collections.abc import Callable

from playwright.sync_api import FloatRect, Locator, Page, Position

Hands = Callable[[Locator], None]

# A place where the thing lies open, in the middle of all such places.
OPEN = """thing => {
  thing.scrollIntoView({ block: "nearest" });
  const { left, top, width, height } = thing.getBoundingClientRect();
  const parts = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11].map(part => part / 12);
  const places = parts.flatMap(x => parts.map(y => ({ x: width * x, y: height * y })));
  const open = places.filter(({ x, y }) => thing.contains(document.elementFromPoint(left + x, top + y)));
  return open[open.length >> 1] ?? null;
}"""

# Which key leads on to the thing, if it has not been reached.
WAY = """thing => {
  const at = document.activeElement;
  if (at === thing) return null;
  if (!at.closest("[role=toolbar]")?.contains(thing)) return "Tab";
  return at.compareDocumentPosition(thing) & Node.DOCUMENT_POSITION_FOLLOWING ? "ArrowRight" : "ArrowLeft";
}"""
LONGEST_WAY = 80  # keys


def finger(thing: Locator) -> None:
    thing.tap(position=open_place(thing), force=is_refused(thing))


def mouse(thing: Locator) -> None:
    thing.click(position=open_place(thing), force=is_refused(thing))


def keys(thing: Locator) -> None:
    reach(thing)
    assert thing.evaluate("thing => thing.matches(':focus-visible')"), "what has the focus does not show it"
    thing.page.keyboard.press("Enter")


def reach(thing: Locator) -> None:
    thing.wait_for()
    for _ in range(LONGEST_WAY):
        key = thing.evaluate(WAY)
        if key is None:
            return
        thing.page.keyboard.press(key)
    raise AssertionError(f"no key leads to {thing}")


def is_refused(thing: Locator) -> bool:
    """Playwright would wait until it may be tapped; people do not."""
    return thing.get_attribute("aria-disabled") == "true"


def open_place(thing: Locator) -> Position | None:
    place: Position | None = thing.evaluate(OPEN)
    return place


def size_of(thing: Locator) -> FloatRect:
    box = thing.bounding_box()
    assert box, f"{thing} has no place"
    return box


def sideways(page: Page) -> int:
    """How much wider the page is than its window."""
    wider: int = page.evaluate("document.scrollingElement.scrollWidth - innerWidth")
    return wider
