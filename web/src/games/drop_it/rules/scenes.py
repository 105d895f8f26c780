"""The positions that the pictures of Drop It's rules page show: drops of recorded games, judged by the rules.

Physics may differ from machine to machine, so nothing falls here: what fell is in `tests/records/`.
`python web/src/games/drop_it/rules/scenes.py` writes scenes.json anew; a test fails when it is stale.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from wurf.core.record import parse, replay
from wurf.games import load
from wurf.games.drop_it.actions import Rest
from wurf.games.drop_it.judging import COLOUR, EDGE, HEIGHT, SHAPE, Verdict, judge
from wurf.games.drop_it.page import DropItFace
from wurf.games.drop_it.state import EDGE_COLOURS, PIECES, SHAPES, Pose, State, kind_of, shape_of

FILE = Path(__file__).with_name("scenes.json")
RECORDS = Path(__file__).parents[5] / "tests/records"
game = load("drop_it")

FEW, MANY = 5, 22  # pieces that a picture shows
PUSHED = 1000  # 0.01 mm
TOUCH, MISS = 20, 30  # gaps in 0.01 mm
RED, SQUARE, RHOMBUS = 0, 1, 2


class Drop(NamedTuple):
    """A drop of a recorded game: how it fell, what was there before, and what the rules say to it."""

    rest: Rest
    before: State
    after: State
    verdict: Verdict

    @property
    def shape(self) -> str:
        return SHAPES[shape_of(self.after.pile[-1].kind)]

    @property
    def offences(self) -> int:
        return sum(contact.touching and contact.taboos > 0 for contact in self.verdict.contacts)


@cache
def drops() -> tuple[Drop, ...]:
    """All drops of the recorded games in which the edge's symbols are shapes, and count."""
    return tuple(drop for path in sorted(RECORDS.glob("drop_it-*.txt")) for drop in recorded(path))


def recorded(path: Path) -> Iterator[Drop]:
    match = replay(parse(path.read_text(encoding="utf-8")), load)
    variant = match.state.variant
    if variant.edge or variant.beginners:
        return
    before = match.at(0)
    for entry in match.entries:
        after = game.apply(before, entry.seat, entry.action)
        if isinstance(entry.action, Rest):
            yield Drop(entry.action, before, after, judge(game.tables, variant, after.pile))
        before = after


def first(fits: Callable[[Drop], bool]) -> Drop:
    return next(drop for drop in drops() if fits(drop))


def taboo(kind: int) -> Drop:
    """A drop that breaks just one taboo, in one place."""
    return first(
        lambda drop: (
            drop.verdict.taboos == kind
            and drop.offences == (kind != HEIGHT)
            and (kind == HEIGHT or FEW <= len(drop.after.pile) <= MANY)
        )
    )


def rolled(drop: Drop) -> int:
    """How far it went to the side."""
    way = drop.rest.paths[-1].frames
    return abs(way[-1].x - way[0].x)


def pushing(drop: Drop) -> bool:
    """Whether it pushes another piece aside so that one sees it."""
    *others, _ = drop.rest.paths
    return any(abs(path.frames[-1].x - drop.before.pile[path.piece].x) > PUSHED for path in others)


def face(state: State) -> DropItFace:
    """As a table shows it."""
    return game.face(game.view(state, None))


def near(gap: int) -> DropItFace:
    """A square and the point of a rhombus in mid-air, which judging does not mind, with a gap between them."""
    middle, (square, rhombus) = game.tables.width // 2, game.tables.outlines[SQUARE : RHOMBUS + 1]
    wide, long = (max(x for x, _ in outline.corners) for outline in (square, rhombus))
    left = Pose(kind_of(RED, SQUARE), middle - wide, 9000, 0)
    right = Pose(kind_of(RED, RHOMBUS), middle + long + gap, 9000, 0)
    return face(drops()[0].after._replace(pile=(left, right), scored=0))


def scenes() -> dict[str, Any]:
    empty = drops()[0].before._replace(pile=())
    full = max((drop.after for drop in drops()), key=lambda state: len(state.pile))
    fall = max((drop for drop in drops() if FEW <= len(drop.after.pile) <= MANY and pushing(drop)), key=rolled)
    return {
        "sheet": game.sheet(),
        "counts": PIECES,
        "empty": face(empty),
        "colours": face(empty._replace(variant=empty.variant._replace(edge=EDGE_COLOURS))),
        "fall": face(fall.after),
        "way": fall.rest.paths[-1].frames,
        "shape": face(taboo(SHAPE).after),
        "colour": face(taboo(COLOUR).after),
        "edge": face(taboo(EDGE).after),
        "height": face(taboo(HEIGHT).after),
        "touch": near(TOUCH),
        "miss": near(MISS),
        "points": face(first(lambda d: (d.shape, d.verdict.points, d.verdict.bonus) == ("square", 7, 2)).after),
        "full": face(full),
    }


def text() -> str:
    return msgspec.json.encode(scenes()).decode() + "\n"


if __name__ == "__main__":
    FILE.write_text(text(), encoding="utf-8")
