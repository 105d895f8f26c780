"""The state as records of format 1 hashed it: a square had 32 slots, and a piece went into the first free one."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec

from wurf.games.quadrata import rules
from wurf.games.quadrata.actions import Action, encode
from wurf.games.quadrata.components import Layout
from wurf.games.quadrata.rules import NOWHERE
from wurf.games.quadrata.state import MOVE, State

__all__ = ["pack_in_1"]

SLOTS: Final = 32
FREE: Final = -1


def pack_in_1(layout: Layout, entries: Sequence[tuple[int, Action | None]], state: State) -> bytes:
    """The packed state after these entries. Which slot a piece lies in depends on all that happened in the round."""
    at = rules.start(layout.tables, len(state.players), state.rounds, state.cap)
    slots = _empty(at)
    for seat, action in entries:
        if action is None:
            continue
        before, at = at, rules.apply(layout.tables, at, seat, encode(action))
        if before.phase == MOVE:
            _move(slots, before.active, action)
        if at.round != before.round:
            slots = _empty(at)
    numbers = _numbers(layout)
    players = [
        (player.filled, [numbers.get(place, place) for place in lying], player.reserve, player.scores)
        for player, lying in zip(state.players, slots, strict=True)
    ]
    return msgspec.json.encode((*state[:-1], players))


def _empty(state: State) -> list[list[int]]:
    return [[FREE] * SLOTS for _ in state.players]


def _move(slots: list[list[int]], active: int, action: Action) -> None:
    robbed = action.kind in (rules.ROB_TO_SQUARE, rules.ROB_TO_RESERVE)
    if action.source != NOWHERE:
        lying = slots[action.other if robbed else active]
        lying[lying.index(action.source)] = FREE
    if action.to != NOWHERE:
        slots[active][slots[active].index(FREE)] = action.to


def _numbers(layout: Layout) -> dict[int, int]:
    """The number that each place had before places shifted by half a tile existed."""
    order = sorted(range(len(layout.places)), key=lambda place: layout.places[place].half)
    return {place: number for number, place in enumerate(order)}
