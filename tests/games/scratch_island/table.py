"""Positions to test rules on: islands drawn by hand, with what they hide, and dice as they fell.

An island is drawn from a1 on, one sign a cell: B the boat, ^ a rock, x a cross, . anything else; | after a cell is a
wall to the east of it, - below one a wall to the south. What is not drawn is sand without walls. What lies hidden is
"b2 snake, c3 blue key, d4 coin"; the chests are blue in a1 (3 points), red in m1 (4), green in a11 (5), yellow in m11
(6). All this becomes the text of a position, which the game reads.
"""

from textwrap import dedent

import pytest

from wurf.core.game import NATURE, IllegalAction, Setup
from wurf.core.shown import Event, Offer
from wurf.games import load
from wurf.games.scratch_island.actions import Action, Kind, cell_name
from wurf.games.scratch_island.grid import STRIDE, Grid
from wurf.games.scratch_island.maps import cells_in
from wurf.games.scratch_island.state import SCRATCH, Player, State

game = load("scratch_island")
layout = game.layout
CELLS = {cell_name(cell): cell for cell in layout.figures.cells}
KINDS = [treasure.name for treasure in layout.treasures]
DICE = [die.name for die in layout.dice]
Lines = dict[str, object]  # of a seat, in the text of a position


def names(cells: Grid) -> str:
    return " ".join(map(cell_name, cells_in(cells)))


def island(drawing: str = "", hidden: str = "", boat: str = "g1") -> Lines:
    """A map as drawn."""
    found: dict[str, list[str]] = {"B": [boat], "^": [], "x": [], "|": [], "-": []}
    row = 0
    for line in dedent(drawing).strip("\n").splitlines():
        below = set(line) <= set("- ")
        row += not below
        for at, sign in enumerate(line):
            if sign in found and (sign != "-" or below):
                found[sign].append(f"{'abcdefghijklm'[at // 2]}{row}")
    walls = [*(f"{cell}e" for cell in found["|"]), *(f"{cell}s" for cell in found["-"])]
    parts = {"boat": found["B"][-1:], "rocks": found["^"], "crosses": found["x"], "walls": walls}
    return {**{key: " ".join(cells) for key, cells in parts.items()}, "hidden": hidden}


def player(
    path: str = "", keys: str = "", opened: str = "", found: str = "", points: int = 0, finished: int = 0
) -> Lines:
    """A player who has scratched this path; keys and opened chests by colour, found treasures by name."""
    return {"path": path, "keys": keys, "opened": opened, "found": found, "points": points, "finished": finished}


def position(
    *seats: tuple[Lines, Lines],
    dice: str = "domino domino bar pickaxe",
    hand: str = "",
    free: str = "",
    active: int = 0,
    first: int = 0,
    rolled: int = 0,
    rewards: str = "",
    **facts: object,
) -> State:
    """A turn in which the dice b1, b2, o1, o2 (and y) show these motifs, and the active seat has some of them in hand;
    with none in hand it is to take dice. Seats are counted from 0, but those of `rewards` from 1."""
    lines: Lines = {"dice": dice, "first": first + 1, "roller": (first + rolled) % len(seats) + 1, "active": active + 1}
    lines |= {"hand": hand, "free": free, "rewards": rewards, **facts}
    for seat, (map_, sitter) in enumerate(seats, 1):
        lines |= {f"seat {seat} {key}": value for key, value in (map_ | sitter).items()}
    return game.read_state("\n".join(f"{key}: {value}" for key, value in lines.items() if value))


def sitting(lines: Lines) -> Player:
    """The player whom these lines describe."""
    return position((island(), lines)).players[0]


def begun(seats=2, first=1, **options):
    """A game whose maps are dealt; the first seat is to roll."""
    maps = " ".join(map(str, range(1, seats + 1)))
    start = game.start(Setup(seats, {"edition": 1, "first": first, **options}))
    return act(start, f"deal {maps} first {first} edition 1")


def alone(drawing="", path="", hidden="", keys="", dice="domino bar corner pickaxe", hand="b1", boat="g1"):
    """One player with these dice in hand."""
    return position((island(drawing, hidden, boat), player(path, keys)), dice=dice, hand=hand)


def legal(state: State) -> set[str]:
    return {game.write(action) for action in game.legal(state, state.active)}


def covered(action: Action) -> str:
    """The cells that a motif lies on."""
    offsets = layout.orientations[action.orientation].offsets
    return " ".join(cell_name(action.cell + offset) for offset in offsets)


def fits(state: State, die: str, kind: Kind = Kind.PLACE) -> set[str]:
    """Where the motif of a die fits: its cells, row by row."""
    actions = (action for action in game.legal(state, state.active) if action.kind is kind)
    return {covered(action) for action in actions if action.dice == (DICE.index(die),)}


def placing(state: State, die: str, cells: str, kind: Kind = Kind.PLACE) -> Action:
    """The action that lays a die's motif on these cells, legal or not."""
    at = DICE.index(die)
    places = [divmod(CELLS[cell], STRIDE) for cell in cells.split()]
    top, left = min(row for row, _ in places), min(column for _, column in places)
    squares = tuple(sorted((row - top, column - left) for row, column in places))
    for number, lying in enumerate(layout.orientations):
        if lying.motif == state.faces[at] and lying.squares == squares:
            return Action(kind, (at,), number, top * STRIDE + left)
    raise AssertionError(f"{cells} is not the motif of {die}")


def lay(state: State, die: str, cells: str, kind: Kind = Kind.PLACE) -> State:
    """A motif is laid on these cells."""
    return game.apply(state, state.active, placing(state, die, cells, kind))


def combine(state: State, die: str, cells: str) -> State:
    return lay(state, die, cells, Kind.COMBINE)


def scratch(state: State, cells: str) -> State:
    """These cells are scratched, one after the other."""
    return act(state, *(f"scratch {cell}" for cell in cells.split()))


def scratched(state: State, die: str, cells: str) -> State:
    """A motif is laid, and its cells are scratched in this order."""
    return scratch(lay(state, die, cells), cells)


def act(state: State, *actions: str) -> State:
    """The state after what the active seats do, and what nature rolls and deals."""
    for text in actions:
        seat = NATURE if text.startswith(("roll", "deal")) else state.active
        state = game.apply(state, seat, game.parse(text))
    return state


def next_cells(state: State) -> set[str]:
    """The cells that may be scratched now."""
    assert state.phase == SCRATCH
    return {text.split()[1] for text in legal(state)}


def refused(state: State, *what: str, kind: Kind = Kind.PLACE, seat: int | None = None) -> str:
    """The rule that forbids an action, given as a text, or as a die and the cells of its motif."""
    action = game.parse(what[0]) if len(what) == 1 else placing(state, *what, kind=kind)
    with pytest.raises(IllegalAction) as error:
        game.apply(state, state.active if seat is None else seat, action)
    return error.value.rule


def told(before: State, action: Action, viewer: int | None = None) -> list[Event]:
    """What a viewer is told when the active seat, or nature, does this."""
    seat = NATURE if action.kind in (Kind.ROLL, Kind.DEAL) else before.active
    after = game.apply(before, seat, action)
    learned = game.revealed(before, seat, action, after, viewer)
    return game.events(game.view(before, viewer), learned, game.view(after, viewer))


def offered(state: State, seat: int | None = None) -> Offer:
    """What a seat may do, or the one whose turn it is."""
    return game.offer(game.view(state, state.active if seat is None else seat))
