"""Playouts by players who plan for the open dice: what they see, and that both speeds agree."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import product

import pytest

from tests.games.loot.table import game, player, position
from wurf.core.game import Setup
from wurf.games.loot import rules
from wurf.games.loot.evaluation import CERTAIN, STAGES, UNKNOWN, sheet_worth
from wurf.games.loot.planning import Plan, Planners, planned
from wurf.games.loot.reference import choice, insight
from wurf.games.loot.state import Player, State

INSIGHT = insight(game.tables)
HERE = position(
    player("d4", "a1 b1 c1 e1 f1 g1 c3 d6", track="4 4 4"),
    player("a1", "a2 f5 g5", track="5 5 4"),
    dice="3 2 1",
    turn=10,
    cap=200,
)


def ways(sheet: Player, dice: Sequence[int]) -> Iterator[tuple[list[int], Player]]:
    """Every way to use the dice, and the sheet after it."""
    if not dice:
        yield [], sheet
        return
    options = rules.moves(game.tables, sheet, dice[0])
    for index in range(rules.count(options)):
        move = rules.picked(options, (1, 1, 1), index)
        for later, end in ways(rules.landed(game.tables, sheet, move), dice[1:]):
            yield [move, *later], end


def compared(here: State, sheet: Player) -> int:
    """How the first seat compares with the other if it has this sheet three turns later."""
    tables, other = game.tables, here.players[1]
    stage = min(tables.fields - 1 - max(sheet.fields, other.fields), STAGES - 1)
    lead = sheet_worth(tables, INSIGHT.worth, stage, sheet, UNKNOWN) - 3 * INSIGHT.tempo
    lead -= sheet_worth(tables, INSIGHT.worth, stage, other, here.dice[1])
    return lead * CERTAIN // (abs(lead) + INSIGHT.spread[stage])


def test_a_plan_begins_the_best_of_all_ways_to_use_the_open_dice() -> None:
    other = 0
    for dice in product(range(1, 5), repeat=3):
        here = HERE._replace(dice=dice)
        values = [(compared(here, end), moves[0]) for moves, end in ways(here.players[0], dice)]
        most, _ = max(values)
        best = {first for value, first in values if value == most}
        assert planned(game.tables, Plan(INSIGHT, here.turn), here, 0, 1) in best
        other += choice(game.tables, INSIGHT, here, 0, 1) not in best
    assert other > 0  # one move ahead, another one may look better


def test_after_its_last_turn_a_plan_is_the_reference_players_choice() -> None:
    late = Plan(INSIGHT, HERE.turn - 1)
    assert planned(game.tables, late, HERE, 0, 1) == choice(game.tables, INSIGHT, HERE, 0, 1)


@pytest.mark.soak  # it takes long to compile
def test_interpreted_and_compiled_planners_play_the_same() -> None:
    fast, slow = (Planners(game, Setup(2), compiled=compiled) for compiled in (True, False))
    view = game.view(HERE._replace(cap=16), None)
    assert (fast.sample(view, [()], 3, 8, 7) == slow.sample(view, [()], 3, 8, 7)).all()
