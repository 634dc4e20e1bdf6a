"""Words: every language of a box says everything that its games can say, and nothing else."""

from collections.abc import Iterator
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

from ludoteca.engine import digest
from ludoteca.engine.game import Game
from ludoteca.engine.match import Match
from ludoteca.engine.options import written
from ludoteca.engine.vocabulary import Names, variables

SHARED = digest.PACKAGE / "engine" / "words"
Values = dict[str, list[object]]


def complaints(game: Game) -> Iterator[str]:
    languages = sorted(file.stem for file in (game.folder / "words").glob("??.ftl"))
    if not {"en", "de"} <= set(languages):
        yield f"{game.box} speaks {', '.join(languages)}, and English and German are needed"
    english = set(bundle_of(game, "en")._messages)
    for language in languages:
        words = bundle_of(game, language)
        if not (game.folder / "words" / f"rules.{language}.md").exists():
            yield f"{game.box} has no rules.{language}.md"
        for name, values in said(game).items():
            yield from (f"{game.box}, {language}: {wrong}" for wrong in faults(words, name, values))
        for name in sorted(set(words._messages) ^ english):
            yield f"{game.box}: {name} is not said in English and {language} alike"


def bundle_of(game: Game, language: str) -> FluentBundle:
    words = FluentBundle([language], use_isolating=False)
    for folder in (SHARED, game.folder / "words"):
        file: Path = folder / f"{language}.ftl"
        if file.exists():
            words.add_resource(FluentResource(file.read_text("utf-8")))
    return words


def faults(words: FluentBundle, name: str, values: Values) -> Iterator[str]:
    """What is wrong with a message when each of its variables takes each of its values."""
    pattern = words.get_message(name).value if words.has_message(name) else None
    if pattern is None:
        yield f"{name} is not said"
        return
    longest = max((len(each) for each in values.values()), default=1)
    heard = set()
    for nth in range(longest):
        given = {variable: each[nth % len(each)] for variable, each in values.items()}
        told, errors = words.format_pattern(pattern, given)
        if errors:
            yield f"{name} with {given}: {errors[0]}"
        heard.add(told)
    if values and len(heard) < longest:
        yield f"{name} says the same of different things"


def said(game: Game) -> dict[str, Values]:
    """Every message that the game needs, with what its variables can be."""
    kinds = [kind for kind in game.actions.ranges.values() if kind is not None]
    kinds += [kind for codes in (game.notes, game.reasons) for about in codes.codes.values() for kind in about]
    needed: dict[str, Values] = {game.name: {}, f"{game.name}-about": {}}
    for kind in kinds:
        if len(kind):
            needed[kind.kind] = piece_values(kind)
    for verb, piece in game.actions.ranges.items():
        needed[f"action-{verb}"] = values_of((piece,) if piece else ())
    for prefix, codes in (("note", game.notes), ("reason", game.reasons)):
        needed |= {f"{prefix}-{name}": values_of(about) for name, about in codes.codes.items()}
    sight = Match.new(game.name, game.info.seats[0], seed=0).view(0)
    needed |= {f"view-{name}": {} for name in sight.__struct_fields__ if name != "seat"}
    for option in game.record.options.values():
        needed[f"option-{option.name}"] = {}
        needed |= {f"value-{written(value)}": {} for value in option.values if isinstance(value, str | bool)}
    return needed


def piece_values(kind: Names) -> Values:
    if kind.parts:
        return {part: [kind.parted(name)[part] for name in kind.names] for part in kind.parts}
    if kind.names:
        return {"name": list(kind.names)}
    return {"number": list(range(1, kind.count + 1))}


def values_of(about: tuple[Names, ...]) -> Values:
    """Pieces come already worded, counts as numbers."""
    values: list[list[object]] = [["this", "that"] if len(kind) else [0, 1, 2, 5, 21] for kind in about]
    return dict(zip(variables(about), values, strict=True))
