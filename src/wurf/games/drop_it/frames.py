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
ALLOWED: Final = np.array((30.0, 30.0, 150.0))[:, None]
UNITS: Final = np.array((CM, CM, DEGREE))[:, None, None]

_Floats = npt.NDArray[np.float64]


def paths(tables: Tables, before: tuple[Pose, ...], seen: Looks, after: tuple[Pose, ...]) -> tuple[Path, ...]:
    """D28: the paths of the pieces that have moved, each ending exactly where its piece rests."""
    moved = [number for number, (old, new) in enumerate(zip(before, after, strict=True)) if old != new]
    looks = _by_piece(seen, moved)
    looks[2] = np.degrees(looks[2])
    count, length = len(moved), 1 + looks.shape[2]
    times = np.rint(LOOK_EVERY * MILLISECONDS / tables.material.steps * np.arange(length))
    places = np.empty((3, count, length))  # whole numbers: x, y and angle
    places[:, :, 0] = np.array([before[number][1:] for number in moved]).T
    places[:, :, 1:] = np.rint(looks * UNITS)
    last = places[2, :, -1].tolist()
    places[:, :, -1] = np.array([_at_rest(after[n], int(angle)) for n, angle in zip(moved, last, strict=True)]).T
    kept = _thinned(times, places)
    which, at = np.nonzero(kept)
    frames = [*map(Frame, *(column.astype(np.int64).tolist() for column in (times[at], *places[:, which, at])))]
    ends = kept.sum(1).cumsum().tolist()
    found = []
    for number, start, end in zip(moved, (0, *ends), ends, strict=False):
        dropped = number == len(before) - 1
        found.append(Path(number, tuple(frames[start if dropped else start + 1 : end])))
    return tuple(found)


def _at_rest(pose: Pose, angle: int) -> tuple[int, int, int]:
    """Where a piece rests, its angle in the turn that it was last seen in, or in the next or the last one."""
    same = pose.angle + angle // TURN * TURN
    return pose.x, pose.y, min((same - TURN, same, same + TURN), key=lambda turned: abs(turned - angle))


def _by_piece(seen: Looks, pieces: list[int]) -> _Floats:
    """[part, piece, look]: x, y and angle. In a look, pieces stand in pymunk's order: first those that are awake."""
    bodies, count = np.array(seen.bodies, np.uintp), len(seen.bodies)
    ranks = np.searchsorted(np.sort(bodies), bodies[1:][pieces])
    order = np.frombuffer(seen.ids, np.uintp).reshape(-1, count).argsort(1)[:, ranks].T
    numbers = np.frombuffer(seen.numbers).reshape(-1, count, seen.NUMBERS)
    look = np.arange(len(numbers))
    return np.stack([numbers[look, order, part] for part in range(3)])


def _thinned(times: _Floats, places: _Floats) -> npt.NDArray[np.bool_]:
    """[piece, look]: the frames that a path needs. Without one of them, a piece would be shown in the wrong place.

    Of the frames between two that are kept, the one furthest off the straight line is kept too if it is too far off,
    and so on before it and after it: in all paths at once.
    """
    _, count, length = places.shape
    kept = np.zeros((count, length), bool)
    kept[:, 0] = kept[:, -1] = True
    chosen, places, times = kept.reshape(-1), places.reshape(3, -1), np.tile(times, count)
    between = np.flatnonzero(~chosen)  # the frames in question, in order, and the two that each lies between
    first = between // length * length
    last = first + length - 1
    sizes = np.full(count, length - 2)  # how many lie between the same two
    while between.size:
        begin, start = times.take(first), places.take(first, 1)
        share = (times.take(between) - begin) / (times.take(last) - begin)
        line = (places.take(last, 1) - start) * share
        errors = (np.abs(places.take(between, 1) - start - line) / ALLOWED).max(0)
        worst = np.maximum.reduceat(errors, sizes.cumsum() - sizes)
        wrong = worst > 1
        inside = wrong.repeat(sizes)
        between, first, last, errors, sizes = between[inside], first[inside], last[inside], errors[inside], sizes[wrong]
        farthest, starts = np.flatnonzero(errors == worst[wrong].repeat(sizes)), sizes.cumsum() - sizes
        farthest = farthest[farthest.searchsorted(starts)]  # the first of each
        chosen[between[farthest]] = True
        at = between[farthest].repeat(sizes)
        later, others = between > at, between != at
        first, last = np.where(later, at, first)[others], np.where(later, last, at)[others]
        between = between[others]
        sizes = np.stack((farthest - starts, starts + sizes - 1 - farthest), 1).ravel()
        sizes = sizes[sizes > 0]
    return kept
