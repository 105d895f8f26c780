"""How the pieces moved in a fall (D28): the frames seen on the way, thinned to those that a path needs."""

from __future__ import annotations

from typing import Final

import numpy as np
import numpy.typing as npt

from wurf.games.drop_it.components import Tables
from wurf.games.drop_it.physics import CM, LOOK_EVERY, Frame, Looks, Path
from wurf.games.drop_it.state import DEGREE, TURN, Pose

__all__ = ["paths"]

MILLISECONDS: Final = 1000
# How far a thinned path, straight between its frames, may be off: 0.3 mm and 1.5°
ALLOWED: Final = np.array((30.0, 30.0, 150.0))
UNITS: Final = np.array((CM, CM, DEGREE))

_Frames = npt.NDArray[np.int64]  # rows like Frame
_Floats = npt.NDArray[np.float64]


def paths(tables: Tables, before: tuple[Pose, ...], seen: Looks, after: tuple[Pose, ...]) -> tuple[Path, ...]:
    """D28: the paths of the pieces that have moved, each ending exactly where its piece rests."""
    looks = _by_piece(seen)
    looks[:, :, 2] = np.degrees(looks[:, :, 2])
    times = 1 + np.arange(looks.shape[1])
    frames = np.empty((len(before), 1 + len(times), 4), np.int64)
    frames[:, 0, 0], frames[:, 0, 1:] = 0, [pose[1:] for pose in before]
    frames[:, 1:, 0] = np.rint(LOOK_EVERY * MILLISECONDS / tables.material.steps * times)
    frames[:, 1:, 1:] = np.rint(looks * UNITS)
    found = []
    for number, (old, new, way) in enumerate(zip(before, after, frames, strict=True)):
        if old == new:
            continue
        last = way[-1]
        angle = new.angle + last[3] // TURN * TURN
        last[1:] = new.x, new.y, min((angle - TURN, angle, angle + TURN), key=lambda a: abs(a - last[3]))
        kept = tuple(Frame(*frame) for frame in way[_thinned(way)].tolist())
        found.append(Path(number, kept if number == len(before) - 1 else kept[1:]))
    return tuple(found)


def _by_piece(seen: Looks) -> npt.NDArray[np.float64]:
    """[piece, look]: x, y and angle. In a look, pieces stand in pymunk's order: first those that are awake."""
    bodies, count = np.array(seen.bodies, np.uintp), len(seen.bodies)
    ranks = np.searchsorted(np.sort(bodies), bodies[1:])
    order = np.frombuffer(seen.ids, np.uintp).reshape(-1, count).argsort(1)[:, ranks]
    numbers = np.frombuffer(seen.numbers).reshape(-1, count, 3)
    found: npt.NDArray[np.float64] = np.take_along_axis(numbers, order[:, :, None], 1).transpose(1, 0, 2)
    return found


def _thinned(whole: _Frames) -> list[int]:
    """The frames that a path needs: without one of them, a piece would be shown in the wrong place."""
    frames = whole.astype(np.float64)  # exact, and quicker than from ints each time
    kept, open_ = {0, len(frames) - 1}, [(0, len(frames) - 1)]
    while open_:
        first, last = open_.pop()
        if last - first > 1:
            errors = _errors(frames[first], frames[first + 1 : last], frames[last])
            worst = int(errors.argmax())
            if errors.flat[worst] > 1:
                at = first + 1 + worst // 3
                kept.add(at)
                open_ += [(first, at), (at, last)]
    return sorted(kept)


def _errors(first: _Floats, between: _Floats, last: _Floats) -> _Floats:
    """How far x, y and angle are from the straight line between two other frames; 1 is the most allowed."""
    way = last - first
    share = (between[:, :1] - first[0]) / way[0]
    errors: _Floats = np.abs(between[:, 1:] - first[1:] - share * way[1:]) / ALLOWED
    return errors
