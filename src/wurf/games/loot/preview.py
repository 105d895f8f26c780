"""What a choice surely brings: the marks, points and abilities of one's own sheet, which no other player changes."""

from __future__ import annotations

from collections.abc import Iterator

from wurf.core.game import Preview
from wurf.core.text import Message
from wurf.games.loot import derived, rules
from wurf.games.loot.actions import Action, Kind, cell_name, encode
from wurf.games.loot.components import COLOURS
from wurf.games.loot.state import ARRANGE, CELLS, CHOOSE, Player, Sheet
from wurf.games.loot.view import View, seat_events

__all__ = ["preview"]


def preview(sheet: Sheet, view: View, action: Action) -> Preview:
    code = encode(action)
    if not rules.contains(sheet, view.state, rules.legal(sheet, view.state, view.seat), code):
        return Preview()
    player = view.players[view.seat]
    if view.phase == ARRANGE:
        reached = rules.moves(sheet, player, action.dice[0]).cells
        allows = tuple(cell_name(cell) for cell in range(CELLS) if reached >> cell & 1)
        return Preview(0, (Message("loot-brings-dice", {"die": action.dice[0], "cells": len(allows)}),), allows)
    if view.phase != CHOOSE:
        return Preview(0)
    moved = rules.landed(sheet, player, code)
    after = rules.with_bonus(sheet, moved)  # L22: whoever fills the track gets it, whatever the others do
    return Preview(after.points - player.points, tuple(_brings(sheet, view.seat, action, player, after)))


def _brings(sheet: Sheet, seat: int, action: Action, before: Player, after: Player) -> Iterator[Message]:
    """The events of the move, each in a few words, and how far it leads towards a circle or a line of circles."""
    for event in seat_events(sheet, seat, action, before, after):
        if event.kind == "track":
            fields = {"field": before.fields + 1, "fields": sheet.fields}
            yield Message("loot-brings-track", fields)
        else:
            yield Message(event.message.id.replace("-event-", "-brings-"), event.message.args)
    if after.visited != before.visited and action.kind is not Kind.PUT and sheet.group[action.cell]:
        yield from _towards(sheet, sheet.circle[action.cell], after)


def _towards(sheet: Sheet, circle: int, after: Player) -> Iterator[Message]:
    colour, drawn = circle // 4, derived.circles(sheet, after)
    name = COLOURS[colour]
    if not drawn[circle]:
        visited = (after.visited & sheet.groups[circle]).bit_count()
        yield Message("loot-brings-group", {"colour": name, "visited": visited, "size": derived.circle_size(circle)})
        return
    circles, need = sum(drawn[colour * 4 : colour * 4 + 4]), sheet.needs[colour]
    if circles < need:
        yield Message("loot-brings-circles", {"colour": name, "circles": circles, "need": need})
