"""The positions that the pictures of LOOT's rules page show, worked out by the rules themselves.

`python -m wurf.games.loot.scenes` writes them for the page; a test fails when they are stale.
"""

from __future__ import annotations

import msgspec

from wurf.core.game import Setup
from wurf.core.scenes import write_scenes
from wurf.core.shown import Offer
from wurf.core.text import Message
from wurf.games.loot import derived, page, rules
from wurf.games.loot import game as loot
from wurf.games.loot.actions import cell_name
from wurf.games.loot.state import CELLS, State

__all__ = ["scenes"]

game = loot()


class LootPosition(msgspec.Struct, frozen=True):
    """A sheet in a picture, and what may be done there."""

    player: page.LootPlayer
    offer: Offer


class LootOutcome(msgspec.Struct, frozen=True):
    """What a choice would do."""

    marks: int  # the strokes on its cell then
    told: tuple[Message, ...]


class LootTry(msgspec.Struct, frozen=True):
    """One side of the die: what it allows, and what each choice would do."""

    offer: Offer
    refusals: dict[str, Message]  # by cell
    outcomes: dict[str, LootOutcome]


class LootExample(msgspec.Struct, frozen=True):
    player: page.LootPlayer
    dice: tuple[LootTry, ...]  # one for each side of the die


class LootScenes(msgspec.Struct, frozen=True):
    """The pictures of the rules page."""

    sheet: page.LootSheet
    middle: page.LootPlayer
    start: LootPosition
    dice: page.LootFace
    example: LootExample
    meeps: page.LootPlayer
    wrap: LootPosition
    nudge: LootPosition
    end: page.LootPlayer


def position(lines: str, die: int = 1, phase: str = "move") -> State:
    """A solo game whose seat has these lines."""
    seat = "".join(f"seat 1 {line.strip()}\n" for line in lines.strip().splitlines())
    return game.read_state(f"phase: {phase}\ndice: {die} 5 2\n{seat}")


def shown(lines: str, phase: str = "move") -> page.LootPlayer:
    return page.face(game.layout, game.view(position(lines, phase=phase), 0)).players[0]


def offered(lines: str, die: int, only: str = "") -> Offer:
    """The player's choices with a die; those whose notation ends with `only`, if given."""
    offer = game.offer(game.view(position(lines, die), 0))
    if not only:
        return offer
    return msgspec.structs.replace(offer, choices=tuple(c for c in offer.choices if c.action.endswith(only)))


def refusals(lines: str, die: int) -> dict[str, Message]:
    """Why the other cells cannot be reached with a die."""
    view = game.view(position(lines, die), 0)
    reasons = {cell_name(cell): game.why(view, cell_name(cell)) for cell in range(CELLS)}
    return {cell: reason for cell, reason in reasons.items() if reason is not None}


def outcomes(lines: str, die: int) -> dict[str, LootOutcome]:
    """What each choice with this die would do."""
    before, found = position(lines, die), {}
    for choice in offered(lines, die).choices:
        action = game.parse(choice.action)
        after = game.apply(before, 0, action)
        view = game.view(after, 0)
        marks = page.face(game.layout, view).players[0].marks[action.cell]
        events = game.events(game.view(before, 0), game.revealed(before, 0, action, after, 0), view)
        found[choice.action] = LootOutcome(int(marks), tuple(event.message for event in events))
    return found


# A game in the middle. The last move, to f3, completed row 3 and the red group of 2: 3 + 2 points in one field.
MIDDLE = """
    figure: f3
    slashes: a1 b1 c1 a2 b2 c2 f2 b3 c3 e3 f3 g3 e4 g4 b5 d6
    crosses: a3 d3 e5
    track: 1 1 1 2 4 2 5
    nudges: 1
    wraps: 1
"""
EXAMPLE = """
    figure: e4
    slashes: f4 e5
    crosses: b4 e7
    track: 1
"""  # the worked example of RULES.md
MEEPS = """
    figure: c1
    slashes: c1 b3 g3
    track: 3
"""
WRAP = """
    figure: f4
    slashes: f2 e4 e5 f4
    track: 3
    wraps: 1
"""
END = f"""
    figure: f3
    track: 1 1 1 2 4 2 5 1 3 2 4 5 4 6 {rules.BONUS}
"""


def scenes() -> LootScenes:
    for lines in (MIDDLE, EXAMPLE, MEEPS, WRAP):
        player = position(lines).players[0]
        assert player.points == sum(derived.points_by_source(game.tables, player).values())
    start = game.view(game.start(Setup(1)), 0)
    return LootScenes(
        sheet=page.sheet_picture(game.layout),
        middle=shown(MIDDLE),
        start=LootPosition(page.face(game.layout, start).players[0], game.offer(start)),
        dice=page.face(game.layout, game.view(position(EXAMPLE, 3), 0)),
        example=LootExample(
            shown(EXAMPLE),
            tuple(
                LootTry(offered(EXAMPLE, die), refusals(EXAMPLE, die), outcomes(EXAMPLE, die)) for die in range(1, 7)
            ),
        ),
        meeps=shown(MEEPS),
        wrap=LootPosition(shown(WRAP), offered(WRAP, 4, "c4 wrap")),
        nudge=LootPosition(shown(EXAMPLE), offered(f"{EXAMPLE} nudges: 1", 3, " nudge")),
        end=shown(END, "over"),
    )


if __name__ == "__main__":
    write_scenes("loot", scenes())
