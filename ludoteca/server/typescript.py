"""Makes the client's types: `python -m ludoteca.server.typescript` writes them beside what uses them."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any, get_args

import msgspec.inspect as inspect
from msgspec.inspect import StructType, Type

from ludoteca.boxes import BOXES
from ludoteca.engine.game import Game
from ludoteca.engine.options import Option
from ludoteca.engine.vocabulary import Names
from ludoteca.server import messages
from ludoteca.table.orders import Animal, Robot

ROOT = Path(__file__).parents[2]
ALIASES = {"Animal": get_args(Animal), "Robot": get_args(Robot), "Code": get_args(messages.Code)}
HEAD = "// Made by `python -m ludoteca.server.typescript`. Do not edit.\n"
PLAIN: dict[type[Type], str] = {
    inspect.AnyType: "unknown",
    inspect.BoolType: "boolean",
    inspect.FloatType: "number",
    inspect.IntType: "number",
    inspect.NoneType: "null",
    inspect.StrType: "string",
}


def files() -> Iterator[tuple[Path, str]]:
    """Every file there is to be, and its text."""
    yield ROOT / "web/src/wire/messages.ts", "".join([HEAD, *wire()])
    for game in (game for box in BOXES for game in box.GAMES):
        yield game.folder / "web" / f"{game.name}.ts", "".join([HEAD, *vocabulary(game)])


def wire() -> Iterator[str]:
    over_http = [messages.NewTable, messages.TableCode, messages.Unfinished, messages.Problem]
    yield from structs([messages.FromClient, messages.FromServer, *over_http])
    for name, values in ALIASES.items():
        yield f"\nexport type {name} = {literal(values)};\n"
    yield f"\nexport type FromClient = {union_of(messages.FromClient)};\n"
    yield f"\nexport type FromServer = {union_of(messages.FromServer)};\n"
    yield f"\nexport const ANIMALS: readonly Animal[] = {json.dumps(get_args(Animal))};\n"
    yield f"\nexport const ROBOTS: readonly Robot[] = {json.dumps(get_args(Robot))};\n"


def vocabulary(game: Game) -> Iterator[str]:
    """What a game's numbers and names mean."""
    yield from structs([game.view.__annotations__["return"]])
    kinds = {kind.kind: kind for kind in kinds_of(game) if kind.names}
    tables: dict[str, Any] = {
        "PIECES": {name: list(kind.names) for name, kind in kinds.items()},
        "PARTS": {name: list(kind.parts) for name, kind in kinds.items() if kind.parts},
        "ACTIONS": {verb: kind and kind.kind for verb, kind in game.actions.ranges.items()},
        "NOTES": {code: [kind.kind for kind in about] for code, about in game.notes.codes.items()},
        "REASONS": {code: [kind.kind for kind in about] for code, about in game.reasons.codes.items()},
        "FACTS": {"game": game.name, "box": game.box, "seats": game.info.seats, "fewestWins": game.info.fewest_wins},
        "OPTIONS": [option_facts(option) for option in game.record.options.values()],
    }
    for name, content in tables.items():
        yield f"\nexport const {name} = {json.dumps(content, ensure_ascii=False, indent=2)} as const;\n"


def kinds_of(game: Game) -> Iterator[Names]:
    yield from (kind for kind in game.actions.ranges.values() if kind)
    for codes in (game.notes, game.reasons):
        for about in codes.codes.values():
            yield from about


def option_facts(option: Option) -> dict[str, Any]:
    return {"name": option.name, "type": option.type, "values": list(option.values), "default": option.default}


def structs(types: list[Any]) -> Iterator[str]:
    for struct in found([inspect.type_info(each) for each in types]):
        fields = "".join(map(field_of, struct.fields))
        tag = f'  {struct.tag_field}: "{struct.tag}";\n' if struct.tag_field else ""
        yield f"\nexport interface {struct.cls.__name__} {{\n{tag}{fields}}}\n"


def field_of(field: inspect.Field) -> str:
    return f"  {field.encode_name}{'' if field.required else '?'}: {written(field.type)};\n"


def found(types: list[Any]) -> list[StructType]:
    """All structs in these types, those that a struct needs before it."""
    seen: dict[type, StructType] = {}

    def visit(each: Any) -> None:
        if isinstance(each, StructType):
            for field in each.fields:
                visit(field.type)
            seen.setdefault(each.cls, each)
        for part in ("types", "item_type", "item_types", "key_type", "value_type"):
            inner = getattr(each, part, ())
            for one in inner if isinstance(inner, tuple) else [inner]:
                visit(one)

    for each in types:
        visit(each)
    return list(seen.values())


def written(of: Type) -> str:
    if type(of) in PLAIN:
        return PLAIN[type(of)]
    match of:
        case StructType():
            return of.cls.__name__
        case inspect.LiteralType():
            return next((name for name, of_it in ALIASES.items() if set(of_it) == set(of.values)), literal(of.values))
        case inspect.UnionType():
            return " | ".join(written(each) for each in of.types)
        case inspect.ListType():
            item = written(of.item_type)
            return f"({item})[]" if " | " in item else f"{item}[]"
        case inspect.DictType():
            return f"Record<{written(of.key_type)}, {written(of.value_type)}>"
    raise TypeError(f"the client has no type for {of!r}")


def literal(values: Any) -> str:
    return " | ".join(json.dumps(value) for value in values)


def union_of(types: Any) -> str:
    return " | ".join(each.__name__ for each in get_args(types))


if __name__ == "__main__":
    for file, text in files():
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, "utf-8")
