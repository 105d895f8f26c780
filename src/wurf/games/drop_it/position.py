"""Drop It's states as text, for instance

seats: 2
hand: steady
jokers: yes
phase: joker
piece 1: red square 70.00 15.00 0.00
piece 2: green circle 102.50 17.00 118.25
side 1 pieces: red circle 3, red square 1
side 1 levels: 4
side 1 circles: 2
side 1 jokers: 3

The pieces of the pile stand in the order they were dropped: colour and shape, then x and y of the middle in mm and the
angle in degrees. Trailing zeros, and an angle of 0, may be left out. `aim` is the piece that is being dropped, with its
x and angle. A side is a player or a team; `teams` says how many are in the first one. `extras` is
written only if it is not the default: older positions do not have it.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import partial
from typing import Final

from wurf.core.position import Lines
from wurf.games.drop_it import rules
from wurf.games.drop_it.components import Layout
from wurf.games.drop_it.state import (
    ALL_PIECES,
    DEAL,
    DROP,
    EXTRAS,
    FALL,
    HAND,
    JOKER,
    KINDS,
    MM,
    NOTHING_AIMED,
    OPTIONS,
    OVER,
    PHASES,
    SEATS,
    TURN,
    Aim,
    Pose,
    Side,
    State,
    Variant,
    kind_name,
)

__all__ = ["read", "write"]

NONE: Final = "-"
DRAWN: Final = "drawn"
WORDS: Final = {
    "edge": ("shapes", "colours"),
    "beginners": ("no", "yes"),
    "jokers": ("no", "yes"),
    "hand": ("steady", "normal", "shaky"),
}
EXTRAS_WORDS: Final = (DRAWN, "chosen")
MOST_POINTS: Final = 1000
KIND_OF: Final = {kind_name(kind): kind for kind in range(KINDS)}


def write(_layout: Layout, state: State) -> str:
    variant = state.variant
    lines = [f"seats: {variant.seats}", f"teams: {variant.teams}", f"first: {variant.first or DRAWN}"]
    lines += [f"{option}: {words[getattr(variant, option)]}" for option, words in WORDS.items()]
    lines += [f"extras: {EXTRAS_WORDS[variant.extras]}"] if variant.extras else []
    lines.append(f"phase: {PHASES[state.phase]}")
    lines.append(f"begins: {state.first + 1 if state.first >= 0 else NONE}")
    lines.append(f"turn: {state.turn}")
    if state.aim != NOTHING_AIMED:
        lines.append(f"aim: {_text(*state.aim)}")
    lines.append(f"scored: {state.scored}")
    lines += [f"piece {number}: {_text(*pose)}" for number, pose in enumerate(state.pile, 1)]
    for number, side in enumerate(state.sides, 1):
        pieces = ", ".join(f"{kind_name(kind)} {left}" for kind, left in enumerate(side.pieces) if left)
        lines.append(f"side {number} pieces: {pieces or NONE}")
        lines += [f"side {number} {key}: {getattr(side, key)}" for key in ("levels", "circles", "jokers")]
    return "\n".join(lines) + "\n"


def read(_layout: Layout, text: str) -> State:
    """The state that a text describes. By default, two players before the first drop, the first with red and yellow.
    Sides that are left out have the pieces of the first possible deal that are not in the pile, and no points."""
    lines = Lines(text)
    variant = _variant(lines)
    pile = _pile(lines)
    aim = lines.take("aim", NOTHING_AIMED, lambda said: Aim(*_placed(said, 2)), "red circle 83.5 120")
    phase = _phase(lines, variant, pile, aim)
    start = rules.start(variant)
    usual = start if phase == DEAL else _used(_dealt(start, phase), pile)
    first = _begins(lines, usual)
    pools = _sharing(lines, variant, first) if phase == EXTRAS else [side.pieces for side in usual.sides]
    state = State(
        phase=phase,
        variant=variant,
        first=first,
        turn=lines.number("turn", len(pile) - (phase == JOKER), 0, ALL_PIECES - (phase != OVER)),
        aim=aim,
        pile=pile,
        sides=tuple(
            _side(lines, f"side {number}", side._replace(pieces=pool))
            for number, (side, pool) in enumerate(zip(usual.sides, pools, strict=True), 1)
        ),
        scored=lines.number("scored", 0, 0, MOST_POINTS),
    )
    lines.end()
    return state


def _variant(lines: Lines) -> Variant:
    seats = lines.number("seats", SEATS[0], SEATS[0], SEATS[-1])
    bounds = {option.id: option.bounds(seats) for option in OPTIONS}
    usual = {id: int(of.default) for id, of in bounds.items()}
    return Variant(
        seats=seats,
        teams=lines.number("teams", usual["teams"], bounds["teams"].least, bounds["teams"].most),
        first=lines.take("first", 0, lambda said: 0 if said == DRAWN else _seat(said, seats), f"{DRAWN}, 1 … {seats}"),
        **{option: lines.word(option, usual[option], words) for option, words in WORDS.items()},
        extras=lines.word("extras", usual["extras"], EXTRAS_WORDS[: 1 + bounds["extras"].most]),
    )


def _pile(lines: Lines) -> tuple[Pose, ...]:
    def taken(number: int) -> Pose | None:
        nothing: Pose | None = None
        return lines.take(f"piece {number}", nothing, lambda said: Pose(*_placed(said, 3)), "red circle 60 17")

    pile: list[Pose] = []
    while len(pile) < ALL_PIECES and (pose := taken(len(pile) + 1)):
        pile.append(pose)
    return tuple(pile)


def _phase(lines: Lines, variant: Variant, pile: tuple[Pose, ...], aim: Aim) -> int:
    """A phase that fits everything else that is written."""
    if aim != NOTHING_AIMED:
        possible = [FALL, HAND]
    elif len(pile) == ALL_PIECES:
        possible = [OVER, JOKER]
    else:
        sharing = rules.choosing(variant) and not pile
        possible = [DROP, DEAL, OVER, *([JOKER] if pile else []), *([EXTRAS] if sharing else [])]
    words = {PHASES[phase]: phase for phase in possible}
    return lines.take("phase", possible[0], words.__getitem__, " / ".join(words))


def _begins(lines: Lines, usual: State) -> int:
    """D10: the seat that begins; nobody before the deal."""
    if usual.first < 0:
        return lines.take("begins", -1, {NONE: -1}.__getitem__, NONE)
    seats = usual.variant.seats
    return lines.take("begins", usual.first, lambda said: _seat(said, seats) - 1, f"1 … {seats}")


def _dealt(start: State, phase: int) -> State:
    """After the first possible deal; where shares are chosen (D8), with the first choices if these are over."""
    state = rules.dealt(start, rules.deals(start.variant)[0])
    while state.phase == EXTRAS != phase:
        state = rules.taken(state, rules.extras(state)[0])
    return state


def _sharing(lines: Lines, variant: Variant, first: int) -> Iterator[tuple[int, ...]]:
    """D8: the pieces of each side while shares are chosen; each must fit those of the sides before it."""
    ways = [[side.pieces for side in state.sides] for state in rules.sharings(variant, first)]
    for at in range(len(ways[0])):
        fitting = partial(_one_of, [way[at] for way in ways])
        pieces = lines.take(f"side {at + 1} pieces", ways[0][at], fitting, "red circle 3, red square 1")
        ways = [way for way in ways if way[at] == pieces]
        yield pieces


def _one_of(pools: list[tuple[int, ...]], said: str) -> tuple[int, ...]:
    return pools[pools.index(_pieces(said))]


def _used(state: State, pile: tuple[Pose, ...]) -> State:
    """The same without the pieces of the pile: each from the side that has dropped it, if that had it."""
    pools = [[*side.pieces] for side in state.sides]
    for turn, pose in enumerate(pile):
        dropped_by = (rules.side_of(state.variant, state.first) + turn) % len(pools)
        owners = [pool for pool in (pools[dropped_by], *pools) if pool[pose.kind]]
        if owners:
            owners[0][pose.kind] -= 1
    sides = zip(state.sides, pools, strict=True)
    return state._replace(sides=tuple(side._replace(pieces=tuple(pool)) for side, pool in sides))


def _side(lines: Lines, name: str, usual: Side) -> Side:
    return Side(
        pieces=lines.take(f"{name} pieces", usual.pieces, _pieces, "red circle 3, red square 1"),
        levels=lines.number(f"{name} levels", 0, 0, MOST_POINTS),
        circles=lines.number(f"{name} circles", 0, 0, MOST_POINTS),
        jokers=lines.number(f"{name} jokers", usual.jokers, 0, rules.JOKERS),
    )


def _pieces(said: str) -> tuple[int, ...]:
    left = [0] * KINDS
    for part in said.split(",") if said != NONE else ():
        name, _, count = part.strip().rpartition(" ")
        if left[KIND_OF[name]] or not 0 < int(count) <= ALL_PIECES:
            raise ValueError(part)
        left[KIND_OF[name]] = int(count)
    return tuple(left)


def _seat(said: str, seats: int) -> int:
    """The seat's number, counted from 1."""
    return 1 + [str(seat) for seat in range(1, seats + 1)].index(said)


def _placed(said: str, numbers: int) -> Iterator[int]:
    """A kind of piece and its numbers, the last of which is an angle."""
    colour, shape, *given = said.split()
    yield KIND_OF[f"{colour} {shape}"]
    if not numbers - 1 <= len(given) <= numbers:
        raise ValueError(said)
    *lengths, angle = [_hundredths(number) for number in given] + [0] * (numbers - len(given))
    if not 0 <= angle < TURN:
        raise ValueError(said)
    yield from (*lengths, angle)


def _hundredths(said: str) -> int:
    found = re.fullmatch(r"(-?)(\d{1,4})(?:\.(\d{1,2}))?", said)
    if not found:
        raise ValueError(said)
    units = int(found[2]) * MM + int((found[3] or "").ljust(2, "0"))
    return -units if found[1] else units


def _text(kind: int, *numbers: int) -> str:
    return " ".join((kind_name(kind), *(f"{number / MM:.2f}" for number in numbers)))
