"""Positions to test rules on, set up as one would on paper."""

from pathlib import Path

from wurf.core.game import NATURE, Components
from wurf.games import load
from wurf.games.loot.actions import cell_name, cell_of, parse, write
from wurf.games.loot.state import CHOOSE, NO_CHOICE, Player, State

OTHER_SHEET = Path(__file__).parent / "other_sheet.toml"
game = load("loot", Components.from_file(OTHER_SHEET))


def cells(names: str) -> int:
    """A mask from names: "a1 b2", or "row 3", "column c"."""
    words = names.split()
    if words[:1] == ["row"]:
        words = [column + words[1] for column in "abcdefg"]
    elif words[:1] == ["column"]:
        words = [words[1] + str(row) for row in range(1, 8)]
    return sum(1 << cell_of(name) for name in words)


def names(mask: int) -> set[str]:
    return {cell_name(cell) for cell in range(49) if mask >> cell & 1}


def player(figure="d4", slashes="", crosses="", nudges=0, wraps=0, points=0, fields=0) -> Player:
    """A player whose cells with one stroke are `slashes`, with two `crosses`."""
    crossed = cells(crosses)
    return Player(cell_of(figure), cells(slashes) | crossed, crossed, nudges, wraps, points, fields, 0)


def position(*players: Player, die=1, after=(2, 3), turn=1, cap=200) -> State:
    """A turn in which everyone is to choose."""
    return State(CHOOSE, turn, cap, (die, *after), players, (NO_CHOICE,) * len(players))


def legal(state: State, seat=0) -> set[str]:
    return {write(action) for action in game.legal(state, seat)}


def act(state: State, *actions: str) -> State:
    """The state after each seat, from the first on, has done its action."""
    for seat, action in enumerate(actions):
        state = game.apply(state, seat, parse(action))
    return state


def roll(state: State, dice: str) -> State:
    return game.apply(state, NATURE, parse(f"roll {dice}"))
