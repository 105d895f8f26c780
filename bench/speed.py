"""How fast games are: playouts, vector steps, searches and interpreted moves, next to OpenSpiel and Pgx.

Every game of the box takes part, found by its folder. Times are of one core's work (`process_time`), so that a busy
machine counts against nobody.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from functools import partial
from pathlib import Path

import numpy as np
from figures import Figure, Rounds, targets

from wurf.core.engine import Engine
from wurf.core.game import Components, Game, Setup
from wurf.games import all_games, load
from wurf.research.vector import KernelBatch, make_random_steps
from wurf.thinking.playouts import judge
from wurf.thinking.random_play import make_playout

HERE = Path(__file__).parent
BATCH = 1024
VERSIONS: dict[str, str] = {}  # of the peers, as they tell them
chosen = all_games()  # to measure
LONG_CALL = 0.05  # seconds, so that what a call itself costs does not count
SECONDS = 0.4  # that a round should take at least
INTERPRETED = """
import sys, time
from wurf.core.game import Setup
from wurf.games import load
from wurf.thinking.random_play import make_playout
game = load(sys.argv[1])
playout, start, best, rng = make_playout(game.kernels), game.start(Setup(2)), 0.0, 1
while time.process_time() < float(sys.argv[2]) or not best:
    begin = time.process_time()
    moves, _, rng = playout(game.tables, start, 1, rng)
    best = max(best, moves / (time.process_time() - begin))
print(best)
"""


def compiled_games() -> list[Game]:
    return [game for game in map(load, chosen) if game.kernels is not None]


def asked(script: str) -> dict[str, float]:
    """What a peer measures, in the environment that `dev.py bench` has made for it."""
    command = [os.environ["PEERS_PYTHON"], str(HERE / script), "--rounds", "2"]
    found: dict[str, float] = json.loads(subprocess.run(command, check=True, capture_output=True, text=True).stdout)
    return found


def per_second(work, units) -> float:
    """Units of work per second of this core, in as many calls as make up a round."""
    done, begin = 0, time.process_time()
    while (spent := time.process_time() - begin) < SECONDS:
        done += units(work())
    return done / spent


class Playing:
    """Random playouts of a game, compiled: the player moves per second; nature's moves are not counted."""

    def __init__(self, game: Game, seats: int = 2) -> None:
        self._engine = Engine(make_playout(game.kernels), compiled=True)
        self._start, self._tables = game.start(Setup(seats)), self._engine.tables(game.tables)
        self._rng, self._games = 1, 1
        self._moves()
        while self._taken() < LONG_CALL:
            self._games *= 2

    def _moves(self) -> int:
        moves, _, self._rng = self._engine.run(self._tables, self._start, self._games, self._rng)
        return int(moves)

    def _taken(self) -> float:
        begin = time.process_time()
        self._moves()
        return time.process_time() - begin

    def speed(self) -> float:
        return per_second(self._moves, int)


class Stepping:
    """A batch of random players with observations and masks, fused into one loop, and called step by step."""

    def __init__(self, game: Game) -> None:
        self._batch = KernelBatch(game, Setup(2).checked(game.meta), BATCH)
        self._batch.reset(1)
        self._fused = Engine(make_random_steps(game.kernels, self._batch.spaces), compiled=True)
        self._draw = Engine(make_random_choice(), compiled=True)
        self._chosen = np.zeros(BATCH, np.int64)
        self._random(1)
        self._called()

    def _random(self, steps: int = 10) -> int:
        self._fused.run(self._batch.tables, self._batch.start, self._batch.arrays, steps)
        return steps * BATCH

    def _called(self) -> int:
        arrays = self._batch.arrays
        self._draw.run(arrays.masks, arrays.rng, self._chosen)
        self._batch.step(self._chosen)
        return BATCH

    def fused(self) -> float:
        return per_second(self._random, int)

    def called(self) -> float:
        return per_second(self._called, int)


def make_random_choice():
    from wurf.core.rng import mixed
    from wurf.research.vector import drawn_index

    def choose(masks, rngs, chosen):
        for row in range(len(rngs)):
            rngs[row] = mixed(rngs[row])
            chosen[row] = drawn_index(masks[row], rngs[row])

    return choose


class Searching:
    """The search that any game can use: playouts per second in an evaluation of the first choice."""

    EFFORT = 2000

    def __init__(self, game: Game) -> None:
        self._judge = judge(game, "hard")
        state = game.start(Setup(2))
        from wurf.core.play import at_random, course

        moves = course(game, state, "search", at_random(game, "search"))
        befores = (step.before for step in moves if step.seat >= 0)
        state = next(before for number, before in enumerate(befores) if number == 6)
        self._view = game.view(state, game.pending(state).seats[0])
        self._search()

    def _search(self) -> int:
        self._judge.evaluate(self._view, self.EFFORT, 1)
        return self.EFFORT

    def speed(self) -> float:
        return per_second(self._search, int)


def interpreted(id: str) -> float:
    """Player moves per second in a process of its own, so that numba does not get in the way."""
    command = [sys.executable, "-c", INTERPRETED, id, "2.0"]
    return float(subprocess.run(command, check=True, capture_output=True, text=True).stdout)


def with_openspiel(game_work, key: str, unit: str, who: str, rounds: int, target: str) -> list[Figure]:
    """All games, each in turn with OpenSpiel; `game_work` makes a function that measures once."""
    measures = {g.meta.id: game_work(g) for g in compiled_games()}
    return compared(measures, "openspiel_peer.py", key, unit, who, rounds, target)


def compared(measures, script: str, key: str, unit: str, who: str, rounds: int, target: str) -> list[Figure]:
    theirs: Rounds = []
    ours: dict[str, Rounds] = {id: [] for id in measures}
    for _ in range(rounds):
        found = asked(script)
        VERSIONS.update(found["versions"])
        theirs.append(found[key])
        for id, measure in measures.items():
            ours[id].append(measure())
    names = {id: f"{load(id).meta.title} / {who}" for id in measures}
    return [Figure(names[id], ours[id], unit, theirs, **targets(id).get(target, {})) for id in measures]


def playouts(rounds: int) -> list[Figure]:
    key, who = "compiled_moves_per_second", "OpenSpiel's connect_four in C++"
    return with_openspiel(lambda g: Playing(g).speed, key, "moves/s", who, rounds, "playouts")


def searches(rounds: int) -> list[Figure]:
    key, who = "searched_per_second", "OpenSpiel's MCTS on connect_four in C++"
    return with_openspiel(lambda g: Searching(g).speed, key, "playouts/s", who, rounds, "search")


def moves(rounds: int) -> list[Figure]:
    key, who = "driven_moves_per_second", "connect_four driven from Python"
    return with_openspiel(lambda g: partial(interpreted, g.meta.id), key, "moves/s", who, rounds, "interpreted")


def steps(rounds: int) -> list[Figure]:
    """In one compiled loop, and with a call per step."""
    found = []
    batches = {g.meta.id: Stepping(g) for g in compiled_games()}
    for target, who in (("fused", "Pgx's connect_four, one loop"), ("called", "Pgx's connect_four, a call per step")):
        measures = {id: getattr(batch, target) for id, batch in batches.items()}
        found += compared(measures, "pgx_peer.py", f"{target}_steps_per_second", "steps/s", who, rounds, target)
    return found


def growth(rounds: int) -> list[Figure]:
    """Playouts with more seats, and on boards of other sizes that a game's targets name, next to the usual ones."""
    found = []
    for game in compiled_games():
        usual = Playing(game)
        others = {f"{s} seats": Playing(game, s) for s in range(3, game.meta.most_seats + 1)}
        for size in targets(game.meta.id).get("sizes", []):
            text = game.components.text
            for old, new in size["replace"].items():
                assert old in text, old
                text = text.replace(old, new)
            others[size["name"]] = Playing(load(game.meta.id, Components(size["name"], text, False)))
        for name, playing in others.items():
            pairs = [(playing.speed(), usual.speed()) for _ in range(rounds)]
            what = f"{game.meta.title}: {name} / two seats, as printed"
            found.append(Figure(what, [one for one, _ in pairs], "moves/s", [other for _, other in pairs]))
    return found
