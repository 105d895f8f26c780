"""A person at Drop It's shaft: drags pieces over it and lets go; or by finger, or by keyboard alone."""

from __future__ import annotations

import random
import re
from functools import partial
from typing import ClassVar

from playwright.sync_api import Locator, Page, expect

from tests.browser import wire
from tests.browser.room import ByFinger, ByKeyboard, Sitter, middle, points_shown

READING = 1_000  # milliseconds; the page leaves fewer for a verdict before a bot's piece falls


def anywhere(dice: random.Random, choices: list[wire.Json]) -> str:
    """Any piece from any place, turned in any way; or any decision about a joker or a share."""
    action: str = dice.choice(choices)["action"]
    if piece := re.fullmatch(r"(\w+ \w+) [\d.]+ [\d.]+", action):
        return f"{piece[1]} {dice.randrange(300, 1700) / 10} {dice.randrange(3600) / 10}"
    return action


far = partial(wire.far, game="drop_it", pick=anywhere)


class Person(Sitter):
    """Plays until the result is there, wherever the pieces may fall. Here with the mouse."""

    game = "drop_it"
    help = "look at the board from behind"
    moves_of_a_long_log = 30
    # How much has been told: it grows with every drop and every decision.
    turn = "document.querySelector('#rail [role=log]').textContent.length"

    def __init__(self, page: Page, seed: int = 1) -> None:
        super().__init__(page, seed)
        self.verdict = page.get_by_test_id("verdict")
        self.shaft = page.locator(".board [data-shaft]")
        self.pieces = page.locator(".tray [data-kind][data-legal]")
        self.held = page.locator(".board [data-held]")
        self.let_go = page.locator("button[data-choice=drop]")
        self.joker = page.locator("button[data-choice=joker]")
        self.no_joker = page.locator("button[data-choice=no-joker]")
        self.shares = page.locator(".tray [data-share]")
        self.take = page.locator("button[data-choice=extras]")
        self.offered = self.pieces.or_(self.joker).or_(self.shares)
        # Who aims first can look at what is held.
        page.add_init_script("location.protocol === 'http:' && localStorage.setItem('wurf.drop_it-aims-first', 'true')")

    def begin(self, url: str, *sitters: str, **options: int) -> None:
        """With a clock that a quick reader may put forward."""
        self.page.clock.install()
        super().begin(url, *sitters, **options)

    def begin_by_hand(self, url: str, *sitters: str, **options: int) -> None:
        self.page.clock.install()
        super().begin_by_hand(url, *sitters, **options)

    def play_a_turn(self) -> bool:
        played = super().play_a_turn()
        self.page.clock.fast_forward(READING)
        return played

    def act(self) -> None:
        """Drop a piece, or decide about a joker or a share."""
        if self.joker.count():
            self.tap(self.joker)
        elif self.shares.count():
            self.tap(self.shares.first)
            self.tap(self.take)
        else:
            self.hold(self.pieces.nth(self.random.randrange(self.pieces.count())), self.random.uniform(0.12, 0.88))
            self.drop()

    def look_at_the_end(self) -> None:
        expect(self.page.locator(".board [data-piece]")).to_have_count(36)
        shown = self.page.locator(".board [data-track-points]").evaluate_all("all => all.map(one => +one.textContent)")
        assert shown == points_shown(self.page), "The track tells something else."

    def hold(self, piece: Locator, share: float) -> None:
        """Drag a piece over the shaft, so far from its left, and turn it."""
        x, y = middle(piece)
        self.page.mouse.move(x, y)
        self.page.mouse.down()
        self.page.mouse.move(x + 6, y + 12)
        self.page.mouse.move(*self.over(share), steps=2)
        self.page.mouse.up()
        expect(self.held).to_be_attached()
        self.page.mouse.wheel(0, self.random.choice((-100, 100)))

    def over(self, share: float) -> tuple[float, float]:
        """A point of the screen over the shaft."""
        box = self.shaft.bounding_box()
        assert box is not None
        return box["x"] + share * box["width"], box["y"] + 0.4 * box["height"]

    def drop(self) -> None:
        self.tap(self.let_go)

    def aim(self) -> tuple[int, int]:
        """Where the piece is held, and how far turned, in 0.01 mm and 0.01°."""
        return int(str(self.held.get_attribute("data-x"))), int(str(self.held.get_attribute("data-angle")))


class Finger(ByFinger, Person):
    """Tap the piece, tap the place, tap to turn, tap to let go."""

    options: ClassVar = {"edge": 1}

    def hold(self, piece: Locator, share: float) -> None:
        self.tap(piece)
        expect(self.held).to_be_attached()
        self.page.touchscreen.tap(*self.over(share))
        self.tap(self.page.locator("[data-tool=right]"))


class Keyboard(ByKeyboard, Person):
    """Space lets go."""

    options: ClassVar = {"jokers": 1}

    def look_at_the_end(self) -> None:
        super().look_at_the_end()
        expect(self.log).to_contain_text("Joker")

    def hold(self, piece: Locator, share: float) -> None:
        self.reach(self.page.locator(".board [data-aim]"))
        for _ in range(self.random.randrange(1, 4)):
            self.page.keyboard.press("ArrowDown")
        expect(self.held).to_be_attached()
        for _ in range(self.random.randrange(8)):
            self.page.keyboard.press(self.random.choice(("ArrowLeft", "ArrowRight", "Shift+ArrowLeft", "q", "e")))

    def drop(self) -> None:
        self.page.keyboard.press("Space")
