"""Scratch Island's rules page, as somebody reads it."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from wurf.core.text import LANGUAGES

IDS = [f"S{number}" for number in range(1, 24)]


@pytest.fixture
def address(wurf_server: Callable[..., Any]) -> str:
    return f"{wurf_server().url}/rules/scratch_island"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", [(1280, 800), (390, 844)], ids=["desktop", "phone"])
def test_the_page_explains_every_rule(browser: Browser, address: str, language: str, size: tuple[int, int]) -> None:
    context = browser.new_context(locale=language, viewport={"width": size[0], "height": size[1]})
    page = context.new_page()
    page.goto(address)
    for id in IDS:
        expect(page.locator(f"#{id} p")).to_be_visible()
    text = page.locator("body").inner_text()
    assert not re.findall(r"\b(?:scratch_island|page)-\w[\w-]*", text), "A text is missing."
    assert "*" not in text
    assert "{" not in text
    pictures = page.locator("figure > [role=img]").all()
    assert len(pictures) == 9
    assert all(picture.get_attribute("aria-label") for picture in pictures)
    assert page.evaluate("document.documentElement.scrollWidth") == size[0], "It scrolls sideways."
    context.close()


@pytest.mark.parametrize("id", ["S1", "S13", "S23"])
def test_a_rule_can_be_looked_up_by_its_address(page: Page, address: str, id: str) -> None:
    page.goto(f"{address}#{id}")
    expect(page.locator(f"#{id}")).to_be_in_viewport()
    expect(page.locator(".looked-up")).to_have_id(id)


def test_what_is_reconstructed_is_marked_and_leads_to_its_rule(page: Page, address: str) -> None:
    page.goto(address)
    ours = page.locator("#ours")
    expect(ours.get_by_role("heading", name="R reconstructed")).to_be_visible()
    for id in ("S1", "S2", "S4", "S5", "S7", "S18"):
        expect(ours.get_by_role("link", name=f"Rule {id}", exact=True).first).to_be_visible()
    ours.get_by_role("link", name="Rule S7", exact=True).click()
    expect(page.locator("#S7")).to_be_in_viewport()


def test_the_pictures_show_motifs_that_fit_and_motifs_that_do_not(page: Page, address: str) -> None:
    page.goto(address)
    expect(page.locator("#turn [data-fits=true] text")).to_have_text(["1", "2", "3", "4"])
    expect(page.locator("#ground .four [data-fits=false]")).to_have_count(4)
    reasons = page.locator("#ground .four p")
    expect(reasons.nth(0)).to_have_text("A rock is in the way: only a pickaxe opens it.")
    expect(reasons.nth(2)).to_have_text("You have not yet found the blue key for this chest.")
    expect(page.locator("#finds [data-find=snake]")).to_have_count(1)
    expect(page.locator("#finds [data-find=key]")).to_have_attribute("data-detail", "blue")
    expect(page.locator("#finds [data-row=shell]")).to_have_attribute("data-state", "gone")
    expect(page.locator("#pickaxe [data-fits=true] rect")).to_have_count(3)
