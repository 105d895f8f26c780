"""Scratch Island in a real browser: on a phone, at the end, and its rules page."""

from __future__ import annotations

import re

from playwright.sync_api import Browser, Page, expect

from tests.browser.room import phone, sit
from tests.browser.wire import played_on
from tests.games.scratch_island.browser_player import Finger, Person

LAST_ROUND = 236  # an entry of the recorded game: somebody has opened all chests


def test_on_a_phone_the_cells_are_large_enough_for_a_finger_and_the_map_lies_still(browser: Browser, url: str) -> None:
    with phone(browser) as context:
        page = context.new_page()
        person = Finger(page)
        person.begin(url, "person", "person", round_cap=1)
        box = person.cell("c3").bounding_box()
        assert box is not None
        assert min(box["width"], box["height"]) / 0.92 >= 26, "The cells are too small for a finger."
        at = page.locator("[data-map]").bounding_box()
        person.play_a_turn()
        assert page.locator("[data-map]").bounding_box() == at, "The map has moved."


def test_at_the_end_all_is_shown_and_the_map_is_named(page: Page, url: str) -> None:
    person = Person(page)
    person.begin(url, "person", round_cap=1, edition=7)
    person.play_to_the_end()
    person.close_result()
    name = page.get_by_test_id("map-name")
    expect(name).to_contain_text(re.compile(r"Map \d+"))
    expect(name).to_contain_text("choose edition 7")
    keys = page.locator(".board [data-find=key]")
    expect(keys).to_have_count(4)
    page.get_by_role("button", name="Cover what was hidden").click()
    assert keys.count() < 4
    page.get_by_role("button", name="Show what was hidden").click()
    expect(keys).to_have_count(4)


def test_the_last_round_is_announced(page: Page, url: str) -> None:
    sit(page, url, "scratch_island", *played_on(url, "scratch_island", LAST_ROUND))
    expect(page.get_by_test_id("last-round")).to_be_visible()
    expect(page.locator(".turn")).to_contain_text("the last")
    page.locator("#rail li[data-seat]:not(.middle) button").click()  # the other's island can be looked at, large
    expect(page.get_by_role("dialog").locator("[data-map]")).to_be_visible()
    expect(page.get_by_role("dialog").locator("[data-row]")).to_have_count(4)


# The rules page


def test_scratch_islands_pictures_show_motifs_that_fit_and_motifs_that_do_not(page: Page, url: str) -> None:
    page.goto(f"{url}/rules/scratch_island")
    expect(page.locator("#turn [data-fits=true] text")).to_have_text(["1", "2", "3", "4"])
    expect(page.locator("#ground li [data-fits=false]")).to_have_count(4)
    reasons = page.locator("#ground li p")
    expect(reasons.nth(0)).to_have_text("A rock is in the way: only a pickaxe opens it.")
    expect(reasons.nth(2)).to_have_text("You have not yet found the blue key for this chest.")
    expect(page.locator("#finds [data-find=snake]")).to_have_count(1)
    expect(page.locator("#finds [data-find=key]")).to_have_attribute("data-detail", "blue")
    expect(page.locator("#finds [data-row=shell]")).to_have_attribute("data-state", "gone")
    expect(page.locator("#pickaxe [data-fits=true] rect")).to_have_count(3)
