"""What the page is sent, as it has no rules of its own: the sheet to draw, the face of a view, and the offer to a
seat."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from itertools import chain
from operator import add

import msgspec

from wurf.core.memory import remembered
from wurf.core.shown import Choice, Offer
from wurf.core.text import Message
from wurf.games.loot import derived, rules
from wurf.games.loot.actions import Action, Kind, cell_name, decode, encode, write
from wurf.games.loot.components import COLOURS, Layout
from wurf.games.loot.position import PHASES
from wurf.games.loot.refusal import refusal
from wurf.games.loot.state import (
    ARRANGE,
    CELLS,
    CHOOSE,
    NO_CHOICE,
    NOWHERE,
    OVER,
    PLACE,
    SIDE,
    Legal,
    Player,
)
from wurf.games.loot.view import View

__all__ = ["LootFace", "LootPlayer", "LootSheet", "choice", "face", "offer", "sheet_picture", "why"]


_CELLS = {cell_name(cell): cell for cell in range(CELLS)}


class LootSheet(msgspec.Struct, frozen=True):
    """The printed sheet."""

    cells: tuple[str, ...]  # row by row: r, b, g, y, or a dot for a Meeps
    groups: tuple[int, ...]  # the circle of each cell's group, colour * 4 + size - 1; -1 for a Meeps
    needs: tuple[int, ...]  # of B: four rows, then four columns
    rewards: tuple[int | str, ...]  # the same order: points, "nudge" or "wrap"
    bar: tuple[int | str, ...]
    fields: int
    row_points: int  # for a complete row or column of A
    bonus: int  # for a filled track


class LootPlayer(msgspec.Struct, frozen=True):
    """One player's sheet as it is filled in."""

    figure: str | None
    marks: tuple[int, ...]  # strokes on each cell: 0, 1 or 2
    rows: tuple[bool, ...]
    columns: tuple[bool, ...]
    circles: tuple[bool, ...]
    lines: tuple[str, ...]  # each line of B: "", "earned" or, for an ability that is used up, "spent"
    bar: tuple[str, ...]  # each entry of C, likewise
    nudges: int
    wraps: int
    track: tuple[int, ...]  # the running totals
    final: int | None  # the total in the last field, once the game is over
    points: int
    crosses: int
    chosen: bool
    choice: str | None  # only the viewer's own


class LootFace(msgspec.Struct, frozen=True):
    phase: str  # one of PHASES
    turn: int
    cap: int
    dice: tuple[int, ...]  # active, next, after next; empty before the first roll
    players: tuple[LootPlayer, ...]


def sheet_picture(layout: Layout) -> LootSheet:
    def letter(cell: int) -> str:
        return COLOURS[layout.circle[cell] // 4] if layout.group[cell] else "."

    return LootSheet(
        cells=tuple(letter(cell) for cell in range(CELLS)),
        groups=tuple(layout.circle[cell] if layout.group[cell] else -1 for cell in range(CELLS)),
        needs=layout.needs,
        rewards=tuple(map(_reward, layout.rewards)),
        bar=tuple(map(_reward, layout.bar)),
        fields=layout.fields,
        row_points=rules.ROW_POINTS,
        bonus=rules.BONUS,
    )


def face(layout: Layout, view: View) -> LootFace:
    over = view.phase == OVER
    both = zip(view.players, view.choices, strict=True)
    players = tuple(_player(layout, player, choice, over) for player, choice in both)
    dice = view.dice if view.dice[0] else ()
    return LootFace(PHASES[view.phase], view.turn, view.cap, dice, players)


def offer(layout: Layout, view: View) -> Offer:
    """What this seat may do now."""
    state, seat = view.state, view.seat
    options = rules.legal(layout, state, seat)
    return Offer(_prompt(view, options.kind), _choices(layout, options, state.dice))


@remembered(4096)
def _choices(_layout: Layout, options: Legal, dice: tuple[int, int, int]) -> tuple[Choice, ...]:
    return tuple(_choice(rules.picked(options, dice, index)) for index in range(rules.count(options)))


@cache
def _choice(code: int) -> Choice:
    action = decode(code)
    return Choice(write(None, action), action.kind.name.lower(), _target(action))


def why(layout: Layout, view: View, place: str) -> Message | None:
    """Why a cell cannot be reached."""
    cell = _CELLS.get(place)
    if cell is None or view.phase not in (PLACE, CHOOSE):
        return None
    options = rules.legal(layout, view.state, view.seat)
    if any(one.target == place for one in _choices(layout, options, view.dice)):
        return None
    return refusal(layout, view, Action(Kind(options.kind), cell)).message


def choice(_layout: Layout, _view: View, action: Action) -> Choice:
    return _choice(encode(action))


def _prompt(view: View, kind: int) -> Message:
    """The one line that says what to do now."""
    if view.phase == OVER:
        return Message("loot-prompt-over")
    if view.phase in (PLACE, CHOOSE) and view.choices[view.seat] != NO_CHOICE:
        return Message("loot-prompt-chosen")
    if view.phase == PLACE:
        return Message("loot-prompt-start")
    if view.phase == ARRANGE:
        return Message("loot-prompt-arrange" if view.seat == rules.FIRST_SEAT else "loot-prompt-wait-arrange")
    if view.phase != CHOOSE:
        return Message("loot-prompt-roll")
    die = view.dice[0]
    return Message("loot-prompt-stuck" if kind == rules.PUT else "loot-prompt-move", {"die": die})


def _target(action: Action) -> str:
    return " ".join(map(str, action.dice)) if action.dice else cell_name(action.cell)


@remembered(4096)
def _player(layout: Layout, player: Player, choice: int, over: bool) -> LootPlayer:
    if choice == NO_CHOICE:
        return _sheet(layout, player, over)
    text = write(layout, decode(choice)) if choice >= 0 else None
    return msgspec.structs.replace(_sheet(layout, player, over), chosen=True, choice=text)


@remembered(4096)
def _sheet(layout: Layout, player: Player, over: bool) -> LootPlayer:
    """A player's sheet. Remembered, because every viewer sees the same ones, and most of them as before."""
    lines, bar = _rewards(layout, player)
    track, total = [], 0
    for gain in derived.gains(player):
        total += gain
        track.append(total)
    return LootPlayer(
        figure=None if player.figure == NOWHERE else cell_name(player.figure),
        marks=tuple(map(add, _bits(player.visited), _bits(player.crosses))),
        rows=derived.rows(player),
        columns=derived.columns(player),
        circles=derived.circles(layout, player),
        lines=lines,
        bar=bar,
        nudges=player.nudges,
        wraps=player.wraps,
        track=tuple(track[: layout.fields - 1]),
        final=player.points if over else None,
        points=player.points,
        crosses=player.crosses.bit_count(),
        chosen=False,
        choice=None,
    )


_BITS = tuple(tuple(row >> bit & 1 for bit in range(SIDE)) for row in range(1 << SIDE))


def _bits(cells: int) -> Iterable[int]:
    """A mask of cells as a 0 or a 1 for each cell."""
    return chain.from_iterable(_BITS[cells >> row & 127] for row in range(0, CELLS, SIDE))


def _rewards(layout: Layout, player: Player) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """The state of every reward of B and C; of equal abilities, those printed first are used up first (L21)."""
    lines, bar = [""] * len(layout.needs), [""] * len(layout.bar)
    earned = derived.rewards_earned(layout, player)
    in_hand = {rules.NUDGE: player.nudges, rules.WRAP: player.wraps}
    spent = {ability: sum(r == ability for *_, r in earned) - left for ability, left in in_hand.items()}
    for where, index, reward in earned:
        used = spent.get(reward, 0) > 0
        spent[reward] = spent.get(reward, 0) - 1
        (lines if where == "line" else bar)[index] = "spent" if used else "earned"
    return tuple(lines), tuple(bar)


def _reward(reward: int) -> int | str:
    return {rules.NUDGE: "nudge", rules.WRAP: "wrap"}.get(reward, reward)
