"""How the pieces moved in a fall (D28): the frames seen on the way, thinned to those that a path needs."""

from __future__ import annotations

from typing import Final

import numpy as np
import numpy.typing as npt

from wurf.games.drop_it.components import Tables
from wurf.games.drop_it.physics import CM, LOOK_EVERY, Frame, Look, Path
from wurf.games.drop_it.state import DEGREE, TURN, Pose

__all__ = ["paths"]

MILLISECONDS: Final = 1000
# How far a thinned path, straight between its frames, may be off: 0.3 mm and 1.5°
ALLOWED: Final = np.array((30.0, 30.0, 150.0))
UNITS: Final = np.array((CM, CM, DEGREE))

_Frames = npt.NDArray[np.int64]  # rows like Frame


def paths(tables: Tables, before: tuple[Pose, ...], seen: list[Look], after: tuple[Pose, ...]) -> tuple[Path, ...]:
    """D28: the paths of the pieces that have moved, each ending exactly where its piece rests."""
    looks = np.array(seen).reshape(len(seen), len(before), 3).transpose(1, 0, 2)
    looks[:, :, 2] = np.degrees(looks[:, :, 2])
    frames = np.empty((len(before), 1 + len(seen), 4), np.int64)
    frames[:, 0, 0], frames[:, 0, 1:] = 0, [pose[1:] for pose in before]
    frames[:, 1:, 0] = np.rint(LOOK_EVERY * MILLISECONDS / tables.material.steps * np.arange(1, 1 + len(seen)))
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


def _thinned(frames: _Frames) -> list[int]:
    """The frames that a path needs: without one of them, a piece would be shown in the wrong place."""
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


def _errors(first: _Frames, between: _Frames, last: _Frames) -> npt.NDArray[np.float64]:
    """How far x, y and angle are from the straight line between two other frames; 1 is the most allowed."""
    way = last - first
    share = (between[:, :1] - first[0]) / way[0]
    errors: npt.NDArray[np.float64] = np.abs(between[:, 1:] - first[1:] - share * way[1:]) / ALLOWED
    return errors
