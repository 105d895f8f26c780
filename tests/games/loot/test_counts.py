"""Counted positions: the kernels against a slow and naive count."""

from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.games.loot import naive
from tests.games.loot.table import OTHER_SHEET
from wurf.core.game import Components
from wurf.games import load
from wurf.games.loot import derived, rules
from wurf.games.loot.actions import cell_of, decode
from wurf.games.loot.state import CHOOSE, NO_CHOICE, REROLL, Player, State

SHEETS = {"shipped": load("loot"), "other": load("loot", Components.from_file(OTHER_SHEET))}
LINES = [line.split() for line in (Path(__file__).parent / "counts.txt").read_text().splitlines() if line[0] != "#"]


def turn(player: Player, die: int) -> State:
    return State(CHOOSE, 1, 200, (die, 1, 1), (player,), (NO_CHOICE,))


def count(sheet, player: Player, dice: list[int]) -> int:
    if not dice:
        return 1
    state = turn(player, dice[0])
    options = rules.legal(sheet, state, 0)
    codes = [rules.nth(sheet, state, options, i) for i in range(rules.count(options))]
    return sum(count(sheet, rules.landed(sheet, player, code), dice[1:]) for code in codes)


@pytest.mark.parametrize(("sheet", "start", "dice", "expected"), LINES, ids=" ".join)
def test_counted_positions(sheet, start, dice, expected):
    game, throws = SHEETS[sheet], [int(die) for die in dice]
    player = Player(cell_of(start), 0, 0, 0, 0, 0, 0, 0)
    assert count(game.tables, player, throws) == int(expected)
    plain = naive.NaiveSheet(game.components.text, divmod(cell_of(start), 7))
    assert naive.count(plain, throws) == int(expected)


@settings(max_examples=60, deadline=None)
@given(
    sheet=st.sampled_from(sorted(SHEETS)),
    start=st.integers(0, 6),
    throws=st.lists(st.tuples(st.integers(1, 6), st.integers(0, 10_000)), min_size=20, max_size=90),
)
def test_whole_games_agree_with_the_naive_rules(sheet, start, throws):
    """Marks, points, track and abilities are the same after every move of a random game."""
    game = SHEETS[sheet]
    tables = game.tables
    plain = naive.NaiveSheet(game.components.text, (0, start))
    player = Player(start, 0, 0, 0, 0, 0, 0, 0)
    for die, choice in throws:
        state = turn(player, die)
        options = rules.legal(tables, state, 0)
        codes = [rules.nth(tables, state, options, i) for i in range(rules.count(options))]
        moves = {_plain(code): code for code in codes}
        assert set(moves) == plain.moves(die)
        how, landing = sorted(moves)[choice % len(moves)]
        after = rules.apply(tables, state, 0, moves[how, landing])
        player, plain = after.players[0], plain.play(how, landing)
        strokes = [(player.visited >> cell & 1) + (player.crosses >> cell & 1) for cell in range(49)]
        assert strokes == list(plain.marks.values())
        assert (player.nudges, player.wraps) == (plain.abilities["nudge"], plain.abilities["wrap"])
        if after.phase != REROLL:
            assert (player.points, player.fields) == (plain.points + 3, tables.fields)
            break
        assert (player.points, player.fields) == (plain.points, len(plain.track))
        assert sum(derived.points_by_source(tables, player).values()) == plain.points


def _plain(code: int) -> tuple[str, tuple[int, int]]:
    action = decode(code)
    how = {"MOVE": "", "NUDGE": "nudge", "WRAP": "wrap", "PUT": "put"}[action.kind.name]
    return how, divmod(action.cell, 7)
