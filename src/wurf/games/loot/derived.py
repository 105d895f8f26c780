"""What can be read off a player's sheet at any time: lines, circles, rewards. No rule is enforced here."""

from __future__ import annotations

from functools import lru_cache

from wurf.core.memory import remembered
from wurf.games.loot.rules import FIRST_COLUMN, NUDGE, ROW_POINTS, WRAP
from wurf.games.loot.state import GAIN_BASE, SIDE, Player, Tables

__all__ = ["circle_size", "circles", "columns", "gains", "points_by_source", "rewards_earned", "rows"]


def rows(player: Player) -> tuple[bool, ...]:
    """Which rows of A are complete (L15)."""
    return _full_rows(player.visited)


@lru_cache(4096)
def _full_rows(visited: int) -> tuple[bool, ...]:
    return tuple(visited >> row * SIDE & 0b1111111 == 0b1111111 for row in range(SIDE))


def columns(player: Player) -> tuple[bool, ...]:
    """Which columns of A are complete (L15)."""
    return _full_columns(player.visited)


@lru_cache(4096)
def _full_columns(visited: int) -> tuple[bool, ...]:
    return tuple(visited >> column & FIRST_COLUMN == FIRST_COLUMN for column in range(SIDE))


@remembered(4096)
def circles(tables: Tables, player: Player) -> tuple[bool, ...]:
    """Which circles of B are drawn (L16)."""
    return tuple(player.visited & group == group for group in tables.groups)


def circle_size(circle: int) -> int:
    """A circle's points: the size of its group (L3)."""
    return circle % 4 + 1


def lines(tables: Tables, player: Player) -> tuple[bool, ...]:
    """Which lines of B have what they need: four rows, then four columns (L17)."""
    drawn = circles(tables, player)
    in_lines = [sum(drawn[row * 4 : row * 4 + 4]) for row in range(4)] + [sum(drawn[c::4]) for c in range(4)]
    return tuple(have >= need for have, need in zip(in_lines, tables.needs, strict=True))


def bar_entries(tables: Tables, player: Player) -> int:
    """How many entries of bar C are filled (L5)."""
    return (player.visited & tables.meeps).bit_count()


def gains(player: Player) -> tuple[int, ...]:
    """What was added in each written field of track D (L20)."""
    fields = reversed(range(player.fields))
    return tuple(player.gains // GAIN_BASE**field % GAIN_BASE for field in fields)


@remembered(4096)
def rewards_earned(tables: Tables, player: Player) -> tuple[tuple[str, int, int], ...]:
    """Every reward of B's lines and of bar C that is earned: where, its index there, and what it is."""
    earned = [("line", line, tables.rewards[line]) for line, reached in enumerate(lines(tables, player)) if reached]
    bar = [("bar", entry, tables.bar[entry]) for entry in range(bar_entries(tables, player))]
    return (*earned, *bar)


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
