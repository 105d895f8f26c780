"""The course of a game outside a match."""

from __future__ import annotations

from tests.core.private_hands import PrivateHands
from wurf.core.game import NATURE, Setup
from wurf.core.play import at_random, course
from wurf.core.rng import Dice

GAME = PrivateHands()


def test_a_course_runs_from_a_state_to_the_end_and_every_state_follows_from_the_one_before() -> None:
    state = GAME.start(Setup(3))
    steps = [*course(GAME, state, "a seed", at_random(GAME, "a seed"))]
    for step in steps:
        assert step.before == state
        state = GAME.apply(state, step.seat, step.action)
        assert step.after == state
    assert GAME.pending(state).over


def test_draws_and_moves_are_counted_apart_so_that_each_has_luck_of_its_own() -> None:
    moves: list[int] = []

    def choose(state: object, seat: int, move: int) -> object:
        moves.append(move)
        return GAME.legal(state, seat)[0]

    steps = [*course(GAME, GAME.start(Setup(2)), "a seed", choose)]
    assert moves == list(range(sum(step.seat != NATURE for step in steps)))
    drawn = [step for step in steps if step.seat == NATURE]
    assert [step.action for step in drawn] == [GAME.nature(s.before, Dice("a seed", n)) for n, s in enumerate(drawn)]


def test_a_finished_game_has_no_course() -> None:
    *_, last = course(GAME, GAME.start(Setup(2)), "a", at_random(GAME, "a"))
    assert not [*course(GAME, last.after, "a", at_random(GAME, "a"))]


def test_random_play_is_the_same_for_the_same_seed_and_another_for_another() -> None:
    start = GAME.start(Setup(2))
    played = [[*course(GAME, start, "dice", at_random(GAME, seed))] for seed in ("a", "a", "b")]
    assert played[0] == played[1] != played[2]
