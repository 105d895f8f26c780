"""What the page gets, which holds no rules: motifs and dice to draw, islands as far as they are uncovered, where a
motif fits, and why it does not fit elsewhere."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from itertools import islice

import msgspec

from wurf.core.shown import Choice, Offer
from wurf.core.text import Message
from wurf.games.scratch_island import placing, rules
from wurf.games.scratch_island.actions import Action, Kind, Notation, cell_name, decode, place, write
from wurf.games.scratch_island.components import COLOURS, Layout
from wurf.games.scratch_island.editions import BOOKLET, edition_in
from wurf.games.scratch_island.grid import STRIDE, Grid, added, has, is_empty, lone
from wurf.games.scratch_island.maps import cells_in, contents, map_of, whole
from wurf.games.scratch_island.refusal import obstacles
from wurf.games.scratch_island.state import (
    CHEST,
    DEAL,
    KEY,
    OVER,
    PHASES,
    PLACE,
    SCRATCH,
    SNAKE,
    TAKE,
    TREASURE,
    UNKNOWN,
    Map,
    State,
)
from wurf.games.scratch_island.view import View, opened_chests

__all__ = ["ScratchIslandFace", "ScratchIslandSheet", "choice", "face", "offer", "sheet_picture", "why"]

_SMALL = re.compile(r"[0-9]{1,4}", re.ASCII)

# The printed matter


class ScratchIslandMotif(msgspec.Struct, frozen=True):
    name: str
    digs: bool  # a pickaxe
    orientations: tuple[tuple[tuple[int, int], ...], ...]  # squares by row and column; the n-th is named name + n


class ScratchIslandDie(msgspec.Struct, frozen=True):
    name: str
    colour: str
    faces: tuple[str, ...]  # motifs


class ScratchIslandTreasure(msgspec.Struct, frozen=True):
    name: str
    places: int
    points: int


class ScratchIslandChest(msgspec.Struct, frozen=True):
    cell: str
    colour: str


class ScratchIslandIsland(msgspec.Struct, frozen=True):
    """What is printed on the foil."""

    boat: str
    rocks: tuple[str, ...]
    walls: tuple[str, ...]  # a cell and e or s: on its east or south edge
    crosses: tuple[str, ...]
    chests: tuple[ScratchIslandChest, ...]


class ScratchIslandSheet(msgspec.Struct, frozen=True):
    columns: int
    rows: int
    motifs: tuple[ScratchIslandMotif, ...]
    dice: tuple[ScratchIslandDie, ...]
    treasures: tuple[ScratchIslandTreasure, ...]
    colours: tuple[str, ...]  # of chests and keys
    chests: tuple[int, ...]  # the points that lie under chests, nobody knows where
    picture: ScratchIslandIsland  # an island to look at, where no game is on
    way: tuple[str, ...]  # on it, cells that could be scratched in this order: to a cross and a little further


class ScratchIslandFind(msgspec.Struct, frozen=True, array_like=True):
    """What lies under a cell."""

    cell: str
    what: str  # sand, snake, treasure, key or chest
    detail: str  # the treasure's name, the key's colour, the chest's points


class ScratchIslandRow(msgspec.Struct, frozen=True):
    """A treasure's row below the island."""

    found: int
    owner: int | None  # the seat that has its reward: nobody else can earn it any more


class ScratchIslandOpened(msgspec.Struct, frozen=True):
    colour: str
    points: int


class ScratchIslandPlayer(msgspec.Struct, frozen=True):
    island: ScratchIslandIsland | None  # none before the maps are dealt
    uncovered: tuple[ScratchIslandFind, ...]
    hidden: tuple[ScratchIslandFind, ...]  # what was never uncovered, at the end of the game
    keys: tuple[str, ...]  # colours
    opened: tuple[ScratchIslandOpened, ...]
    rows: tuple[ScratchIslandRow, ...]  # in the order of the sheet's treasures
    points: int
    map: str  # its number and edition, at the end of the game


class ScratchIslandShown(msgspec.Struct, frozen=True):
    """A die of this game."""

    name: str
    motif: str | None  # none before it is rolled
    place: str  # cup, table, hand (of the active seat) or used


class ScratchIslandFace(msgspec.Struct, frozen=True):
    phase: str  # one of PHASES
    round: int
    turn: int  # of this round: the one that is played, or begins with the next roll
    cap: int
    roller: int
    active: int
    last: bool  # somebody has opened all chests: the game ends with this round
    dice: tuple[ScratchIslandShown, ...]
    motif: tuple[str, ...]  # the cells that the active seat has yet to scratch
    players: tuple[ScratchIslandPlayer, ...]


def sheet_picture(layout: Layout) -> ScratchIslandSheet:
    motifs = tuple(
        ScratchIslandMotif(
            name,
            layout.tables.digs[at] == 1,
            tuple(lying.squares for lying in layout.orientations if lying.motif == at),
        )
        for at, name in enumerate(layout.motifs)
    )
    picture = map_of(layout.figures, BOOKLET, 1)
    return ScratchIslandSheet(
        columns=layout.figures.columns,
        rows=layout.figures.rows,
        motifs=motifs,
        dice=tuple(ScratchIslandDie(die.name, die.colour, die.faces) for die in layout.dice),
        treasures=tuple(ScratchIslandTreasure(t.name, t.places, t.points) for t in layout.treasures),
        colours=COLOURS,
        chests=layout.chests,
        picture=_island(layout, picture),
        way=_way(layout, picture),
    )


def _way(layout: Layout, island: Map) -> tuple[str, ...]:
    """From the boat towards the cross in the middle."""
    middle = layout.figures.rows // 2 * STRIDE + layout.figures.columns // 2
    cross = min(cells_in(island.crosses), key=lambda cell: _apart(cell, middle))
    free = [cell for cell in layout.figures.cells if not has(island.rocks, cell)]
    way = _in_order(island, sorted(free, key=lambda cell: _apart(cell, cross)), lone(island.boat))
    return tuple(map(cell_name, way[: way.index(cross) + 4]))


def _apart(one: int, other: int) -> int:
    """The square of the distance between two cells."""
    return (one // STRIDE - other // STRIDE) ** 2 + (one % STRIDE - other % STRIDE) ** 2


def _in_order(island: Map, cells: Sequence[int], border: Grid) -> list[int]:
    """S12-S14: cells in an order in which they can be scratched from the border on, as far as they can be reached."""
    order: list[int] = []
    while (cell := next((cell for cell in cells if cell not in order and has(border, cell)), None)) is not None:
        order.append(cell)
        border = added(border, placing.neighbours(island, lone(cell)))
    return order


# The game as it stands


def face(layout: Layout, view: View) -> ScratchIslandFace:
    state = view.state
    rolled = state.phase in (TAKE, PLACE, SCRATCH)
    dice = tuple(
        ScratchIslandShown(
            layout.dice[die].name,
            layout.motifs[motif] if rolled else None,
            "cup" if not rolled else "table" if state.free >> die & 1 else "hand" if state.hand >> die & 1 else "used",
        )
        for die, motif in enumerate(state.faces)
    )
    return ScratchIslandFace(
        phase=PHASES[state.phase],
        round=state.round,
        turn=state.rolled + 1,
        cap=state.cap,
        roller=rules.roller(state) if state.phase != DEAL else 0,
        active=state.active,
        last=rules.finishers(state.players) > 0,
        dice=dice,
        motif=_names(state.motif),
        players=tuple(_player(layout, state, seat) for seat in range(len(state.players))),
    )


def _player(layout: Layout, state: State, seat: int) -> ScratchIslandPlayer:
    player, island = state.players[seat], state.maps[seat]
    dealt, over = state.phase != DEAL, state.phase == OVER
    finds = list(_finds(layout, island)) if dealt else []
    return ScratchIslandPlayer(
        island=_island(layout, island) if dealt else None,
        uncovered=tuple(find for cell, find in finds if has(player.path, cell)),
        hidden=tuple(find for cell, find in finds if over and find.what != "sand" and not has(player.path, cell)),
        keys=tuple(colour for at, colour in enumerate(COLOURS) if player.keys >> at & 1),
        opened=tuple(ScratchIslandOpened(COLOURS[c], points) for c, points in opened_chests(layout, state, seat)),
        rows=tuple(
            ScratchIslandRow(found, owner - 1 if owner else None)
            for found, owner in zip(player.found, state.closed, strict=True)
        ),
        points=player.points,
        map=f"{island.number}/{edition_in(state.edition)}" if over else "",
    )


def _finds(layout: Layout, island: Map) -> Iterator[tuple[int, ScratchIslandFind]]:
    for cell, what in contents(layout.figures, island).items():
        if what == UNKNOWN:
            continue
        kind, detail = "sand", ""
        if what == SNAKE:
            kind = "snake"
        elif what >= CHEST:
            kind, detail = "chest", str(layout.chests[what - CHEST])
        elif what >= KEY:
            kind, detail = "key", COLOURS[what - KEY]
        elif what >= TREASURE:
            kind, detail = "treasure", layout.treasures[what - TREASURE].name
        yield cell, ScratchIslandFind(cell_name(cell), kind, detail)


def _island(layout: Layout, island: Map) -> ScratchIslandIsland:
    figures, walls = layout.figures, []
    east, south = whole(island.east), whole(island.south)
    for cell in figures.cells:
        row, column = divmod(cell, STRIDE)
        if column < figures.columns - 1 and not east >> cell & 1:
            walls.append(f"{cell_name(cell)}e")
        if row < figures.rows - 1 and not south >> cell & 1:
            walls.append(f"{cell_name(cell)}s")
    chests = tuple(
        ScratchIslandChest(cell_name(cell), COLOURS[colour])
        for cell, colour in zip(figures.corners, island.colours, strict=True)
    )
    return ScratchIslandIsland(
        cell_name(island.boat), _names(island.rocks), tuple(walls), _names(island.crosses), chests
    )


def _names(cells: Grid) -> tuple[str, ...]:
    return tuple(map(cell_name, cells_in(cells)))


# What may be done


def offer(layout: Layout, view: View) -> Offer:
    """What may be done now."""
    state, seat = view.state, view.seat
    options = rules.legal(layout.tables, state, seat)
    actions = [decode(rules.nth(layout.tables, state, options, index)) for index in range(options.many)]
    prompt = _prompt(layout, state, seat, actions)
    if not actions:
        return Offer(prompt)
    return Offer(prompt, tuple(choice(layout, view, action) for action in actions))


def why(layout: Layout, view: View, place: str) -> Message | None:
    """Why not there: a cell that is not to be scratched (or "elsewhere"), both dice together ("b1+b2"), or a place of a
    motif: the die (or both), the number of its orientation and the place among those wholly on the island, row by row,
    as in "b1 3 17"."""
    state, seat = view.state, view.seat
    offer_ = offer(layout, view)
    if not offer_.choices or any(one.target == place for one in offer_.choices):
        return None
    if state.phase == SCRATCH:
        if place in _names(state.motif):
            return Message("scratch_island-why-not-yet")
        return Message("scratch_island-why-not-motif") if place == "elsewhere" else None
    if state.phase != PLACE:
        return None
    sources = {one.source for one in offer_.choices if one.cells}
    if place == _both(layout.notation, state):
        return _not_together(layout, state, sources)
    source, *numbers = place.split(" ")
    if source not in sources or len(numbers) != 2 or not all(map(_SMALL.fullmatch, numbers)):
        return None
    return _obstacle_at(layout, state, seat, source, *map(int, numbers))


def _not_together(layout: Layout, state: State, sources: set[str]) -> Message | None:
    """Why both dice cannot be combined."""
    if state.hand.bit_count() != 2 or _both(layout.notation, state) in sources:
        return None
    apart = rules.partner(layout.tables, state) < 0
    return Message("scratch_island-why-combine" if apart else "scratch_island-why-combine-nowhere")


def _obstacle_at(layout: Layout, state: State, seat: int, source: str, number: int, place: int) -> Message | None:
    """Why a motif does not fit at one of the places wholly on the island."""
    tables, combined = layout.tables, "+" in source
    die = rules.partner(tables, state) if combined else layout.notation.dice.index(source)
    first, end = tables.first[state.faces[die]], tables.first[state.faces[die] + 1]
    if not 1 <= number <= end - first:
        return None
    found = obstacles(layout, state.maps[seat], state.players[seat], first + number - 1, combined)
    obstacle = next(islice(found, place, None), None)
    return None if obstacle is None else obstacle.message


def choice(layout: Layout, view: View, action: Action) -> Choice:
    notation, state = layout.notation, view.state
    kind, text = action.kind.name.lower(), write(layout, action)
    dice = " ".join(notation.dice[die] for die in action.dice)
    match action.kind:
        case Kind.TAKE:
            return Choice(text, kind, dice)
        case Kind.PASS:
            return Choice(text, kind, "", dice)
        case Kind.SCRATCH:
            return Choice(text, kind, cell_name(action.cell))
        case _:
            island, player = state.maps[state.active], state.players[state.active]
            source = _both(notation, state) if action.kind is Kind.COMBINE else dice
            cells = cells_in(placing.cells_of(layout.tables, action.orientation, action.cell))
            order = _in_order(island, cells, placing.rim(island, player))
            target = place(layout, action.orientation, action.cell)
            return Choice(text, kind, target, source, tuple(map(cell_name, order)))


def _both(notation: Notation, state: State) -> str:
    """Both dice in hand together."""
    return "+".join(name for die, name in enumerate(notation.dice) if state.hand >> die & 1)


def _prompt(layout: Layout, state: State, seat: int, actions: list[Action]) -> Message:
    """The one line that says what to do now."""
    if state.phase == OVER:
        return Message("scratch_island-prompt-over")
    if state.phase not in (TAKE, PLACE, SCRATCH):
        return Message("scratch_island-prompt-roll")
    if seat != state.active:
        return Message("scratch_island-prompt-wait")
    if state.phase == TAKE:
        return Message(
            "scratch_island-prompt-take-two" if seat == rules.roller(state) else "scratch_island-prompt-take"
        )
    if state.phase == SCRATCH:
        return Message("scratch_island-prompt-scratch", {"cells": len(cells_in(state.motif))})
    if all(action.kind is Kind.PASS for action in actions):
        return Message("scratch_island-prompt-pass")
    if is_empty(state.players[seat].path):
        return Message("scratch_island-prompt-first")
    return Message("scratch_island-prompt-place")
