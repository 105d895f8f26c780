"""Drop It's bots: how they look ahead, what they prefer, and that only view and seed decide."""

from __future__ import annotations

import asyncio
from functools import cache
from typing import Any

import pytest

from wurf.bots import LEVELS, BotPool, make_bot
from wurf.core.game import NATURE, Setup
from wurf.core.rng import Dice, derive
from wurf.core.text import Message, say
from wurf.games import load
from wurf.games.drop_it import bot, lookahead, physics, rules
from wurf.games.drop_it.actions import Joker
from wurf.games.drop_it.judging import judge, points_and_worth
from wurf.games.drop_it.prospects import joker_price, keeping
from wurf.games.drop_it.state import ALL_PIECES, DROP, FALL, JOKER, KINDS, OVER, Aim, Pose, Side, State, Variant
from wurf.lab.simulate import Plan, outcomes, report

GAME: Any = load("drop_it")
BOX = GAME.tables
RED_CIRCLE, RED_SQUARE, GREEN_CIRCLE = 0, 1, 8
PLAIN = Variant(seats=2, teams=0, first=1, edge=0, beginners=0, jokers=0, hand=1)


@cache
def falls() -> list[State]:
    """The states before every fall of a random game."""
    state, found, step = GAME.start(Setup(2)), [], 0
    while state.phase != OVER:
        step += 1
        if state.phase == FALL:
            found.append(state)
        pending = GAME.pending(state)
        if pending.nature:
            state = GAME.apply(state, NATURE, GAME.nature(state, Dice("falls", step)))
        else:
            (seat,) = pending.seats
            state = GAME.apply(state, seat, GAME.legal(state, seat).sample(derive("falls", step)))
    return found


def choosing(turn: int) -> Any:
    """The view of the seat that chooses in this turn of a random game."""
    state = falls()[turn]._replace(phase=DROP)
    return GAME.view(state, rules.active(state))


@pytest.mark.parametrize("level", LEVELS)
def test_equal_views_and_seeds_give_equal_choices_with_any_number_of_threads(
    level: str,
) -> None:
    for turn in (0, 12, 30):
        view = choosing(turn)
        (chosen,) = {make_bot(GAME, level, effort=30, threads=threads).choose(view, 7) for threads in (1, 2, 5)}
        assert chosen in GAME.legal(view.state, view.seat)


def test_another_seed_leads_to_another_drop() -> None:
    assert len({make_bot(GAME, "hard", effort=12).choose(choosing(3), seed) for seed in range(3)}) == 3


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_bots_of_all_levels_play_whole_games_by_the_rules(seats: int) -> None:
    options = {"edge": seats % 2, "jokers": 1, "teams": 2 if seats == 4 else 0, "hand": 2}
    bots = [make_bot(GAME, LEVELS[seat % 3], effort=6) for seat in range(seats)]
    state, step = GAME.start(Setup(seats, options)), 0
    while not (pending := GAME.pending(state)).over:
        step += 1
        if pending.nature:
            seat, action = NATURE, GAME.nature(state, Dice("rules", step))
        else:
            seat = pending.seats[0]
            action = bots[seat].choose(GAME.view(state, seat), step)
        state = GAME.apply(state, seat, action)  # raises if it is not legal
    assert state.turn == ALL_PIECES


def test_the_hard_bot_spends_its_effort_and_no_more(monkeypatch: pytest.MonkeyPatch) -> None:
    counted: list[int] = []

    def counting(box: Any, pile: Any, aims: list[Aim]) -> Any:
        counted.append(len(aims))
        return simulated(box, pile, aims)

    simulated = lookahead.simulated
    monkeypatch.setattr(lookahead, "simulated", counting)
    make_bot(GAME, "hard", effort=180).choose(choosing(2), 1)
    assert 0.9 * 180 <= sum(counted) <= 180
    assert max(counted) <= bot.BATCH


# Looking ahead


def test_a_sketch_is_where_a_piece_comes_to_rest_on_a_pile_that_keeps_still() -> None:
    left, right = Aim(RED_CIRCLE, 5_000, 0), Aim(RED_SQUARE, 15_000, 0)
    low, flat = lookahead.sketched(BOX, (), [left, right])
    assert abs(low.y - 1_700) <= 20
    assert abs(flat.y - 1_500) <= 20
    (upon,) = lookahead.sketched(BOX, (Pose(RED_SQUARE, 15_000, 1_500, 0),), [right])
    assert abs(upon.y - 4_500) <= 20


def test_sketched_pieces_fall_through_each_other() -> None:
    aims = [Aim(RED_CIRCLE, 5_000, 0), Aim(GREEN_CIRCLE, 5_000, 0), Aim(RED_SQUARE, 5_000, 0)]
    together = lookahead.sketched(BOX, (), aims)
    for pose, aim in zip(together, aims, strict=True):
        (alone,) = lookahead.sketched(BOX, (), [aim])
        assert alone == pose


def test_shafts_side_by_side_do_not_meet() -> None:
    """The last shaft's pieces rest as they do alone, but for rounding far from the origin."""
    state = falls()[6]
    (alone,) = lookahead.simulated(BOX, state.pile, [state.aim])
    *_, last = lookahead.simulated(BOX, state.pile, [Aim(RED_CIRCLE, 2_000, 0)] * 4 + [state.aim])
    assert [pose.kind for pose in last] == [pose.kind for pose in (*state.pile, state.aim)]
    assert all(0 < pose.x < BOX.width and pose.y > 0 for pose in last)
    assert all(abs(a.x - b.x) < 100 and abs(a.y - b.y) < 100 for a, b in zip(alone, last, strict=True))


def test_looking_ahead_mostly_agrees_with_what_happens() -> None:
    """Taboo or not, with the same hand, over a whole random game; and the level to within one."""
    right = near = 0
    for state in falls():
        (ahead,) = lookahead.simulated(BOX, state.pile, [state.aim])
        found, truth = (judge(BOX, PLAIN, pile) for pile in (ahead, physics.drop(BOX, state.pile, state.aim).pile))
        right += bool(found.taboos) == bool(truth.taboos)
        near += abs(found.level - truth.level) <= 1
    assert right >= 0.8 * ALL_PIECES
    assert near >= 0.95 * ALL_PIECES


@pytest.mark.parametrize("edge", [0, 1])
@pytest.mark.parametrize("beginners", [0, 1])
def test_the_short_judgement_is_the_full_one(edge: int, beginners: int) -> None:
    variant, seen = PLAIN._replace(edge=edge, beginners=beginners), set()
    for state in falls()[1:]:
        for last in range(1, len(state.pile) + 1):
            pile = (*state.pile[last:], *state.pile[:last])  # each of them is the last one once
            verdict = judge(BOX, variant, pile)
            assert points_and_worth(BOX, variant, pile) == (verdict.points, verdict.worth)
            seen.add(bool(verdict.taboos))
    assert seen == {False, True}


# What is preferred


def side(pieces: dict[int, int], jokers: int = 0) -> Side:
    return Side(tuple(pieces.get(kind, 0) for kind in range(KINDS)), 0, 0, jokers)


def test_the_last_of_a_shape_is_missed_most() -> None:
    few, many = side({RED_CIRCLE: 3, RED_SQUARE: 1}), side({RED_CIRCLE: 3, RED_SQUARE: 3})
    assert keeping(few, RED_SQUARE) > keeping(few, RED_CIRCLE)
    assert keeping(many, RED_SQUARE) == keeping(many, RED_CIRCLE)
    mixed = side({RED_CIRCLE: 1, GREEN_CIRCLE: 3})
    assert keeping(mixed, RED_CIRCLE) > keeping(mixed, GREEN_CIRCLE)  # and of a colour


def to_decide(turn: int, jokers: int, worth: int) -> State:
    """D25: whether to spend a joker on a red circle that touches another one, and is worth so much."""
    heights = {2: 3_800, 3: 5_500, 4: 9_000, 7: 18_000}
    upper = Pose(RED_CIRCLE, 10_000, heights[worth], 0)
    pile = (Pose(RED_CIRCLE, 10_000, heights[worth] - 3_400, 0), upper)
    state: State = rules.start(PLAIN._replace(jokers=1))._replace(phase=JOKER, first=0, turn=turn, pile=pile)
    state = state._replace(sides=tuple(side({RED_CIRCLE: 1}, jokers) for _ in state.sides))
    verdict = judge(BOX, state.variant, pile)
    assert verdict.taboos
    assert verdict.worth == worth
    return state


@pytest.mark.parametrize("level", LEVELS)
def test_a_joker_is_spent_where_it_brings_more_than_it_is_worth_later(level: str) -> None:
    chooser = make_bot(GAME, level)

    def spent(turn: int, jokers: int, worth: int) -> bool:
        chosen = chooser.choose(GAME.view(to_decide(turn, jokers, worth), 0), 1)
        assert isinstance(chosen, Joker)
        return chosen.spent

    assert [spent(34, 1, worth) for worth in (2, 3, 4, 7)] == [False, False, True, True]  # the last drop: 3 points
    assert not spent(0, 1, 4)  # there will be dearer ones
    assert spent(0, 1, 7)
    assert not spent(0, 4, 2)


def test_a_joker_loses_worth_towards_the_end_and_with_every_other_one() -> None:
    prices = [joker_price(to_decide(turn, 1, 2), side({}, 1)) for turn in range(0, ALL_PIECES, 2)]
    assert prices == sorted(prices, reverse=True)
    assert prices[0] > prices[-1] == rules.JOKER_WORTH
    by_jokers = [joker_price(to_decide(0, 1, 2), side({}, jokers)) for jokers in range(1, 5)]
    assert by_jokers == sorted(by_jokers, reverse=True)
    assert by_jokers[0] > by_jokers[-1] >= rules.JOKER_WORTH


def test_more_care_brings_more_points() -> None:
    """A game each, with a small effort: far from how strong they are, but the difference shows."""
    for better in ("hard", "medium"):
        plan = Plan("drop_it", (better, "easy"), 1, "order", effort=36).checked()
        careful, easy = report(plan, list(outcomes(plan, workers=1))).bots
        assert careful.points.mean > easy.points.mean


@pytest.mark.parametrize("language", ["en", "de", "es"])
def test_what_a_report_counts_has_a_name(language: str) -> None:
    for kind in bot.COUNTED:
        assert say(Message(f"drop_it-lab-{kind}"), language) != f"drop_it-lab-{kind}"


def test_a_worker_process_thinks_as_this_one_does() -> None:
    """Workers are daemons and may not have children: the bot shares the cores by threads."""
    pool = BotPool()
    try:
        view = choosing(1)
        chosen = asyncio.run(pool.choose(GAME, "medium", view, 5))
    finally:
        pool.close()
    assert chosen == make_bot(GAME, "medium").choose(view, 5)
