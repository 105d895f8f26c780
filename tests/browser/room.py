"""What every browser test needs: screens, a person who sits down at a table, and ways to act by finger or keyboard."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from itertools import chain, count
from pathlib import Path
from typing import Any, ClassVar, NoReturn

from playwright.sync_api import Browser, BrowserContext, Locator, Page, expect

from tests.browser.wire import Moment
from wurf.core.match import Match
from wurf.core.record import parse, verify
from wurf.core.text import Message, say
from wurf.games import load

DESKTOP = {"width": 1280, "height": 800}
PHONE = {"width": 390, "height": 844}
MOST_TURNS = 400  # no game is longer
BOTS = ("Momo", "Tilda", "Rufus", "Nelly")  # as the set-up page calls them
NUMBERS = count()


def quiet(browser: Browser, **more: Any) -> BrowserContext:
    """A browser whose owner wants no motion, and to see the others' moves at once. It has no service worker: that
    would answer requests that a test wants to see."""
    usual = {"viewport": DESKTOP, "locale": "en-GB", "service_workers": "block"}
    context = browser.new_context(reduced_motion="reduce", **{**usual, **more})
    context.add_init_script(pace("instant"))
    return context


def pace(wanted: str) -> str:
    """A script that sets how fast the others' moves are shown, unless it has been chosen."""
    return f"localStorage.getItem('wurf.pace') ?? localStorage.setItem('wurf.pace', '\"{wanted}\"')"


def phone(browser: Browser, **more: Any) -> BrowserContext:
    return quiet(browser, viewport=PHONE, has_touch=True, is_mobile=True, **more)


def in_motion(page: Page, wanted: str = "normal") -> None:
    """From the next page on, moves are shown at this pace, and moving."""
    page.emulate_media(reduced_motion="no-preference")
    page.add_init_script(f"localStorage.setItem('wurf.pace', '\"{wanted}\"')")


def fits_the_screen(page: Page) -> bool:
    """Nothing is to be scrolled sideways."""
    assert page.viewport_size is not None
    found: int = page.evaluate("document.documentElement.scrollWidth")
    return found == page.viewport_size["width"]


def middle(target: Locator) -> tuple[float, float]:
    box = target.bounding_box()
    assert box is not None, f"{target} cannot be seen."
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def points_shown(page: Page) -> list[int]:
    """Of the players, in the rail."""
    found = page.locator("#rail ul [data-points]").evaluate_all("all => all.map(one => one.dataset.points)")
    return [int(points) for points in found]


def verified_record(page: Page, folder: Path) -> Match:
    """The match that the page's record tells, saved as a person would, and checked: by the page, and here."""
    fair = page.get_by_test_id("fair")
    fair.get_by_role("button").click()
    expect(fair).to_contain_text("Your browser has computed the hash of the seed itself")
    expect(fair).to_contain_text("everything is the same")
    with page.expect_download() as download:
        page.get_by_role("link", name="Save the record").click()
    download.value.save_as(folder / "record.txt")
    return verify(parse((folder / "record.txt").read_text(encoding="utf-8")), load)


def at_the_table(page: Page, url: str, moment: Moment, *seats: int) -> None:
    """Look at a table, from these seats or from none."""
    remember(page, tokens={moment.table: [moment.tokens[seat] for seat in seats]})
    page.goto(f"{url}/table/{moment.table}")
    expect(page.locator(".board")).to_be_visible()


def remember(page: Page, **kept: Any) -> None:
    """What the browser has kept of us when this page is opened next, but not when it is opened again."""
    script = """(([done, kept]) => {
        if (!location.protocol.startsWith("http") || sessionStorage.getItem(done)) return;
        sessionStorage.setItem(done, "done");
        for (const [name, value] of Object.entries(kept)) localStorage.setItem(`wurf.${name}`, JSON.stringify(value));
    })"""
    page.add_init_script(f"{script}({json.dumps([f'remembered {next(NUMBERS)}', kept])})")


def observe(page: Page, look: str) -> None:
    """From now on, `observed` finds all that an expression of the page has been, change by change."""
    page.evaluate(
        """look => {
            const now = new Function(`return (${look});`);
            window.observed = [];
            const change = () => {
                const seen = now();
                if (JSON.stringify(seen) !== JSON.stringify(window.observed.at(-1))) window.observed.push(seen);
            };
            change();
            const all = { subtree: true, childList: true, attributes: true, characterData: true };
            new MutationObserver(change).observe(document, all);
        }""",
        look,
    )


def observed(page: Page) -> list[Any]:
    """In the order in which it was seen, each as long as it was the same."""
    found: list[Any] = page.evaluate("window.observed")
    return found


def in_order(seen: list[Any], *wanted: Callable[[Any], bool]) -> None:
    """Holds where each of these was seen, one after the other."""
    rest = iter(seen)
    for number, found in enumerate(wanted):
        assert any(map(found, rest)), f"Number {number} was not seen in its order: {seen}"


def told(page: Page) -> list[str]:
    """The log as it can be read now, headings and all."""
    return page.get_by_role("log").locator("h3, li").all_inner_texts()


def scrolled_to_its_end(page: Page) -> list[str]:
    """The whole log, as one finds it who goes on scrolling until nothing more comes."""
    log = page.get_by_role("log")
    expect(log.locator("h3").first).to_be_visible()
    while log.locator(".end").count():
        before = log.evaluate("log => log.scrollHeight")
        log.evaluate("log => log.scrollTo(0, log.scrollHeight)")
        there = log.evaluate("log => log.scrollTop")
        page.wait_for_function(
            "before => (log => log.scrollHeight > before || !log.querySelector('.end'))"
            "(document.querySelector('[role=log]'))",
            arg=before,
        )
        assert log.evaluate("log => log.scrollTop") == there  # nobody is carried away by what comes
    return told(page)


def sit(page: Page, url: str, game: str, table: str, tokens: list[str]) -> None:
    """Opens a table on the seats that these tokens stand for, without hints."""
    remember(page, **{"tokens": {table: tokens}, f"coached-{game}": True})
    page.goto(f"{url}/table/{table}")


class Watch:
    """Looks over a page's shoulder: which hosts it asks, and what goes wrong in it."""

    def __init__(self, page: Page) -> None:
        self.hosts: set[str] = set()
        self.problems: list[str] = []
        page.on("request", lambda request: self.hosts.add(request.url.split("/")[2]))
        page.on("console", lambda message: self.problems.append(message.text) if message.type == "error" else None)
        page.on("pageerror", lambda error: self.problems.append(str(error)))


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


class Sitter:
    """Sits down at a table and plays until the result is there. What can be done with a board is each game's own."""

    game: str
    turn: str  # an expression of the page that is another after every turn
    offered: Locator  # there when it is this person's turn
    options: ClassVar[dict[str, int]] = {}  # with which a whole game is short enough to be played in a test
    usual: ClassVar[dict[str, int]] = {}  # with which a table is made if nothing else is said
    sitters: tuple[str, ...] = ("person", "easy")
    help: str  # words of the game's own keys
    moves_of_a_long_log: int  # more than a page is sent at once

    def __init__(self, page: Page, seed: int = 1) -> None:
        self.page, self.random = page, random.Random(seed)
        self.prompt = page.get_by_test_id("prompt")
        self.result = page.get_by_test_id("result")
        self.live = page.get_by_test_id("live")
        self.log = page.locator("#rail [role=log]")
        self.confirm = page.locator("button[data-choice]")
        self.errors: list[str] = []
        page.on("pageerror", lambda error: self.errors.append(str(error)))

    def begin(self, url: str, *sitters: str, **options: int) -> None:
        """A new table as the set-up page makes it, without motion and hints, when it is this person's turn."""
        language = self.page.evaluate("navigator.language")[:2]
        people, bots = (say(Message("page-player", {"number": at}), language) for at in count(2)), iter(BOTS)
        people = chain([say(Message("page-you"), language)], people)
        seats = [
            {"kind": "person", "name": next(people)}
            if sitter == "person"
            else {"kind": "bot", "name": next(bots), "level": sitter}
            for sitter in sitters or ("person", "medium")
        ]
        wanted = {"game": self.game, "seats": seats, "options": {**self.usual, **options}}
        made = self.page.request.post(f"{url}/api/tables", data=wanted).json()
        self.page.emulate_media(reduced_motion="reduce")
        sit(self.page, url, self.game, made["table"], [token for token in made["tokens"] if token])
        expect(self.offered.first).to_be_visible(timeout=30_000)

    def begin_by_hand(self, url: str, *sitters: str, **options: int) -> None:
        """The same, from the set-up page on."""
        self.page.emulate_media(reduced_motion="reduce")
        self.set_up(url, *sitters, **options)
        self.skip_hints()
        expect(self.offered.first).to_be_visible(timeout=30_000)

    def set_up(self, url: str, *sitters: str, **options: int) -> None:
        """A table as the set-up page offers it."""
        self.page.goto(f"{url}/set-up/{self.game}")
        chosen = self.page.locator("form .sitter select")
        expect(chosen.first).to_be_visible()
        while chosen.count() < len(sitters):
            self.tap(self.page.locator("form [data-add=bot]"))
        while sitters and chosen.count() > len(sitters):
            self.tap(self.page.locator("form li button").last)
        for number, sitter in enumerate(sitters):
            chosen.nth(number).select_option(sitter)
        for option, value in {**self.usual, **options}.items():
            self.find_option(option)
            self.set_option(self.page.locator(f"form [name={option}]"), value)
        self.tap(self.page.locator("form .primary"))

    def find_option(self, option: str) -> None:
        """Unfold what few need, and say that an option is not left to the game."""
        label = self.page.locator(f"#{self.game}-option-{option}")
        if not label.is_visible():
            self.tap(self.page.locator("form > details > summary"))
        if not self.page.locator(f"form [name={option}]").count():
            label.select_option("own")

    def set_option(self, option: Locator, value: int) -> None:
        """A number to be typed, or words to choose from."""
        if option.evaluate("element => element.tagName") == "SELECT":
            option.select_option(str(value))
        else:
            option.fill(str(value))

    def skip_hints(self) -> None:
        self.tap(self.page.get_by_test_id("coach").get_by_role("button").first)

    def sit_down(self, url: str, moment: Moment) -> None:
        """At a table that was played so far, on all its seats, without motion and hints."""
        self.page.emulate_media(reduced_motion="reduce")
        sit(self.page, url, self.game, moment.table, moment.tokens)
        expect(self.offered.first).to_be_visible()

    def tap(self, target: Locator) -> None:
        target.click()

    def cell(self, name: str) -> Locator:
        return self.page.locator(f".board [data-cell={name}]")

    def play_to_the_end(self) -> None:
        for _ in range(MOST_TURNS):
            over = not self.play_a_turn()
            assert not self.errors
            if over:
                return
        raise AssertionError("The game does not end.")

    def play_a_turn(self) -> bool:
        """Do what is to be done next; False when the game is over."""
        expect(self.offered.or_(self.result).first).to_be_attached(timeout=30_000)
        if self.result.count():
            return False
        before = self.page.evaluate(self.turn)
        self.act()
        self.page.wait_for_function(
            f"before => document.querySelector('[data-testid=result]') || before !== {self.turn}", arg=before
        )
        return True

    def close_result(self) -> None:
        """Look at the table again."""
        expect(self.result).to_be_visible()
        self.page.keyboard.press("Escape")
        expect(self.result).to_have_count(0)

    def act(self) -> None:
        """Take a turn, whatever is offered."""
        raise NotImplementedError

    def look_at_the_end(self) -> None:
        """Check what only this game shows when it is over."""


class ByFinger(Sitter):
    def __init__(self, page: Page, seed: int = 1) -> None:
        super().__init__(page, seed)
        self.session = page.context.new_cdp_session(page)

    def tap(self, target: Locator) -> None:
        target.tap()

    def touch(self, kind: str, *points: tuple[float, float]) -> None:
        """Fingers that move: what `touchscreen` cannot do."""
        fingers: list[dict[str, Any]] = [{"x": x, "y": y, "id": i} for i, (x, y) in enumerate(points)]
        self.session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": fingers})


class ByKeyboard(Sitter):
    """Tab, arrows, letters, Enter and Escape; nothing is ever clicked."""

    def set_up(self, url: str, *sitters: str, **options: int) -> None:
        assert not sitters, "By keyboard one takes the seats that are offered."
        super().set_up(url, **options)

    def set_option(self, option: Locator, value: int) -> None:
        self.reach(option)
        if option.evaluate("element => element.tagName") == "SELECT":
            for _ in range(value):
                self.page.keyboard.press("ArrowDown")
            expect(option).to_have_value(str(value))
        else:
            self.page.keyboard.press("ControlOrMeta+a")
            self.page.keyboard.type(str(value))

    def tap(self, target: Locator) -> None:
        self.reach(target)
        self.page.keyboard.press("Enter")

    def reach(self, target: Locator) -> None:
        """Go to something with Tab, as one who cannot see a mouse."""
        for _ in range(120):
            if target.evaluate("element => element === document.activeElement"):
                return
            self.page.keyboard.press("Tab")
        self._cannot_reach(target)

    def walk_to(self, cell: str) -> None:
        """Over the board with the arrows."""
        for _ in range(120):
            here = self.page.evaluate("document.activeElement?.dataset?.cell ?? null")
            if here == cell:
                return
            self.page.keyboard.press("Tab" if here is None else towards(here, cell))
        self._cannot_reach(cell)

    def _cannot_reach(self, target: Locator | str) -> NoReturn:
        raise AssertionError(f"{target} cannot be reached by keyboard.")


def towards(here: str, there: str) -> str:
    """The arrow that leads from a cell to another."""
    if here[0] != there[0]:
        return "ArrowRight" if here[0] < there[0] else "ArrowLeft"
    return "ArrowDown" if int(here[1:]) < int(there[1:]) else "ArrowUp"
