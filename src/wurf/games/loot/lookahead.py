"""Looking ahead: an expectimax search over outlooks, by iterative deepening as far as the effort allows."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from wurf.core.engine import Engine
from wurf.core.kernel import replaced
from wurf.games.loot import rules
from wurf.games.loot.evaluation import (
    Outlook,
    Yardstick,
    after,
    chances,
    drawn,
    options,
    outlook,
    over,
    value,
    yardstick,
)
from wurf.games.loot.state import Tables
from wurf.games.loot.view import View

__all__ = ["Lookahead"]

DEEPEST: Final = 6  # choices that a search may look ahead
LEVELS: Final = 2 * DEEPEST  # with a die before each
MOST_CHOICES: Final = 256
FULL_DEPTH: Final = 2  # up to this depth all choices are searched; at each deeper one, the better half of the rest
ABANDONED: Final = -1
_NO_LIMIT: Final = 1 << 60
_LOWEST: Final = -(1 << 60)


class Lookahead:
    """A search for one sheet, in one of the two speeds."""

    def __init__(self, tables: Tables, *, compiled: bool) -> None:
        self._sheet = tables
        self._engine = Engine(search, compiled=compiled)
        self._tables = self._engine.tables(tables)
        self._work = self._engine.work(Work(*((0,) * LEVELS,) * 5, *((0,) * MOST_CHOICES,) * 2))

    def values(self, view: View, effort: int) -> dict[int, int]:
        """The best choices (by index) and their values, searched as deep as the effort allows. Below FULL_DEPTH, each
        step deeper drops the worse half of them.
        """
        work, here = self._work, outlook(view)
        choices = rules.count(options(self._sheet, here))
        measured_by = self._engine.tables(yardstick(self._sheet, view))
        values = dict.fromkeys(range(choices), 0)
        left = _NO_LIMIT  # the first depth is always searched
        for depth in range(1, DEEPEST + 1):
            for index in range(choices):
                work.wanted[index] = index in values
            nodes = self._engine.run(self._tables, measured_by, here, depth, left, (here,) * LEVELS, work)
            if nodes == ABANDONED:
                break
            values = {index: int(work.values[index]) for index in values}
            if depth == 1:
                left = effort
            if depth > FULL_DEPTH:
                values = _better_half(values)
            left -= nodes
        return values


def _better_half(values: dict[int, int]) -> dict[int, int]:
    """The better half, but at least two, so that there is something left to compare."""
    kept = sorted(values, key=lambda index: (-values[index], index))[: max(2, (len(values) + 1) // 2)]
    return {index: values[index] for index in sorted(kept)}


class Work(NamedTuple):
    """The search's working memory: one slot per level; level 0 is the root."""

    draws: Any  # how many draws are due there; 0 if it is a choice
    size: Any  # how many branches it has
    tried: Any  # how many of them have been searched
    best: Any  # the best value so far, or the sum of values where the dice decide
    choices: Any  # how many choices lead there
    wanted: Any  # whether a choice at the root is to be searched
    values: Any  # of the root's choices


def search(
    tables: Tables,
    yardstick: Yardstick,
    root: Outlook,
    depth: int,
    limit: int,
    stack: tuple[Outlook, ...],
    work: Work,
) -> int:
    """The number of outlooks valued, or ABANDONED at the limit. Leaves the value of every wanted choice at the root in
    `work.values`.

    `stack` has one outlook per level, with any content. The search does not recurse, because numba would not cache it.
    """
    nodes = 0
    level = 0
    here = root
    entered = True
    work.choices[0] = 0
    while True:
        if entered:
            draws = chances(here)
            work.draws[level] = draws
            work.size[level] = draws or rules.count(options(tables, here))
            work.tried[level] = 0
            work.best[level] = 0 if draws else _LOWEST
            stack = replaced(stack, level, here)
            entered = False
        here = stack[level]
        index = work.tried[level]
        if index < work.size[level]:
            work.tried[level] = index + 1
            if level == 0 and not work.wanted[index]:
                continue
            choices = work.choices[level]
            if work.draws[level]:
                here = drawn(here, index)
            else:
                here = after(tables, here, rules.picked(options(tables, here), here.dice, index))
                choices += 1
            if choices < depth and not over(here):
                level += 1
                work.choices[level] = choices
                entered = True
                continue
            nodes += 1
            if nodes > limit:
                return ABANDONED
            found = value(tables, yardstick, here)
        else:
            if level == 0:
                return nodes
            found = work.best[level]
            if work.draws[level]:
                found //= work.draws[level]
            level -= 1
            index = work.tried[level] - 1
        if work.draws[level]:
            work.best[level] += found
        elif found > work.best[level]:
            work.best[level] = found
        if level == 0:
            work.values[index] = found
