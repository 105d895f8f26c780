"""Quadrata's board in a real browser: pieces held, turned and laid, taken and robbed."""

from __future__ import annotations

import random
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser import wire
from tests.browser.room import Stillness, fits_the_screen, middle, phone, sit
from tests.browser.screens import SIZES, problems_of_table, settle
from tests.browser.wire import Json, Moment
from tests.games.quadrata.browser_player import Finger, Keyboard, Person, far
from tests.in_turn import in_turn
from wurf.core.text import LANGUAGES

# Holding a piece


def can_be_turned(moment: Moment) -> bool:
    """What may be moved lies in the supply, and is no square: that looks the same from all sides."""
    sources = {choice.get("source", "") for choice in moment.choices}
    return all(source.endswith(" supply") for source in sources) and "2 supply" not in sources


def test_a_move_is_looked_at_before_it_is_made(page: Page, url: str) -> None:
    person = Person(page)
    person.begin(url, "person", "person")
    person.tap(person.movable.first)
    expect(person.fits.first).to_be_attached()
    expect(person.prompt).to_contain_text("in hand")
    page.mouse.click(*middle(person.fits.first))
    expect(person.prompt).to_contain_text("from the supply into your square")
    expect(person.ghost).to_have_count(1)
    page.keyboard.press("Escape")
    expect(person.ghost).to_have_count(0)
    expect(page.locator(".board [data-square] [data-source]")).to_have_count(0)
    person.tap(person.movable.first)
    page.mouse.click(*middle(person.fits.first))
    person.tap(person.ghost)  # a second tap chooses
    expect(page.locator("[data-other] svg [data-source]")).to_have_count(1)


def test_a_piece_turns_by_key_button_and_wheel(page: Page, url: str) -> None:
    person = Person(page)
    person.sit_down(url, far(url, can_be_turned))
    person.tap(person.movable.first)
    page.mouse.click(*middle(person.fits.first))
    seen = [person.ghost.get_attribute("data-ghost")]

    def turns(how: Callable[[], None]) -> None:
        how()
        expect(person.ghost).not_to_have_attribute("data-ghost", str(seen[-1]))
        seen.append(person.ghost.get_attribute("data-ghost"))

    turns(lambda: page.keyboard.press("r"))
    turns(lambda: page.get_by_role("button", name="Turn to the right").click())
    turns(lambda: page.mouse.wheel(0, 100))
    assert len({str(name)[3] for name in seen}) > 1, "It has not been turned."


def test_a_finger_drags_and_a_second_one_turns(browser: Browser, url: str) -> None:
    with phone(browser) as context:
        page = context.new_page()
        person = Finger(page)
        person.sit_down(url, far(url, can_be_turned))
        x, y = middle(person.movable.first)
        across, down = middle(page.locator("[data-square]"))
        person.touch("touchStart", (x, y))
        person.touch("touchMove", (x, y - 20))
        person.touch("touchMove", (across, down + 46))  # it is held above the finger
        expect(person.ghost).to_have_count(1)
        before = page.locator(".carried polygon").first.get_attribute("points")
        person.touch("touchStart", (across, down + 46), (across + 80, down + 46))
        person.touch("touchMove", (across, down + 46), (across + 20, down + 120))
        expect(page.locator(".carried polygon").first).not_to_have_attribute("points", str(before))
        person.touch("touchEnd")
        expect(person.carried).to_have_count(0)
        expect(person.confirm).to_have_count(1)


@pytest.mark.parametrize("language", in_turn(LANGUAGES, 3, 1))
def test_the_board_lies_still_on_a_phone_while_a_piece_is_laid(browser: Browser, url: str, language: str) -> None:
    with phone(browser, locale=language) as context:
        page = context.new_page()
        person = Finger(page)
        person.begin(url, "person", "easy")
        still = Stillness(page)
        person.tap(page.locator(".board [data-source]:not([data-legal])").first)
        still.after("a refusal", page.locator(".why"))
        person.tap(person.movable.first)
        still.after("picking", page.locator(".board .holding"))
        page.touchscreen.tap(*middle(person.fits.first))
        still.after("looking", person.confirm)
        person.tap(page.get_by_test_id("cancel"))
        still.after("cancelling", page.get_by_test_id("hint"))
        person.tap(page.get_by_test_id("hint"))
        still.after("a hint", page.locator(".prompt:not(:has([data-testid=hint]))"))


def test_a_screen_reader_hears_pieces_and_places(page: Page, url: str) -> None:
    person = Keyboard(page)
    person.begin(url)
    expect(person.movable.first).to_have_attribute("aria-label", re.compile(r"in the supply, you can move it"))
    person.tap(person.movable.first)
    expect(person.live).to_have_text(re.compile(r"tile [A-D][1-4] (north|east|south|west).*, it fits here"))
    page.keyboard.press("p")
    expect(person.live).to_contain_text("Into the reserve")
    person.choose()
    expect(page.locator("[data-target=reserve] [data-source]")).to_have_count(1)


# Taking and robbing


def robbing(url: str, kind: str) -> Moment:
    """A table of four, one of whom may do something of this kind, and has a piece in the square that stays there."""

    def wanted(moment: Moment) -> bool:
        mine = moment.face["players"][moment.face["active"]]["pieces"]
        at_rest = {*mine} - {choice.get("lies") for choice in moment.choices}
        return bool(at_rest) and kind in {choice["kind"] for choice in moment.choices}

    return far(url, wanted, seats=4)


@pytest.mark.parametrize("way", ["take", "rob"])
def test_a_piece_is_taken_or_robbed_by_finger_on_a_phone(browser: Browser, url: str, way: str) -> None:
    table = robbing(url, f"{way}-to-reserve")
    with phone(browser) as context:
        page = context.new_page()
        person = Finger(page)
        person.sit_down(url, table)
        theirs = page.locator("[data-other] [data-legal]").first
        expect(theirs).to_be_visible()
        assert fits_the_screen(page), "It scrolls sideways."
        robbed = theirs.get_attribute("data-source")
        page.touchscreen.tap(*middle(theirs))
        page.locator("[data-target=reserve]").tap(position={"x": 8, "y": 8})
        expect(person.prompt).to_contain_text({"take": "Take: the", "rob": "Steal: the"}[way])
        person.choose()
        expect(person.log).to_contain_text({"take": "takes a", "rob": "steals a"}[way])
        expect(person.log).to_contain_text(re.compile("from (Ana|Ben|Clara|David)’s"))
        if way == "rob":
            expect(page.locator(f"[data-source='{robbed}']")).to_have_count(0)


@pytest.mark.parametrize("language", in_turn(LANGUAGES, 3, 1))
def test_the_board_lies_still_on_a_phone_while_a_piece_is_robbed(browser: Browser, url: str, language: str) -> None:
    table = robbing(url, "rob-to-reserve")  # the longest prompt
    with phone(browser, locale=language) as context:
        page = context.new_page()
        person = Finger(page)
        person.sit_down(url, table)
        still = Stillness(page)
        page.touchscreen.tap(*middle(page.locator("[data-square] [data-source]:not([data-legal])").first))
        still.after("a refusal", page.locator(".why"))
        page.touchscreen.tap(*middle(page.locator("[data-other] [data-legal]").first))
        still.after("picking", page.locator(".board .holding"))
        page.locator("[data-target=reserve]").tap(position={"x": 8, "y": 8})
        still.after("looking", person.confirm)


def test_why_robbing_is_not_allowed_yet_is_shown(page: Page, url: str) -> None:
    person = Person(page)
    person.begin(url, "person", "person")
    for _ in range(40):
        person.play_a_turn()
        expect(person.movable.first).to_be_visible()
        die = page.locator("[data-die]").get_attribute("data-value")
        theirs = page.locator(f"[data-other] svg [data-source^='{die}']")
        if theirs.count() and page.locator("[data-target=supply] [data-legal]").count():
            break
    page.mouse.click(*middle(theirs.first))
    expect(person.prompt).to_have_text(f"The supply still holds a {die}.")
    expect(person.live).to_contain_text("still holds")
    expect(person.confirm).to_have_count(0)


def test_on_a_phone_the_pieces_in_reserve_are_seen_whole(browser: Browser, url: str) -> None:
    def aside(dice: random.Random, choices: list[Json]) -> str:
        """Into the reserve, if that is possible."""
        found = [one for one in choices if one["kind"] == "supply-to-reserve"]
        return str(dice.choice(found or choices)["action"])

    moment = wire.far(url, lambda moment: moment.face["turn"] > 5, game="quadrata", pick=aside)
    with phone(browser) as context:
        page = context.new_page()
        person = Person(page)
        person.sit_down(url, moment)
        for name in ("small phone", "phone", "phone on its side", "200 % zoom"):
            page.set_viewport_size(SIZES[name])
            settle(page)
            room = page.locator(".board [data-target=reserve]").bounding_box()
            assert room
            piles = page.locator(".board [data-target=reserve] .pile").all()
            assert piles
            for pile in piles:
                box = pile.bounding_box()
                assert box
                assert box["y"] >= room["y"], name
                assert box["y"] + box["height"] <= room["y"] + room["height"], name


def test_on_every_phone_there_is_room_to_rob_three_others(browser: Browser, url: str) -> None:
    moment = far(url, lambda moment: any(one["kind"].startswith("rob") for one in moment.choices), seats=4)
    with phone(browser) as context:
        page = context.new_page()
        sit(page, url, "quadrata", moment.table, [moment.tokens[moment.face["active"]]])
        found = {}
        for name in ("small phone", "phone", "phone on its side", "200 % zoom"):
            page.set_viewport_size(SIZES[name])
            expect(page.locator("[data-other]")).to_have_count(3)
            settle(page)
            if problem := problems_of_table(page):
                found[name] = problem
        assert found == {}
