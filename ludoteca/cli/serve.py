"""`ludoteca serve`"""

import re
import sys
import webbrowser
from contextlib import suppress
from pathlib import Path

import click

from ludoteca.cli.words import Words
from ludoteca.engine.system import has_screen

PORT = 8080


@click.command("serve", epilog="Example: ludoteca serve --port 9000")
@click.option("--host", default="0.0.0.0", show_default=True, help="Where to listen; 127.0.0.1 is this computer alone.")
@click.option("--port", type=click.IntRange(0, 65535), default=PORT, show_default=True, help="0 takes a free one.")
@click.option("--data", type=click.Path(path_type=Path), help="The folder where tables are kept.")
@click.option("--public-url", metavar="URL", help="The address that others reach us at, if it is not this computer's.")
@click.option("--pace", type=click.IntRange(0, 10_000), help="Milliseconds that robots take for a move at new tables.")
@click.option("--browser/--no-browser", default=None, help="Whether to open a browser; by default if there is one.")
@click.pass_obj
def command(
    language: str,
    host: str,
    port: int,
    data: Path | None,
    public_url: str | None,
    pace: int | None,
    browser: bool | None,
) -> None:
    """Set up the tables, so that anyone in this network can play in a browser.

    Everything is kept in one folder. Nothing leaves this computer but to those who play.
    """
    from ludoteca.server.app import Settings
    from ludoteca.server.invitations import home_of, is_loopback
    from ludoteca.server.run import CannotServe, bound, serve
    from ludoteca.store import Unusable
    from ludoteca.table.table import USUAL_PACE

    words = Words(language)
    try:
        listening = bound(host, port)
        number = listening.getsockname()[1]
        home = checked(public_url) or home_of(host, number)
        settings = Settings(
            data=data or Path(click.get_app_dir("ludoteca", force_posix=True)),
            home=home,
            public_url=checked(public_url),
            pace=USUAL_PACE if pace is None else pace,
        )

        def ready() -> None:
            here = f"http://localhost:{number}" if host in ("0.0.0.0", "::", "127.0.0.1", "localhost") else home
            announce(words, home, here, settings.data, private=is_loopback(home))
            if browser or (browser is None and sys.stdout.isatty() and has_screen()):
                open_browser(here)

        serve(settings, listening, ready)
    except (CannotServe, Unusable) as wrong:
        raise click.ClickException(str(wrong)) from None


def checked(url: str | None) -> str | None:
    if url is None or re.fullmatch(r"https?://(\[[0-9a-fA-F:.]+\]|[^][/?#@:\s]+)(:\d+)?", url.rstrip("/")):
        return url and url.rstrip("/")
    raise click.UsageError(f"--public-url {url}: write it like https://games.example.org")


def announce(words: Words, home: str, here: str, data: Path, *, private: bool) -> None:
    import segno

    click.echo(words.say("cli-serving", here=here))
    if private:
        click.echo(words.say("cli-serving-alone"))
    else:
        click.echo(words.say("cli-serving-all", home=home))
        if sys.stdout.isatty():
            segno.make(home, micro=False).terminal(compact=True)
    click.echo(words.say("cli-serving-data", data=str(data)))
    sys.stdout.flush()


def open_browser(url: str) -> None:
    with suppress(webbrowser.Error):
        webbrowser.open(url)
