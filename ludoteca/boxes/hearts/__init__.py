"""Hearts!: tricks, and the art of not taking hearts."""

from ludoteca.boxes.hearts import rules
from ludoteca.boxes.hearts.complaint import complaint
from ludoteca.boxes.hearts.greedy import greedy
from ludoteca.boxes.hearts.knowledge import forget, hide, imagine
from ludoteca.boxes.hearts.view import view
from ludoteca.engine.game import Game, Info

GAME = Game(
    name="hearts",
    info=Info(seats=(2, 6), longest=324, simultaneous=True, fewest_wins=True),
    record=rules.RECORD,
    actions=rules.ACTIONS,
    notes=rules.NOTES,
    reasons=rules.REASONS,
    deal=rules.deal,
    to_act=rules.to_act,
    legal=rules.legal,
    why=rules.why,
    play=rules.play,
    over=rules.over,
    scores=rules.scores,
    hide=hide,
    imagine=imagine,
    forget=forget,
    greedy=greedy,
    view=view,
    complaint=complaint,
    remembered=("gone", "void"),
)
GAMES = (GAME,)
