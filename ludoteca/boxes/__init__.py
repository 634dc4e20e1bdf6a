"""The shelf: the one list of boxes."""

from ludoteca.boxes import hearts
from ludoteca.engine.game import register

BOXES = (hearts,)

for box in BOXES:
    for game in box.GAMES:
        register(game)
