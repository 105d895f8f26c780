"""The review room: stepping, playing on, an analysis with its tasks, the same dice, and today's challenge."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import product
from pathlib import Path
from typing import Any
from urllib.request import urlopen

import pytest
from playwright.sync_api import Browser, Page, Route, expect

from tests.browser.axe import violations
from tests.browser.players import WITH_PLAYERS, player
from tests.browser.room import DESKTOP, Sitter, phone, quiet
from tests.browser.wire import RECORDS, recorded
from tests.in_turn import in_turn
from tests.wurf_server import WurfServer
from wurf.games import all_games

ANALYSIS = 300_000  # milliseconds: the first one may wait for the compiler


@pytest.fixture(scope="module")
def analysing(tmp_path_factory: pytest.TempPathFactory) -> Any:
    """A server that analyses with little effort."""
    folder = tmp_path_factory.mktemp("analysing")
    database = f"sqlite:///{folder}/wurf.sqlite"
    server = WurfServer(database, folder / "wurf.log", ("--analysis-effort", "5"), forked=True).start()
    yield server.url
    server.stop()


@pytest.mark.parametrize("game", in_turn(all_games(), 2))
def test_a_finished_game_is_stepped_through_and_played_on(page: Page, url: str, game: str) -> None:
    page.set_viewport_size(DESKTOP)
    page.goto(f"{url}/look/{recorded(url, game)}")
    slider = page.get_by_role("slider")
    expect(slider).to_have_value("0")
    expect(page.locator(".marks i").first).to_be_attached()
    page.keyboard.press("ArrowRight")
    expect(slider).not_to_have_value("0")
    page.keyboard.press("End")
    expect(slider).to_have_value(str(slider.get_attribute("max")))
    expect(page.get_by_role("button", name="Play on from here")).to_be_disabled()
    page.get_by_role("button", name="To the beginning").click()
    page.get_by_label("Whose turns to step through").select_option(index=2)
    page.get_by_role("button", name="On", exact=True).click()
    expect(page.get_by_role("tab").nth(1)).to_have_attribute("aria-selected", "true")
    at = slider.input_value()
    page.get_by_role("button", name="Play on from here").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_label("The same dice").check()
    dialog.get_by_role("button", name="Begin").click()
    page.wait_for_url(re.compile("/table/"))
    expect(page.locator(".board")).to_be_visible()
    assert int(at) > 0


# One way of acting for each game; `dev.py soak` tries the others too.
USUAL = {"loot": "Person", "quadrata": "Finger", "scratch_island": "Keyboard", "drop_it": "Person"}
WAYS, NEW = ("Person", "Finger", "Keyboard"), [game for game in WITH_PLAYERS if game not in USUAL]


def every_way(*games: str) -> pytest.MarkDecorator:
    """Every game in every way; in the suite only these games, each in its usual way."""
    pairs = [
        pytest.param(game, way, marks=[] if game in games and USUAL.get(game, "Person") == way else [pytest.mark.soak])
        for game, way in product(WITH_PLAYERS, WAYS)
    ]
    return pytest.mark.parametrize(("game", "way"), pairs)


@contextmanager
def acting(browser: Browser, game: str, way: str) -> Iterator[Sitter]:
    """Somebody who acts in this way, on a screen that goes with it."""
    with (phone if way == "Finger" else quiet)(browser) as context:
        yield player(game, way)(context.new_page())


def worst(url: str, table: str) -> dict[str, Any]:
    """The choice that lost most for sure."""
    with urlopen(f"{url}/api/tables/{table}/analysis") as answer:
        items = json.load(answer)["ledger"]["items"]
    bad: list[dict[str, Any]] = [item for item in items if item["word"] not in (None, "fine")]
    return max(bad, key=lambda item: item["loss"]["value"] - 2 * item["loss"]["error"])


@every_way("loot")  # which is analysed fastest
def test_an_analysis_tells_luck_from_skill_shows_better_moves_and_sets_tasks(
    browser: Browser, analysing: str, game: str, way: str
) -> None:
    table = recorded(analysing, game)
    with acting(browser, game, way) as person:
        page, on_phone = person.page, way == "Finger"
        page.goto(f"{analysing}/look/{table}")

        def look_at_the_analysis() -> None:
            if on_phone:
                person.tap(page.get_by_role("button", name="Analysis"))

        look_at_the_analysis()
        accounts = page.get_by_role("dialog") if on_phone else page.locator(".accounts")
        total = accounts.get_by_test_id("sum")
        begin = accounts.get_by_role("button", name="Analyse this game")
        expect(begin.or_(total).first).to_be_visible()
        if begin.count():  # another way may have been first
            person.tap(begin)
        expect(accounts.get_by_role("progressbar")).to_have_count(0, timeout=ANALYSIS)
        expect(total).to_contain_text(re.compile("skill .* luck .*"))
        expect(accounts.get_by_role("img", name=re.compile("Chances of winning"))).to_be_visible()
        if on_phone:
            person.tap(page.get_by_role("dialog").get_by_role("button", name="Close"))

        # Without colours, too: every seat's line has dashes of its own, and every bad choice its mark on the slider.
        bad, marks = worst(analysing, table), page.locator("[data-mark=good]")
        lines = accounts.locator(".line")
        assert on_phone or len({line.get_attribute("stroke-dasharray") for line in lines.all()}) == 2
        expect(page.locator(f".marks .bad.{bad['word']}").first).to_be_attached()
        if not on_phone:
            person.tap(accounts.locator("li button").last)  # a turning point: what happened is told at the top
            expect(page.get_by_role("slider")).not_to_have_value("0")
            page.wait_for_function("() => document.querySelector('.what').scrollTop === 0")
        page.get_by_role("slider").fill(str(bad["sequence"]))
        choice = page.get_by_test_id("choice").first
        expect(choice).to_contain_text(bad["word"], ignore_case=True)
        better = choice.get_by_role("button").first
        person.tap(better)
        expect(better).to_have_attribute("aria-pressed", "true")
        expect(marks.first).to_be_attached()
        person.tap(better)
        expect(marks).to_have_count(0)

        person.tap(page.get_by_role("tab").nth(bad["seat"]))
        look_at_the_analysis()
        person.tap(accounts.get_by_role("button", name="Learn from mistakes"))
        task = page.get_by_test_id("task")
        expect(task).to_contain_text("Find a better move")
        hint = task.get_by_role("button", name="Hint")
        while hint.is_enabled():  # first of what kind it is, where that says something
            person.tap(hint)
        expect(marks.first).to_be_attached()
        person.tap(task.get_by_role("button", name="Play this"))
        expect(task).to_contain_text("as good as any", timeout=ANALYSIS)
        assert violations(page) == []
        person.tap(task.get_by_role("button", name="Close"))
        expect(page.get_by_role("button", name="Play on from here")).to_be_visible()

        # Next time it is there, and not even for a moment one is asked to begin it.
        held: list[Route] = []
        page.route("**/analysis", lambda route: held.append(route))
        page.reload()
        look_at_the_analysis()
        expect(page.locator(".board").first).to_be_visible()
        while not held:
            page.wait_for_timeout(20)
        expect(begin).to_have_count(0)
        held[0].continue_()
        expect(total).to_be_visible()
        expect(begin).to_have_count(0)
        assert not person.errors


@every_way("drop_it", "scratch_island", *NEW)
def test_the_same_dice_are_played_again_and_compared(browser: Browser, url: str, game: str, way: str) -> None:
    table = recorded(url, game)
    with acting(browser, game, way) as person:
        page = person.page
        page.goto(f"{url}/look/{table}")
        person.tap(page.get_by_role("button", name="Same dice again"))
        person.tap(page.get_by_role("dialog").get_by_role("button", name="Begin"))
        page.wait_for_url(re.compile("/table/"))
        person.skip_hints()
        expect(person.offered.first).to_be_visible(timeout=30_000)
        page.goto(f"{url}/look/{table}")
        person.tap(page.get_by_role("button", name="Compare"))
        expect(page.get_by_test_id("compared")).to_contain_text("still playing with these dice")


@every_way("loot", "quadrata", *NEW)  # the one alone, the other against a bot
def test_every_game_has_todays_challenge_and_one_try(browser: Browser, url: str, game: str, way: str) -> None:
    with acting(browser, game, way) as person:
        page = person.page
        page.goto(url)
        person.tap(page.get_by_role("link", name="Today’s challenge"))
        expect(page.locator("section[data-game]")).to_have_count(len(all_games()))
        person.tap(page.locator(f"section[data-game={game}]").get_by_role("button", name="My try"))
        page.wait_for_url(re.compile("/table/"))
        mine = page.url
        person.skip_hints()
        expect(person.offered.first).to_be_attached()
        expect(page.get_by_test_id("advise")).to_have_count(0)  # all have the same dice: nobody gets a good move
        assert person.play_a_turn()
        page.goto(f"{url}/today")
        person.tap(page.locator(f"section[data-game={game}]").get_by_role("button", name="Go on with my try"))
        page.wait_for_url(mine)


@pytest.mark.soak
@pytest.mark.parametrize("game", in_turn(WITH_PLAYERS, 2, 1))
def test_a_challenge_that_is_played_to_its_end_has_its_place_and_can_be_shared(
    browser: Browser, url: str, game: str
) -> None:
    with acting(browser, game, "Person") as person:
        page = person.page
        page.goto(f"{url}/today")
        page.locator(f"section[data-game={game}]").get_by_role("button", name="My try").click()
        person.skip_hints()
        person.play_to_the_end()
        person.result.get_by_role("link", name="Today’s challenge").click()
        card = page.locator(f"section[data-game={game}]")
        expect(card.locator("li.yours")).to_have_count(1)
        expect(card).to_contain_text("The hard bot is still playing")  # it plays only now, and the page waits for it
        expect(card).to_contain_text(re.compile(r"The hard bot: \d+"), timeout=120_000)
        expect(card.get_by_role("button", name="Share")).to_be_visible()
        expect(card.get_by_role("button", name="My try")).to_have_count(0)


def test_a_record_is_opened_from_a_file_and_a_broken_one_gets_a_sentence(page: Page, url: str, tmp_path: Path) -> None:
    page.goto(url)
    broken = tmp_path / "broken.txt"
    broken.write_text("Not a record.")
    page.get_by_label("Open a record").set_input_files(broken)
    expect(page.locator(".toast")).to_contain_text("record")
    page.get_by_label("Open a record").set_input_files(RECORDS / "quadrata-2.txt")
    page.wait_for_url(re.compile("/look/"))
    expect(page.get_by_role("slider")).to_be_visible()


def test_an_evening_is_set_up_and_shows_its_tables(page: Page, url: str) -> None:
    page.add_init_script("Object.defineProperty(navigator, 'clipboard', {})")  # as without a secure connection
    page.goto(url)
    page.get_by_role("link", name="Club evening").click()
    page.get_by_label("Name of the evening").fill("Tuesday")
    page.get_by_role("button", name="Begin").click()
    expect(page.get_by_role("heading", name="Tuesday")).to_be_visible()
    expect(page.get_by_text("waiting for people")).to_have_count(2)
    page.get_by_role("button", name="Copy the invitation").first.click()
    expect(page.locator(".toast")).to_contain_text("is copied")
    page.goto(f"{url}/evening/nobodys")
    expect(page.get_by_role("main").get_by_role("link", name="Home")).to_be_visible()


def test_statistics_say_so_when_there_is_no_game_yet(page: Page, url: str) -> None:
    page.goto(f"{url}/statistics")
    expect(page.get_by_text("No finished game yet")).to_be_visible()
