"""`ludoteca simulate`"""

import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager

import click

from ludoteca.bots.characters import seated
from ludoteca.cli.group import blaming
from ludoteca.cli.house_rules import game_called, house_rules
from ludoteca.cli.printing import print_json, print_table, table
from ludoteca.cli.words import Words
from ludoteca.engine.game import Game
from ludoteca.lab.simulate import MOST_GAMES, MOST_SEED, MOST_THREADS, Report, simulate


@click.command("simulate", epilog="Example: ludoteca simulate hearts --games 5000 --players greedy,random,pip")
@click.argument("game")
@click.option("--games", type=click.IntRange(1, MOST_GAMES), metavar="N", default=1000, help="How many; else 1000.")
@click.option("--seats", type=int, metavar="K", help="How many play; needed only where one robot is named for all.")
@click.option(
    "--players", metavar="A,B,…", default="greedy", help="A robot for each seat, or one for all; else greedy."
)
@click.option("--option", "given", multiple=True, metavar="NAME=VALUE", help="A house rule, see `ludoteca games`.")
@click.option("--seed", type=click.IntRange(0, MOST_SEED), metavar="S", help="The same seed plays the same games.")
@click.option("--threads", type=click.IntRange(1, MOST_THREADS), metavar="T", help="Else one for each processor.")
@click.option("--json", "as_json", is_flag=True, help="Write JSON instead of a table.")
@click.pass_obj
def command(
    language: str,
    game: str,
    games: int,
    seats: int | None,
    players: str,
    given: Sequence[str],
    seed: int | None,
    threads: int | None,
    as_json: bool,
) -> None:
    """Let robots play GAME many times, and see who wins.

    Robots: random and greedy, search, and the characters pip, tilda and oskar.

    JSON: one object {game, seed, games, moves, seconds, moves_per_second, threads, seats: [{player, mean, low, high,
    wins}], length: {median, p90}}; low and high are the 95 % interval of the mean points, wins the games in the first
    place, alone or shared. For a seed only seconds, moves_per_second and threads differ. Append-only: later versions
    may add keys, and change none.
    """
    which = game_called(game)
    robots = around_the_table(which, players.split(","), seats)
    rules = house_rules(which, len(robots), given)
    words = Words(language, which)
    with progress(games, words) as show:
        report = simulate(game, games=games, players=robots, seed=seed, threads=threads, progress=show, **rules)
    if as_json:
        print_json(report)
    else:
        tell(report, words)


def around_the_table(game: Game, players: Sequence[str], seats: int | None) -> list[str]:
    least, most = game.info.seats
    names = [player.strip() for player in players]
    wanted = seats if seats is not None else most if len(names) == 1 else len(names)
    if not least <= wanted <= most:
        culprit = "--players" if seats is None else "--seats"
        raise click.UsageError(f"{culprit}: {game.name} is for {least} to {most} players, not {wanted}")
    if len(names) not in (1, wanted):
        raise click.UsageError(f"--players: {len(names)} players are named, but --seats is {wanted}")
    with blaming("--players"):
        seated(game, names)
    return names if len(names) == wanted else names * wanted


@contextmanager
def progress(games: int, words: Words) -> Iterator[Callable[[int], None]]:
    """A bar for somebody who watches."""
    if not sys.stderr.isatty():
        yield lambda done: None
        return
    from rich.console import Console
    from rich.progress import Progress

    with Progress(console=Console(file=sys.stderr), transient=True) as bar:
        task = bar.add_task(words.say("cli-preparing"), total=games)
        yield lambda done: bar.update(task, completed=done, description=words.say("cli-playing"))


def tell(report: Report, words: Words) -> None:
    headings = ("cli-player", "cli-robot", "cli-mean", "cli-interval", "cli-first-places")
    grid = table(*map(words.say, headings), numbers=3)
    for number, seat in enumerate(report.seats):
        interval = words.say("cli-from-to", least=words.number(seat.low, 2), most=words.number(seat.high, 2))
        grid.add_row(words.seat(number), seat.player, words.number(seat.mean, 2), interval, words.number(seat.wins))
    print_table(grid)
    click.echo()
    click.echo(words.say("cli-games", games=report.games, moves=report.moves))
    click.echo(words.say("cli-length", median=report.length.median, p90=report.length.p90))
    speed = round(report.moves_per_second)
    click.echo(words.say("cli-speed", speed=speed, threads=report.threads, seconds=words.number(report.seconds, 2)))
    click.echo(words.say("cli-seed", seed=str(report.seed)))
