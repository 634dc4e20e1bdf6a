"""One Chromium for all; whoever visits must have seen nothing go wrong."""

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, sync_playwright

from live.browser.launching import NoBrowser, go_without, launched, pytest_terminal_summary
from live.browser.visitor import Visitor
from live.people import Server

__all__ = ["chromium", "house", "pytest_terminal_summary", "visit"]


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        try:
            browser = launched(playwright)
        except NoBrowser as wrong:
            go_without(wrong)
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server for all who do it no harm."""
    server = Server(tmp_path_factory.mktemp("house") / "data", "--pace", "0")
    yield server
    server.kill()
    for person in server.people:
        person.leave()
    assert server.complaints == ""


@pytest.fixture
def visit(chromium: Browser) -> Iterator[Callable[..., Visitor]]:
    visitors: list[Visitor] = []

    def come(server: Server, *about: object, **wishes: object) -> Visitor:
        visitors.append(Visitor(chromium, server, *about, **wishes))
        return visitors[-1]

    yield come
    troubles = [trouble for visitor in visitors for trouble in visitor.leave()]
    assert not troubles
