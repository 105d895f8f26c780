"""The rules page, as somebody reads it."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from wurf.core.text import LANGUAGES

IDS = [f"L{number}" for number in range(1, 25)]


@pytest.fixture
def address(wurf_server: Callable[..., Any]) -> str:
    return f"{wurf_server().url}/rules/loot"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", [(1280, 800), (390, 844)], ids=["desktop", "phone"])
def test_the_page_explains_every_rule(browser: Browser, address: str, language: str, size: tuple[int, int]) -> None:
    context = browser.new_context(locale=language, viewport={"width": size[0], "height": size[1]})
    page = context.new_page()
    page.goto(address)
    for id in IDS:
        expect(page.locator(f"#{id} p")).to_be_visible()
    text = page.locator("body").inner_text()
    assert not re.findall(r"\b(?:loot|page)-\w[\w-]*", text), "A text is missing."
    assert "*" not in text
    pictures = page.locator("figure > [role=img]").all()
    assert pictures
    assert all(picture.get_attribute("aria-label") for picture in pictures)
    assert page.evaluate("document.documentElement.scrollWidth") == size[0], "It scrolls sideways."
    context.close()


@pytest.mark.parametrize("id", ["L2", "L19", "L24"])
def test_a_rule_can_be_looked_up_by_its_address(page: Page, address: str, id: str) -> None:
    page.goto(f"{address}#{id}")
    expect(page.locator(f"#{id}")).to_be_in_viewport()
    expect(page.locator(".looked-up")).to_have_id(id)


def test_the_worked_example_can_be_tried(page: Page, address: str) -> None:
    page.goto(address)
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


def test_the_language_can_be_changed_while_reading(page: Page, address: str) -> None:
    page.goto(address)
    expect(page.get_by_role("heading", name="How to play LOOT")).to_be_visible()
    page.get_by_label("Language").select_option("de")
    expect(page.get_by_role("heading", name="So spielt man LOOT")).to_be_visible()


def test_rules_that_do_not_exist_are_a_sentence(page: Page, address: str) -> None:
    page.goto(address.replace("loot", "chess"))
    expect(page.get_by_role("heading")).to_have_text("There is nothing here.")
