"""Every page on every screen, from a small phone to a large desktop, and at a zoom of 200 %; in German, whose words are
the longest."""

from __future__ import annotations

import random
from collections.abc import Callable
from itertools import islice

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.players import WITH_PLAYERS, player
from tests.browser.room import at_the_table, observe, observed, phone, quiet
from tests.browser.screens import COVERED, SIZES, problems, problems_of_table, settle
from tests.browser.wire import moments
from tests.in_turn import in_turn, paired

# Drawings of the others' boards: in the rail, in the strip, or beside one's own.
OTHERS = "#rail li[data-seat] button svg:not(.look svg, svg svg), .strip svg:not(svg svg), [data-other] > svg"


@pytest.mark.parametrize(("game", "seats"), paired(WITH_PLAYERS, [2, 4]))
def test_a_table(browser: Browser, url: str, game: str, seats: int) -> None:
    """On every screen the board is large, and everything can be reached and hit with a finger."""
    with quiet(browser, locale="de-DE", has_touch=True) as context:
        page = context.new_page()
        person = player(game, "Person")(page)
        person.begin(url, "person", *["easy"] * (seats - 1))
        assert on_all_screens(page, problems_of_table) == {}


@pytest.mark.parametrize("game", in_turn(["loot", "quadrata", "scratch_island"], 3))
def test_the_boards_of_three_others_can_be_read_on_a_laptop_and_are_seen_on_a_phone_on_its_side(
    browser: Browser, url: str, game: str
) -> None:
    with quiet(browser) as context:
        page = context.new_page()
        person = player(game, "Person")(page)
        person.begin(url, "person", *["easy"] * 3)
        for screen, least in (("laptop", 120), ("phone on its side", 40)):
            page.set_viewport_size(SIZES[screen])
            settle(page)
            sheets = [sheet for sheet in page.locator(OTHERS).all() if sheet.is_visible()]
            boxes = [box for sheet in sheets if (box := sheet.bounding_box())]
            assert len(boxes) == 3
            assert all(min(box["width"], box["height"]) >= least for box in boxes), boxes


@pytest.mark.parametrize("path", in_turn(["/", *(f"/set-up/{game}" for game in WITH_PLAYERS)], 2))
def test_before_the_table(browser: Browser, url: str, path: str) -> None:
    with quiet(browser, locale="de-DE", has_touch=True) as context:
        page = context.new_page()
        page.goto(url + path)
        expect(page.locator("main .primary").first).to_be_visible()
        assert on_all_screens(page, problems) == {}


@pytest.mark.parametrize("game", in_turn(["loot", "quadrata", "scratch_island"], 3))  # Drop It's board is everybody's
def test_the_others_sheets_never_cover_the_board_of_who_only_watches(browser: Browser, url: str, game: str) -> None:
    dice = random.Random(3)
    course = moments(url, game, 2, {}, lambda choices: str(dice.choice(choices)["action"]))
    with phone(browser) as context:
        page = context.new_page()
        page.add_init_script("localStorage.setItem('wurf.pace', '\"normal\"')")
        at_the_table(page, url, next(course))
        for name in ("phone on its side", "phone"):
            page.set_viewport_size(SIZES[name])
            settle(page)
            observe(page, COVERED)
            list(islice(course, 4))
            page.wait_for_function("() => window.observed.some(([lines]) => lines > window.observed[0][0])")
            assert {covered for _, covered in observed(page)} == {False}
            assert problems_of_table(page) == []
        expect(page.get_by_test_id("strip").locator("svg").first).to_be_visible()
    course.close()  # type: ignore[attr-defined]


def on_all_screens(page: Page, look: Callable[[Page], list[str]]) -> dict[str, list[str]]:
    """What is found, by the names of the screens where anything is."""
    found = {}
    for name, size in SIZES.items():
        page.set_viewport_size(size)
        settle(page)
        if problems := look(page):
            found[name] = problems
    return found
