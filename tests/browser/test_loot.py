"""Loot in a real browser: whole games by mouse, by keyboard alone and by finger, each in another language."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from tests.browser.loot_player import Finger, Keyboard, Person
from tests.browser.room import Stillness, Watch, fits_the_screen, phone, points_shown, quiet, verified_record
from wurf.core.text import LANGUAGES, Message, say


def play_now(page: Page, url: str, language: str) -> Locator:
    """The quickest way from the first page to a table."""
    page.goto(url)
    return page.locator("[data-game=loot]").get_by_role("button", name=say(Message("page-play-now"), language))


def test_a_whole_game_by_mouse_in_english(browser: Browser, url: str, tmp_path: Path) -> None:
    with quiet(browser) as context:
        page = context.new_page()
        watch, person = Watch(page), Person(page)
        person.tap(play_now(page, url, "en"))
        person.skip_hints()
        person.play_to_the_end()

        expect(person.result).to_contain_text("wins!")
        seats = person.result.locator("[data-seat]")
        expect(seats).to_have_count(2)
        for seat in seats.all():
            seat.evaluate("seat => seat.querySelector('details').open = true")
            total, *lines = [int(cell) for cell in seat.locator(".points").all_inner_texts()]
            assert total == sum(lines), "The account does not add up."
        assert list(verified_record(page, tmp_path).result.points) == points_shown(page)
        assert watch.hosts == {url.split("/")[2]}, "A request left for another host."
        assert watch.problems == []

        page.get_by_role("button", name="Play again").click()
        expect(person.result).to_have_count(0)
        expect(person.legal.first).to_be_visible()


def test_a_whole_game_by_keyboard_alone_in_german(browser: Browser, url: str) -> None:
    with quiet(browser, locale="de-DE") as context:
        page = context.new_page()
        person = Keyboard(page)
        person.tap(play_now(page, url, "de"))
        person.skip_hints()
        person.play_to_the_end()
        expect(person.result).to_contain_text("gewinnt!")
        assert page.evaluate("document.documentElement.lang") == "de"


def test_a_whole_game_by_finger_on_a_phone_in_spanish(browser: Browser, url: str) -> None:
    with phone(browser, locale="es-ES") as context:
        page = context.new_page()
        person = Finger(page)
        person.begin(url, "person", "easy", turn_cap=15)
        person.play_to_the_end()
        expect(person.result).to_be_visible()
        assert page.evaluate("document.documentElement.lang") == "es"
        assert fits_the_screen(page), "It scrolls sideways."


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_board_lies_still_on_a_phone(browser: Browser, url: str, language: str) -> None:
    with phone(browser, locale=language) as context:
        page = context.new_page()
        person = Finger(page)
        person.tap(play_now(page, url, language))
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


# The rules page


def test_loots_worked_example_can_be_tried(page: Page, url: str) -> None:
    page.goto(f"{url}/rules/loot")
    example = page.locator("#turn")
    expect(example.locator("[data-legal]")).to_have_count(1)
    example.locator("[data-cell=b4]").click()
    expect(example).to_contain_text("There is a cross on this cell already.")
    expect(example.get_by_role("link", name="Rule L11").last).to_be_visible()
    example.get_by_role("radio", name="1").check(force=True)
    expect(example.locator("[data-legal]")).to_have_count(4)
    example.locator("[data-cell=f4]").click()
    expect(example).to_contain_text("Cross on f4")
    example.get_by_role("button", name="Again").click()
    expect(example.locator("[data-legal]")).to_have_count(4)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_authors_are_named(language: str) -> None:
    assert "Roy zur Linde" in say(Message("loot-rules-ours-1"), language)
