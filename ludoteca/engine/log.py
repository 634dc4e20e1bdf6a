"""Logs: a whole game as lines of JSON - how it began, every move, and what the record was at the end.

Every line ends with a check of itself and all lines before, so that a log that was cut or edited is noticed.
"""

import json
from collections.abc import Iterator
from typing import Any

from ludoteca.engine import digest, scenario, verbs
from ludoteca.engine.game import find
from ludoteca.engine.match import Match
from ludoteca.engine.position import LONGEST_PAUSE, Move
from ludoteca.engine.record import TABLE
from ludoteca.engine.scenario import whole

FORMAT = 1


class BadLog(ValueError):
    """Names the line that is wrong."""


def write(match: Match) -> str:
    game = match.game
    lines: list[Any] = [
        {"ludoteca_log": FORMAT, "version": game.info.version, "contents": game.contents, **match.start}
    ]
    lines += [[move.seat, move.action, move.after] for move in match.moves]
    lines += [{"moves": len(match.moves), "state": digest.short(match.state.tobytes())}]
    check, text = "", ""
    for line in lines:
        written = json.dumps(line, separators=(",", ":"))
        check = check_of(check, written)
        text += f"{written} {check}\n"
    return text


def check_of(before: str, written: str) -> str:
    return digest.short(before.encode(), written.encode())


def read(text: str) -> Match:
    """The game replayed to its end."""
    if not text.startswith('{"ludoteca_log"'):
        raise BadLog("this is no log")
    lines = list(checked(text))
    if len(lines) < 2 or not isinstance(lines[-1], dict) or "moves" not in lines[-1]:
        raise BadLog(f"the log is cut off after line {len(lines)}")
    match = begin(lines[0])
    for number, line in enumerate(lines[1:-1], start=2):
        try:
            make(match, move_of(line))
        except ValueError as wrong:
            raise BadLog(f"line {number}: {wrong}") from None
    if lines[-1] != {"moves": len(match.moves), "state": digest.short(match.state.tobytes())}:
        raise BadLog(f"line {len(lines)}: the game does not end as the log says")
    return match


def retold(match: Match) -> Iterator[Match]:
    """One match at its beginning and after every move that was made in this one."""
    again = Match.started(match.start)
    yield again
    for move in match.moves:
        make(again, move)
        yield again


def checked(text: str) -> Iterator[Any]:
    check = ""
    for number, line in enumerate(text.splitlines(), start=1):
        written, _, claimed = line.rpartition(" ")
        check = check_of(check, written)
        if claimed != check:
            last = number == len(text.splitlines())
            raise BadLog(f"line {number} is not as it was written: the log was {'cut or ' * last}edited")
        try:
            yield json.loads(written)
        except (RecursionError, ValueError):
            raise BadLog(f"line {number} is not JSON") from None


def begin(line: Any) -> Match:
    if not isinstance(line, dict) or line.get("ludoteca_log") != FORMAT:
        raise BadLog(f"line 1: this is no log of format {FORMAT}")
    try:
        game = find(line.get("game"))
    except ValueError as wrong:
        raise BadLog(f"line 1: {wrong}") from None
    if line.get("version") != game.info.version:
        raise BadLog(f"line 1: this log is of version {line.get('version')} of {game.name}, not {game.info.version}")
    if line.get("contents") != game.contents:
        raise BadLog(f"line 1: this log was played with other contents of {game.box}")
    try:
        return Match.started({key: line[key] for key in scenario.KEYS if key in line})
    except ValueError as wrong:
        raise BadLog(f"line 1: {wrong}") from None


def move_of(line: object) -> Move:
    if not isinstance(line, list) or len(line) != 3 or not isinstance(line[1], str):
        raise ValueError(f"a move is a seat, an action and the milliseconds before it, not {line!r}")
    return Move(whole(line[0], 0, TABLE, "seat"), line[1], whole(line[2], 0, LONGEST_PAUSE, "milliseconds"))


def make(match: Match, move: Move) -> None:
    if move.seat != TABLE:
        match.play(move.seat, move.action, after=move.after)
    elif (move.after, match.game.actions.number(move.action)) != verbs.due(match.state):
        raise ValueError(f"the table does not {move.action} by itself here")
    else:
        match.wait()
