"""The legal drops (D11): finite, but tens of millions, so they are counted and found by their number, never listed."""

from __future__ import annotations

from bisect import bisect_right
from functools import lru_cache
from itertools import accumulate
from typing import Any, Final

from wurf.core.game import Actions
from wurf.games.drop_it.actions import ANGLES, STEP, Action, Drop
from wurf.games.drop_it.components import Outline, Tables
from wurf.games.drop_it.geometry import ONE, turned
from wurf.games.drop_it.state import shape_of

__all__ = ["Drops", "room", "rooms"]

_UNIT: Final = STEP * ONE


def room(tables: Tables, kind: int, angle: int) -> tuple[int, int]:
    """D11: the range in which a piece at this angle fits between the walls; in units."""
    figure = tables.outlines[shape_of(kind)].at(0, 0, angle)
    return -(figure.left // ONE), tables.width - -(-figure.right // ONE)


class Drops(Actions[Action]):
    def __init__(self, tables: Tables, pieces: tuple[int, ...]) -> None:
        self._kinds = [kind for kind, left in enumerate(pieces) if left]
        self._rooms = {kind: _counted(tables.outlines[shape_of(kind)], tables.width) for kind in self._kinds}
        self._ends = list(accumulate(self._rooms[kind][1][-1] for kind in self._kinds))

    def __len__(self) -> int:
        return self._ends[-1] if self._ends else 0

    def __getitem__(self, index: Any) -> Any:
        if not 0 <= index < len(self):
            raise IndexError(index)
        at = bisect_right(self._ends, index)
        kind = self._kinds[at]
        index -= self._ends[at - 1] if at else 0
        lefts, ends = self._rooms[kind]
        angle = bisect_right(ends, index)
        return Drop(kind, lefts[angle] + index - (ends[angle - 1] if angle else 0), angle)

    def __contains__(self, action: object) -> bool:
        if not isinstance(action, Drop) or action.piece not in self._rooms or not 0 <= action.angle < ANGLES:
            return False
        lefts, ends = self._rooms[action.piece]
        count = ends[action.angle] - (ends[action.angle - 1] if action.angle else 0)
        return 0 <= action.x - lefts[action.angle] < count


@lru_cache(maxsize=32)
def rooms(outline: Outline, width: int) -> list[tuple[int, int]]:
    """D11: for every angle the leftmost and the rightmost step where a piece fits between the walls."""
    spans = [_span(outline, angle * STEP) for angle in range(ANGLES // 2)]
    spans += [(-right, -left) for left, right in spans]  # after half a turn, left is right
    return [(-(left // _UNIT), (width * ONE - right) // _UNIT) for left, right in spans]


def _span(outline: Outline, angle: int) -> tuple[int, int]:
    """How far a piece reaches to the left and to the right of its middle; times ONE."""
    cosine, sine = turned(angle)
    xs = [cosine * x - sine * y for x, y in outline.corners]
    return min(xs) - outline.radius * ONE, max(xs) + outline.radius * ONE


@lru_cache(maxsize=32)
def _counted(outline: Outline, width: int) -> tuple[list[int], list[int]]:
    """For every angle the leftmost step where a piece fits, and how many steps there are up to the angle's last."""
    found = rooms(outline, width)
    return [least for least, _ in found], list(accumulate(most - least + 1 for least, most in found))
