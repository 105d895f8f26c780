"""How many turns a gap still needs if every roll is used as well as possible: Quadrata is a race.

A dynamic programme over the parts of a gap. A part's number is the mask of its units, so whatever a piece leaves of it
has a smaller number and is already worked out. With every roll a player lays the piece that leaves the quickest gap or,
if none helps, does nothing. A shape that can be had now is assumed to be available without limit.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from wurf.core.engine import Engine
from wurf.core.kernel import kernel, lowest
from wurf.games.quadrata import rules
from wurf.games.quadrata.rules import JOKER
from wurf.games.quadrata.solver import Grid, grid_of, loose
from wurf.games.quadrata.state import COUNT_BITS, WORD, Player, State, Tables

__all__ = ["TURN", "Insight", "Seer", "area", "lying"]

TURN: Final = 256  # the unit of values: one turn, or one piece
FAR: Final = 1 << 40
NUMBERS: Final = 7  # 0 is none
MEAN: Final = 3  # units of a piece
GLANCE: Final = 128  # parts that could be worked out in the time of one `glance`
MOST_UNITS: Final = 16  # of gaps that are worked out: 2 ** 16 parts


class Insight(NamedTuple):
    """Weights for gaps that are too large to work out, in turns × TURN: fitted to gaps that were worked out."""

    base: int = 0
    area: int = 77  # for each unit
    edges: int = 128  # for each edge of a unit that touches no other unit of the gap
    alone: int = 256  # for each unit that touches none
    repair: int = 40 * TURN  # if no piece can be laid at all
    robbed: int = 3 * TURN  # for being robbed of a piece
    unfillable: int = 8 * TURN  # for having to lift a piece again, since nothing fills the gap exactly


class Work(NamedTuple):
    """Working memory: what is known about the parts of one gap. A part is a mask of the gap's units, counted from 0."""

    units: Any  # [unit of the gap]: its mask in the square
    parts: Any  # [place that can be used]: the part that a piece covers there
    first: Any  # [number]: the first of its places
    turns: Any  # [part]: how many it needs
    pieces: Any  # [part]: how many will fill it
    quickest: Any  # [number]: turns that the best part needs, after laying a piece of this number
    laid: Any  # [number]: the pieces of that part


def work_for(units: int, places: int) -> Work:
    """Working memory for gaps of up to `units` units."""
    sizes = (units, places, NUMBERS + 1, 1 << units, 1 << units, NUMBERS, NUMBERS)
    return Work(*((0,) * size for size in sizes))


@kernel
def foresee(
    tables: Tables, grid: Grid, insight: Insight, size: int, gap: int, shapes: int, wild: int, work: Work
) -> None:
    """Work out all parts of a gap. `shapes` counts the pieces there are, `wild` is a mask of the numbers that a 6 may
    stand for."""
    units = 0
    for unit in range(grid.units[size]):
        if gap & grid.bits[unit]:
            work.units[units] = grid.bits[unit]
            units += 1
    count = 0
    for number in range(1, NUMBERS):
        work.first[number] = count
        for shape in range(len(tables.numbers)):
            if tables.numbers[shape] == number and rules.held(shapes, shape):
                at = size * (len(tables.numbers) + 1) + shape
                for place in range(tables.first[at], tables.first[at + 1]):
                    if tables.masks[place] & ~gap == 0:
                        work.parts[count] = part(units, tables.masks[place], work)
                        count += 1
    work.first[NUMBERS] = count
    work.turns[0] = 0
    work.pieces[0] = 0
    for whole in range(1, 1 << units):
        work_out(insight, whole, wild, work)


@kernel
def part(units: int, mask: int, work: Work) -> int:
    """The number of a part."""
    number = 0
    for unit in range(units):
        if mask & work.units[unit]:
            number |= 1 << unit
    return number


@kernel
def work_out(insight: Insight, whole: int, wild: int, work: Work) -> None:
    """Value a part by what pieces leave of it."""
    for number in range(1, NUMBERS):
        quickest = FAR
        laid = 0
        for at in range(work.first[number], work.first[number + 1]):
            covered = work.parts[at]
            if covered & ~whole == 0 and work.turns[whole ^ covered] < quickest:
                quickest = work.turns[whole ^ covered]
                laid = work.pieces[whole ^ covered]
        work.quickest[number] = quickest
        work.laid[number] = laid
    area = whole.bit_count()
    turns, pieces = expected(wild, insight.repair + insight.area * area, area * TURN // MEAN, work)
    work.turns[whole] = turns
    work.pieces[whole] = pieces


@kernel
def expected(wild: int, otherwise: int, otherwise_pieces: int, work: Work) -> tuple[int, int]:
    """The expected turns and pieces of a gap, from what `work` says is left after each number.

    If m of the six numbers help, and what they leave needs t turns in total, the gap needs (6 + t) / m.
    """
    for number in range(1, JOKER):
        if wild >> number & 1 and work.quickest[number] < work.quickest[JOKER]:
            work.quickest[JOKER] = work.quickest[number]
            work.laid[JOKER] = work.laid[number]
    turns = otherwise
    pieces = otherwise_pieces
    sum_turns = 6 * TURN
    sum_pieces = 0
    for helping in range(1, NUMBERS):
        best = 1
        for number in range(2, NUMBERS):
            if work.quickest[number] < work.quickest[best]:
                best = number
        if work.quickest[best] >= turns:
            break
        sum_turns += work.quickest[best]
        sum_pieces += work.laid[best] + TURN
        if sum_turns < turns * helping:
            turns = sum_turns // helping
            pieces = sum_pieces // helping
        work.quickest[best] = FAR
    return turns, pieces


@kernel
def guess(grid: Grid, insight: Insight, size: int, gap: int) -> int:
    """How many turns a gap needs, estimated from its area and edges."""
    area, edges, alone = loose(grid, size, gap)
    if area == 0:
        return 0
    return insight.base + insight.area * area + insight.edges * edges + insight.alone * alone


@kernel
def glance(
    tables: Tables, grid: Grid, insight: Insight, size: int, gap: int, shapes: int, wild: int, work: Work
) -> tuple[int, int]:
    """How many turns a gap needs, and how many pieces: one roll ahead, then guessed."""
    area, _, _ = loose(grid, size, gap)
    for number in range(1, NUMBERS):
        work.quickest[number] = FAR
        work.laid[number] = (area - number) * TURN // MEAN
    for shape in range(len(tables.numbers)):
        if rules.held(shapes, shape):
            number = tables.numbers[shape]
            at = size * (len(tables.numbers) + 1) + shape
            for place in range(tables.first[at], tables.first[at + 1]):
                if tables.masks[place] & ~gap == 0:
                    work.quickest[number] = min(
                        work.quickest[number], guess(grid, insight, size, gap & ~tables.masks[place])
                    )
    return expected(wild, insight.repair + insight.area * area, area * TURN // MEAN, work)


class Seer:
    """Answers how many turns gaps need, as exactly as the effort allows: the number of parts that may be worked out."""

    def __init__(self, tables: Tables, insight: Insight, *, compiled: bool) -> None:
        """With `compiled`, compiles both functions now, which takes a while unless they are cached."""
        self._tables, self._insight = tables, insight
        self._foresee, self._glance = Engine(foresee, compiled=compiled), Engine(glance, compiled=compiled)
        given = self._foresee.tables
        self._given = given(tables), given(grid_of(tables)), insight
        self._work = self._foresee.work(work_for(MOST_UNITS, len(tables.masks)))
        if compiled:
            self._foresee.run(*self._given, 0, 0, 0, 0, self._work)
            self._glance.run(*self._given, 0, 0, 0, 0, self._work)

    def begin(self, here: State, effort: int) -> None:
        """Start on a new position."""
        self._here, self._left = here, effort
        self._shapes, self._wild = obtainable(self._tables, here, here.active)
        self._known: dict[int, tuple[int, int]] = {}

    def gap(self, player: Player) -> int:
        return self._tables.full[self._here.size] & ~player.filled

    def look(self, whole: int, gaps: Sequence[int]) -> None:
        """Work out what gaps need; all of them are parts of `whole`."""
        size, shapes, wild, work = self._here.size, self._shapes, self._wild, self._work
        units = area(whole)
        if units <= MOST_UNITS and 1 << units <= self._left:
            self._left -= 1 << units
            self._foresee.run(*self._given, size, whole, shapes, wild, work)
            for gap in gaps:
                number = part(units, gap, work)
                self._known[gap] = int(work.turns[number]), int(work.pieces[number])
        elif GLANCE * len(gaps) <= self._left:
            self._left -= GLANCE * len(gaps)
            for gap in gaps:
                turns, pieces = self._glance.run(*self._given, size, gap, shapes, wild, work)
                self._known[gap] = int(turns), int(pieces)
        else:
            for gap in gaps:
                self._known[gap] = guess(grid_of(self._tables), self._insight, size, gap), area(gap) * TURN // MEAN

    def needs(self, gap: int) -> tuple[int, int]:
        """The turns and pieces that a gap needs."""
        return self._known[gap]


def area(mask: int) -> int:
    """How many units a signed mask has."""
    return (mask & (1 << 64) - 1).bit_count()


@kernel
def obtainable(tables: Tables, here: State, seat: int) -> tuple[int, int]:
    """The shapes that a seat can get, others' pieces among them (Q9, Q10), as a mask of counts; and a mask of the
    numbers that a joker can lay, which never takes or robs (Q13)."""
    near = here.supply | here.players[seat].reserve
    far = 0
    for other in range(len(here.players)):
        if other != seat:
            far |= here.players[other].reserve | lying(tables, here.size, here.players[other])
    shapes = near
    wild = 0
    for number in range(1, NUMBERS):
        if near & tables.of_number[number]:
            wild |= here.joker << number
        else:
            shapes |= far & tables.of_number[number]
    return shapes, wild


@kernel
def lying(tables: Tables, size: int, player: Player) -> int:
    """The shapes that lie in a square, as a mask of counts."""
    at, _ = rules.square_places(tables, size)
    mask = 0
    for word in player.pieces:
        while word:
            mask |= 1 << COUNT_BITS * tables.shapes[at + lowest(word)]
            word &= word - 1
        at += WORD
    return mask
