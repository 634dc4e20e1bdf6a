"""A game told from its log: what happened move by move, what each round brought, and who won."""

from collections.abc import Iterator
from itertools import pairwise

from rich.table import Table

from ludoteca.cli.printing import table
from ludoteca.cli.words import Words
from ludoteca.engine.log import retold
from ludoteca.engine.match import Match
from ludoteca.engine.position import Move
from ludoteca.engine.record import TABLE


def happened(match: Match, words: Words) -> list[str]:
    """In the last move, for eyes that see everything."""
    return [words.note(match.game.notes, note) for note in match.notes()]


def did(match: Match, move: Move, words: Words) -> str:
    who = words.say("cli-table") if move.seat == TABLE else words.seat(move.seat)
    return words.say("cli-move", seat=who, action=words.action(match.game.actions, move.action))


def story(match: Match, words: Words) -> Iterator[str]:
    """A move that nobody could notice is told as what was done."""
    width = len(str(len(match.moves)))
    for number, game in enumerate(retold(match)):
        told = happened(game, words) or [did(game, move, words) for move in game.moves[-1:]]
        for line, sentence in enumerate(told):
            yield f"{number if number and line == 0 else '':>{width}}  {sentence}"


def unusual_rules(match: Match, words: Words) -> Iterator[str]:
    for name, value in match.game.record.rules_of(match.state).items():
        if value != match.game.record.options[name].default:
            yield words.say("cli-set", option=words.say(f"option-{name}"), value=words.value(value))


def score_sheet(match: Match, words: Words) -> Table:
    """What every finished round brought, the sums, and the places."""
    seats = range(int(match.state.seats))
    grid = table("", *map(words.seat, seats), numbers=len(seats))
    for number, (before, after) in enumerate(pairwise(by_chapter(match)), start=1):
        won = [words.number(after[seat] - before[seat]) for seat in seats]
        grid.add_row(words.say("cli-round", number=number), *won)
    grid.add_row(words.say("cli-total"), *map(words.number, match.scores))
    grid.add_row(words.say("cli-place"), *map(words.number, match.ranks))
    return grid


def by_chapter(match: Match) -> list[list[int]]:
    """The scores at the beginning, and whenever a chapter of the game was settled."""
    scores, chapter = [], -1
    for game in retold(match):
        if game.state.chapter != chapter:
            chapter = int(game.state.chapter)
            scores.append(game.scores)
    return scores


def outcome(match: Match, words: Words) -> str:
    if not match.over:
        return words.say("cli-unfinished")
    first = [words.seat(seat) for seat, rank in enumerate(match.ranks) if rank == 1]
    return words.say("cli-winners", count=len(first), seats=", ".join(first))
