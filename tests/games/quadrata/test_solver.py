"""The solver against a brute force that is plainly right, and against what is known of both squares (Q1)."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from wurf.core.game import Components
from wurf.games import load
from wurf.games.quadrata import rules
from wurf.games.quadrata.solver import ANY, FEWEST, MOST, Filling, Solver, grid_of, loose
from wurf.games.quadrata.state import COUNT_BITS, LARGE, SMALL, Tables, signed

BOX: Tables = load("quadrata").tables
OTHER_BOX: Tables = load("quadrata", Components.from_file(Path(__file__).parent / "other_box.toml")).tables
SHAPES = range(len(BOX.numbers))
PLAIN = Solver(BOX, compiled=False)


@cache
def fast() -> Solver:
    return Solver(BOX, compiled=True)


def places_of(size: int) -> range:
    return range(rules.places(BOX, size, 0)[0], rules.places(BOX, size, SHAPES[-1])[1])


def packed(counts: list[int]) -> int:
    return sum(count << COUNT_BITS * shape for shape, count in enumerate(counts))


def numbers_of_pieces(size: int, gap: int, counts: list[int]) -> set[int]:
    """How many pieces fillings may have: every choice of places that lie apart, one place after another."""
    inside = [place for place in places_of(size) if not BOX.masks[place] & ~gap]
    found: set[int] = set()

    def choose(at: int, left: int, counts: list[int], laid: int) -> None:
        if left == 0:
            found.add(laid)
        for later in range(at, len(inside)):
            place = inside[later]
            shape = BOX.shapes[place]
            if not BOX.masks[place] & ~left and counts[shape]:
                fewer = [count - (shape == other) for other, count in enumerate(counts)]
                choose(later + 1, left & ~BOX.masks[place], fewer, laid + 1)

    choose(0, gap, counts, 0)
    return found


def gap_of(pieces: int, seed: int) -> tuple[int, int]:
    """A square and a gap in it, made of the places of so many pieces if there is room for them."""
    random = Random(seed)
    size = random.choice([SMALL, LARGE])
    gap = 0
    for _ in range(pieces):
        free = [place for place in places_of(size) if not BOX.masks[place] & gap]
        gap |= BOX.masks[random.choice(free)] if free else 0
    return size, gap


def gaps(most: int) -> st.SearchStrategy[tuple[int, int]]:
    return st.builds(gap_of, st.integers(1, most), st.integers(0, 2**32))


stocks = st.lists(st.integers(0, 2), min_size=len(SHAPES), max_size=len(SHAPES))


def assert_fills(filling: Filling, gap: int, stock: int) -> None:
    """Each unit is covered once, by pieces of the stock."""
    covered = 0
    assert filling.places is not None
    for place in filling.places:
        assert BOX.masks[place] & covered == 0
        covered |= BOX.masks[place]
        assert rules.held(stock, BOX.shapes[place])
        stock -= 1 << COUNT_BITS * BOX.shapes[place]
    assert covered == gap


@settings(max_examples=150, deadline=None)
@given(gaps(3), stocks)
def test_the_solver_finds_what_brute_force_finds(where: tuple[int, int], counts: list[int]) -> None:
    size, gap = where
    stock = packed(counts)
    possible = numbers_of_pieces(size, gap, counts)
    for goal in (ANY, MOST, FEWEST):
        filling = PLAIN.fill(size, gap, stock, goal)
        assert filling.sure
        assert (filling.places is not None) == bool(possible)
        if filling.places is not None:
            assert_fills(filling, gap, stock)
            wanted = {ANY: possible, MOST: {max(possible)}, FEWEST: {min(possible)}}[goal]
            assert len(filling.places) in wanted


@settings(max_examples=50, deadline=None)
@given(gaps(20), stocks)
def test_the_solver_answers_the_same_interpreted_and_compiled(where: tuple[int, int], counts: list[int]) -> None:
    size, gap = where
    for goal in (ANY, MOST, FEWEST):
        assert PLAIN.fill(size, gap, packed(counts), goal, 300) == fast().fill(size, gap, packed(counts), goal, 300)


@settings(max_examples=100, deadline=None)
@given(gaps(20), st.sampled_from([ANY, MOST, FEWEST]))
def test_what_the_solver_lays_covers_the_gap_exactly(where: tuple[int, int], goal: int) -> None:
    size, gap = where
    filling = fast().fill(size, gap, BOX.supply, goal, 20_000)
    if filling.places is not None:
        assert_fills(filling, gap, BOX.supply)


@pytest.mark.parametrize(("size", "fewest", "most"), [(SMALL, 6, 18), (LARGE, 12, 26)])
def test_Q1_both_squares_can_be_filled_with_these_numbers_of_pieces(size: int, fewest: int, most: int) -> None:
    for goal, pieces in ((FEWEST, fewest), (MOST, most)):
        filling = fast().fill(size, BOX.full[size], BOX.supply, goal, 10_000_000)
        assert_fills(filling, BOX.full[size], BOX.supply)
        assert filling.sure
        assert filling.places is not None
        assert len(filling.places) == pieces


def test_a_full_square_needs_no_pieces() -> None:
    assert PLAIN.fill(LARGE, 0, 0, MOST) == Filling((), True)


def test_without_pieces_nothing_is_filled() -> None:
    assert PLAIN.fill(LARGE, BOX.full[LARGE], 0) == Filling(None, True)


def test_a_unit_alone_needs_a_one() -> None:
    lone = BOX.masks[rules.places(BOX, SMALL, 0)[0]]
    counts = [1] * len(SHAPES)
    assert PLAIN.fill(SMALL, lone, packed(counts)).places == (rules.places(BOX, SMALL, 0)[0],)
    assert PLAIN.fill(SMALL, lone, packed([0, *counts[1:]])) == Filling(None, True)


def test_a_search_that_is_given_up_says_so() -> None:
    filling = PLAIN.fill(LARGE, BOX.full[LARGE], BOX.supply, MOST, 5)
    assert filling == Filling(None, False)


@pytest.mark.parametrize(("size", "rim"), [(SMALL, 12), (LARGE, 16)])
def test_every_unit_of_an_empty_square_touches_three_others_but_at_the_rim(size: int, rim: int) -> None:
    units = grid_of(BOX).units[size]
    assert loose(grid_of(BOX), size, BOX.full[size]) == (units, rim, 0)


def corners_of(side: int, unit: int) -> set[tuple[int, int]]:
    """The corners of a unit triangle: two of its tile's, and the tile's centre."""
    tile, direction = divmod(unit, 4)
    row, column = divmod(tile, side)
    around = [(0, 0), (2, 0), (2, 2), (0, 2)]
    ends = [around[direction], around[(direction + 1) % 4], (1, 1)]
    return {(2 * column + x, 2 * row + y) for x, y in ends}


@pytest.mark.parametrize("size", [SMALL, LARGE])
@pytest.mark.parametrize(("box", "sides"), [(BOX, (3, 4)), (OTHER_BOX, (2, 3))])
def test_units_are_counted_all_at_once_as_one_by_one(box: Tables, sides: tuple[int, int], size: int) -> None:
    units, side, random = grid_of(box).units[size], sides[size], Random(size)
    corners = [corners_of(side, unit) for unit in range(units)]
    for _ in range(200):
        gap = {unit for unit in range(units) if random.random() < random.choice([0.1, 0.5, 0.9])}
        touching = [sum(len(corners[unit] & corners[other]) == 2 for other in gap) for unit in gap]
        mask = signed(sum(1 << unit for unit in gap))
        assert loose(grid_of(box), size, mask) == (len(gap), 3 * len(gap) - sum(touching), touching.count(0))
