"""All rules compiled before anybody waits for them."""

from collections.abc import Callable, Iterator

from ludoteca.bots.characters import seated
from ludoteca.bots.desk import desk
from ludoteca.bots.players import choose
from ludoteca.bots.thinking import think
from ludoteca.engine import verbs
from ludoteca.engine.game import GAMES, Game
from ludoteca.engine.kernel import hurry
from ludoteca.engine.match import Match
from ludoteca.engine.record import SPECTATOR
from ludoteca.lab.compare import compare
from ludoteca.lab.simulate import simulate


def warm() -> Iterator[str]:
    """Announces each step before it is taken."""
    hurry()
    for game in GAMES.values():
        for name, step in STEPS.items():
            yield f"{game.name}: {name}"
            step(game)


def play_a_match(game: Game) -> None:
    """Every move looked at from every side, since some rules are only asked in the middle of a game."""
    match = Match.new(game.name, game.info.seats[0], seed=1)
    while not match.over:
        look_round(match)
        if match.to_act:
            seat = match.to_act[0]
            match.play(seat, game.actions.name(verbs.greedy(match.known(seat), seat)))
        else:
            match.wait()
    look_round(match)


def look_round(match: Match) -> None:
    Match.at(match.position())
    match.view(SPECTATOR)
    for seat in range(match.state.seats):
        match.view(seat)
        match.why(seat, match.game.actions.name(0))
        match.legal(seat)
        verbs.imagine(match.known(seat), seat)
    verbs.due(match.state)
    _ = match.ranks


def think_once(game: Game) -> None:
    match = Match.new(game.name, game.info.seats[0], seed=1)
    own, seat = desk(game, seed=1, nodes=1), match.to_act[0]
    quick, slow = seated(game, ["random", "search"])
    choose(own, quick, match.state, seat)
    think(own, slow, match.state, seat, seconds=0)


def simulate_a_game(game: Game) -> None:
    simulate(game.name, games=1, players=["random"] * game.info.seats[0], seed=1, threads=1)


def compare_two(game: Game) -> None:
    compare(game.name, "random", "greedy", deals=2, seats=game.info.seats[0], seed=1, threads=1)


STEPS: dict[str, Callable[[Game], None]] = {
    "simulations": simulate_a_game,
    "comparisons": compare_two,
    "robots": think_once,
    "matches": play_a_match,
}
