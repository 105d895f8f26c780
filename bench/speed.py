"""How fast games are: playouts, vector steps, searches and moves from Python, next to OpenSpiel, Pgx and PettingZoo.

Every game of the box takes part, found by its folder. Both sides are measured by the same lines (measure.py).
"""

from __future__ import annotations

import json
import os
import random
import subprocess
import sys
from functools import partial
from pathlib import Path

import numpy as np
from figures import Figure, Rounds, targets
from measure import long_enough, per_second
from pettingzoo_peer import steps_of_a_game

from wurf.core.engine import Engine
from wurf.core.game import Components, Game, Setup
from wurf.games import all_games, load
from wurf.research.vector import KernelBatch, make_random_steps
from wurf.thinking.playouts import judge
from wurf.thinking.random_play import make_playout

HERE = Path(__file__).parent
BATCH = 1024
LENGTHS = 400  # playouts whose mean length is taken
VERSIONS: dict[str, str] = {}  # of the peers, as they tell them
chosen = all_games()  # to measure
INTERPRETED = """
import sys
from measure import per_second
from wurf.core.game import Setup
from wurf.games import load
from wurf.thinking.random_play import make_playout
game, rng = load(sys.argv[1]), 1
playout, start = make_playout(game.kernels), game.start(Setup(2))
def moves():
    global rng
    made, _, rng = playout(game.tables, start, 1, rng)
    return made
print(per_second(moves))
"""


def compiled_games() -> list[Game]:
    return [game for game in map(load, chosen) if game.kernels is not None]


def asked(script: str, figure: str) -> float:
    """What a peer measures, in the environment that `dev.py bench` has made for it."""
    command = [os.environ["PEERS_PYTHON"], str(HERE / script), figure]
    found = json.loads(subprocess.run(command, check=True, capture_output=True, text=True).stdout)
    VERSIONS.update(found["versions"])
    return float(found["per_second"])


class Playing:
    """Random playouts of a game, compiled: the player moves per second; nature's moves are not counted."""

    def __init__(self, game: Game, seats: int = 2) -> None:
        self._engine = Engine(make_playout(game.kernels), compiled=True)
        self._start, self._tables = game.start(Setup(seats)), self._engine.tables(game.tables)
        self._rng = 1
        self._moves(1)  # compiles
        self._games = long_enough(self._moves)

    def _moves(self, games: int) -> int:
        moves, _, self._rng = self._engine.run(self._tables, self._start, games, self._rng)
        return int(moves)

    def speed(self) -> float:
        return per_second(lambda: self._moves(self._games))


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

    def _random(self, steps: int = 200) -> int:
        self._fused.run(self._batch.tables, self._batch.start, self._batch.arrays, steps)
        return steps * BATCH

    def _called(self) -> int:
        arrays = self._batch.arrays
        self._draw.run(arrays.masks, arrays.rng, self._chosen)
        self._batch.step(self._chosen)
        return BATCH

    def fused(self) -> float:
        return per_second(self._random)

    def called(self) -> float:
        return per_second(self._called)


def make_random_choice():
    from wurf.core.rng import mixed
    from wurf.research.vector import drawn_index

    def choose(masks, rngs, chosen):
        for row in range(len(rngs)):
            rngs[row] = mixed(rngs[row])
            chosen[row] = drawn_index(masks[row], rngs[row])

    return choose


class Searching:
    """The search that any game can use: moves per second, of all playouts, while it values the choices of one state."""

    EFFORT = 2000

    def __init__(self, game: Game) -> None:
        self._judge = judge(game, "hard")
        state = game.start(Setup(2))
        from wurf.core.play import at_random, course

        moves = course(game, state, "search", at_random(game, "search"))
        befores = (step.before for step in moves if step.seat >= 0)
        state = next(before for number, before in enumerate(befores) if number == 6)
        self._view = game.view(state, game.pending(state).seats[0])
        playouts = Engine(make_playout(game.kernels), compiled=True)
        moves, _, _ = playouts.run(playouts.tables(game.tables), state, LENGTHS, 1)
        self._length = int(moves) / LENGTHS
        self._search()

    def _search(self) -> float:
        self._judge.evaluate(self._view, self.EFFORT, 1)
        return self.EFFORT * self._length

    def speed(self) -> float:
        return per_second(self._search)


def interpreted(id: str) -> float:
    """Player moves per second in a process of its own, so that numba does not get in the way."""
    environment = os.environ | {"PYTHONPATH": str(HERE)}
    command = [sys.executable, "-c", INTERPRETED, id]
    return float(subprocess.run(command, check=True, env=environment, capture_output=True, text=True).stdout)


def through_pettingzoo(id: str) -> float:
    """Steps per second of a PettingZoo environment (AEC), by the lines that measure PettingZoo's own."""
    from wurf.research.pettingzoo import env

    game, luck = env(id), random.Random(1)
    return per_second(lambda: steps_of_a_game(game, luck))


def compared(measures, script: str, figure: str, unit: str, who: str, rounds: int, target: str) -> list[Figure]:
    """All games next to a peer, which takes turns with them; `measures` has a function for each that measures once."""
    theirs: Rounds = []
    ours: dict[str, Rounds] = {id: [] for id in measures}
    for _ in range(rounds):
        theirs.append(asked(script, figure))
        for id, measure in measures.items():
            ours[id].append(measure())
    names = {id: f"{load(id).meta.title} / {who}" for id in measures}
    return [Figure(names[id], ours[id], unit, theirs, **targets(id).get(target, {})) for id in measures]


def playouts(rounds: int) -> list[Figure]:
    measures, who = {g.meta.id: Playing(g).speed for g in compiled_games()}, "OpenSpiel's connect_four in C++"
    return compared(measures, "openspiel_peer.py", "compiled", "moves/s", who, rounds, "playouts")


def searches(rounds: int) -> list[Figure]:
    measures = {g.meta.id: Searching(g).speed for g in compiled_games()}
    who = "OpenSpiel's MCTS on connect_four in C++"
    return compared(measures, "openspiel_peer.py", "searched", "moves/s", who, rounds, "search")


def moves(rounds: int) -> list[Figure]:
    """Rules run by Python alone; and games through PettingZoo, with observations and masks."""
    plain = {g.meta.id: partial(interpreted, g.meta.id) for g in compiled_games()}
    zoo = {id: partial(through_pettingzoo, id) for id in chosen}
    who, in_zoo = "connect_four driven from Python", "PettingZoo's connect_four, AEC"
    return [
        *compared(plain, "openspiel_peer.py", "driven", "moves/s", who, rounds, "interpreted"),
        *compared(zoo, "pettingzoo_peer.py", "stepped", "steps/s", in_zoo, rounds, "pettingzoo"),
    ]


def steps(rounds: int) -> list[Figure]:
    """In one compiled loop, and with a call per step."""
    found = []
    batches = {g.meta.id: Stepping(g) for g in compiled_games()}
    for target, who in (("fused", "Pgx's connect_four, one loop"), ("called", "Pgx's connect_four, a call per step")):
        measures = {id: getattr(batch, target) for id, batch in batches.items()}
        found += compared(measures, "pgx_peer.py", target, "steps/s", who, rounds, target)
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
