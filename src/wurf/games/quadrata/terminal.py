"""Quadrata for a terminal: every square as a grid of unit triangles, four characters per tile."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from wurf.core.text import Message, say
from wurf.games.quadrata import page, rules
from wurf.games.quadrata.components import Layout
from wurf.games.quadrata.page import QuadrataFace, QuadrataPlayer
from wurf.games.quadrata.view import View

__all__ = ["draw"]

COLOURS = ("red", "blue", "green", "yellow", "magenta", "cyan", "white")


def draw(layout: Layout, view: View, names: Sequence[str]) -> str:
    """The supply and the die, then each player's square, reserve and points."""
    state, face = view.state, page.face(layout, view)
    supply = " ".join(f"{p.name}×{n}" for p, n in zip(layout.pieces, face.supply, strict=True))
    head = [f"{say(Message('quadrata-round', {'round': face.round, 'rounds': face.rounds}))}   [bold]{face.die}[/]"]
    head.append(f"{say(Message('quadrata-supply'))}: {supply}")
    boards = []
    for seat, name in enumerate(names):
        places = rules.pieces_in(layout.tables, state.size, state.players[seat])
        boards.append("\n".join(_player(layout, face, face.players[seat], places, name, seat == face.active)))
    return "\n\n".join(["\n".join(head), *boards])


def _player(
    layout: Layout, face: QuadrataFace, player: QuadrataPlayer, places: list[int], name: str, active: bool
) -> Iterator[str]:
    points = say(Message("points", {"points": player.points}))
    yield f"[bold]{name.replace('[', '(')}[/]{' *' if active else ''}  {points}"
    side = layout.tiles[face.large]
    number_at = {unit: layout.places[place] for place in places for unit in layout.places[place].units}
    for row in range(side):
        for line in ((None, 0, None), (3, None, 1), (None, 2, None)):
            cells = []
            for column in range(side):
                for direction in line:
                    place = number_at.get((row * side + column) * 4 + direction) if direction is not None else None
                    if direction is None:
                        cells.append(" ")
                    elif place is None:
                        cells.append("·")
                    else:
                        cells.append(f"[{COLOURS[place.shape % 7]}]{layout.pieces[place.shape].number}[/]")
                cells.append(" ")
            yield "".join(cells).rstrip()
    reserve = " ".join(f"{p.name}×{n}" for p, n in zip(layout.pieces, player.reserve, strict=True) if n)
    yield f"{say(Message('quadrata-reserve'))}: {reserve or '-'}"
