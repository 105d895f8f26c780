"""How a piece falls (D12): pymunk, in a space that is built again for every drop.

`drop` is pure: the same arguments give the same bits on one machine (D28). A space kept from drop to drop would be hard
to reproduce, and a pickled one does not continue exactly as before.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import degrees, radians
from typing import Final, NamedTuple

import pymunk
from pymunk.batch import BodyFields, Buffer, get_space_bodies

from wurf.games.drop_it.components import Tables
from wurf.games.drop_it.geometry import ONE
from wurf.games.drop_it.judging import figure_of, possible_pile
from wurf.games.drop_it.state import DEGREE, MM, TURN, Aim, Pose, shape_of

__all__ = [
    "Frame",
    "Looks",
    "Path",
    "add_piece",
    "add_walls",
    "ceiling",
    "drop",
    "empty_space",
    "held",
    "lay_asleep",
    "pose_of",
    "release",
]

CM: Final = 10 * MM  # units
WALL: Final = 5.0  # cm thick: nothing passes through in one step
SKY: Final = 200.0  # cm: as high as the walls go on above the rim (D11)
LOOK_EVERY: Final = 4  # steps
MOST_SETTLINGS: Final = 5
# cm or radians per second: in the half second before it falls asleep, a piece moves by less than a pose can tell
SLOW: Final = 0.001
NEAR: Final = 0.0002  # cm or radians between two looks


class Frame(NamedTuple):
    """A piece at a time: milliseconds since it was let go. The angle goes on counting over whole turns."""

    time: int
    x: int
    y: int
    angle: int


class Path(NamedTuple):
    """How a piece of the pile moves. Before the first frame it lies where it lay, after the last one it rests."""

    piece: int  # its place in the pile
    frames: tuple[Frame, ...]


class Fall(NamedTuple):
    pile: tuple[Pose, ...]
    paths: tuple[Path, ...]  # of the pieces that have moved
    steps: int


def ceiling(tables: Tables, pile: Sequence[Pose]) -> int:
    """D11: how high the lowest point of a piece is when it is let go: above the rim, or the pile if that is higher."""
    highest = max((figure_of(tables, pose).top for pose in pile), default=0)
    return max(tables.height, -(-highest // ONE)) + tables.lift


def held(tables: Tables, height: int, aim: Aim) -> Pose:
    """Where a piece is whose lowest point is at a height."""
    below = tables.outlines[shape_of(aim.kind)].at(0, 0, aim.angle).bottom // ONE
    return Pose(aim.kind, aim.x, height - below, aim.angle)


def release(tables: Tables, pile: Sequence[Pose], aim: Aim) -> Pose:
    """Where a piece is let go."""
    return held(tables, ceiling(tables, pile), aim)


def drop(tables: Tables, pile: tuple[Pose, ...], aim: Aim) -> Fall:
    """D12: the pile after a piece has fallen and all has come to rest, or has reached the step cap."""
    from wurf.games.drop_it.frames import paths  # with numpy: only where pieces fall, not where they are judged

    before = (*pile, release(tables, pile, aim))
    after, seen, steps = _settled(tables, before, asleep=len(pile))
    for _ in range(MOST_SETTLINGS):  # where the cap, or bad luck, has left pieces inside each other
        if possible_pile(tables, after):
            break
        after, _, more = _settled(tables, after, asleep=0)
        steps += more
    return Fall(after, paths(tables, before, seen, after), steps)


def _settled(tables: Tables, pile: tuple[Pose, ...], asleep: int) -> tuple[tuple[Pose, ...], Looks, int]:
    """Where everything comes to rest, how it looked on the way, and after how many steps."""
    space = empty_space(tables)
    add_walls(tables, space)
    bodies = [add_piece(tables, space, pose) for pose in pile]
    lay_asleep(bodies[:asleep])
    looks = Looks([body.id for body in (space.static_body, *bodies)])
    dt, steps = 1 / tables.material.steps, 0
    while steps < tables.material.step_cap:
        space.step(dt)
        steps += 1
        if steps % LOOK_EVERY == 0:
            looks.take(space)
            # Of the pieces, the one just dropped is mostly awake longest.
            if looks.still() or all(body.is_sleeping for body in reversed(bodies)):
                break
    return tuple(pose_of(body, pose.kind) for body, pose in zip(bodies, pile, strict=True)), looks, steps


class Looks:
    """How all pieces looked from time to time. Each look is one call of pymunk's batch interface, which appends to the
    same buffer: a loop over the bodies took a sixth of a fall."""

    PLACE: Final = BodyFields.POSITION | BodyFields.ANGLE
    SPEED: Final = BodyFields.VELOCITY | BodyFields.ANGULAR_VELOCITY
    FIELDS: Final = BodyFields.BODY_ID | PLACE | SPEED
    NUMBERS: Final = 6  # for each body: x, y, angle, and how fast each of them changes

    def __init__(self, bodies: Sequence[int]) -> None:
        self.bodies = bodies  # their ids in pymunk: first the one that the walls belong to, then the pile's in order
        self._buffer = Buffer()

    def take(self, space: pymunk.Space) -> None:
        get_space_bodies(space, self.FIELDS, self._buffer)

    def still(self) -> bool:
        """Whether no piece moves any more: it is too slow to get anywhere before it falls asleep, and since the last
        look it has not been pushed out of another one. pymunk lays a pile asleep only after half a second of quiet,
        which was a quarter of the work of a fall."""
        size = self.NUMBERS * len(self.bodies)
        numbers = memoryview(self._buffer.float_buf()).cast("d")
        if len(numbers) == size:  # the first look
            return False
        now, before = numbers[-size:], numbers[-2 * size : -size]
        speeds, places = (3, 4, 5), (0, 1, 2)
        return all(abs(speed) < SLOW for part in speeds for speed in now[part :: self.NUMBERS]) and all(
            abs(here - there) < NEAR
            for part in places
            for here, there in zip(now[part :: self.NUMBERS], before[part :: self.NUMBERS], strict=True)
        )

    @property
    def ids(self) -> bytes:
        """Whose numbers follow each other: unsigned words, one per body and look."""
        return bytes(self._buffer.int_buf())

    @property
    def numbers(self) -> bytes:
        """NUMBERS for each of the ids, in cm, radians and seconds: doubles."""
        return bytes(self._buffer.float_buf())


def empty_space(tables: Tables) -> pymunk.Space:
    material, space = tables.material, pymunk.Space()
    space.gravity = (0, -material.gravity)
    space.iterations = material.iterations
    space.collision_slop = material.slop
    space.damping = material.damping
    space.sleep_time_threshold = material.sleep_time
    return space


def add_walls(tables: Tables, space: pymunk.Space, left: float = 0.0) -> None:
    """Add a shaft with its left wall at `left`, in cm."""
    right, low = left + tables.width / CM + WALL, -WALL
    left -= WALL
    for start, end in (((left, low), (left, SKY)), ((right, low), (right, SKY)), ((left, low), (right, low))):
        wall = pymunk.Segment(space.static_body, start, end, WALL)
        wall.friction, wall.elasticity = tables.material.friction.wall, tables.material.elasticity.wall
        space.add(wall)


def add_piece(
    tables: Tables, space: pymunk.Space, pose: Pose, left: float = 0.0, *, fixed: bool = False
) -> pymunk.Body:
    """Add a piece to the shaft with its left wall at `left`, in cm."""
    outline, material = tables.outlines[shape_of(pose.kind)], tables.material
    body = pymunk.Body(body_type=pymunk.Body.STATIC if fixed else pymunk.Body.DYNAMIC)
    body.position, body.angle = (left + pose.x / CM, pose.y / CM), radians(pose.angle / DEGREE)
    shape: pymunk.Shape
    if outline.radius:
        shape = pymunk.Circle(body, outline.radius / CM)
    else:
        shape = pymunk.Poly(body, [(x / CM, y / CM) for x, y in outline.corners])
    shape.density = material.density
    shape.friction, shape.elasticity = material.friction.piece, material.elasticity.piece
    space.add(body, shape)
    return body


def lay_asleep(bodies: list[pymunk.Body]) -> None:
    """The pile lies still until the first touch, which wakes all of it."""
    for body in bodies[:1]:
        body.sleep()
    for body in bodies[1:]:
        body.sleep_with_group(bodies[0])


def _units(x: float, y: float, angle: float) -> tuple[int, int, int]:
    return round(x * CM), round(y * CM), round(degrees(angle) * DEGREE)


def pose_of(body: pymunk.Body, kind: int, left: float = 0.0) -> Pose:
    x, y = body.position
    x, y, angle = _units(x - left, y, body.angle)
    return Pose(kind, x, y, angle % TURN)
