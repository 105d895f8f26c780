"""OpenSpiel's speed on connect_four, random play from the start, on one core; prints JSON.

Run by bench/speed.py with the Python in $PEERS_PYTHON, from the environment that `dev.py bench` creates.

compiled  moves in whole games inside C++: RandomRolloutEvaluator, asked once by a search of one simulation.
          It does not report moves: they are its games times the mean length of driven games.
searched  moves in its MCTS from the start: its simulations, one rollout each, times the mean length of a game.
driven    moves in the ordinary Python loop of legal_actions, choice, apply_action.
"""

from __future__ import annotations

import random
from itertools import count

import pyspiel
from measure import answer, long_enough, per_second

GAMES = 4_000  # whose mean length is taken
SIMULATIONS = 20_000
game = pyspiel.load_game("connect_four")
seeds, choice = count(1), random.Random(1).choice


def compiled() -> float:
    games, length = long_enough(rolled_out), mean_length()
    return per_second(lambda: rolled_out(games) * length)


def mean_length() -> float:
    return sum(driven_game() for _ in range(GAMES)) / GAMES


def rolled_out(games: int) -> int:
    """The root is not expanded before it is evaluated, so that every rollout begins at the start."""
    root = searched_with(simulations=1, rollouts=games)
    assert root.explore_count == 1
    assert not root.children
    return games


def searched() -> float:
    length = mean_length()

    def search() -> float:
        searched_with(simulations=SIMULATIONS, rollouts=1)
        return SIMULATIONS * length

    return per_second(search)


def searched_with(simulations: int, rollouts: int):
    seed = next(seeds)
    evaluator = pyspiel.RandomRolloutEvaluator(n_rollouts=rollouts, seed=seed)
    limits = {"max_simulations": simulations, "max_memory_mb": 100}
    bot = pyspiel.MCTSBot(game, evaluator, uct_c=1.4, **limits, solve=False, seed=seed, verbose=False)
    return bot.mcts_search(game.new_initial_state())


def driven() -> float:
    return per_second(driven_game)


def driven_game() -> int:
    """The moves of one game."""
    state = game.new_initial_state()
    while not state.is_terminal():
        state.apply_action(choice(state.legal_actions()))
    return state.move_number()


if __name__ == "__main__":
    answer({"compiled": compiled, "searched": searched, "driven": driven}, "open_spiel")
