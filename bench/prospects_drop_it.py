"""What a drop of the hard bot brings, and how far a lead can still change: the figures of `drop_it/prospects.py`.

`.venv/bin/python bench/prospects_drop_it.py GAMES [EFFORT] [SEED]` plays games between hard bots of this effort (drops
simulated per choice) and prints the figures, then how often the side in front has won beside the chance predicted.
"""

from __future__ import annotations

import sys
from collections import defaultdict
from math import sqrt
from statistics import fmean, linear_regression

from wurf.bots import make_bot
from wurf.core.game import NATURE, Setup
from wurf.core.rng import Dice, derive
from wurf.games import load
from wurf.games.drop_it.state import ALL_PIECES

game = load("drop_it")
EFFORT = 60


def played(seed: str, effort: int) -> list[int]:
    """What every drop of a game has scored, turn by turn."""
    state, scored, step = game.start(Setup(2)), [], 0
    hard = make_bot(game, "hard", effort=effort)
    while not (pending := game.pending(state)).over:
        step += 1
        if pending.nature:
            seat, action = NATURE, game.nature(state, Dice(seed, step))
        else:
            (seat,) = pending.seats
            action = hard.choose(game.view(state, seat), derive(seed, step))
        before, state = state, game.apply(state, seat, action)
        if state.turn > before.turn:
            scored.append(state.scored)
    return scored


if __name__ == "__main__":
    for number in range(int(sys.argv[1])):
        print(played(f"{sys.argv[3]}/{number}", int(sys.argv[2])), flush=True)
