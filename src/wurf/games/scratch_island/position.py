"""Scratch Island's states as text, for instance

phase: place
edition: 1
round: 3
dice: domino bar corner pickaxe
free: b2 o2
hand: b1 o1
rewards: coin 2
seat 1 map: 17
seat 1 path: g1 g2 g3
seat 1 keys: blue
seat 1 found: gem gem
seat 2 boat: g1
seat 2 rocks: c2 d4
seat 2 walls: d3e e3s
seat 2 crosses: b3
seat 2 hidden: b3 blue key, c4 snake, d5 coin, e5 ?
seat 2 path: g1

`map` is a number of the edition. An island that is none of its maps is drawn out: walls stand to the east or to the
south of a cell, `chests` are the colours of the corners, `hidden` is sand where nothing else is said, and `?` is what
nobody knows; `rest ?` says so of all other cells. Where it says nothing of the chests, they hide their points in order.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Final

from wurf.core.game import option_value
from wurf.core.position import Lines
from wurf.games.scratch_island import rules
from wurf.games.scratch_island.actions import cell_name
from wurf.games.scratch_island.components import COLOURS, Layout
from wurf.games.scratch_island.editions import BOOKLET, NUMBER, SECRET, Words, edition_in, exists, words
from wurf.games.scratch_island.grid import EMPTY, STRIDE, Grid, gridded, without
from wurf.games.scratch_island.maps import cells_in, contents, map_of, merged, open_ways, whole
from wurf.games.scratch_island.state import (
    CELL_BITS,
    CHEST,
    CHESTS,
    DEAL,
    KEY,
    MAPS,
    PHASES,
    PLACE,
    ROWS,
    SAND,
    SCRATCH,
    SNAKE,
    TAKE,
    TREASURE,
    UNKNOWN,
    Map,
    Player,
    State,
)

__all__ = ["read", "write"]

NONE: Final = "-"  # a die in the cup; a map that is not dealt yet
DRAWN: Final = "drawn"  # who begins
REST: Final = "rest"
BLANK: Final = Map(0, EMPTY, EMPTY, EMPTY, EMPTY, (0,) * CHESTS, (0,) * ROWS, 0)
ROLLED: Final = (TAKE, PLACE, SCRATCH)  # phases in which the dice lie on the table


def write(layout: Layout, state: State) -> str:
    return "".join(f"{key}: {value}\n" for key, value in _lines(layout, state) if value)


def read(layout: Layout, text: str) -> State:
    """The state that a text describes. By default, one player on an island of sand takes two dice, all first face
    up."""
    return _Reader(layout, Lines(text)).state()


# Writing


def _lines(layout: Layout, state: State) -> Iterator[tuple[str, str]]:
    dice, kinds = [die.name for die in layout.dice], [treasure.name for treasure in layout.treasures]
    dealt = state.phase != DEAL
    begins = state.first + 1 if dealt else state.first
    yield "phase", PHASES[state.phase]
    yield "edition", str(edition_in(state.edition))
    yield "round", str(state.round)
    yield "cap", str(state.cap)
    yield "first", str(begins) if begins else DRAWN
    yield "roller", str(rules.roller(state) + 1) if dealt else ""
    yield "active", str(state.active + 1) if dealt else ""
    in_cup = NONE if state.phase not in ROLLED else layout.motifs[0]
    yield "dice", " ".join(layout.motifs[motif] if motif else in_cup for motif in state.faces)
    yield "free", _chosen(state.free, dice) or (NONE if state.phase == TAKE else "")
    yield "hand", _chosen(state.hand, dice)
    yield "motif", _names(cells_in(state.motif))
    yield "rewards", ", ".join(f"{kind} {owner}" for kind, owner in zip(kinds, state.closed, strict=True) if owner)
    for seat, (island, player) in enumerate(zip(state.maps, state.players, strict=True), 1):
        facts = (*_island(layout, state.edition, island), *_player(kinds, player))
        yield from ((f"seat {seat} {key}", value) for key, value in facts)


def _island(layout: Layout, edition: Words, island: Map) -> Iterator[tuple[str, str]]:
    if island == BLANK:
        yield "map", NONE
        return
    named = edition_in(edition)
    if island.number and exists(named) and map_of(layout.figures, named, island.number) == island:
        yield "map", str(island.number)
        return
    yield "number", str(island.number or "")
    yield "boat", cell_name(island.boat)
    yield "rocks", _names(cells_in(island.rocks))
    yield "walls", " ".join(_walls(layout, island))
    yield "crosses", _names(cells_in(island.crosses))
    yield "chests", " ".join(COLOURS[colour] for colour in island.colours)
    yield "hidden", ", ".join(_hidden(layout, island))


def _walls(layout: Layout, island: Map) -> Iterator[str]:
    for side, ways, open_way in zip("es", (island.east, island.south), open_ways(layout.figures), strict=True):
        yield from (f"{cell_name(cell)}{side}" for cell in cells_in(gridded(open_way & ~whole(ways))))


def _hidden(layout: Layout, island: Map) -> Iterator[str]:
    names = {what: name for name, what in _things(layout).items()}
    known = contents(layout.figures, island)
    rest = UNKNOWN if [*known.values()].count(UNKNOWN) > len(known) // 2 else SAND
    if rest == UNKNOWN:
        yield f"{REST} {names[UNKNOWN]}"
    for cell, what in known.items():
        if what != rest or (rest == SAND and cell in layout.figures.corners):
            yield f"{cell_name(cell)} {names[what]}"


def _things(layout: Layout) -> dict[str, int]:
    """What can lie under a cell, by the words for it."""
    return {
        "sand": SAND,
        "snake": SNAKE,
        "?": UNKNOWN,
        **{treasure.name: TREASURE + kind for kind, treasure in enumerate(layout.treasures)},
        **{f"{colour} key": KEY + at for at, colour in enumerate(COLOURS)},
        **{str(points): CHEST + which for which, points in enumerate(layout.chests)},
    }


def _player(kinds: Sequence[str], player: Player) -> Iterator[tuple[str, str]]:
    yield "path", _names(cells_in(player.path))
    yield "keys", _chosen(player.keys, COLOURS)
    yield "opened", _chosen(player.opened, COLOURS)
    yield "found", " ".join(kind for kind, many in zip(kinds, player.found, strict=True) for _ in range(many))
    yield "points", str(player.points or "")
    yield "finished", str(player.finished or "")


def _names(cells: Iterable[int]) -> str:
    return " ".join(map(cell_name, cells))


def _chosen(mask: int, names: Sequence[str]) -> str:
    return " ".join(name for at, name in enumerate(names) if mask >> at & 1)


# Reading


class _Reader:
    def __init__(self, layout: Layout, lines: Lines) -> None:
        self.layout, self.lines = layout, lines
        self.seats = max(1, lines.seats)
        self.cells = {cell_name(cell): cell for cell in layout.figures.cells}
        self.dice = [die.name for die in layout.dice]
        self.kinds = [treasure.name for treasure in layout.treasures]
        self.things = _things(layout)

    def state(self) -> State:
        lines = self.lines
        hand = lines.take("hand", 0, _mask_of(self.dice), "b1 o2")
        motif = self._grid("motif")
        phase = lines.word("phase", SCRATCH if motif != EMPTY else PLACE if hand else TAKE, PHASES)
        edition = lines.take("edition", words(BOOKLET), _edition, "1")
        seats = [str(seat) for seat in range(1, self.seats + 1)]
        first = lines.word("first", 0 if phase == DEAL else 1, [DRAWN, *seats] if phase == DEAL else ["", *seats])
        first -= phase != DEAL
        roller = lines.word("roller", first, seats) if phase != DEAL else first
        faces = lines.take("dice", self._usual_dice(phase), self._faces, "domino bar corner pickaxe")
        usual = (1 << len(faces)) - 1 if phase == TAKE else 0
        state = State(
            phase=phase,
            edition=edition,
            first=first,
            round=lines.number("round", 1, 1, 200),
            cap=lines.number("cap", 60, 1, 200),
            rolled=(roller - first) % self.seats,
            active=lines.word("active", roller, seats) if phase != DEAL else 0,
            faces=faces,
            free=lines.take("free", usual, lambda text: 0 if text == NONE else _mask_of(self.dice)(text), "b1 o2"),
            hand=hand,
            motif=motif,
            closed=lines.take("rewards", (0,) * len(self.kinds), self._rewards, f"{self.kinds[0]} 1"),
            players=tuple(self._player(f"seat {seat}") for seat in seats),
            maps=tuple(self._map(f"seat {seat}", phase, edition) for seat in seats),
        )
        lines.end()
        return state

    def _usual_dice(self, phase: int) -> tuple[int, ...]:
        """S6: the last die is for four players."""
        dice = len(self.dice) if self.seats == rules.SEATS else len(self.dice) - 1
        return tuple(self.layout.tables.faces[die * rules.FACES] if phase in ROLLED else 0 for die in range(dice))

    def _faces(self, text: str) -> tuple[int, ...]:
        faces = tuple(0 if name == NONE else self.layout.motifs.index(name) for name in text.split())
        if not 1 <= len(faces) <= len(self.dice):
            raise ValueError(text)
        return faces

    def _rewards(self, text: str) -> tuple[int, ...]:
        owners = dict.fromkeys(self.kinds, 0)
        for kind, seat in _pairs(text):
            if kind not in owners or not 1 <= int(seat) <= self.seats:
                raise ValueError(text)
            owners[kind] = int(seat)
        return tuple(owners.values())

    def _player(self, seat: str) -> Player:
        colours = _mask_of(COLOURS)
        return Player(
            path=self._grid(f"{seat} path"),
            keys=self.lines.take(f"{seat} keys", 0, colours, "blue red"),
            opened=self.lines.take(f"{seat} opened", 0, colours, "blue red"),
            found=self.lines.take(f"{seat} found", (0,) * len(self.kinds), self._found, self.kinds[0]),
            points=self.lines.number(f"{seat} points", 0, 0, 1000),
            finished=self.lines.number(f"{seat} finished", 0, 0, self.seats),
        )

    def _found(self, text: str) -> tuple[int, ...]:
        names = text.split()
        if not set(names) <= set(self.kinds):
            raise ValueError(text)
        return tuple(names.count(kind) for kind in self.kinds)

    def _map(self, seat: str, phase: int, edition: Words) -> Map:
        """A map of the edition, or one that is drawn out."""
        lines, middle = self.lines, self.layout.figures.columns // 2
        usual = BLANK if phase == DEAL else None
        named = lines.take(f"{seat} map", usual, lambda text: self._printed(edition, text), f"1 … {MAPS}")
        if named is not None:
            return named
        east, south = lines.take(f"{seat} walls", self._ways(""), self._ways, "d3e e3s")
        return Map(
            boat=lines.take(f"{seat} boat", middle, self.cells.__getitem__, cell_name(middle)),
            rocks=self._grid(f"{seat} rocks"),
            east=east,
            south=south,
            crosses=self._grid(f"{seat} crosses"),
            colours=lines.take(f"{seat} chests", (0, 1, 2, 3), _colours, " ".join(COLOURS)),
            hidden=lines.take(f"{seat} hidden", self._hidden(""), self._hidden, "b3 blue key, c4 snake, d5 coin, e5 ?"),
            number=lines.number(f"{seat} number", 0, 0, MAPS),
        )

    def _printed(self, edition: Words, text: str) -> Map:
        named = edition_in(edition)
        if text == NONE:
            return BLANK
        if not exists(named) or not 1 <= int(text) <= MAPS:
            raise ValueError(text)
        return map_of(self.layout.figures, named, int(text))

    def _ways(self, text: str) -> tuple[Grid, Grid]:
        """The open ways to the east and to the south, with these walls."""
        if not all(wall[-1] in "es" for wall in text.split()):
            raise ValueError(text)
        walls = (merged([self.cells[wall[:-1]] for wall in text.split() if wall[-1] == side]) for side in "es")
        east, south = map(gridded, open_ways(self.layout.figures))
        return without(east, next(walls)), without(south, next(walls))

    def _hidden(self, text: str) -> tuple[int, ...]:
        usual = {corner: CHEST + which for which, corner in enumerate(self.layout.figures.corners)}
        told = {where: self.things[what] for where, what in _pairs(text)}
        rest = told.pop(REST, SAND)
        known = {cell: usual.get(cell, rest) if rest == SAND else rest for cell in self.cells.values()}
        known |= {self.cells[name]: what for name, what in told.items()}
        rows = [0] * ROWS
        for cell, what in known.items():
            rows[cell // STRIDE] |= what << CELL_BITS * (cell % STRIDE)
        return tuple(rows)

    def _grid(self, key: str) -> Grid:
        return self.lines.take(key, EMPTY, lambda text: merged([self.cells[name] for name in text.split()]), "a1 b2")


def _edition(text: str) -> Words:
    edition = option_value(text)
    if edition not in (SECRET, NUMBER) and not exists(edition):
        raise ValueError(text)
    return words(edition)


def _colours(text: str) -> tuple[int, ...]:
    colours = tuple(map(COLOURS.index, text.split()))
    if sorted(colours) != list(range(CHESTS)):
        raise ValueError(text)
    return colours


def _mask_of(names: Sequence[str]) -> Callable[[str], int]:
    """Reads names into a mask."""

    def read(text: str) -> int:
        mask = 0
        for name in text.split():
            mask |= 1 << names.index(name)
        return mask

    return read


def _pairs(text: str) -> Iterator[tuple[str, str]]:
    """The words of each part between commas: the first, and the others."""
    for pair in filter(None, text.split(",")):
        one, other = pair.split(maxsplit=1)
        yield one, other.rstrip()
