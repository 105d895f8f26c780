"""LOOT's state: records of ints, the players' grids as bit masks over the 49 cells (a1 is bit 0, g7 bit 48)."""

from __future__ import annotations

from typing import Final, NamedTuple

from wurf.core.kernel import updater

SIDE: Final = 7
CELLS: Final = 49
ALL_CELLS: Final = (1 << CELLS) - 1

NOWHERE: Final = -1  # a figure that has not been placed yet
NO_CHOICE: Final = -1  # a seat that has not chosen yet in this turn
HIDDEN: Final = -2  # in views only: a seat has chosen, but this viewer may not see what

# Phases
PLACE: Final = 0  # everyone puts the figure on a border cell (L7)
ROLL: Final = 1  # nature rolls the three dice (L8)
ARRANGE: Final = 2  # the first seat arranges them (L8)
CHOOSE: Final = 3  # everyone chooses a move for the active die (L9)
REROLL: Final = 4  # nature rerolls the active die (L13)
OVER: Final = 5

GAIN_BASE: Final = 17  # of `Player.gains`: no turn gains more than 16 points


class Tables(NamedTuple):
    """The printed sheet as lookup tables, made from components.toml; never changed by play."""

    steps: tuple[int, ...]  # [length * 49 + cell]: cells a straight move of that length can reach (L10)
    nudges: tuple[int, ...]  # [die * 49 + cell]: the same for one cell longer or shorter than the die (L19)
    wraps: tuple[int, ...]  # [die * 49 + cell]: cells reached by leaving the grid and going on (L18)
    group: tuple[int, ...]  # [cell]: all cells of the booth's group, 0 for a Meeps (L2)
    circle: tuple[int, ...]  # [cell]: the group's circle in B, colour * 4 + size - 1 (L3)
    groups: tuple[int, ...]  # [circle]: the cells of the group
    needs: tuple[int, ...]  # [line]: circles a line of B needs; rows 0-3, columns 4-7 (L4)
    rewards: tuple[int, ...]  # [line]: points, or NUDGE or WRAP (L4)
    bar: tuple[int, ...]  # [entry]: points, or NUDGE or WRAP (L5)
    meeps: int  # the Meeps cells
    border: int  # the border cells (L7)
    fields: int  # the length of track D (L6)


class Player(NamedTuple):
    """One player's figure, and what is written on their sheet."""

    figure: int  # a cell, or NOWHERE
    visited: int  # cells with at least one slash (L14)
    crosses: int  # cells with two
    nudges: int  # abilities in hand
    wraps: int
    points: int  # the running total
    fields: int  # how many fields of D are written
    gains: int  # what was added in each of them, as digits in base 17, the last one lowest


class State(NamedTuple):
    phase: int
    turn: int  # 1 is the first; 0 before it
    cap: int  # the turn after which the game ends in any case (L24)
    dice: tuple[int, int, int]  # active, next, after next; as rolled while they await their arrangement
    players: tuple[Player, ...]
    choices: tuple[int, ...]  # each seat's sealed action of this turn, or NO_CHOICE


updated = updater(State)
updated_player = updater(Player)


class Legal(NamedTuple):
    """What one seat may do: a kind of action for `cells`, and the cells that abilities reach."""

    kind: int
    cells: int  # a mask of cells; of arrangements for ARRANGE_DICE
    nudges: int
    wraps: int
