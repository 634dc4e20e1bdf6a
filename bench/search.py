"""Moves simulated inside the search: both search from the first lead of a round, each visit plays to its end.

That is 40 moves with us and 52 with them; a move counts as a move.
"""

from collections.abc import Iterator
from itertools import count

from bench import rivals
from bench.measure import Line, a_second, compared, in_turns, seconds
from ludoteca.bots.desk import desk
from ludoteca.bots.search import begin, ponder
from ludoteca.engine.match import Match

FEWEST_WINS = -1
VISITS = 20_000


def lines() -> Iterator[Line]:
    seeds, deals = count(), map(rivals.first_lead, count())
    turns = in_turns(lambda: search(next(seeds)), lambda: rivals.imagining_search(next(deals), VISITS))
    what, name = f"{VISITS:,} visits, each to the end of the round", f"{rivals.NAME} ISMCTSBot"
    yield compared("search", what, turns, name, wanted=(8, 12), show=a_second)


def search(seed: int) -> float:
    match = Match.new("hearts", 4, seed=seed)
    own, seat = desk(match.game, seed=seed, nodes=VISITS), match.to_act[0]
    begin(own, match.state, seat)
    moves: list[int] = []
    took = seconds(lambda: moves.append(ponder(own, seat, FEWEST_WINS, VISITS)))
    return moves[0] / took
