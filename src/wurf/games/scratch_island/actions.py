"""Scratch Island's actions: a number for the kernels, a record for everyone else, and a text for people and files.

take b1 o2              the roller takes two dice (S9);  take y     another player takes one (S10)
place o1 l3 c5          the motif of a die, in its third orientation, its frame's north-west corner at c5
combine o1 l3 c5        the same together with the pickaxe in hand, over one rock (S17)
pass o1                 a die is used up without scratching (S11)
scratch c6              a cell (S12)
roll 1 4 2 6            nature: the faces of the dice (S9)
deal 17 42 first 2 edition 1     nature: a map for everyone (S4), and who begins (S9)
"""

from __future__ import annotations

import re
from enum import IntEnum
from typing import TYPE_CHECKING, NamedTuple

from wurf.core.game import IllegalAction, option_value
from wurf.games.scratch_island import rules
from wurf.games.scratch_island.editions import BOOKLET, Edition, exists, numbered, of_number
from wurf.games.scratch_island.grid import BITS, STRIDE
from wurf.games.scratch_island.state import MAPS

if TYPE_CHECKING:
    from wurf.games.scratch_island.components import Layout

__all__ = ["Action", "Kind", "Notation", "cell_name", "decode", "encode", "parse", "place", "write"]

EDITION_BIT = 40  # above the numbers of all other actions: kernels deal from the booklet only


class Kind(IntEnum):
    TAKE = rules.TAKEN
    PLACE = rules.PLACED
    COMBINE = rules.COMBINED
    PASS = rules.PASSED
    SCRATCH = rules.SCRATCHED
    ROLL = rules.ROLLED
    DEAL = rules.DEALT


class Action(NamedTuple):
    kind: Kind
    dice: tuple[int, ...] = ()  # that are taken, or the one whose motif is used; of a roll, their faces from 0 on
    orientation: int = 0
    cell: int = 0  # that is scratched, or a motif's place
    maps: tuple[int, ...] = ()  # that are dealt, from 1 on
    first: int = 0
    edition: Edition = 0


def cell_name(cell: int) -> str:
    return f"{'abcdefghijklmn'[cell % STRIDE]}{cell // STRIDE + 1}"


def encode(action: Action) -> int:
    """The number that kernels use; -1 for an action that no rule knows."""
    kind, dice, orientation, cell, maps, first, edition = action
    if not (0 <= orientation < 256 and 0 <= cell < 3 * BITS):
        return -1
    if kind is Kind.TAKE:
        good = len(set(dice)) == len(dice) and all(0 <= die < 5 for die in dice)
        return kind << 32 | sum(1 << die for die in dice) if good else -1
    if kind is Kind.SCRATCH:
        return kind << 32 | cell
    if kind is Kind.ROLL:
        if len(dice) > 5 or not all(0 <= face < rules.FACES for face in dice):
            return -1
        return kind << 32 | len(dice) << 16 | _in_base_6(dice)
    if kind is Kind.DEAL:
        numbers = len(maps) <= rules.SEATS and all(1 <= number <= MAPS for number in maps)
        if not (exists(edition) and 0 <= first < rules.SEATS and numbers):
            return -1
        dealt = sum(number << seat * rules.MAP_BITS for seat, number in enumerate(maps))
        return (numbered(edition) - BOOKLET) << EDITION_BIT | kind << 32 | first << rules.SEATS * rules.MAP_BITS | dealt
    if len(dice) != 1 or not 0 <= dice[0] < 5:
        return -1
    return rules.coded(kind, dice[0], orientation, cell)


def _in_base_6(faces: tuple[int, ...]) -> int:
    value = 0
    for face in reversed(faces):
        value = value * rules.FACES + face
    return value


def decode(code: int) -> Action:
    kind, value = Kind(code >> 32 & 255), code & 0xFFFFFFFF
    if kind is Kind.TAKE:
        return Action(kind, tuple(die for die in range(5) if value >> die & 1))
    if kind is Kind.SCRATCH:
        return Action(kind, cell=value)
    if kind is Kind.ROLL:
        faces = value & 0xFFFF
        return Action(kind, tuple(faces // rules.FACES**die % rules.FACES for die in range(value >> 16)))
    if kind is Kind.DEAL:
        low = (1 << rules.MAP_BITS) - 1
        numbers = (value >> seat * rules.MAP_BITS & low for seat in range(rules.SEATS))
        first, edition = value >> rules.SEATS * rules.MAP_BITS, of_number((code >> EDITION_BIT) + BOOKLET)
        return Action(kind, maps=tuple(number for number in numbers if number), first=first, edition=edition)
    return Action(kind, (value >> 16,), value >> 8 & 255, value & 255)


class Notation(NamedTuple):
    """The names of dice, orientations and cells in texts, for one components file."""

    dice: list[str]
    orientations: list[str]
    cells: dict[str, int]

    @classmethod
    def of(cls, layout: Layout) -> Notation:
        orientations = [lying.name for lying in layout.orientations]
        return cls([die.name for die in layout.dice], orientations, {cell_name(c): c for c in layout.figures.cells})


def place(layout: Layout, orientation: int, cell: int) -> str:
    """Where and how a motif lies."""
    return f"{layout.notation.orientations[orientation]} {cell_name(cell)}"


def write(layout: Layout, action: Action) -> str:
    names = layout.notation.dice
    dice = " ".join(names[die] for die in action.dice) if action.kind is not Kind.ROLL else ""
    match action.kind:
        case Kind.TAKE | Kind.PASS:
            return f"{action.kind.name.lower()} {dice}"
        case Kind.PLACE | Kind.COMBINE:
            return f"{action.kind.name.lower()} {dice} {place(layout, action.orientation, action.cell)}"
        case Kind.SCRATCH:
            return f"scratch {cell_name(action.cell)}"
        case Kind.ROLL:
            return " ".join(["roll", *(str(face + 1) for face in action.dice)])
        case Kind.DEAL:
            maps = " ".join(map(str, action.maps))
            return f"deal {maps} first {action.first + 1} edition {action.edition}"


def parse(layout: Layout, text: str) -> Action:
    """The action a text means; raises IllegalAction if it means none."""
    names, orientations, cells = layout.notation
    verb, *words = text.split(" ")
    try:
        match verb, words:
            case "take", dice if 1 <= len(dice) <= 2:
                return Action(Kind.TAKE, tuple(map(names.index, dice)))
            case "pass", [die]:
                return Action(Kind.PASS, (names.index(die),))
            case (("place" | "combine"), [die, lying, cell]):
                die_, orientation = names.index(die), orientations.index(lying)
                return Action(Kind[verb.upper()], (die_,), orientation, cells[cell])
            case "scratch", [cell]:
                return Action(Kind.SCRATCH, cell=cells[cell])
            case "roll", faces if re.fullmatch("[1-6]( [1-6]){0,4}", " ".join(faces)):
                return Action(Kind.ROLL, tuple(int(face) - 1 for face in faces))
            case "deal", _ if found := re.fullmatch(r"deal((?: \d{1,2}){1,4}) first ([1-4]) edition (\S{1,40})", text):
                maps, edition = tuple(map(int, found[1].split())), option_value(found[3])
                return Action(Kind.DEAL, maps=maps, first=int(found[2]) - 1, edition=edition)
    except (ValueError, KeyError):
        pass
    raise IllegalAction("", "scratch_island-error-notation", text=text[:40])
