"""The islands: an edition and a number give a map (S4), the same on every machine and in every year.

A map is drawn in two layers: what is printed on the foil (boat, rocks, walls, crosses, chests), and what lies under it.
`hide` draws the second layer, for a new map, and to sample what a partly uncovered one may still hide.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import NamedTuple, TypeVar

from wurf.core.kernel import lowest
from wurf.core.rng import Dice, below, mixed
from wurf.games.scratch_island.editions import Edition
from wurf.games.scratch_island.grid import BITS, STRIDE, Grid, gridded
from wurf.games.scratch_island.state import (
    CELL_BITS,
    CHEST,
    CHESTS,
    KEY,
    ROWS,
    SAND,
    SNAKE,
    TREASURE,
    UNKNOWN,
    Map,
)

__all__ = ["Figures", "cells_in", "contents", "covered", "flaws", "hide", "map_of", "merged", "open_ways", "whole"]

T = TypeVar("T")

STEPS = (1, STRIDE, -1, -STRIDE)  # east, south, west, north
APART = 3  # the least distance between crosses, boat and chests
DETOUR = 1.2  # walls and rocks make the ways from the boat to the chests longer by at least this factor, on average
TRIES = 400


class Figures(NamedTuple):
    """How much of everything is on an island (S1, S5)."""

    columns: int
    rows: int
    crosses: int
    rocks: int
    walls: tuple[int, int]  # fewest and most
    snakes: int
    symbols: tuple[int, ...]  # [kind]

    @property
    def corners(self) -> tuple[int, int, int, int]:
        last = (self.rows - 1) * STRIDE
        return 0, self.columns - 1, last, last + self.columns - 1

    @property
    def cells(self) -> tuple[int, ...]:
        return _cells(self.columns, self.rows)


@lru_cache(maxsize=8)
def _cells(columns: int, rows: int) -> tuple[int, ...]:
    return tuple(row * STRIDE + column for row in range(rows) for column in range(columns))


class Luck:
    """A stream of small draws from one seed: fast, for sampling what may be hidden."""

    def __init__(self, rng: int) -> None:
        self._rng = mixed(rng)

    def below(self, n: int) -> int:
        self._rng = mixed(self._rng)
        return below(self._rng, n)

    def one_of(self, items: Sequence[T]) -> T:
        return items[self.below(len(items))]

    def some_of(self, items: Sequence[T], count: int) -> list[T]:
        """`count` of the items, each at most once, in random order."""
        left = list(items)
        for at in range(count):
            other = at + self.below(len(left) - at)
            left[at], left[other] = left[other], left[at]
        return left[:count]


class SealedLuck(Luck):
    """The draws of a map to be played on. A hundred draws of the small generator are enough to predict all the others,
    and so to work out from the foil and a few finds what else is hidden; these draws reveal nothing about each other.
    Each is keyed with the whole name of the edition, so that there is no shorter secret to guess."""

    def __init__(self, edition: Edition, number: int, attempt: int) -> None:
        self._dice = Dice(f"Scratch Island, edition {edition}, map {number}", attempt)

    def below(self, n: int) -> int:
        return self._dice.below(n)


@lru_cache(maxsize=256)
def map_of(figures: Figures, edition: Edition, number: int) -> Map:
    """The map of a number, from 1 on. Drafts with flaws are thrown away."""
    for attempt in range(TRIES):
        island = _drafted(figures, SealedLuck(edition, number, attempt), number)
        if island is not None and not flaws(figures, island):
            return island
    raise ValueError(f"no island can be drawn with {figures}")


def _drafted(figures: Figures, luck: Luck, number: int) -> Map | None:
    """A draft of a map; None if it went wrong on the way."""
    boat = _boat(figures, luck)
    crosses = _crosses(figures, luck, boat)
    rocks = _rocks(figures, luck, boat, crosses)
    if rocks is None:
        return None
    ways = _walls(figures, luck, boat, rocks)
    if ways is None:
        return None
    east, south = ways
    colours = tuple(luck.some_of(range(CHESTS), CHESTS))
    foil = covered(figures)
    island = Map(boat, merged(rocks), gridded(east), gridded(south), merged(crosses), colours, foil, number)
    return island._replace(hidden=hide(figures, island, luck))


# The printed layer


def _distance(one: int, other: int) -> int:
    """Steps between two cells, were there no walls."""
    return abs(one // STRIDE - other // STRIDE) + abs(one % STRIDE - other % STRIDE)


def _boat(figures: Figures, luck: Luck) -> int:
    """S1: on the border; and no chest next to it."""
    border = [
        cell
        for cell in figures.cells
        if cell // STRIDE in (0, figures.rows - 1) or cell % STRIDE in (0, figures.columns - 1)
    ]
    return luck.one_of([cell for cell in border if all(_distance(cell, c) >= APART for c in figures.corners)])


def _crosses(figures: Figures, luck: Luck, boat: int) -> list[int]:
    """Each cross is the one of a few random cells that is farthest from those before it, so that they spread out."""
    taken = [boat, *figures.corners]
    crosses: list[int] = []
    for _ in range(figures.crosses):
        drawn = luck.some_of(figures.cells, 10)
        cell = max(drawn, key=lambda cell: min(_distance(cell, other) for other in (*taken, *crosses)))
        crosses.append(cell)
    return crosses


def _rocks(figures: Figures, luck: Luck, boat: int, crosses: list[int]) -> list[int] | None:
    """Rocks in groups of one to three, which leave every other cell within reach."""
    kept = {boat, *_around(figures, boat), *crosses, *figures.corners}
    open_east, open_south = open_ways(figures)
    rocks: list[int] = []
    for _ in range(TRIES):
        room = figures.rocks - len(rocks)
        if room == 0:
            return rocks
        group = [luck.one_of(figures.cells)]
        for _ in range(min(luck.below(3), room - 1)):
            group.append(luck.one_of(_around(figures, group[-1])))
        taken = [*rocks, *group]
        if not kept.isdisjoint(group) or len(set(taken)) < len(taken):
            continue
        if _connected(figures, open_east, open_south, boat, taken):
            rocks = taken
    return None


class _Run(NamedTuple):
    """Walls in a row: those to the east and to the south of cells, and the points between cells that they touch."""

    east: int
    south: int
    points: tuple[tuple[int, int], ...]

    @property
    def length(self) -> int:
        return len(self.points) - 1


def _walls(figures: Figures, luck: Luck, boat: int, rocks: list[int]) -> tuple[int, int] | None:
    """The open ways to the east and south, with walls in runs that wind a little and cut no cell off."""
    fewest, most = figures.walls
    wanted = fewest + luck.below(most - fewest + 1)
    ways = open_ways(figures)
    stone = sum(1 << rock for rock in rocks)
    built: list[_Run] = []
    left = wanted
    for _ in range(TRIES):
        if left == 0:
            return ways
        run = _run(figures, luck, ways, stone, _far_off(figures, luck, built), min(2 + luck.below(5), left))
        if run.length < min(2, left):
            continue  # a single wall does not look like one that somebody built
        east, south = ways[0] & ~run.east, ways[1] & ~run.south
        if _connected(figures, east, south, boat, rocks):
            ways, left = (east, south), left - run.length
            built.append(run)
    return None


def _far_off(figures: Figures, luck: Luck, built: list[_Run]) -> tuple[int, int]:
    """Where to begin a run: of a few random points, the one farthest from all walls, so that no part stays bare."""
    points = [(1 + luck.below(figures.columns - 1), 1 + luck.below(figures.rows - 1)) for _ in range(3)]
    standing = [point for run in built for point in run.points]
    return max(points, key=lambda p: min((abs(p[0] - x) + abs(p[1] - y) for x, y in standing), default=0))


def _run(figures: Figures, luck: Luck, ways: tuple[int, int], stone: int, begin: tuple[int, int], length: int) -> _Run:
    """A run of new walls along the lines between cells: it goes straight on more often than it turns."""
    (x, y), heading = begin, luck.below(4)  # a point is named by the cell south-east of it
    run = _Run(0, 0, (begin,))
    while run.length < length and 0 < x < figures.columns and 0 < y < figures.rows:
        if luck.below(3) == 0:
            heading = (heading + (1 if luck.below(2) else 3)) % 4
        dx, dy = ((1, 0), (0, 1), (-1, 0), (0, -1))[heading]
        west, north = min(x, x + dx), min(y, y + dy)
        cell = (north - 1) * STRIDE + west if dx else north * STRIDE + west - 1
        bit, beyond = 1 << cell, cell + (STRIDE if dx else 1)
        if not bit & ways[1 if dx else 0] or (stone >> cell & 1 and stone >> beyond & 1):
            break  # a wall that stands, or one between rocks
        x, y = x + dx, y + dy
        points = (*run.points, (x, y))
        run = _Run(run.east, run.south | bit, points) if dx else _Run(run.east | bit, run.south, points)
    return run


@lru_cache(maxsize=8)
def open_ways(figures: Figures) -> tuple[int, int]:
    """The ways to the east and to the south without any wall."""
    cells = figures.cells
    east = sum(1 << cell for cell in cells if cell % STRIDE < figures.columns - 1)
    south = sum(1 << cell for cell in cells if cell // STRIDE < figures.rows - 1)
    return east, south


def _around(figures: Figures, cell: int) -> list[int]:
    return [cell + step for step in STEPS if cell + step in figures.cells]


def _connected(figures: Figures, east: int, south: int, boat: int, rocks: list[int]) -> bool:
    """Whether every cell but rocks and chests is within reach without passing a rock or a chest, and every chest is
    next to one."""
    chests = sum(1 << corner for corner in figures.corners)
    ground = _mask(figures.cells) & ~sum(1 << rock for rock in rocks) & ~chests
    reached = _flooded(1 << boat, ground, east, south)
    return reached == ground and _spread(reached, east, south) & chests == chests


def _spread(cells: int, east: int, south: int) -> int:
    """These cells and those next to them, where no wall is between."""
    return cells | (cells & east) << 1 | cells >> 1 & east | (cells & south) << STRIDE | cells >> STRIDE & south


def _flooded(cells: int, ground: int, east: int, south: int) -> int:
    while (more := _spread(cells, east, south) & ground) != cells:
        cells = more
    return cells


# The hidden layer


def covered(figures: Figures) -> tuple[int, ...]:
    """A hidden layer of which nothing is known."""
    row = sum(UNKNOWN << CELL_BITS * column for column in range(figures.columns))
    return (row,) * figures.rows + (0,) * (ROWS - figures.rows)


def contents(figures: Figures, island: Map) -> dict[int, int]:
    """What each cell hides, or UNKNOWN."""
    return {cell: island.hidden[cell // STRIDE] >> CELL_BITS * (cell % STRIDE) & 15 for cell in figures.cells}


def hide(figures: Figures, island: Map, luck: Luck) -> tuple[int, ...]:
    """A hidden layer in which everything unknown is drawn from what is not yet uncovered (S2, S5, S18)."""
    known = contents(figures, island)
    seen = [what for what in known.values() if what != UNKNOWN]
    crosses = cells_in(island.crosses)
    symbols = [
        TREASURE + kind for kind, many in enumerate(figures.symbols) for _ in range(many - seen.count(TREASURE + kind))
    ]
    symbols = luck.some_of(symbols, len(symbols))
    chests = [CHEST + which for which in range(CHESTS) if CHEST + which not in seen]
    drawn = _drawn(luck, [cell for cell in figures.corners if known[cell] == UNKNOWN], chests)

    covered = [cell for cell in crosses if known[cell] == UNKNOWN]
    under = [KEY + colour for colour in range(CHESTS) if KEY + colour not in seen]
    if not any(TREASURE <= known[cell] < KEY for cell in crosses):
        under.append(symbols.pop())
    drawn |= _drawn(luck, covered, under)

    plain = [cell for cell in _plain(figures, island) if known[cell] == UNKNOWN]
    near = _around(figures, island.boat)
    snakes = luck.some_of([cell for cell in plain if cell not in near], figures.snakes - seen.count(SNAKE))
    drawn |= dict.fromkeys(snakes, SNAKE)
    drawn |= _drawn(luck, [cell for cell in plain if cell not in drawn], symbols)

    rows = [0] * ROWS
    for cell, what in known.items():
        rows[cell // STRIDE] |= (drawn.get(cell, SAND) if what == UNKNOWN else what) << CELL_BITS * (cell % STRIDE)
    return tuple(rows)


def _drawn(luck: Luck, cells: list[int], things: list[int]) -> dict[int, int]:
    """Things laid on cells, each on one of its own; there are at least as many cells."""
    return dict(zip(luck.some_of(cells, len(things)), things, strict=True))


def _plain(figures: Figures, island: Map) -> list[int]:
    """Cells that can hide a snake or a treasure in the open."""
    taken = {island.boat, *figures.corners, *cells_in(island.rocks), *cells_in(island.crosses)}
    return [cell for cell in figures.cells if cell not in taken]


# The proof


def flaws(figures: Figures, island: Map) -> tuple[str, ...]:
    """What is wrong with a map: the demands of S1, S2, S4 and S5 that it does not meet."""
    what = contents(figures, island)
    under_rocks = [what.get(cell, UNKNOWN) for cell in (*cells_in(island.rocks), island.boat)]
    under_crosses = [what[cell] for cell in cells_in(island.crosses)]
    lying = sorted(what.values())
    walls = sum(full.bit_count() for full in open_ways(figures)) - sum(map(_many, (island.east, island.south)))
    demands = {
        "S1 boat": island.boat in figures.cells and island.boat not in figures.corners and _on_border(figures, island),
        "S1 chests": sorted(island.colours) == list(range(CHESTS)),
        "S1 crosses": len(cells_in(island.crosses)) == figures.crosses and _spread_out(figures, island),
        "S2 rocks": not any(under_rocks),
        "S2 snakes": all(what[cell] != SNAKE for cell in _around(figures, island.boat)),
        "S4 reachable": _solved(figures, island),
        "S4 winding": _winding(figures, island) >= DETOUR,
        "S5 chests": sorted(what[corner] for corner in figures.corners) == [CHEST + i for i in range(CHESTS)],
        "S5 symbols": all(lying.count(TREASURE + kind) == many for kind, many in enumerate(figures.symbols)),
        "S5 snakes": lying.count(SNAKE) == figures.snakes,
        "S5 rocks": len(cells_in(island.rocks)) == figures.rocks,
        "S5 walls": figures.walls[0] <= walls <= figures.walls[1],
        "S18 keys": [w for w in sorted(under_crosses) if w >= KEY] == [KEY + colour for colour in range(CHESTS)],
        "S18 symbol": sum(TREASURE <= w < KEY for w in under_crosses) == 1,
        "S18 nothing": under_crosses.count(SAND) == figures.crosses - CHESTS - 1,
    }
    return tuple(demand for demand, met in demands.items() if not met)


def _on_border(figures: Figures, island: Map) -> bool:
    row, column = divmod(island.boat, STRIDE)
    return row in (0, figures.rows - 1) or column in (0, figures.columns - 1)


def _spread_out(figures: Figures, island: Map) -> bool:
    places = [*cells_in(island.crosses), island.boat, *figures.corners]
    return all(_distance(one, other) >= APART for at, one in enumerate(places) for other in places[:at])


def _solved(figures: Figures, island: Map) -> bool:
    """S4: plays the island like somebody who scratches all they can: keys open chests, rocks stay, and at the end every
    chest is open."""
    east, south = whole(island.east), whole(island.south)
    rocks, crosses = whole(island.rocks), whole(island.crosses)
    what = contents(figures, island)
    locked = dict(zip(figures.corners, island.colours, strict=True))
    reached = 1 << island.boat
    while True:
        ground = sum(1 << cell for cell in figures.cells if cell not in locked) & ~rocks
        reached = _flooded(reached, ground, east, south)
        keys = {what[cell] - KEY for cell in figures.cells if reached & crosses & 1 << cell and what[cell] >= KEY}
        opened = [corner for corner, colour in locked.items() if colour in keys]
        if not opened:
            return not locked and all(reached >> corner & 1 for corner in figures.corners)
        for corner in opened:
            del locked[corner]


def _winding(figures: Figures, island: Map) -> float:
    """How much longer the ways from the boat to the chests are than on an empty island."""
    east, south, rocks = whole(island.east), whole(island.south), whole(island.rocks)
    ground = _mask(figures.cells) & ~rocks
    reached, steps, walked = 1 << island.boat, 0, 0
    left = set(figures.corners)
    while left and steps < len(figures.cells):
        reached = _spread(reached, east, south) & ground
        steps += 1
        there = {corner for corner in left if reached >> corner & 1}
        walked += steps * len(there)
        left -= there
    return walked / sum(_distance(island.boat, corner) for corner in figures.corners)


# Grids outside kernels


def whole(grid: Grid) -> int:
    """A grid as one large mask."""
    return grid[0] | grid[1] << BITS | grid[2] << 2 * BITS


def merged(cells: Iterator[int] | Sequence[int]) -> Grid:
    return gridded(sum(1 << cell for cell in cells))


@lru_cache(maxsize=8)
def _mask(cells: tuple[int, ...]) -> int:
    return sum(1 << cell for cell in cells)


def cells_in(grid: Grid) -> list[int]:
    mask, found = whole(grid), []
    while mask:
        found.append(lowest(mask))
        mask &= mask - 1
    return found


def _many(grid: Grid) -> int:
    return whole(grid).bit_count()
