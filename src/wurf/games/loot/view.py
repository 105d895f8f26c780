"""Who may know what: views, states that fit a view, events and the result."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache, lru_cache
from typing import Final, NamedTuple

from wurf.core.game import NATURE, Learned
from wurf.core.kernel import new
from wurf.core.rng import below, mixed
from wurf.core.shown import Event, Line, Result, ranked
from wurf.core.text import Message
from wurf.games.loot import derived, rules
from wurf.games.loot.actions import Action, Kind, cell_name, decode
from wurf.games.loot.components import COLOURS, Layout
from wurf.games.loot.state import CELLS, HIDDEN, NO_CHOICE, OVER, SIDE, Player, State

__all__ = ["View", "determinize", "events", "result", "revealed", "seat_events", "view"]


class View(NamedTuple):
    """What one seat, or a spectator (-1), may know: everything but the others' sealed choices (L9)."""

    seat: int
    phase: int
    turn: int
    cap: int
    dice: tuple[int, int, int]
    players: tuple[Player, ...]
    choices: tuple[int, ...]  # HIDDEN where another seat has chosen

    @property
    def state(self) -> State:
        """The state as this viewer sees it."""
        return new(State, self[1:])


def view(_layout: Layout, state: State, seat: int | None) -> View:
    viewer = -1 if seat is None else seat
    phase, turn, cap, dice, players, choices = state
    if choices.count(NO_CHOICE) < len(choices):
        choices = tuple([one if i == viewer or one == NO_CHOICE else HIDDEN for i, one in enumerate(choices)])
    return new(View, (viewer, phase, turn, cap, dice, players, choices))


def revealed(before: State, seat: int, action: Action, after: State, viewer: int | None) -> Learned[Action]:
    """A sealed choice is known to its own seat alone until the last one resolves the turn (L9)."""
    if seat == NATURE or action.kind is Kind.DICE:
        return ((seat, action),)
    if after.phase == before.phase:
        return ((seat, action if viewer == seat else None),)
    made = [(other, decode(choice)) for other, choice in enumerate(before.choices) if other != seat]
    return (*made[:seat], (seat, action), *made[seat:])


def determinize(layout: Layout, view: View, rng: int) -> State:
    """A state that fits this view: the others' sealed choices are drawn from their legal ones."""
    state = view.state
    choices = list(view.choices)
    for seat, choice in enumerate(choices):
        if choice == HIDDEN:
            rng = mixed(rng)
            options = rules.legal(layout, state, seat)
            choices[seat] = rules.nth(layout, state, options, below(rng, rules.count(options)))
    return state._replace(choices=tuple(choices))


def events(layout: Layout, before: View, learned: Learned[Action], after: View) -> list[Event]:
    """The events of an action. A sealed choice reports only that it was made; the last one reports the whole turn."""
    seat, action = learned[0]
    if seat == NATURE and action is not None:
        return [_rolled(action)]
    if action is not None and action.kind is Kind.DICE:
        return [Event("arrange", Message("loot-event-arrange", {"dice": _listed(action.dice)}), seat)]
    if after.phase == before.phase:
        return [_chose(seat)]
    told: list[Event] = []
    for mover, made in learned:
        if made is not None:
            told += seat_events(layout, mover, made, before.players[mover], after.players[mover])
    if after.phase == OVER:
        told.append(Event("over", Message(_why_over(layout, after.players))))
    return told


def result(layout: Layout, state: State) -> Result:
    """The standing: points, then crosses (L23), with each seat's points explained."""
    standing = [(player.points, player.crosses.bit_count()) for player in state.players]
    best = max(standing)
    level = sum(points == best[0] for points, _ in standing)
    tie_break = None
    if level > 1:
        shared = standing.count(best) > 1
        tie_break = Message("loot-result-shared" if shared else "loot-result-crosses", {"crosses": best[1]})
    accounts = tuple(tuple(_account(layout, player)) for player in state.players)
    return Result(tuple(points for points, _ in standing), ranked(standing), tie_break, accounts)


def _account(layout: Layout, player: Player) -> Iterator[Line]:
    sources = derived.points_by_source(layout, player)
    bonus = player.points - sum(sources.values())
    for source, points in {**sources, "bonus": bonus}.items():
        if points:
            yield Line(Message(f"loot-account-{source}"), points)


@cache
def _chose(seat: int) -> Event:
    return Event("chosen", Message("loot-event-chosen"), seat)


@cache
def _rolled(action: Action) -> Event:
    return Event("roll", Message("loot-event-roll", {"dice": _listed(action.dice), "count": len(action.dice)}))


def _listed(dice: Sequence[int]) -> str:
    return ", ".join(map(str, dice))


def _why_over(layout: Layout, players: tuple[Player, ...]) -> str:
    finished = any(player.fields >= layout.fields - 1 for player in players)
    return "loot-event-over" if finished else "loot-event-cap"


def seat_events(layout: Layout, seat: int, action: Action, before: Player, after: Player) -> tuple[Event, ...]:
    """What a move does on its own sheet."""
    kind, cell, _ = action
    how = _HOW.get(kind) or ("cross" if after.crosses != before.crosses else "slash")
    told = [_marked(how, cell, seat)]
    if kind is Kind.NUDGE or kind is Kind.WRAP:
        told.append(Event("used", Message(f"loot-event-used-{kind.name.lower()}"), seat, (cell_name(cell),)))
    if before.visited != after.visited or before.points != after.points:
        told += _gained(layout, seat, cell, before, after)
    return tuple(told)


_HOW: Final = {Kind.PUT: "put", Kind.START: "start"}


def _gained(layout: Layout, seat: int, cell: int, before: Player, after: Player) -> Iterator[Event]:
    """What a move that landed on this cell has brought."""
    if before.visited != after.visited:
        yield from _completed(layout, seat, cell, after.visited)
        yield from _rewarded(layout, seat, cell, before, after)
    bonus = rules.BONUS if after.fields == layout.fields else 0  # L22
    gained = after.points - before.points - bonus
    if gained:
        message = Message("loot-event-track", {"points": gained, "total": after.points - bonus})
        yield Event("track", message, seat, points=gained)
    if bonus:
        message = Message("loot-event-bonus", {"points": bonus, "total": after.points})
        yield Event("bonus", message, seat, points=bonus)


@cache
def _marked(how: str, cell: int, seat: int) -> Event:
    name = cell_name(cell)
    return Event(how, Message(f"loot-event-{how}", {"cell": name}), seat, (name,))


@lru_cache(256)
def _names(cells: int) -> tuple[str, ...]:
    """The names of the cells of a mask: a row, a column or a group."""
    return tuple(cell_name(cell) for cell in range(CELLS) if cells >> cell & 1)


def _completed(layout: Layout, seat: int, cell: int, visited: int) -> Iterator[Event]:
    """The row and the column of A, and the group, that a first visit of a cell has completed."""
    row, column = divmod(cell, SIDE)
    if visited >> row * SIDE & 0b1111111 == 0b1111111:
        cells = _names(0b1111111 << row * SIDE)
        message = Message("loot-event-row", {"row": row + 1, "points": rules.ROW_POINTS})
        yield Event("row", message, seat, cells, rules.ROW_POINTS)
    if visited >> column & rules.FIRST_COLUMN == rules.FIRST_COLUMN:
        cells = _names(rules.FIRST_COLUMN << column)
        message = Message("loot-event-column", {"column": cells[0][0], "points": rules.ROW_POINTS})
        yield Event("column", message, seat, cells, rules.ROW_POINTS)
    group, circle = layout.group[cell], layout.circle[cell]
    if group and visited & group == group:
        size = derived.circle_size(circle)
        cells = _names(group)
        message = Message("loot-event-circle", {"colour": COLOURS[circle // 4], "size": size, "points": size})
        yield Event("circle", message, seat, cells, size)


def _rewarded(layout: Layout, seat: int, cell: int, before: Player, after: Player) -> Iterator[Event]:
    """Rewards of B's lines and of bar C that the first visit of a cell has brought."""
    group = layout.group[cell]
    if group and after.visited & group != group:
        return  # neither a circle nor a Meeps
    had = derived.rewards_earned(layout, before)
    for where, index, reward in derived.rewards_earned(layout, after):
        if (where, index, reward) in had:
            continue
        if reward in (rules.NUDGE, rules.WRAP):
            ability = "nudge" if reward == rules.NUDGE else "wrap"
            yield Event(where, Message(f"loot-event-{where}-{ability}"), seat, (str(index),))
        else:
            yield Event(where, Message(f"loot-event-{where}", {"points": reward}), seat, (str(index),), reward)
