from __future__ import annotations

import pytest

from wurf.bots.playout import make_playout
from wurf.core.game import Setup
from wurf.core.kernel import compiled, tables_for_compiled
from wurf.games import load

GAME = load("loot")


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_playouts_are_the_same_interpreted_and_compiled(seats: int) -> None:
    playout = make_playout(GAME.kernels)
    state = GAME.start(Setup(seats))
    plain = playout(GAME.tables, state, 5, 2026)
    fast = compiled(playout)(tables_for_compiled(GAME.tables), state, 5, 2026)
    assert plain == tuple(map(int, fast))


def test_a_playout_counts_moves_and_adds_up_scores() -> None:
    playout = make_playout(GAME.kernels)
    state = GAME.start(Setup(2))
    rng, moves, total = 7, 0, 0
    for _ in range(3):
        more, score, rng = playout(GAME.tables, state, 1, rng)
        moves, total = moves + more, total + score
    assert playout(GAME.tables, state, 3, 7) == (moves, total, rng)
    assert moves > 3 * 2 * 11  # each of two players needs more turns than the track has fields to write
    assert total > 0


def test_a_finished_game_is_not_played_on() -> None:
    playout = make_playout(GAME.kernels)
    state = GAME.start(Setup(1, {"turn_cap": 1}))
    moves, _, _ = playout(GAME.tables, state, 1, 1)
    assert moves == 3  # the start cell, the arrangement, one move
