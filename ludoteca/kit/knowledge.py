"""Who knows what: a table read off positions, for a person to check and a golden file to pin."""

from collections.abc import Iterable

import numpy as np

from ludoteca.engine.game import Game
from ludoteca.engine.match import Match
from ludoteca.engine.record import MOST_SEATS, SPECTATOR
from ludoteca.engine.scenario import positions as positions_of
from ludoteca.kit.positions import some

OF_SEATS = ("own", "next", "before", "others", "spectator")


def table(game: Game, number: int, seed: int) -> str:
    """For each field that is not known to all: who knows it always, sometimes or never."""
    seen: dict[str, dict[str, set[bool]]] = {}
    for match in some(game, number, seed):
        for seat in [*range(int(match.state.seats)), SPECTATOR]:
            look(match, seat, seen)
    lines = [f"{'':12}" + "".join(f"{who:>11}" for who in (*OF_SEATS, "seat"))]
    for name, by_reader in seen.items():
        words = {who: word(knows) for who, knows in by_reader.items()}
        if set(words.values()) != {"yes"}:
            lines.append(f"{name:12}" + "".join(f"{words.get(who, ''):>11}" for who in (*OF_SEATS, "seat")))
    public = [name for name, by_reader in seen.items() if all(knows == {True} for knows in by_reader.values())]
    return "\n".join(line.rstrip() for line in [*lines, f"known to all: {', '.join(public)}"]) + "\n"


def look(match: Match, seat: int, seen: dict[str, dict[str, set[bool]]]) -> None:
    known, seats = match.known(seat), int(match.state.seats)
    blank = match.game.record.blank(seats)
    for name, field in positions_of(match.game.record.fields).items():
        by_seat = bool(field.axes) and field.shape[0] == MOST_SEATS
        for owner in range(seats) if by_seat else [None]:
            true, mine, nothing = (s[name] if owner is None else s[name][owner] for s in (match.state, known, blank))
            if np.any(true != nothing):
                who = relation(owner, seat, seats)
                seen.setdefault(name, {}).setdefault(who, set()).add(bool(np.all(true == mine)))


def relation(owner: int | None, seat: int, seats: int) -> str:
    """Whose the field is, seen from the reader."""
    if seat == SPECTATOR:
        return "spectator"
    if owner is None:
        return "seat"
    return {0: "own", 1: "next", seats - 1: "before"}.get((owner - seat) % seats, "others")


def word(knows: Iterable[bool]) -> str:
    return {(True,): "yes", (False,): "-", (False, True): "sometimes"}[tuple(sorted(set(knows)))]
