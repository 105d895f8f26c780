"""Positions to test rules on, set up as one would on a table.

Pieces in a square are "3 B2n1, 2 A1n0", pieces in a supply or reserve "3 3 4t". Two players fill the large square,
whose places have capital letters.
"""

from collections import Counter

from wurf.core.game import NATURE
from wurf.games import load
from wurf.games.quadrata.state import COUNT_BITS, LARGE, MOST_ROUNDS, MOVE, NOTHING, SLOTS, SMALL, Player, State

game = load("quadrata")
NAMES = [piece.name for piece in game.layout.pieces]


def pile(names: str) -> int:
    """The number for a supply or reserve of these pieces."""
    return sum(many << COUNT_BITS * NAMES.index(name) for name, many in Counter(names.split()).items())


def whole(seats=2) -> str:
    """All pieces that a round for so many begins with."""
    fewer = seats == 3
    return " ".join(p.name for p in game.layout.pieces for _ in range(p.count - fewer * p.less_with_three))


def without(numbers: str, seats=2) -> str:
    """The whole supply but for some numbers."""
    return " ".join(name for name in whole(seats).split() if name[0] not in numbers)


def place(text: str) -> int:
    """The number of a place: "3 B2n1"."""
    return game.parse(f"{text.split()[0]} supply > {text.split()[1]}").to


def player(square="", reserve="", scores=()) -> Player:
    places = [place(text) for text in square.split(", ")] if square else []
    filled = 0
    for lying in places:
        assert filled & game.tables.masks[lying] == 0, "pieces overlap"
        filled |= game.tables.masks[lying]
    slots = (*places, *[NOTHING] * (SLOTS - len(places)))
    return Player(filled, slots, pile(reserve), (*scores, *[0] * (MOST_ROUNDS - len(scores))))


def position(*players: Player, die=1, supply=None, joker=0, active=0, turn=1, cap=400, rounds=1, round_=1) -> State:
    """A turn in which the active seat has rolled and is to move."""
    pieces = pile(whole(len(players)) if supply is None else supply)
    size = LARGE if len(players) == 2 else SMALL
    return State(MOVE, size, rounds, round_, turn, cap, active, die, joker, pieces, players)


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


def supply(state: State) -> Counter:
    return _counted(state.supply)


def reserve(state: State, seat=0) -> Counter:
    return _counted(state.players[seat].reserve)


def square(state: State, seat=0) -> set[str]:
    """The pieces in a square, with their places."""
    places = [lying for lying in state.players[seat].pieces if lying != NOTHING]
    return {f"{NAMES[game.tables.shapes[lying]]} {game.notation.names[lying]}" for lying in places}


def _counted(pieces: int) -> Counter:
    return +Counter({name: pieces >> COUNT_BITS * shape & 15 for shape, name in enumerate(NAMES)})
