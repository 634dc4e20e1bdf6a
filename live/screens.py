"""Pictures of what the game looks like, for the README: python -m live.screens"""

import sys
from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory

from playwright.sync_api import Browser, Page, sync_playwright

from live.browser.launching import NoBrowser, launched
from live.browser.tour import STILL, in_the_name_of
from live.browser.visitor import SCREENS, Screen, Visitor
from live.palette import small
from live.people import Server
from live.test_socket import play_to_the_end

FOLDER = Path(__file__).parents[1] / "docs/screens"
DEALS = 12  # until a trick is worth a picture


def shelf(visitor: Visitor) -> None:
    visitor.come()
    visitor.button("hearts").wait_for()


def drawer(visitor: Visitor) -> None:
    visitor.come().open_box()
    visitor.await_turn()
    visitor.tap("drawer")


def trick(visitor: Visitor) -> None:
    """Hearts lie on the cloth, it is our turn, and the hand is still full."""
    visitor.come().open_box()
    for _ in range(DEALS):
        while visitor.await_turn() and len(visitor.hand) > 6:
            if has_hearts(visitor):
                visitor.press(visitor.playable.first)
                return
            visitor.lay_any()
        visitor.look_into("deal")
        visitor.tap("deal-yes")
        visitor.page.wait_for_function("() => document.querySelectorAll('[data-card]').length === 10")


def has_hearts(visitor: Visitor) -> bool:
    laid = visitor.page.get_by_role("list", name=visitor.say("hearts-trick")).get_by_role("listitem").all_inner_texts()
    hearts = [visitor.words.card(f"hearts-{rank}") for rank in range(1, 11)]
    return len(laid) in (2, 3) and any(heart in each for each in laid for heart in hearts)


def passing(visitor: Visitor) -> None:
    visitor.come(in_the_name_of(visitor, visitor.server).open_table(seats=4, rules={"passing": True}))
    visitor.reads("hearts-give", count=3).wait_for()
    for name in visitor.hand[-3:]:
        visitor.press(visitor.card(name))
    visitor.reads("hearts-give-on").wait_for()


def end(visitor: Visitor) -> None:
    host = in_the_name_of(visitor, visitor.server)
    code = host.open_table(seats=4)
    play_to_the_end(host.come(code))
    host.leave()
    visitor.come(code)
    visitor.again.wait_for()


SIGHTS: tuple[Callable[[Visitor], None], ...] = (shelf, drawer, trick, passing, end)


class Photographer:
    def __init__(self, chromium: Browser, server: Server) -> None:
        self.chromium, self.server = chromium, server
        self.easel: Page = chromium.new_page()

    def take(self, sight: Callable[[Visitor], None], screen: Screen, *, dark: bool = False) -> None:
        visitor = Visitor(self.chromium, self.server, screen, haste=40, dark=dark)
        sight(visitor)
        visitor.page.wait_for_function(STILL)
        visitor.page.mouse.move(0, 0)
        name = f"{sight.__name__}-{screen}{'-dark' if dark else ''}.png"
        picture = small(self.easel, visitor.page.screenshot())
        (FOLDER / name).write_bytes(picture)
        print(f"{name}: {len(picture) // 1000} kB")
        visitor.leave()


def main() -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    with TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder) / "data", "--pace", "0")
        try:
            photographer = Photographer(launched(playwright), server)
            for screen in SCREENS:
                for sight in SIGHTS:
                    photographer.take(sight, screen)
            photographer.take(trick, SCREENS[-1], dark=True)
        except NoBrowser as wrong:
            sys.exit(str(wrong))
        finally:
            server.kill()


if __name__ == "__main__":
    main()
