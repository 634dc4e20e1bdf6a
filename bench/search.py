"""Moves simulated inside the search: both search from the first lead of a round, each visit plays to its end.

That is 40 moves with us and 52 with them; a move counts as a move. Beyond their tree both play at random.
"""

from collections.abc import Iterator
from itertools import count

from bench import rivals
from bench.measure import Line, a_second, compared, in_turns, seconds
from ludoteca.bots.characters import seated
from ludoteca.bots.desk import desk
from ludoteca.bots.search import begin, ponder
from ludoteca.lab import Match

VISITS = 20_000


def lines() -> Iterator[Line]:
    seeds, deals, again = count(), map(rivals.first_lead, count()), count()
    turns = in_turns(
        lambda: search(next(seeds), sense=0),
        lambda: rivals.imagining_search(next(deals), VISITS),
        lambda: search(next(again)),
    )
    what, name = f"{VISITS:,} visits, each to the end of the round", f"{rivals.NAME} ISMCTSBot"
    yield compared("search", what, turns, name, wanted=(8, 12), show=a_second)
    yield compared("search", "the same visits", turns, "ours, as our robots think", rival=2, show=a_second)


def search(seed: int, **changed: int) -> float:
    match = Match.new("hearts", 4, seed=seed)
    player = seated(match.game, ["search"])[0]
    for name, number in changed.items():
        player[name] = number
    own, seat = desk(match.game, seed=seed, nodes=VISITS), match.to_act[0]
    begin(own, match.state, seat)
    moves: list[int] = []
    took = seconds(lambda: moves.append(ponder(own, player, seat, VISITS)))
    rivals.confirm(int(own.tree[0].visits), VISITS)
    return moves[0] / took
