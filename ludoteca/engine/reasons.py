"""Reasons: why an action is not legal, as a code with up to two numbers in one integer."""

from ludoteca.engine.kernel import kernel
from ludoteca.engine.vocabulary import Codes, Names

GAME_OVER, NOT_YOUR_TURN = 1, 2


class Reasons(Codes):
    """What every game says stands first."""

    def __init__(self, **codes: tuple[Names, ...]) -> None:
        super().__init__(game_over=(), not_your_turn=(), **codes)

    def explain(self, why: int) -> tuple[str, list[int | str]]:
        code = why & 0xFF
        return self.name(code), self.numbers(code, [why >> 8 & 0xFFFF, why >> 24 & 0xFFFF])


@kernel
def because(code: int, a: int, b: int) -> int:
    return code | a << 8 | b << 24
