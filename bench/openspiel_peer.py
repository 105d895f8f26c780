"""OpenSpiel's speed on connect_four, random play from the start, on one core; prints JSON.

Run by bench/run.py with the Python in $PEERS_PYTHON, from the environment that `dev.py bench` creates.
Three ways of playing, each the best of several rounds, so that a busy machine does not count against the peer:

compiled  whole games inside C++: RandomRolloutEvaluator, asked once by a search of one simulation.
          It does not report moves: they are its games times the mean length of the driven games.
searched  its MCTS from the start, one rollout per simulation.
driven    the ordinary Python loop of legal_actions, choice, apply_action; its moves are counted exactly.
"""

from __future__ import annotations

import argparse
import json
import random
import time
from importlib.metadata import version

import pyspiel


def compiled_seconds(game: pyspiel.Game, games: int, seed: int) -> float:
    """The root is not expanded before it is evaluated, so that every rollout begins at the start."""
    evaluator = pyspiel.RandomRolloutEvaluator(n_rollouts=games, seed=seed)
    limits = {"max_simulations": 1, "max_memory_mb": 100}
    bot = pyspiel.MCTSBot(game, evaluator, uct_c=1.0, **limits, solve=False, seed=seed, verbose=False)
    state = game.new_initial_state()
    start = time.process_time()
    root = bot.mcts_search(state)
    seconds = time.process_time() - start
    assert root.explore_count == 1
    assert not root.children
    return seconds


def searched(game: pyspiel.Game, simulations: int, seed: int) -> float:
    """Simulations per second."""
    evaluator = pyspiel.RandomRolloutEvaluator(n_rollouts=1, seed=seed)
    limits = {"max_simulations": simulations, "max_memory_mb": 100}
    bot = pyspiel.MCTSBot(game, evaluator, uct_c=1.4, **limits, solve=False, seed=seed, verbose=False)
    start = time.process_time()
    bot.mcts_search(game.new_initial_state())
    return simulations / (time.process_time() - start)


def driven(game: pyspiel.Game, games: int, seed: int) -> tuple[int, float]:
    """Moves made, and seconds."""
    choice = random.Random(seed).choice
    moves = 0
    start = time.process_time()
    for _ in range(games):
        state = game.new_initial_state()
        while not state.is_terminal():
            state.apply_action(choice(state.legal_actions()))
        moves += state.move_number()
    return moves, time.process_time() - start


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure OpenSpiel's connect_four.")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--games", type=int, default=20_000, help="compiled games per round")
    parser.add_argument("--driven-games", type=int, default=4_000, help="driven games per round")
    options = parser.parse_args()

    game = pyspiel.load_game("connect_four")
    rounds = [driven(game, options.driven_games, seed) for seed in range(options.rounds)]
    mean_length = sum(moves for moves, _ in rounds) / (options.driven_games * options.rounds)
    compiled = min(compiled_seconds(game, options.games, seed) for seed in range(options.rounds))
    report = {
        "versions": {"open_spiel": version("open_spiel")},
        "game": "connect_four",
        "mean_length": round(mean_length, 2),
        "compiled_moves_per_second": round(options.games * mean_length / compiled),
        "searched_per_second": round(max(searched(game, options.games, seed) for seed in range(options.rounds))),
        "driven_moves_per_second": round(max(moves / seconds for moves, seconds in rounds)),
    }
    print(json.dumps(report, indent=2))


if __name__ == "__main__":
    main()
