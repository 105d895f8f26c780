"""Drop It's physics next to a bare pymunk loop with the same settings, and the cost of looking ahead.

`.venv/bin/python bench/drops.py` prints only these figures; `dev.py bench` includes them.
"""

from __future__ import annotations

import time
from math import radians
from statistics import mean, median
from typing import NamedTuple

import pymunk
from figures import Figure, table, targets
from rich.console import Console

from wurf.bots import make_bot
from wurf.core.game import Setup
from wurf.core.play import at_random, course
from wurf.games import load
from wurf.games.drop_it import bot, rules
from wurf.games.drop_it.physics import drop, release
from wurf.games.drop_it.state import DROP, FALL

FULL = 27  # pieces in a shaft that we call full
THOUGHT = range(1, 36, 7)  # turns in which the hard bot is timed
game = load("drop_it")


class Drops(NamedTuple):
    ours: list[float]  # drops per second in each round, with checked piles and paths to show
    bare: list[float]
    bare_asleep: list[float]  # the bare loop with our trick: the pile sleeps until it is touched
    full: float  # ms per drop in a full shaft
    ahead: int  # drops that the hard bot simulates per choice
    thought: float  # seconds of one core per choice, averaged over a whole game


def falls():
    """The states before every fall of a random game."""
    played = course(game, game.start(Setup(2)), "bench", at_random(game, "bench"))
    return [step.before for step in played if step.before.phase == FALL]


def bare(state, *, asleep: bool = False):
    """The obvious pymunk loop: step until everything sleeps."""
    box, material = game.tables, game.tables.material
    space = pymunk.Space()
    space.gravity, space.iterations = (0, -material.gravity), material.iterations
    space.collision_slop, space.damping = material.slop, material.damping
    space.sleep_time_threshold = material.sleep_time
    width = box.width / 1000
    for start, end in (((-5, -5), (-5, 200)), ((width + 5, -5), (width + 5, 200)), ((-5, -5), (width + 5, -5))):
        wall = pymunk.Segment(space.static_body, start, end, 5)
        wall.friction, wall.elasticity = material.friction.wall, material.elasticity.wall
        space.add(wall)
    bodies = []
    for kind, x, y, angle in (*state.pile, release(box, state.pile, state.aim)):
        outline, body = box.outlines[kind % 4], pymunk.Body()
        body.position, body.angle = (x / 1000, y / 1000), radians(angle / 100)
        if outline.radius:
            shape = pymunk.Circle(body, outline.radius / 1000)
        else:
            shape = pymunk.Poly(body, [(x / 1000, y / 1000) for x, y in outline.corners])
        shape.density, shape.friction = material.density, material.friction.piece
        shape.elasticity = material.elasticity.piece
        space.add(body, shape)
        bodies.append(body)
    if asleep and state.pile:
        bodies[0].sleep()
        for body in bodies[1:-1]:
            body.sleep_with_group(bodies[0])
    for _ in range(material.step_cap):
        space.step(1 / material.steps)
        if all(body.is_sleeping for body in bodies):
            break
    return [(body.position, body.angle) for body in bodies]


def measured(rounds: int) -> Drops:
    """The contenders take turns at every drop."""
    states, ways = falls(), (lambda s: drop(game.tables, s.pile, s.aim), bare, lambda s: bare(s, asleep=True))
    taken = [_round(states, ways) for _ in range(rounds)]
    ours, plain, asleep = ([len(states) / sum(times) for times in of] for of in zip(*taken, strict=True))
    first = [min(times) for times in zip(*(each[0] for each in taken), strict=True)]
    in_full_shaft = [seconds for state, seconds in zip(states, first, strict=True) if len(state.pile) >= FULL]
    views = [game.view(state._replace(phase=DROP), rules.active(state)) for state in map(states.__getitem__, THOUGHT)]
    hard = make_bot(game, "hard")
    hard.choose(views[0], 1)  # the first one also imports
    thought = mean(_worked(lambda view: hard.choose(view, 1), view) for view in views)
    return Drops(ours, plain, asleep, median(in_full_shaft) * 1000, bot.LEVELS["hard"].effort, thought)


def drops(rounds: int) -> list[Figure]:
    """Physics with paths to show, next to a bare loop with the same settings, and the cost of looking ahead."""
    found, held = measured(rounds), targets("drop_it")
    ahead = f"Drop It's hard bot, a choice ({found.ahead} drops simulated), on one core"
    return [
        Figure("Drop It / bare pymunk loop", found.ours, "drops/s", found.bare, **held["drops"]),
        Figure("Drop It / bare loop, pile laid asleep", found.ours, "drops/s", found.bare_asleep, **held["asleep"]),
        Figure("Drop It, a drop in a full shaft", [found.full], "ms", **held["full"]),
        Figure(ahead, [found.thought], "s", **held["choice"]),
    ]


def _round(states, ways):
    """The seconds of each way, per state: of this core's work, whatever else the machine does."""
    return list(zip(*([_worked(way, state) for way in ways] for state in states), strict=True))


def _worked(way, state) -> float:
    begin = time.process_time()
    way(state)
    return time.process_time() - begin


if __name__ == "__main__":
    Console(width=140).print(table(drops(3)))
