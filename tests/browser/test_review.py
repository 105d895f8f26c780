"""The review room: stepping, playing on, an analysis with its tasks, the same dice, and today's challenge."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any
from urllib.request import Request, urlopen

import pytest
from playwright.sync_api import Page, expect

from tests.browser.room import DESKTOP, PHONE
from tests.wurf_server import WurfServer
from wurf.games import all_games

RECORDS = Path(__file__).parents[1] / "records"
ANALYSIS = 120_000  # milliseconds: the first one may wait for the compiler


def opened(url: str, game: str) -> str:
    """The table of a recorded game."""
    asked = Request(f"{url}/api/records", (RECORDS / f"{game}-2.txt").read_bytes(), {"Content-Type": "text/plain"})
    with urlopen(asked) as answer:
        table: str = json.load(answer)["table"]
    return table


@pytest.fixture(scope="module")
def analysing(tmp_path_factory: pytest.TempPathFactory) -> Any:
    """A server that analyses with little effort."""
    folder = tmp_path_factory.mktemp("analysing")
    database = f"sqlite:///{folder}/wurf.sqlite"
    server = WurfServer(database, folder / "wurf.log", ("--analysis-effort", "256")).start()
    yield server.url
    server.stop()


@pytest.mark.parametrize("game", all_games())
def test_a_finished_game_is_stepped_through_and_played_on(page: Page, url: str, game: str) -> None:
    page.set_viewport_size(DESKTOP)
    page.goto(f"{url}/look/{opened(url, game)}")
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


def test_an_analysis_tells_luck_from_skill_names_mistakes_and_sets_tasks(page: Page, analysing: str) -> None:
    page.set_viewport_size(DESKTOP)
    table = opened(analysing, "loot")
    page.goto(f"{analysing}/look/{table}")
    page.get_by_role("button", name="Analyse this game").click()
    expect(page.get_by_role("progressbar")).to_have_count(0, timeout=ANALYSIS)
    expect(page.get_by_test_id("sum")).to_contain_text(re.compile("skill .* luck .*"))
    expect(page.get_by_role("img", name=re.compile("Chances of winning"))).to_be_visible()
    with urlopen(f"{analysing}/api/tables/{table}/analysis") as answer:
        items: list[dict[str, Any]] = json.load(answer)["ledger"]["items"]
    bad = next(item for item in items if item["word"] not in (None, "fine"))
    page.get_by_role("tab").nth(bad["seat"]).click()
    page.get_by_role("button", name="Learn from mistakes").click()
    task = page.get_by_test_id("task")
    expect(task).to_contain_text("Find a better move")
    task.get_by_role("button", name="Hint").click()
    task.get_by_role("button", name="Hint").click()
    expect(task.get_by_role("button", name="Hint")).to_be_disabled()
    expect(task).to_contain_text("Hint:")
    task.get_by_role("button", name="Close").click()
    page.set_viewport_size(PHONE)
    page.get_by_role("slider").fill(str(bad["sequence"]))
    expect(page.get_by_test_id("choice").first).to_contain_text(bad["word"], ignore_case=True)
    page.get_by_role("button", name="Analysis").click()
    expect(page.get_by_role("dialog").get_by_test_id("sum")).to_be_visible()


def test_the_same_dice_are_offered_again_and_compared(page: Page, url: str) -> None:
    page.set_viewport_size(DESKTOP)
    table = opened(url, "loot")
    page.goto(f"{url}/look/{table}")
    page.get_by_role("button", name="Same dice again").click()
    page.get_by_role("dialog").get_by_role("button", name="Begin").click()
    page.wait_for_url(re.compile("/table/"))
    page.goto(f"{url}/look/{table}")
    page.get_by_role("button", name="Compare").click()
    expect(page.get_by_test_id("compared")).to_contain_text("still playing with these dice")


def test_every_game_has_todays_challenge_and_one_try(page: Page, url: str) -> None:
    page.set_viewport_size(PHONE)
    page.goto(url)
    page.get_by_role("link", name="Today’s challenge").click()
    expect(page.locator("section[data-game]")).to_have_count(len(all_games()))
    first = page.locator("section[data-game]").first
    first.get_by_role("button", name="My try").click()
    page.wait_for_url(re.compile("/table/"))
    mine = page.url
    page.go_back()
    page.goto(f"{url}/today")
    page.locator("section[data-game]").first.get_by_role("button", name="Go on with my try").click()
    page.wait_for_url(mine)


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
    page.goto(url)
    page.get_by_role("link", name="Club evening").click()
    page.get_by_label("Name of the evening").fill("Tuesday")
    page.get_by_role("button", name="Begin").click()
    expect(page.get_by_role("heading", name="Tuesday")).to_be_visible()
    expect(page.get_by_text("waiting for people")).to_have_count(2)


def test_statistics_say_so_when_there_is_no_game_yet(page: Page, url: str) -> None:
    page.goto(f"{url}/statistics")
    expect(page.get_by_text("No finished game yet")).to_be_visible()
