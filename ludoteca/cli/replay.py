"""`ludoteca replay`"""

from typing import Any

import click

from ludoteca.cli.files import read_text
from ludoteca.cli.group import blaming
from ludoteca.cli.printing import print_json, print_table
from ludoteca.cli.story import outcome, score_sheet, story, unusual_rules
from ludoteca.cli.words import Words
from ludoteca.engine import log
from ludoteca.engine.match import Match
from ludoteca.engine.position import Move
from ludoteca.engine.record import TABLE


@click.command("replay", epilog="Example: ludoteca replay game.log")
@click.argument("file", metavar="LOG")
@click.option("--json", "as_json", is_flag=True, help="Write JSON instead of a story.")
@click.pass_obj
def command(language: str, file: str, as_json: bool) -> None:
    """Tell a game from its LOG, move by move: a file, or - for what comes in by the pipe.

    A log shows everything, hidden cards too. One that was cut off or edited is refused.

    JSON: one object {game, seats, options, moves: [{seat, action, after}], over, scores, ranks}. Seats count from 0,
    and the seat of the table's own moves is null; after is the milliseconds since the move before. Append-only: later
    versions may add keys, and change none.
    """
    text = read_text(file)
    with blaming(file):
        match = log.read(text)
    if as_json:
        print_json(facts(match))
    else:
        tell(match, Words(language, match.game))


def facts(match: Match) -> dict[str, Any]:
    return {
        "game": match.game.name,
        "seats": int(match.state.seats),
        "options": match.start["options"],
        "moves": [move_facts(move) for move in match.moves],
        "over": match.over,
        "scores": match.scores,
        "ranks": match.ranks,
    }


def move_facts(move: Move) -> dict[str, Any]:
    return {"seat": None if move.seat == TABLE else move.seat, "action": move.action, "after": move.after}


def tell(match: Match, words: Words) -> None:
    click.echo(words.say(match.game.name))
    for line in (*unusual_rules(match, words), "", *story(match, words)):
        click.echo(line)
    click.echo()
    print_table(score_sheet(match, words))
    click.echo(f"\n{outcome(match, words)}")
