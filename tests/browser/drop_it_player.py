"""A person at Drop It's shaft: drags pieces over it and lets go; or by finger, or by keyboard alone."""

from __future__ import annotations

import random
from typing import Any

from playwright.sync_api import Locator, Page, expect

MOST_TURNS = 100

# How much has been told: it grows with every drop and every decision.
TOLD = "document.querySelector('#rail [role=log]').textContent.length"


class Dropper:
    """Plays until the result is there, wherever the pieces may fall. Here with the mouse."""

    def __init__(self, page: Page, seed: int = 1) -> None:
        self.page, self.random = page, random.Random(seed)
        self.prompt = page.get_by_test_id("prompt")
        self.result = page.get_by_test_id("result")
        self.verdict = page.get_by_test_id("verdict")
        self.shaft = page.locator(".board [data-shaft]")
        self.pieces = page.locator(".tray [data-kind][data-legal]")
        self.held = page.locator(".board [data-held]")
        self.let_go = page.locator("button[data-choice=drop]")
        self.joker = page.locator("button[data-choice=joker]")
        self.no_joker = page.locator("button[data-choice=no-joker]")

    def set_up(self, url: str, *sitters: str, **options: int) -> None:
        """A table as the set-up page offers it."""
        self.page.goto(f"{url}/set-up/drop_it")
        chosen = self.page.locator("form .sitter select")
        expect(chosen.first).to_be_visible()
        while chosen.count() < len(sitters):
            self.tap(self.page.locator("form .add"))
        for number, sitter in enumerate(sitters):
            chosen.nth(number).select_option(sitter)
        for option, value in options.items():
            self.page.locator(f"select[name={option}]").select_option(str(value))
        self.tap(self.page.locator("form .primary"))

    def skip_hints(self) -> None:
        self.tap(self.page.get_by_test_id("coach").get_by_role("button").first)

    def tap(self, target: Locator) -> None:
        target.click()

    def play_to_the_end(self) -> None:
        for _ in range(MOST_TURNS):
            if not self.play_a_turn():
                return
        raise AssertionError("The game does not end.")

    def play_a_turn(self) -> bool:
        """Drop a piece, or decide about a joker; False when the game is over."""
        expect(self.pieces.or_(self.joker).or_(self.result).first).to_be_attached(timeout=30_000)
        if self.result.count():
            return False
        before = self.page.evaluate(TOLD)
        if self.joker.count():
            self.tap(self.joker)
        else:
            self.hold(self.pieces.nth(self.random.randrange(self.pieces.count())), self.random.uniform(0.12, 0.88))
            self.drop()
        self.page.wait_for_function(
            f"before => document.querySelector('[data-testid=result]') || before !== {TOLD}", arg=before
        )
        return True

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


class Finger(Dropper):
    """Tap the piece, tap the place, tap to turn, tap to let go."""

    def __init__(self, page: Page, seed: int = 1) -> None:
        super().__init__(page, seed)
        self.session = page.context.new_cdp_session(page)

    def tap(self, target: Locator) -> None:
        target.tap()

    def hold(self, piece: Locator, share: float) -> None:
        self.tap(piece)
        expect(self.held).to_be_attached()
        self.page.touchscreen.tap(*self.over(share))
        self.tap(self.page.locator("[data-tool=right]"))

    def touch(self, kind: str, *points: tuple[float, float]) -> None:
        """Fingers that move: what `touchscreen` cannot do."""
        fingers: list[dict[str, Any]] = [{"x": x, "y": y, "id": i} for i, (x, y) in enumerate(points)]
        self.session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": fingers})


class Keyboard(Dropper):
    """Tab, arrows, letters, Space and Enter; nothing is ever clicked."""

    def set_up(self, url: str, *sitters: str, **options: int) -> None:
        self.page.goto(f"{url}/set-up/drop_it")
        expect(self.page.locator("form select").first).to_be_visible()
        for option, value in options.items():
            chosen = self.page.locator(f"select[name={option}]")
            self.reach(chosen)
            for _ in range(value):
                self.page.keyboard.press("ArrowDown")
            expect(chosen).to_have_value(str(value))
        self.tap(self.page.locator("form .primary"))

    def tap(self, target: Locator) -> None:
        self.reach(target)
        self.page.keyboard.press("Enter")

    def reach(self, target: Locator) -> None:
        for _ in range(120):
            if target.evaluate("element => element === document.activeElement"):
                return
            self.page.keyboard.press("Tab")
        raise AssertionError(f"{target} cannot be reached with Tab.")

    def hold(self, piece: Locator, share: float) -> None:
        self.reach(self.page.locator(".board [data-aim]"))
        for _ in range(self.random.randrange(1, 4)):
            self.page.keyboard.press("ArrowDown")
        expect(self.held).to_be_attached()
        for _ in range(self.random.randrange(8)):
            self.page.keyboard.press(self.random.choice(("ArrowLeft", "ArrowRight", "Shift+ArrowLeft", "q", "e")))

    def drop(self) -> None:
        self.page.keyboard.press("Space")


def middle(target: Locator) -> tuple[float, float]:
    box = target.bounding_box()
    assert box is not None, f"{target} cannot be seen."
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
