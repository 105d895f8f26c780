"""Cells of an island as masks: three words of four rows each. A row has 14 bits, the last of which stays empty, so that
nothing slips from the end of a row into the next."""

from __future__ import annotations

from typing import Final

from wurf.core.kernel import kernel, lowest

__all__ = [
    "EMPTY",
    "STRIDE",
    "Grid",
    "added",
    "common",
    "gridded",
    "has",
    "is_empty",
    "lone",
    "many",
    "nth_cell",
    "pulled",
    "without",
]

Grid = tuple[int, int, int]

STRIDE: Final = 14  # from a cell to the one south of it
BITS: Final = 56  # of a word: four rows
EMPTY: Final[Grid] = (0, 0, 0)


def gridded(mask: int) -> Grid:
    """A grid from one large mask, and from tables, which hold such masks as three words."""
    word = (1 << BITS) - 1
    return (mask & word, mask >> BITS & word, mask >> 2 * BITS)


@kernel
def lone(cell: int) -> Grid:
    """One cell."""
    if cell < BITS:
        return (1 << cell, 0, 0)
    if cell < 2 * BITS:
        return (0, 1 << (cell - BITS), 0)
    return (0, 0, 1 << (cell - 2 * BITS))


@kernel
def has(grid: Grid, cell: int) -> bool:
    return (grid[cell // BITS] >> cell % BITS) & 1 == 1


@kernel
def is_empty(grid: Grid) -> bool:
    return grid[0] | grid[1] | grid[2] == 0


@kernel
def common(one: Grid, other: Grid) -> Grid:
    return (one[0] & other[0], one[1] & other[1], one[2] & other[2])


@kernel
def added(one: Grid, other: Grid) -> Grid:
    return (one[0] | other[0], one[1] | other[1], one[2] | other[2])


@kernel
def without(one: Grid, other: Grid) -> Grid:
    return (one[0] & ~other[0], one[1] & ~other[1], one[2] & ~other[2])


@kernel
def many(grid: Grid) -> int:
    return grid[0].bit_count() + grid[1].bit_count() + grid[2].bit_count()


@kernel
def pulled(grid: Grid, by: int) -> Grid:
    """Every cell moved back by `by` bits (0 to 55): cell + by becomes cell."""
    low = (1 << by) - 1
    up = BITS - by
    return (
        grid[0] >> by | (grid[1] & low) << up,
        grid[1] >> by | (grid[2] & low) << up,
        grid[2] >> by,
    )


@kernel
def nth_cell(grid: Grid, index: int) -> int:
    """The cell of this index, in the order of rows and columns."""
    word = 0
    bits = grid[0]
    while index >= bits.bit_count():
        index -= bits.bit_count()
        word += 1
        bits = grid[word]
    while index:
        bits &= bits - 1
        index -= 1
    return word * BITS + lowest(bits)
