"""What can be read off a player's sheet at any time: lines, circles, rewards. No rule is enforced here."""

from __future__ import annotations

from functools import cache, lru_cache
from itertools import accumulate

from wurf.core.memory import remembered
from wurf.games.loot.rules import FIRST_COLUMN, NUDGE, ROW_POINTS, WRAP
from wurf.games.loot.state import GAIN_BASE, SIDE, Player, Tables

__all__ = [
    "bar_entries",
    "circle_size",
    "circles",
    "columns",
    "gains",
    "points_by_source",
    "rewards_earned",
    "rewards_of",
    "rows",
    "track",
]


_FIRST_ROW = (1 << SIDE) - 1
_BOOLS = tuple(tuple(bool(lines >> line & 1) for line in range(SIDE)) for lines in range(1 << SIDE))


def rows(player: Player) -> tuple[bool, ...]:
    """Which rows of A are complete (L15)."""
    full = player.visited
    full &= full >> 1  # each bit: this cell and the one to its right; then four cells, then seven
    full &= full >> 2
    full &= full >> 3
    return _first_cells(full & FIRST_COLUMN)


@cache
def _first_cells(full: int) -> tuple[bool, ...]:
    return tuple([bool(full >> row * SIDE & 1) for row in range(SIDE)])


def columns(player: Player) -> tuple[bool, ...]:
    """Which columns of A are complete (L15)."""
    full = player.visited
    full &= full >> SIDE
    full &= full >> 2 * SIDE
    full &= full >> 3 * SIDE
    return _BOOLS[full & _FIRST_ROW]


def circles(tables: Tables, player: Player) -> tuple[bool, ...]:
    """Which circles of B are drawn (L16)."""
    visited = player.visited
    return tuple([visited & group == group for group in tables.groups])


def circle_size(circle: int) -> int:
    """A circle's points: the size of its group (L3)."""
    return circle % 4 + 1


def _lines(tables: Tables, drawn: tuple[bool, ...]) -> tuple[bool, ...]:
    """Which lines of B have what they need with these circles: four rows, then four columns (L17)."""
    in_lines = [sum(drawn[row * 4 : row * 4 + 4]) for row in range(4)] + [sum(drawn[c::4]) for c in range(4)]
    return tuple(have >= need for have, need in zip(in_lines, tables.needs, strict=True))


def bar_entries(tables: Tables, player: Player) -> int:
    """How many entries of bar C are filled (L5)."""
    return (player.visited & tables.meeps).bit_count()


def gains(player: Player) -> tuple[int, ...]:
    """What was added in each written field of track D (L20)."""
    return _gains(player.gains, player.fields)


def track(player: Player) -> tuple[int, ...]:
    """The running totals in the fields of track D (L20)."""
    return _track(player.gains, player.fields)


@lru_cache(4096)
def _track(gains: int, fields: int) -> tuple[int, ...]:
    return tuple(accumulate(_gains(gains, fields)))


@lru_cache(4096)
def _gains(gains: int, fields: int) -> tuple[int, ...]:
    return (*_gains(gains // GAIN_BASE, fields - 1), gains % GAIN_BASE) if fields else ()


def rewards_earned(tables: Tables, player: Player) -> tuple[tuple[str, int, int], ...]:
    """Every reward of B's lines and of bar C that is earned: where, its index there, and what it is."""
    return rewards_of(tables, circles(tables, player), bar_entries(tables, player))


@remembered(4096)
def rewards_of(tables: Tables, drawn: tuple[bool, ...], entries: int) -> tuple[tuple[str, int, int], ...]:
    """The rewards earned by this many entries of bar C and by these circles of B."""
    lines = [("line", line, tables.rewards[line]) for line, reached in enumerate(_lines(tables, drawn)) if reached]
    bar = [("bar", entry, tables.bar[entry]) for entry in range(entries)]
    return (*lines, *bar)


def points_by_source(tables: Tables, player: Player) -> dict[str, int]:
    """The points on the sheet by what gave them; together they are the total before the bonus."""
    earned = rewards_earned(tables, player)
    return {
        "rows": ROW_POINTS * sum(rows(player)),
        "columns": ROW_POINTS * sum(columns(player)),
        "circles": sum(circle_size(circle) for circle, drawn in enumerate(circles(tables, player)) if drawn),
        "lines": sum(reward for where, _, reward in earned if where == "line" and reward not in (NUDGE, WRAP)),
        "meeps": sum(reward for where, _, reward in earned if where == "bar" and reward not in (NUDGE, WRAP)),
    }
