"""Scratch Island for a terminal: every island as a grid of signs, with walls between them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from wurf.core.text import Message, say
from wurf.games.scratch_island import rules
from wurf.games.scratch_island.components import COLOURS, Layout
from wurf.games.scratch_island.grid import STRIDE, Grid, has
from wurf.games.scratch_island.maps import whole
from wurf.games.scratch_island.state import CHEST, DEAL, KEY, SNAKE, TREASURE, UNKNOWN, Map, State
from wurf.games.scratch_island.view import motif_message

__all__ = ["draw", "draw_island"]


def draw(layout: Layout, state: State, names: Sequence[str]) -> str:
    """The dice, then each player's island, keys and points."""
    round_ = say(Message("scratch_island-round", {"round": state.round}))
    dice = ", ".join(say(motif_message(layout, motif)) for motif in state.faces) if state.free | state.hand else ""
    boards = []
    for seat, name in enumerate(names):
        player = state.players[seat]
        points = say(Message("points", {"points": player.points}))
        keys = " ".join(f"[{colour}]⚿[/]" for at, colour in enumerate(COLOURS) if player.keys >> at & 1)
        head = f"[bold]{name.replace('[', '(')}[/]{' *' if seat == state.active else ''}  {points}  {keys}".rstrip()
        island = state.maps[seat] if state.phase != DEAL else None
        boards.append("\n".join([head, *(draw_island(layout, island, player.path) if island else ())]))
    return "\n\n".join([f"{round_}   {dice}".rstrip(), *boards])


def draw_island(layout: Layout, island: Map, path: Grid) -> Iterator[str]:
    """An island with what is known of it; scratched sand is a dot, foil a shade."""
    figures, east, south = layout.figures, whole(island.east), whole(island.south)
    yield "   " + " ".join("abcdefghijklm"[: figures.columns])
    for row in range(figures.rows):
        signs, below = [], []
        for column in range(figures.columns):
            cell = row * STRIDE + column
            last = column == figures.columns - 1
            signs.append(_sign(layout, island, path, cell) + (" " if last or east >> cell & 1 else "|"))
            below.append(" " if row == figures.rows - 1 or south >> cell & 1 else "─")
        yield f"{row + 1:2} " + "".join(signs).rstrip()
        if any(sign == "─" for sign in below):
            yield "   " + " ".join(below).rstrip()


def _sign(layout: Layout, island: Map, path: Grid, cell: int) -> str:
    what = rules.content(island, cell)
    if what == SNAKE:
        return "[red]S[/]"
    if CHEST <= what < UNKNOWN:
        return f"[bold]{layout.chests[what - CHEST]}[/]"
    if KEY <= what < CHEST:
        return f"[{COLOURS[what - KEY]}]⚿[/]"
    if TREASURE <= what < KEY:
        return f"[bold]{layout.treasures[what - TREASURE].name[0]}[/]"
    if has(path, cell):
        return "·"
    if cell == island.boat:
        return "[cyan]B[/]"
    if has(island.rocks, cell):
        return "▲"
    if has(island.crosses, cell):
        return "[red]x[/]"
    for corner, colour in zip(layout.box.corners, island.colours, strict=True):
        if corner == cell:
            return f"[{COLOURS[colour]}]C[/]"
    return "░"
