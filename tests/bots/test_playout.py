from __future__ import annotations

import pytest

from wurf.core.engine import Engine
from wurf.core.game import Setup
from wurf.games import load
from wurf.thinking.random_play import Tried, make_playout, make_trials

GAME = load("loot")
assert GAME.kernels is not None
PLAYOUT, TRIALS = make_playout(GAME.kernels), make_trials(GAME.kernels)


SOAK = pytest.mark.soak  # compiling takes long, and the rules are compared at every seat count by the conformance suite


@pytest.mark.parametrize("seats", [2, *(pytest.param(seats, marks=SOAK) for seats in (1, 3, 4))])
def test_playouts_are_the_same_interpreted_and_compiled(seats: int) -> None:
    state = GAME.start(Setup(seats))
    fast = Engine(PLAYOUT, compiled=True)
    plain = PLAYOUT(GAME.tables, state, 5, 2026)
    assert plain == tuple(map(int, fast.run(fast.tables(GAME.tables), state, 5, 2026)))


def test_a_playout_counts_moves_and_adds_up_scores() -> None:
    state = GAME.start(Setup(2))
    rng, moves, total = 7, 0, 0
    for _ in range(3):
        more, score, rng = PLAYOUT(GAME.tables, state, 1, rng)
        moves, total = moves + more, total + score
    assert PLAYOUT(GAME.tables, state, 3, 7) == (moves, total, rng)
    assert moves > 3 * 2 * 11  # each of two players needs more turns than the track has fields to write
    assert total > 0


def test_a_finished_game_is_not_played_on() -> None:
    state = GAME.start(Setup(1, {"turn_cap": 1}))
    moves, _, _ = PLAYOUT(GAME.tables, state, 1, 1)
    assert moves == 3  # the start cell, the arrangement, one move


def test_trials_are_the_same_interpreted_and_compiled_and_give_every_choice_the_same_luck() -> None:
    state = GAME.start(Setup(2))
    codes = [GAME.encode(action) for action in GAME.legal(state, 1)]
    actions = (codes[3], codes[5], codes[3])
    found = []
    for compiled in (False, True):
        engine = Engine(TRIALS, compiled=compiled)
        work = engine.work(Tried(actions, (-1,) * 8))
        engine.run(engine.tables(GAME.tables), state, 1, 2, work, 3, 2026)
        found.append([int(score) for score in work.scores])
    assert found[0] == found[1]
    assert found[0][0:2] == found[0][4:6] != found[0][2:4]
    assert found[0][6:] == [-1, -1]


def test_a_trial_is_a_playout_after_the_choice() -> None:
    state = GAME.start(Setup(2))
    action = GAME.legal(state, 0)[0]
    tried = Tried([GAME.encode(action)], [0, 0])
    moves = TRIALS(GAME.tables, state, 0, 2, tried, 1, 5)
    assert (moves, tried.scores[0]) == PLAYOUT(GAME.tables, GAME.apply(state, 0, action), 1, 5)[:2]
