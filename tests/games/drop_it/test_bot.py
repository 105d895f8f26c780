"""Drop It's bots: how they look ahead, what they prefer, and that only view and seed decide."""

from __future__ import annotations

from collections import Counter
from functools import cache
from itertools import pairwise
from typing import Any

import pytest

from tests.waiting import run
from wurf.bots import LEVELS, Workers, make_bot
from wurf.core.game import NATURE, Setup
from wurf.core.rng import Dice, derive
from wurf.core.text import Message, say
from wurf.games import load
from wurf.games.drop_it import bot, lookahead, physics, rules
from wurf.games.drop_it.actions import Joker
from wurf.games.drop_it.evaluation import chance, gain, joker_price, keeping, missed, spread
from wurf.games.drop_it.judging import judge, points_and_worth
from wurf.games.drop_it.state import ALL_PIECES, DROP, FALL, OVER, Aim, Pose, Side, State
from wurf.lab.plan import Plan
from wurf.lab.runs import outcomes
from wurf.lab.simulate import report
from wurf.thinking import Judged

GAME: Any = load("drop_it")
BOX = GAME.tables
RED_CIRCLE, RED_SQUARE, GREEN_CIRCLE = 0, 1, 8
PLAIN = GAME.read_state("").variant


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
    options = {"edge": seats % 2, "jokers": 1, "teams": 2 if seats == 4 else 0, "hand": 2, "extras": int(seats == 3)}
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


def test_the_last_of_a_shape_is_missed_most() -> None:
    few, many = side("red circle 3, red square 1"), side("red circle 3, red square 3")
    assert keeping(few, RED_SQUARE) > keeping(few, RED_CIRCLE)
    assert keeping(many, RED_SQUARE) == keeping(many, RED_CIRCLE)
    mixed = side("red circle 1, green circle 3")
    assert keeping(mixed, RED_CIRCLE) > keeping(mixed, GREEN_CIRCLE)  # and of a colour


def side(pieces: str) -> Side:
    found: Side = GAME.read_state(f"side 1 pieces: {pieces}").sides[0]
    return found


def to_decide(turn: int, jokers: int, worth: int) -> State:
    """D25: whether to spend a joker on a red circle that touches another one, and is worth so much."""
    height = {2: 38, 3: 55, 4: 90, 7: 180}[worth]
    lines = [
        "jokers: yes\nphase: joker",
        f"turn: {turn}",
        f"piece 1: red circle 100 {height - 34}",
        f"piece 2: red circle 100 {height}",
        *(f"side {number} jokers: {jokers}" for number in (1, 2)),
    ]
    state: State = GAME.read_state("\n".join(lines))
    verdict = judge(BOX, state.variant, state.pile)
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
    def price(turn: int, jokers: int) -> float:
        state = to_decide(turn, jokers, 2)
        return joker_price(state, state.sides[0])

    prices = [price(turn, 1) for turn in range(0, ALL_PIECES, 2)]
    assert prices == sorted(prices, reverse=True)
    assert prices[0] > prices[-1] == rules.JOKER_WORTH
    by_jokers = [price(0, jokers) for jokers in range(1, 5)]
    assert by_jokers == sorted(by_jokers, reverse=True)
    assert by_jokers[0] > by_jokers[-1] >= rules.JOKER_WORTH


# Chances


def judged(view: Any, level: str = "hard", effort: int = 60, seed: int = 7, threads: int = 1) -> list[Judged[Any]]:
    return bot.judge(GAME, level, threads=threads).evaluate(view, effort, seed)


@pytest.mark.parametrize(("level", "effort"), [("medium", 12), ("hard", 60)])
def test_a_judge_lists_legal_drops_with_chances_the_best_first(level: str, effort: int) -> None:
    for turn in (0, 17, 30):
        view = choosing(turn)
        found = judged(view, level, effort)
        assert len({one.action for one in found}) == len(found) > 1
        assert all(one.action in GAME.legal(view.state, view.seat) for one in found)
        chances = [one.chance for one in found]
        assert all(0 < chance < 1 for chance in chances)
        assert all(better > worse for better, worse in pairwise(chances))
        assert all(0 < one.error < 0.5 for one in found)
        assert make_bot(GAME, level, effort=60).choose(view, 7) == found[0].action


def test_a_judge_says_the_same_again_with_any_number_of_threads() -> None:
    one, other = (judged(choosing(12), threads=threads) for threads in (1, 3))
    assert one == other


def test_more_points_in_hand_or_fewer_for_the_others_make_the_same_drop_likelier_to_win() -> None:
    (ahead, *_), (even, *_), (behind, *_) = (
        judged(GAME.view(GAME.read_state(f"piece 1: red circle 60 17\n{points}"), 1))
        for points in ("side 2 levels: 10", "", "side 1 levels: 10")
    )
    assert ahead.action == even.action == behind.action
    assert ahead.chance > even.chance > behind.chance


def test_the_error_falls_with_the_effort() -> None:
    view = choosing(20)
    errors = [sum(one.error for one in found) / len(found) for found in (judged(view, effort=e) for e in (12, 180))]
    assert errors[0] > 1.5 * errors[1]


def test_a_decided_game_is_as_good_as_certain_and_points_still_count() -> None:
    lines = "turn: 35\nbegins: 2\nside 1 pieces: red square 1\nside {winner} levels: 90\npiece 1: red square 75 15"
    for winner, certain in ((1, 1), (2, 0)):
        found = judged(GAME.view(GAME.read_state(lines.format(winner=winner)), 0))
        assert all(abs(one.chance - certain) < 1e-5 for one in found)
        even = judged(GAME.view(GAME.read_state(lines.format(winner=winner).replace("90", "0")), 0))
        assert [one.action for one in found] == [one.action for one in even]


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("turn", [0, 13, 34])
def test_the_chances_of_all_sides_are_one_together(seats: int, turn: int) -> None:
    """As long as nobody has a drop of more or less than the usual worth."""
    points = "\n".join(f"side {number} levels: {20 + 3 * number}" for number in range(1, seats + 1))
    state = GAME.read_state(f"seats: {seats}\nturn: {turn}\n{points}")
    dropping = rules.side_of(state.variant, rules.active(state))
    earlier = state._replace(turn=turn - 1)  # so that this turn is still to come, like all others
    before = [chance(earlier, side, 0.0, 0.0) for side in range(seats)]
    assert abs(sum(before) - 1) < 0.001
    assert abs(chance(state, dropping, gain(turn), spread(turn)) - before[dropping]) < 1e-9


@pytest.mark.parametrize(
    ("points", "shares"), [((80, 80), (0.5, 0.5)), ((82, 80), (1, 0)), ((80, 80, 80), (1 / 3, 1 / 3, 1 / 3))]
)
def test_D22_at_the_end_points_decide_and_a_tie_is_shared(points: tuple[int, ...], shares: tuple[float, ...]) -> None:
    lines = [f"seats: {len(points)}\nphase: over\nturn: 36"]
    state = GAME.read_state("\n".join(lines + [f"side {at} levels: {won}" for at, won in enumerate(points, 1)]))
    for side, share in enumerate(shares):
        assert abs(chance(state, side, 0.0, 0.0) - share) < 0.001


def test_a_joker_that_pays_makes_it_likelier_to_win() -> None:
    for turn, jokers, worth in ((34, 1, 7), (34, 1, 2), (0, 1, 4), (0, 1, 7)):
        state = to_decide(turn, jokers, worth)
        best, other = judged(GAME.view(state, 0))
        assert {best.action, other.action} == {Joker(True), Joker(False)}
        assert best.chance > other.chance
        assert best.action.spent == (worth > joker_price(state, state.sides[0]))
    sure, lost = judged(GAME.view(to_decide(34, 1, 7), 0))
    assert sure.chance > 10 * lost.chance  # 7 points in the last turn but one, against a drop that is still to come


@pytest.mark.parametrize("level", ["medium", "hard"])
def test_D8_bots_give_up_the_shape_that_is_missed_least(level: str) -> None:
    state = GAME.read_state("seats: 3\nextras: chosen\nphase: extras")
    found = bot.judge(GAME, level).evaluate(GAME.view(state, 0), 1, 1)
    assert [one.action.without for one in found] == sorted((1, 2, 3), key=missed)
    assert all(0.2 < worse.chance < better.chance < 0.4 for better, worse in pairwise(found))
    assert {share.without for share, _ in bot.whims(GAME, GAME.view(state, 0))} == {1, 2, 3}


# Whims


def test_a_child_takes_the_better_looking_of_two_drops_of_different_pieces() -> None:
    """Each weight counts the drops of other pieces that look worse twice, those that look alike once; and is at least
    1."""
    view = choosing(9)
    found = bot.whims(GAME, view)
    assert bot.whims(GAME, view) == found
    assert len(found) == bot.FANCIED
    assert all(drop in GAME.legal(view.state, view.seat) for drop, _ in found)
    pieces = Counter(drop.piece for drop, _ in found)
    pairs = sum(bot.FANCIED - pieces[drop.piece] for drop, _ in found)
    assert 0 <= sum(weight for _, weight in found) - pairs < bot.FANCIED
    weights = [weight for _, weight in found]
    assert weights[0] > bot.FANCIED > weights[-1] >= 1


def test_a_child_with_one_kind_of_piece_left_still_looks() -> None:
    view = GAME.view(GAME.read_state("side 1 pieces: red square 1"), 0)
    weights = [weight for _, weight in bot.whims(GAME, view)]
    assert len(set(weights)) > 1
    assert weights == sorted(weights, reverse=True)


def test_a_child_fancies_every_kind_of_piece_it_has() -> None:
    assert {drop.piece for drop, _ in bot.whims(GAME, GAME.view(GAME.read_state(""), 0))} == set(range(8))


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
    workers = Workers()
    try:
        view = choosing(1)
        chosen = run(workers.choose(GAME, "medium", view, 5))
    finally:
        workers.close()
    assert chosen == make_bot(GAME, "medium").choose(view, 5)
