"""What a choice surely brings: the marks, points and abilities of one's own sheet, which no other player changes."""

from __future__ import annotations

from collections.abc import Iterator

from wurf.core.shown import Preview
from wurf.core.text import Message
from wurf.games.loot import derived, rules
from wurf.games.loot.actions import Action, Kind, cell_name, encode
from wurf.games.loot.components import COLOURS, Layout
from wurf.games.loot.state import ARRANGE, CELLS, CHOOSE, Player
from wurf.games.loot.view import View, seat_events

__all__ = ["preview"]


def preview(layout: Layout, view: View, action: Action) -> Preview:
    code = encode(action)
    if not rules.contains(layout, view.state, rules.legal(layout, view.state, view.seat), code):
        return Preview()
    player = view.players[view.seat]
    if view.phase == ARRANGE:
        reached = rules.moves(layout, player, action.dice[0]).cells
        allows = tuple(cell_name(cell) for cell in range(CELLS) if reached >> cell & 1)
        return Preview(0, (Message("loot-brings-dice", {"die": action.dice[0], "cells": len(allows)}),), allows)
    if view.phase != CHOOSE:
        return Preview(0)
    moved = rules.landed(layout, player, code)
    after = rules.with_bonus(layout, moved)  # L22: whoever fills the track gets it, whatever the others do
    return Preview(after.points - player.points, tuple(_brings(layout, view.seat, action, player, after)))


def _brings(layout: Layout, seat: int, action: Action, before: Player, after: Player) -> Iterator[Message]:
    """The events of the move, each in a few words, and how far it leads towards a circle or a line of circles."""
    for event in seat_events(layout, seat, action, before, after):
        if event.kind == "track":
            fields = {"field": before.fields + 1, "fields": layout.fields}
            yield Message("loot-brings-track", fields)
        else:
            yield Message(event.message.id.replace("-event-", "-brings-"), event.message.args)
    if after.visited != before.visited and action.kind is not Kind.PUT and layout.group[action.cell]:
        yield from _towards(layout, layout.circle[action.cell], after)


def _towards(layout: Layout, circle: int, after: Player) -> Iterator[Message]:
    colour, drawn = circle // 4, derived.circles(layout, after)
    name = COLOURS[colour]
    if not drawn[circle]:
        visited = (after.visited & layout.groups[circle]).bit_count()
        yield Message("loot-brings-group", {"colour": name, "visited": visited, "size": derived.circle_size(circle)})
        return
    circles, need = sum(drawn[colour * 4 : colour * 4 + 4]), layout.needs[colour]
    if circles < need:
        yield Message("loot-brings-circles", {"colour": name, "circles": circles, "need": need})
