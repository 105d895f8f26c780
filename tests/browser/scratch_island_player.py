"""A person at Scratch Island's board: takes dice, lays motifs and rubs cells bare, by mouse, finger or keyboard."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Locator, Page, expect

MOST_STEPS = 400

# What changes with every step, whatever is done.
STEP = """[
    document.querySelector('#rail [role=log]')?.textContent.length,
    document.querySelectorAll('.board mask [data-scratched]').length,
    [...document.querySelectorAll('[data-die]')].map(die => die.dataset.place).join(),
].join()"""

# Points of a stroke that zigzags over a cell, as parts of its side.
ZIGZAG = [(0.2, 0.2), (0.8, 0.3), (0.2, 0.45), (0.8, 0.55), (0.2, 0.7), (0.8, 0.8), (0.3, 0.85), (0.5, 0.15)]


class Scratcher:
    """Plays until the result is there: the first dice, the first place, the first cell. Here with the mouse."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.prompt = page.get_by_test_id("prompt")
        self.result = page.get_by_test_id("result")
        self.dice = page.locator("[data-die]:not(:disabled)")
        self.next = page.locator(".board [data-cell][data-legal]")
        self.reach = page.locator(".board [data-cell].reach")
        self.ghost = page.locator(".board [data-ghost]")
        self.confirm = page.locator("button[data-choice]")
        self.scratched = page.locator(".board mask [data-scratched]")
        self.errors: list[str] = []
        page.on("pageerror", lambda error: self.errors.append(str(error)))

    def set_up(self, url: str, *sitters: str, **options: int) -> None:
        """A table as the set-up page offers it."""
        self.page.goto(f"{url}/set-up/scratch_island")
        chosen = self.page.locator("form select")
        expect(chosen.first).to_be_visible()
        while chosen.count() < len(sitters):
            self.tap(self.page.locator("form .add"))
        for number, sitter in enumerate(sitters):
            chosen.nth(number).select_option(sitter)
        for option, value in options.items():
            self.page.locator(f"input[name={option}]").fill(str(value))
        self.tap(self.page.locator("form .primary"))

    def skip_hints(self) -> None:
        self.tap(self.page.get_by_test_id("coach").get_by_role("button").first)

    def tap(self, target: Locator) -> None:
        target.click()

    def play_to_the_end(self) -> None:
        for _ in range(MOST_STEPS):
            over = not self.play_a_step()
            assert not self.errors
            if over:
                return
        raise AssertionError("The game does not end.")

    def play_a_step(self) -> bool:
        """Do what is to be done next; False when the game is over."""
        expect(self.next.or_(self.dice).or_(self.result).first).to_be_attached(timeout=20_000)
        if self.result.count():
            return False
        before = self.page.evaluate(STEP)
        if self.next.count():
            self.scratch(str(self.next.first.get_attribute("data-cell")))
        elif self.page.locator("[data-die][data-place=table]:not(:disabled)").count():
            self.take()
        else:
            self.lay()
        self.page.wait_for_function(
            f"before => document.querySelector('[data-testid=result]') || before !== {STEP}", arg=before
        )
        return True

    def take(self) -> None:
        """Dice until there are enough of them."""
        for number in range(self.dice.count()):
            if self.confirm.count():
                break
            self.tap(self.dice.nth(number))
        self.tap(self.confirm)

    def lay(self) -> None:
        """The motif in hand on the first place where it fits; else its die is put aside."""
        expect(self.reach.or_(self.confirm).first).to_be_attached()
        if not self.confirm.count():
            self.look_at_a_place()
        self.choose()

    def look_at_a_place(self) -> None:
        """Its middle lies on a cell that it may cover, or on the edge or corner of one."""
        for across, down in [(0, 0), (1, 0), (0, 1), (-1, 0), (0, -1), (1, 1), (-1, 1), (1, -1), (-1, -1)]:
            for cell in self.reach.all():
                self.hold(str(cell.get_attribute("data-cell")), across, down)
                if self.ghost.get_attribute("data-fits") == "true":
                    return
        raise AssertionError("The motif fits nowhere.")

    def hold(self, cell: str, across: int = 0, down: int = 0) -> None:
        """The motif in hand over a cell; `across` and `down` by halves of it."""
        self.point(*self.inside(cell, 0.5 + across * 0.49, 0.5 + down * 0.49))
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
        """Rubs with the coin until the foil is off."""
        points = self.points(cell)
        self.page.mouse.move(*points[0])
        self.page.mouse.down()
        for point in points[1:]:
            self.page.mouse.move(*point, steps=3)
        self.page.mouse.up()

    def points(self, cell: str) -> list[tuple[float, float]]:
        return [self.inside(cell, across, down) for across, down in ZIGZAG]

    def inside(self, cell: str, across: float, down: float) -> tuple[float, float]:
        box = self.cell(cell).bounding_box()
        assert box is not None, f"{cell} cannot be seen."
        return box["x"] + across * box["width"], box["y"] + down * box["height"]

    def cell(self, name: str) -> Locator:
        return self.page.locator(f".board [data-cell={name}]")


class Finger(Scratcher):
    """Taps dice and places, and rubs with a finger."""

    def __init__(self, page: Page) -> None:
        super().__init__(page)
        self.session = page.context.new_cdp_session(page)

    def tap(self, target: Locator) -> None:
        target.tap()

    def point(self, x: float, y: float) -> None:
        self.page.touchscreen.tap(x, y)

    def choose(self) -> None:
        self.confirm.tap()

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

    def touch(self, kind: str, *points: tuple[float, float]) -> None:
        """Fingers that move: what `touchscreen` cannot do."""
        fingers: list[dict[str, Any]] = [{"x": x, "y": y, "id": i} for i, (x, y) in enumerate(points)]
        self.session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": fingers})


class Keyboard(Scratcher):
    """Tab, arrows, letters, Enter and Escape; nothing is ever clicked."""

    def set_up(self, url: str, *sitters: str, **options: int) -> None:
        self.page.goto(f"{url}/set-up/scratch_island")
        expect(self.page.locator("form select").first).to_be_visible()
        for option, value in options.items():
            self.reach_with_tab(self.page.locator(f"input[name={option}]"))
            self.page.keyboard.press("ControlOrMeta+a")
            self.page.keyboard.type(str(value))
        self.tap(self.page.locator("form .primary"))

    def tap(self, target: Locator) -> None:
        self.reach_with_tab(target)
        self.page.keyboard.press("Enter")

    def reach_with_tab(self, target: Locator) -> None:
        for _ in range(80):
            if target.evaluate("element => element === document.activeElement"):
                return
            self.page.keyboard.press("Tab")
        raise AssertionError(f"{target} cannot be reached with Tab.")

    def take(self) -> None:
        self.reach_with_tab(self.dice.first)
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
            self.tap(self.dice.first)
        expect(self.ghost).to_have_attribute("data-fits", "true")

    def choose(self) -> None:
        if not self.ghost.count():
            self.reach_with_tab(self.confirm)
        self.page.keyboard.press("Enter")

    def scratch(self, cell: str) -> None:
        for _ in range(40):
            here = self.page.evaluate("document.activeElement?.dataset?.cell ?? null")
            if here == cell:
                break
            self.page.keyboard.press("Tab" if here is None else towards(here, cell))
        self.page.keyboard.press("Enter")


def towards(here: str, there: str) -> str:
    if here[0] != there[0]:
        return "ArrowRight" if here[0] < there[0] else "ArrowLeft"
    return "ArrowDown" if int(here[1:]) < int(there[1:]) else "ArrowUp"
