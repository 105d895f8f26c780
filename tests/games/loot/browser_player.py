"""A person at Loot's sheet: looks at what glows, and plays it by mouse, by finger or by keyboard alone."""

from __future__ import annotations

from typing import ClassVar

from playwright.sync_api import Page, expect

from tests.browser.room import ByFinger, ByKeyboard, Sitter


class Person(Sitter):
    """Plays whatever is offered until the result is there. Here with the mouse."""

    game = "loot"
    options: ClassVar = {"turn_cap": 8}
    help = "move over the board"
    moves_of_a_long_log = 90
    # The turn, the dice and whether they are arranged.
    turn = """[
        document.querySelector('.turn')?.textContent,
        document.querySelectorAll('.dice button[data-die]').length,
        document.querySelectorAll('.dice [data-die]').length,
    ].join()"""

    def __init__(self, page: Page, seed: int = 1) -> None:
        super().__init__(page, seed)
        self.legal = page.locator(".board [data-cell][data-legal]")
        self.dice = page.locator(".dice button[data-die]")
        self.offered = self.legal.or_(self.dice)

    def act(self) -> None:
        if self.dice.count():
            self.arrange()
        else:
            self.choose(self.random.choice(self.cells_offered()))

    def cells_offered(self) -> list[str]:
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


class Finger(ByFinger, Person):
    pass


class Keyboard(ByKeyboard, Person):
    def choose(self, cell: str) -> None:
        self.walk_to(cell)
        self.page.keyboard.press("Enter")
        expect(self.confirm.first).to_be_visible()
        self.page.keyboard.press("Enter")
