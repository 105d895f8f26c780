"""Quadrata's states as text, for instance

phase: move
round: 2
rounds: 3
turn: 17
active: 1
die: 3
joker: yes
supply: 1×4 2×6 4t
seat 1 square: 3 B2e1, 2 A1e0
seat 1 reserve: 3×2 4t
seat 1 scores: 7
seat 2 square: -

Two seats have the large square, whose places have capital letters. Without a line of its own, the supply is what the
boards leave of all pieces.
"""

from __future__ import annotations

import re
from collections.abc import Callable

from wurf.core.position import Lines
from wurf.games.quadrata import rules
from wurf.games.quadrata.actions import parse
from wurf.games.quadrata.components import Layout
from wurf.games.quadrata.state import BEGIN, COUNT_BITS, LARGE, MOST_ROUNDS, MOVE, OVER, SMALL, Player, State, Tables

__all__ = ["PHASES", "read", "write"]

PHASES = ("begin", "roll", "move", "over")
JOKER = ("no", "yes")
NONE = "-"
MOST_SEATS = 4
MOST_TURNS = 1000
MOST_POINTS = 1000  # of one round, won or lost


def write(layout: Layout, state: State) -> str:
    notation = layout.notation
    lines = {
        "phase": PHASES[state.phase],
        "round": str(state.round),
        "rounds": str(state.rounds),
        "turn": str(state.turn),
        "cap": str(state.cap),
        "active": str(state.active + 1),
        "die": str(state.die or NONE),
        "joker": JOKER[state.joker],
        "supply": _written_pile(layout, state.supply) or NONE,
    }
    finished = state.round if state.phase == OVER else state.round - 1
    for seat, player in enumerate(state.players, 1):
        lying = rules.pieces_in(layout.tables, state.size, player)
        texts = (f"{notation.pieces[layout.tables.shapes[place]]} {notation.names[place]}" for place in lying)
        lines[f"seat {seat} square"] = ", ".join(texts) or NONE
        lines[f"seat {seat} reserve"] = _written_pile(layout, player.reserve)
        lines[f"seat {seat} scores"] = " ".join(map(str, player.scores[:finished]))
    return "".join(f"{key}: {value}\n" for key, value in lines.items() if value)


def read(layout: Layout, text: str) -> State:
    """The state that a text describes. By default, the first turn for two: a 1 is rolled, and all boards are empty."""
    lines = Lines(text)
    seats = min(max(2, lines.seats), MOST_SEATS)
    size = LARGE if seats == 2 else SMALL
    players = tuple(_player(layout, lines, f"seat {seat}", size) for seat in range(1, seats + 1))
    phase = lines.word("phase", MOVE, PHASES)
    rounds = lines.number("rounds", 1, 1, MOST_ROUNDS)
    state = State(
        phase=phase,
        size=size,
        rounds=rounds,
        round=lines.number("round", 1, 1, rounds),
        turn=lines.number("turn", 0 if phase == BEGIN else 1, 0, MOST_TURNS),
        cap=lines.number("cap", 400, 1, MOST_TURNS),
        active=lines.number("active", 1, 1, seats) - 1,
        die=lines.take("die", 0 if phase == BEGIN else 1, _die, "1 … 6"),
        joker=lines.word("joker", 0, JOKER),
        supply=lines.take("supply", _left(layout.tables, size, players), _pile(layout), "1×6 2 4t×3"),
        players=players,
    )
    lines.end()
    return state


def _player(layout: Layout, lines: Lines, seat: str, size: int) -> Player:
    empty = Player(0, rules.no_pieces(layout.tables, size), 0, (0,) * MOST_ROUNDS)

    def square(text: str) -> Player:
        player = empty
        for lying in re.split(", *", text) if text not in ("", NONE) else ():
            name, where = lying.split()
            place = parse(layout, f"{name} supply > {where}").to
            first, last = rules.square_places(layout.tables, size)
            if not first <= place < last or layout.tables.masks[place] & player.filled:
                raise ValueError(lying)
            player = rules.toggled(layout.tables, size, player, place)
        return player

    player = lines.take(f"{seat} square", empty, square, "3 B2e1, 2 A1e0" if size == LARGE else "3 b2e1, 2 a1e0")
    reserve = lines.take(f"{seat} reserve", 0, _pile(layout), "1×6 2 4t×3")
    scores = lines.take(f"{seat} scores", empty.scores, _scores, "18 -3")
    return player._replace(reserve=reserve, scores=scores)


def _left(tables: Tables, size: int, players: tuple[Player, ...]) -> int:
    """What remains of the whole supply when the boards are set up."""
    supply = tables.supply - tables.less if len(players) == 3 else tables.supply
    used = [0] * len(tables.numbers)
    for player in players:
        for place in rules.pieces_in(tables, size, player):
            used[tables.shapes[place]] += 1
        for shape in range(len(used)):
            used[shape] += rules.held(player.reserve, shape)
    return sum(max(0, rules.held(supply, shape) - many) << COUNT_BITS * shape for shape, many in enumerate(used))


def _written_pile(layout: Layout, pile: int) -> str:
    counts = ((piece.name, rules.held(pile, shape)) for shape, piece in enumerate(layout.pieces))
    return " ".join(name if many == 1 else f"{name}×{many}" for name, many in counts if many)


def _pile(layout: Layout) -> Callable[[str], int]:
    """Reads the pieces of a supply or reserve: "3×2 4t" or "3 3 4t"."""
    shapes = {piece.name: shape for shape, piece in enumerate(layout.pieces)}

    def read(text: str) -> int:
        counts = [0] * len(shapes)
        for word in text.split() if text != NONE else ():
            name, _, many = word.partition("×")
            counts[shapes[name]] += int(many or 1)
        if not all(0 <= many <= rules.COUNT_MASK for many in counts):
            raise ValueError(text)
        return sum(many << COUNT_BITS * shape for shape, many in enumerate(counts))

    return read


def _die(text: str) -> int:
    if not re.fullmatch(f"[1-6]|{NONE}", text):
        raise ValueError(text)
    return 0 if text == NONE else int(text)


def _scores(text: str) -> tuple[int, ...]:
    scores = tuple(map(int, text.split()))
    if len(scores) > MOST_ROUNDS or not all(abs(points) <= MOST_POINTS for points in scores):
        raise ValueError(text)
    return (*scores, *(0,) * (MOST_ROUNDS - len(scores)))
