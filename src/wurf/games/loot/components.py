"""LOOT's sheet read from TOML, checked, and made into lookup tables. An invalid sheet is refused in one sentence."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated

import msgspec

from wurf.core.game import Components
from wurf.games.loot.rules import NUDGE, WRAP
from wurf.games.loot.state import CELLS, SIDE, Tables

__all__ = ["COLOURS", "SYNONYMS", "Layout", "layout_from"]

COLOURS = "rbgy"
MEEPS = "."
SYNONYMS = {"track.length": "track.fields", "rewards": "circles"}  # other words for keys, for `wurf balance`
SIZES = (1, 2, 3, 4)
ABILITIES = {"nudge": NUDGE, "wrap": WRAP}
DIRECTIONS = ((0, 1), (0, -1), (1, 0), (-1, 0))
SHORTEST_TRACK = 3
LONGEST_TRACK = 15  # so that all gains fit into one int, and none is above 16

Ability = Annotated[str, msgspec.Meta(pattern="^(nudge|wrap)$")]
Reward = Annotated[int, msgspec.Meta(ge=1, le=3)] | Ability  # of a line of B: two of them may come in one turn
Entry = Annotated[int, msgspec.Meta(ge=1, le=5)] | Ability  # of bar C


class _Line(msgspec.Struct, forbid_unknown_fields=True):
    need: Annotated[int, msgspec.Meta(ge=2, le=3)]
    reward: Reward


class _Circles(msgspec.Struct, forbid_unknown_fields=True):
    rows: dict[str, _Line]
    columns: dict[str, _Line]


class _Grid(msgspec.Struct, forbid_unknown_fields=True):
    cells: str


class _Bar(msgspec.Struct, forbid_unknown_fields=True):
    entries: list[Entry]


class _Track(msgspec.Struct, forbid_unknown_fields=True):
    fields: Annotated[int, msgspec.Meta(ge=SHORTEST_TRACK, le=LONGEST_TRACK)]


Layout = Tables  # nothing is printed on the sheet that the kernels do not look up


class _File(msgspec.Struct, forbid_unknown_fields=True):
    grid: _Grid
    circles: _Circles
    bar: _Bar
    track: _Track


def layout_from(components: Components) -> Layout:
    """The sheet as tables; raises ComponentsError with file, key and reason."""
    file = components.read(_File)
    cells = _cells(components, file.grid.cells)
    groups = _groups(components, cells)
    lines = [*_lines(components, "rows", file.circles.rows, tuple(COLOURS))]
    lines += _lines(components, "columns", file.circles.columns, tuple(map(str, SIZES)))
    meeps = sum(1 << cell for cell in range(CELLS) if cells[cell] == MEEPS)
    if len(file.bar.entries) != meeps.bit_count():
        raise components.broken(
            "bar.entries",
            "loot-sheet-bar",
            entries=len(file.bar.entries),
            meeps=meeps.bit_count(),
        )
    circle = [next((i for i, group in enumerate(groups) if group >> cell & 1), 0) for cell in range(CELLS)]
    steps = [[_reached(cell, length, wrapped=False) for cell in range(CELLS)] for length in range(SIDE + 1)]
    return Layout(
        steps=tuple(mask for row in steps for mask in row),
        nudges=(0,) * CELLS + tuple(steps[d - 1][c] | steps[d + 1][c] for d in range(1, SIDE) for c in range(CELLS)),
        wraps=tuple(_reached(cell, die, wrapped=True) for die in range(SIDE) for cell in range(CELLS)),
        group=tuple(0 if meeps >> cell & 1 else groups[circle[cell]] for cell in range(CELLS)),
        circle=tuple(circle),
        groups=tuple(groups),
        needs=tuple(line.need for line in lines),
        rewards=tuple(_reward(line.reward) for line in lines),
        bar=tuple(map(_reward, file.bar.entries)),
        meeps=meeps,
        border=sum(1 << cell for cell in range(CELLS) if {*divmod(cell, SIDE)} & {0, SIDE - 1}),
        fields=file.track.fields,
    )


def _cells(components: Components, text: str) -> list[str]:
    """L1: seven rows of seven."""
    rows = [line.split() for line in text.strip().splitlines()]
    if len(rows) != SIDE or any(len(row) != SIDE for row in rows):
        raise components.broken("grid.cells", "loot-sheet-size")
    cells = [cell for row in rows for cell in row]
    for cell in cells:
        if cell not in (*COLOURS, MEEPS):
            raise components.broken("grid.cells", "loot-sheet-letter", found=cell)
    return cells


def _groups(components: Components, cells: list[str]) -> list[int]:
    """L2: one connected group of each size in each colour, by circle; two of one colour never touch."""
    groups = [0] * (len(COLOURS) * len(SIZES))
    seen = 0
    for cell, colour in enumerate(cells):
        if colour == MEEPS or seen >> cell & 1:
            continue
        group = _connected(cells, cell)
        seen |= group
        size = group.bit_count()
        if size not in SIZES:
            raise components.broken("grid.cells", "loot-sheet-large-group", colour=colour, size=size)
        circle = COLOURS.index(colour) * len(SIZES) + size - 1
        if groups[circle]:
            raise components.broken("grid.cells", "loot-sheet-two-groups", colour=colour, size=size)
        groups[circle] = group
    if 0 in groups:
        missing = divmod(groups.index(0), len(SIZES))
        raise components.broken("grid.cells", "loot-sheet-no-group", colour=COLOURS[missing[0]], size=missing[1] + 1)
    return groups


def _connected(cells: list[str], cell: int) -> int:
    group, frontier = 0, [cell]
    while frontier:
        here = frontier.pop()
        if not group >> here & 1:
            group |= 1 << here
            frontier += [n for n in _neighbours(here) if cells[n] == cells[cell]]
    return group


def _neighbours(cell: int) -> Iterator[int]:
    mask = _reached(cell, 1, wrapped=False)
    return (other for other in range(CELLS) if mask >> other & 1)


def _reached(cell: int, length: int, *, wrapped: bool) -> int:
    """Where straight moves of a length end: those inside the grid (L10), or those that leave it (L18)."""
    mask = 0
    row, column = divmod(cell, SIDE)
    for down, right in DIRECTIONS if length else ():
        to_row, to_column = row + down * length, column + right * length
        inside = 0 <= to_row < SIDE and 0 <= to_column < SIDE
        if inside is not wrapped:
            mask |= 1 << to_row % SIDE * SIDE + to_column % SIDE
    return mask


def _lines(components: Components, name: str, lines: dict[str, _Line], keys: tuple[str, ...]) -> list[_Line]:
    """L4: one line for each colour, one for each size."""
    if set(lines) != set(keys):
        raise components.broken(f"circles.{name}", "loot-sheet-lines", keys=", ".join(keys))
    return [lines[key] for key in keys]


def _reward(reward: int | str) -> int:
    return ABILITIES[reward] if isinstance(reward, str) else reward
