"""What can be asked of every game. The record says whose rules answer, plain or compiled."""

from collections.abc import Callable
from typing import Any, TypeVar

import numpy as np

from ludoteca.engine.bits import Numbers
from ludoteca.engine.game import game_of
from ludoteca.engine.kernel import kernel
from ludoteca.engine.notes import forget_notes, keep_notes_for

V = TypeVar("V", bound=Callable[..., Any])

OWN: list[Callable[..., Any]] = []


def own(verb: V) -> V:
    """A verb that each game answers by a kernel of its own, with the same arguments."""
    OWN.append(verb)
    return verb


@own
def deal(s: np.record) -> None:
    """Sets up from `s.seats`, `s.people`, the options and `s.rng`; the same of these, the same bytes."""
    game_of(s).deal(s)


@own
def to_act(s: np.record) -> int:
    """The seats that may act now, as bits; several when a moment is open to all."""
    return int(game_of(s).to_act(s))


@own
def legal(s: np.record, seat: int, out: Numbers) -> int:
    """Writes the seat's legal actions, ascending, and returns how many."""
    return int(game_of(s).legal(s, seat, out))


@own
def why(s: np.record, seat: int, action: int) -> int:
    """0 if legal, else the reason why not."""
    return int(game_of(s).why(s, seat, action))


@own
def due(s: np.record) -> tuple[int, int]:
    """Milliseconds from the moment on until the table moves by itself, and its action; 0 is never."""
    return game_of(s).due(s)


@own
def over(s: np.record) -> bool:
    return bool(game_of(s).over(s))


@own
def scores(s: np.record, out: Numbers) -> None:
    """Each seat's points into `out[0]` and its rank into `out[1]`; equal ranks share a place."""
    game_of(s).scores(s, out)


@own
def imagine(s: np.record, seat: int) -> None:
    """Refills what `hide` blanked with a world that fits, from `s.rng` and what is left, nothing else."""
    game_of(s).imagine(s, seat)


@own
def cue(s: np.record, seat: int, out: Numbers) -> None:
    """In a race, what the seat's screen asks for now: the right action or `NONE`, the kind of sum, its operands."""
    game_of(s).cue(s, seat, out)


@own
def forget(s: np.record, seat: int, p: int) -> None:
    """In a hidden record, loses each remembered fact with a chance of p in 1000, from `s.rng`."""
    game_of(s).forget(s, seat, p)


@own
def greedy(s: np.record, seat: int) -> int:
    """A legal action that looks good at first sight; asks nothing that the seat does not know."""
    return int(game_of(s).greedy(s, seat))


@own
def own_play(s: np.record, seat: int, action: int) -> None:
    game_of(s).play(s, seat, action)


@own
def own_hide(s: np.record, seat: int) -> None:
    game_of(s).hide(s, seat)


@kernel
def play(s: np.record, seat: int, action: int) -> None:
    """Applies a legal action, or the table's own (`seat = TABLE`), and notes what happened."""
    forget_notes(s)
    own_play(s, seat, action)


@kernel
def hide(s: np.record, seat: int) -> None:
    """Blanks all that a player in that seat with a perfect memory does not know; also for `SPECTATOR`."""
    s.rng = 0
    keep_notes_for(s, seat)
    own_hide(s, seat)


@kernel
def glance(s: np.record, out: Numbers) -> None:
    """Where the game stands, as all may know: points, ranks, and in the third row the moment, who may act, the end."""
    scores(s, out)
    out[2, 0] = s.moment
    out[2, 1] = to_act(s)
    out[2, 2] = over(s)
