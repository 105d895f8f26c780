"""Whole games in a real browser: by mouse, by keyboard alone and by finger, each in another language."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.axe import violations
from tests.browser.players import WITH_PLAYERS, player
from tests.browser.room import Watch, fits_the_screen, phone, points_shown, quiet, verified_record
from tests.in_turn import in_turn
from wurf.core.text import Message, say


def look_back(page: Page) -> None:
    """Go through the finished game from its beginning, and return to its result."""
    points = points_shown(page)
    page.get_by_role("link", name="Look at it again").click()
    told, steps = page.get_by_test_id("told"), page.get_by_role("group", name="Look at it again")
    expect(told).to_contain_text("This is where it began")
    seen = {told.inner_text()}
    for _ in range(3):
        before = told.inner_text()
        steps.get_by_role("button", name="On").click()
        expect(told).not_to_have_text(before, use_inner_text=True)
        seen.add(told.inner_text())
    assert len(seen) > 2
    steps.get_by_role("button", name="To the end").click()
    expect(steps.get_by_role("button", name="On")).to_be_disabled()
    expect(page.get_by_role("tab").locator("b")).to_have_text([str(one) for one in points])
    page.get_by_role("link", name="Result").click()
    expect(page.get_by_test_id("result")).to_be_visible()


@pytest.mark.parametrize("game", in_turn(WITH_PLAYERS, 4, 3))
def test_by_mouse_in_english(browser: Browser, url: str, tmp_path: Path, game: str) -> None:
    with quiet(browser) as context:
        page = context.new_page()
        watch, person = Watch(page), player(game, "Person")(page)
        person.begin_by_hand(url, "person", "easy", **person.options)
        person.play_to_the_end()

        expect(person.result).to_contain_text(re.compile("wins?!|share the victory!"))
        assert violations(page) == []
        seats = person.result.locator("[data-seat]")
        expect(seats).to_have_count(2)
        for seat in seats.all():
            seat.evaluate("seat => seat.querySelector('details').open = true")
            total, *lines = [int(cell) for cell in seat.locator(".points").all_inner_texts()]
            assert total == sum(lines), "The account does not add up."
        assert list(verified_record(page, tmp_path).result.points) == points_shown(page)
        curve = person.result.get_by_role("img").get_attribute("aria-label") or ""
        assert re.findall(r": (-?\d+)(?=,|$)", curve) == [str(points) for points in points_shown(page)]
        won = person.result.locator("[data-seat='0'][data-rank='1']").count()
        expect(person.result.get_by_role("button", name="A stronger bot?")).to_have_count(won)
        look_back(page)
        assert watch.hosts == {url.split("/")[2]}, "A request left for another host."
        assert watch.problems == []
        person.look_at_the_end()

        person.result.get_by_role("button", name="Play again").click()
        expect(person.result).to_have_count(0)
        expect(person.offered.first).to_be_visible(timeout=30_000)


@pytest.mark.parametrize("game", in_turn(WITH_PLAYERS, 4, 2))
def test_by_keyboard_alone_in_german(browser: Browser, url: str, game: str) -> None:
    with quiet(browser, locale="de-DE") as context:
        page = context.new_page()
        person = player(game, "Keyboard")(page)
        person.begin_by_hand(url, **person.options)
        person.play_to_the_end()
        expect(person.result).to_contain_text(re.compile("gewinn|Sieg"))
        assert page.evaluate("document.documentElement.lang") == "de"
        person.look_at_the_end()


@pytest.mark.parametrize("game", in_turn(WITH_PLAYERS, 4, 1))
def test_by_finger_on_a_phone_in_spanish(browser: Browser, url: str, game: str) -> None:
    with phone(browser, locale="es-ES") as context:
        page = context.new_page()
        person = player(game, "Finger")(page)
        person.begin_by_hand(url, *person.sitters, **person.options)
        assert fits_the_screen(page), "It scrolls sideways."
        person.play_to_the_end()
        expect(person.result).to_be_visible()
        assert violations(page) == []
        assert page.evaluate("document.documentElement.lang") == "es"
        assert fits_the_screen(page), "It scrolls sideways."


@pytest.mark.parametrize("game", in_turn(WITH_PLAYERS, 4))
def test_a_table_is_two_keys_away_from_the_first_page(browser: Browser, url: str, game: str) -> None:
    """The quickest way: the game's own button, by keyboard."""
    with quiet(browser, locale="de-DE") as context:
        page = context.new_page()
        page.goto(url)
        person = player(game, "Keyboard")(page)
        card = page.locator(f"[data-game={game}]")
        person.tap(card.get_by_role("button", name=say(Message("page-play-now"), "de")))
        person.skip_hints()
        expect(person.offered.first).to_be_visible(timeout=30_000)
