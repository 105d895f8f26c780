"""LOOT in a real browser: on a phone, and its rules page."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from tests.browser.room import Stillness, phone
from tests.games.loot.browser_player import Finger
from wurf.core.text import LANGUAGES, Message, say


def play_now(page: Page, url: str, language: str) -> Locator:
    """The quickest way from the first page to a table."""
    page.goto(url)
    return page.locator("[data-game=loot]").get_by_role("button", name=say(Message("page-play-now"), language))


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
