"""`ludoteca games`"""

from collections.abc import Iterator
from typing import Any

import click
from rich.table import Table

from ludoteca.cli.printing import print_json, print_table, table
from ludoteca.cli.words import Words
from ludoteca.engine.game import GAMES, Game
from ludoteca.engine.options import Option, written


@click.command("games", epilog="Example: ludoteca games --json")
@click.option("--json", "as_json", is_flag=True, help="Write JSON instead of a table.")
@click.pass_obj
def command(language: str, as_json: bool) -> None:
    """List the games, for how many they are and their house rules.

    A house rule is set as --option NAME=VALUE where a game is played.

    JSON: a list of {id, box, seats: [fewest, most], options: [{name, type, values, default}]}. The type is switch
    (true or false), choice, or seat (one of a few words, or a seat counted from 0). Append-only: later versions may
    add keys, and change none.
    """
    if as_json:
        print_json([facts(game) for game in GAMES.values()])
    else:
        for game in GAMES.values():
            introduce(game, Words(language, game))


def facts(game: Game) -> dict[str, Any]:
    return {
        "id": game.name,
        "box": game.box,
        "seats": list(game.info.seats),
        "options": [
            {"name": option.name, "type": option.type, "values": list(option.values), "default": option.default}
            for option in game.record.options.values()
        ],
    }


def introduce(game: Game, words: Words) -> None:
    least, most = game.info.seats
    click.echo(words.say("cli-game", id=game.name, name=words.say(game.name), least=least, most=most))
    click.echo(f"{words.say(game.name + '-about')}\n")
    print_table(house_rules(game, words))
    click.echo()


def house_rules(game: Game, words: Words) -> Table:
    grid = table(words.say("cli-house-rule"), words.say("cli-values"), "")
    for option in game.record.options.values():
        grid.add_row(option.name, "", words.say(f"option-{option.name}"))
        for value, meaning in values(option, words):
            grid.add_row("", value, meaning)
    return grid


def values(option: Option, words: Words) -> Iterator[tuple[str, str]]:
    """As one types them, and in words; the seats together."""
    seats = [value for value in option.values if type(value) is int]
    for value in option.values:
        if value not in seats or type(value) is bool:
            said = words.value(value)
            yield written(value), words.say("cli-default", value=said) if value == option.default else said
    if seats:
        ends = seats[0], seats[-1]
        yield from_to(words, *map(str, ends)), from_to(words, *map(words.seat, ends))


def from_to(words: Words, least: str, most: str) -> str:
    return words.say("cli-from-to", least=least, most=most)
