"""A person at the page: looks at what glows, and plays it by mouse, by finger or by keyboard alone."""

from __future__ import annotations

import random

from playwright.sync_api import Locator, Page, expect

MOST_TURNS = 250  # no game is longer


class Person:
    """Plays whatever is offered until the result is there. `tap` and `press` are how: here with the mouse."""

    def __init__(self, page: Page, seed: int = 1) -> None:
        self.page, self.random = page, random.Random(seed)
        self.prompt = page.get_by_test_id("prompt")
        self.result = page.get_by_test_id("result")
        self.legal = page.locator(".board [data-cell][data-legal]")
        self.dice = page.locator(".dice [data-die] button")
        self.confirm = page.locator("button[data-choice]")

    def tap(self, target: Locator) -> None:
        target.click()

    def skip_hints(self) -> None:
        self.tap(self.page.get_by_test_id("coach").get_by_role("button").first)

    def play_to_the_end(self) -> None:
        for _ in range(MOST_TURNS):
            if not self.play_a_turn():
                return
        raise AssertionError("The game does not end.")

    def play_a_turn(self) -> bool:
        """Do what is to be done next; False when the game is over."""
        expect(self.legal.or_(self.dice).or_(self.result).first).to_be_attached()
        if self.result.count():
            return False
        before = self.marks()
        if self.dice.count():
            self.arrange()
        else:
            self.choose(self.random.choice(self.offered()))
        self.page.wait_for_function(
            "before => document.querySelector('[data-testid=result]') || before !== " + MARKS, arg=before
        )
        return True

    def offered(self) -> list[str]:
        """The cells that glow; those reached without an ability first, as a thrifty person would."""
        cells = self.legal.evaluate_all("cells => cells.map(cell => [cell.dataset.cell, cell.dataset.legal])")
        plain = [cell for cell, kinds in cells if kinds in ("start", "move", "put")]
        return plain or [cell for cell, _ in cells]

    def choose(self, cell: str) -> None:
        """Look at a cell, and choose it; where several ways lead there, the first."""
        target = self.cell(cell)
        self.tap(target)
        expect(self.confirm.first).to_be_visible()
        if self.confirm.count() > 1:
            self.tap(self.confirm.first)
        else:
            self.tap(target)

    def arrange(self) -> None:
        """The dice in the order they lie."""
        for index in range(2):
            self.tap(self.dice.nth(index))
        self.tap(self.confirm.first)

    def cell(self, name: str) -> Locator:
        return self.page.locator(f".board [data-cell={name}]")

    def marks(self) -> str:
        """What tells one turn from another."""
        found: str = self.page.evaluate(MARKS)
        return found


# The turn, the dice and whether they are arranged: it changes with every turn, whatever is chosen.
MARKS = """[
    document.querySelector('.turn')?.textContent,
    document.querySelectorAll('.dice [data-die] button').length,
    document.querySelectorAll('.dice [data-die]').length,
].join()"""


class Stillness:
    """The board on a phone, where a finger would miss what moves: it lies where it lay, and nothing lies over it."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.before = self.box()

    def after(self, what: str, sign: Locator) -> None:
        """Holds after something that has happened when its sign is there."""
        expect(sign.first).to_be_visible()
        assert self.box() == self.before, f"The board has moved after {what}."
        prompt = self.page.locator(".prompt.paper").bounding_box()
        assert prompt is not None
        assert prompt["y"] >= self.before["y"] + self.before["height"], f"The prompt covers the board after {what}."

    def box(self) -> dict[str, float]:
        found = self.page.locator(".board").bounding_box()
        assert found is not None
        return {**found}


class Finger(Person):
    def tap(self, target: Locator) -> None:
        target.tap()


class Keyboard(Person):
    """Tab, arrows, Enter and Escape; nothing is ever clicked."""

    def tap(self, target: Locator) -> None:
        self.reach(target)
        self.page.keyboard.press("Enter")

    def reach(self, target: Locator) -> None:
        """Go to something with Tab, as one who cannot see a mouse."""
        for _ in range(80):
            if target.evaluate("element => element === document.activeElement"):
                return
            self.page.keyboard.press("Tab")
        raise AssertionError(f"{target} cannot be reached with Tab.")

    def choose(self, cell: str) -> None:
        """Walk over the board with the arrows."""
        for _ in range(80):
            here = self.page.evaluate("document.activeElement?.dataset?.cell ?? null")
            if here == cell:
                break
            self.page.keyboard.press("Tab" if here is None else self.towards(here, cell))
        self.page.keyboard.press("Enter")
        expect(self.confirm.first).to_be_visible()
        self.page.keyboard.press("Enter")

    @staticmethod
    def towards(here: str, there: str) -> str:
        if here[0] != there[0]:
            return "ArrowRight" if here[0] < there[0] else "ArrowLeft"
        return "ArrowDown" if here[1] < there[1] else "ArrowUp"
