"""Scratch Island for a terminal: every island as a grid of signs, two characters per cell, with walls between them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from wurf.core.text import Message, say
from wurf.games.scratch_island import rules
from wurf.games.scratch_island.components import COLOURS, Layout
from wurf.games.scratch_island.grid import STRIDE, Grid, has
from wurf.games.scratch_island.maps import whole
from wurf.games.scratch_island.state import CHEST, DEAL, KEY, SNAKE, TREASURE, UNKNOWN, Map
from wurf.games.scratch_island.view import View, motif_message

__all__ = ["draw", "draw_island", "legend"]

# No sign depends on its colour alone: a terminal may have none.
BOAT = "[cyan]▙▟[/]"
ROCK = "▲▲"
CROSS = "[red]><[/]"
SNAKE_SIGN = "[red]~~[/]"
FOIL = "░░"
SAND_SIGN = "· "
NORTH, EAST, SOUTH, WEST = 1, 2, 4, 8
JOINTS = " ╵╶└╷│┌├╴┘─┴┐┤┬┼"  # where walls meet, by the directions they come from


def draw(layout: Layout, view: View, names: Sequence[str]) -> str:
    """The dice, then each player's island, keys and points, and what the signs mean."""
    state = view.state
    round_ = say(Message("scratch_island-round", {"round": state.round}))
    dice = ", ".join(say(motif_message(layout, motif)) for motif in state.faces) if state.free | state.hand else ""
    boards = []
    for seat, name in enumerate(names):
        player = state.players[seat]
        points = say(Message("points", {"points": player.points}))
        keys = " ".join(_key(colour) for colour in range(len(COLOURS)) if player.keys >> colour & 1)
        head = f"[bold]{name.replace('[', '(')}[/]{' *' if seat == state.active else ''}  {points}  {keys}".rstrip()
        island = state.maps[seat] if state.phase != DEAL else None
        boards.append("\n".join([head, *(draw_island(layout, island, player.path) if island else ())]))
    return "\n\n".join([f"{round_}   {dice}".rstrip(), *boards, "\n".join(legend(layout))])


def draw_island(layout: Layout, island: Map, path: Grid) -> Iterator[str]:
    """An island with what is known of it."""
    figures, walls = layout.figures, _Walls(layout, island)
    yield "   " + "  ".join("abcdefghijklm"[: figures.columns])
    for row in range(figures.rows):
        signs, below = [], []
        for column in range(figures.columns):
            cell = row * STRIDE + column
            signs.append(_sign(layout, island, path, cell) + ("│" if walls.east(cell) else " "))
            below.append(("──" if walls.south(cell) else "  ") + JOINTS[walls.meeting(cell)])
        yield f"{row + 1:2} {''.join(signs)}".rstrip()
        if line := "".join(below).rstrip():
            yield f"   {line}"


def legend(layout: Layout) -> Iterator[str]:
    """What the signs mean: what is printed on the foil, then what may lie under it."""

    def named(sign: str, id: str, **args: str) -> str:
        return f"{sign} {say(Message(id, {**args}))}"

    yield "   ".join(
        [
            named(BOAT, "scratch_island-map-boat"),
            named(ROCK, "scratch_island-map-rock"),
            named("─┘", "scratch_island-map-wall"),
            named(CROSS, "scratch_island-map-cross"),
            *(named(_chest(at), "scratch_island-chest", colour=colour) for at, colour in enumerate(COLOURS)),
        ]
    )
    yield "   ".join(
        [
            named(FOIL, "scratch_island-map-foil"),
            named(SAND_SIGN.strip(), "scratch_island-map-sand"),
            named(SNAKE_SIGN, "scratch_island-map-snake"),
            named(_key(0), "scratch_island-map-key"),
        ]
    )
    signs = _treasures(layout)
    yield "   ".join(
        [
            *(
                named(f"[bold]{sign}[/]", "scratch_island-treasures", treasure=treasure.name)
                for sign, treasure in zip(signs, layout.treasures, strict=True)
            ),
            named(f"[bold]{layout.chests[-1]}[/]", "scratch_island-map-opened"),
        ]
    )


class _Walls:
    """Where an island has walls, its outer edge not counted."""

    def __init__(self, layout: Layout, island: Map) -> None:
        self._columns, self._rows = layout.figures.columns, layout.figures.rows
        self._east, self._south = whole(island.east), whole(island.south)

    def east(self, cell: int) -> bool:
        row, column = divmod(cell, STRIDE)
        return row < self._rows and column < self._columns - 1 and not self._east >> cell & 1

    def south(self, cell: int) -> bool:
        row, column = divmod(cell, STRIDE)
        return row < self._rows - 1 and column < self._columns and not self._south >> cell & 1

    def meeting(self, cell: int) -> int:
        """The directions from which walls come to the corner south-east of a cell."""
        return (
            NORTH * self.east(cell)
            | EAST * self.south(cell + 1)
            | SOUTH * self.east(cell + STRIDE)
            | WEST * self.south(cell)
        )


def _sign(layout: Layout, island: Map, path: Grid, cell: int) -> str:
    what = rules.content(island, cell)
    if what == SNAKE:
        return SNAKE_SIGN
    if CHEST <= what < UNKNOWN:
        return f"[bold]{layout.chests[what - CHEST]:<2}[/]"
    if KEY <= what < CHEST:
        return _key(what - KEY)
    if TREASURE <= what < KEY:
        return f"[bold]{_treasures(layout)[what - TREASURE]}[/]"
    if cell == island.boat:
        return BOAT
    if has(path, cell):
        return SAND_SIGN
    if has(island.rocks, cell):
        return ROCK
    if has(island.crosses, cell):
        return CROSS
    for corner, colour in zip(layout.tables.corners, island.colours, strict=True):
        if corner == cell:
            return _chest(colour)
    return FOIL


def _chest(colour: int) -> str:
    return f"[{COLOURS[colour]}]■{COLOURS[colour][0]}[/]"


def _key(colour: int) -> str:
    return f"[{COLOURS[colour]}]k{COLOURS[colour][0]}[/]"


def _treasures(layout: Layout) -> list[str]:
    """Two letters of each treasure's name, the first and one that no treasure before it has taken."""
    signs: list[str] = []
    for treasure in layout.treasures:
        name = treasure.name
        pairs = [name[0] + letter for letter in f"{name[1:]}0123"]
        signs.append(next(pair for pair in pairs if pair not in signs))
    return signs
