"""The positions that the pictures of Drop It's rules page show, judged by the rules.

Physics may differ from machine to machine, so nothing falls here: `positions/` has drops of real games as they rested.
`python -m wurf.games.drop_it.scenes` writes them for the page; a test fails when they are stale.
"""

from __future__ import annotations

from pathlib import Path

import msgspec

from wurf.core.game import NATURE
from wurf.core.scenes import write_scenes
from wurf.games.drop_it import game as drop_it
from wurf.games.drop_it import page
from wurf.games.drop_it.actions import Rest
from wurf.games.drop_it.page import DropItFace, DropItSheet
from wurf.games.drop_it.state import PIECES, State

__all__ = ["scenes"]

POSITIONS = Path(__file__).with_name("positions")
# The rhombus's point is 26 mm from its middle, the square's side 15 mm: the gap is 0.2 or 0.3 mm. In mid-air, which
# judging does not mind.
NEAR = "piece 1: red square 85 90\npiece 2: red rhombus {x} 90"
game = drop_it()


class DropItScenes(msgspec.Struct, frozen=True):
    """The pictures of the rules page."""

    sheet: DropItSheet
    counts: tuple[int, ...]  # of each shape in a colour
    empty: DropItFace  # the shaft with the two sets of symbols
    colours: DropItFace
    fall: DropItFace  # everything at rest
    way: tuple[tuple[int, int, int, int], ...]  # time, x, y and angle of the piece that fell
    touch: DropItFace  # a gap that is a touch
    miss: DropItFace  # and one that is not
    shape: DropItFace  # drops that break one taboo each
    colour: DropItFace
    edge: DropItFace
    height: DropItFace
    points: DropItFace
    full: DropItFace


def read(name: str) -> str:
    return (POSITIONS / f"{name}.txt").read_text(encoding="utf-8")


def face(text: str) -> DropItFace:
    return shown(game.read_state(text))


def shown(state: State) -> DropItFace:
    """As a table shows it."""
    return page.face(game.layout, game.view(state, None))


def scenes() -> DropItScenes:
    rest = game.parse(read("rest").strip())
    assert isinstance(rest, Rest)
    return DropItScenes(
        sheet=msgspec.structs.replace(page.sheet_picture(game.layout), rooms=()),  # nobody aims on the rules page
        counts=PIECES,
        empty=face(""),
        colours=face("edge: colours"),
        fall=shown(game.apply(game.read_state(read("fall")), NATURE, rest)),
        way=rest.paths[-1].frames,
        touch=face(NEAR.format(x=126.2)),
        miss=face(NEAR.format(x=126.3)),
        shape=face(read("shape")),
        colour=face(read("colour")),
        edge=face(read("edge")),
        height=face(read("height")),
        points=face(read("points")),
        full=face(read("full")),
    )


if __name__ == "__main__":
    write_scenes("drop_it", scenes())
