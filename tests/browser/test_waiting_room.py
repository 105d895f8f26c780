"""A table before its match: who is invited, who comes, and what the host may do."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.axe import violations
from tests.browser.online import come, new_page, open_table, screens, seat
from tests.browser.players import WITH_PLAYERS, player
from tests.browser.room import quiet
from tests.browser.screens import SIZES, problems, settle

GAME = WITH_PLAYERS[0]


def waiting(page: Page, url: str, *sitters: str) -> str:
    """An invitation to a table that waits for people."""
    return open_table(player(GAME, "Person")(page), url, *sitters)


def test_seats_fill_on_every_screen_and_the_last_one_begins_the_match(browser: Browser, url: str) -> None:
    with screens(browser, "en-GB", "de-DE", "es-ES", phones=(1,)) as (host, second, third):
        invitation = waiting(host, url, "person", "open", "open")
        expect(host.get_by_test_id("status")).to_contain_text("2 seats are still free")
        room = host.url
        host.goto(url)
        listed = host.get_by_role("region", name="Your tables").get_by_role("link").first
        expect(listed.locator(".cut")).to_have_text("Ana")  # and nobody in the free seats
        host.goto(room)
        come(second, invitation, "Ben")
        expect(second.get_by_test_id("status")).to_contain_text("Du bist dabei!")
        expect(seat(host, 1)).to_contain_text("Ben")
        third.goto(invitation)
        expect(third.locator("form")).to_contain_text("Ana te invita a")
        come(third, invitation, "Clara")
        for page in (host, second, third):
            expect(page.locator(".board")).to_be_visible()


def test_the_host_sends_somebody_away_and_lets_bots_play(browser: Browser, url: str) -> None:
    with screens(browser, "en-GB", "en-GB") as (host, other):
        invitation = waiting(host, url, "person", "open", "open")
        come(other, invitation, "Ben")
        free = seat(host, 1).get_by_role("button", name="Free seat 2 (Ben)")
        free.click()  # it asks first
        expect(seat(host, 1)).to_contain_text("Ben")
        seat(host, 1).get_by_role("button", name="Really?").click()
        expect(seat(host, 1)).to_have_attribute("data-state", "open")
        expect(other.get_by_role("button", name="Sit here")).to_have_count(0)  # an invitation is needed
        seat(host, 1).locator("select").select_option("hard")
        expect(seat(host, 1)).to_contain_text("Hard bot")
        host.get_by_test_id("begin").click()
        expect(host.locator(".board")).to_be_visible()
        expect(other.locator(".board")).to_be_visible()  # as somebody who watches


def test_a_name_that_is_taken_is_said_where_it_is_typed(browser: Browser, url: str) -> None:
    with screens(browser, "en-GB", "en-GB") as (host, other):
        other.goto(waiting(host, url, "person", "open"))
        field = other.locator("form input")
        field.fill("Ana")
        other.locator("form .primary").click()
        expect(field).to_have_accessible_description(
            "Somebody at this table is called Ana already. Please choose another name."
        )
        expect(field).to_be_focused()
        expect(other.locator(".toast")).to_have_count(0)
        field.fill("Anna")
        expect(field).to_have_accessible_description("")
        field.press("Enter")
        expect(other.locator(".board")).to_be_visible()


def test_who_comes_too_late_is_told_kindly_and_may_watch(browser: Browser, url: str) -> None:
    with screens(browser, "en-GB", "en-GB", "en-GB") as (host, second, late):
        invitation = waiting(host, url, "person", "open")
        late.goto(invitation)
        late.locator("form input").fill("Clara")
        come(second, invitation, "Ben")
        late.locator("form .primary").click()
        expect(late.locator(".gone")).to_contain_text("all seats are taken by now")
        late.get_by_role("button", name="Watch").click()
        expect(late.get_by_test_id("prompt")).to_contain_text("You are watching.")


def test_a_link_that_is_not_valid_is_a_sentence(browser: Browser, url: str) -> None:
    with quiet(browser) as context:
        page = context.new_page()
        page.goto(f"{url}/join#nothing-of-the-kind")
        expect(page.locator("main h1")).to_have_text("This link is not valid any more. Ask for a new one.")


def test_a_host_without_a_name_is_asked_for_one(browser: Browser, url: str) -> None:
    with quiet(browser) as context:
        page = context.new_page()
        page.goto(f"{url}/set-up/{GAME}")
        page.locator("form .sitter select").nth(1).select_option("open")
        expect(page.locator("#problem-0")).to_contain_text("Type your name here")


@pytest.mark.parametrize("path", ["room", "join"])
def test_every_screen_has_room_and_breaks_no_rule(browser: Browser, url: str, path: str) -> None:
    with quiet(browser, locale="de-DE", has_touch=True) as context:
        page = new_page(context)
        invitation = waiting(page, url, "person", "open", "open")
        if path == "join":
            context.clear_cookies()
            page.goto(invitation)
            expect(page.locator("form .primary")).to_be_visible()
        found = {}
        for name, size in SIZES.items():
            page.set_viewport_size(size)
            settle(page)
            if problem := problems(page):
                found[name] = problem
        assert found == {}
        assert violations(page) == []
        page.emulate_media(color_scheme="dark", reduced_motion="reduce")
        assert violations(page, "color-contrast") == []


def test_the_link_is_copied_and_carries_its_secret_where_no_server_sees_it(browser: Browser, url: str) -> None:
    with quiet(browser, permissions=["clipboard-read", "clipboard-write"]) as context:
        page = new_page(context)
        invitation = waiting(page, url, "person", "open")
        expect(page.get_by_text("This link only works on this computer.")).to_be_visible()  # it is 127.0.0.1
        page.get_by_role("button", name="Copy").click()
        assert page.evaluate("navigator.clipboard.readText()") == invitation
        assert re.fullmatch(rf"{url}/join#[\w-]{{22,}}", invitation)
        asked: list[str] = []
        page.on("request", lambda request: asked.append(request.url))
        page.reload()
        expect(page.get_by_test_id("address")).to_have_value(invitation)  # still the same
        assert not [address for address in asked if invitation.split("#")[1] in address]


def test_a_public_table_is_found_in_the_lobby_and_joined_there(browser: Browser, url: str) -> None:
    with screens(browser, "en-GB", "en-GB") as (host, other):
        waiting(host, url, "person", "open")
        table = host.url.rpartition("/")[2]
        host.get_by_text("Who may see this table").click()
        host.get_by_role("switch", name="Show it in the lobby").check()
        other.goto(f"{url}/lobby")
        listed = other.locator(f"[data-table='{table}']")
        expect(listed).to_be_visible()
        assert violations(other) == []
        other.get_by_label("Pace").select_option("slow")
        expect(listed).to_have_count(0)
        expect(other.locator(".empty")).to_contain_text("No table is like that right now.")
        assert violations(other) == []
        other.get_by_role("button", name="Show all tables").click()
        listed.get_by_role("link").click()
        other.get_by_role("button", name="Sit here").click()
        expect(other.get_by_text("Type a name")).to_be_visible()  # nobody sits down without one
        other.get_by_label("What shall we call you?").fill("Ben")
        other.get_by_role("button", name="Sit here").click()
        expect(other.locator(".board")).to_be_visible()
        expect(host.locator(".board")).to_be_visible()
