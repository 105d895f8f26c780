"""Quadrata's bots: what they may know, what they prefer, and that both speeds agree."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from math import sqrt
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from wurf.bots import LEVELS, make_bot, worker
from wurf.core.game import NATURE, Setup
from wurf.core.rng import Dice, derive
from wurf.games import load
from wurf.games.quadrata import rules
from wurf.games.quadrata.actions import Action, Kind
from wurf.games.quadrata.bot import CERTAIN, Prospect, bent, chance, exposed_numbers, judge, protected, whims
from wurf.games.quadrata.solver import MOST, Solver
from wurf.games.quadrata.state import LARGE, MOVE, SMALL, State, Tables
from wurf.games.quadrata.tempo import TURN, Insight, Seer
from wurf.lab.plan import Plan
from wurf.lab.runs import outcomes
from wurf.lab.simulate import report
from wurf.thinking import Judged

GAME = load("quadrata")
BOX: Tables = GAME.tables
PIECES = [piece.name for piece in GAME.layout.pieces]
SMALL_EFFORT = 600
BOTS = {level: make_bot(GAME, level, effort=SMALL_EFFORT, compiled=False) for level in LEVELS}


def states(seats: int, seed: str, cap: int = 60) -> Iterator[State]:
    """Every state of one round that medium bots play."""
    state: State = GAME.start(Setup(seats, {"rounds": 1, "turn_cap": cap}))
    step = 0
    while not (pending := GAME.pending(state)).over:
        yield state
        step += 1
        if pending.nature:
            state = GAME.apply(state, NATURE, GAME.nature(state, Dice(seed, step)))
        else:
            view = GAME.view(state, state.active)
            state = GAME.apply(state, state.active, BOTS["medium"].choose(view, derive(seed, step)))
    yield state


@cache
def played() -> list[State]:
    return [state for seats in (2, 3, 4) for state in states(seats, "played") if state.phase == MOVE]


@cache
def fast() -> Any:
    return make_bot(GAME, "hard", effort=SMALL_EFFORT)


@settings(max_examples=25, deadline=None)
@given(st.data(), st.sampled_from(LEVELS), st.integers(0, 2**63 - 1))
def test_equal_views_and_seeds_give_equal_choices(data: st.DataObject, level: str, seed: int) -> None:
    state = data.draw(st.sampled_from(played()))
    other = GAME.unpack(GAME.pack(state))
    chosen = BOTS[level].choose(GAME.view(state, state.active), seed)
    assert BOTS[level].choose(GAME.view(other, state.active), seed) == chosen
    assert chosen in GAME.legal(state, state.active)


@settings(max_examples=25, deadline=None)
@given(st.data(), st.integers(0, 2**63 - 1))
def test_the_hard_bot_chooses_the_same_interpreted_and_compiled(data: st.DataObject, seed: int) -> None:
    state = data.draw(st.sampled_from(played()))
    view = GAME.view(state, state.active)
    assert fast().choose(view, seed) == BOTS["hard"].choose(view, seed)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_bots_of_all_levels_play_whole_matches_by_the_rules(seats: int) -> None:
    state = GAME.start(Setup(seats, {"rounds": 2, "turn_cap": 24}))
    step = 0
    while not (pending := GAME.pending(state)).over:
        step += 1
        if pending.nature:
            seat, action = NATURE, GAME.nature(state, Dice("rules", step))
        else:
            seat = state.active
            action = BOTS[LEVELS[(seat + step) % 3]].choose(GAME.view(state, seat), step)
        state = GAME.apply(state, seat, action)  # raises if it is not legal
    assert GAME.result(state).points


def position(die: int, *players: str, **facts: object) -> State:
    """The first of the players is to move. The supply is whole, whatever lies on the boards."""
    facts = {"die": die, "turn": 10, "supply": pile(BOX.supply)} | facts
    lines = [f"{key}: {value}" for key, value in facts.items()]
    lines += [f"seat {seat} {line}" for seat, player in enumerate(players, 1) for line in player.splitlines()]
    return GAME.read_state("\n".join(lines))


def player(places: tuple[int, ...] = (), reserve: str = "") -> str:
    names = (f"{PIECES[BOX.shapes[place]]} {GAME.layout.notation.names[place]}" for place in places)
    return f"square: {', '.join(names)}\nreserve: {reserve}"


def pile(pieces: int, but: str = "") -> str:
    counts = ((name, rules.held(pieces, shape)) for shape, name in enumerate(PIECES))
    return " ".join(f"{name}×{many}" for name, many in counts if name != but)


def filling(size: int) -> tuple[int, ...]:
    """The places of pieces that fill a square."""
    places = Solver(BOX, compiled=False).fill(size, BOX.full[size], BOX.supply).places
    assert places is not None
    return places


@pytest.mark.parametrize("level", ["medium", "hard"])
def test_a_bot_fills_the_square_when_it_can_and_wins_by_it(level: str) -> None:
    places = filling(LARGE)
    state = position(BOX.numbers[BOX.shapes[places[-1]]], player(places[:-1]), player())
    chosen = BOTS[level].choose(GAME.view(state, 0), 1)
    assert chosen == Action(Kind.SUPPLY_TO_SQUARE, BOX.shapes[places[-1]], to=places[-1])


def test_the_hard_bot_does_not_end_a_round_that_it_would_lose() -> None:
    places = filling(LARGE)
    mine, other = player(places[:-1], "2×6 3×6 6×6"), player(places[:-2])
    state = position(BOX.numbers[BOX.shapes[places[-1]]], mine, other)
    for level, ends in (("hard", False), ("medium", True)):  # which minds only its own square
        after = GAME.apply(state, 0, BOTS[level].choose(GAME.view(state, 0), 1))
        assert GAME.pending(after).over == ends


def test_the_hard_bot_robs_who_is_about_to_fill_the_square() -> None:
    """No ones are left but in the others' squares: one of them lacks a single piece, the other nearly all."""
    places = Solver(BOX, compiled=False).fill(SMALL, BOX.full[SMALL], BOX.supply, MOST, 2000).places
    assert places is not None
    lying = [place for place in places if BOX.shapes[place] == 0]
    close, away = player(tuple(place for place in places if place != places[-1])), player((lying[0],))
    state = position(1, player(), close, away, supply=pile(BOX.supply, but="1"))
    chosen = BOTS["hard"].choose(GAME.view(state, 0), 1)
    assert chosen.kind in (Kind.ROB_TO_SQUARE, Kind.ROB_TO_RESERVE)
    assert chosen.other == 1


def test_what_lies_in_the_supply_or_a_reserve_protects_from_robbers() -> None:
    one, two = rules.places(BOX, LARGE, 0)[0], rules.places(BOX, LARGE, 1)[-1] - 1
    mine = player((one, two))

    def exposed(state: State) -> int:
        return exposed_numbers(BOX, state.size, state.players[0], protected(BOX, state))

    assert exposed(position(1, mine, player((), "1"), supply="")) == 1  # a one is in the rival's reserve (Q11)
    assert exposed(position(1, mine, player(), supply="")) == 2
    assert exposed(position(1, mine, player())) == 0


def test_a_quicker_player_with_more_points_is_likelier_to_win() -> None:
    rival = Prospect(10 * TURN, 3 * TURN, 12 * TURN)
    good, slower = Prospect(5 * TURN, 3 * TURN, 12 * TURN), Prospect(9 * TURN, 3 * TURN, 12 * TURN)
    poorer = good._replace(points=3 * TURN)
    assert chance(good, rival, TURN) > chance(slower, rival, TURN) > chance(poorer, rival, TURN)


def needs(places: list[int], *, supply: str = pile(BOX.supply), joker: str = "no") -> tuple[int, int]:
    """Turns and pieces that a gap on the large square needs, which the places make up."""
    gap = 0
    for place in places:
        gap |= BOX.masks[place]
    seer = Seer(BOX, Insight(), compiled=False)
    seer.begin(position(1, player(), player(), supply=supply, joker=joker), 1000)
    seer.look(gap, [gap])
    return seer.needs(gap)


def test_a_gap_of_one_unit_waits_for_a_one() -> None:
    lone = [rules.places(BOX, LARGE, 0)[0]]
    assert needs(lone) == (6 * TURN, TURN)
    assert needs(lone, joker="yes") == (3 * TURN, TURN)
    assert needs(lone, supply="")[0] > 30 * TURN


def test_two_units_apart_wait_for_two_ones_and_together_for_a_two_or_ones() -> None:
    ones, twos = rules.places(BOX, LARGE, 0), rules.places(BOX, LARGE, 1)
    assert needs([ones[0], ones[1] - 1]) == (12 * TURN, 2 * TURN)
    together = needs([twos[0]])
    assert together == ((6 * TURN + 0) // 1, TURN)  # laying one of two ones would leave six turns more


def judged(level: str, state: State, effort: int = SMALL_EFFORT) -> dict[str, Judged[Action]]:
    found = judge(GAME, level, compiled=False).evaluate(GAME.view(state, state.active), effort, 1)
    return {GAME.write(one.action): one for one in found}


@settings(max_examples=15, deadline=None)
@given(st.data(), st.sampled_from(["medium", "hard"]))
def test_every_legal_choice_has_a_chance_with_an_error(data: st.DataObject, level: str) -> None:
    state = data.draw(st.sampled_from(played()))
    found = judged(level, state)
    assert list(found) == [GAME.write(action) for action in GAME.legal(state, state.active)]
    assert all(0 <= one.chance <= 1 and 0 <= one.error <= 0.5 for one in found.values())


def test_what_ends_the_match_has_the_chance_of_its_result() -> None:
    places = filling(LARGE)
    last = places[-1]
    ends = f"{PIECES[BOX.shapes[last]]} supply > {GAME.layout.notation.names[last]}"
    die, almost = BOX.numbers[BOX.shapes[last]], player(places[:-1])
    won = len(places) + rules.BONUS
    for scores, worth in ((won - 1, 1.0), (won, 0.5), (won + 1, 0.0)):
        state = position(die, almost, f"{player()}\nscores: {scores}", rounds=2, round=2)
        ending = judged("hard", state)[ends]
        assert (ending.chance, ending.error) == (worth, sqrt(worth * (1 - worth)))
        assert judged("medium", state)[ends].chance == 1


def test_nobody_has_a_choice_out_of_turn() -> None:
    state = played()[0]
    view = GAME.view(state, (state.active + 1) % len(state.players))
    assert judge(GAME, "hard", compiled=False).evaluate(view, SMALL_EFFORT, 1) == []
    assert whims(GAME, view) == []


def test_a_child_lays_pieces_and_rarely_lifts_them() -> None:
    one = rules.places(BOX, LARGE, 0)[0]
    weights = {
        GAME.write(action): weight
        for action, weight in whims(GAME, GAME.view(position(1, player((one,)), player()), 0))
    }
    name = GAME.layout.notation.names[one]
    assert (weights["1 supply > D4s2"], weights["1 supply > reserve"], weights[f"1 {name} > reserve"]) == (60, 20, 1)


def test_values_keep_their_order_as_chances() -> None:
    values = [-500_000, -1000, -999, 0, 1, 52_428, 52_429, 52_430, CERTAIN // 2, CERTAIN - 1, CERTAIN]
    chances = [bent(value) for value in values]
    assert chances == sorted(set(chances))
    assert (chances[-1], bent(CERTAIN // 2)) == (1, 0.5)
    assert 0 < chances[0] < 0.001


def test_a_worker_compiles_the_bots_of_this_game_too() -> None:
    worker._compiler.compile("quadrata", 2)
    assert ("quadrata", 2) in worker._compiler.ready


def shares(levels: tuple[str, ...], games: int) -> list[float]:
    plan = Plan("quadrata", levels, games, "ladder", {"rounds": 1}, effort=SMALL_EFFORT).checked()
    return [bot.share.mean for bot in report(plan, list(outcomes(plan, 1))).bots]


def test_hard_and_medium_beat_easy() -> None:
    """A small ladder; `wurf simulate` shows the real one. It is seeded, so that it always ends the same."""
    assert shares(("hard", "easy"), 3)[0] == 1
    assert shares(("medium", "easy"), 3)[0] == 1


def solved(state: State, action: Any) -> float:
    """The active seat's chance after a choice in the last turn but one: all rolls, each with the best answer to it."""
    after, me, total = GAME.apply(state, state.active, action), state.active, 0.0
    for roll in GAME.outcomes(after) or ():
        rolled = GAME.apply(after, NATURE, roll)
        ends = [GAME.result(GAME.apply(rolled, 1 - me, answer)).ranks for answer in GAME.legal(rolled, 1 - me)]
        total += min(0.5 if ranks[0] == ranks[1] else float(ranks[me] == 1) for ranks in ends)
    return total / 6


@pytest.mark.parametrize(("seed", "cap"), [("e16", 41), ("e20", 41), ("e22", 40)])
def test_more_effort_sees_the_answers_to_a_choice(seed: str, cap: int) -> None:
    """In the last turn but one (Q18), where every chance can be solved."""
    state = [state for state in states(2, seed, cap) if state.phase == MOVE][-2]
    assert state.turn == cap - 1
    view = GAME.view(state, state.active)
    bots = [make_bot(GAME, name, compiled=False) for name in ("hard", "hard@10")]
    usual, more = (solved(state, bot.choose(view, 1)) for bot in bots)
    assert more > usual
    hard = judge(GAME, "hard", compiled=False)
    for one in hard.evaluate(view, 10 * hard.normal_effort, 1):
        assert one.chance == pytest.approx(solved(state, one.action), abs=0.1)
