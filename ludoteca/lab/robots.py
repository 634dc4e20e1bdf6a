"""Robots that play a match on, move by move."""

from collections.abc import Sequence
from random import Random

from ludoteca.bots.characters import most_iterations, seated
from ludoteca.bots.desk import desk
from ludoteca.bots.players import choose
from ludoteca.engine.kernel import hurry
from ludoteca.engine.match import Match
from ludoteca.lab.simulate import seed_for


def play_out(match: Match, players: Sequence[str], *, seed: int | None = None) -> None:
    """To the end, one player for each seat; the same seed makes the same moves."""
    if len(players) != match.state.seats:
        raise ValueError(f"this match has {match.state.seats} seats, and there are {len(players)} players")
    seed = seed_for(seed)
    hurry()
    robots, chance = seated(match.game, players), Random(seed)
    own = desk(match.game, seed=seed, nodes=most_iterations(robots))
    while not match.over:
        if match.to_act:
            seat = chance.choice(match.to_act)
            match.play(seat, match.game.actions.name(int(choose(own, robots[seat], match.state, seat))))
        else:
            match.wait()
