"""Who may know what: nobody knows what is still covered (S2). Events, and the result."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

from wurf.core.game import Learned
from wurf.core.shown import Event, Line, Result, ranked
from wurf.core.text import Message
from wurf.games.scratch_island import rules
from wurf.games.scratch_island.actions import Action, Kind, cell_name
from wurf.games.scratch_island.components import COLOURS, Layout
from wurf.games.scratch_island.editions import UNTOLD
from wurf.games.scratch_island.grid import STRIDE, Grid, has
from wurf.games.scratch_island.maps import Figures, Luck, cells_in, hide, whole
from wurf.games.scratch_island.state import (
    ALL_CHESTS,
    CELL_BITS,
    CHEST,
    DEAL,
    KEY,
    OVER,
    SAND,
    SNAKE,
    TREASURE,
    UNKNOWN,
    Map,
    State,
)

__all__ = ["View", "determinize", "events", "motif_message", "result", "revealed", "view"]


class View(NamedTuple):
    """What one seat, or a spectator (-1), may know: all but what is covered, and which maps these are."""

    seat: int
    state: State


def view(layout: Layout, state: State, seat: int | None) -> View:
    viewer = -1 if seat is None else seat
    if state.phase in (DEAL, OVER):  # nothing is dealt yet, or all is shown at the end
        return View(viewer, state)
    maps = tuple(_covered(layout.figures, m, p.path) for m, p in zip(state.maps, state.players, strict=True))
    return View(viewer, state._replace(edition=UNTOLD, maps=maps))


def revealed(seat: int, action: Action) -> Learned[Action]:
    """What everybody learns of an action: all of it, but of the deal only that it was made. The maps' numbers and the
    edition would give away what they hide."""
    return ((seat, None if action.kind is Kind.DEAL else action),)


def determinize(layout: Layout, view: View, rng: int) -> State:
    """A state that fits this view: what is covered is drawn from all that is not yet uncovered."""
    state = view.state
    if state.phase in (DEAL, OVER):
        return state
    luck = Luck(rng)
    return state._replace(maps=tuple(m._replace(hidden=hide(layout.figures, m, luck)) for m in state.maps))


def _covered(figures: Figures, island: Map, path: Grid) -> Map:
    uncovered, row_of_cells = whole(path), (1 << figures.columns) - 1
    hidden = list(island.hidden)
    for row in range(figures.rows):
        shown = _cell_masks(uncovered >> row * STRIDE & row_of_cells)
        hidden[row] = hidden[row] & shown | _cell_masks(row_of_cells) & ~shown
    return island._replace(hidden=tuple(hidden), number=0)


@lru_cache(maxsize=1 << STRIDE)
def _cell_masks(columns: int) -> int:
    """All bits of what these cells of a row hide; a cell with all its bits is UNKNOWN."""
    return sum(UNKNOWN << CELL_BITS * column for column in range(STRIDE) if columns >> column & 1)


# Events


def motif_message(layout: Layout, motif: int) -> Message:
    return Message("scratch_island-motif", {"motif": layout.motifs[motif]})


def events(layout: Layout, before_: View, learned: Learned[Action], after_: View) -> list[Event]:
    """The events of an action. Whether somebody is stuck follows from path, keys, rocks and walls alone."""
    before, after = before_.state, after_.state
    ((seat, action),) = learned
    if action is None:
        begin = Event("begin", Message("scratch_island-event-begin"), after.first)
        return [Event("deal", Message("scratch_island-event-deal")), begin]
    told = list(_acted(layout, before, seat, action, after))
    ended = after.phase == OVER or after.active != before.active
    if action.kind in (Kind.SCRATCH, Kind.PASS) and ended and not rules.can_scratch(layout.tables, after, seat):
        told.append(Event("stuck", Message("scratch_island-event-stuck"), seat))  # S23
    if after.phase == OVER:
        told.append(Event("over", Message(_why_over(layout, after))))
    return told


def _acted(layout: Layout, before: State, seat: int, action: Action, after: State) -> Iterator[Event]:
    match action.kind:
        case Kind.ROLL:
            yield Event("roll", Message("scratch_island-event-roll", {"round": after.round}), after.active)
        case Kind.TAKE:
            motifs = [motif_message(layout, before.faces[die]) for die in action.dice]
            args = dict(zip(("motif", "second"), motifs, strict=False))
            yield Event("take", Message(f"scratch_island-event-take-{len(motifs)}", {**args}), seat)
        case Kind.PLACE | Kind.COMBINE | Kind.PASS:
            kind = action.kind.name.lower()
            at = tuple(map(cell_name, cells_in(after.motif))) if action.kind is not Kind.PASS else ()
            motif = motif_message(layout, before.faces[action.dice[0]])
            yield Event(kind, Message(f"scratch_island-event-{kind}", {"motif": motif}), seat, at)
        case Kind.SCRATCH:
            yield from _found(layout, before, seat, action.cell, after)


def _found(layout: Layout, before: State, seat: int, cell: int, after: State) -> Iterator[Event]:
    """What came to light under a cell (S16-S20)."""
    what, name = rules.content(after.maps[seat], cell), cell_name(cell)

    def event(kind: str, **args: str | int) -> Event:
        message = Message(f"scratch_island-event-{kind}", {"cell": name, **args})
        return Event(kind, message, seat, (name,), int(args.get("points", 0)))

    if what == SNAKE:
        yield event("snake")
    elif what >= CHEST:
        colour = COLOURS[before.maps[seat].colours[layout.tables.corners.index(cell)]]
        worth = layout.tables.worth[what - CHEST]
        yield event("chest", colour=colour, points=worth)
        if after.players[seat].opened == ALL_CHESTS:
            yield Event("all-chests", Message("scratch_island-event-all-chests"), seat)
    elif what >= KEY:
        yield event("key", colour=COLOURS[what - KEY])
    elif what >= TREASURE:
        kind = what - TREASURE
        treasure = layout.treasures[kind].name
        marked = after.players[seat].found[kind] > before.players[seat].found[kind]
        yield event("treasure" if marked else "treasure-idle", treasure=treasure)
        if after.closed[kind] and not before.closed[kind]:
            points = layout.tables.rewards[kind]
            message = Message("scratch_island-event-reward", {"treasure": treasure, "points": points})
            yield Event("reward", message, seat, (treasure,), points)
    elif has(after.maps[seat].crosses, cell):
        yield event("nothing")
    else:
        yield event("sand" if what == SAND and not has(after.maps[seat].rocks, cell) else "rock")


def _why_over(layout: Layout, state: State) -> str:
    if rules.finishers(state.players):
        return "scratch_island-event-over-chests"
    stuck = not any(rules.can_scratch(layout.tables, state, seat) for seat in range(len(state.players)))
    return "scratch_island-event-over-stuck" if stuck else "scratch_island-event-over-cap"


# The result


def result(layout: Layout, state: State) -> Result:
    """S22: most points win; ties go to the seat that opened all four chests first; else all tied seats win."""
    scores = [rules.score(layout.tables, state, seat) for seat in range(len(state.players))]
    ranks = ranked(scores)
    points = tuple(player.points for player in state.players)
    tie_break = None
    if points.count(max(points)) > 1:
        shared = ranks.count(1) > 1
        tie_break = Message("scratch_island-result-shared" if shared else "scratch_island-result-first")
    return Result(points, ranks, tie_break, tuple(tuple(_account(layout, state, s)) for s in range(len(points))))


def _account(layout: Layout, state: State, seat: int) -> Iterator[Line]:
    for colour, points in opened_chests(layout, state, seat):
        yield Line(Message("scratch_island-account-chest", {"colour": COLOURS[colour]}), points)
    for kind, treasure in enumerate(layout.treasures):
        if state.closed[kind] == seat + 1:
            yield Line(Message("scratch_island-account-reward", {"treasure": treasure.name}), treasure.points)


def opened_chests(layout: Layout, state: State, seat: int) -> Iterator[tuple[int, int]]:
    """The colours of a seat's opened chests, with their points."""
    island, player = state.maps[seat], state.players[seat]
    for cell, colour in zip(layout.tables.corners, island.colours, strict=True):
        if has(player.path, cell):
            yield colour, layout.tables.worth[rules.content(island, cell) - CHEST]
