"""Drop It's calibration (D2) and how long its drops take: `.venv/bin/python bench/calibrate_drop_it.py GAMES [SEED]`.

Random games with a normal hand; every line is a figure of RULES.md. Exits with 1 if a requirement is not met.
"""

from __future__ import annotations

import sys
import time
from statistics import mean, median, quantiles, stdev

from wurf.core.game import NATURE, Setup
from wurf.core.rng import Dice, derive, mixed
from wurf.games.drop_it import game as drop_it
from wurf.games.drop_it.actions import Rest
from wurf.games.drop_it.geometry import ONE, sunk
from wurf.games.drop_it.judging import COLOUR, EDGE, HEIGHT, SHAPE, figure_of, judge
from wurf.games.drop_it.physics import drop
from wurf.games.drop_it.state import FALL, OVER

FULL = 27  # pieces in a shaft that we call full
game = drop_it()


class Figures:
    def __init__(self) -> None:
        self.tops: list[int] = []
        self.levels: list[int] = []
        self.milliseconds: list[float] = []
        self.in_full_shaft: list[float] = []
        self.capped = self.bounced = self.turned = self.overlap = self.points = 0
        self.taboos = dict.fromkeys((SHAPE, COLOUR, EDGE, HEIGHT), 0)

    def fall(self, state):
        """Nature's move for one fall, timed."""
        begin = time.perf_counter()
        fall = drop(game.tables, state.pile, state.aim)
        took = (time.perf_counter() - begin) * 1000
        self.milliseconds.append(took)
        if len(state.pile) >= FULL:
            self.in_full_shaft.append(took)
        self.capped += fall.steps >= game.tables.material.step_cap
        frames = fall.paths[-1].frames
        self.bounced += rise(frame.y for frame in frames) >= 200
        self.turned += max(f.angle for f in frames) - min(f.angle for f in frames) >= 1500
        self.overlap = max(self.overlap, overlap(fall.pile))
        return Rest(fall.paths)

    def judged(self, state):
        verdict = judge(game.tables, state.variant, state.pile)
        self.points += verdict.points
        for taboo in self.taboos:
            self.taboos[taboo] += bool(verdict.taboos & taboo)

    def over(self, state):
        figures = [figure_of(game.tables, pose) for pose in state.pile]
        self.tops.append(max(figure.top for figure in figures) // ONE)
        highest = max(figures, key=lambda figure: figure.top)
        middle = (highest.left + highest.right) // 2 / ONE
        heights = [left + (right - left) * middle / game.tables.width for left, right in game.tables.lines]
        self.levels.append(1 + sum(height < highest.top / ONE for height in heights))


def rise(heights):
    """The most that a piece rises again after being lower."""
    most = lowest = 0
    for height in heights:
        lowest = min(lowest or height, height)
        most = max(most, height - lowest)
    return most


def overlap(pile):
    """The deepest overlap of pieces, walls and floor, in 0.01 mm, rounded up."""
    figures, worst = [figure_of(game.tables, pose) for pose in pile], 0
    for figure in figures:
        beyond = max(-figure.left, figure.right - game.tables.width * ONE, -figure.bottom)
        worst = max(worst, -(-beyond // ONE))
    for at, one in enumerate(figures):
        for other in figures[:at]:
            while sunk(one, other, worst):
                worst += 1
    return worst


def play(figures: Figures, seed: str) -> None:
    state, rng, draws = game.start(Setup(2)), derive(seed, "play"), 0
    while state.phase != OVER:
        if state.phase == FALL:
            state = game.apply(state, NATURE, figures.fall(state))
            figures.judged(state)
        elif game.pending(state).nature:
            state = game.apply(state, NATURE, game.nature(state, Dice(seed, draws)))
        else:
            rng, (seat,) = mixed(rng), game.pending(state).seats
            state = game.apply(state, seat, game.legal(state, seat).sample(rng))
        draws += 1
    figures.over(state)


def unmet(figures: Figures) -> list[str]:
    """The requirements on the shaft and its physics that are not met."""
    games, drops = len(figures.tops), len(figures.milliseconds)
    out = mean(top > game.tables.height for top in figures.tops)
    demands = {
        "nothing is more than 0.1 mm inside anything else, or out of place": figures.overlap <= 10,
        "under 1 % of drops reach the step cap": figures.capped < 0.01 * drops,
        "80 % of the piles top out in level 7 or 8": sum(level >= 7 for level in figures.levels) >= 0.8 * games,
        "some piles stick out, but under 30 %": 0 < out < 0.3,
    }
    return [demand for demand, met in demands.items() if not met]


def main() -> int:
    games, seed = int(sys.argv[1]), sys.argv[2] if len(sys.argv) > 2 else "calibration"
    figures = Figures()
    for number in range(games):
        play(figures, f"{seed}/{number}")
    drops, height = len(figures.milliseconds), game.tables.height
    share = {7: 0.0, 8: 0.0} | {level: figures.levels.count(level) / games for level in set(figures.levels)}
    print(f"{games} random games, {drops} drops")
    print(f"top of the pile {mean(figures.tops) / 100:.1f} ± {stdev(figures.tops) / 100:.1f} mm")
    print(
        f"tops out in level 7 or 8 {share[7] + share[8]:.1%}; sticks out {mean(t > height for t in figures.tops):.1%}"
    )
    print(f"bounces 2 mm or more {figures.bounced / drops:.1%}, turns 15° or more {figures.turned / drops:.1%}")
    print(f"step cap {figures.capped / drops:.2%}; worst overlap {figures.overlap / 100:.2f} mm")
    named = zip(("shape", "colour", "edge", "height"), figures.taboos.values(), strict=True)
    print("taboos: " + ", ".join(f"{name} {count / drops:.1%}" for name, count in named))
    print(f"points per drop {figures.points / drops:.2f}")
    for name, times in (("all", figures.milliseconds), (f"{FULL} pieces or more", figures.in_full_shaft)):
        print(f"a drop takes (ms), {name}: median {median(times):.1f}, 95 % {quantiles(times, n=20)[-1]:.1f}")
    for demand in (failed := unmet(figures)):
        print(f"NOT MET: {demand}")
    return len(failed) > 0


if __name__ == "__main__":
    sys.exit(main())
