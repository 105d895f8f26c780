"""What a drop of the hard bot scores, and how far a lead can still change: the figures of `drop_it/evaluation.py`.

`.venv/bin/python bench/prospects_drop_it.py GAMES [EFFORT] [SEED]` plays games between hard bots with this effort
(drops simulated per choice) and prints the figures, then how often the side to drop won next to the predicted chance.
With effort 60, a game takes about 10 seconds.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from math import sqrt
from statistics import fmean, linear_regression

from wurf.bots import make_bot
from wurf.core.game import NATURE, Setup
from wurf.core.rng import Dice, derive
from wurf.games import load
from wurf.games.drop_it.evaluation import chance, gain, spread
from wurf.games.drop_it.state import ALL_PIECES

game = load("drop_it")
TURNS = range(ALL_PIECES)
EFFORT = 60
BINS = 5


def played(seed: str, effort: int) -> list[int]:
    """The score of every drop in a game, turn by turn; the two sides take turns."""
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


def fitted(games: list[list[int]]) -> tuple[float, float, float, float]:
    """GAIN, GAIN_RISE, SPREAD and SPREAD_RISE: lines fitted to the means and the deviations of the turns."""
    progress = [turn / ALL_PIECES for turn in TURNS]
    rise, least = linear_regression(progress, [fmean(scored[turn] for scored in games) for turn in TURNS])
    deviations = [sqrt(fmean((s[turn] - least - rise * turn / ALL_PIECES) ** 2 for s in games)) for turn in TURNS]
    wider, narrow = linear_regression(progress, deviations)
    return least, rise, narrow, wider


def predicted(games: list[list[int]]) -> Iterator[tuple[float, float]]:
    """Before every drop: the predicted chance of the side to drop, and its share of the win in the end."""
    for scored in games:
        ends = sum(scored[0::2]), sum(scored[1::2])
        for turn in TURNS:
            side = turn % 2
            lines = [
                f"turn: {turn}",
                f"side 1 levels: {sum(scored[0:turn:2])}",
                f"side 2 levels: {sum(scored[1:turn:2])}",
            ]
            state = game.read_state("\n".join(lines))
            won = (ends[side] > ends[1 - side]) + (ends[side] == ends[1 - side]) / 2
            yield chance(state, side, gain(turn), spread(turn)), won


def main() -> None:
    games = int(sys.argv[1])
    effort, seed = (int(sys.argv[2]) if len(sys.argv) > 2 else EFFORT), (sys.argv[3] if len(sys.argv) > 3 else "curve")
    told([played(f"{seed}/{number}", effort) for number in range(games)])


def told(games: list[list[int]]) -> None:
    gained, rise, narrow, wider = fitted(games)
    print(f"{len(games)} games")
    print(f"GAIN, GAIN_RISE = {gained:.2f}, {rise:.2f}; SPREAD, SPREAD_RISE = {narrow:.2f}, {wider:.2f}")
    print(f"taboos: {fmean(points == 0 for scored in games for points in scored):.1%} of the drops")
    found = sorted(predicted(games))
    for at in range(BINS):
        some = [pair for pair in found if at <= pair[0] * BINS < at + 1]
        if some:
            likely, won = (fmean(column) for column in zip(*some, strict=True))
            print(f"predicted {likely:.1%}, won {won:.1%} ({len(some)} drops)")


if __name__ == "__main__":
    main()
