"""The words of every game in every language, as the command says them."""

import pytest
from fluent.runtime import FluentBundle, FluentResource

from ludoteca.boxes import BOXES
from ludoteca.cli.languages import LANGUAGES, SHARED
from ludoteca.cli.words import OWN, Words
from ludoteca.engine.game import Game
from ludoteca.engine.vocabulary import COUNT, SEAT, Names

GAMES = {game.name: game for box in BOXES for game in box.GAMES}
EVERY = [(language, game) for language in LANGUAGES for game in GAMES.values()]
everywhere = pytest.mark.parametrize(("language", "game"), EVERY, ids=lambda each: getattr(each, "name", each))


def samples(kinds: tuple[Names, ...]) -> list[int | str]:
    """Some of each kind, no two alike."""
    return [kind.show(nth + 1) for nth, kind in enumerate(kinds)]


def messages(file: str, language: str) -> set[str]:
    folder = {"shared": SHARED, "cli": OWN}.get(file) or GAMES[file].folder / "words"
    resource = FluentResource((folder / f"{language}.ftl").read_text("utf-8"))
    return {entry.id.name for entry in resource.body if hasattr(entry, "id")}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("file", ["shared", "cli", *GAMES])
def test_every_language_says_the_same_things(file: str, language: str) -> None:
    assert messages(file, language) == messages(file, "en")


@everywhere
def test_every_note_names_all_it_is_about(language: str, game: Game) -> None:
    words = Words(language, game)
    for name, kinds in game.notes.codes.items():
        about = samples(kinds)
        said = words.note(game.notes, (name, *about))
        for kind, shown in zip(kinds, about, strict=True):
            assert words.piece(kind, shown) in said
        assert "{" not in said


@everywhere
def test_every_reason_is_a_sentence(language: str, game: Game) -> None:
    words = Words(language, game)
    for name, kinds in game.reasons.codes.items():
        said = words.reason(game.reasons, " ".join(map(str, (name, *samples(kinds)))))
        assert said.endswith((".", "!"))
        assert "{" not in said


@everywhere
def test_every_action_is_said_differently(language: str, game: Game) -> None:
    words = Words(language, game)
    names = [game.actions.name(number) for number in range(len(game.actions))]
    assert len({words.action(game.actions, name) for name in names}) == len(names)


@everywhere
def test_every_house_rule_has_words_for_its_values(language: str, game: Game) -> None:
    words = Words(language, game)
    for option in game.record.options.values():
        assert words.say(f"option-{option.name}") != option.name
        assert len({words.value(value) for value in option.values}) == len(option.values)


@everywhere
def test_the_rules_are_there_to_read(language: str, game: Game) -> None:
    text = (game.folder / "words" / f"rules.{language}.md").read_text("utf-8")
    assert text.startswith(f"# {Words(language, game).say(game.name)}\n")


def test_players_are_counted_from_1() -> None:
    assert Words("en").piece(SEAT, 0) == "Player 1"
    assert Words("de").piece(SEAT, 5) == "Spieler 6"


def test_numbers_are_written_as_the_language_does() -> None:
    assert Words("en").piece(COUNT, 1234) == "1,234"
    assert Words("de").number(1234.5, 2) == "1.234,50"


def test_the_jinx_has_a_name_of_its_own() -> None:
    card = GAMES["hearts"].actions.ranges["play"]
    assert card is not None
    assert Words("en", GAMES["hearts"]).piece(card, "hearts-10") == "the jinx"
    assert Words("de", GAMES["hearts"]).piece(card, "hearts-10") == "die Hexe"
    assert Words("de", GAMES["hearts"]).piece(card, "suns-10") == "Sonne 10"


def test_what_a_language_lacks_is_said_in_english() -> None:
    words = Words("de")
    words._bundles[0] = FluentBundle(["de"])
    assert words.say("reason-game_over") == "The game is over."


def test_what_no_language_has_is_said_by_its_name() -> None:
    assert Words("de").say("view-something_new") == "something_new"
