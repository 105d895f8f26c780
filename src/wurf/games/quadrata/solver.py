"""Gaps of a square: how they hang together.

Masks of the large square are signed ints that kernels must not shift nor count, hence tables of single bits.
"""

from __future__ import annotations

from functools import lru_cache
from math import isqrt
from typing import Final, NamedTuple

from wurf.core.kernel import kernel
from wurf.games.quadrata.state import Box

__all__ = ["Grid", "grid_of", "loose"]

UNITS: Final = 64  # of the largest square


class Grid(NamedTuple):
    """Both squares as lookup tables of their unit triangles."""

    units: tuple[int, ...]  # [size]: how many a square has
    bits: tuple[int, ...]  # [unit]: its mask
    beside: tuple[int, ...]  # [3 * (UNITS * size + unit)]: the masks of the units it touches; 0 beyond the edge


@lru_cache(maxsize=8)
def grid_of(box: Box) -> Grid:
    units = tuple(UNITS if full < 0 else full.bit_length() for full in box.full)
    bits = tuple(_signed(1 << unit) for unit in range(UNITS))
    beside = []
    for count in units:
        side = isqrt(count // 4)
        for unit in range(UNITS):
            near = _beside(side, unit) if unit < count else []
            masks = [bits[other] for other in near]
            beside += masks + [0] * (3 - len(masks))
    return Grid(units, bits, tuple(beside))


def _signed(mask: int) -> int:
    return mask - (1 << 64) if mask >> 63 else mask


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
    """How many units a gap has, how many of their edges touch no other unit of it, and how many units are alone."""
    area = 0
    edges = 0
    alone = 0
    for unit in range(grid.units[size]):
        if gap & grid.bits[unit] == 0:
            continue
        area += 1
        at = 3 * (UNITS * size + unit)
        touching = 0
        for side in range(3):
            if gap & grid.beside[at + side]:
                touching += 1
        edges += 3 - touching
        if touching == 0:
            alone += 1
    return area, edges, alone
