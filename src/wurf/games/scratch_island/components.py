"""Scratch Island's dice, motifs and figures read from TOML, checked, and made into lookup tables."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property, lru_cache
from typing import Annotated, NamedTuple

import msgspec

from wurf.core.game import Components
from wurf.games.scratch_island.actions import Notation
from wurf.games.scratch_island.editions import BOOKLET, Edition
from wurf.games.scratch_island.grid import STRIDE
from wurf.games.scratch_island.maps import Figures, map_of, merged
from wurf.games.scratch_island.placing import SQUARES
from wurf.games.scratch_island.rules import FACES
from wurf.games.scratch_island.state import CHESTS, KINDS, MAPS, ROWS, Tables

__all__ = ["COLOURS", "Layout", "layout_from", "with_booklet"]

COLOURS = ("blue", "red", "green", "yellow")  # of chests and keys (S1)
PICKAXE = "pickaxe"
ALL = 5  # dice for four players; fewer do without the last one (S6)
MOST_ORIENTATIONS = 99
MOST_POINTS = 30  # on a map (S5)

Name = Annotated[str, msgspec.Meta(pattern="^[a-z]+$", max_length=12)]
Count = Annotated[int, msgspec.Meta(ge=0, le=40)]
Points = Annotated[int, msgspec.Meta(ge=1, le=MOST_POINTS)]


class _Island(msgspec.Struct, forbid_unknown_fields=True):
    columns: Annotated[int, msgspec.Meta(ge=9, le=STRIDE - 1)]
    rows: Annotated[int, msgspec.Meta(ge=9, le=ROWS)]
    crosses: Annotated[int, msgspec.Meta(ge=CHESTS + 1, le=8)]
    rocks: Count
    walls: tuple[Annotated[int, msgspec.Meta(ge=0, le=60)], Annotated[int, msgspec.Meta(ge=0, le=60)]]
    snakes: Annotated[int, msgspec.Meta(ge=0, le=20)]
    chests: tuple[Points, Points, Points, Points]


class Treasure(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    name: Name
    places: Annotated[int, msgspec.Meta(ge=1, le=8)]
    points: Points
    symbols: Annotated[int, msgspec.Meta(ge=1, le=9)]


class _Motif(msgspec.Struct, forbid_unknown_fields=True):
    name: Name
    squares: Annotated[list[Annotated[str, msgspec.Meta(pattern="^[#.]{1,4}$")]], msgspec.Meta(min_length=1)]


class Die(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    name: Annotated[str, msgspec.Meta(pattern="^[a-z][0-9]?$")]
    colour: Annotated[str, msgspec.Meta(pattern="^(blue|orange|yellow)$")]
    faces: Annotated[tuple[str, ...], msgspec.Meta(min_length=FACES, max_length=FACES)]


class _File(msgspec.Struct, forbid_unknown_fields=True):
    island: _Island
    treasures: Annotated[list[Treasure], msgspec.Meta(min_length=KINDS, max_length=KINDS)]
    motifs: Annotated[list[_Motif], msgspec.Meta(min_length=1, max_length=16)]
    dice: Annotated[list[Die], msgspec.Meta(min_length=ALL, max_length=ALL)]


class Orientation(NamedTuple):
    """A motif as it can lie (S8): its squares by row and column, from its place, the corner of their frame."""

    name: str  # the motif's, and a number
    motif: int
    squares: tuple[tuple[int, int], ...]

    @property
    def offsets(self) -> tuple[int, ...]:
        return tuple(row * STRIDE + column for row, column in self.squares)


@dataclass(frozen=True, eq=False)
class Layout:
    """Everything that follows from a components file, but for the maps."""

    figures: Figures
    chests: tuple[int, ...]  # points
    treasures: tuple[Treasure, ...]
    motifs: tuple[str, ...]
    orientations: tuple[Orientation, ...]
    dice: tuple[Die, ...]
    tables: Tables  # without a booklet

    @cached_property
    def notation(self) -> Notation:
        return Notation.of(self)


@lru_cache(maxsize=8)
def layout_from(components: Components) -> Layout:
    """The tables of a components file; raises ComponentsError with file, key and reason."""
    file = components.read(_File)
    _check(components, file)
    island, motifs = file.island, tuple(motif.name for motif in file.motifs)
    symbols = tuple(treasure.symbols for treasure in file.treasures)
    figures = Figures(island.columns, island.rows, island.crosses, island.rocks, island.walls, island.snakes, symbols)
    orientations = tuple(lying for at, motif in enumerate(file.motifs) for lying in _orientations(at, motif))
    if len(orientations) > MOST_ORIENTATIONS:
        raise components.broken("motifs", "scratch_island-box-orientations", most=MOST_ORIENTATIONS)
    treasures, dice = tuple(file.treasures), tuple(file.dice)
    tables = Tables(
        board=merged(figures.cells),
        corners=figures.corners,
        faces=tuple(motifs.index(face) for die in dice for face in die.faces),
        digs=tuple(int(motif == PICKAXE) for motif in motifs),
        first=tuple(sum(lying.motif < motif for lying in orientations) for motif in range(len(motifs) + 1)),
        offsets=tuple(offset for lying in orientations for offset in _filled(lying.offsets, lying.offsets[0])),
        edges=tuple(edge for lying in orientations for edge in _filled(_edges(lying), -1)),
        places=tuple(treasure.places for treasure in treasures),
        rewards=tuple(treasure.points for treasure in treasures),
        worth=island.chests,
        booklet=(),
    )
    layout = Layout(figures, island.chests, treasures, motifs, orientations, dice, tables)
    _check_maps(components, layout)
    return layout


@lru_cache(maxsize=2)  # drawing all maps takes a quarter of a second
def with_booklet(layout: Layout, edition: Edition = BOOKLET) -> Tables:
    """The tables with the maps of the booklet, or of another edition, for playing by kernels alone."""
    booklet: list[int] = []
    for number in range(1, MAPS + 1):
        island = map_of(layout.figures, edition, number)
        booklet.append(island.boat)
        for numbers in island[1:-1]:
            booklet.extend(numbers)
    return layout.tables._replace(booklet=tuple(booklet))


def _check(components: Components, file: _File) -> None:
    """Check what a schema cannot."""
    parts: dict[str, Sequence[_Motif | Treasure | Die]]
    parts = {"motifs": file.motifs, "treasures": file.treasures, "dice": file.dice}
    for key, named in parts.items():
        for at, item in enumerate(named):
            if any(item.name == other.name for other in named[:at]):
                raise components.broken(f"{key}[{at}].name", "scratch_island-box-name", name=item.name)
    known = [motif.name for motif in file.motifs]
    for at, motif in enumerate(file.motifs):
        _check_motif(components, f"motifs[{at}].squares", motif)
    for at, die in enumerate(file.dice):
        for face in die.faces:
            if face not in known:
                raise components.broken(f"dice[{at}].faces", "scratch_island-box-face", face=face)
        if PICKAXE not in die.faces:  # S4, S23: so that nobody is ever stuck before their island is
            raise components.broken(f"dice[{at}].faces", "scratch_island-box-pickaxe", die=die.name)
    for at, treasure in enumerate(file.treasures):
        if treasure.symbols < treasure.places:
            raise components.broken(f"treasures[{at}].symbols", "scratch_island-box-symbols", name=treasure.name)
    if len(set(file.island.chests)) < CHESTS:
        raise components.broken("island.chests", "scratch_island-box-chests")
    points = sum(file.island.chests) + sum(treasure.points for treasure in file.treasures)
    if points > MOST_POINTS:
        raise components.broken("island.chests", "scratch_island-box-points", points=points, most=MOST_POINTS)
    if file.island.walls[0] > file.island.walls[1]:
        raise components.broken("island.walls", "scratch_island-box-walls")


def _check_motif(components: Components, key: str, motif: _Motif) -> None:
    """S7: one to four connected squares; a pickaxe is one."""
    squares = set(_squares(motif))
    if not 1 <= len(squares) <= SQUARES or (motif.name == PICKAXE and len(squares) != 1):
        raise components.broken(key, "scratch_island-box-squares", motif=motif.name, most=SQUARES)
    reached = {min(squares)}
    while (
        more := {(r + dr, c + dc) for r, c in reached for dr, dc in ((0, 1), (1, 0), (0, -1), (-1, 0))}
        & squares - reached
    ):
        reached |= more
    if reached != squares:
        raise components.broken(key, "scratch_island-box-apart", motif=motif.name)


def _check_maps(components: Components, layout: Layout) -> None:
    """S4: islands with these figures exist."""
    try:
        map_of(layout.figures, BOOKLET, 1)
    except (ValueError, IndexError) as error:
        raise components.broken("island", "scratch_island-box-island") from error


def _squares(motif: _Motif) -> tuple[tuple[int, int], ...]:
    return tuple(
        (row, column) for row, line in enumerate(motif.squares) for column, square in enumerate(line) if square == "#"
    )


def _orientations(motif: int, file: _Motif) -> list[Orientation]:
    """S8: turned and mirrored, each way only once."""
    found: list[tuple[tuple[int, int], ...]] = []
    squares = _squares(file)
    for _ in range(2):
        for _ in range(4):
            top, left = min(row for row, _ in squares), min(column for _, column in squares)
            lying = tuple(sorted((row - top, column - left) for row, column in squares))
            if lying not in found:
                found.append(lying)
            squares = tuple((column, -row) for row, column in squares)
        squares = tuple((row, -column) for row, column in squares)
    return [Orientation(f"{file.name}{number}", motif, lying) for number, lying in enumerate(found, 1)]


def _edges(lying: Orientation) -> tuple[int, ...]:
    """Its inner edges, see `Tables`."""
    squares = set(lying.squares)
    east = [2 * (row * STRIDE + column) for row, column in lying.squares if (row, column + 1) in squares]
    south = [2 * (row * STRIDE + column) + 1 for row, column in lying.squares if (row + 1, column) in squares]
    return tuple(east + south)


def _filled(items: tuple[int, ...], item: int) -> tuple[int, ...]:
    return items + (item,) * (SQUARES - len(items))
