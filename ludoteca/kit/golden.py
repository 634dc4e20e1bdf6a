"""Golden games: whole games written so that a person can read them, pinned so that a change of the rules is noticed."""

import os
from pathlib import Path
from random import Random

from ludoteca.engine.game import Game
from ludoteca.engine.match import Match
from ludoteca.engine.position import Note
from ludoteca.engine.record import TABLE
from ludoteca.kit.knowledge import table
from ludoteca.kit.positions import moved


def game_text(match: Match, why: str, chance: Random) -> str:
    """One line a move: who did what, and the notes of it; whispers say who hears them."""
    rules = ", ".join(f"{name} {value}" for name, value in match.start["options"].items())
    lines = [f"# {why}", f"# {match.game.name}, {match.start['seats']} seats, seed {match.start['seed']}", f"# {rules}"]
    for position in moved(match, chance):
        done = position.moves[-1] if position.moves else None
        told = f"{'table' if done.seat == TABLE else done.seat}: {done.action}" if done else "deal"
        lines.append(f"{told:24} {heard(position)}".rstrip())
    scores = ", ".join(f"{score} (place {rank})" for score, rank in zip(match.scores, match.ranks, strict=True))
    return "\n".join([*lines, f"scores: {scores}"]) + "\n"


def heard(match: Match) -> str:
    """All notes of a move, told to all or to some."""
    return "; ".join(sentence(match, number) for number in range(int(match.state.noted)))


def sentence(match: Match, number: int) -> str:
    line = [int(part) for part in match.state.notes[number]]
    codes = match.game.notes
    note: Note = (codes.name(line[0]), *codes.numbers(line[0], line[2:]))
    readers = [seat for seat in range(int(match.state.seats)) if line[1] >> seat & 1]
    to = "" if len(readers) == match.state.seats else f" (to {', '.join(map(str, readers))})"
    return " ".join(map(str, note)) + to


def knowledge_text(game: Game, number: int, seed: int) -> str:
    return f"# Who knows what in {game.name}, read off {number} positions.\n" + table(game, number, seed)


def pinned(file: Path, text: str) -> str:
    """What the golden file says; with `LUDOTECA_GOLDEN=write` it is written first, for a person to read."""
    if os.environ.get("LUDOTECA_GOLDEN") == "write":
        file.parent.mkdir(exist_ok=True)
        file.write_text(text, "utf-8")
    return file.read_text("utf-8")
