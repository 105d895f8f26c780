"""LOOT's judges and whims."""

from __future__ import annotations

from typing import Any

import pytest

from wurf.bots import LEVELS, bot_module, make_bot
from wurf.core.game import NATURE, Setup
from wurf.core.play import at_random, course
from wurf.games import load
from wurf.games.loot.state import State

GAME = load("loot")
JUDGES = {level: bot_module(GAME).judge(GAME, level, compiled=False) for level in LEVELS[1:]}
EFFORT = 300

# Every seventh choice in one random game of three. Another choice is another bot: then its strength is to be measured.
CHOICES = {
    "easy": "start_g4 f5 g3 a1 e1 c4 b7 c5_wrap d6 a3 g7 b6 b4 a3 a2 "
    "f4 a4 f6 put_e5 d6 c3 put_d4 put_g1 g7 d1 f6 a7 b4 c2 g3",
    "medium": "start_g4 f5 g3 a1 f2 c4 g2 d5 d6 a3 g7 b6 b4 d6 f7 "
    "f4 a4 f6 put_e5 d6 c3 a5_nudge put_g1 g7 f3 f6 a7 b4 d1 g3",
    "hard": "start_g4 g6 e5 a1 e3 c4 g2 d5 d6 a3 g7 e3 d6 a3 f7 "
    "f4 a4 f6 put_d7 d6 c3 put_g6 put_c1 g7 f3 f6 g1 b4 d1 g3",
}


@pytest.mark.parametrize("level", LEVELS)
def test_bots_choose_as_they_did_when_their_strength_was_measured(level: str) -> None:
    bot = make_bot(GAME, level, effort=EFFORT, compiled=False)
    played = course(GAME, GAME.start(Setup(3)), "pinned", at_random(GAME, "pinned"))
    moves = [step for step in played if step.seat >= 0]
    chosen = [bot.choose(GAME.view(moves[at].before, moves[at].seat), at) for at in range(0, len(moves), 7)]
    assert [GAME.write(action).replace(" ", "_") for action in chosen] == CHOICES[level].split()


def position(mine: str, theirs: str) -> State:
    return GAME.read_state(
        f"""
        phase: move
        turn: 20
        dice: 1 3 2
        seat 1 figure: a1
        seat 1 track: {mine}
        seat 2 figure: g7
        seat 2 track: {theirs}
        """
    )


def best(level: str, state: State, seat: int = 0) -> float:
    judged: list[Any] = JUDGES[level].evaluate(GAME.view(state, seat), EFFORT, 1)
    return max(one.chance for one in judged)


@pytest.mark.parametrize("level", JUDGES)
def test_a_lead_is_a_chance_above_a_half_and_less_than_that_behind(level: str) -> None:
    ahead, behind = position("5 5 5 5 5", "1 1 1 1 1"), position("1 1 1 1 1", "5 5 5 5 5")
    assert best(level, ahead) > 0.7 > 0.3 > best(level, behind)
    assert best(level, behind, seat=1) > 0.7


def test_a_move_that_ends_the_game_in_the_lead_is_a_chance_near_1() -> None:
    """b1 is the only booth of its group: it writes the last field but one, which ends the game (L22)."""
    fields = GAME.tables.fields - 2
    state = position("5 " * fields, "1 " * (fields - 3))
    chances = {one.action: one.chance for one in JUDGES["hard"].evaluate(GAME.view(state, 0), EFFORT, 1)}
    assert chances[GAME.parse("b1")] > 0.9
    assert max(chances, key=lambda action: chances[action]) == GAME.parse("b1")


def test_the_margin_is_wider_where_games_begin() -> None:
    start, later = GAME.view(GAME.start(Setup(2)), 0), GAME.view(position("5", "5"), 0)
    assert JUDGES["hard"].margin(start) > JUDGES["hard"].margin(later) > 0
    assert JUDGES["medium"].margin(start) == 0


def test_a_child_likes_points_then_new_booths_and_spends_no_ability_for_nothing() -> None:
    view = GAME.view(position("5", "5"), 0)
    weights = dict(bot_module(GAME).whims(GAME, view))
    assert weights[GAME.parse("b1")] == 4  # completes its group
    assert weights[GAME.parse("a2")] == 3
    visited = GAME.view(GAME.read_state("phase: move\ndice: 1 2 3\nseat 1 figure: a1\nseat 1 slashes: a2"), 0)
    assert dict(bot_module(GAME).whims(GAME, visited))[GAME.parse("a2")] == 1


# The first seat may end the game now by b1, with 43 points, or in the third turn by a2, d2 and b2, with 45. The second
# seat has 41 now, gets 3 this turn by f7, and then nothing.
PATIENCE = """
    phase: move
    turn: 30
    dice: 1 3 2
    seat 1 figure: a1
    seat 1 slashes: c2 e2 f2 g2
    seat 1 track: 3 3 3 3 3 3 3 3 3 3 3 3 3
    seat 2 figure: g7
    seat 2 slashes: a7 b7 c7 d7 e7 g7 c5
    seat 2 crosses: f4
    seat 2 track: 5 4 4 4 4 4 4 4 4 4
    """


def surely_won(state: State, choice: Any, turns: int) -> bool:
    """Whether the first seat wins within so many turns after its choice, whatever the other does. What is rolled does
    not matter, because the dice of three turns lie open."""
    for answer in GAME.legal(state, 1):
        after = GAME.apply(GAME.apply(state, 0, choice), 1, answer)
        if GAME.pending(after).over:
            if GAME.result(after).ranks != (1, 2):
                return False
        else:
            rolled = GAME.apply(after, NATURE, GAME.parse("roll 1"))
            if turns == 1 or not any(surely_won(rolled, later, turns - 1) for later in GAME.legal(rolled, 0)):
                return False
    return True


def test_more_effort_sees_that_the_other_scores_before_the_game_is_over() -> None:
    state = GAME.read_state(PATIENCE)
    hasty, patient = GAME.parse("b1"), GAME.parse("a2")
    assert [surely_won(state, choice, 3) for choice in (hasty, patient)] == [False, True]
    chosen = {
        times: make_bot(GAME, f"hard@{times}", compiled=False).choose(GAME.view(state, 0), 1) for times in (1, 10)
    }
    assert chosen == {1: hasty, 10: patient}
