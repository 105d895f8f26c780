"""The positions that the pictures of Drop It's rules page show, judged by the rules.

Physics may differ from machine to machine, so nothing falls here: `positions/` has drops of real games as they rested.
`python web/src/games/drop_it/rules/scenes.py` writes scenes.json again; a test fails when it is stale.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec

from wurf.core.game import NATURE
from wurf.games import load
from wurf.games.drop_it.page import DropItFace
from wurf.games.drop_it.state import PIECES, State

FILE = Path(__file__).with_name("scenes.json")
POSITIONS = Path(__file__).with_name("positions")
JUDGED = ("shape", "colour", "edge", "height", "points", "full")
# The rhombus's point is 26 mm from its middle, the square's side 15 mm: the gap is 0.2 or 0.3 mm. In mid-air, which
# judging does not mind.
NEAR = "piece 1: red square 85 90\npiece 2: red rhombus {x} 90"
game = load("drop_it")


def read(name: str) -> str:
    return (POSITIONS / f"{name}.txt").read_text(encoding="utf-8")


def face(text: str) -> DropItFace:
    return shown(game.read_state(text))


def shown(state: State) -> DropItFace:
    """As a table shows it."""
    return game.face(game.view(state, None))


def scenes() -> dict[str, Any]:
    rest = game.parse(read("rest").strip())
    return {
        "sheet": msgspec.structs.replace(game.sheet(), rooms=()),  # nobody aims on the rules page
        "counts": PIECES,
        "empty": face(""),
        "colours": face("edge: colours"),
        "fall": shown(game.apply(game.read_state(read("fall")), NATURE, rest)),
        "way": rest.paths[-1].frames,
        "touch": face(NEAR.format(x=126.2)),
        "miss": face(NEAR.format(x=126.3)),
    } | {name: face(read(name)) for name in JUDGED}


def text() -> str:
    return msgspec.json.encode(scenes()).decode() + "\n"


if __name__ == "__main__":
    FILE.write_text(text(), encoding="utf-8")
