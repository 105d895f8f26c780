"""Drop It's rules page, as somebody reads it."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from wurf.core.text import LANGUAGES

IDS = [f"D{number}" for number in range(1, 29)]
FIGURES = ["pieces", "shaft", "fall", "taboos", "touch", "points", "end", "colours"]


@pytest.fixture
def address(wurf_server: Callable[..., Any]) -> str:
    return f"{wurf_server().url}/rules/drop_it"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", [(1280, 800), (390, 844)], ids=["desktop", "phone"])
def test_the_page_explains_every_rule(browser: Browser, address: str, language: str, size: tuple[int, int]) -> None:
    context = browser.new_context(locale=language, viewport={"width": size[0], "height": size[1]})
    page = context.new_page()
    page.goto(address)
    for id in IDS:
        expect(page.locator(f"#{id} p")).to_be_visible()
    text = page.locator("body").inner_text()
    assert not re.findall(r"\b(?:drop_it|page)-\w[\w-]*", text), "A text is missing."
    assert "*" not in text
    assert "{" not in text
    assert "Uwe Rapp" in text
    pictures = page.locator("figure > [role=img]").all()
    assert len(pictures) == len(FIGURES)
    assert all(picture.get_attribute("aria-label") for picture in pictures)
    assert page.evaluate("document.documentElement.scrollWidth") == size[0], "It scrolls sideways."
    context.close()


@pytest.mark.parametrize("id", ["D1", "D16", "D28"])
def test_a_rule_can_be_looked_up_by_its_address(page: Page, address: str, id: str) -> None:
    page.goto(f"{address}#{id}")
    expect(page.locator(f"#{id}")).to_be_in_viewport()
    expect(page.locator(".looked-up")).to_have_id(id)


def test_what_is_reconstructed_is_marked_and_leads_to_its_rule(page: Page, address: str) -> None:
    page.goto(address)
    ours = page.locator("#ours")
    expect(ours.get_by_role("heading", name="R reconstructed")).to_be_visible()
    for id in ("D2", "D3", "D4", "D5", "D6"):
        expect(ours.get_by_role("link", name=f"Rule {id}", exact=True)).to_be_visible()
    ours.get_by_role("link", name="Rule D3", exact=True).click()
    expect(page.locator("#D3")).to_be_in_viewport()


def test_the_pictures_show_what_their_captions_say(page: Page, address: str) -> None:
    page.goto(address)
    expect(page.locator("#points figcaption")).to_have_text(re.compile(r"level 5 .*: 5 \+ 2 = 7 points\."))
    expect(page.locator("#points .covered")).to_have_count(1)
    expect(page.locator("#end [data-piece]")).to_have_count(36)
    taboos = page.locator("#taboos .example")
    expect(taboos).to_have_count(4)
    for at, crosses in enumerate((1, 1, 1, 0)):  # shape, colour and edge are touched, height is not
        expect(taboos.nth(at).locator("circle.taboo")).to_have_count(crosses)
    expect(page.locator("#taboos .lens")).to_have_text(["0.2 mm ✗", "0.3 mm ✓"])
