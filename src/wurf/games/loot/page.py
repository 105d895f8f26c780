"""What the page is sent, as it has no rules of its own: the sheet to draw, the face of a view, and the offer to a
seat."""

from __future__ import annotations

from functools import cache, lru_cache

import msgspec

from wurf.core.kernel import lowest
from wurf.core.memory import remembered, remembered_objects
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


class LootPlayer(msgspec.Struct, frozen=True, gc=False):
    """One player's sheet as it is filled in."""

    figure: str | None
    marks: str  # a digit for each cell: strokes on it, 0, 1 or 2
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


class LootFace(msgspec.Struct, frozen=True, gc=False):
    phase: str  # one of PHASES
    turn: int
    cap: int
    dice: tuple[int, ...]  # active, next, after next; empty before the first roll
    players: tuple[LootPlayer, ...]
    chosen: tuple[bool, ...]  # who has chosen in this turn
    choices: tuple[str | None, ...]  # and what: only the viewer's own


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
    _, phase, turn, cap, dice, players, choices = view
    sheets, faces = _at_the_end(layout, players) if phase == OVER else _sheets(layout, players)
    rest = phase, turn, cap, dice, choices
    shown = faces.get(rest)
    if shown is None:
        chosen, known = _chosen(choices)
        shown = faces[rest] = LootFace(PHASES[phase], turn, cap, dice if dice[0] else (), sheets, chosen, known)
    return shown


@lru_cache(4096)
def _chosen(choices: tuple[int, ...]) -> tuple[tuple[bool, ...], tuple[str | None, ...]]:
    """Who has chosen, and what as far as the viewer knows."""
    known = [write(None, decode(choice)) if choice >= 0 else None for choice in choices]
    return tuple([choice != NO_CHOICE for choice in choices]), tuple(known)


Faces = dict[tuple[object, ...], LootFace]  # by all of a view but its viewer and the players


@remembered_objects(1024)
def _sheets(layout: Layout, players: tuple[Player, ...]) -> tuple[tuple[LootPlayer, ...], Faces]:
    """The sheets, and the faces that show them. Remembered, because every viewer sees the same ones."""
    return tuple([_sheet(layout, player, over=False) for player in players]), {}


@remembered_objects(64)
def _at_the_end(layout: Layout, players: tuple[Player, ...]) -> tuple[tuple[LootPlayer, ...], Faces]:
    return tuple([_sheet(layout, player, over=True) for player in players]), {}


def offer(layout: Layout, view: View) -> Offer:
    """What this seat may do now."""
    options = rules.legal(layout, view.state, view.seat)
    prompt, die = _prompt(view, options.kind)
    return _offered(options, view.dice if options.kind == rules.ARRANGED else None, prompt, die)


Dice = tuple[int, int, int]


@lru_cache(4096)
def _offered(options: Legal, dice: Dice | None, prompt: str, die: int | None) -> Offer:
    return Offer(_message(prompt, die), _choices(options, dice))


@cache
def _message(prompt: str, die: int | None) -> Message:
    return Message(prompt) if die is None else Message(prompt, {"die": die})


@lru_cache(4096)
def _choices(options: Legal, dice: Dice | None) -> tuple[Choice, ...]:
    """The choices in the order of `rules.picked`: by kind, then by cell. Dice are given if they are to be arranged."""
    if dice is not None:
        return tuple(_choice(rules.picked(options, dice, index)) for index in range(rules.count(options)))
    kind, cells, nudges, wraps = options
    choices = _at_cells(kind, cells)
    if nudges or wraps:
        choices += _at_cells(rules.NUDGED, nudges) + _at_cells(rules.WRAPPED, wraps)
    return choices


@lru_cache(4096)
def _at_cells(kind: int, mask: int) -> tuple[Choice, ...]:
    """A choice of this kind for each of these cells."""
    choices = []
    while mask:
        choices.append(_choice(kind << 8 | lowest(mask)))
        mask &= mask - 1
    return tuple(choices)


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
    if any(one.target == place for one in _choices(options, None)):
        return None
    return refusal(layout, view, Action(Kind(options.kind), cell)).message


def choice(_layout: Layout, _view: View, action: Action) -> Choice:
    return _choice(encode(action))


def _prompt(view: View, kind: int) -> tuple[str, int | None]:
    """The one line that says what to do now, and the die that it names."""
    seat, phase, _, _, dice, _, choices = view
    if phase == CHOOSE:
        if choices[seat] != NO_CHOICE:
            return "loot-prompt-chosen", None
        return "loot-prompt-stuck" if kind == rules.PUT else "loot-prompt-move", dice[0]
    if phase == PLACE:
        return "loot-prompt-start" if choices[seat] == NO_CHOICE else "loot-prompt-chosen", None
    if phase == ARRANGE:
        return "loot-prompt-arrange" if seat == rules.FIRST_SEAT else "loot-prompt-wait-arrange", None
    return "loot-prompt-over" if phase == OVER else "loot-prompt-roll", None


def _target(action: Action) -> str:
    return " ".join(map(str, action.dice)) if action.dice else cell_name(action.cell)


def _sheet(layout: Layout, player: Player, over: bool) -> LootPlayer:
    """A player's sheet."""
    figure, visited, crosses, nudges, wraps, points, _, _ = player
    circles = derived.circles(layout, player)
    lines, bar = _rewards(layout, circles, derived.bar_entries(layout, player), nudges, wraps)
    return LootPlayer(
        figure=None if figure == NOWHERE else cell_name(figure),
        marks=_marks(visited, crosses),
        rows=derived.rows(player),
        columns=derived.columns(player),
        circles=circles,
        lines=lines,
        bar=bar,
        nudges=nudges,
        wraps=wraps,
        track=derived.track(player)[: layout.fields - 1],
        final=points if over else None,
        points=points,
        crosses=crosses.bit_count(),
    )


def _marks(visited: int, crosses: int) -> str:
    """The strokes on each cell. Read as hexadecimal, binary digits can be added place by place."""
    return f"{int(f'{visited:b}', 16) + int(f'{crosses:b}', 16):0{CELLS}x}"[::-1]


@remembered(4096)
def _rewards(
    layout: Layout, circles: tuple[bool, ...], entries: int, nudges: int, wraps: int
) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """The state of every reward of B and C, for a player with these circles, entries of C and abilities left;
    of equal abilities, those printed first are used up first (L21)."""
    earned = derived.rewards_of(layout, circles, entries)
    lines, bar = [""] * len(layout.needs), [""] * len(layout.bar)
    in_hand = {rules.NUDGE: nudges, rules.WRAP: wraps}
    spent = {ability: sum(r == ability for *_, r in earned) - left for ability, left in in_hand.items()}
    for where, index, reward in earned:
        used = spent.get(reward, 0) > 0
        spent[reward] = spent.get(reward, 0) - 1
        (lines if where == "line" else bar)[index] = "spent" if used else "earned"
    return tuple(lines), tuple(bar)


def _reward(reward: int) -> int | str:
    return {rules.NUDGE: "nudge", rules.WRAP: "wrap"}.get(reward, reward)
