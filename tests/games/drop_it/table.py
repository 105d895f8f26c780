"""Positions of Drop It by their texts, and drops that come to rest where a test says; in millimetres and degrees."""

from __future__ import annotations

from wurf.core.game import NATURE, Setup
from wurf.games import load
from wurf.games.drop_it import physics, rules
from wurf.games.drop_it.actions import Hand, Rest
from wurf.games.drop_it.judging import judge

game = load("drop_it")
box = game.tables


def position(*pile, of=game, **lines):
    """A position from its text, with a steady hand: the pieces in the order dropped, and other lines by their keys."""
    pieces = {f"piece {number}": piece for number, piece in enumerate(pile, 1)}
    said = pieces | {"hand": "steady"} | {key.replace("_", " "): value for key, value in lines.items()}
    return of.read_state("\n".join(f"{key}: {value}" for key, value in said.items()))


def judged(*pile, **lines):
    """The verdict on the last of these pieces."""
    state = position(*pile, **lines)
    return judge(box, state.variant, state.pile)


def kind(name):
    return position(f"{name} 0 0").pile[0].kind


def dealt(seats=2, deal=0, of=game, **options):
    """A table after one of the possible deals; by the first one, two sides have red and yellow, green and blue."""
    state = of.start(Setup(seats, {"first": 1, "hand": 0, **options}))
    return of.apply(state, NATURE, rules.deals(state.variant)[deal])


def let_go(state, text, of=game):
    """A seat lets go with a steady hand."""
    (seat,) = of.pending(state).seats
    state = of.apply(state, seat, of.parse(text))
    return of.apply(state, NATURE, Hand(state.aim.x, state.aim.angle))


def rest(state, *at, **shifted):
    """Nature's outcome: the dropped piece comes to rest there; and shifted pieces, as p0=(x, y, angle)."""
    begin = physics.release(box, state.pile, state.aim)
    end = physics.Frame(900, *(round(number * 100) for number in (*at, 0, 0)[:3]))
    paths = [
        physics.Path(int(name[1:]), (physics.Frame(500, *(round(n * 100) for n in to)),))
        for name, to in shifted.items()
    ]
    paths.append(physics.Path(len(state.pile), (physics.Frame(0, begin.x, begin.y, begin.angle), end)))
    return Rest(tuple(paths))


def dropped(state, name, *at, **shifted):
    """A drop by the seat whose turn it is that comes to rest there: x, y, angle."""
    falling = let_go(state, f"{name} 100 0")
    return game.apply(falling, NATURE, rest(falling, *at, **shifted))


def points(state):
    return [rules.score(state, side) for side in range(len(state.sides))]
