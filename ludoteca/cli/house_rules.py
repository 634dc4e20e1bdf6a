"""Games and house rules as somebody typed them."""

from collections.abc import Sequence

import click

from ludoteca.cli.group import blaming
from ludoteca.engine.game import Game, find


def game_called(name: str) -> Game:
    with blaming("GAME"):
        return find(name)


def house_rules(game: Game, seats: int, given: Sequence[str]) -> dict[str, str]:
    """Of `name=value`, refused before anything begins."""
    rules: dict[str, str] = {}
    for pair in given:
        name, equals, value = pair.partition("=")
        if not equals:
            raise click.UsageError(f"--option {pair}: write NAME=VALUE")
        if name in rules:
            raise click.UsageError(f"--option {pair}: {name} is set twice")
        rules[name] = {"true": "on", "false": "off"}.get(value, value)  # as JSON writes them
    with blaming("--option"):
        game.record.blank(seats, dict(rules))
    return rules
