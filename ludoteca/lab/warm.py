"""All rules compiled before anybody waits for them."""

from collections.abc import Callable, Iterator

from ludoteca.bots.rehearsal import play_a_match, think_once
from ludoteca.engine.game import GAMES, Game
from ludoteca.engine.kernel import hurry
from ludoteca.lab.compare import compare
from ludoteca.lab.simulate import simulate


def warm() -> Iterator[str]:
    """Announces each step before it is taken."""
    hurry()
    for game in GAMES.values():
        for name, step in STEPS.items():
            yield f"{game.name}: {name}"
            step(game)


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
