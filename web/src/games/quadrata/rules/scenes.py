"""The positions that the pictures of Quadrata's rules page show, worked out by the rules themselves.

`python web/src/games/quadrata/rules/scenes.py` writes scenes.json anew; a test fails when it is stale.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec

from wurf.core.game import NATURE, Setup
from wurf.games.quadrata import game as quadrata
from wurf.games.quadrata import rules
from wurf.games.quadrata.state import COUNT_BITS, MOVE, NOTHING, OVER, SLOTS, Player, State

FILE = Path(__file__).with_name("scenes.json")
game = quadrata()

MIDDLE = "1 a1n0, 1 a1e1, 3 b1s0, 5 c1n0, 3 a2n3m, 2 b2e0"
ALMOST = (
    "1 a1n0, 1 a1e1, 1 a1s2, 1 a1w3, 1 b1n0, 1 b1e1, 3 b1s0, 5 c1n0, 3 a2n3m, 4t a2s3, 2 b2e0, 2 b2s1, 4t c2e1, 3 a3e3"
)
LAST = "4t supply > b3e2"
LEFT_OVER = 2  # sixes in the reserve


def state(square: str, die: int) -> State:
    """A round for four in which the first player has these pieces in the square, and two sixes in the reserve."""
    places = [game.parse(text.replace(" ", " supply > ", 1)).to for text in square.split(", ")]
    covered = 0
    for place in places:
        covered |= game.tables.masks[place]
    empty = game.start(Setup(4, {"rounds": 1})).players[0]
    slots = (*places, *[NOTHING] * (SLOTS - len(places)))
    mine = Player(covered, slots, LEFT_OVER << COUNT_BITS * (len(game.layout.pieces) - 1), empty.scores)
    begun = game.apply(game.start(Setup(4, {"rounds": 1})), NATURE, game.parse("roll 6"))
    return begun._replace(phase=MOVE, die=die, players=(mine, empty, empty, empty))


def lying(player: Player) -> list[Any]:
    """Number and outline of every piece in a square."""
    places = [game.layout.places[place] for place in player.pieces if place != NOTHING]
    return [[game.layout.pieces[place.shape].number, place.outline] for place in places]


def fitting(before: State) -> list[Any]:
    """The outlines of all places where a piece from the supply may be laid."""
    kind = rules.SUPPLY_TO_SQUARE
    return [game.layout.places[action.to].outline for action in game.legal(before, 0) if action.kind == kind]


def scenes() -> dict[str, Any]:
    middle = state(MIDDLE, 3)
    end = game.apply(state(ALMOST, 4), 0, game.parse(LAST))
    assert end.phase == OVER
    pieces = game.layout.pieces
    return {
        "sheet": {"pieces": game.sheet().pieces, "tiles": game.layout.tiles, "places": []},
        "counts": [piece.count for piece in pieces],
        "less": [piece.less_with_three for piece in pieces],
        "middle": lying(middle.players[0]),
        "fitting": fitting(middle),
        "end": lying(end.players[0]),
        "reserve": LEFT_OVER,
        "points": end.players[0].scores[0],
    }


def text() -> str:
    return msgspec.json.encode(scenes()).decode() + "\n"


if __name__ == "__main__":
    FILE.write_text(text(), encoding="utf-8")
