"""`ludoteca warm`"""

import time

import click

from ludoteca.cli.words import Words
from ludoteca.engine import kernel
from ludoteca.lab.warm import warm


@click.command("warm", epilog="Example: ludoteca warm")
@click.pass_obj
def command(language: str) -> None:
    """Compile all rules of all games now, so that nobody has to wait later.

    This takes a minute or so the first time, and a moment when everything is there already.
    """
    words = Words(language)
    if kernel.mode == "plain":
        click.echo(words.say("cli-nothing-to-warm"))
        return
    from ludoteca.engine.compiler import COMPILED

    began, before = time.perf_counter(), len(COMPILED)
    for step in warm():
        click.echo(f"{step} …")
    seconds = words.number(time.perf_counter() - began, 1)
    count = sum(not found_on_disk for _, found_on_disk in COMPILED[before:])
    click.echo(words.say("cli-warmed" if count else "cli-warm", count=count, seconds=seconds))
