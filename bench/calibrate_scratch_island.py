"""Scratch Island's calibration: `.venv/bin/python bench/calibrate_scratch_island.py GAMES [SEATS] [COMPONENTS]`.

Games between hard bots on all cores; the first seat starts each of them. Every line is a figure of RULES.md.
"""

from __future__ import annotations

import sys
from functools import cache
from itertools import repeat
from multiprocessing import get_context
from statistics import mean, quantiles

from wurf.bots import make_bot
from wurf.core.game import Components, Setup
from wurf.core.play import course
from wurf.core.rng import derive
from wurf.games import load
from wurf.lab.estimates import wilson

FIRST_SEAT = 1  # of option `first`
SEED = "calibration"


@cache
def prepared(file: str | None):
    game = load("scratch_island", Components.from_file(file) if file else None)
    return game, make_bot(game, "hard")


def play(number: int, seats: int, file: str | None):
    """The rounds of one game, whether a fourth chest ended it, the winner's points and the seats that won."""
    game, bot = prepared(file)
    start = game.start(Setup(seats, {"first": FIRST_SEAT}).checked(game.meta))

    def choose(state, seat, move):
        return bot.choose(game.view(state, seat), derive(SEED, number, move))

    *_, last = course(game, start, f"{SEED}/{number}", choose)
    state = last.after
    result = game.result(state)
    winners = [seat for seat, rank in enumerate(result.ranks) if rank == 1]
    return state.round, any(player.finished for player in state.players), max(result.points), winners


def main() -> int:
    games, seats = int(sys.argv[1]), int(sys.argv[2]) if len(sys.argv) > 2 else 2
    file = sys.argv[3] if len(sys.argv) > 3 else None
    with get_context("spawn").Pool() as pool:
        played = pool.starmap(play, zip(range(games), repeat(seats), repeat(file)), chunksize=1)
    rounds, by_chest, points, winners = zip(*played, strict=True)
    low, *_, high = quantiles(rounds, n=20)
    print(f"{games} games of {seats} hard bots")
    print(f"rounds {mean(rounds):.1f}, {low:.0f} to {high:.0f} in 90 % of games; rolls {mean(rounds) * seats:.1f}")
    print(f"ended by a fourth chest {mean(by_chest):.1%}")
    print(
        f"the winner's points {mean(points):.1f}; 15 to 26 in {mean(15 <= most <= 26 for most in points):.1%} of games"
    )
    for seat in range(seats):
        won = wilson(sum((seat in first) / len(first) for first in winners), games)
        print(f"seat {seat + 1} wins {won.mean:.1%} ({won.low:.1%} to {won.high:.1%})")
    return 0


if __name__ == "__main__":
    sys.exit(main())
