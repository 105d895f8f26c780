"""Scratch Island: roll motifs, and scratch a way across a hidden island to its keys and treasure chests."""

from __future__ import annotations

from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec

from wurf.core.bases import KernelGame, Modules
from wurf.core.game import NATURE, Actions, Bounds, Components, Game, Learned, Meta, Option, Setup
from wurf.core.rng import Dice
from wurf.core.rules import Kernels
from wurf.core.shown import Choice, Preview
from wurf.core.text import Message
from wurf.games.scratch_island import actions, page, position, preview, refusal, rules, spaces, terminal, view
from wurf.games.scratch_island.actions import Action, Kind
from wurf.games.scratch_island.components import Layout, layout_from, with_booklet
from wurf.games.scratch_island.editions import (
    LAST_NUMBER,
    NAME,
    NUMBER,
    SECRET,
    drawn,
    edition_in,
    exists,
    is_drawn_from,
    words,
)
from wurf.games.scratch_island.maps import map_of
from wurf.games.scratch_island.state import DEAL, MAPS, OVER, ROLL, State, Tables
from wurf.games.scratch_island.view import View

__all__ = ["game"]


class ScratchIsland(KernelGame[State, Action, View, Tables, Layout]):
    meta = Meta(
        id="scratch_island",
        title="Scratch Island",
        version=1,
        least_seats=1,
        most_seats=4,
        options=(
            Option("round_cap", default=60, least=1, most=200, rare=True),  # S23
            Option("first", 0, 0, 4, {seats: Bounds(0, 0, seats) for seats in range(1, 5)}, seat=True),  # S9
            Option(  # S4
                "edition",
                default=SECRET,
                least=NUMBER,
                most=LAST_NUMBER,
                pattern=f"{SECRET}|{NAME}",
                former={NUMBER: SECRET},
                rare=True,
            ),
        ),
        hidden=True,
        minutes=(10, 20, 30, 40),  # about 37 motifs to lay and scratch for each player
        weight="light",
    )
    kernels = Kernels.of(rules)
    modules = Modules(actions, view, refusal, position, page, terminal, spaces)
    state_type = State
    view_type = View

    def __init__(self, components: Components) -> None:
        self.components = components
        self.layout = layout_from(components)

    @cached_property
    def tables(self) -> Tables:  # type: ignore[override]  # the booklet is drawn when it is first needed
        return with_booklet(self.layout)

    def start(self, setup: Setup) -> State:
        setup = setup.checked(self.meta)
        dice = len(self.layout.dice) if setup.seats == 4 else len(self.layout.dice) - 1  # S6
        edition = words(setup.options["edition"])
        return rules.start(setup.seats, dice, setup.number("round_cap"), edition, setup.number("first"))

    # Nature deals from an edition that only she knows; kernels by themselves deal from the booklet.

    def nature(self, state: State, dice: Dice) -> Action:
        if state.phase != DEAL:
            return super().nature(state, dice)
        edition = drawn(edition_in(state.edition), dice)
        left = list(range(1, MAPS + 1))
        maps = tuple(left.pop(dice.below(len(left))) for _ in state.players)
        first = state.first - 1 if state.first else dice.below(len(state.players))
        return Action(Kind.DEAL, maps=maps, first=first, edition=edition)

    def outcomes(self, state: State) -> Actions[Action] | None:
        return None if state.phase == DEAL else super().outcomes(state)

    def batch_tables(self, dice: Dice) -> Tables:
        return with_booklet(self.layout, drawn(SECRET, dice))

    def possible(self, state: State, action: object) -> bool:
        if not isinstance(action, Action) or actions.encode(action) < 0:
            return False
        if action.kind is Kind.ROLL:
            return state.phase == ROLL and len(action.dice) == len(state.faces)
        numbers = len(set(action.maps)) == len(action.maps) == len(state.players)  # S4: a map is used once
        first = action.first == state.first - 1 if state.first else action.first < len(state.players)
        edition = is_drawn_from(edition_in(state.edition), action.edition)
        return action.kind is Kind.DEAL and state.phase == DEAL and numbers and first and edition

    def apply(self, state: State, seat: int, action: Action) -> State:
        if seat == NATURE and action.kind is Kind.DEAL and self.possible(state, action):
            maps = tuple(map_of(self.layout.figures, action.edition, number) for number in action.maps)
            return rules.landed(state, words(action.edition), action.first, maps)
        return super().apply(state, seat, action)

    def advance(self, state: State, seat: int, action: Action) -> State:
        dealt = action.kind is Kind.DEAL  # a deal's islands are drawn from its numbers, which kernels cannot do
        return self.apply(state, seat, action) if dealt else super().advance(state, seat, action)

    # In its packed form a state has its edition as records write it: what was packed with numbers alone can still be
    # read, and old records' hashes still fit.

    def pack(self, state: State) -> bytes:
        return msgspec.json.encode((state.phase, edition_in(state.edition), *state[2:]))

    def unpack(self, packed: bytes) -> State:
        fields = msgspec.json.decode(packed, type=list)
        if len(fields) != len(State._fields) or not (fields[1] in (SECRET, NUMBER) or exists(fields[1])):
            raise msgspec.ValidationError("This is not a state of Scratch Island.")
        return msgspec.convert((fields[0], words(fields[1]), *fields[2:]), State)

    def revealed(self, before: State, seat: int, action: Action, after: State, viewer: int | None) -> Learned[Action]:
        return view.revealed(seat, action)

    def uncovers(self, before: State, seat: int, action: Action, after: State) -> bool:
        """What is scratched is seen, and at the end all that was never scratched (S2)."""
        return seat == NATURE or action.kind is Kind.SCRATCH or after.phase == OVER

    def why(self, view_: View, place: str) -> Message | None:
        return page.why(self.layout, view_, place)

    def choice(self, view_: View, action: Action) -> Choice:
        return page.choice(self.layout, view_, action)

    def preview(self, view_: View, action: Action) -> Preview:
        return preview.preview(self.layout, view_, action)


def game(components: Components | None = None) -> ScratchIsland:
    """Scratch Island with the shipped dice and islands, or with others."""
    return ScratchIsland(components or Components.shipped_with(Path(__file__).parent))


if TYPE_CHECKING:
    _game: Game[State, Action, View] = game()  # mypy checks here that it is one
