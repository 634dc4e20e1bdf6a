"""Scenarios: any position as JSON, with everything that is hidden from somebody; what is blank is left out."""

import json
import re
from operator import index
from typing import Any, SupportsIndex

import numpy as np

from ludoteca.engine.bits import bit, members
from ludoteca.engine.game import find, game_of
from ludoteca.engine.record import NONE, Field
from ludoteca.engine.vocabulary import SEAT

KEYS = {"game", "seats", "people", "options", "seed", "position"}


class BadScenario(ValueError):
    """Names the part that is wrong."""


def export(s: np.record) -> dict[str, Any]:
    game, seats = game_of(s), int(s.seats)
    shown = {name: show(field, s[name], field.axes, seats) for name, field in positions(game.record.fields).items()}
    blank = game.record.blank(seats)
    return {
        "game": game.name,
        "seats": seats,
        "people": members(s.people),
        "options": game.record.rules_of(s),
        "seed": f"{int(s.rng):016x}",
        "position": {name: value for name, value in shown.items() if np.any(s[name] != blank[name])},
    }


def load(scenario: object) -> np.record:
    """The position, or a `BadScenario` that names what is wrong; it starts without notes."""
    s = blank(scenario)
    game, fields = game_of(s), positions(game_of(s).record.fields)
    position = table_of(table_of(scenario, KEYS, "a scenario").get("position"), set(fields), "position")
    for name, value in position.items():
        try:
            s[name] = read(fields[name], value, fields[name].axes, int(s.seats))
        except ValueError as wrong:
            raise BadScenario(f"position, {name}: {wrong}") from None
    if complaint := game.complaint(s):
        raise BadScenario(f"this position contradicts itself: {complaint}")
    return s


def blank(scenario: object) -> np.record:
    """The record before any card lies anywhere: the game, its seats, people and house rules, and the seed."""
    given = table_of(scenario, KEYS, "a scenario")
    try:
        game = find(given.get("game", "no name"))
        seats = whole(given.get("seats"), *game.info.seats, "seats")
        s = game.record.blank(seats, table_of(given.get("options", {}), None, "options"))
        s.people = people(given.get("people", []), seats)
        s.rng = seed_of(given.get("seed", "0"))
    except ValueError as wrong:
        raise BadScenario(str(wrong)) from None
    return s


def parse(text: str) -> object:
    """What a file says, still to be loaded."""
    try:
        return json.loads(text)
    except json.JSONDecodeError as wrong:
        raise BadScenario(f"line {wrong.lineno} is not JSON: {wrong.msg}") from None
    except (RecursionError, ValueError):
        raise BadScenario("this is nested too deeply, or has too large a number, for a scenario") from None


def positions(fields: dict[str, Field]) -> dict[str, Field]:
    return {name: field for name, field in fields.items() if field.shows not in ("raw", "rule")}


def show(field: Field, value: Any, axes: tuple[int, ...], seats: int) -> Any:
    if axes:
        return [show(field, value[i], axes[1:], seats) for i in range(axes[0] or seats)]
    if field.names is None:
        return bool(value) if field.shows == "flag" else int(value)
    if field.shows == "several":
        return [field.names.show(piece) for piece in members(value)]
    return None if value == NONE else field.names.show(int(value))


def read(field: Field, shown: Any, axes: tuple[int, ...], seats: int) -> Any:
    if axes:
        most, length = field.shape[len(field.axes) - len(axes)], axes[0] or seats
        if not isinstance(shown, list) or len(shown) != length:
            raise ValueError(f"a list of {length} is needed, not {shown!r}")
        blank = np.full(field.shape[len(field.axes) - len(axes) + 1 :], field.blank)
        return [read(field, each, axes[1:], seats) for each in shown] + [blank] * (most - length)
    if field.shows == "flag":
        if not isinstance(shown, bool):
            raise ValueError(f"true or false is needed, not {shown!r}")
        return shown
    if field.names is None:
        return whole(shown, 0, field.most, "it")
    if field.shows == "several":
        return read_set(field.names, shown)
    return NONE if shown is None else field.names.number(shown)


def read_set(names: Any, shown: object) -> int:
    if not isinstance(shown, list):
        raise ValueError(f"a list is needed, not {shown!r}")
    numbers = [names.number(each) for each in shown]
    for number in numbers:
        if numbers.count(number) > 1:
            raise ValueError(f"{names.show(number)} is there twice")
    return sum(bit(number) for number in numbers)


def people(shown: object, seats: int) -> int:
    """The seats of people, as bits."""
    bits = read_set(SEAT, shown)
    if bits >> seats:
        raise ValueError(f"people may sit in 0 to {seats - 1}, not {members(bits)[-1]}")
    return bits


def whole(shown: object, least: int, most: int, what: str) -> int:
    """An integer of Python or NumPy within bounds."""
    if type(shown) is int and least <= shown <= most:
        return shown
    if isinstance(shown, bool) or not isinstance(shown, SupportsIndex) or not least <= index(shown) <= most:
        raise ValueError(f"{what} may be {least} to {most}, not {shown!r}")
    return index(shown)


def seed_of(shown: object) -> int:
    """64 bits, written as hexadecimal digits."""
    if not isinstance(shown, str) or not re.fullmatch("[0-9a-fA-F]{1,16}", shown):
        raise ValueError(f"a seed is up to 16 hexadecimal digits, not {shown!r}")
    return int(shown, 16)


def table_of(shown: object, keys: set[str] | None, what: str) -> dict[str, Any]:
    if not isinstance(shown, dict):
        raise BadScenario(f"{what} is a table of names and values, not {shown!r}")
    for key in shown:
        if keys is not None and key not in keys:
            raise BadScenario(f"{what} has no {key!r}; there is {', '.join(sorted(keys))}")
    return shown
