"""`ludoteca games`"""

from typing import Any

import click
from rich.table import Table

import ludoteca.lab  # noqa: F401  (puts the games on the shelf)
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
    click.echo(f"{game.name} – {words.say(game.name)} – {words.say('cli-players', least=least, most=most)}")
    click.echo(f"{words.say(game.name + '-about')}\n")
    print_table(house_rules(game, words))
    click.echo()


def house_rules(game: Game, words: Words) -> Table:
    grid = table(words.say("cli-house-rule"), words.say("cli-values"), "")
    for option in game.record.options.values():
        grid.add_row(option.name, "", words.say(f"option-{option.name}"))
        for value in option.values:
            grid.add_row("", written(value), meaning(option, value, words))
    return grid


def meaning(option: Option, value: bool | int | str, words: Words) -> str:
    is_seat = isinstance(value, int) and not isinstance(value, bool)
    said = words.seat(int(value)) if is_seat else words.say(f"value-{written(value)}")
    return words.say("cli-default", value=said) if value == option.default else said
