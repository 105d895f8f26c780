"""Scratch Island a second time, slow and plain, written from the rules' text alone: the oracle for whole games.

A cell is (row, column), a wall the pair of cells it stands between; nothing of `wurf.games.scratch_island` is used but
the TOML file. A game is one long generator, told like the rules: it yields who must choose and what there is to choose
from, and is sent the choice.
"""

import tomllib
from copy import copy, deepcopy
from dataclasses import dataclass, field

STEPS = ((0, 1), (1, 0), (0, -1), (-1, 0))


@dataclass
class Island:
    """A map (S1, S2), and what its owner has made of it."""

    boat: tuple
    rocks: set
    walls: set  # of frozensets of two cells
    chests: dict  # cell: colour
    hidden: dict  # cell: ("snake",), ("key", colour), ("treasure", name) or ("chest", points)
    scratched: set = field(default_factory=set)
    keys: set = field(default_factory=set)
    found: dict = field(default_factory=dict)  # treasure: how many are marked
    opened: list = field(default_factory=list)  # points of chests
    rewards: list = field(default_factory=list)  # points

    @property
    def points(self):
        return sum(self.opened) + sum(self.rewards)

    def neighbours(self, cell):
        """S13: no step crosses a wall."""
        around = {(cell[0] + down, cell[1] + right) for down, right in STEPS}
        return {other for other in around if frozenset((cell, other)) not in self.walls}

    def reachable(self, cell, way):
        """S12, S14: whether a cell may be scratched when this is the way so far."""
        return bool(self.neighbours(cell) & way) if way else cell == self.boat

    def orders(self, cells, way=None):
        """All orders in which these cells can be scratched, one at a time (S12)."""
        way = self.scratched if way is None else way
        if not cells:
            yield []
        for cell in sorted(cells):
            if self.reachable(cell, way):
                for rest in self.orders(cells - {cell}, way | {cell}):
                    yield [cell, *rest]


class Box:
    """The printed matter."""

    def __init__(self, toml):
        data = tomllib.loads(toml)
        self.board = {(r, c) for r in range(data["island"]["rows"]) for c in range(data["island"]["columns"])}
        self.treasures = {treasure["name"]: treasure for treasure in data["treasures"]}
        self.dice = {die["name"]: die for die in data["dice"]}
        self.motifs = {motif["name"]: self.turned(motif["squares"]) for motif in data["motifs"]}

    def turned(self, rows):
        """S8: a motif's squares, turned and mirrored in all ways."""
        squares = {(r, c) for r, row in enumerate(rows) for c, sign in enumerate(row) if sign == "#"}
        ways = set()
        for _ in range(4):
            squares = {(c, -r) for r, c in squares}
            for lying in (squares, {(r, -c) for r, c in squares}):
                top, left = min(r for r, _ in lying), min(c for _, c in lying)
                ways.add(frozenset((r - top, c - left) for r, c in lying))
        return ways

    def places(self, island, motif, combined=False):
        """S11-S17: all sets of cells that a motif can be scratched on."""
        starts = [cell for cell in self.board - island.scratched if island.reachable(cell, island.scratched)]
        return {
            cells
            for r, c in starts
            for lying in self.motifs[motif]
            for down, right in lying
            for cells in [frozenset((r - down + y, c - right + x) for y, x in lying)]
            if self.allowed(island, cells, motif, combined) and any(island.orders(cells))
        }

    def allowed(self, island, cells, motif, combined):
        if not cells <= self.board - island.scratched:  # S11, S15
            return False
        if any(colour not in island.keys for cell, colour in island.chests.items() if cell in cells):  # S13
            return False
        rocks = len(cells & island.rocks)
        if combined:
            return rocks == 1  # S17
        return rocks == 0 or motif == "pickaxe"


class Game:
    def __init__(self, toml, islands, first=0, cap=60):
        self.box, self.islands, self.first, self.cap = Box(toml), islands, first, cap
        names = list(self.box.dice)
        self.dice = names if len(islands) == 4 else names[:4]  # S6
        self.owners = {}  # treasure: who has its reward
        self.finished = []  # who has opened all chests, in this order

    def clockwise(self, first):
        seats = len(self.islands)
        return [(first + i) % seats for i in range(seats)]

    def can_scratch(self, seat):
        """S23: whether any face of any die fits."""
        faces = {face for die in self.dice for face in self.box.dice[die]["faces"]}
        return any(self.box.places(self.islands[seat], face) for face in sorted(faces, key="pickaxe".__ne__))

    def play(self):
        """S9-S23: the whole game. Yields (what, seat, options)."""
        for _ in range(self.cap):
            for roller in self.clockwise(self.first):
                if self.can_scratch(roller):
                    yield from self.roll(roller)
                if not any(map(self.can_scratch, range(len(self.islands)))):
                    return
            if self.finished:
                return

    def roll(self, roller):
        """S9, S10: a roll, and what everyone makes of it."""
        self.faces = yield "roll", roller, set()
        table = set(self.dice)
        for seat in self.clockwise(roller):
            if not self.can_scratch(seat):
                continue
            if seat == roller:
                options = {frozenset((one, other)) for one in table for other in table if one != other}
            else:
                options = {frozenset((one,)) for one in table}
            taken = yield "take", seat, options
            table -= taken
            yield from self.use(seat, set(taken))

    def use(self, seat, hand):
        """S11, S16, S17: the dice in hand, one after the other, unless a snake comes."""
        whole = len(hand) == 2
        while hand:
            options = self.uses(seat, hand, whole)
            kind, die, cells = yield "place", seat, options
            whole = False
            hand = set() if kind == "combine" else hand - {die}
            left = set(cells)
            while left:
                island = self.islands[seat]
                cell = yield "scratch", seat, {c for c in left if island.reachable(c, island.scratched)}
                left.remove(cell)
                if self.find(seat, cell) == "snake":
                    return

    def uses(self, seat, hand, whole):
        island, options = self.islands[seat], set()
        for die in hand:
            motif = self.faces[die]
            options.add(("pass", die, frozenset()))
            options |= {("place", die, cells) for cells in self.box.places(island, motif)}
            axes = [other for other in hand - {die} if self.faces[other] == "pickaxe"]
            if whole and axes and motif != "pickaxe":
                options |= {("combine", die, cells) for cells in self.box.places(island, motif, combined=True)}
        return options

    def find(self, seat, cell):
        """S16-S20: a cell is scratched; what was under it."""
        island = self.islands[seat]
        island.scratched.add(cell)
        what, *detail = island.hidden.get(cell, ("sand",))
        if what == "key":
            island.keys.add(detail[0])
        if what == "chest":
            island.opened.append(detail[0])
            if len(island.opened) == 4:
                self.finished.append(seat)
        if what == "treasure" and detail[0] not in self.owners:
            treasure = self.box.treasures[detail[0]]
            island.found[detail[0]] = island.found.get(detail[0], 0) + 1
            if island.found[detail[0]] == treasure["places"]:
                self.owners[detail[0]] = seat
                island.rewards.append(treasure["points"])
        return what

    def winners(self):
        """S22."""
        points = [island.points for island in self.islands]
        best = [seat for seat, each in enumerate(points) if each == max(points)]
        first = [seat for seat in self.finished if seat in best]
        return set(first[:1] or best)


def count(game: Game, seat, hand) -> int:
    """In how many ways these dice can be used up: places and orders, until the hand is empty or a snake comes."""
    return _used(game, seat, set(hand), len(hand) == 2)


def _used(game, seat, hand, whole):
    if not hand:
        return 1
    total = 0
    for kind, die, cells in game.uses(seat, hand, whole):
        left = set() if kind == "combine" else hand - {die}
        total += _scratched(game, seat, cells, left)
    return total


def _scratched(game, seat, cells, hand):
    if not cells:
        return _used(game, seat, hand, whole=False)
    island, total = game.islands[seat], 0
    for cell in cells:
        if island.reachable(cell, island.scratched):
            after = copy(game)
            after.islands, after.owners, after.finished = deepcopy((game.islands, game.owners, game.finished))
            bitten = after.find(seat, cell) == "snake"
            total += 1 if bitten else _scratched(after, seat, cells - {cell}, hand)
    return total
