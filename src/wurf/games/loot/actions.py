"""LOOT's actions: a number for the kernels, a record for everyone else, and a text for people and files.

a4          land on a4 (or, before the first turn, start there: "start a4")
a4 nudge    land there one cell further or nearer than the die
a4 wrap     land there over the edge
put a4      a stuck figure is put there
dice 5 3 2  the arrangement: active, next, after next
roll 3 5 2  nature's first roll;  roll 4  nature's later ones
"""

from __future__ import annotations

import re
from enum import IntEnum
from functools import cache, lru_cache
from typing import NamedTuple

from wurf.core.game import IllegalAction
from wurf.games.loot import rules
from wurf.games.loot.components import Layout
from wurf.games.loot.state import CELLS, SIDE

__all__ = ["Action", "Kind", "cell_name", "cell_of", "decode", "encode", "parse", "write"]


class Kind(IntEnum):
    MOVE = rules.MOVE
    NUDGE = rules.NUDGED
    WRAP = rules.WRAPPED
    PUT = rules.PUT
    START = rules.PLACED
    DICE = rules.ARRANGED
    ROLL = rules.ROLLED
    REROLL = rules.REROLLED

    __hash__ = int.__hash__  # actions are looked up in every move, and an enum's own hash is slow


class Action(NamedTuple):
    kind: Kind
    cell: int = -1
    dice: tuple[int, ...] = ()


_FORMS = {
    Kind.MOVE: "{}",
    Kind.NUDGE: "{} nudge",
    Kind.WRAP: "{} wrap",
    Kind.PUT: "put {}",
    Kind.START: "start {}",
    Kind.DICE: "dice {}",
    Kind.ROLL: "roll {}",
    Kind.REROLL: "roll {}",
}
_PLACE = r"([a-g][1-7]|[1-6](?: [1-6] [1-6])?)"
_PATTERNS = {kind: re.compile(form.replace("{}", _PLACE)) for kind, form in _FORMS.items()}
_DICE = {Kind.DICE: 3, Kind.ROLL: 3, Kind.REROLL: 1}


_NAMES = tuple("abcdefg"[cell % SIDE] + str(cell // SIDE + 1) for cell in range(CELLS))


def cell_name(cell: int) -> str:
    return _NAMES[cell]


def cell_of(name: str) -> int:
    return (int(name[1]) - 1) * SIDE + "abcdefg".index(name[0])


@lru_cache(4096)
def encode(action: Action) -> int:
    """The number that kernels use; -1 for an action that no rule knows."""
    kind, cell, dice = action
    if len(dice) != _DICE.get(kind, 0) or any(not 1 <= die <= 6 for die in dice):
        return -1
    if dice:
        return kind << 8 | (rules.dice_value((dice[0], dice[1], dice[2])) if len(dice) == 3 else dice[0] - 1)
    return kind << 8 | cell if 0 <= cell < CELLS else -1


@cache
def decode(code: int) -> Action:
    kind, value = Kind(code >> 8), code & 255
    if kind is Kind.REROLL:
        return Action(kind, dice=(value + 1,))
    return Action(kind, dice=rules.dice_of(value)) if kind in _DICE else Action(kind, value)


def write(_layout: Layout | None, action: Action) -> str:
    return _written(action)


@lru_cache(4096)
def _written(action: Action) -> str:
    place = " ".join(map(str, action.dice)) if action.dice else cell_name(action.cell)
    return _FORMS[action.kind].format(place)


def parse(_layout: Layout, text: str) -> Action:
    """The action a text means; raises IllegalAction if it means none."""
    return _read(text)


@lru_cache(4096)
def _read(text: str) -> Action:
    for kind, pattern in _PATTERNS.items():
        found = pattern.fullmatch(text)
        if found is None:
            continue
        place = found[1]
        dice = tuple(map(int, place.split())) if place[0].isdigit() else ()
        if len(dice) == _DICE.get(kind, 0):
            return Action(kind, dice=dice) if dice else Action(kind, cell_of(place))
    raise IllegalAction("", "loot-error-notation", text=text[:40])
