"""LOOT's states as text, for instance

phase: move
turn: 7
dice: 5 3 2
seat 1 figure: d4
seat 1 slashes: a1 b2
seat 1 crosses: c3
seat 1 track: 3 5 2
seat 1 nudges: 1
seat 2 figure: a1
seat 2 choice: b1 nudge

`track` has what was added in each written field. A seat's slashes may be whole lines: `row 3`, `column c`.
"""

from __future__ import annotations

import re
from functools import partial

from wurf.core.position import Lines
from wurf.games.loot import derived
from wurf.games.loot.actions import cell_name, cell_of, decode, encode, parse
from wurf.games.loot.actions import write as action_text
from wurf.games.loot.components import Layout
from wurf.games.loot.state import (
    ARRANGE,
    CELLS,
    CHOOSE,
    GAIN_BASE,
    NO_CHOICE,
    NOWHERE,
    PLACE,
    ROLL,
    SIDE,
    Player,
    State,
)

__all__ = ["PHASES", "read", "write"]

PHASES = ("start", "roll", "arrange", "move", "reroll", "over")
NONE = "-"
FIRST_DICE = (1, 2, 3)


def write(layout: Layout, state: State) -> str:
    lines = [f"phase: {PHASES[state.phase]}", f"turn: {state.turn}", f"cap: {state.cap}"]
    lines.append(f"dice: {' '.join(map(str, state.dice)) if state.dice[0] else NONE}")
    for seat, (player, choice) in enumerate(zip(state.players, state.choices, strict=True), 1):
        facts = {
            "figure": NONE if player.figure == NOWHERE else cell_name(player.figure),
            "slashes": _names(player.visited & ~player.crosses),
            "crosses": _names(player.crosses),
            "track": " ".join(map(str, derived.gains(player))),
            "nudges": str(player.nudges or ""),
            "wraps": str(player.wraps or ""),
            "choice": "" if choice == NO_CHOICE else action_text(layout, decode(choice)),
        }
        lines += [f"seat {seat} {key}: {value}" for key, value in facts.items() if value]
    return "\n".join(lines) + "\n"


def read(layout: Layout, text: str) -> State:
    """The state that a text describes. By default, the first turn of a solo game: the die a 1, the figure in the
    middle."""
    lines = Lines(text)
    phase = lines.word("phase", CHOOSE, PHASES)
    seats = range(1, max(1, lines.seats) + 1)
    begun = phase not in (PLACE, ROLL)
    state = State(
        phase=phase,
        turn=lines.number("turn", 1 if phase > ARRANGE else 0, 0, 1000),
        cap=lines.number("cap", 200, 1, 1000),
        dice=lines.take("dice", FIRST_DICE if begun else (0, 0, 0), _dice, "5 3 2"),
        players=tuple(_player(lines, layout, f"seat {seat}", placed=phase != PLACE) for seat in seats),
        choices=tuple(lines.take(f"seat {seat} choice", NO_CHOICE, partial(_choice, layout), "a4") for seat in seats),
    )
    lines.end()
    return state


def _player(lines: Lines, layout: Layout, seat: str, *, placed: bool) -> Player:
    crosses = lines.take(f"{seat} crosses", 0, _cells, "a1 b2")
    nothing: tuple[int, ...] = ()
    track = lines.take(f"{seat} track", nothing, lambda text: _track(layout, text), "3 5 2")
    gains = 0
    for gain in track:
        gains = gains * GAIN_BASE + gain
    return Player(
        figure=lines.take(f"{seat} figure", cell_of("d4") if placed else NOWHERE, _figure, "d4"),
        visited=lines.take(f"{seat} slashes", 0, _cells, "a1 b2") | crosses,
        crosses=crosses,
        nudges=lines.number(f"{seat} nudges", 0, 0, CELLS),
        wraps=lines.number(f"{seat} wraps", 0, 0, CELLS),
        points=sum(track),
        fields=len(track),
        gains=gains,
    )


def _names(cells: int) -> str:
    return " ".join(cell_name(cell) for cell in range(CELLS) if cells >> cell & 1)


def _figure(text: str) -> int:
    return NOWHERE if text == NONE else _cell(text)


def _cell(text: str) -> int:
    if not re.fullmatch("[a-g][1-7]", text):
        raise ValueError(text)
    return cell_of(text)


def _cells(text: str) -> int:
    """A mask from names of cells, of rows and of columns."""
    mask = 0
    for line, name in re.findall(r"(?:(row|column) )?(\S+)", text):
        if line == "row":
            mask |= sum(1 << _cell(column + name) for column in "abcdefg")
        elif line == "column":
            mask |= sum(1 << _cell(name + str(row)) for row in range(1, SIDE + 1))
        else:
            mask |= 1 << _cell(name)
    return mask


def _track(layout: Layout, text: str) -> tuple[int, ...]:
    gains = tuple(map(int, text.split()))
    if len(gains) > layout.fields or not all(0 < gain < GAIN_BASE for gain in gains):
        raise ValueError(text)
    return gains


def _dice(text: str) -> tuple[int, int, int]:
    if text == NONE:
        return (0, 0, 0)
    first, second, third = map(int, text.split())
    if not {first, second, third} <= set(range(1, 7)):
        raise ValueError(text)
    return first, second, third


def _choice(layout: Layout, text: str) -> int:
    return encode(parse(layout, text))
