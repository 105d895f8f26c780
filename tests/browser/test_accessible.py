"""No page breaks a rule of axe-core: by day and by night, on a desktop and on a phone. Results are looked at where whole
games are played (test_whole_games.py)."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.axe import violations
from tests.browser.players import WITH_PLAYERS, player
from tests.browser.room import PHONE, quiet
from wurf.games import all_games


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_pages_around_the_table(browser: Browser, url: str, scheme: str) -> None:
    with quiet(browser, color_scheme=scheme) as context:
        page = context.new_page()
        page.goto(url)
        expect(page.locator(".picture svg")).to_have_count(len(all_games()) + 7)
        assert violations(page) == []
        for game in all_games():
            for place, sign in (("set-up", "form"), ("rules", "main .button.primary")):
                page.goto(f"{url}/{place}/{game}")
                expect(page.locator(sign)).to_be_visible()
                assert violations(page) == [], f"{place} of {game}"


@pytest.mark.parametrize("game", WITH_PLAYERS)
def test_a_table(browser: Browser, url: str, game: str) -> None:
    with quiet(browser) as context:
        page = context.new_page()
        person = player(game, "Person")(page)
        person.set_up(url, "person", "easy", "easy")
        expect(page.get_by_test_id("coach")).to_be_visible()
        assert violations(page) == [], "with hints"
        page.keyboard.press("Escape")
        expect(page.get_by_test_id("coach")).to_have_count(0)
        expect(person.offered.first).to_be_visible(timeout=30_000)
        in_both_lights(page, "a desktop")
        page.keyboard.press("?")
        assert violations(page) == [], "help"
        page.keyboard.press("Escape")
        page.set_viewport_size(PHONE)
        in_both_lights(page, "a phone")
        page.locator(".rise").click()
        expect(page.locator("#rail")).to_be_visible()
        assert violations(page) == [], "the rail on a phone"


def in_both_lights(page: Page, where: str) -> None:
    for scheme in ("dark", "light"):
        page.emulate_media(color_scheme=scheme, reduced_motion="reduce")
        assert violations(page) == [], f"{scheme} on {where}"
