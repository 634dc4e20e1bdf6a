"""How the command behaves: it loads little, says in one line what is wrong, and ends quietly."""

import importlib
import os
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from typing import Any, NoReturn

import click

WRONG, INTERRUPTED = 2, 130
LONGEST_COMPLAINT = 400


class Group(click.Group):
    """Knows its commands by a line about each, and imports one only when it is called."""

    def __init__(self, *args: Any, about: dict[str, str], **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.about = about

    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(self.about)

    def get_command(self, ctx: click.Context, name: str) -> click.Command | None:
        if name not in self.about:
            return None
        importlib.import_module("ludoteca.boxes")  # every command finds the games on the shelf
        command: click.Command = importlib.import_module(f"ludoteca.cli.{name}").command
        return command

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        with formatter.section("Commands"):
            formatter.write_dl(list(self.about.items()))

    def main(  # type: ignore[override]
        self, args: Sequence[str] | None = None, prog_name: str | None = None, **extra: Any
    ) -> NoReturn:
        extra.pop("standalone_mode", None)
        sys.exit(self._run(list(sys.argv[1:] if args is None else args), extra))

    def _run(self, args: list[str], extra: dict[str, Any]) -> int:
        speak_whatever_the_terminal()
        try:
            with stopping_even_a_compiler(), self.make_context("ludoteca", args, **extra) as ctx:
                self.invoke(ctx)
            sys.stdout.flush()
        except click.exceptions.Exit as done:
            return done.exit_code
        except click.ClickException as wrong:
            return complain(wrong.format_message(), WRONG)
        except (KeyboardInterrupt, click.Abort):
            return complain("stopped", INTERRUPTED)
        except BrokenPipeError:
            listen_no_more()
        except OSError as wrong:
            listen_no_more()
            return complain(str(wrong), WRONG)
        return 0


def complain(what: str, code: int) -> int:
    line = " ".join(what.split())
    short = line if len(line) <= LONGEST_COMPLAINT else line[:LONGEST_COMPLAINT] + " …"
    click.echo(f"ludoteca: {short}", err=True)
    return code


@contextmanager
def blaming(culprit: str) -> Iterator[None]:
    """What the engine refuses is told as the fault of what was given here."""
    try:
        yield
    except ValueError as wrong:
        raise click.UsageError(f"{culprit}: {wrong}") from None


@contextmanager
def stopping_even_a_compiler() -> Iterator[None]:
    """Ctrl-C in the middle of a call back from LLVM would be lost, and the compiler confused."""

    def leave(ignored: Any) -> None:
        if not issubclass(ignored.exc_type, KeyboardInterrupt):
            return before(ignored)
        if sys.stderr.isatty():
            click.echo("\x1b[?25h", err=True, nl=False)  # a progress bar hides the cursor
        os._exit(complain("stopped", INTERRUPTED))

    before, sys.unraisablehook = sys.unraisablehook, leave
    try:
        yield
    finally:
        sys.unraisablehook = before


def speak_whatever_the_terminal() -> None:
    """A terminal that lacks a letter shows another sign instead."""
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")


def listen_no_more() -> None:
    """Nobody takes our output, so nothing may be flushed to it at the end."""
    with suppress(OSError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
