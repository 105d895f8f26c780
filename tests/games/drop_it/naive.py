"""Drop It a second time, plain and in floats, written from the rules' text alone: the oracle for verdicts and scores.

Nothing of `wurf.games.drop_it` is used but the TOML file. Lengths are millimetres. A shape is its corners and a radius:
a circle is one corner, a part of the edge two.
"""

import re
import tomllib
from collections import Counter
from itertools import pairwise
from math import cos, hypot, radians, sin
from pathlib import Path

import wurf.games

SHEET = tomllib.loads((Path(wurf.games.__file__).parent / "drop_it/components.toml").read_text(encoding="utf-8"))
WIDTH, HEIGHT = SHEET["shaft"]["width"], SHEET["shaft"]["height"]
LINES = SHEET["levels"]["lines"]
BONUS = {"large": 1, "medium": 2, "small": 3}
COLOURS = ("red", "yellow", "green", "blue")
SET = {"circle": 3, "square": 2, "rhombus": 2, "triangle": 2}
TOLERANCE = 0.2


def around(corners):
    return list(zip(corners, corners[1:] + corners[:1], strict=True))


def centred(outline):
    """The corners of an outline, its centre of gravity being the origin."""
    parts = [((ax + bx) / 3, (ay + by) / 3, (ax * by - ay * bx) / 2) for (ax, ay), (bx, by) in pairwise(outline)]
    area = sum(part[2] for part in parts)
    x, y = (round(sum(part[axis] * part[2] for part in parts) / area, 2) for axis in (0, 1))
    return [(a - x, b - y) for a, b in outline[:-1]]


def lying(shape, x, y, angle):
    """A piece where it lies: its corners, and a radius."""
    if shape == "circle":
        return [(x, y)], SHEET["pieces"]["circle"]["diameter"] / 2
    c, s = cos(radians(angle)), sin(radians(angle))
    corners = centred(SHEET["pieces"][shape]["outline"])
    return [(x + a * c - b * s, y + a * s + b * c) for a, b in corners], 0


def to_edge(point, edge):
    (x, y), ((ax, ay), (bx, by)) = point, edge
    length = (bx - ax) ** 2 + (by - ay) ** 2
    share = min(1, max(0, ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / length)) if length else 0
    return hypot(x - ax - share * (bx - ax), y - ay - share * (by - ay))


def inside(point, corners):
    """Whether a point is inside a polygon: every edge has it on the same side."""
    x, y = point
    sides = [(bx - ax) * (y - ay) - (by - ay) * (x - ax) > 0 for (ax, ay), (bx, by) in around(corners)]
    return len(corners) > 2 and len(set(sides)) == 1


def crossing(one, other):
    def left(a, b, c):
        return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]) > 0

    (a, b), (c, d) = one, other
    return left(a, b, c) != left(a, b, d) and left(c, d, a) != left(c, d, b)


def meeting(corners, others):
    within = any(inside(c, others) for c in corners) or any(inside(c, corners) for c in others)
    return within or any(crossing(one, other) for one in around(corners) for other in around(others))


def gap(one, other):
    (corners, radius), (others, other_radius) = one, other
    if meeting(corners, others):
        return -radius - other_radius
    far = [to_edge(c, e) for c in corners for e in around(others)] + [
        to_edge(c, e) for c in others for e in around(corners)
    ]
    return min(far) - radius - other_radius


def edge(kind):
    """D5: every segment, with its symbol."""
    symbols = SHEET["edge"][kind]
    lefts, rights = ([0, *(line[side] for line in LINES), HEIGHT] for side in (0, 1))
    cuts = [0, *SHEET["edge"]["floor_cuts"], WIDTH]
    for symbol, (low, high) in zip(symbols["left"], pairwise(lefts), strict=True):
        yield symbol, ([(0, low), (0, high)], 0)
    for symbol, (low, high) in zip(symbols["right"], pairwise(rights), strict=True):
        yield symbol, ([(WIDTH, low), (WIDTH, high)], 0)
    for symbol, (left, right) in zip(symbols["floor"], pairwise(cuts), strict=True):
        yield symbol, ([(left, 0), (right, 0)], 0)


def verdict(pile, edge_set, beginners):
    """D13-D21: the taboos that the last piece of a pile breaks, its level, and its points for circles."""
    *others, (colour, shape, *place) = pile
    piece = lying(shape, *place)
    corners, radius = piece
    taboos = set()
    for other_colour, other_shape, *there in others:
        if gap(piece, lying(other_shape, *there)) <= TOLERANCE + 1e-9:
            taboos |= {"shape"} if shape == other_shape else set()
            taboos |= {"colour"} if colour == other_colour else set()
    for symbol, segment in edge(edge_set):
        if not beginners and symbol in (shape, colour) and gap(piece, segment) <= TOLERANCE + 1e-9:
            taboos.add("edge")
    if max(y for _, y in corners) + radius > HEIGHT + 1e-9:
        taboos.add("height")
    level = 1
    for left, right in LINES:
        slope = (right - left) / WIDTH
        above = max((y - left - slope * x) / hypot(1, slope) for x, y in corners)
        level += above + radius > 1e-9
    circles = [([tuple(c["at"])], SHEET["circle_radius"][c["size"]], BONUS[c["size"]]) for c in SHEET["circles"]]
    return taboos, level, sum(points for middle, r, points in circles if gap(piece, (middle, r)) < -1e-9)


class Table:
    """A recorded game, played by its lines; what is impossible fails."""

    def __init__(self, text):
        head, moves, _end = text.split("\n\n")
        self.options = {name: int(value) for name, value in re.findall(r"^option (\w+): (\d+)$", head, re.MULTILINE)}
        seats, team = int(re.search(r"^seats: (\d+)$", head, re.MULTILINE)[1]), self.options["teams"]
        everyone = list(range(1, seats + 1))
        self.sides = [everyone[:team], everyone[team:]] if team else [[seat] for seat in everyone]
        self.points = [0] * len(self.sides)
        self.jokers = [self.options["jokers"] * (4 if len(self.sides) == 2 else 2) for _ in self.sides]
        self.pile, self.taken, self.open = [], None, None
        for line in moves.splitlines():
            self.move(*line.split(" ", 1))
        assert [sum(pool.values()) for pool in self.pools] == [0] * len(self.sides)
        for side, left in enumerate(self.jokers):
            self.points[side] += 3 * left  # D25

    def side(self, seat):
        return next(at for at, members in enumerate(self.sides) if seat in members)

    def move(self, who, text):
        word, *rest = text.split()
        if word == "deal":
            self.deal(text)
        elif word == "rest":
            self.rest(rest)
        elif word == "hand":
            assert who == "*"
        elif word == "take":
            self.take(int(who), rest)
        elif text in ("joker", "no joker"):
            assert self.side(int(who)) == self.open[0]
            self.score(self.open, joker=text == "joker")
        else:
            self.drop(int(who), word, rest[0])

    def deal(self, text):
        given, *others = text.removeprefix("deal ").split("; ")
        self.pools = [Counter({(c, s): n for c in side.split() for s, n in SET.items()}) for side in given.split(", ")]
        if len(self.sides) == 3:
            (self.shared,) = set(COLOURS) - set(given.split(", "))
            if self.options.get("extras"):
                self.pairs = [{"square", "rhombus"}, {"square", "triangle"}, {"rhombus", "triangle"}]
            else:
                for side, lacking in enumerate(others[0].split()[1:]):
                    self.share(side, set(SET) - {"circle", lacking})
        first = int(others[-1].removeprefix("first "))
        if self.options["first"]:
            assert first == self.options["first"]  # D10
        begins = self.side(first)
        self.sides[begins] = self.in_turn(self.sides[begins], first)
        order = list(range(len(self.sides)))
        self.order = order[begins:] + order[:begins]
        self.drops = Counter()

    def share(self, side, pair):
        self.pools[side].update({(self.shared, shape): 1 for shape in {"circle", *pair}})

    def take(self, seat, pair):
        """D8: in turn, one of the pairs that are left; the last gets the rest."""
        assert self.sides[self.order[3 - len(self.pairs)]] == [seat]
        self.pairs.remove(set(pair))
        self.share(seat - 1, pair)
        if len(self.pairs) == 1:
            self.share(self.order[-1], self.pairs.pop())

    @staticmethod
    def in_turn(members, first):
        at = members.index(first)
        return members[at:] + members[:at]

    def drop(self, seat, colour, shape):
        """D10, D11, D26: sides in turn, and the members of each; a piece of their own."""
        assert self.open is None
        assert sum(map(sum, (pool.values() for pool in self.pools))) == 36 - len(self.pile)
        side = self.order[len(self.pile) % len(self.sides)]
        assert seat == self.sides[side][self.drops[side] % len(self.sides[side])]
        self.drops[side] += 1
        assert self.pools[side][colour, shape] > 0
        self.pools[side][colour, shape] -= 1
        self.taken = (side, colour, shape)

    def rest(self, paths):
        side, colour, shape = self.taken
        self.pile.append((colour, shape, 0, 0, 0))
        for path in paths:
            number, listed = path.split(":")
            numbers = [int(n) for n in listed.split(",")]
            x, y, angle = (sum(numbers[at::4]) / 100 for at in (1, 2, 3))
            self.pile[int(number)] = (*self.pile[int(number)][:2], x, y, angle)
        edge_set = "colour" if self.options["edge"] else "shape"
        taboos, level, bonus = verdict(self.pile, edge_set, self.options["beginners"])
        if taboos and self.jokers[side]:
            self.open = (side, level + bonus)
        elif not taboos:
            self.points[side] += level + bonus

    def score(self, open_, joker):
        side, worth = open_
        self.points[side] += worth if joker else 0
        self.jokers[side] -= joker
        self.open = None

    def result(self):
        """By seat: the members of a team share its points."""
        return [self.points[self.side(seat)] for seat in sorted(seat for side in self.sides for seat in side)]
