"""Scratch Island's state: records of ints. A cell is row * 14 + column; sets of cells are grids (see grid.py)."""

from __future__ import annotations

from typing import Final, NamedTuple

from wurf.core.kernel import updater
from wurf.games.scratch_island.editions import Words
from wurf.games.scratch_island.grid import Grid

ROWS: Final = 12  # at most
CELL_BITS: Final = 4  # of what a cell hides, in the word of its row
CHESTS: Final = 4
ALL_CHESTS: Final = 15
KINDS: Final = 4  # of treasure
MAPS: Final = 48  # of an edition (S4)

# What a cell hides
SAND: Final = 0
SNAKE: Final = 1
TREASURE: Final = 2  # and three more: the kinds
KEY: Final = 6  # and three more: the colours
CHEST: Final = 10  # and three more: which of the points
UNKNOWN: Final = 15  # in views: still covered

PHASES: Final = ("deal", "roll", "take", "place", "scratch", "over")  # their names
DEAL: Final = 0  # nature deals the maps (S4)
ROLL: Final = 1  # nature rolls for the roller (S9)
TAKE: Final = 2  # the active seat takes dice (S9, S10)
PLACE: Final = 3  # it lays a motif of its hand on the map, or passes on it (S11)
SCRATCH: Final = 4  # it scratches the motif's cells, one at a time (S12)
OVER: Final = 5


class Tables(NamedTuple):
    """The printed matter as lookup tables. A motif's orientations are numbered through all motifs."""

    board: tuple[int, ...]  # the cells of an island, as a grid
    corners: tuple[int, ...]  # the chests' cells
    faces: tuple[int, ...]  # [die * 6 + face]: the motif it shows (S7)
    digs: tuple[int, ...]  # [motif]: 1 if it is a pickaxe (S17)
    first: tuple[int, ...]  # [motif]: its first orientation; then the end
    offsets: tuple[int, ...]  # [orientation * 4 + i]: its cells from its place, filled up with the first
    edges: tuple[int, ...]  # [orientation * 4 + i]: twice the offset of a cell with a neighbour inside the motif, plus
    # 1 if that lies to the south and not to the east; -1 in free slots
    places: tuple[int, ...]  # [kind]: the places of a treasure's row (S3)
    rewards: tuple[int, ...]  # [kind]: the points of its reward
    worth: tuple[int, ...]  # [which]: the points of a chest (S5)
    booklet: tuple[int, ...]  # the maps of the booklet, one after the other, as the numbers of `Map` in their order


class Map(NamedTuple):
    """One player's island. It never changes; what is uncovered is the player's path."""

    boat: int
    rocks: Grid
    east: Grid  # cells with no wall between them and their eastern neighbour
    south: Grid
    crosses: Grid
    colours: tuple[int, ...]  # [corner]: the colour of its chest
    hidden: tuple[int, ...]  # [row]: what its cells hide, 4 bits each
    number: int  # of the edition; 0 in views while it would give away what is hidden


class Player(NamedTuple):
    path: Grid  # the cells that are scratched
    keys: int  # a mask of colours
    opened: int  # a mask of the colours of opened chests
    found: tuple[int, ...]  # [kind]: marked places of its row (S19)
    points: int
    finished: int  # 1 for the first who opened all chests, 2 for the second; 0 for the others (S22)


class State(NamedTuple):
    phase: int
    edition: Words  # of the maps; before they are dealt, the one that the table wants (see editions.py)
    first: int  # the seat that rolls first in every round; before the deal, what the table wants: 0 drawn, else a seat
    round: int  # 1 is the first
    cap: int
    rolled: int  # how many seats have rolled, or were skipped, before the roller in this round
    active: int  # the seat that takes or scratches
    faces: tuple[int, ...]  # [die]: the motif it shows
    free: int  # a mask of the dice that nobody has taken
    hand: int  # a mask of the dice that the active seat has yet to use
    motif: Grid  # the cells that the active seat has yet to scratch
    closed: tuple[int, ...]  # [kind]: 1 + the seat that has the reward; 0 if it is open (S19)
    players: tuple[Player, ...]
    maps: tuple[Map, ...]


updated = updater(State)
updated_player = updater(Player)
updated_map = updater(Map)


class Ground(NamedTuple):
    """What a motif can lie on, for one player."""

    free: Grid  # cells that may be part of any motif
    rocks: Grid  # cells that only a pickaxe opens (S17)
    border: Grid  # cells at which scratching can go on (S12)


class Legal(NamedTuple):
    """How many actions the active seat has; which ones follows from the state."""

    many: int
