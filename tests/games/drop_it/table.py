"""Hand-made positions of Drop It, in millimetres and degrees."""

from __future__ import annotations

from wurf.core.game import NATURE, Setup
from wurf.games import load
from wurf.games.drop_it import physics, rules
from wurf.games.drop_it.actions import Hand, Rest
from wurf.games.drop_it.judging import judge
from wurf.games.drop_it.state import COLOURS, SHAPES, Pose, Variant, kind_of

game = load("drop_it")
box = game.box
PLAIN = Variant(seats=2, teams=0, first=1, edge=0, beginners=0, jokers=0, hand=0)


def kind(name):
    colour, shape = name.split()
    return kind_of(COLOURS.index(colour), SHAPES.index(shape))


def lying(name, x, y, angle=0):
    return Pose(kind(name), round(x * 100), round(y * 100), round(angle * 100))


def judged(*pile, **variant):
    """The verdict on the last of these pieces."""
    return judge(box, PLAIN._replace(**variant), tuple(lying(*piece) for piece in pile))


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
