"""Looking ahead: where drops would come to rest, simulated at a fraction of nature's cost, and a little less exactly.

A hand's error is larger than this inexactness, so likely outcomes stay likely.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import pymunk
from msgspec.structs import replace

from wurf.games.drop_it.components import Tables
from wurf.games.drop_it.physics import CM, WALL, add_piece, add_walls, ceiling, empty_space, held, lay_asleep, pose_of
from wurf.games.drop_it.state import Aim, Pose

__all__ = ["simulated", "sketched"]

SKETCH: Final = 60  # steps per second
ROUGH: Final = 120
ITERATIONS: Final = 10
SLEEP_TIME: Final = 0.15
MOST_SECONDS: Final = 4
LOOK_EVERY: Final = 8  # steps
THROUGH_EACH_OTHER: Final = pymunk.ShapeFilter(categories=2, mask=1)

Pile = tuple[Pose, ...]


def sketched(tables: Tables, pile: Pile, aims: Sequence[Aim]) -> list[Pose]:
    """Where pieces would come to rest if the pile did not move: they all fall at once, through each other."""
    tables = _cheaper(tables, SKETCH)
    space = empty_space(tables)
    add_walls(tables, space)
    for pose in pile:
        add_piece(tables, space, pose, fixed=True)
    height = ceiling(tables, pile)
    bodies = [add_piece(tables, space, held(tables, height, aim)) for aim in aims]
    for body in bodies:
        for shape in body.shapes:
            shape.filter = THROUGH_EACH_OTHER
    _settle(space, bodies, SKETCH)
    return [pose_of(body, aim.kind) for body, aim in zip(bodies, aims, strict=True)]


def simulated(tables: Tables, pile: Pile, aims: Sequence[Aim]) -> list[Pile]:
    """The piles that the drops would lead to, each in a shaft of its own. The shafts stand side by side in one space:
    a step of all of them is one call, and a long one, so that threads work on several spaces at a time.
    """
    tables = _cheaper(tables, ROUGH)
    space, pitch, height = empty_space(tables), tables.width / CM + 2 * WALL, ceiling(tables, pile)
    shafts = []
    for number, aim in enumerate(aims):
        left, poses = number * pitch, (*pile, held(tables, height, aim))
        add_walls(tables, space, left)
        bodies = [add_piece(tables, space, pose, left) for pose in poses]
        lay_asleep(bodies[:-1])
        shafts.append((left, poses, bodies))
    _settle(space, [body for _, _, bodies in shafts for body in reversed(bodies)], ROUGH)
    return [
        tuple(pose_of(body, pose.kind, left) for pose, body in zip(poses, bodies, strict=True))
        for left, poses, bodies in shafts
    ]


def _cheaper(tables: Tables, steps: int) -> Tables:
    return tables._replace(material=replace(tables.material, steps=steps, iterations=ITERATIONS, sleep_time=SLEEP_TIME))


def _settle(space: pymunk.Space, bodies: list[pymunk.Body], steps: int) -> None:
    for step in range(MOST_SECONDS * steps):
        space.step(1 / steps)
        if step % LOOK_EVERY == 0 and all(body.is_sleeping for body in bodies):
            return
