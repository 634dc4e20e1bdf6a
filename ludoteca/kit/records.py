"""What a record may hold: integers without a gap between them."""

from collections.abc import Iterator

import numpy as np

from ludoteca.engine.game import Game
from ludoteca.engine.record import padding

TAKEN = set(dir(np.recarray)) | set(dir(np.record))


def complaints(game: Game) -> Iterator[str]:
    dtype = game.record.dtype
    if after := padding(dtype):
        yield f"{game.name}: hidden padding after {after}"
    if list(dtype.names or ())[-1:] != [game.name]:
        yield f"{game.name}: the last field of the record must be {game.name}, not {(dtype.names or ('',))[-1]}"
    for name, (kind, *_) in (dtype.fields or {}).items():
        if kind.base.kind not in "iu":
            yield f"{game.name}: {name} is {kind.base}, and records hold integers only"
        if name in TAKEN:
            yield f"{game.name}: {name} is the name of an array's method"
