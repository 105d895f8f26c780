"""Distances on an island: how many cells must still be scratched from any cell to a cross or a chest."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from heapq import heappop, heappush
from typing import Final

from wurf.games.scratch_island.grid import BITS, STRIDE, Grid
from wurf.games.scratch_island.maps import cells_in, whole
from wurf.games.scratch_island.state import CHESTS, Map, Tables

__all__ = ["CELLS", "FAR", "TARGETS", "distances", "targets"]

CELLS: Final = 3 * BITS
TARGETS: Final = CHESTS + 8  # the chests, and as many crosses as there may be
FAR: Final = 63
ROCK: Final = 4  # the cells that one rock counts as


def targets(tables: Tables, island: Map) -> list[int]:
    """The cells of the chests, then those of the crosses."""
    return [*tables.corners, *cells_in(island.crosses)]


@lru_cache(maxsize=64)
def distances(
    board: Grid, chests: tuple[int, ...], rocks: Grid, east: Grid, south: Grid, goals: tuple[int, ...]
) -> tuple[int, ...]:
    """[goal * CELLS + cell]: what must be scratched to get from a cell to a goal, the goal included. Nobody goes
    through a chest."""
    ways = tuple(map(whole, (east, south)))
    cost = {cell: ROCK if whole(rocks) >> cell & 1 else 1 for cell in cells_in(board)}
    found: list[int] = []
    for goal in goals:
        found.extend(_from(goal, ways, cost, frozenset(chests)))
    return tuple(found)


def _from(goal: int, ways: tuple[int, ...], cost: dict[int, int], chests: frozenset[int]) -> list[int]:
    far = [FAR] * CELLS
    far[goal] = 0
    waiting = [(0, goal)]
    while waiting:
        steps, cell = heappop(waiting)
        if steps > far[cell] or (cell in chests and cell != goal):
            continue
        for other in _next_to(cell, *ways):
            there = min(steps + cost[cell], FAR)
            if there < far[other]:
                far[other] = there
                heappush(waiting, (there, other))
    return far


def _next_to(cell: int, east: int, south: int) -> Iterator[int]:
    if east >> cell & 1:
        yield cell + 1
    if cell and east >> cell - 1 & 1:
        yield cell - 1
    if south >> cell & 1:
        yield cell + STRIDE
    if cell >= STRIDE and south >> cell - STRIDE & 1:
        yield cell - STRIDE
