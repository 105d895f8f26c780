"""Quadrata in a real browser: whole rounds by mouse, by keyboard and by finger; and what happens besides."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any
from urllib.request import Request, urlopen

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect
from websockets.sync.client import connect

from tests.browser.player import Stillness
from tests.browser.quadrata_player import Finger, Keyboard, Mover, middle
from wurf.core.record import parse, verify
from wurf.core.text import LANGUAGES
from wurf.games import load

DESKTOP = {"width": 1280, "height": 800}
PHONE = {"width": 390, "height": 844}
Offered = Callable[[set[str]], bool]


@pytest.fixture
def url(wurf_server: Callable[..., Any]) -> str:
    found: str = wurf_server().url
    return found


def quiet(browser: Browser, **more: Any) -> BrowserContext:
    """A browser whose owner wants no motion."""
    return browser.new_context(reduced_motion="reduce", **{"viewport": DESKTOP, "locale": "en-GB", **more})


def phone(browser: Browser, **more: Any) -> BrowserContext:
    return quiet(browser, viewport=PHONE, has_touch=True, is_mobile=True, **more)


def fits_the_screen(page: Page, width: int) -> bool:
    found: int = page.evaluate("document.documentElement.scrollWidth")
    return found <= width


# Whole rounds


def test_a_whole_round_by_mouse_with_drag_and_drop(browser: Browser, url: str, tmp_path: Path) -> None:
    with quiet(browser) as context:
        page = context.new_page()
        hosts: set[str] = set()
        page.on("request", lambda request: hosts.add(request.url.split("/")[2]))
        problems: list[str] = []
        page.on("console", lambda message: problems.append(message.text) if message.type == "error" else None)
        page.on("pageerror", lambda error: problems.append(str(error)))
        person = Mover(page)
        person.set_up(url, "person", "easy", rounds=1, turn_cap=40)
        person.skip_hints()
        person.play_to_the_end()

        points = [int(shown) for shown in page.locator("#rail ul [data-points]").evaluate_all(POINTS)]
        page.locator("#rail .proof summary").click()
        with page.expect_download() as download:
            page.get_by_role("link", name="Save the record").click()
        download.value.save_as(tmp_path / "record.txt")
        match = verify(parse((tmp_path / "record.txt").read_text(encoding="utf-8")), load)
        assert list(match.result.points) == points
        assert hosts == {url.split("/")[2]}, "A request left for another host."
        assert problems == []


POINTS = "all => all.map(one => one.dataset.points)"


def test_a_whole_round_by_keyboard_alone_in_german(browser: Browser, url: str) -> None:
    with quiet(browser, locale="de-DE") as context:
        page = context.new_page()
        person = Keyboard(page)
        person.set_up(url, rounds=1, turn_cap=24)
        person.skip_hints()
        person.play_to_the_end()
        expect(person.result).to_contain_text("gewinn")


def test_a_whole_round_by_finger_on_a_phone_in_spanish(browser: Browser, url: str) -> None:
    with phone(browser, locale="es-ES") as context:
        page = context.new_page()
        person = Finger(page)
        person.set_up(url, "person", "person", "person", rounds=1, turn_cap=24)
        person.skip_hints()
        assert fits_the_screen(page, PHONE["width"]), "It scrolls sideways."
        person.play_to_the_end()
        expect(person.result).to_be_visible()
        assert fits_the_screen(page, PHONE["width"]), "It scrolls sideways."


def test_a_match_of_three_rounds_between_bots_is_watched_to_its_end(browser: Browser, url: str) -> None:
    with quiet(browser) as context:
        page = context.new_page()
        person = Mover(page)
        person.set_up(url, "easy", "medium", rounds=3, turn_cap=10)
        expect(person.prompt.or_(person.result).first).to_be_visible()
        expect(person.result).to_be_visible(timeout=120_000)
        rounds = page.get_by_test_id("rounds").locator("tbody tr")
        expect(rounds).to_have_count(2)
        for row in rounds.all():
            *scores, total = [int(cell) for cell in row.locator("td").all_inner_texts()]
            assert len(scores) == 3
            assert sum(scores) == total
        for number in (1, 2, 3):
            expect(page.locator("#rail [role=log]")).to_contain_text(f"in round {number}")


def test_who_fills_the_square_first_ends_the_round(page: Page, wurf_server: Callable[..., Any], tmp_path: Path) -> None:
    # On a smaller square, with so many ones that any gap can be filled, a round is soon over.
    shipped = load("quadrata").components.text
    smaller = re.sub(r"(small|large) = \d", r"\1 = 2", shipped).replace("count = 6", "count = 15", 1)
    (tmp_path / "smaller.toml").write_text(smaller, encoding="utf-8")
    url = wurf_server(f"sqlite:///{tmp_path}/wurf.sqlite", "--components", f"quadrata={tmp_path}/smaller.toml").url
    page.emulate_media(reduced_motion="reduce")
    person = Mover(page)
    person.set_up(url, "person", "person", rounds=2)
    person.skip_hints()
    over = page.get_by_test_id("round-over")
    while not over.count():
        assert person.play_a_turn()
    expect(over).to_contain_text("Fills the square and ends round 1: +5")
    expect(page.locator(".turn")).to_have_text("Round 2 of 2")
    filled = page.get_by_test_id("rounds").locator("tbody tr td:nth-child(2)").all_inner_texts()
    assert filled == over.locator(".points").all_inner_texts()
    person.play_a_turn()
    expect(over).to_have_count(0)


# Holding a piece


def held(page: Page, url: str, person: Mover) -> None:
    """A table of two persons whose first one has the first piece in hand."""
    page.emulate_media(reduced_motion="reduce")
    person.set_up(url, "person", "person")
    person.skip_hints()
    person.tap(person.movable.first)
    expect(person.fits.first).to_be_attached()


def test_a_move_is_looked_at_before_it_is_made(page: Page, url: str) -> None:
    person = Mover(page)
    held(page, url, person)
    expect(person.prompt).to_contain_text("in hand")
    page.mouse.click(*middle(person.fits.first))
    expect(person.prompt).to_contain_text("a: the")
    expect(person.ghost).to_have_count(1)
    page.keyboard.press("Escape")
    expect(person.ghost).to_have_count(0)
    expect(page.locator(".board [data-square] [data-source]")).to_have_count(0)
    person.tap(person.movable.first)
    page.mouse.click(*middle(person.fits.first))
    person.tap(person.ghost)  # a second tap chooses
    expect(page.locator("[data-other] svg [data-source]")).to_have_count(1)


def test_a_piece_turns_by_key_button_and_wheel(page: Page, url: str) -> None:
    person = Mover(page)
    held(page, url, person)
    while page.locator("[data-target=supply] [data-legal]").first.get_attribute("data-source") == "2 supply":
        page.mouse.click(*middle(person.fits.first))  # a square looks the same from all sides
        person.choose()
        person.tap(person.movable.first)
    page.mouse.click(*middle(person.fits.first))
    seen = [person.ghost.get_attribute("data-ghost")]

    def turns(how: Callable[[], None]) -> None:
        how()
        expect(person.ghost).not_to_have_attribute("data-ghost", str(seen[-1]))
        seen.append(person.ghost.get_attribute("data-ghost"))

    turns(lambda: page.keyboard.press("r"))
    turns(lambda: page.get_by_role("button", name="Turn to the right").click())
    turns(lambda: page.mouse.wheel(0, 100))
    assert len({str(name)[3] for name in seen}) > 1, "It has not been turned."


def test_a_finger_drags_and_a_second_one_turns(browser: Browser, url: str) -> None:
    with phone(browser) as context:
        page = context.new_page()
        person = Finger(page)
        person.set_up(url, "person", "person")
        person.skip_hints()
        x, y = middle(person.movable.first)
        across, down = middle(page.locator("[data-square]"))
        person.touch("touchStart", (x, y))
        person.touch("touchMove", (x, y - 20))
        person.touch("touchMove", (across, down + 46))  # it is held above the finger
        expect(person.ghost).to_have_count(1)
        before = page.locator(".carried polygon").first.get_attribute("points")
        person.touch("touchStart", (across, down + 46), (across + 80, down + 46))
        person.touch("touchMove", (across, down + 46), (across + 20, down + 120))
        if "2 supply" not in str(person.movable.first.get_attribute("data-source")):
            expect(page.locator(".carried polygon").first).not_to_have_attribute("points", str(before))
        person.touch("touchEnd")
        expect(person.carried).to_have_count(0)
        expect(person.confirm).to_have_count(1)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_board_lies_still_on_a_phone_while_a_piece_is_laid(browser: Browser, url: str, language: str) -> None:
    with phone(browser, locale=language) as context:
        page = context.new_page()
        person = Finger(page)
        person.set_up(url, "person", "easy")
        person.skip_hints()
        expect(person.movable.first).to_be_visible()
        still = Stillness(page)
        person.tap(page.locator(".board [data-source]:not([data-legal])").first)
        still.after("a refusal", page.locator(".why"))
        person.tap(person.movable.first)
        still.after("picking", page.locator(".board .holding"))
        page.touchscreen.tap(*middle(person.fits.first))
        still.after("looking", person.confirm)
        person.tap(page.locator(".prompt .round"))
        still.after("cancelling", page.get_by_test_id("hint"))
        person.tap(page.get_by_test_id("hint"))
        still.after("a hint", page.locator(".prompt:not(:has(.buttons button))"))


def test_a_screen_reader_hears_pieces_and_places(page: Page, url: str) -> None:
    person = Keyboard(page)
    page.emulate_media(reduced_motion="reduce")
    page.goto(url)
    person.set_up(url)
    person.skip_hints()
    expect(person.movable.first).to_have_attribute("aria-label", re.compile(r"in the supply, you can move it"))
    person.tap(person.movable.first)
    expect(page.get_by_test_id("live")).to_have_text(
        re.compile(r"tile [A-D][1-4] (north|east|south|west).*, it fits here")
    )
    page.keyboard.press("p")
    expect(page.get_by_test_id("live")).to_contain_text("Into the reserve")
    person.choose()
    expect(page.locator("[data-target=reserve] [data-source]")).to_have_count(1)


# Taking and robbing


def far(url: str, seats: int, wanted: Offered) -> tuple[str, list[str]]:
    """A table that was played over the wire until somebody is offered what is wanted: its id and its tokens."""
    people = [{"kind": "person", "name": name} for name in ("Ana", "Ben", "Clara", "David")[:seats]]
    asked = json.dumps({"game": "quadrata", "seats": people}).encode()
    with urlopen(Request(f"{url}/api/tables", asked, {"Content-Type": "application/json"})) as answer:
        made = json.load(answer)
    dice = random.Random(3)
    with connect(f"{url.replace('http', 'ws')}/ws", max_size=None) as line:
        line.send(json.dumps({"type": "Join", "table": made["table"], "tokens": made["tokens"], "seen": 0}))
        while True:
            update = json.loads(line.recv(timeout=30))
            if update["type"] != "Update":
                continue
            seat = next(seat for seat in update["seats"] if seat["seat"] in update["waiting"])
            choices = seat["offer"]["choices"]
            if wanted({choice["kind"] for choice in choices}):
                return made["table"], made["tokens"]
            into_square = [choice for choice in choices if choice["kind"].endswith("to-square")]
            action = dice.choice(into_square or choices)["action"]
            move = {"type": "Choose", "seat": seat["seat"], "action": action, "sequence": update["sequence"]}
            line.send(json.dumps(move))


def sit_down(page: Page, url: str, table: tuple[str, list[str]]) -> None:
    page.goto(url)
    page.evaluate(
        """([table, tokens]) => {
            localStorage.setItem("wurf.tokens", JSON.stringify({[table]: tokens}));
            localStorage.setItem("wurf.coached-quadrata", "true");
        }""",
        list(table),
    )
    page.goto(f"{url}/table/{table[0]}")
    expect(page.locator("[data-legal]").first).to_be_visible()


@pytest.mark.parametrize("way", ["take", "rob"])
def test_a_piece_is_taken_or_robbed_by_finger_on_a_phone(browser: Browser, url: str, way: str) -> None:
    table = far(url, 4, lambda kinds: f"{way}-to-reserve" in kinds)
    with phone(browser) as context:
        page = context.new_page()
        sit_down(page, url, table)
        person = Finger(page)
        theirs = page.locator("[data-other] [data-legal]").first
        expect(theirs).to_be_visible()
        assert fits_the_screen(page, PHONE["width"]), "It scrolls sideways."
        robbed = theirs.get_attribute("data-source")
        page.touchscreen.tap(*middle(theirs))
        page.locator("[data-target=reserve]").tap(position={"x": 8, "y": 8})
        expect(person.prompt).to_contain_text({"take": "Take: the", "rob": "Rob: the"}[way])
        person.choose()
        log = page.locator("#rail [role=log]")
        expect(log).to_contain_text({"take": "Takes a", "rob": "Robs a"}[way])
        expect(log).to_contain_text(re.compile("from (Ana|Ben|Clara|David)’s"))
        if way == "rob":
            expect(page.locator(f"[data-source='{robbed}']")).to_have_count(0)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_board_lies_still_on_a_phone_while_a_piece_is_robbed(browser: Browser, url: str, language: str) -> None:
    table = far(url, 4, lambda kinds: "rob-to-reserve" in kinds)  # the longest prompt
    with phone(browser, locale=language) as context:
        page = context.new_page()
        sit_down(page, url, table)
        person = Finger(page)
        still = Stillness(page)
        page.touchscreen.tap(*middle(page.locator("[data-square] [data-source]:not([data-legal])").first))
        still.after("a refusal", page.locator(".why"))
        page.touchscreen.tap(*middle(page.locator("[data-other] [data-legal]").first))
        still.after("picking", page.locator(".board .holding"))
        page.locator("[data-target=reserve]").tap(position={"x": 8, "y": 8})
        still.after("looking", person.confirm)


def test_why_robbing_is_not_allowed_yet_is_shown(page: Page, url: str) -> None:
    page.emulate_media(reduced_motion="reduce")
    person = Mover(page)
    person.set_up(url, "person", "person")
    person.skip_hints()
    for _ in range(40):
        person.play_a_turn()
        expect(person.movable.first).to_be_visible()
        die = page.locator("[data-die]").get_attribute("data-value")
        theirs = page.locator(f"[data-other] svg [data-source^='{die}']")
        if theirs.count() and page.locator("[data-target=supply] [data-legal]").count():
            break
    page.mouse.click(*middle(theirs.first))
    expect(person.prompt).to_have_text(f"The supply still holds a {die}.")
    expect(page.get_by_test_id("live")).to_contain_text("still holds")
    expect(person.confirm).to_have_count(0)


# The rest of the page


def test_help_tells_the_keys_of_this_game(page: Page, url: str) -> None:
    person = Mover(page)
    person.set_up(url, "person", "person")
    person.skip_hints()
    page.keyboard.press("?")
    expect(page.get_by_role("dialog")).to_contain_text("turn the piece over")


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_nothing_scrolls_sideways_on_a_phone(browser: Browser, url: str, theme: Any) -> None:
    with phone(browser, color_scheme=theme) as context:
        page = context.new_page()
        page.goto(f"{url}/set-up/quadrata")
        expect(page.get_by_role("heading").first).to_be_visible()
        assert fits_the_screen(page, PHONE["width"])
