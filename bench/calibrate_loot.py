"""How far LOOT's judges are from the truth: `.venv/bin/python bench/calibrate_loot.py GAMES [EFFORT]`.

Judges say how likely the choice they hold to be best wins, in positions of games between hard bots. From each position
two games are played to their ends, independently, by hard bots with this effort. With c the chance told, and a and b
the shares of a win that came of it, the mean of (c - a)(c - b) is the mean square of c's distance from the true chance:
what dice do to one game, they do not do to the other. So its root is the standard error of a judge, which a single game
per position would overstate.
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

EVERY = 6  # moves of seat 0, of which one is judged
SEED = "calibration"
game = load("loot")


def won(state, bot, *luck):
    """Seat 0's share of a win, if all go on as this bot does."""
    seed = "/".join(map(str, luck))

    def choose(state, seat, move):
        return bot.choose(game.view(state, seat), derive(seed, move))

    for step in course(game, state, seed, choose):
        state = step.after
    ranks = game.result(state).ranks
    return (ranks[0] == 1) / ranks.count(1)


def positions(games: int, bot):
    """States in which seat 0 is to move, with what it is about to do."""
    for number in range(games):

        def choose(state, seat, move, number=number):
            return bot.choose(game.view(state, seat), derive(SEED, number, move))

        moves = count(number)  # so that all turns are judged in some game
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
