"""Exact cover: whether some pieces can fill a gap exactly, and with how many at most and at least.

The search always covers the first open unit next, in every possible way. Masks of the large square are signed ints,
which kernels must not shift or count; hence the tables of single bits and of the places that begin at a unit.
"""

from __future__ import annotations

from functools import lru_cache
from math import isqrt
from typing import Any, Final, NamedTuple

from wurf.core.engine import Engine
from wurf.core.kernel import kernel
from wurf.games.quadrata.rules import COUNT_MASK
from wurf.games.quadrata.state import COUNT_BITS, Tables, signed

__all__ = ["ANY", "FEWEST", "MOST", "NO_LIMIT", "Filling", "Grid", "Solver", "grid_of", "loose"]

UNITS: Final = 64  # of the largest square
NOTHING: Final = -1  # no filling, no place
NO_LIMIT: Final = 1 << 62
BELOW_SIGN: Final = (1 << UNITS - 1) - 1  # all units of the largest square but the last
NEIGHBOURS: Final = 4  # ways in which two units of a square can touch, by the distance of their bits

# What is asked for
ANY: Final = 0  # any filling
MOST: Final = 1  # one with the most pieces
FEWEST: Final = 2  # one with the fewest pieces


class Grid(NamedTuple):
    """Both squares as lookup tables of their unit triangles."""

    units: tuple[int, ...]  # [size]: how many a square has
    bits: tuple[int, ...]  # [unit]: its mask
    distances: tuple[int, ...]  # [NEIGHBOURS * size + way]: how far apart the bits of two units are that touch
    lower: tuple[int, ...]  # [NEIGHBOURS * size + way]: the units that touch one so far above
    beside_last: int  # the units that the last unit of the largest square touches
    starts: tuple[int, ...]  # [UNITS * size + unit]: where its places begin in `starting`; then the end
    starting: tuple[int, ...]  # places by the first unit they cover, those of large pieces first
    by_number: tuple[int, ...]  # shapes, those of small numbers first


@lru_cache(maxsize=8)
def grid_of(tables: Tables) -> Grid:
    units = tuple(UNITS if full < 0 else full.bit_length() for full in tables.full)
    bits = tuple(signed(1 << unit) for unit in range(UNITS))
    shapes = len(tables.numbers)
    distances: list[int] = []
    lower: list[int] = []
    starts: list[int] = []
    starting: list[int] = []
    for size, count in enumerate(units):
        beginning: list[list[int]] = [[] for _ in range(UNITS)]  # places, by the first unit they cover
        for place in range(tables.first[size * (shapes + 1)], tables.first[size * (shapes + 1) + shapes]):
            beginning[(tables.masks[place] & -tables.masks[place]).bit_length() - 1].append(place)
        side = isqrt(count // 4)
        pairs = [(unit, other) for unit in range(count) for other in _beside(side, unit) if unit < other]
        apart = sorted({other - unit for unit, other in pairs})
        distances += apart + [0] * (NEIGHBOURS - len(apart))  # very small squares have fewer
        lower += [sum(1 << unit for unit, other in pairs if other - unit == distance) for distance in apart]
        lower += [0] * (NEIGHBOURS - len(apart))
        for here in beginning:
            starts.append(len(starting))
            starting += sorted(here, key=lambda place: -tables.numbers[tables.shapes[place]])
    starts.append(len(starting))
    by_number = sorted(range(shapes), key=lambda shape: tables.numbers[shape])
    beside_last = sum(1 << unit for unit in _beside(isqrt(UNITS // 4), UNITS - 1))
    return Grid(
        *(units, bits, tuple(distances), tuple(lower), beside_last),
        *(tuple(starts), tuple(starting), tuple(by_number)),
    )


def _beside(side: int, unit: int) -> list[int]:
    """The two units of its own tile, and the one across the tile's edge."""
    tile, direction = divmod(unit, 4)
    row, column = divmod(tile, side)
    near = [4 * tile + (direction + turn) % 4 for turn in (1, 3)]
    row, column = row + (-1, 0, 1, 0)[direction], column + (0, 1, 0, -1)[direction]
    if 0 <= row < side and 0 <= column < side:
        near.append(4 * (row * side + column) + (direction + 2) % 4)
    return near


@kernel
def loose(grid: Grid, size: int, gap: int) -> tuple[int, int, int]:
    """How many units a gap has, how many of their edges touch no other unit of it, and how many units are alone.

    All units at once: only what lies below a mask's sign is shifted to the left or counted, so signs do no harm."""
    last = 0 if gap >= 0 else 1
    area = (gap & BELOW_SIGN).bit_count() + last
    edges = 3 * area
    touching = 0
    for at in range(NEIGHBOURS * size, NEIGHBOURS * (size + 1)):
        lower = gap & gap >> grid.distances[at] & grid.lower[at]
        edges -= 2 * lower.bit_count()
        touching |= lower | lower << grid.distances[at]
    alone = (gap & BELOW_SIGN & ~touching).bit_count()
    if last and gap & grid.beside_last == 0:
        alone += 1
    return area, edges, alone


class Work(NamedTuple):
    """The search's working memory: one slot per piece laid so far, and one more."""

    units: Any  # the unit to be covered next
    gaps: Any
    stocks: Any
    tried: Any  # how many of the unit's places have been tried
    places: Any  # where the piece lies
    found: Any  # the places of the best filling


@kernel
def most_pieces(tables: Tables, grid: Grid, stock: int, area: int) -> int:
    """An upper bound on how many pieces fit: the smallest ones."""
    pieces = 0
    for shape in grid.by_number:
        number = tables.numbers[shape]
        some = min((stock >> COUNT_BITS * shape) & COUNT_MASK, area // number)
        pieces += some
        area -= some * number
    return pieces


@kernel
def fewest_pieces(tables: Tables, grid: Grid, stock: int, area: int) -> int:
    """A lower bound on how many pieces are needed: the largest ones; UNITS + 1 if all together are not enough."""
    pieces = 0
    for at in range(len(grid.by_number) - 1, -1, -1):
        shape = grid.by_number[at]
        number = tables.numbers[shape]
        some = min((stock >> COUNT_BITS * shape) & COUNT_MASK, (area + number - 1) // number)
        pieces += some
        area -= some * number
        if area <= 0:
            return pieces
    return UNITS + 1


@kernel
def hopeless(tables: Tables, grid: Grid, size: int, stock: int, gap: int) -> bool:
    """Whether no piece can cover some unit of the gap, or more units need a one than there are ones."""
    needed = 0
    begin = size * (len(tables.numbers) + 1)
    for unit in range(grid.units[size]):
        if gap & grid.bits[unit] == 0:
            continue
        largest = 0
        for place in range(tables.first[begin], tables.first[begin + len(tables.numbers)]):
            fits = tables.masks[place] & grid.bits[unit] != 0 and tables.masks[place] & ~gap == 0
            if fits and (stock >> COUNT_BITS * tables.shapes[place]) & COUNT_MASK:
                largest = max(largest, tables.numbers[tables.shapes[place]])
                if largest > 1:
                    break
        if largest == 0:
            return True
        if largest == 1:
            needed += 1
    return needed > ones(tables, stock)


@kernel
def ones(tables: Tables, stock: int) -> int:
    pieces = 0
    for shape in range(len(tables.numbers)):
        if tables.numbers[shape] == 1:
            pieces += (stock >> COUNT_BITS * shape) & COUNT_MASK
    return pieces


@kernel
def promising(
    tables: Tables, grid: Grid, size: int, gap: int, stock: int, goal: int, laid: int, area: int, best: int
) -> bool:
    """Whether the gap might still be filled after `laid` pieces, and better than `best`."""
    fewest = laid + fewest_pieces(tables, grid, stock, area)
    if fewest > UNITS:
        return False
    _, _, alone = loose(grid, size, gap)  # only a one covers a unit that is alone
    if alone > ones(tables, stock):
        return False
    if best == NOTHING:
        return True
    return laid + most_pieces(tables, grid, stock, area) > best if goal == MOST else fewest < best


@kernel
def fill(
    tables: Tables, grid: Grid, size: int, gap: int, stock: int, goal: int, limit: int, work: Work
) -> tuple[int, int]:
    """How many pieces of the stock fill the gap, NOTHING if none do, and the steps left of the limit.

    With no steps left, the answer is only the best found so far. The places are in `work.found`.
    """
    area, _, _ = loose(grid, size, gap)
    best = NOTHING
    level = NOTHING if hopeless(tables, grid, size, stock, gap) else 0
    work.units[0] = 0
    work.gaps[0] = gap
    work.stocks[0] = stock
    work.tried[0] = NOTHING
    while level >= 0 and limit > 0:
        gap = work.gaps[level]
        stock = work.stocks[level]
        if gap == 0 and (best == NOTHING or (level > best) == (goal == MOST)):
            best = level
            for at in range(level):
                work.found[at] = work.places[at]
            if goal == ANY:
                break
        unit = work.units[level]
        if gap and work.tried[level] == NOTHING:  # here for the first time
            limit -= 1
            while gap & grid.bits[unit] == 0:
                unit += 1
            work.units[level] = unit
            if promising(tables, grid, size, gap, stock, goal, level, area, best):
                work.tried[level] = 0
        first = grid.starts[UNITS * size + unit]
        last = grid.starts[UNITS * size + unit + 1]
        place = NOTHING
        while 0 <= work.tried[level] < last - first and place == NOTHING:
            candidate = grid.starting[last - 1 - work.tried[level] if goal == MOST else first + work.tried[level]]
            work.tried[level] += 1
            there = (stock >> COUNT_BITS * tables.shapes[candidate]) & COUNT_MASK
            if there and tables.masks[candidate] & ~gap == 0:
                place = candidate
        if place == NOTHING:
            level -= 1
            if level >= 0:
                area += tables.numbers[tables.shapes[work.places[level]]]
        else:
            area -= tables.numbers[tables.shapes[place]]
            work.places[level] = place
            level += 1
            work.units[level] = unit
            work.gaps[level] = gap & ~tables.masks[place]
            work.stocks[level] = stock - (1 << COUNT_BITS * tables.shapes[place])
            work.tried[level] = NOTHING
    return best, limit


class Filling(NamedTuple):
    """An answer of the solver."""

    places: tuple[int, ...] | None  # where pieces fill the gap; None if none do, or none were found
    sure: bool  # nothing better is possible; False if the search reached its limit


class Solver:
    """The search, made ready for some pieces and squares."""

    def __init__(self, tables: Tables, *, compiled: bool) -> None:
        """With `compiled`, compiles the search now, which takes a while unless it is cached."""
        self._engine = Engine(fill, compiled=compiled)
        self._tables, self._grid = self._engine.tables(tables), self._engine.tables(grid_of(tables))
        self._work = self._engine.work(Work(*((0,) * (UNITS + 1),) * 6))
        if compiled:
            self.fill(0, 0, 0)

    def fill(self, size: int, gap: int, stock: int, goal: int = ANY, limit: int = 500_000) -> Filling:
        """Fill a gap of a square with pieces of a stock, which counts the pieces of each shape."""
        pieces, left = self._engine.run(self._tables, self._grid, size, gap, stock, goal, limit, self._work)
        places = None if pieces == NOTHING else tuple(int(place) for place in self._work.found[:pieces])
        return Filling(places, left > 0)
