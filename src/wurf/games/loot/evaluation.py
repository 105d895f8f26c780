"""How a strong player values a sheet of LOOT.

Players' sheets do not affect each other, except through the race for the end (L22). So a bot searches `Outlook`s, its
own sheet and the dice to come, and compares its future sheet with the others' present ones. What a sheet is worth
depends on how many fields of track D the leader has left to write.
"""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path
from typing import Any, Final, NamedTuple

from wurf.core.kernel import kernel, updater
from wurf.games.loot import rules
from wurf.games.loot.rules import BONUS, FIRST_COLUMN, PLACED
from wurf.games.loot.state import ARRANGE, CELLS, CHOOSE, OVER, PLACE, SIDE, Legal, Player, Tables
from wurf.games.loot.view import View

__all__ = ["CERTAIN", "Outlook", "Yardstick", "learned", "outlook", "yardstick"]

POINT: Final = 256  # the unit of `sheet_worth`: one point
CERTAIN: Final = 1 << 20  # the `value` of a certain win
STAGES: Final = 12  # fields left to the leader: more than eleven count as eleven
UNKNOWN: Final = 0  # a die not yet rolled

# The columns of a row of `Yardstick.worth`, which has one row per stage
POINTS: Final = 0
FIELDS: Final = 1
CROSSES: Final = 2
VISITED: Final = 3
STUCK: Final = 4  # no move with the die to come
STALE: Final = 5  # only moves onto slashes with it
FIRST_NUDGE: Final = 6
MORE_NUDGES: Final = 7
FIRST_WRAP: Final = 8
MORE_WRAPS: Final = 9
SINGLE: Final = (
    *("points", "fields", "crosses", "visited", "stuck", "stale"),
    *("first_nudge", "more_nudges", "first_wrap", "more_wraps"),
)
GROUPS: Final = 5  # + 5 * size + visited cells: 10 to 29
LINES: Final = 30  # + circles missing of a line with points, 4 more for one with an ability: 30 to 37
ROWS: Final = 38  # + visited cells of a row or column of A: 38 to 45
BAR: Final = 46  # + visited Meeps: 46 to 55
COLUMNS: Final = 56


class Outlook(NamedTuple):
    """What the search knows of one player: the sheet, and the dice as far as they are known."""

    phase: int
    player: Player
    dice: tuple[int, int, int]  # active, next, after next
    ahead: int  # turns from now
    left: int  # turns before the cap (L24)


updated_outlook = updater(Outlook)


class Yardstick(NamedTuple):
    """What outlooks are measured by: the worth of the things on a sheet, and the strongest opponent's standing."""

    worth: tuple[int, ...]  # [stage * COLUMNS + column]
    against: tuple[int, ...]  # [stage]: what the best of the others' sheets is worth; 0 is the end
    race: int  # the fields that the furthest of them has left
    spread: tuple[int, ...]  # [stage]: how far the lead at the end may be from what is expected
    tempo: int  # what a turn brings an opponent


def outlook(view: View) -> Outlook:
    """The outlook of the view's seat. The others' sealed choices are left out, like their later ones."""
    player = view.players[view.seat]
    dice = view.dice if view.phase in (ARRANGE, CHOOSE) else (UNKNOWN,) * 3
    return Outlook(view.phase, player, dice, 0, view.cap - view.turn)


def yardstick(tables: Tables, view: View) -> Yardstick:
    worth, weights = _worth(tables), _weights()
    me, die = view.players[view.seat], view.dice[1]
    others = [player for seat, player in enumerate(view.players) if seat != view.seat]
    if others:
        race = min(tables.fields - 1 - player.fields for player in others)
        against = [max(sheet_worth(tables, worth, stage, o, die) for o in others) for stage in range(STAGES)]
        return Yardstick(worth, tuple(against), race, tuple(weights["spread"]), weights["tempo"])
    # Solo: the opponent is one's own present score plus a par for every field that is left.
    par = (me.points + BONUS) * POINT + (tables.fields - 1 - me.fields) * weights["par"]
    against = [par, *(sheet_worth(tables, worth, stage, me, die) for stage in range(1, STAGES))]
    return Yardstick(worth, tuple(against), STAGES, tuple(weights["spread"]), 0)


def learned(tables: Tables) -> tuple[tuple[int, ...], dict[str, Any]]:
    """The worth of the things on this sheet, and the other weights."""
    return _worth(tables), _weights()


@cache
def _weights() -> dict[str, Any]:
    return tomllib.loads(Path(__file__).with_name("weights.toml").read_text(encoding="utf-8"))


@cache
def _worth(tables: Tables) -> tuple[int, ...]:
    """The weights laid out for `sheet_worth`, with this sheet's bar worked into them."""
    weights = _weights()
    table = [0] * (STAGES * COLUMNS)
    table[POINTS] = POINT  # at the end nothing else counts
    for stage in range(1, STAGES):
        row = {key: by_stage[stage - 1] for key, by_stage in weights["worth"].items()}
        at = stage * COLUMNS
        for column, name in enumerate(SINGLE):
            table[at + column] = row[name]
        for size in range(1, 5):
            for visited in range(size):
                table[at + GROUPS + 5 * size + visited] = row[f"group_{size}_{visited}"]
        for missing in range(1, 4):
            table[at + LINES + missing] = row[f"points_line_{missing}"]
            table[at + LINES + 4 + missing] = row[f"ability_line_{missing}"]
        for visited in range(1, SIDE):
            table[at + ROWS + visited] = row[f"row_{visited}"]
        for meeps, reward in enumerate(tables.bar):
            rest = tables.bar[meeps + 1 :]
            now = row["bar_points"] * reward if reward > 0 else row["bar_ability"]
            later = sum(row["bar_later_points"] * r if r > 0 else row["bar_later_ability"] for r in rest)
            table[at + BAR + meeps] = now + later
    return tuple(table)


@kernel
def options(tables: Tables, here: Outlook) -> Legal:
    """The player's legal choices, as `rules.legal` gives them for a whole state."""
    if here.phase == CHOOSE:
        return rules.moves(tables, here.player, here.dice[0])
    if here.phase == PLACE:
        return Legal(PLACED, tables.border, 0, 0)
    return Legal(rules.ARRANGED, rules.distinct_orders(here.dice), 0, 0)


@kernel
def after(tables: Tables, here: Outlook, action: int) -> Outlook:
    """The outlook after a choice; the rerolled die is not known yet (L13)."""
    phase, player, dice, ahead, left = here
    if phase == CHOOSE:
        player = rules.landed(tables, player, action)
        over = player.fields >= tables.fields - 1 or left <= 0  # L22, L24
        return Outlook(OVER if over else CHOOSE, player, (dice[1], dice[2], UNKNOWN), ahead + 1, left - 1)
    if phase == PLACE:
        return Outlook(CHOOSE, Player(action & 255, 0, 0, 0, 0, 0, 0, 0), dice, ahead, left)
    return Outlook(CHOOSE, player, rules.dice_of(action & 255), ahead, left)


@kernel
def over(here: Outlook) -> bool:
    return here.phase == OVER


@kernel
def chances(here: Outlook) -> int:
    """The number of faces that the active die may show; 0 if it is known."""
    return 6 if here.phase == CHOOSE and here.dice[0] == UNKNOWN else 0


@kernel
def drawn(here: Outlook, index: int) -> Outlook:
    return updated_outlook(here, dice=(index + 1, here.dice[1], here.dice[2]))


@kernel
def value(tables: Tables, yardstick: Yardstick, here: Outlook) -> int:
    """How likely an outlook is to win, from -CERTAIN (a sure loss) to CERTAIN (a sure win).

    The fewer turns are left, the more a lead counts. So a bot does not end a game that it would lose by ending it.
    """
    left = tables.fields - 1 - here.player.fields
    points = here.player.points + (BONUS if left <= 0 else 0)
    stage = 0 if here.phase == OVER else max(1, min(left, yardstick.race, STAGES - 1))
    worth = sheet_worth(tables, yardstick.worth, stage, here.player, here.dice[0]) if stage else points * POINT
    lead = worth - yardstick.against[stage] - yardstick.tempo * here.ahead
    return lead * CERTAIN // (abs(lead) + yardstick.spread[stage])


@kernel
def sheet_worth(tables: Tables, worth: tuple[int, ...], stage: int, player: Player, die: int) -> int:
    """The points × POINT that a sheet is expected to end with if the leader has `stage` fields left to write."""
    at = stage * COLUMNS
    visited = player.visited
    total = worth[at + POINTS] * player.points + worth[at + FIELDS] * player.fields
    total += worth[at + CROSSES] * player.crosses.bit_count() + worth[at + VISITED] * visited.bit_count()
    total += worth[at + BAR + (visited & tables.meeps).bit_count()]
    total += worth[at + FIRST_NUDGE] * min(player.nudges, 1) + worth[at + MORE_NUDGES] * max(player.nudges - 1, 0)
    total += worth[at + FIRST_WRAP] * min(player.wraps, 1) + worth[at + MORE_WRAPS] * max(player.wraps - 1, 0)
    drawn = 0
    for circle in range(16):
        size = (circle & 3) + 1
        in_group = (visited & tables.groups[circle]).bit_count()
        total += worth[at + GROUPS + 5 * size + in_group]
        drawn |= (in_group == size) << circle
    for line in range(4):
        missing = max(tables.needs[line] - (drawn >> 4 * line & 0b1111).bit_count(), 0)
        total += worth[at + LINES + 4 * (tables.rewards[line] < 0) + missing]
        missing = max(tables.needs[4 + line] - (drawn >> line & 0b1_0001_0001_0001).bit_count(), 0)
        total += worth[at + LINES + 4 * (tables.rewards[4 + line] < 0) + missing]
    for line in range(SIDE):
        total += worth[at + ROWS + (visited >> SIDE * line & 0b1111111).bit_count()]
        total += worth[at + ROWS + (visited >> line & FIRST_COLUMN).bit_count()]
    if die != UNKNOWN:
        return total + mobility(tables, worth, at, player, die)
    free = 0
    for possible in range(1, SIDE):
        free += mobility(tables, worth, at, player, possible)
    return total + free // 6


@kernel
def mobility(tables: Tables, worth: tuple[int, ...], at: int, player: Player, die: int) -> int:
    """The weight for a die that leaves the figure no move, or only moves onto visited cells; 0 for other dice."""
    cells = tables.steps[die * CELLS + player.figure]
    stale = worth[at + STALE] if cells & ~player.visited == 0 else 0
    return worth[at + STUCK] if cells & ~player.crosses == 0 else stale
