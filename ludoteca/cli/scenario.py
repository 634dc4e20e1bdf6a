"""`ludoteca scenario`"""

import re
from collections.abc import Sequence
from typing import Any

import click
import msgspec

from ludoteca.cli.choices import allowed, refused, refused_in_words
from ludoteca.cli.files import read_text
from ludoteca.cli.group import blaming
from ludoteca.cli.printing import print_json, print_table
from ludoteca.cli.sight import sight
from ludoteca.cli.story import outcome
from ludoteca.cli.words import Words
from ludoteca.engine.match import Match
from ludoteca.engine.position import Refused
from ludoteca.engine.scenario import parse, whole

DEED = re.compile(r"\s*(?:(\d{1,9})\s*:)?(.*)", re.DOTALL)


@click.command("scenario", epilog='Example: ludoteca scenario trick.json --seat 2 --do "1: play clovers-9"')
@click.argument("file")
@click.option("--seat", "given_seat", type=int, metavar="SEAT", help="Look from there; otherwise from who acts first.")
@click.option(
    "--do",
    "deeds",
    multiple=True,
    metavar="ACTION",
    help='First "play clovers-4", or who does it: "2: play clovers-4".',
)
@click.option("--json", "as_json", is_flag=True, help="Write JSON instead of words.")
@click.pass_obj
def command(language: str, file: str, given_seat: int | None, deeds: Sequence[str], as_json: bool) -> None:
    """Look at a position from one seat: what it sees, what it may do, and why not the rest.

    FILE is a scenario, or - for what comes in by the pipe. Each --do is played first, in this order. Seats count
    from 0; in words, Player 1 sits on seat 0.

    JSON: one object {game, seats, seat, view, to_act, legal: [action], refused: {action: reason}, notes: [[name,
    what it is about …]], over, scores, ranks, position}. The view and the notes of the last move are those of the
    seat; the position is a scenario again, with all that is hidden. Append-only: later versions may add keys, and
    change none.
    """
    match = opened(file)
    words = Words(language, match.game)
    for deed in deeds:
        perform(match, deed, words)
    seat = point_of_view(match, given_seat)
    if as_json:
        print_json(facts(match, seat))
    else:
        tell(match, seat, words)


def opened(file: str) -> Match:
    text = read_text(file)
    with blaming(file):
        return Match.at(parse(text))


def perform(match: Match, deed: str, words: Words) -> None:
    seat, action = DEED.fullmatch(deed).groups()  # type: ignore[union-attr]
    with blaming(f"--do {deed!r}"):
        try:
            match.play(who_acts(match) if seat is None else int(seat), action.strip())
        except Refused as no:
            raise ValueError(f"{no} ({words.reason(match.game.reasons, no.reason)})") from None


def who_acts(match: Match) -> int:
    acting = match.to_act or [0]  # whom the rules will tell why not
    if len(acting) > 1:
        seats = ", ".join(map(str, acting))
        raise ValueError(f"seats {seats} may act now; say which, as in '{acting[0]}: …'")
    return acting[0]


def point_of_view(match: Match, given: int | None) -> int:
    with blaming("--seat"):
        seat = next(iter(match.to_act), 0) if given is None else given
        return whole(seat, 0, int(match.state.seats) - 1, "seat")


def facts(match: Match, seat: int) -> dict[str, Any]:
    return {
        "game": match.game.name,
        "seats": int(match.state.seats),
        "seat": seat,
        "view": msgspec.to_builtins(match.view(seat)),
        "to_act": match.to_act,
        "legal": match.legal(seat),
        "refused": refused(match, seat),
        "notes": [list(note) for note in match.notes(seat)],
        "over": match.over,
        "scores": match.scores,
        "ranks": match.ranks,
        "position": match.position(),
    }


def tell(match: Match, seat: int, words: Words) -> None:
    player = words.say("cli-seat", player=words.seat(seat), seat=seat)
    if notes := match.notes(seat):
        section(words.say("cli-happened", player=player), [words.note(match.game.notes, note) for note in notes])
    click.echo(words.say("cli-sees", player=player))
    grid, lines = sight(match, seat, words)
    print_table(grid)
    section("", lines)
    click.echo(turn(match, words))
    click.echo()
    section(words.say("cli-does", player=player), allowed(match, seat, words))
    section(words.say("cli-does-not", player=player), refused_in_words(match, seat, words))


def section(heading: str, lines: Sequence[str]) -> None:
    if lines:
        click.echo("\n".join([heading, *(f"  {line}" for line in lines), ""]))


def turn(match: Match, words: Words) -> str:
    if match.over:
        return outcome(match, words)
    if not match.to_act:
        return words.say("cli-nobody")
    return words.say("cli-acting", seats=", ".join(map(words.seat, match.to_act)))
