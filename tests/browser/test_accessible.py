"""No page breaks a rule of axe-core: on a desktop and on a phone, and by night. Results are looked at where whole games
are played (test_whole_games.py)."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.axe import violations
from tests.browser.players import WITH_PLAYERS, player
from tests.browser.room import PHONE, quiet
from tests.in_turn import in_turn
from wurf.games import all_games


def test_home(browser: Browser, url: str) -> None:
    with quiet(browser) as context:
        page = context.new_page()
        page.goto(url)
        for game in all_games():
            expect(page.locator(f"[data-game={game}] .picture > *").first).to_be_attached()
        look_by_day_and_night(page, "home")


@pytest.mark.parametrize("game", in_turn(all_games(), 4))
def test_before_the_table(browser: Browser, url: str, game: str) -> None:
    with quiet(browser) as context:
        page = context.new_page()
        for place, sign in (("set-up", "form"), ("rules", "main .button.primary")):
            page.goto(f"{url}/{place}/{game}")
            expect(page.locator(sign)).to_be_visible()
            look_by_day_and_night(page, place)


@pytest.mark.parametrize("game", in_turn(WITH_PLAYERS, 4, 1))
def test_a_table(browser: Browser, url: str, game: str) -> None:
    with quiet(browser) as context:
        page = context.new_page()
        person = player(game, "Person")(page)
        person.set_up(url, "person", "easy", "easy")
        coach = page.get_by_test_id("coach")
        expect(coach).to_be_visible()
        look_by_day_and_night(page, "hints")
        page.keyboard.press("Escape")
        expect(coach).to_have_count(0)
        page.keyboard.press("?")
        look_by_day_and_night(page, "help")
        page.keyboard.press("Escape")
        page.set_viewport_size(PHONE)
        expect(person.offered.first).to_be_visible(timeout=30_000)
        page.locator(".rise").click()
        expect(page.locator("#rail")).to_be_visible()
        look_by_day_and_night(page, "the table and the rail on a phone")


def look_by_day_and_night(page: Page, what: str) -> None:
    """By night only the colours are others."""
    assert violations(page) == [], what
    page.emulate_media(color_scheme="dark", reduced_motion="reduce")
    assert violations(page, "color-contrast") == [], f"{what} by night"
    page.emulate_media(color_scheme="light", reduced_motion="reduce")
