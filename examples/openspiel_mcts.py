"""OpenSpiel's own MCTS bot, playing through the research door, as a bot for `wurf arena`:

wurf arena loot --bots hard,examples/openspiel_mcts.py --games 200 --seconds 60     (its first choice compiles)

It is UCT from a state that looks like the view, with one random playout per simulation. The playouts are compiled:
OpenSpiel's own evaluator plays games of Python out one call at a time, and a single playout of Quadrata would take
thirty times as long as the hard bot thinks. Simulations are counted and not timed, so that a seed gives the same games
everywhere; their number is chosen so that a move takes at least as long as the hard bot's (measured:
python examples/openspiel_mcts.py). Needs wurf[research].
"""

import sys
import time
from functools import cache

import numpy as np
from open_spiel.python.algorithms.mcts import Evaluator, MCTSBot

from wurf.core.engine import Engine
from wurf.research.openspiel import load
from wurf.research.table import rewards_of
from wurf.thinking.random_play import make_ending

# Simulations per half of an action: where lifting and laying are chosen one after the other, each gets as many.
SIMULATIONS = {"loot": 500, "quadrata": 40}


@cache
def opened(id, seats):
    return load(id, seats=seats)


class CompiledPlayout(Evaluator):
    """Values a state by one random playout, in machine code."""

    def __init__(self, luck):
        self._luck = luck

    def evaluate(self, state):
        at = state.at
        if at.half:  # the rules know whole actions only
            state = state.clone()
            state.apply_action(self._luck.choice(state.legal_actions()))
            at = state.at
        engine, tables = engine_of(at.game.meta.id)
        scores = np.zeros(at.setup.seats, np.int64)
        engine.run(tables, at.state, scores, int(self._luck.randint(1, 2**31)))
        return np.array(rewards_of(scores.tolist()))

    def prior(self, state):
        if state.is_chance_node():
            return state.chance_outcomes()
        legal = state.legal_actions()
        return [(action, 1 / len(legal)) for action in legal]


@cache
def engine_of(id):
    from wurf.games import load as load_game

    game = load_game(id)
    engine = Engine(make_ending(game.kernels), compiled=True)
    return engine, engine.tables(game.tables)


def choose(game, view, seed):
    """The action that was simulated most often."""
    state = game.determinize(view, seed)
    at = opened(game.meta.id, len(game.result(state).points)).new_initial_state()
    at.at.state = state
    luck = np.random.RandomState(seed % 2**32)
    evaluator = CompiledPlayout(luck)
    count = SIMULATIONS.get(game.meta.id, 10)
    while True:
        bot = MCTSBot(at.get_game(), 2.0, count, evaluator, random_state=luck)
        index = bot.step(at)
        text = at.action_to_string(view.seat, index)
        if not text.startswith("half "):
            return text
        at.apply_action(index)


def timed(id):
    """Prints how long both bots think about a move, over some games of the medium bot against itself."""
    from wurf.bots import make_bot
    from wurf.core.game import Setup
    from wurf.core.play import course
    from wurf.core.rng import derive
    from wurf.games import load as load_game

    game = load_game(id)
    bots = {"hard": make_bot(game, "hard").choose, "mcts": lambda view, seed: choose(game, view, seed)}
    medium, taken = make_bot(game, "medium"), {name: [] for name in bots}

    def move(state, seat, number):
        view, seed = game.view(state, seat), derive("time", number)
        if number % 9 == 0:
            for name, asked in bots.items():
                begin = time.process_time()
                asked(view, seed)
                taken[name].append(time.process_time() - begin)
        return medium.choose(view, seed)

    for _ in course(game, game.start(Setup(2).checked(game.meta)), "time", move):
        pass
    told = (f"{name} {np.mean(times[1:]) * 1000:.0f} ms" for name, times in taken.items())  # the first one compiles
    print(f"{id}: {', '.join(told)} of one core per move")


if __name__ == "__main__":
    for id in sys.argv[1:] or SIMULATIONS:
        timed(id)
