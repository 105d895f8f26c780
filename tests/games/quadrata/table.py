"""Positions to test rules on, set up as one would on a table.

Pieces in a square are "3 B2e1, 2 A1e0", pieces in a supply or reserve "3 3 4t". Two players fill the large square,
whose places have capital letters.
"""

from collections import Counter

from wurf.core.game import NATURE
from wurf.core.shown import Event
from wurf.games import load
from wurf.games.quadrata.rules import held, pieces_in
from wurf.games.quadrata.state import State

game = load("quadrata")
NAMES = [piece.name for piece in game.layout.pieces]


def whole(seats=2) -> str:
    """All pieces that a round for so many begins with."""
    fewer = seats == 3
    return " ".join(p.name for p in game.layout.pieces for _ in range(p.count - fewer * p.less_with_three))


def without(numbers: str, seats=2) -> str:
    """The whole supply but for some numbers."""
    return " ".join(name for name in whole(seats).split() if name[0] not in numbers)


def place(text: str) -> int:
    """The number of a place: "3 B2e1"."""
    return game.parse(f"{text.split()[0]} supply > {text.split()[1]}").to


def player(square="", reserve="", scores=()) -> str:
    """A seat's lines of a position."""
    return f"square: {square}\nreserve: {reserve}\nscores: {' '.join(map(str, scores))}"


def position(*players: str, supply=None, joker=0, active=0, round_=1, **facts) -> State:
    """A turn in which the active seat has rolled and is to move; the supply is whole whatever lies on the boards."""
    facts |= {"joker": "yes" if joker else "no", "active": active + 1, "round": round_}
    facts["supply"] = whole(len(players)) if supply is None else supply
    lines = [f"{key}: {value}" for key, value in facts.items()]
    lines += [f"seat {seat} {line}" for seat, player in enumerate(players, 1) for line in player.splitlines()]
    return game.read_state("\n".join(lines))


def legal(state: State) -> set[str]:
    return {game.write(action) for action in game.legal(state, state.active)}


def kinds(state: State) -> set[str]:
    """The ways in which something may be moved: "supply > square", "2:reserve > reserve"."""
    found = set()
    for text in legal(state):
        if text == "pass":
            found.add(text)
            continue
        source, target = text.split(" ", 1)[1].split(" > ")
        source = source if source.endswith(("supply", "reserve")) else source[: -len(source.split(":")[-1])] + "square"
        found.add(f"{source} > {target if target in ('supply', 'reserve') else 'square'}")
    return found


def act(state: State, *actions: str) -> State:
    """The state after what the active seats do, and what nature rolls."""
    for text in actions:
        seat = NATURE if text.startswith("roll") else state.active
        state = game.apply(state, seat, game.parse(text))
    return state


def told(before: State, action: str, viewer: int | None = None) -> list[Event]:
    """What a viewer is told when the active seat, or nature, does this."""
    seat = NATURE if action.startswith("roll") else before.active
    after = act(before, action)
    learned = game.revealed(before, seat, game.parse(action), after, viewer)
    return game.events(game.view(before, viewer), learned, game.view(after, viewer))


def supply(state: State) -> Counter:
    return _counted(state.supply)


def reserve(state: State, seat=0) -> Counter:
    return _counted(state.players[seat].reserve)


def square(state: State, seat=0) -> set[str]:
    """The pieces in a square, with their places."""
    places = pieces_in(game.tables, state.size, state.players[seat])
    return {f"{NAMES[game.tables.shapes[lying]]} {game.layout.notation.names[lying]}" for lying in places}


def _counted(pieces: int) -> Counter:
    return +Counter({name: held(pieces, shape) for shape, name in enumerate(NAMES)})
