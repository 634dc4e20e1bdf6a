"""What a game says, in words: its pieces, actions, notes and reasons."""

from collections.abc import Sequence
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import fluent_number

from ludoteca.cli.languages import SHARED
from ludoteca.engine.game import Game
from ludoteca.engine.options import written
from ludoteca.engine.vocabulary import SEAT, Actions, Codes, Names, variables

OWN = Path(__file__).parent / "words"


class Words:
    """One language, and English where it has no word; what even English does not have is said by its name."""

    def __init__(self, language: str, game: Game | None = None) -> None:
        folders = [SHARED, OWN] if game is None else [SHARED, OWN, game.folder / "words"]
        self._bundles = [bundle(each, folders) for each in dict.fromkeys((language, "en"))]

    def say(self, message: str, **given: object) -> str:
        for words in self._bundles:
            if words.has_message(message) and (pattern := words.get_message(message).value):
                return str(words.format_pattern(pattern, given)[0])
        return message.partition("-")[2] or message

    def seat(self, seat: int) -> str:
        return self.piece(SEAT, seat)

    def piece(self, kind: Names, shown: object) -> str:
        """A piece as the vocabulary shows it; a count is just its number."""
        told = self._told(kind, shown)
        return told if isinstance(told, str) else self.number(told)

    def number(self, number: float, decimals: int = 0) -> str:
        written = fluent_number(number, minimumFractionDigits=decimals, maximumFractionDigits=decimals)
        return self.say("cli-number", number=written)

    def action(self, actions: Actions, name: str) -> str:
        verb, piece = actions.describe(actions.number(name))
        kind = actions.ranges[verb]
        return self.say(f"action-{verb}", **({} if kind is None else {kind.kind: self._told(kind, piece)}))

    def note(self, notes: Codes, note: Sequence[int | str]) -> str:
        name, *about = note
        return self._coded("note", notes, str(name), about)

    def reason(self, reasons: Codes, reason: str) -> str:
        """Of a reason as `Match.why` gives it."""
        name, *about = reason.split()
        return self._coded("reason", reasons, name, about)

    def value(self, value: bool | int | str) -> str:
        """Of a house rule."""
        return self.seat(value) if type(value) is int else self.say(f"value-{written(value)}")

    def _coded(self, sort: str, codes: Codes, name: str, about: Sequence[object]) -> str:
        kinds = codes.codes[name]
        told = [self._told(kind, shown) for kind, shown in zip(kinds, about, strict=True)]
        return self.say(f"{sort}-{name}", **dict(zip(variables(kinds), told, strict=True)))

    def _told(self, kind: Names, shown: object) -> str | int:
        if kind.parts:
            return self.say(kind.kind, **kind.parted(str(shown)))
        if kind.names:
            return self.say(kind.kind, name=shown)
        number = int(str(shown))
        return self.say(kind.kind, number=number + 1) if kind.count else number  # people count from 1


def bundle(language: str, folders: Sequence[Path]) -> FluentBundle:
    words = FluentBundle([language], use_isolating=False)
    for folder in folders:
        file = folder / f"{language}.ftl"
        if file.exists():
            words.add_resource(FluentResource(file.read_text("utf-8")))
    return words
