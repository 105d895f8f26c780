"""S1, S2, S4, S5, S18: every map of the booklet, checked by a second, simple reading of the rules."""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys
from collections import Counter
from collections.abc import Callable

import pytest

from wurf.games import load
from wurf.games.scratch_island.editions import LAST_NUMBER
from wurf.games.scratch_island.grid import STRIDE, added, has, lone, without
from wurf.games.scratch_island.maps import Luck, cells_in, flaws, hide, map_of, merged
from wurf.games.scratch_island.state import (
    CELL_BITS,
    CHEST,
    KEY,
    MAPS,
    SAND,
    SNAKE,
    TREASURE,
    UNKNOWN,
    Map,
)

LAYOUT = load("scratch_island").layout
FIGURES = LAYOUT.figures
COLUMNS, ROWS = 13, 11
NAMED = "4k2m9q-0xv7c-hh3ta-8w1rn-zd5ge"
BOOKLET = [map_of(FIGURES, 1, number) for number in range(1, MAPS + 1)]
Cell = tuple[int, int]  # row and column
EVERYWHERE = [(row, column) for row in range(ROWS) for column in range(COLUMNS)]
CORNERS = [(0, 0), (0, 12), (10, 0), (10, 12)]


def bit(cell: Cell) -> int:
    return cell[0] * STRIDE + cell[1]


class Paper:
    """A map as somebody sees it who holds it in their hands, with the foil scratched off."""

    def __init__(self, island: Map) -> None:
        self.boat = divmod(island.boat, STRIDE)
        self.rocks = [cell for cell in EVERYWHERE if has(island.rocks, bit(cell))]
        self.crosses = [cell for cell in EVERYWHERE if has(island.crosses, bit(cell))]
        self.colours = dict(zip(CORNERS, island.colours, strict=True))
        self.under = {(r, c): island.hidden[r] >> CELL_BITS * c & 15 for r, c in EVERYWHERE}
        self.walls = {((r, c), (r, c + 1)) for r, c in EVERYWHERE if c < 12 and not has(island.east, bit((r, c)))}
        self.walls |= {((r, c), (r + 1, c)) for r, c in EVERYWHERE if r < 10 and not has(island.south, bit((r, c)))}

    def steps(self, cell: Cell) -> list[Cell]:
        """Where one can go from a cell: not over a wall, and not off the island."""
        r, c = cell
        around = [(r, c + 1), (r + 1, c), (r, c - 1), (r - 1, c)]
        return [
            to for to in around if to in self.under and (cell, to) not in self.walls and (to, cell) not in self.walls
        ]

    def explored(self) -> set[Cell]:
        """Every cell that can be reached from the boat without passing a rock, each chest with its key."""
        keys: set[int] = set()
        while True:
            reached, to_go, found = {self.boat}, [self.boat], set(keys)
            while to_go:
                for cell in self.steps(to_go.pop()):
                    locked = cell in self.colours and self.colours[cell] not in keys
                    if cell not in reached and cell not in self.rocks and not locked:
                        reached.add(cell)
                        to_go.append(cell)
                        if KEY <= self.under[cell] < CHEST:
                            found.add(self.under[cell] - KEY)
            if found == keys:
                return reached
            keys = found


def apart(one: Cell, other: Cell) -> int:
    return abs(one[0] - other[0]) + abs(one[1] - other[1])


@pytest.mark.parametrize("number", range(1, MAPS + 1))
def test_a_map_of_the_booklet_is_as_the_rules_demand(number: int) -> None:
    paper = Paper(BOOKLET[number - 1])
    under, boat = paper.under, paper.boat
    # S1
    assert boat[0] in (0, 10) or boat[1] in (0, 12)
    assert boat not in CORNERS
    assert sorted(paper.colours.values()) == [0, 1, 2, 3]
    assert len(paper.crosses) == 6
    marked = [boat, *paper.crosses, *CORNERS]
    assert not set(paper.rocks) & set(marked)
    # S2, and the snakes that are not next to the boat
    assert all(under[cell] == SAND for cell in (*paper.rocks, boat))
    assert all(under[cell] != SNAKE for cell in EVERYWHERE if apart(cell, boat) == 1)
    # S4: everything that is no rock can be reached, so all four keys and all four chests
    assert paper.explored() == set(EVERYWHERE) - set(paper.rocks)
    assert all(apart(one, other) >= 3 for one in marked for other in marked if one != other)
    # S5
    points = [LAYOUT.chests[under[corner] - CHEST] for corner in CORNERS]
    assert sorted(points) == [3, 4, 5, 6]
    assert sum(points) + sum(treasure.points for treasure in LAYOUT.treasures) == 30
    lying = Counter(under.values())
    assert [lying[TREASURE + kind] for kind in range(4)] == [2, 3, 4, 4]
    assert (lying[SNAKE], len(paper.rocks)) == (10, 16)
    assert 40 <= len(paper.walls) <= 46
    assert not any(one in paper.rocks and other in paper.rocks for one, other in paper.walls)
    # S18
    crossed = sorted(under[cell] for cell in paper.crosses)
    assert crossed[2:] == [KEY, KEY + 1, KEY + 2, KEY + 3]
    assert crossed[0] == SAND
    assert TREASURE <= crossed[1] < KEY
    assert UNKNOWN not in under.values()


def test_chests_keys_and_boats_lie_anywhere() -> None:
    papers = [Paper(island) for island in BOOKLET]
    assert len({paper.boat for paper in papers}) > 20
    for corner in CORNERS:
        assert {paper.under[corner] for paper in papers} == {CHEST, CHEST + 1, CHEST + 2, CHEST + 3}
        assert {paper.colours[corner] for paper in papers} == {0, 1, 2, 3}
    assert {sorted(p.crosses).index(cell) for p in papers for cell in p.crosses if p.under[cell] == KEY} == set(
        range(6)
    )
    assert {len(paper.walls) for paper in papers} == set(range(40, 47))


def test_no_two_maps_are_alike_on_the_foil_or_under_it() -> None:
    islands = [*BOOKLET, *(map_of(FIGURES, edition, 1) for edition in (2, 3, 999_999, 1 << 32, LAST_NUMBER, NAMED))]
    assert len({(island.rocks, island.east, island.south) for island in islands}) == len(islands)
    assert len({island.hidden for island in islands}) == len(islands)


BOOKLET_HASH = "6a8752b03433c494fc7b62e40ae117b0f3e5a4e9e5a49a047e8605f1ae76952b"
DRAW_ALL = """
import hashlib
from wurf.games import load
from wurf.games.scratch_island.maps import map_of
figures = load("scratch_island").layout.figures
maps = [tuple(map_of(figures, 1, number)) for number in range(48, 0, -1)][::-1]
print(hashlib.sha256(repr(maps).encode()).hexdigest())
"""


def test_S4_a_map_is_the_same_in_every_process_and_in_every_later_version() -> None:
    """If this fails, maps that people have printed or played are gone: give the rules another version first."""
    here = hashlib.sha256(repr([tuple(island) for island in BOOKLET]).encode()).hexdigest()
    elsewhere = subprocess.run(
        [sys.executable, "-c", DRAW_ALL],
        env={"PYTHONHASHSEED": "7", "PYTHONPATH": os.environ.get("PYTHONPATH", "")},
        capture_output=True,
        text=True,
        check=True,
    )
    assert (here, elsewhere.stdout.strip()) == (BOOKLET_HASH, BOOKLET_HASH)


# The generator's own proof


def found(island: Map, what: int) -> list[int]:
    return [bit(cell) for cell, lying in Paper(island).under.items() if lying == what]


def with_under(island: Map, changes: dict[int, int]) -> Map:
    hidden = list(island.hidden)
    for cell, what in changes.items():
        row, shift = cell // STRIDE, CELL_BITS * (cell % STRIDE)
        hidden[row] = hidden[row] & ~(15 << shift) | what << shift
    return island._replace(hidden=tuple(hidden))


def swapped(island: Map, one: int, other: int) -> Map:
    under = Paper(island).under
    return with_under(island, {one: under[divmod(other, STRIDE)], other: under[divmod(one, STRIDE)]})


def key_in_a_chest(island: Map) -> Map:
    return swapped(island, found(island, KEY)[0], 0)


def without_walls(island: Map) -> Map:
    every = merged(FIGURES.cells)
    east = merged([cell for cell in FIGURES.cells if cell % STRIDE < COLUMNS - 1])
    return island._replace(east=east, south=without(every, merged([10 * STRIDE + c for c in range(COLUMNS)])))


def walled_in(island: Map) -> Map:
    """A chest that cannot be reached, with as many walls as before."""
    paper = Paper(island)
    corner = next(
        cell for cell in (0, 12, 10 * STRIDE, 10 * STRIDE + 12) if len(paper.steps(divmod(cell, STRIDE))) == 2
    )
    east = corner - (corner % STRIDE == 12)
    south = corner - STRIDE * (corner // STRIDE == 10)
    return island._replace(east=without(island.east, lone(east)), south=without(island.south, lone(south)))


def gathered(island: Map) -> Map:
    """A cross next to another."""
    one, other, *_ = cells_in(island.crosses)
    return island._replace(crosses=added(without(island.crosses, lone(one)), lone(other + 1)))


SPOILED: list[tuple[str, Callable[[Map], Map]]] = [
    ("S1 boat", lambda island: island._replace(boat=5 * STRIDE + 5)),
    ("S1 boat", lambda island: island._replace(boat=0)),
    ("S1 boat", lambda island: island._replace(boat=13)),
    ("S1 chests", lambda island: island._replace(colours=(0, 1, 2, 2))),
    ("S1 crosses", lambda island: island._replace(crosses=without(island.crosses, lone(cells_in(island.crosses)[0])))),
    ("S1 crosses", gathered),
    ("S2 rocks", lambda island: swapped(island, cells_in(island.rocks)[0], found(island, SNAKE)[0])),
    ("S2 rocks", lambda island: swapped(island, island.boat, found(island, TREASURE)[0])),
    ("S2 snakes", lambda island: swapped(island, found(island, SNAKE)[0], beside_the_boat(island))),
    ("S4 reachable", walled_in),
    ("S4 reachable", key_in_a_chest),
    ("S4 winding", without_walls),
    ("S5 chests", lambda island: with_under(island, {0: CHEST, 12: CHEST})),
    ("S5 symbols", lambda island: with_under(island, {found(island, TREASURE)[0]: TREASURE + 1})),
    ("S5 snakes", lambda island: with_under(island, {found(island, SNAKE)[0]: SAND})),
    ("S5 rocks", lambda island: island._replace(rocks=without(island.rocks, lone(cells_in(island.rocks)[0])))),
    ("S5 walls", without_walls),
    ("S18 keys", lambda island: swapped(island, found(island, KEY + 2)[0], found(island, SNAKE)[0])),
    ("S18 symbol", lambda island: swapped(island, under_cross(island), found(island, SNAKE)[0])),
    ("S18 nothing", lambda island: with_under(island, {empty_cross(island): SNAKE})),
]


def beside_the_boat(island: Map) -> int:
    boat = Paper(island).boat
    return next(bit(cell) for cell in EVERYWHERE if apart(cell, boat) == 1)


def under_cross(island: Map) -> int:
    """The cross with a treasure symbol."""
    return next(c for c in cells_in(island.crosses) if TREASURE <= Paper(island).under[divmod(c, STRIDE)] < KEY)


def empty_cross(island: Map) -> int:
    return next(c for c in cells_in(island.crosses) if Paper(island).under[divmod(c, STRIDE)] == SAND)


@pytest.mark.parametrize(("flaw", "spoil"), SPOILED, ids=[f"{at} {flaw}" for at, (flaw, _) in enumerate(SPOILED)])
def test_a_spoiled_map_is_found_out_by_name(flaw: str, spoil: Callable[[Map], Map]) -> None:
    for island in BOOKLET[:6]:
        assert flaws(FIGURES, island) == ()
        assert flaw in flaws(FIGURES, spoil(island))


def test_what_is_still_covered_is_drawn_from_what_is_left() -> None:
    """Of a map with a part uncovered, `hide` keeps that part and makes a whole map again."""
    for number, island in enumerate(BOOKLET, 1):
        luck = Luck(number)
        covered = luck.some_of(FIGURES.cells, luck.below(len(FIGURES.cells)))
        seen = with_under(island, dict.fromkeys(covered, UNKNOWN))
        drawn = island._replace(hidden=hide(FIGURES, seen, luck))
        assert flaws(FIGURES, drawn) == ()
        under, after = Paper(island).under, Paper(drawn).under
        assert all(under[cell] == after[cell] for cell in EVERYWHERE if bit(cell) not in covered)
        assert all(after[cell] != SNAKE for cell in EVERYWHERE if apart(cell, Paper(island).boat) == 1)
