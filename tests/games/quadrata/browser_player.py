"""A person at Quadrata's board: drags the pieces that glow, or moves them by finger or by keyboard alone."""

from __future__ import annotations

import random
from functools import partial
from typing import ClassVar

from playwright.sync_api import Locator, Page, expect

from tests.browser import wire
from tests.browser.room import ByFinger, ByKeyboard, Sitter, middle


def into_the_square(dice: random.Random, choices: list[wire.Json]) -> str:
    """Whatever fills the square, and nothing out of it if that can be helped."""
    into = [choice for choice in choices if choice["kind"].endswith("to-square")]
    beside = [choice for choice in choices if not choice["kind"].startswith("square-to")]
    action: str = dice.choice(into or beside or choices)["action"]
    return action


far = partial(wire.far, game="quadrata", pick=into_the_square)


class Person(Sitter):
    """Plays until the result is there: into the square where it fits, else into the reserve. Here with the mouse."""

    game = "quadrata"
    options: ClassVar = {"turn_cap": 10}
    usual: ClassVar = {"rounds": 1}
    help = "turn the piece over"
    moves_of_a_long_log = 70
    turn = "document.querySelector('#rail [role=log] h3')?.textContent"  # the latest heading of the log

    def __init__(self, page: Page, seed: int = 1) -> None:
        super().__init__(page, seed)
        self.movable = page.locator(".board [data-source][data-legal]")
        self.ghost = page.locator(".board [data-ghost]")
        self.fits = page.locator(".board [data-fits]")
        self.carried = page.locator(".carried:not([hidden])")
        self.offered = self.movable.or_(self.confirm)

    def act(self) -> None:
        """Move one piece."""
        if not self.confirm.count():  # else it can only be passed
            self.look_at_a_move(self.best())
        self.choose()

    def best(self) -> Locator:
        """From the reserve first, then from the supply, then whatever can be moved."""
        for where in ("reserve", "supply"):
            held = self.page.locator(f".board [data-target={where}] [data-legal]")
            if held.count():
                return held.first
        return self.movable.first

    def look_at_a_move(self, piece: Locator) -> None:
        self.grab(piece)
        target = self.fits.first if self.fits.count() else self.page.locator(".board .target").first
        self.carry_to(target)
        self.page.mouse.up()
        expect(self.confirm).to_have_count(1)

    def grab(self, piece: Locator) -> None:
        x, y = middle(piece)
        self.page.mouse.move(x, y)
        self.page.mouse.down()
        self.page.mouse.move(x + 5, y + 12, steps=3)
        expect(self.carried).to_have_count(1)

    def carry_to(self, target: Locator) -> None:
        x, y = middle(target)
        self.page.mouse.move(x + 3, y + 4, steps=4)
        expect(self.confirm).to_have_count(1)

    def choose(self) -> None:
        self.tap(self.confirm)


class Finger(ByFinger, Person):
    """Tap the piece, tap the place, tap the button."""

    sitters = ("person", "person", "person")

    def look_at_a_move(self, piece: Locator) -> None:
        piece.tap()
        expect(self.page.locator(".board .holding")).to_have_count(1)
        if self.fits.count():
            self.page.touchscreen.tap(*middle(self.fits.first))
        else:
            self.page.locator(".board .target").first.tap(position={"x": 8, "y": 8})
        expect(self.confirm).to_have_count(1)


class Keyboard(ByKeyboard, Person):
    def look_at_a_move(self, piece: Locator) -> None:
        self.tap(piece)
        expect(self.confirm).to_have_count(1)
        for key in ("r", "ArrowRight", "ArrowDown", "f", "ArrowLeft"):
            self.page.keyboard.press(key)
        expect(self.confirm).to_have_count(1)

    def choose(self) -> None:
        self.page.keyboard.press("Enter")
