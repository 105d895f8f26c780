"""Counted positions and whole rounds: the kernels against a slow and naive second implementation."""

from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.games.quadrata import naive
from tests.games.quadrata.table import NAMES, game, player, position, reserve, supply
from wurf.core.game import NATURE, Components, Setup
from wurf.games import load
from wurf.games.quadrata import rules
from wurf.games.quadrata.actions import Kind, encode
from wurf.games.quadrata.rules import NOWHERE
from wurf.games.quadrata.state import MOVE, OVER

OTHER_BOX = Path(__file__).parent / "other_box.toml"
BOXES = {"shipped": game, "other": load("quadrata", Components.from_file(OTHER_BOX))}
LINES = [
    [part.strip() for part in line.split("|")]
    for line in (Path(__file__).parent / "counts.txt").read_text().splitlines()
    if line[0] != "#"
]


def units(of, number):
    """A place as the oracle sees it: a set of (row, column, direction)."""
    lying = of.layout.places[number]
    side = of.layout.tiles[number >= of.tables.first[len(of.layout.pieces)]]
    return frozenset((*divmod(unit // 4, side), "nesw"[unit % 4]) for unit in lying.units)


def plain(of, action):
    """An action as the oracle's move."""
    if action.kind is Kind.PASS:
        return None
    here, _, there = action.kind.name.lower().partition("_to_")
    source = units(of, action.source) if action.source != NOWHERE else here
    if here == "take":
        source = ("reserve", action.other)
    elif here == "rob":
        source = (source, action.other)
    return of.layout.pieces[action.shape].name, source, there if action.to == NOWHERE else units(of, action.to)


def moves_of(of, state):
    return {plain(of, action): action for action in of.legal(state, state.active)}


def count(state, dice):
    state = state._replace(phase=MOVE, die=dice[0])
    options = rules.legal(game.tables, state, state.active)
    if len(dice) == 1:
        return options.many
    total = 0
    for index in range(options.many):
        after = rules.apply(game.tables, state, 0, rules.nth(game.tables, state, options, index))
        total += 1 if after.phase == OVER else count(after, dice[1:])
    return total


def naively(state):
    """The same position for the oracle."""
    table = naive.NaiveTable(game.components.text, len(state.players))
    table.supply, table.joker, table.active = supply(state), state.joker == 1, state.active
    for seat, each in enumerate(state.players):
        table.reserves[seat] = reserve(state, seat)
        lying = rules.pieces_in(game.tables, state.size, each)
        table.squares[seat] = {(NAMES[game.tables.shapes[place]], units(game, place)) for place in lying}
    return table


@pytest.mark.parametrize(("pieces", "joker", "boards", "dice", "expected"), LINES, ids=map(" ".join, LINES))
def test_counted_positions(pieces, joker, boards, dice, expected):
    """The supply, whether a 6 is a joker, each player's square and reserve, the dice, and how many sequences."""
    players = [player(*(part.strip() for part in board.split("+"))) for board in boards.split("/")]
    state = position(*players, supply=None if pieces == "whole" else pieces, joker=int(joker))
    throws = [int(die) for die in dice]
    assert count(state, throws) == int(expected)
    assert naive.count(naively(state), throws) == int(expected)


@pytest.mark.parametrize("box", BOXES)
def test_Q8_places_are_those_that_turning_flipping_and_pushing_give(box):
    of = BOXES[box]
    for size, side in enumerate(of.layout.tiles):
        for shape, piece in enumerate(of.layout.pieces):
            found = [units(of, number) for number in range(*rules.places(of.tables, size, shape))]
            assert len(set(found)) == len(found)
            assert set(found) == naive.places(of.components.text, piece.name, side)


@settings(max_examples=25, deadline=None)
@given(
    box=st.sampled_from(sorted(BOXES)),
    seats=st.integers(2, 4),
    cap=st.integers(10, 60),
    eager=st.integers(0, 10),
    turns=st.lists(st.tuples(st.integers(1, 6), st.integers(0, 10_000)), min_size=40, max_size=60),
)
def test_whole_rounds_agree_with_the_naive_rules(box, seats, cap, eager, turns):
    """Legal moves, boards, joker and points are the same after every move of a random round. The more eager, the
    more of them lay a piece into the square."""
    of = BOXES[box]
    state = of.start(Setup(seats, {"rounds": 1, "turn_cap": cap}))
    state = of.apply(state, NATURE, of.parse("roll 6"))
    table = naive.NaiveTable(of.components.text, seats)
    for turn, (die, choice) in enumerate(turns, start=1):
        state = of.apply(state, NATURE, of.parse(f"roll {die}"))
        assert state.active == table.active
        moves = moves_of(of, state)
        assert set(moves) == (table.moves(die) or {None})
        options = rules.legal(of.tables, state, state.active)
        assert all(rules.contains(of.tables, state, options, encode(action)) for action in moves.values())
        laying = [m for m in moves if m and isinstance(m[2], frozenset) and not isinstance(m[1], frozenset)]
        pool = laying if laying and choice % 11 < eager else list(moves)
        move = sorted(pool, key=str)[choice % len(pool)]
        mover = state.active
        state, table = of.apply(state, mover, moves[move]), table.play(move)
        ended = table.filled(mover)
        assert (state.phase == OVER) == (ended or turn == cap)
        for seat, each in enumerate(state.players):
            lying = rules.pieces_in(of.tables, state.size, each)
            assert len(lying) == len(table.squares[seat])
            assert {units(of, place) for place in lying} == {where for _, where in table.squares[seat]}
        assert state.joker == table.joker
        if state.phase == OVER:
            bonus = mover if ended else None
            assert of.result(state).points == tuple(table.points(seat, bonus) for seat in range(seats))
            return
        assert [rules.score(of.tables, state, s) for s in range(seats)] == [table.points(s) for s in range(seats)]
