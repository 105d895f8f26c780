"""Positions to test rules on, set up as one would on paper."""

from pathlib import Path

from wurf.core.game import NATURE, Components
from wurf.core.shown import Event
from wurf.games import load
from wurf.games.loot.actions import cell_name
from wurf.games.loot.state import State

OTHER_SHEET = Path(__file__).parent / "other_sheet.toml"
game = load("loot", Components.from_file(OTHER_SHEET))


def names(mask: int) -> set[str]:
    return {cell_name(cell) for cell in range(49) if mask >> cell & 1}


def player(figure="d4", slashes="", crosses="", **facts) -> str:
    """A seat's lines of a position: cells with one stroke are `slashes`, with two `crosses`."""
    lines = {"figure": figure, "slashes": slashes, "crosses": crosses, **facts}
    return "\n".join(f"{key}: {value}" for key, value in lines.items() if value)


def position(*players: str, dice="", die=1, turn=1, cap=200, phase="move") -> State:
    """A turn in which everyone is to choose."""
    lines = [f"phase: {phase}", f"turn: {turn}", f"cap: {cap}", f"dice: {dice or f'{die} 2 3'}"]
    lines += [f"seat {seat} {line}" for seat, player in enumerate(players, 1) for line in player.splitlines()]
    return game.read_state("\n".join(lines))


def legal(state: State, seat=0) -> set[str]:
    return {game.write(action) for action in game.legal(state, seat)}


def act(state: State, *actions: str) -> State:
    """The state after each seat, from the first on, has done its action."""
    for seat, action in enumerate(actions):
        state = game.apply(state, seat, game.parse(action))
    return state


def roll(state: State, dice: str) -> State:
    return game.apply(state, NATURE, game.parse(f"roll {dice}"))


def told(before: State, seat: int, action: str, viewer: int | None = None) -> list[Event]:
    """What a viewer is told when a seat does this."""
    after = game.apply(before, seat, game.parse(action))
    learned = game.revealed(before, seat, game.parse(action), after, viewer)
    return game.events(game.view(before, viewer), learned, game.view(after, viewer))
