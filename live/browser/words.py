"""The client's words, from the files it is built with."""

from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

ROOT = Path(__file__).parents[2]
FOLDERS = ("ludoteca/engine/words", "ludoteca/boxes/hearts/words", "web/src/words")


class Words:
    """One language as the client speaks it."""

    def __init__(self, language: str) -> None:
        self.language = language
        self._bundle = FluentBundle([language], use_isolating=False)
        for folder in FOLDERS:
            for file in sorted((ROOT / folder).glob(f"*{language}.ftl")):
                self._bundle.add_resource(FluentResource(file.read_text("utf-8")))

    def say(self, message: str, **given: object) -> str:
        pattern = self._bundle.get_message(message).value
        assert pattern, message
        return str(self._bundle.format_pattern(pattern, given)[0])

    def animal(self, animal: str) -> str:
        """As a sentence begins."""
        return capital(self.say(f"seat-{animal}"))

    def card(self, name: str) -> str:
        if name == "hearts-10":
            return self.say("hearts-jinx")
        suit, rank = name.split("-")
        return self.say("card", suit=suit, rank=int(rank))

    def reason(self, why: str) -> str:
        """As the rules give it: "must_follow suns"."""
        name, _, suit = why.partition(" ")
        return self.say(f"reason-{name}", suit=suit and self.say("suit", name=suit))


def capital(text: str) -> str:
    return text[:1].upper() + text[1:]
