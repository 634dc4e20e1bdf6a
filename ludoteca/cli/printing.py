"""What goes to standard output: tables for people, JSON for programs."""

import sys
from typing import Literal

import click
import msgspec
from rich.console import Console
from rich.table import Table


def print_json(content: object) -> None:
    click.echo(msgspec.json.encode(content).decode())


def table(*columns: str, numbers: int = 0) -> Table:
    """The last so many columns hold numbers."""
    grid = Table(header_style="bold", box=None, padding=(0, 3, 0, 0))
    for place, column in enumerate(columns):
        justify: Literal["left", "right"] = "right" if place >= len(columns) - numbers else "left"
        grid.add_column(column, justify=justify, no_wrap=place == 0)
    return grid


def print_table(grid: Table) -> None:
    Console(file=sys.stdout, markup=False, highlight=False, emoji=False).print(grid)
