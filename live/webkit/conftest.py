"""WebKit's small browser, on a screen that nobody sees."""

import os
import subprocess
import warnings
from collections.abc import Iterator
from pathlib import Path
from shutil import which

import pytest
from selenium.webdriver import WebKitGTK, WebKitGTKOptions
from selenium.webdriver.webkitgtk.service import Service

from live.browser.launching import HOW, NoBrowser, go_without, pytest_terminal_summary
from live.webkit.window import Window

__all__ = ["browser", "driver", "pytest_terminal_summary", "screen", "window"]

PLACES = ("/usr/lib", "/usr/libexec", "/usr/lib64")


@pytest.fixture(scope="session")
def screen() -> Iterator[dict[str, str]]:
    """The environment of what shows itself there."""
    if not which("Xvfb"):
        go_without(NoBrowser(f"There is no Xvfb; {HOW}."))
    command = ["Xvfb", "-displayfd", "1", "-screen", "0", "1280x1024x24", "-nolisten", "tcp"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL) as display:
        assert display.stdout
        number = display.stdout.readline().decode().strip()
        yield {**os.environ, "DISPLAY": f":{number}"}
        display.terminate()


@pytest.fixture(scope="session")
def browser() -> str:
    found = [file for place in PLACES for file in sorted(Path(place).glob("**/webkit2gtk-4.*/MiniBrowser"))]
    if not found:
        go_without(NoBrowser(f"There is no WebKit; {HOW}."))
    return str(found[-1])


@pytest.fixture(scope="session")
def driver(browser: str) -> str:
    found = which("WebKitWebDriver")
    if not found:
        go_without(NoBrowser(f"There is no driver for WebKit; {HOW}."))
    return found


@pytest.fixture
def window(screen: dict[str, str], browser: str, driver: str) -> Iterator[Window]:
    options = WebKitGTKOptions()
    options.binary_location = browser
    options.add_argument("--automation")
    with warnings.catch_warnings(action="ignore", category=DeprecationWarning):  # Selenium warns itself
        web = WebKitGTK(options=options, service=Service(driver, env=screen))
    web.set_window_size(1100, 860)
    yield Window(web)
    web.quit()
