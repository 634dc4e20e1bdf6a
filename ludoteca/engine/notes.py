"""Notes: what happened in the move just made, in order, each only for those who may know it."""

import numpy as np

from ludoteca.engine.kernel import kernel
from ludoteca.engine.record import SPECTATOR

EVERYONE = 127  # the seats' bits, and one more for those who only watch
WATCHING = 64


@kernel
def note(s: np.record, code: int, a: int, b: int, c: int, d: int) -> None:
    """Everyone sees it."""
    whisper(s, EVERYONE, code, a, b, c, d)


@kernel
def whisper(s: np.record, readers: int, code: int, a: int, b: int, c: int, d: int) -> None:
    """Only the seats among the readers learn of it."""
    if s.noted < len(s.notes):  # what finds no room still counts, and the kit refuses the game
        line = s.notes[s.noted]
        line[0] = code
        line[1] = readers
        line[2] = a
        line[3] = b
        line[4] = c
        line[5] = d
    s.noted += 1


@kernel
def forget_notes(s: np.record) -> None:
    for i in range(min(s.noted, len(s.notes))):
        for j in range(s.notes.shape[1]):
            s.notes[i, j] = 0
    s.noted = 0


@kernel
def keep_notes_for(s: np.record, seat: int) -> None:
    """Drops every note that is not meant for the seat, without a gap."""
    reader = WATCHING if seat == SPECTATOR else 1 << int(seat)
    kept = 0
    noted = min(s.noted, len(s.notes))
    for i in range(noted):
        if s.notes[i, 1] & reader:
            for j in range(s.notes.shape[1]):
                s.notes[kept, j] = s.notes[i, j]
            kept += 1
    for i in range(kept, noted):
        for j in range(s.notes.shape[1]):
            s.notes[i, j] = 0
    s.noted = kept
