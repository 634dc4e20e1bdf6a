"""The `ludoteca` command: a table of contents, each command in a module of its name."""

import click

from ludoteca.cli.group import Group
from ludoteca.cli.languages import LANGUAGES, spoken_here

ABOUT = {
    "games": "List the games, for how many they are and their house rules.",
    "simulate": "Let robots play many games, and see who wins.",
    "replay": "Tell a game from its log, move by move.",
    "scenario": "Look at a position, play on from it, and ask why not.",
    "serve": "Set up the tables, to be played in a browser.",
    "warm": "Compile all rules now, so that nobody has to wait later.",
}


@click.group(
    cls=Group,
    about=ABOUT,
    invoke_without_command=True,
    context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 100},
    epilog="Example: ludoteca simulate hearts --seats 4 --players greedy --games 1000",
)
@click.option(
    "--language",
    type=click.Choice(LANGUAGES),
    help="What is said in words is said in this language; otherwise in that of the system, if we have it.",
)
@click.version_option(package_name="ludoteca", prog_name="ludoteca", message="%(prog)s %(version)s")
@click.pass_context
def main(ctx: click.Context, language: str | None) -> None:
    """A shelf of family board games."""
    ctx.obj = language or spoken_here()
    if ctx.invoked_subcommand is None:
        click.echo(ctx.get_help())


__all__ = ["main"]
