"""What happens at a table besides playing: looking, hesitating, sharing a screen, leaving and coming back."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.players import WITH_PLAYERS, player
from tests.browser.room import fits_the_screen, phone, scrolled_to_its_end
from tests.browser.wire import recorded
from tests.games.loot.browser_player import Person
from tests.in_turn import in_turn
from wurf.games import all_games


def seated(page: Page, url: str, *sitters: str) -> Person:
    """Set up a table for persons and bots, as the set-up page offers it to who cannot see it."""
    page.emulate_media(reduced_motion="reduce")
    page.goto(f"{url}/set-up/loot")
    chosen = page.get_by_role("combobox", name=re.compile("Who plays at seat"))
    expect(chosen).to_have_count(2)
    while chosen.count() < len(sitters):
        page.get_by_role("button", name="Add a bot").click()
    while chosen.count() > len(sitters):
        page.get_by_role("button", name=re.compile("Remove seat")).last.click()
    for number, sitter in enumerate(sitters):
        chosen.nth(number).select_option(sitter)
    page.get_by_role("button", name="Let’s play").click()
    person = Person(page)
    if "person" in sitters:
        person.skip_hints()
    return person


def strokes(page: Page) -> list[str]:
    """Every cell of the sheet as a screen reader hears it, but for what may be done there."""
    labels = page.locator(".board [data-cell]").evaluate_all("all => all.map(cell => cell.getAttribute('aria-label'))")
    return [re.sub(r", you can .*", "", label) for label in labels]


def test_a_killed_server_goes_on_with_nothing_lost(page: Page, wurf_server: Callable[..., Any]) -> None:
    server = wurf_server()
    person = seated(page, server.url, "person", "easy")
    for _ in range(9):
        person.play_a_turn()
    expect(person.legal.first).to_be_visible()
    before, log, turn = strokes(page), scrolled_to_its_end(page), page.locator(".turn").inner_text()
    server.kill()
    expect(page.get_by_text("Connection lost, trying again")).to_be_visible()
    server.restart()
    expect(page.get_by_text("Connection lost, trying again")).to_be_hidden(timeout=30_000)
    assert strokes(page) == before
    assert page.locator(".turn").inner_text() == turn
    page.reload()
    expect(person.legal.first).to_be_visible()
    assert strokes(page) == before
    assert scrolled_to_its_end(page) == log
    for _ in range(3):
        person.play_a_turn()
    assert page.locator(".turn").inner_text() != turn


def test_a_closed_browser_finds_the_game_again(page: Page, url: str) -> None:
    person = seated(page, url, "person", "easy")
    for _ in range(4):
        person.play_a_turn()
    expect(person.legal.first).to_be_visible()
    before, address, context = strokes(page), page.url, page.context
    page.close()
    again = context.new_page()
    again.goto(url)
    running = again.get_by_role("region", name="Your tables").get_by_role("link").first
    expect(running).to_contain_text("LOOT")
    expect(running).to_contain_text("It is your turn.")
    running.click()
    expect(again).to_have_url(address)
    expect(Person(again).legal.first).to_be_visible()
    assert strokes(again) == before


def test_a_cell_that_is_not_allowed_says_why(page: Page, url: str) -> None:
    person = seated(page, url, "person")
    person.cell("d4").click()
    expect(person.prompt).to_contain_text("border")
    expect(person.confirm).to_have_count(0)
    expect(person.live).to_contain_text("border")


def test_a_move_is_looked_at_before_it_is_made(page: Page, url: str) -> None:
    person = seated(page, url, "person")
    person.cell("a1").click()
    expect(person.confirm).to_have_count(1)
    page.keyboard.press("Escape")
    expect(person.confirm).to_have_count(0)
    person.cell("g7").click()
    person.confirm.click()
    expect(person.dice).to_have_count(3)


def test_a_choice_can_be_taken_back_until_the_turn_resolves(page: Page, url: str) -> None:
    person = seated(page, url, "person", "person")
    cover = page.get_by_test_id("cover")
    person.choose("a1")
    cover.get_by_role("button", name="I am Player 2").click()
    expect(page.locator(".board [data-chosen]")).to_have_count(0)  # the first one's choice is not shown
    page.locator("[data-tab='0']").click()
    cover.get_by_role("button", name="It’s me").click()
    expect(person.prompt).to_contain_text("You have chosen")
    expect(page.locator(".board [data-chosen]")).to_have_count(0)  # not even to whoever looks over the shoulder
    page.get_by_role("button", name="Take back").click()
    expect(person.legal).to_have_count(24)
    person.choose("b1")


def test_a_shared_screen_is_covered_until_the_next_person_lifts_it(page: Page, url: str) -> None:
    """Nothing under the cover can be seen, reached or read out."""
    person = seated(page, url, "person", "person")
    cover = page.get_by_test_id("cover")
    person.choose("a1")
    expect(cover.get_by_role("heading")).to_have_text("Now Player 2!")
    assert page.viewport_size is not None
    assert cover.bounding_box() == {"x": 0, "y": 0, **page.viewport_size}
    assert page.evaluate("getComputedStyle(document.querySelector('dialog')).opacity") == "1"
    session = page.context.new_cdp_session(page)
    read = [node["name"]["value"] for node in session.send("Accessibility.getFullAXTree")["nodes"] if node.get("name")]
    assert "I am Player 2" in read
    assert not [name for name in read if "a1" in name or "hosen" in name or "column" in name]
    page.keyboard.press("Escape")
    for _ in range(3):
        page.keyboard.press("Tab")
        assert page.evaluate("document.activeElement.matches('dialog *, body')"), "Tab leads under the cover."
    page.reload()  # whoever reloads the page is not the next person yet
    expect(cover).to_be_visible()
    page.keyboard.press("Enter")
    expect(cover).to_have_count(0)
    expect(page.locator(".board [data-cell]:focus")).to_have_count(1)


def test_an_open_game_passes_the_screen_on_without_a_cover(page: Page, url: str) -> None:
    person = player("quadrata", "Person")(page)
    person.begin(url, "person", "person")
    shown = page.locator("section.board").get_attribute("data-seat")
    person.play_a_turn()
    expect(page.locator(f"section.board:not([data-seat='{shown}'])")).to_be_visible()
    expect(page.get_by_test_id("cover")).to_have_count(0)


def test_settings_are_kept_by_the_browser_and_work_by_keyboard(page: Page, url: str) -> None:
    page.goto(url)
    settings = page.get_by_test_id("settings")
    page.get_by_role("button", name="Settings").press("Enter")
    expect(settings.get_by_role("radio", name="at once")).to_be_focused()  # the pace of tests
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("Tab")
    page.keyboard.press("ArrowLeft")  # from "like the system" around to the last
    expect(page.locator("html[data-theme=dark]")).to_be_attached()
    page.keyboard.press("Tab")
    page.keyboard.press("Space")
    page.keyboard.press("Tab")
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("Escape")
    expect(settings).to_be_hidden()
    page.reload()
    expect(page.locator("html[data-theme=dark]")).to_be_attached()
    page.get_by_role("button", name="Settings").click()
    expect(settings.get_by_role("radio", name="fast")).to_be_checked()
    expect(settings.get_by_role("switch")).to_be_checked()
    expect(settings.get_by_role("slider", name="Volume")).to_have_value("65")


def test_the_language_changes_in_mid_game(page: Page, url: str) -> None:
    person = seated(page, url, "person", "easy")
    person.play_a_turn()
    before = strokes(page)
    page.get_by_label("Language").select_option("de")
    expect(page.locator("html[lang=de]")).to_be_attached()
    expect(page.get_by_role("log")).to_contain_text("Du beginnst auf")
    page.get_by_label("Sprache").select_option("en")
    expect(page.locator("html[lang=en]")).to_be_attached()
    expect(person.offered.first).to_be_visible()
    assert strokes(page) == before


def test_the_browser_keeps_the_personal_best(page: Page, url: str) -> None:
    person = Person(page)
    person.begin(url, "person", turn_cap=1)
    person.play_to_the_end()
    best = person.result.locator(".best")
    expect(best).to_contain_text("A mark to beat next time: ")
    page.evaluate(
        r"""const bests = localStorage.getItem("wurf.bests");
        localStorage.setItem("wurf.bests", bests.replace(/"points":\d+/, '"points":-1'))"""
    )
    person.result.get_by_role("button", name="Play again").click()
    expect(person.offered.first).to_be_visible()
    person.play_to_the_end()
    expect(best).to_contain_text("New personal best! It was -1 before.")
    page.reload()
    expect(best).to_contain_text("New personal best! It was -1 before.")  # looked at again, not made again


def test_on_a_phone_the_result_is_one_tap_away(browser: Browser, url: str) -> None:
    with phone(browser) as context:
        page = context.new_page()
        page.goto(f"{url}/table/{recorded(url, 'loot')}")
        result = page.get_by_test_id("result")
        expect(result).to_be_visible()
        page.get_by_role("dialog").get_by_role("button", name="Close").tap()
        expect(result).to_have_count(0)
        page.get_by_role("button", name="Show the result").tap()
        expect(result).to_be_visible()


def test_bots_can_be_watched(page: Page, url: str) -> None:
    person = seated(page, url, "easy", "easy")
    expect(person.prompt).to_contain_text("You are watching")
    expect(page.locator(".turn")).to_contain_text("Turn 3", timeout=30_000)


@pytest.mark.parametrize("game", in_turn(WITH_PLAYERS, 4, 2))
def test_help_opens_with_a_question_mark_and_tells_the_keys_of_the_game(page: Page, url: str, game: str) -> None:
    person = player(game, "Person")(page)
    person.begin(url)
    page.keyboard.press("?")
    expect(page.get_by_role("dialog")).to_contain_text(person.help)
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_be_hidden()


PATHS = ["", *(f"{path}/{game}" for game in all_games() for path in ("rules", "set-up"))]


@pytest.mark.parametrize("path", in_turn(PATHS, 3))
def test_nothing_scrolls_sideways_on_a_phone(browser: Browser, url: str, path: str) -> None:
    with phone(browser) as context:
        page = context.new_page()
        for theme in ("light", "dark"):
            page.emulate_media(color_scheme=theme)
            page.goto(f"{url}/{path}")
            expect(page.get_by_role("heading").first).to_be_visible()
            assert fits_the_screen(page), f"It scrolls sideways when it is {theme}."


def test_a_table_that_does_not_exist_says_so(page: Page, url: str) -> None:
    page.goto(f"{url}/table/nowhere")
    expect(page.get_by_role("main")).to_contain_text("no table")
    expect(page.get_by_role("link", name="Home").first).to_be_visible()
