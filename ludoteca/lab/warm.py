"""All rules compiled before anybody waits for them."""

from collections.abc import Callable, Iterator

import ludoteca.boxes  # noqa: F401  (puts the games on the shelf)
from ludoteca.bots.characters import most_iterations, seated
from ludoteca.bots.desk import desk
from ludoteca.bots.players import choose
from ludoteca.bots.search import begin, most_visited, ponder
from ludoteca.engine import verbs
from ludoteca.engine.game import GAMES, Game
from ludoteca.engine.kernel import hurry
from ludoteca.engine.match import Match
from ludoteca.engine.record import SPECTATOR
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


def think(game: Game) -> None:
    players = seated(game, ["random"] * game.info.seats[0])
    d = desk(game, seed=1, nodes=most_iterations(players) + 1)
    match = Match.new(game.name, game.info.seats[0], seed=1)
    seat = match.to_act[0]
    choose(d, players[0], match.state, seat)
    begin(d, match.state, seat)
    ponder(d, seat, int(players[0]["sign"]), 1)
    most_visited(d.tree)


def simulate_a_game(game: Game) -> None:
    simulate(game.name, games=1, players=["random"] * game.info.seats[0], seed=1, threads=1)


STEPS: dict[str, Callable[[Game], None]] = {
    "simulations": simulate_a_game,
    "robots": think,
    "matches": play_a_match,
}
