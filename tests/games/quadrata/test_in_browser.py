"""Quadrata in a real browser: what the others do, how rounds and matches end, and its rules page."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, ViewportSize, expect

from tests.browser.room import DESKTOP, PHONE, in_motion, in_order, middle, observe, observed, quiet, sit
from tests.browser.wire import Json, Moment, play
from tests.games.quadrata.browser_player import Person, far
from wurf.core.text import LANGUAGES, Message, say
from wurf.games import load

# What others do

# Where a piece has left that is seen to travel now.
FLIGHT = """[...document.querySelectorAll("[data-testid=travelling] > g")].some((one) => +getComputedStyle(one).opacity)
    && document.querySelector(".lifted[data-source], .lifted [data-source]")?.dataset.source || "" """
SEEN = f"""{{
    framed: document.querySelector("#rail .acting")?.dataset.seat ?? "",
    die: document.querySelector(".dice .tumbling") ? 0 : +document.querySelector("[data-die]").dataset.value,
    flight: {FLIGHT},
    last: document.querySelectorAll("[data-other='1'] [data-last]").length,
    lifted: document.querySelectorAll(".lifted").length,
    told: document.querySelector("[data-testid=prompt]").textContent,
}}"""


def test_a_bots_turn_is_seen_step_by_step(page: Page, url: str) -> None:
    in_motion(page, "fast")
    person = Person(page)
    person.begin(url, "person", "easy")
    page.emulate_media(reduced_motion="no-preference")
    observe(page, SEEN)
    moves = person.log.get_by_text(re.compile(r"Momo (lays|puts) a \d from the supply"))
    before = moves.count()  # one, if Momo began
    person.act()
    expect(moves).to_have_count(before + 1)
    expect(person.offered.first).to_be_visible()
    seen = observed(page)
    (die,) = {look["flight"][0] for look in seen if look["flight"]}
    in_order(
        seen,
        lambda look: look["framed"] == "1" and look["die"] == int(die) and look["told"] == f"Momo rolls a {die}.",
        lambda look: look["flight"].endswith("supply") and look["lifted"] == 1 and look["die"] == int(die),
        lambda look: not look["flight"] and look["last"] == 1 and f"a {die} from the supply" in look["told"],
        lambda look: look["framed"] == "0",
    )
    assert not any("from the supply into" in look["told"] for look in seen if not look["die"])  # then nothing is rolled
    expect(page.locator("[data-other='1'] [data-last]")).to_have_count(1)  # until their next
    expect(page.locator(".board [data-square] [data-last]")).to_have_count(1)  # and one's own


@pytest.mark.parametrize("screen", [DESKTOP, PHONE])
def test_a_robbed_piece_is_seen_leaving_its_square(browser: Browser, url: str, screen: ViewportSize) -> None:
    def robs(moment: Moment) -> list[Json]:
        """Somebody else may rob the one who watches."""
        return [one for one in moment.choices if one["kind"] == "rob-to-reserve" and one["other"] == 0]

    moment = far(url, lambda moment: bool(robs(moment)))
    (robber, robbed), action = moment.tokens[::-1], robs(moment)[0]["action"]
    with quiet(browser, viewport=screen, has_touch=True, is_mobile=screen == PHONE) as context:
        page = context.new_page()
        in_motion(page, "fast")
        sit(page, url, "quadrata", moment.table, [robbed])
        expect(page.locator("[data-square]")).to_be_visible()
        observe(page, FLIGHT)
        play(url, moment.table, robber, 1, action)
        place = action.split(" > ")[0]
        expect(page.locator(f".board [data-square] [data-gap='{place.split(':')[1]}']")).to_be_visible()
        assert place.replace("1:", "") in observed(page)


def test_what_is_being_shown_can_be_skipped(page: Page, url: str) -> None:
    in_motion(page, "slow")
    person = Person(page)
    person.begin(url, "person", "easy")
    page.emulate_media(reduced_motion="no-preference")
    person.act()
    page.get_by_test_id("travelling").wait_for(state="attached")
    page.keyboard.press("Escape")
    expect(page.get_by_test_id("travelling")).to_have_count(0)
    expect(page.locator("[data-other='1'] [data-last]")).to_have_count(1)


# How rounds end


def test_a_match_of_three_rounds_between_bots_is_watched_to_its_end(browser: Browser, url: str) -> None:
    with quiet(browser) as context:
        page = context.new_page()
        person = Person(page)
        person.set_up(url, "medium", "easy", rounds=3, turn_cap=3)  # an easy bot may leave its square empty
        for number in (1, 2):
            expect(page.get_by_test_id("round-over")).to_contain_text(f"Round {number} has reached its last turn")
            expect(page.locator(".board [data-square] [data-source]").first).to_be_visible()
            page.get_by_test_id("go-on").click()
        expect(person.result).to_be_visible(timeout=120_000)
        expect(page.get_by_test_id("go-on")).to_have_count(0)
        rounds = page.get_by_test_id("rounds").locator("tbody tr")
        expect(rounds).to_have_count(2)
        for row in rounds.all():
            *scores, total = [int(cell) for cell in row.locator("td").all_inner_texts()]
            assert len(scores) == 3
            assert sum(scores) == total
        for number in (1, 2, 3):
            expect(person.log).to_contain_text(f"in round {number}")


def test_a_full_square_ends_the_round_and_stays_until_one_goes_on(
    page: Page, wurf_server: Callable[..., Any], tmp_path: Path
) -> None:
    # On a smaller square, with so many ones that any gap can be filled, a round is soon over.
    shipped = load("quadrata").components.text
    smaller = re.sub(r"(small|large) = \d", r"\1 = 2", shipped).replace("count = 6", "count = 15", 1)
    (tmp_path / "smaller.toml").write_text(smaller, encoding="utf-8")
    url = wurf_server(f"sqlite:///{tmp_path}/wurf.sqlite", "--components", f"quadrata={tmp_path}/smaller.toml").url

    def filling(moment: Moment) -> list[str]:
        """The pieces, in supply and reserve, that would fill the square of whoever is to move."""
        left = 2 * 2 * 4 - moment.face["players"][moment.face["active"]]["covered"]
        kinds = ("supply-to-square", "reserve-to-square")
        sources = [choice.get("source", "") for choice in moment.choices if choice["kind"] in kinds]
        return [source for source in sources if int(source[0]) == left]

    moment = far(url, lambda moment: moment.face["round"] == 1 and bool(filling(moment)), rounds=2)
    person = Person(page)
    person.sit_down(url, moment)
    lying = page.locator(".board [data-square] [data-source]")
    before = lying.count()
    person.look_at_a_move(page.locator(f".board [data-source='{filling(moment)[0]}'][data-legal]").first)
    person.choose()
    over = page.get_by_test_id("round-over")
    expect(over).to_contain_text("fills the square and ends round 1: +5.")
    expect(lying).to_have_count(before + 1)
    expect(page.locator(".turn")).to_have_text("Round 1 of 2")
    gained = over.locator("[data-gained]").evaluate_all("all => all.map(one => one.dataset.gained)")
    assert page.get_by_test_id("rounds").locator("tbody tr td:nth-child(2)").all_inner_texts() == gained
    page.mouse.click(*middle(lying.first))  # only to look
    page.keyboard.press("Escape")
    expect(over).to_be_visible()
    page.keyboard.press("Enter")
    expect(page.locator(".turn")).to_have_text("Round 2 of 2")
    expect(over).to_have_count(0)
    expect(lying).to_have_count(0)
    assert page.get_by_test_id("rounds").locator("tbody tr td:nth-child(2)").all_inner_texts() == gained
    person.play_a_turn()


# The rules page


def test_quadratas_pictures_count_what_they_show(page: Page, url: str) -> None:
    page.goto(f"{url}/rules/quadrata")
    expect(page.locator("#end figcaption")).to_have_text(re.compile(r"15 − 2 \+ 5 = 18 points"))
    expect(page.locator("#end svg .body")).to_have_count(15)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_authors_are_named(language: str) -> None:
    assert "Karl Friedrich" in say(Message("quadrata-rules-ours-1"), language)
