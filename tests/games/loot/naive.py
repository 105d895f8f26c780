"""LOOT a second time, slow and plain, written from the rules' text alone: the oracle for counts and for whole games.

Cells are (row, column) pairs, marks are counted in a dict; nothing of `wurf.games.loot` is used but the TOML file.
"""

import tomllib
from copy import deepcopy


class NaiveSheet:
    def __init__(self, toml: str, start: tuple[int, int]):
        data = tomllib.loads(toml)
        self.grid = [line.split() for line in data["grid"]["cells"].strip().splitlines()]
        self.data = data
        self.figure = start
        self.marks = {(r, c): 0 for r in range(7) for c in range(7)}
        self.abilities = {"nudge": 0, "wrap": 0}
        self.track = []  # running totals
        self.lines_done, self.groups_done, self.rewards_done = set(), set(), set()

    def group(self, cell):
        """All cells of the colour that hang together with this one (L2)."""
        found, new = set(), {cell}
        while new:
            r, c = new.pop()
            found.add((r, c))
            for near in [(r + 1, c), (r - 1, c), (r, c + 1), (r, c - 1)]:
                if near in self.marks and near not in found and self.colour(near) == self.colour(cell):
                    new.add(near)
        return frozenset(found)

    def colour(self, cell):
        return self.grid[cell[0]][cell[1]]

    def moves(self, die):
        """(how, landing) for everything a player may do (L10-L12, L18, L19)."""
        plain, special = set(), set()
        for down, right in [(0, 1), (0, -1), (1, 0), (-1, 0)]:
            for how, length in [("", die), ("nudge", die - 1), ("nudge", die + 1), ("wrap", die)]:
                if length == 0 or (how and not self.abilities[how]):
                    continue
                r, c = self.figure[0] + down * length, self.figure[1] + right * length
                leaves = (r, c) not in self.marks
                if leaves != (how == "wrap"):
                    continue
                landing = (r % 7, c % 7)
                if self.marks[landing] < 2:
                    (special if how else plain).add((how, landing))
        if plain:
            return plain | special
        unmarked = {("put", cell) for cell, strokes in self.marks.items() if strokes == 0}
        return (unmarked or {("put", self.figure)}) | special

    def play(self, how, landing):
        """The sheet after a move (L11, L14-L17, L20, L21)."""
        after = deepcopy(self)
        after.figure = landing
        if how != "put":
            if how:
                after.abilities[how] -= 1
            after.marks[landing] += 1
            after.score()
        return after

    def visited(self, cells):
        return all(self.marks[cell] > 0 for cell in cells)

    def score(self):
        gained = 0
        for i in range(7):
            for line in [tuple((i, c) for c in range(7)), tuple((r, i) for r in range(7))]:
                if self.visited(line) and line not in self.lines_done:
                    self.lines_done.add(line)
                    gained += 3
        for cell in self.marks:
            if self.colour(cell) != "." and self.visited(self.group(cell)) and self.group(cell) not in self.groups_done:
                self.groups_done.add(self.group(cell))
                gained += len(self.group(cell))
        circles = {(self.colour(min(group)), str(len(group))) for group in self.groups_done}
        earned = []
        for name, part in [("rows", 0), ("columns", 1)]:
            for key, line in self.data["circles"][name].items():
                if sum(circle[part] == key for circle in circles) >= line["need"]:
                    earned.append(((name, key), line["reward"]))
        meeps = sum(self.visited([cell]) for cell in self.marks if self.colour(cell) == ".")
        earned += [(("bar", i), entry) for i, entry in enumerate(self.data["bar"]["entries"][:meeps])]
        for key, reward in earned:
            if key not in self.rewards_done:
                self.rewards_done.add(key)
                if isinstance(reward, str):
                    self.abilities[reward] += 1
                else:
                    gained += reward
        if gained:
            self.track.append(self.points + gained)

    @property
    def points(self):
        return self.track[-1] if self.track else 0


def count(sheet: NaiveSheet, dice: list[int]) -> int:
    """How many sequences of moves there are with these dice."""
    if not dice:
        return 1
    return sum(count(sheet.play(*move), dice[1:]) for move in sheet.moves(dice[0]))
