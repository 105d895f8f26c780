"""How far LOOT's judges are from the truth: `.venv/bin/python bench/calibrate_loot.py GAMES [EFFORT]`.

In positions from games between hard bots, each judge says how likely its best choice is to win. From each position, two
independent games are played to the end by hard bots with this effort. With c the judge's chance, and a and b the shares
of a win in the two games, the mean of (c - a)(c - b) is the mean squared distance of c from the true chance, because
the luck of the two games is independent. So its root is the standard error of the judge, which a single game per
position would overstate.
"""

from __future__ import annotations

import sys
from itertools import count
from math import sqrt

from wurf.bots import bot_module, make_bot
from wurf.core.game import Setup
from wurf.core.play import course
from wurf.core.rng import derive
from wurf.games import load

EVERY = 6  # one of this many moves of seat 0 is judged
SEED = "calibration"
game = load("loot")


def won(state, bot, *luck):
    """Seat 0's share of a win if this bot plays on for all seats."""
    seed = "/".join(map(str, luck))

    def choose(state, seat, move):
        return bot.choose(game.view(state, seat), derive(seed, move))

    for step in course(game, state, seed, choose):
        state = step.after
    ranks = game.result(state).ranks
    return (ranks[0] == 1) / ranks.count(1)


def positions(games: int, bot):
    """States with seat 0 to move: one of EVERY such states in each game."""
    for number in range(games):

        def choose(state, seat, move, number=number):
            return bot.choose(game.view(state, seat), derive(SEED, number, move))

        moves = count(number)  # a different start per game, so that every turn is judged in some game
        for step in course(game, game.start(Setup(2)), f"{SEED}/{number}", choose):
            if step.seat == 0 and next(moves) % EVERY == 0:
                yield step.before


def main() -> int:
    games, effort = int(sys.argv[1]), int(sys.argv[2]) if len(sys.argv) > 2 else 2000
    hard = make_bot(game, "hard", effort=effort)
    judges = {level: bot_module(game).judge(game, level) for level in ("medium", "hard")}
    squares: dict[str, list[float]] = {level: [] for level in judges}
    for at, state in enumerate(positions(games, hard)):
        view = game.view(state, 0)
        for level, judge in judges.items():
            best = max(judge.evaluate(view, effort, 1), key=lambda one: one.chance)
            then = game.apply(state, 0, best.action)
            one, other = (best.chance - won(then, hard, SEED, at, level, twin) for twin in range(2))
            squares[level].append(one * other)
    for level, found in squares.items():
        mean = sum(found) / len(found)
        spread = sqrt(sum((square - mean) ** 2 for square in found)) / len(found)
        print(f"{level}: root mean square error {sqrt(max(mean, 0)):.3f}, of the square {mean:.4f} ± {spread:.4f}")
    print(f"{len(squares['hard'])} positions of {games} games, effort {effort}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
