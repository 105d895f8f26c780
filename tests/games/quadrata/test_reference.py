"""Quadrata's reference player, where chances can be solved by hand, and the race in general."""

from __future__ import annotations

import pytest

from tests.games.quadrata.table import game
from wurf.core.game import NATURE, Setup
from wurf.core.play import at_random, course
from wurf.games.quadrata import rules
from wurf.games.quadrata.race import Prospect, after_rounds, race
from wurf.games.quadrata.reference import Racer
from wurf.games.quadrata.state import MOVE, ROLL

TURN = 256
EVEN = Prospect(10 * TURN, 8 * TURN, 5 * TURN)


def ahead(by: int) -> Prospect:
    return EVEN._replace(turns=EVEN.turns - by * TURN)


def test_chances_add_up_to_one_and_who_is_nearer_is_ahead() -> None:
    for seats in (2, 3, 4):
        found = race([ahead(3), *[EVEN] * (seats - 1)], 0, [0] * seats, 0)
        assert sum(found) == pytest.approx(1.0)
        assert found[0] == max(found) > 1 / seats


def test_whoever_has_just_moved_is_a_little_behind() -> None:
    moved, waiting = race([EVEN, EVEN], 0, [0, 0], 0)
    assert 0.4 < moved < 0.5 < waiting < 0.6


def test_earlier_rounds_and_rounds_to_come_count() -> None:
    chances = [race([EVEN, EVEN], 0, [points, 0], 1)[0] for points in (-8, 0, 8)]
    assert chances == sorted(chances)
    assert race([ahead(5), EVEN], 0, [0, 0], 0)[0] > race([ahead(5), EVEN], 0, [0, 0], 2)[0] > 0.5
    assert after_rounds([0, 0], 3) == [0.5, 0.5]
    assert after_rounds([9, 0], 1)[0] > after_rounds([9, 0], 4)[0] > 0.5


def last_turns():
    """Positions of a random game in which the turn is the last one of the last round (Q18)."""
    start = game.start(Setup(2, {"rounds": 1, "turn_cap": 30}))
    return [played.before for played in course(game, start, "end", at_random(game, "end")) if played.before.turn >= 29]


def solved(state) -> dict[str, float]:
    """What every move of the last turn brings the active seat of the win, counted from the rules alone."""
    found = {}
    for action in game.legal(state, state.active):
        points = game.result(game.apply(state, state.active, action)).points
        mine, theirs = points[state.active], points[1 - state.active]
        found[game.write(action)] = 1.0 if mine > theirs else 0.5 if mine == theirs else 0.0
    return found


def test_in_the_last_turn_every_move_has_its_exact_chance() -> None:
    racer = Racer(game, compiled=False)
    state = next(state for state in last_turns() if state.phase == MOVE and state.turn == 30)
    exact = solved(state)
    openings = [((state.active, game.parse(text)),) for text in exact]
    found = racer.sample(game.view(state, None), [(), *openings], 0, 2, 1)[:, :, state.active]
    assert found[0].tolist() == [max(exact.values())] * 2
    for values, value in zip(found[1:], exact.values(), strict=True):
        assert values.tolist() == [value] * 2


def test_before_the_last_roll_the_chance_is_the_mean_over_the_dice() -> None:
    racer = Racer(game, compiled=False)
    state = next(state for state in last_turns() if state.phase == ROLL and state.turn == 29)
    rolled = [rules.apply(game.tables, state, NATURE, rules.outcome(game.tables, state, face)) for face in range(6)]
    exact = sum(max(solved(one).values()) for one in rolled) / 6
    found = racer.sample(game.view(state, None), [()], 0, 2, 1)[0, :, state.active]
    assert found.tolist() == pytest.approx([exact] * 2)
