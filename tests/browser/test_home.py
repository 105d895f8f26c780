"""The first page, however many games there are in the box."""

from __future__ import annotations

from collections import Counter

import pytest
from playwright.sync_api import Browser, Route, expect

from tests.browser.room import DESKTOP, PHONE, fits_the_screen, quiet
from tests.in_turn import in_turn

ROWS = {1: [1], 2: [2], 3: [3], 4: [4], 5: [3, 2], 6: [3, 3], 7: [4, 3], 8: [4, 4], 9: [3, 3, 3]}


def with_games(route: Route, wanted: int) -> None:
    """Those of the server, and more like the last of them; games that this page has no picture of."""
    answer = route.fetch()
    found = answer.json()
    games = found["games"][:wanted]
    games += [{**games[-1], "id": f"another{number}", "title": "Another"} for number in range(wanted - len(games))]
    route.fulfill(response=answer, json={**found, "games": games})


@pytest.mark.parametrize("games", in_turn(ROWS, 3))
def test_any_number_of_games_fills_the_page_evenly(browser: Browser, url: str, games: int) -> None:
    with quiet(browser) as context:
        page = context.new_page()
        page.route("**/api/games", lambda route: with_games(route, games))
        page.goto(url)
        cards = page.locator("[data-game]")
        expect(cards).to_have_count(games)
        for size in (PHONE, {"width": 1100, "height": 800}, DESKTOP):
            page.set_viewport_size(size)
            assert fits_the_screen(page), "It scrolls sideways."
            boxes = [box for card in cards.all() if (box := card.bounding_box())]
            assert len({round(box["width"]) for box in boxes}) == 1
            for card in cards.all():
                inside = card.locator(".words").evaluate("words => words.scrollWidth <= words.clientWidth")
                assert inside, "The words of a card are cut off."
        assert [*Counter(round(box["y"]) for box in boxes).values()] == ROWS[games]  # on a desktop
