"""A view in words: what each seat has before it as a table, and everything else as lines."""

from collections.abc import Iterator
from typing import Any

import msgspec
from rich.table import Table

from ludoteca.cli.printing import table
from ludoteca.cli.words import Words
from ludoteca.engine.match import Match
from ludoteca.engine.record import Field


def sight(match: Match, seat: int, words: Words) -> tuple[Table, list[str]]:
    """The table of all seats, and the lines."""
    seats = int(match.state.seats)
    lines: list[str] = []
    columns: dict[str, list[str]] = {}
    for name, value in seen(match, seat):
        field, label = field_of(match, name), words.say(f"view-{name}")
        if is_blank(field, value):
            continue
        if is_by_seat(field, value, seats):
            columns[label] = [told(field, each, words) for each in turned(value)]
        else:
            lines.append(f"{label}: {told(field, value, words)}")
    grid = table("", *columns)
    for number, cells in enumerate(zip(*columns.values(), strict=True)):
        grid.add_row(words.say("cli-seat", player=words.seat(number), seat=number), *cells)
    return grid, lines


def seen(match: Match, seat: int) -> Iterator[tuple[str, Any]]:
    for name, value in msgspec.structs.asdict(match.view(seat)).items():
        if name != "seat":
            yield name, value


def field_of(match: Match, name: str) -> Field | None:
    """The part of the record that it is taken from: the hand of a seat from the hands."""
    own = match.game.record.own
    return own.get(name) or own.get(f"{name}s")


def is_blank(field: Field | None, value: Any) -> bool:
    """Nothing, nowhere; the number 0 is somebody or something where it stands for a piece."""
    if isinstance(value, list):
        return all(is_blank(field, each) for each in value)
    return not value and (value is None or field is None or field.names is None or field.shows == "several")


def is_by_seat(field: Field | None, value: Any, seats: int) -> bool:
    if not isinstance(value, list) or is_set(field, value):
        return False
    return len(value) == seats or all(isinstance(each, list) and len(each) == seats for each in value)


def is_set(field: Field | None, value: list[Any]) -> bool:
    return field is not None and field.shows == "several" and not isinstance(value[0], list)


def turned(value: list[Any]) -> list[Any]:
    """Lists by round become lists by seat."""
    return [list(each) for each in zip(*value, strict=True)] if isinstance(value[0], list) else value


def told(field: Field | None, value: Any, words: Words) -> str:
    if value is None:
        return "-"
    if isinstance(value, list):
        return ", ".join(piece(field, each, words) for each in value)
    if isinstance(value, bool):
        return words.say("cli-yes")
    return words.number(value) if field and field.shows == "several" else piece(field, value, words)


def piece(field: Field | None, number: int, words: Words) -> str:
    if field is None or field.names is None:
        return words.number(number)
    return words.piece(field.names, field.names.show(number))
