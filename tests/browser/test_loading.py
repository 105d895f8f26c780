"""What the page loads, and when: what a person needs, before it is shown, and no more."""

from __future__ import annotations

import re
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, Page, Route, expect

from bench.page import Load, loads
from tests.browser.room import quiet
from tests.in_turn import in_turn, paired
from wurf.games import all_games

# Every text that is ever shown as its bare name, be it for a moment.
BARE_NAMES = r"""
    window.bare = [];
    new MutationObserver(() => {
        const found = document.body?.innerText.match(/\b(page|error|%s)-[a-z][\w-]*/g);
        if (found) window.bare.push(...found);
    }).observe(document, { subtree: true, childList: true, characterData: true });
"""
GAMES = all_games()


GERMAN = [load for load in loads() if load.language == "de"]


@pytest.mark.parametrize("load", in_turn(GERMAN, 2), ids=lambda load: load.game)
def test_who_plays_a_game_loads_nothing_of_the_others(browser: Browser, url: str, load: Load) -> None:
    with quiet(browser, locale=load.language) as context:
        page = context.new_page()
        fetched: set[str] = set()
        page.on("request", lambda request: fetched.add(urlsplit(request.url).path.strip("/") or "index.html"))
        page.goto(url)
        expect(page.locator("[data-game]")).to_have_count(len(GAMES))
        # Without a pointer: one that comes past another game has that one fetched.
        page.locator(f"[data-game={load.game}] .words a[href^='set-up']").press("Enter")
        page.locator("form .primary").click()
        expect(page.get_by_test_id("prompt")).to_be_visible()
        page.evaluate("document.fonts.ready")
        assert {name for name in fetched if not name.startswith(("api/", "ws"))} == load.files


@pytest.mark.parametrize(("game", "way"), paired(GAMES, [".primary", "a[href^='set-up']", "a[href^='rules']"]))
def test_nothing_is_shown_before_its_words_are_there(browser: Browser, url: str, game: str, way: str) -> None:
    with quiet(browser, locale="es") as context:
        page = context.new_page()
        page.add_init_script(BARE_NAMES % "|".join(GAMES))
        page.route("**/assets/**", slowly)
        page.goto(url)
        page.locator(f"[data-game={game}] .words {way}").click()
        expect(page.locator(".board, form, .rules").first).to_be_visible()
        page.locator("header select").select_option("de")
        expect(page.locator("html[lang=de]")).to_be_attached()
        assert page.evaluate("window.bare") == []


def slowly(route: Route) -> None:
    """Words after everything else: whatever does not wait for them is seen without."""
    if re.search(r"/(en|de|es|\w[\w-]*\.(en|de|es))-[\w-]+\.js$", route.request.url):
        route.request.frame.page.wait_for_timeout(150)
    route.continue_()


def test_a_language_chosen_twice_in_a_hurry_is_the_last_one(page: Page, url: str) -> None:
    page.goto(url)
    expect(page.locator("[data-game]")).to_have_count(len(GAMES))
    late: list[Route] = []
    page.route(re.compile(r"/assets/de-"), lambda route: late.append(route))
    chosen = page.locator("header select")
    chosen.select_option("de")
    chosen.select_option("es")
    expect(page.locator("html[lang=es]")).to_be_attached()
    (german,) = late
    german.continue_()
    page.evaluate("address => import(address)", german.request.url)  # until it is there
    expect(page.locator("html[lang=es]")).to_be_attached()
    assert page.evaluate("JSON.parse(localStorage['wurf.language'])") == "es"


@pytest.mark.parametrize("game", in_turn(GAMES, 4, 1))
def test_a_game_that_cannot_be_fetched_is_a_sentence(page: Page, url: str, game: str) -> None:
    page.route(re.compile(rf"/assets/({game}|plain)-[^.]+\.js$"), lambda route: route.abort())
    page.goto(url)
    page.locator(f"[data-game={game}] .primary").click()
    expect(page.locator("main h1")).to_have_text("The server does not answer. Is it still running?")
    page.unroute_all()
    page.get_by_role("main").get_by_role("link", name="Home").click()
    page.locator(f"[data-game={game}] .primary").click()
    expect(page.get_by_test_id("prompt")).to_be_visible()


@pytest.mark.parametrize("path", in_turn(["/", "/today", "/statistics", "/lobby", "/evening", "/set-up/loot"], 3))
def test_a_page_is_there_as_soon_as_the_server_is_back(page: Page, url: str, path: str) -> None:
    page.route("**/api/**", lambda route: route.abort())
    page.goto(url + path)
    trouble = page.get_by_role("alert")
    expect(trouble).to_contain_text("Trying again")
    page.unroute_all()
    expect(trouble).to_have_count(0)
    expect(page.locator("main button, main a, main select").first).to_be_visible()


def test_a_language_that_cannot_be_fetched_changes_nothing(page: Page, url: str) -> None:
    page.route(re.compile(r"/assets/de-"), lambda route: route.abort())
    page.goto(url)
    chosen = page.get_by_label("Language")
    chosen.select_option("de")
    expect(page.locator(".toast")).to_have_text("The server does not answer. Is it still running?")
    expect(chosen).to_have_value("en")
    page.reload()
    expect(chosen).to_have_value("en")
