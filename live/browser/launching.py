"""The machine's Chromium, or the one that Playwright brings."""

import os
import shutil
from typing import NoReturn

import pytest
from playwright.sync_api import Browser, Error, Playwright

NAMES = ("chromium", "chromium-browser", "google-chrome")
QUIET = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
HOW = "live/browsers.sh gets the browsers"


missing: list[str] = []


class NoBrowser(Exception):
    pass


def go_without(wrong: NoBrowser) -> NoReturn:
    """Never in silence, and in CI not at all."""
    missing.append(str(wrong))
    if os.environ.get("CI", "") not in ("", "0", "false"):
        pytest.fail(str(wrong))
    pytest.skip(str(wrong))


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    for wrong in dict.fromkeys(missing):
        terminalreporter.section("A BROWSER WAS MISSING", red=True, bold=True)
        terminalreporter.line(wrong)


def launched(playwright: Playwright) -> Browser:
    found = next(filter(None, map(shutil.which, NAMES)), None)
    try:
        return playwright.chromium.launch(executable_path=found, args=list(QUIET))
    except Error as wrong:
        raise NoBrowser(f"Chromium cannot be started; {HOW}. {wrong.message.splitlines()[0]}") from None
