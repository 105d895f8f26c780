"""Quadrata a second time, slow and plain, written from the rules' text alone: the oracle for counts and whole rounds.

A unit triangle is (row, column, direction), a piece in a square a name with a set of them; nothing of
`wurf.games.quadrata` is used but the TOML file.
"""

import tomllib
from collections import Counter
from copy import deepcopy
from fractions import Fraction
from functools import cache


def corners(row, column, direction):
    x, y = 2 * column, 2 * row
    around = [(x, y), (x + 2, y), (x + 2, y + 2), (x, y + 2), (x, y)]
    side = "nesw".index(direction)
    return around[side], around[side + 1], (x + 1, y + 1)


def samples(unit):
    """Points inside a unit: its middle, and one near each corner."""
    around = corners(*unit)
    for weights in [(1, 1, 1), (8, 1, 1), (1, 8, 1), (1, 1, 8)]:
        x, y = (sum(w * corner[i] for w, corner in zip(weights, around, strict=True)) for i in (0, 1))
        yield Fraction(x, sum(weights)), Fraction(y, sum(weights))


def inside(polygon, point):
    x, y = point
    odd = False
    for (ax, ay), (bx, by) in zip(polygon, polygon[1:] + polygon[:1], strict=True):
        if (ay > y) != (by > y) and x < ax + (y - ay) * Fraction(bx - ax, by - ay):
            odd = not odd
    return odd


@cache
def places(toml, name, side):
    """Q8: all sets of units that a piece can cover, turned, turned over and pushed about in half tiles."""
    piece = next(piece for piece in tomllib.loads(toml)["pieces"] if piece["name"] == name)
    units = [(r, c, d) for r in range(side) for c in range(side) for d in "nesw"]
    points = {unit: list(samples(unit)) for unit in units}
    found = set()
    polygon = [tuple(corner) for corner in piece["outline"]]
    for _mirrored in range(2):
        for _turned in range(4):
            for down in range(2 * side + 1):
                for right in range(2 * side + 1):
                    left, top = min(x for x, _ in polygon), min(y for _, y in polygon)
                    lying = [(x - left + right, y - top + down) for x, y in polygon]
                    if max(max(corner) for corner in lying) > 2 * side:
                        continue
                    covered = frozenset(u for u in units if all(inside(lying, point) for point in points[u]))
                    if len(covered) == piece["number"]:
                        found.add(covered)
            polygon = [(-y, x) for x, y in polygon]
        polygon = [(-x, y) for x, y in polygon]
    return frozenset(found)


class NaiveTable:
    """A round. Moves are (name, from, to): "supply", "reserve", ("reserve", seat), units, or (units, seat)."""

    def __init__(self, toml, seats):
        self.toml, self.seats = toml, seats
        self.data = tomllib.loads(toml)
        self.side = self.data["squares"]["large" if seats == 2 else "small"]
        self.numbers = {piece["name"]: piece["number"] for piece in self.data["pieces"]}
        self.supply = Counter()
        for piece in self.data["pieces"]:
            self.supply[piece["name"]] = piece["count"] - (piece["less_with_three"] if seats == 3 else 0)
        self.reserves = [Counter() for _ in range(seats)]
        self.squares = [set() for _ in range(seats)]  # of (name, units)
        self.joker = False
        self.active = 0

    def holds(self, pieces, number):
        return [name for name, many in pieces.items() if many and self.numbers[name] == number]

    def free(self, name, lifted=None):
        covered = {unit for piece in self.squares[self.active] if piece != lifted for unit in piece[1]}
        return {units for units in places(self.toml, name, self.side) if not units & covered}

    def moves(self, die):
        """Everything the active player may do (Q7-Q11, Q13); an empty set is a pass."""
        joker = die == 6 and self.joker
        mine = self.active
        found = set()
        for number in range(1, 7) if joker else [die]:
            for name in self.holds(self.supply, number):  # a
                found |= {(name, "supply", to) for to in [*self.free(name), "reserve"]}
            for name in self.holds(self.reserves[mine], number):  # b
                found |= {(name, "reserve", to) for to in [*self.free(name), "supply"]}
            for name, units in self.squares[mine]:
                if self.numbers[name] == number:  # c, d
                    elsewhere = self.free(name, (name, units)) - {units}
                    found |= {(name, units, to) for to in [*elsewhere, "reserve", "supply"]}
        if joker or self.holds(self.supply, die) or self.holds(self.reserves[mine], die):
            return found
        others = [seat for seat in range(self.seats) if seat != mine]
        takes = [(name, ("reserve", seat)) for seat in others for name in self.holds(self.reserves[seat], die)]
        robs = [(n, (units, seat)) for seat in others for n, units in self.squares[seat] if self.numbers[n] == die]
        for name, source in takes or robs:
            found |= {(name, source, to) for to in [*self.free(name), "reserve"]}
        return found

    def play(self, move):
        """The table after a move, or after a pass (None)."""
        after = deepcopy(self)
        after._move(move)
        numbers = set(self.numbers.values())
        if any(not after.holds(after.supply, number) for number in numbers):  # Q13, Q14
            after.joker = True
        after.active = (self.active + 1) % self.seats
        return after

    def _move(self, move):
        if move is None:
            return
        name, source, to = move
        if source == "supply":
            self.supply[name] -= 1
        elif source == "reserve":
            self.reserves[self.active][name] -= 1
        elif isinstance(source, frozenset):
            self.squares[self.active].remove((name, source))
        elif source[0] == "reserve":
            self.reserves[source[1]][name] -= 1
        else:
            self.squares[source[1]].remove((name, source[0]))
        if to == "supply":
            self.supply[name] += 1
        elif to == "reserve":
            self.reserves[self.active][name] += 1
        else:
            self.squares[self.active].add((name, to))

    def filled(self, seat):
        return sum(len(units) for _, units in self.squares[seat]) == 4 * self.side**2

    def points(self, seat, ended_by=None):
        return len(self.squares[seat]) - self.reserves[seat].total() + (5 if seat == ended_by else 0)


def count(table: NaiveTable, dice: list[int]) -> int:
    """How many sequences of moves there are with these dice; a filled square ends a sequence."""
    moves = table.moves(dice[0]) or {None}
    if len(dice) == 1:
        return len(moves)
    total = 0
    for move in moves:
        after = table.play(move)
        total += 1 if after.filled(table.active) else count(after, dice[1:])
    return total
