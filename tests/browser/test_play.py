"""Whole games in a real browser: by mouse, by keyboard alone, and by finger on a phone; each in another language."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from tests.browser.player import Finger, Keyboard, Person, Stillness
from wurf.core.record import parse, verify
from wurf.core.text import LANGUAGES, Message, say
from wurf.games import load

DESKTOP = {"width": 1280, "height": 800}
PHONE = {"width": 390, "height": 844}


@pytest.fixture
def url(wurf_server: Callable[..., Any]) -> str:
    return wurf_server().url


def quiet(browser: Browser, **more: Any) -> BrowserContext:
    """A browser whose owner wants no motion: a whole game then takes seconds."""
    return browser.new_context(reduced_motion="reduce", **{"viewport": DESKTOP, **more})


def said(id: str, language: str) -> str:
    return say(Message(id), language)


def points_on_the_sheets(page: Page) -> list[int]:
    return [int(shown) for shown in page.locator("[data-points]").evaluate_all("all => all.map(e => e.dataset.points)")]


def test_a_whole_game_by_mouse_in_english(browser: Browser, url: str, tmp_path: Path) -> None:
    with quiet(browser, locale="en-GB") as context:
        page = context.new_page()
        hosts: set[str] = set()
        page.on("request", lambda request: hosts.add(request.url.split("/")[2]))
        problems: list[str] = []
        page.on("console", lambda message: problems.append(message.text) if message.type == "error" else None)
        page.on("pageerror", lambda error: problems.append(str(error)))
        page.goto(url)
        page.locator("[data-game=loot]").get_by_role("button", name="Play now").click()
        person = Person(page)
        person.skip_hints()
        person.play_to_the_end()

        expect(person.result).to_contain_text("wins!")
        seats = person.result.locator("[data-seat]")
        expect(seats).to_have_count(2)
        for seat in seats.all():
            seat.evaluate("seat => seat.querySelector('details').open = true")
            total, *lines = [int(cell) for cell in seat.locator(".points").all_inner_texts()]
            assert total == sum(lines), "The account does not add up."
        with page.expect_download() as download:
            person.result.locator("summary").last.click()
            person.result.get_by_role("link", name="Save the record").click()
        download.value.save_as(tmp_path / "record.txt")
        match = verify(parse((tmp_path / "record.txt").read_text(encoding="utf-8")), load)
        assert sorted(match.result.points) == sorted(points_on_the_sheets(page)[:2])
        assert hosts == {url.split("/")[2]}, "A request left for another host."
        assert problems == []

        page.get_by_role("button", name="Play again").click()
        expect(person.result).to_have_count(0)
        expect(person.legal.first).to_be_visible()


def test_a_whole_game_by_keyboard_alone_in_german(browser: Browser, url: str) -> None:
    with quiet(browser, locale="de-DE") as context:
        page = context.new_page()
        page.goto(url)
        person = Keyboard(page)
        person.tap(page.locator("[data-game=loot]").get_by_role("button", name=said("page-play-now", "de")))
        person.skip_hints()
        person.play_to_the_end()
        expect(person.result).to_contain_text("gewinnt!")
        assert page.evaluate("document.documentElement.lang") == "de"


def test_a_whole_game_by_finger_on_a_phone_in_spanish(browser: Browser, url: str) -> None:
    with quiet(browser, locale="es-ES", viewport=PHONE, has_touch=True, is_mobile=True) as context:
        page = context.new_page()
        page.goto(url)
        person = Finger(page)
        person.tap(page.locator("[data-game=loot]").get_by_role("button", name=said("page-play-now", "es")))
        person.skip_hints()
        person.play_to_the_end()
        expect(person.result).to_be_visible()
        assert page.evaluate("document.documentElement.lang") == "es"
        assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"], "It scrolls sideways."


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_board_lies_still_on_a_phone(browser: Browser, url: str, language: str) -> None:
    with quiet(browser, locale=language, viewport=PHONE, has_touch=True, is_mobile=True) as context:
        page = context.new_page()
        page.goto(url)
        person = Finger(page)
        person.tap(page.locator("[data-game=loot]").get_by_role("button", name=said("page-play-now", language)))
        person.skip_hints()
        still = Stillness(page)
        person.tap(person.cell("d4"))
        still.after("a refusal", page.locator(".why"))
        person.tap(person.cell("a1"))
        still.after("looking", person.confirm)
        person.tap(person.confirm)
        still.after("the start", person.dice)
        person.arrange()
        still.after("arranging", person.legal)
