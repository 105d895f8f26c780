"""Each game played to its end by people at screens of their own, with what happens to them meanwhile."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.online import (
    act,
    address,
    come,
    may_act,
    names,
    new_page,
    open_table,
    play_together,
    screens,
    whose_turn,
)
from tests.browser.players import WITH_PLAYERS, player
from tests.browser.room import Sitter, points_shown, quiet
from tests.browser.screens import SIZES, settle
from tests.wurf_server import WurfServer


def agree_on_the_result(*people: Sitter) -> None:
    for person in people:
        expect(person.result).to_be_visible()
    assert len({tuple(points_shown(person.page)) for person in people}) == 1


def test_loot_with_a_reload_in_the_middle_and_a_rematch(browser: Browser, url: str) -> None:
    with screens(browser, "en-GB", "de-DE", phones=(1,)) as (page, other):
        ana, ben = player("loot", "Person")(page), player("loot", "Finger")(other, seed=2)
        invitation = open_table(ana, url, "person", "open", turn_cap=6)
        come(other, invitation, "Ben")
        play_together(ana, ben, turns=6)

        if may_act(ben):
            act(ben)
        other.reload()  # whatever has been chosen is still chosen
        expect(other.locator(".board")).to_be_visible()
        play_together(ana, ben)
        agree_on_the_result(ana, ben)
        assert names(page) == ["Ana", "Ben"]

        ana.result.get_by_role("button", name="Rematch").click()
        expect(other.get_by_test_id("next")).to_be_visible()
        other.get_by_test_id("next").get_by_role("button", name="Los geht’s").tap()
        expect(other).to_have_url(re.compile(page.url))
        expect(page.locator("#rail ul .name")).to_have_text(["Ben", "Ana"])
        expect(other.locator("#rail ul .name")).to_have_text(["Ben", "Ana"])
        play_together(ana, ben, turns=2)


def test_quadrata_with_a_watcher_and_a_move_taken_back(browser: Browser, url: str) -> None:
    with screens(browser, "en-GB", "en-GB", "es-ES") as (page, other, third):
        ana, ben = player("quadrata", "Person")(page), player("quadrata", "Person")(other, seed=2)
        invitation = open_table(ana, url, "person", "open", turn_cap=6)
        page.get_by_role("radio", name="to watch").check()
        third.goto(address(page))
        expect(third.locator("[data-state]")).to_have_count(2)
        come(other, invitation, "Ben")
        play_together(ana, ben, turns=2)

        mover, rest = in_turn(ana, ben)
        act(mover)
        told = mover.log.inner_text()
        mover.page.get_by_test_id("take-back").click()
        question = rest.page.get_by_test_id("asked")
        expect(question).to_contain_text("would like to take their last move back")
        expect(question.locator("li").first).to_be_visible()  # what would be undone
        for each in (rest.page, third):
            before = each.viewport_size
            for small in ("phone", "phone on its side"):
                each.set_viewport_size(SIZES[small])
                settle(each)
                square, card = (each.locator(what).bounding_box() for what in (".board .square", "[data-testid=asked]"))
                assert square
                assert card
                assert card["y"] >= square["y"] + square["height"] or card["x"] >= square["x"] + square["width"]
            assert before
            each.set_viewport_size(before)
        expect(third.get_by_test_id("asked").locator("li")).to_have_count(0)  # for who only watches it is small
        question.get_by_role("button", name="That’s fine").click()
        expect(mover.page.get_by_test_id("asked")).to_have_count(0)
        expect(mover.log).not_to_have_text(told, use_inner_text=True)
        expect(mover.log).to_contain_text("back")

        play_together(ana, ben)
        agree_on_the_result(ana, ben, Sitter(third))
        expect(third.get_by_test_id("again")).to_have_count(0)

        before = page.url
        ana.result.get_by_role("button", name="Rematch").click()
        expect(page).not_to_have_url(before)
        third.get_by_test_id("next").get_by_role("button", name="Vamos").click()
        expect(third).to_have_url(page.url)
        expect(third.get_by_test_id("prompt")).to_contain_text("Estás mirando.")


def in_turn(*people: Sitter) -> tuple[Sitter, Sitter]:
    """Who may act, and somebody else."""
    acting = whose_turn(*people)
    assert acting is not None
    return acting, next(person for person in people if person is not acting)


@pytest.mark.soak  # `test_table.py` kills a server in the suite
def test_scratch_island_while_the_server_is_restarted(browser: Browser, wurf_server: Callable[..., WurfServer]) -> None:
    server = wurf_server()
    with screens(browser, "en-GB", "es-ES", phones=(1,)) as (page, other):
        ana, ben = player("scratch_island", "Person")(page), player("scratch_island", "Finger")(other, seed=2)
        invitation = open_table(ana, server.url, "person", "open", round_cap=1)
        come(other, invitation, "Ben")
        play_together(ana, ben, turns=4)
        server.restart()
        for lost in (page, other):
            expect(lost.locator(".lost")).to_have_count(0, timeout=30_000)
        play_together(ana, ben)
        agree_on_the_result(ana, ben)


@pytest.mark.soak
def test_two_at_one_screen_one_on_a_phone_and_a_bot_play_a_match(browser: Browser, url: str) -> None:
    with screens(browser, "en-GB", "de-DE", phones=(1,)) as (page, other):
        ana, ben = player("quadrata", "Person")(page), player("quadrata", "Finger")(other, seed=2)
        come(other, open_table(ana, url, "person", "person", "open", "easy", turn_cap=4), "Ben")
        play_together(ana, ben)
        agree_on_the_result(ana, ben)


def test_drop_it_with_two_at_one_screen_and_a_move_to_another_device(browser: Browser, url: str) -> None:
    with screens(browser, "en-GB", "en-GB") as (page, other):
        ana, ben = player("drop_it", "Person")(page), player("drop_it", "Person")(other, seed=2)
        invitation = open_table(ana, url, "person", "person", "open")
        come(other, invitation, "Ben")
        play_together(ana, ben, turns=2)
        with quiet(browser) as another:
            moved = new_page(another)
            there = player("drop_it", "Person")(moved, seed=3)
            moved.goto(device_link(other))
            moved.get_by_role("button", name="Play on here").click()
            moved.get_by_role("region", name="Your tables").get_by_role("link").first.click()
            expect(moved.locator(".board")).to_be_visible()
            other.close()
            play_together(ana, there)
            agree_on_the_result(ana, there)


def device_link(page: Page) -> str:
    page.get_by_role("button", name="Settings").click()
    page.get_by_test_id("open-account").click()
    page.get_by_role("button", name="Make a link").click()
    return address(page)


@pytest.mark.soak
@pytest.mark.parametrize("game", WITH_PLAYERS)
def test_every_game_with_a_phone_a_watcher_reconnects_a_take_back_and_a_rematch(
    browser: Browser, url: str, game: str
) -> None:
    with screens(browser, "en-GB", "en-GB", "de-DE", phones=(1,)) as (page, other, third):
        ana, ben = player(game, "Person")(page), player(game, "Finger")(other, seed=2)
        invitation = open_table(ana, url, "person", "open", **ana.options)
        page.get_by_role("radio", name="to watch").check()
        third.goto(address(page))
        come(other, invitation, "Ben")
        play_together(ana, ben, turns=4)

        asking, rest = in_turn(ana, ben)
        back = asking.page.get_by_test_id("take-back")
        expect(back).to_be_visible()
        asking.tap(back)
        question = rest.page.get_by_test_id("asked")
        expect(question).to_contain_text("would like to take their last move back")
        rest.tap(question.get_by_role("button", name="That’s fine"))
        for each in (page, other):
            expect(each.get_by_test_id("asked")).to_have_count(0)
        play_together(ana, ben, turns=3)

        for each in (other, third, page):
            each.reload()
            expect(each.locator(".board")).to_be_visible()
        play_together(ana, ben)
        agree_on_the_result(ana, ben, Sitter(third))

        ben.tap(ben.result.get_by_role("button", name="Rematch"))
        page.get_by_test_id("next").get_by_role("button", name="Let’s go").click()
        expect(page).to_have_url(re.compile(other.url))
        for each in (page, other):
            for number, name in enumerate(("Ben", "Ana")):
                expect(each.locator("#rail ul .name").nth(number)).to_have_text(name)
        play_together(ana, ben, turns=2)
