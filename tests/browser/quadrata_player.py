"""A person at Quadrata's board: drags the pieces that glow, or moves them by finger or by keyboard alone."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Locator, Page, expect

MOST_TURNS = 200

# The latest heading of the log: it changes with every turn, whatever is moved.
TURN = "document.querySelector('#rail [role=log] h3')?.textContent"


class Mover:
    """Plays until the result is there: into the square where it fits, else into the reserve. Here with the mouse."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.prompt = page.get_by_test_id("prompt")
        self.result = page.get_by_test_id("result")
        self.movable = page.locator(".board [data-source][data-legal]")
        self.ghost = page.locator(".board [data-ghost]")
        self.fits = page.locator(".board [data-fits]")
        self.carried = page.locator(".carried:not([hidden])")
        self.confirm = page.locator("button[data-choice]")

    def set_up(self, url: str, *sitters: str, rounds: int = 1, turn_cap: int = 400) -> None:
        """A table as the set-up page offers it."""
        self.page.goto(f"{url}/set-up/quadrata")
        chosen = self.page.locator("form select")
        expect(chosen.first).to_be_visible()
        while chosen.count() < len(sitters):
            self.tap(self.page.locator("form .add"))
        for number, sitter in enumerate(sitters):
            chosen.nth(number).select_option(sitter)
        self.page.locator("input[name=rounds]").fill(str(rounds))
        self.page.locator("input[name=turn_cap]").fill(str(turn_cap))
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
        """Move one piece; False when the game is over."""
        expect(self.movable.or_(self.confirm).or_(self.result).first).to_be_attached()
        if self.result.count():
            return False
        before = self.page.evaluate(TURN)
        if not self.confirm.count():  # else it can only be passed
            self.look_at_a_move(self.best())
        self.choose()
        self.page.wait_for_function(
            f"before => document.querySelector('[data-testid=result]') || before !== {TURN}", arg=before
        )
        return True

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
        self.confirm.click()


class Finger(Mover):
    """Tap the piece, tap the place, tap the button."""

    def __init__(self, page: Page) -> None:
        super().__init__(page)
        self.session = page.context.new_cdp_session(page)

    def tap(self, target: Locator) -> None:
        target.tap()

    def look_at_a_move(self, piece: Locator) -> None:
        piece.tap()
        expect(self.page.locator(".board .holding")).to_have_count(1)
        if self.fits.count():
            self.page.touchscreen.tap(*middle(self.fits.first))
        else:
            self.page.locator(".board .target").first.tap(position={"x": 8, "y": 8})
        expect(self.confirm).to_have_count(1)

    def choose(self) -> None:
        self.confirm.tap()

    def touch(self, kind: str, *points: tuple[float, float]) -> None:
        """Fingers that move: what `touchscreen` cannot do."""
        fingers: list[dict[str, Any]] = [{"x": x, "y": y, "id": i} for i, (x, y) in enumerate(points)]
        self.session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": fingers})


class Keyboard(Mover):
    """Tab, arrows, letters, Enter and Escape; nothing is ever clicked."""

    def set_up(self, url: str, *sitters: str, rounds: int = 1, turn_cap: int = 400) -> None:
        self.page.goto(f"{url}/set-up/quadrata")
        expect(self.page.locator("form select").first).to_be_visible()
        for option, value in (("rounds", rounds), ("turn_cap", turn_cap)):
            self.reach(self.page.locator(f"input[name={option}]"))
            self.page.keyboard.press("ControlOrMeta+a")
            self.page.keyboard.type(str(value))
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

    def look_at_a_move(self, piece: Locator) -> None:
        self.tap(piece)
        expect(self.confirm).to_have_count(1)
        for key in ("r", "ArrowRight", "ArrowDown", "f", "ArrowLeft"):
            self.page.keyboard.press(key)
        expect(self.confirm).to_have_count(1)

    def choose(self) -> None:
        self.page.keyboard.press("Enter")


def middle(target: Locator) -> tuple[float, float]:
    box = target.bounding_box()
    assert box is not None, f"{target} cannot be seen."
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
