"""What a seat may do, and why not the rest."""

from ludoteca.cli.words import Words
from ludoteca.engine.match import Match


def allowed(match: Match, seat: int, words: Words) -> list[str]:
    """As one types it, and in words."""
    names = match.legal(seat)
    width = max(map(len, names), default=0)
    return [f"{name:{width}}  {words.action(match.game.actions, name)}" for name in names]


def refused(match: Match, seat: int) -> dict[str, str]:
    """Every action of the game that is not legal, with the reason."""
    actions = match.game.actions
    every = (actions.name(number) for number in range(len(actions)))
    return {name: reason for name in every if (reason := match.why(seat, name))}


def refused_in_words(match: Match, seat: int, words: Words) -> list[str]:
    """Together what is refused for one reason. A reason that holds for most of the pieces is told without a list."""
    together: dict[tuple[str, str], list[str]] = {}
    for name, reason in refused(match, seat).items():
        verb, _, _ = name.partition(" ")
        together.setdefault((verb, reason), []).append(name)
    lines = []
    for (verb, reason), names in together.items():
        told = [words.action(match.game.actions, name) for name in names]
        what = (
            ", ".join(told) if is_few(match, verb, told) else words.say("cli-many", action=told[0], count=len(told) - 1)
        )
        lines.append(f"{what}: {words.reason(match.game.reasons, reason)}")
    return lines


def is_few(match: Match, verb: str, names: list[str]) -> bool:
    kind = match.game.actions.ranges[verb]
    return kind is None or 2 * len(names) < len(kind)
