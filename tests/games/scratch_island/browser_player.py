"""A person at Scratch Island's board: takes dice, lays motifs and rubs cells bare, by mouse, finger or keyboard."""

from __future__ import annotations

import random
from functools import partial
from typing import ClassVar

from playwright.sync_api import Page, expect

from tests.browser import wire
from tests.browser.room import ByFinger, ByKeyboard, Sitter

# Points of one stroke across a cell, as parts of its side.
STROKE = [(0.15, 0.4), (0.5, 0.5), (0.85, 0.55)]


def no_pass(dice: random.Random, choices: list[wire.Json]) -> str:
    """Whatever scratches, as long as something does."""
    action: str = dice.choice([one for one in choices if one["kind"] != "pass"] or choices)["action"]
    return action


far = partial(wire.far, game="scratch_island", pick=no_pass)


class Person(Sitter):
    """Plays until the result is there: the first dice, the first place, the first cell. Here with the mouse."""

    game = "scratch_island"
    options: ClassVar = {"round_cap": 1}
    help = "combine the motif with the pickaxe"
    moves_of_a_long_log = 110
    # What is told, what is scratched, and where the dice lie: a turn is a step here.
    turn = """[
        document.querySelector('#rail [role=log]')?.textContent.length,
        document.querySelectorAll('.board mask [data-scratched]').length,
        [...document.querySelectorAll('[data-die]')].map(die => die.dataset.place).join(),
    ].join()"""

    def __init__(self, page: Page, seed: int = 1) -> None:
        super().__init__(page, seed)
        self.dice = page.locator("[data-die]:not(:disabled)")
        self.in_hand = page.locator("[data-die][aria-pressed=true]")
        self.next = page.locator(".board [data-cell][data-legal]")
        self.within_reach = page.locator(".board [data-cell].reach")
        self.ghost = page.locator(".board [data-ghost]")
        self.scratched = page.locator(".board mask [data-scratched]")
        self.offered = self.next.or_(self.dice)

    def act(self) -> None:
        if self.next.count():
            self.scratch(str(self.next.first.get_attribute("data-cell")))
        elif self.page.locator("[data-die][data-place=table]:not(:disabled)").count():
            self.take()
        else:
            self.lay()

    def take(self) -> None:
        """Dice until there are enough of them."""
        for number in range(self.dice.count()):
            if self.confirm.count():
                break
            self.tap(self.dice.nth(number))
        self.tap(self.confirm)

    def lay(self) -> None:
        """The motif in hand on the first place where it fits; else its die is put aside."""
        expect(self.within_reach.or_(self.confirm).first).to_be_attached()
        if not self.confirm.count():
            self.look_at_a_place()
        self.choose()

    def look_at_a_place(self) -> None:
        """Its middle lies on a cell that it may cover, or on the edge or corner of one."""
        for across, down in [(0, 0), (1, 0), (0, 1), (-1, 0), (0, -1), (1, 1), (-1, 1), (1, -1), (-1, -1)]:
            for cell in self.within_reach.all():
                self.hold(str(cell.get_attribute("data-cell")), across, down)
                if self.ghost.get_attribute("data-fits") == "true":
                    return
        raise AssertionError("The motif fits nowhere.")

    def hold(self, cell: str, across: int = 0, down: int = 0) -> None:
        """The motif in hand over a cell; `across` and `down` by halves of it."""
        (point,) = self.inside(cell, (0.5 + across * 0.49, 0.5 + down * 0.49))
        self.point(*point)
        expect(self.ghost).to_have_count(1)

    def point(self, x: float, y: float) -> None:
        self.page.mouse.move(x, y)

    def choose(self) -> None:
        if self.ghost.count():
            self.page.mouse.down()
            self.page.mouse.up()
        else:
            self.tap(self.confirm)

    def scratch(self, cell: str) -> None:
        """Rubs with the coin, once across."""
        points = self.points(cell)
        self.page.mouse.move(*points[0])
        self.page.mouse.down()
        for point in points[1:]:
            self.page.mouse.move(*point)
        self.page.mouse.up()

    def points(self, cell: str) -> list[tuple[float, float]]:
        """Those of a stroke that rubs it bare."""
        return self.inside(cell, *STROKE)

    def inside(self, cell: str, *shares: tuple[float, float]) -> list[tuple[float, float]]:
        """Points of the screen, so far across and down a cell."""
        box = self.cell(cell).bounding_box()
        assert box is not None, f"{cell} cannot be seen."
        return [(box["x"] + across * box["width"], box["y"] + down * box["height"]) for across, down in shares]


class Finger(ByFinger, Person):
    """Taps dice and places, and rubs with a finger."""

    sitters = ("person", "person")

    def point(self, x: float, y: float) -> None:
        self.page.touchscreen.tap(x, y)

    def choose(self) -> None:
        self.tap(self.confirm)

    def scratch(self, cell: str) -> None:
        points = self.points(cell)
        self.touch("touchStart", points[0])
        for point in points[1:]:
            self.touch("touchMove", point)
        # A finger comes to rest before it is lifted. After a flick, Chromium keeps the next tap's click back.
        x, y = points[-1]
        for step in range(4):
            self.page.wait_for_timeout(25)
            self.touch("touchMove", (x + step / 4, y))
        self.touch("touchEnd")


class Keyboard(ByKeyboard, Person):
    def take(self) -> None:
        self.reach(self.dice.first)
        for _ in range(self.dice.count()):
            self.page.keyboard.press("Enter")
            if self.confirm.count():
                break
            self.page.keyboard.press("ArrowRight")
        expect(self.confirm).to_be_focused()
        self.page.keyboard.press("Enter")

    def look_at_a_place(self) -> None:
        """The ghost lies where it fits as soon as the keyboard is on the map."""
        if not self.ghost.count():
            self.tap(self.in_hand)
        expect(self.ghost).to_have_attribute("data-fits", "true")

    def choose(self) -> None:
        if not self.ghost.count():
            self.reach(self.confirm)
        self.page.keyboard.press("Enter")

    def scratch(self, cell: str) -> None:
        self.walk_to(cell)
        self.page.keyboard.press("Enter")
