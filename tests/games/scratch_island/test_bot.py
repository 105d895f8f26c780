"""Scratch Island's bots: what they may know, what they prefer, and that both speeds agree."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.bots.positions import states
from wurf.bots import LEVELS, make_bot
from wurf.core.engine import Engine
from wurf.core.game import NATURE, Setup
from wurf.core.rng import Dice, derive
from wurf.games import load
from wurf.games.scratch_island import bot, evaluation, placing, rollouts, rules
from wurf.games.scratch_island.actions import Action, Kind, encode
from wurf.games.scratch_island.bot import STRONG, Scene
from wurf.games.scratch_island.distances import FAR, distances
from wurf.games.scratch_island.editions import BOOKLET, UNTOLD
from wurf.games.scratch_island.grid import added, gridded, has, lone
from wurf.games.scratch_island.maps import cells_in, contents, map_of, merged, open_ways
from wurf.games.scratch_island.rollouts import SURE
from wurf.games.scratch_island.state import (
    ALL_CHESTS,
    CHEST,
    KEY,
    OVER,
    PLACE,
    SCRATCH,
    SNAKE,
    TAKE,
    TREASURE,
    UNKNOWN,
    Player,
    State,
)
from wurf.lab.plan import Plan
from wurf.lab.runs import outcomes
from wurf.lab.simulate import report

GAME = load("scratch_island")
BOX = GAME.tables
FIGURES = GAME.layout.figures
NO_THOUGHT = 1  # an effort that is too small to play on
LITTLE = 3 * bot.GAME * bot.CANDIDATES  # one game for each choice, and a few for the better ones
BOTS = {level: make_bot(GAME, level, effort=NO_THOUGHT, compiled=False) for level in LEVELS}


@cache
def played() -> list[State]:
    found = [state for seats in (1, 2, 3, 4) for state in states(GAME, seats, "played")]
    return [state for state in found if state.phase in (TAKE, PLACE, SCRATCH)]


def of_two() -> list[State]:
    """The same with two seats: each number of seats is compiled by itself, which takes ten seconds."""
    return [state for state in played() if len(state.players) == 2]


@cache
def fast() -> Any:
    return make_bot(GAME, "hard", effort=LITTLE)


@pytest.mark.parametrize("compiled", [False, pytest.param(True, marks=pytest.mark.soak)])
@settings(max_examples=20, deadline=None)
@given(st.data(), st.sampled_from(LEVELS), st.integers(0, 2**63 - 1))
def test_choices_follow_from_the_seed_and_from_nothing_that_is_covered(
    compiled: bool, data: st.DataObject, level: str, seed: int
) -> None:
    """Other islands under the same foil: the same choice, and a legal one."""
    state = data.draw(st.sampled_from(played()))
    view = GAME.view(state, state.active)
    other = GAME.determinize(view, seed)
    assert other.maps != state.maps or not any(UNKNOWN in contents(FIGURES, m).values() for m in view.state.maps)
    player = fast() if compiled else BOTS[level]
    chosen = player.choose(view, seed)
    assert player.choose(GAME.view(other, state.active), seed) == chosen
    assert rules.contains(BOX, state, rules.legal(BOX, state, state.active), encode(chosen))


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_bots_of_all_levels_play_whole_games_by_the_rules(seats: int) -> None:
    state = GAME.start(Setup(seats))
    step = 0
    while not (pending := GAME.pending(state)).over:
        step += 1
        if pending.nature:
            seat, action = NATURE, GAME.nature(state, Dice("rules", step))
        else:
            seat = state.active
            action = BOTS[LEVELS[(seat + seats) % 3]].choose(GAME.view(state, seat), step)
        state = GAME.apply(state, seat, action)  # raises if it is not legal
    assert rules.finishers(state.players) or state.round == state.cap


# Playing on in thought


def scene_of(state: State) -> Scene:
    return Scene(GAME, GAME.view(state, state.active).state)


@pytest.mark.soak  # it takes long to compile
def test_a_game_goes_on_in_thought_alike_at_both_speeds() -> None:
    engine = Engine(rollouts.ponder, compiled=True)
    tables, strong = engine.tables(BOX), engine.tables(STRONG)
    for number, state in enumerate(played()[::157]):
        scene = scene_of(state)
        action = rules.nth(BOX, state, rules.legal(BOX, state, state.active), 0)
        slow = rollouts.ponder(BOX, scene.state, action, scene.table, STRONG, STRONG, number, 2, 1, scene.work)
        again = scene_of(state)
        work = engine.work(again.work)
        quick = engine.run(tables, again.state, action, again.table, strong, strong, number, 2, 1, work)
        assert slow == quick


def test_the_hard_bot_chooses_the_same_interpreted_and_compiled() -> None:
    slow = make_bot(GAME, "hard", effort=LITTLE, compiled=False)
    late = [state for state in of_two() if state.phase == TAKE and state.round > 12 and state.free.bit_count() < 4]
    view = GAME.view(late[-1], late[-1].active)
    assert fast().choose(view, 1) == slow.choose(view, 1)


def test_a_drawn_island_holds_what_an_island_holds() -> None:
    """What is uncovered in thought keeps to the figures of S5 and S18, and what is known stays."""
    start = played()[0]
    snakes = 0
    for layer in range(12):
        scene = scene_of(start)
        over = rollouts.play_on(BOX, scene.state, -1, scene.table, STRONG, STRONG, layer << 40, 1000, 0, scene.work)
        assert over.phase == OVER
        island, player = over.maps[0], over.players[0]
        found = {cell: rules.content(island, cell) for cell in cells_in(player.path)}
        seen = list(found.values())
        assert seen.count(SNAKE) <= FIGURES.snakes
        assert all(seen.count(TREASURE + kind) <= many for kind, many in enumerate(FIGURES.symbols))
        keys = [cell for cell, what in found.items() if KEY <= what < CHEST]
        assert len(keys) == len({found[cell] for cell in keys}) == player.keys.bit_count()
        assert all(has(island.crosses, cell) for cell in keys)
        assert sum(TREASURE <= found[cell] < KEY for cell in found if has(island.crosses, cell)) <= 1
        assert not any(has(island.rocks, cell) and what for cell, what in found.items())
        assert not any(found.get(island.boat + step) == SNAKE for step in (1, -1, 14, -14))
        snakes += seen.count(SNAKE)
    assert snakes


def test_a_layer_has_a_cell_hide_the_same_for_all_choices_and_snakes_lie_as_often_as_they_should() -> None:
    scene = scene_of(played()[0])
    cells = cells_in(evaluation.risky_cells(0, scene.work))

    def drawn(layer: int, cell: int) -> int:
        scene.work.left[:] = scene.work.left0
        return rollouts.hidden_at(BOX, scene.state, 0, cell, layer, scene.work)

    assert [drawn(7, cell) for cell in cells] == [drawn(7, cell) for cell in reversed(cells)][::-1]
    layers = [derive("layers", number) for number in range(600)]
    for cell in cells[::20]:
        often = sum(drawn(layer, cell) == SNAKE for layer in layers)
        assert 0.6 < often / (len(layers) * FIGURES.snakes / len(cells)) < 1.5


# Chances


@pytest.mark.parametrize("positions", [of_two, pytest.param(played, marks=pytest.mark.soak)])
@settings(max_examples=12, deadline=None)
@given(st.data(), st.sampled_from(["medium", "hard"]), st.integers(0, 2**63 - 1))
def test_chances_are_chances_of_legal_choices_with_an_error(
    positions: Callable[[], list[State]], data: st.DataObject, level: str, seed: int
) -> None:
    state = data.draw(st.sampled_from(positions()))
    view = GAME.view(state, state.active)
    judge = judges()[level]
    judged = judge.evaluate(view, LITTLE, seed)
    assert judged
    assert judge.evaluate(view, LITTLE, seed) == judged
    assert len({one.action for one in judged}) == len(judged)
    for one in judged:
        assert 0 <= one.chance <= 1
        assert 0 <= one.error <= 0.5
        assert one.action in GAME.legal(state, state.active)


@cache
def judges() -> dict[str, Any]:
    return {level: bot.judge(GAME, level) for level in ("medium", "hard")}


def test_more_rollouts_have_a_smaller_error() -> None:
    """And two answers differ by about as much as their errors say."""
    state = next(state for state in of_two() if state.phase == TAKE and state.round > 1)
    view = GAME.view(state, state.active)
    few, many = (
        [judges()["hard"].evaluate(view, effort, seed) for seed in (1, 2)] for effort in (LITTLE * 10, LITTLE * 160)
    )
    assert max(one.error for one in many[0]) < min(one.error for one in few[0])
    for answers in (few, many):
        one, other = ({judged.action: judged for judged in answer} for answer in answers)
        for action in one.keys() & other.keys():
            apart = abs(one[action].chance - other[action].chance)
            assert apart < 5 * (one[action].error ** 2 + other[action].error ** 2) ** 0.5


def test_a_choice_is_as_good_as_its_rollouts_and_a_large_win_better_than_a_small_one() -> None:
    def chance(each: int) -> float:
        return bot.judged(Action(Kind.PASS), 10 * each, 10 * each * each, 10).chance

    worths = [-SURE - 9000, -SURE, -SURE // 2, 0, 1, SURE // 2, SURE, SURE + 256, SURE + 9000]
    chances = [chance(each) for each in worths]
    assert chances == sorted(set(chances))
    assert all(0 <= each <= 1 for each in chances)
    assert chances[worths.index(0)] == 0.5
    assert chances[worths.index(SURE)] > 0.99
    assert bot.judged(Action(Kind.PASS), 0, 4 * SURE * SURE, 4).error == pytest.approx(0.99 / 2 / 3**0.5)


# What they prefer


@pytest.mark.parametrize("level", ["medium", "hard"])
def test_a_cross_is_scratched_before_sand(level: str) -> None:
    """S16: what comes after a snake is lost, and a cross hides none."""
    tried = 0
    for state in played():
        seat = state.active
        cells = cells_in(rules.next_cells(state)) if state.phase == SCRATCH else []
        crosses = [cell for cell in cells if has(state.maps[seat].crosses, cell)]
        if len(cells) > 1 and crosses and state.players[seat].keys != ALL_CHESTS:
            tried += 1
            assert BOTS[level].choose(GAME.view(state, seat), tried).cell in crosses
    assert tried


def before_the_last_chest(rival: int) -> State:
    """The last of a round has three chests, the fourth key, and a pickaxe next to its chest; the rival so many points,
    and no chest."""
    island = map_of(FIGURES, BOOKLET, 1)
    corner = BOX.corners[0]
    inside = [cell for cell in FIGURES.cells if cell != corner and not has(island.rocks, cell)]
    next_to = [cell for cell in inside if has(placing.neighbours(island, lone(corner)), cell)]
    known = [what for cell, what in contents(FIGURES, island).items() if cell in BOX.corners[1:]]
    path = added(merged(BOX.corners[1:]), lone(next_to[0]))
    points = sum(BOX.worth[what - CHEST] for what in known)
    me = Player(path, ALL_CHESTS, ALL_CHESTS & ~(1 << island.colours[0]), (0, 0, 0, 0), points, 0)
    other = Player(lone(island.boat), 0, 0, (0, 0, 0, 0), rival, 0)
    faces = (BOX.digs.index(1),) * 4
    closed = (2, 2, 2, 2)
    return State(PLACE, UNTOLD, 1, 5, 60, 1, 0, faces, 0, 1, (0, 0, 0), closed, (me, other), (island, island))


@pytest.mark.parametrize(("rival", "opens"), [(0, True), (29, False)])
def test_the_hard_bot_ends_the_game_only_if_it_wins_by_that(rival: int, opens: bool) -> None:
    """S21: the fourth chest of the last player of a round ends the game at once."""
    state = before_the_last_chest(rival)
    chosen = fast().choose(GAME.view(state, 0), 1)
    assert chosen.kind in (Kind.PLACE, Kind.PASS)
    assert (chosen.kind is Kind.PLACE and chosen.cell == BOX.corners[0]) == opens


def test_a_rock_on_the_way_is_as_long_as_some_cells_and_a_wall_makes_a_way_around() -> None:
    island = map_of(FIGURES, BOOKLET, 1)
    board = (BOX.board[0], BOX.board[1], BOX.board[2])
    goal = BOX.corners[0]
    east, south = map(gridded, open_ways(FIGURES))
    free = distances(board, BOX.corners, (0, 0, 0), east, south, (goal,))
    assert [free[goal], free[goal + 1], free[goal + 15]] == [0, 1, 2]
    real = distances(board, BOX.corners, island.rocks, island.east, island.south, (goal,))
    assert all(one >= other for one, other in zip(real, free, strict=True))
    assert real != free
    assert max(real[cell] for cell in FIGURES.cells) < FAR


def shares(levels: tuple[str, ...], games: int) -> list[float]:
    plan = Plan("scratch_island", levels, games, "ladder", effort=NO_THOUGHT).checked()
    return [bot.share.mean for bot in report(plan, list(outcomes(plan, 1))).bots]


def test_hard_and_medium_beat_easy() -> None:
    """A small ladder; `wurf simulate` shows the real one. It is seeded, so that it always ends the same."""
    assert shares(("hard", "easy"), 3)[0] == 1
    assert shares(("medium", "easy"), 3)[0] == 1
