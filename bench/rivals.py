"""OpenSpiel's Hearts and its own C++ searches, each beginning with the first lead of a round."""

import random
from importlib.metadata import version
from typing import Any

import pyspiel

from bench.measure import seconds

NAME = f"OpenSpiel {version('open_spiel')}"
RULES = "hearts(pass_cards=false,can_lead_any_club=true)"  # no passing as with us, and a choice to search for
CURIOSITY = 0.7 * 26  # as much as ours, by the width of the returns
SEED = 1


def first_lead(seed: int) -> Any:
    """A round just dealt, whose leader can choose: with a single move OpenSpiel would not search."""
    dice = random.Random(seed)
    while True:
        state = pyspiel.load_game(RULES).new_initial_state()
        while state.is_chance_node():
            state.apply_action(dice.choice(state.legal_actions()))  # chance_outcomes() would choose to pass cards
        if len(state.legal_actions()) > 1:
            return state


def middle_of_round(seed: int, moves: int) -> Any:
    state, dice = first_lead(seed), random.Random(seed)
    for _ in range(moves):
        state.apply_action(dice.choice(state.legal_actions()))
    return state


def moves_left(state: Any) -> int:
    state, moves = state.clone(), 0
    while not state.is_terminal():
        state.apply_action(state.legal_actions()[0])
        moves += 1
    return moves


def tree_search(state: Any, simulations: int) -> float:
    """Moves a second of a search that sees all the cards."""
    bot = pyspiel.MCTSBot(state.get_game(), rollouts(), CURIOSITY, simulations, 4000, False, SEED, False)
    roots: list[Any] = []
    took = seconds(lambda: roots.append(bot.mcts_search(state)))
    confirm(roots[0].explore_count, simulations)
    return simulations * moves_left(state) / took


def imagining_search(state: Any, simulations: int) -> float:
    """Moves a second of a search over imagined worlds."""
    bot = pyspiel.ISMCTSBot(SEED, rollouts(), CURIOSITY, simulations)
    policies: list[Any] = []
    took = seconds(lambda: policies.append(bot.get_policy(state)))
    visits = [share * (simulations - 1) for _, share in policies[0]]  # the first simulation only makes the root
    confirm(sum(round(each) for each in visits if abs(each - round(each)) < 1e-6) + 1, simulations)
    return simulations * moves_left(state) / took


def rollouts() -> Any:
    """To the end of the round, at random."""
    return pyspiel.RandomRolloutEvaluator(1, SEED)


def confirm(ran: int, simulations: int) -> None:
    if ran != simulations:
        raise SystemExit(f"{ran} simulations ran instead of {simulations}; nothing can be compared")
