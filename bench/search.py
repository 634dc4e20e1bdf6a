"""Moves simulated inside the search: both search from the first lead of a round, each visit plays to its end."""

from collections.abc import Iterator

from bench import rivals
from bench.measure import Line, a_second, compared, in_turns, seconds
from ludoteca.bots.desk import desk
from ludoteca.bots.search import begin, ponder
from ludoteca.engine.match import Match

FEWEST_WINS = -1
VISITS = 20_000


def lines() -> Iterator[Line]:
    match, state = Match.new("hearts", 4, seed=1), rivals.first_lead(seed=1)
    turns = in_turns(lambda: ours(match), lambda: rivals.imagining_search(state, VISITS))
    length = searched(match, 1)[0]
    what, name = f"moves in visits of {length}, theirs of {rivals.moves_left(state)}", f"{rivals.NAME} ISMCTSBot"
    yield compared("search", what, turns, name, wanted=(8, 12), show=a_second)


def ours(match: Match) -> float:
    moves, took = searched(match, VISITS)
    return moves / took


def searched(match: Match, visits: int) -> tuple[int, float]:
    seat = match.to_act[0]
    own = desk(match.game, seed=1, nodes=visits)
    begin(own, match.state, seat)
    moves: list[int] = []
    took = seconds(lambda: moves.append(ponder(own, seat, FEWEST_WINS, visits)))
    return moves[0], took
