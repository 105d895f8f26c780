"""Quadrata in a real browser: how rounds and matches end, and its rules page."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.room import quiet
from tests.browser.wire import Moment
from tests.games.quadrata.browser_player import Person, far
from wurf.core.text import LANGUAGES, Message, say
from wurf.games import load


def test_a_match_of_three_rounds_between_bots_is_watched_to_its_end(browser: Browser, url: str) -> None:
    with quiet(browser) as context:
        page = context.new_page()
        person = Person(page)
        person.set_up(url, "easy", "medium", rounds=3, turn_cap=3)
        expect(person.prompt.or_(person.result).first).to_be_visible()
        expect(person.result).to_be_visible(timeout=120_000)
        rounds = page.get_by_test_id("rounds").locator("tbody tr")
        expect(rounds).to_have_count(2)
        for row in rounds.all():
            *scores, total = [int(cell) for cell in row.locator("td").all_inner_texts()]
            assert len(scores) == 3
            assert sum(scores) == total
        for number in (1, 2, 3):
            expect(person.log).to_contain_text(f"in round {number}")


def test_who_fills_the_square_first_ends_the_round(page: Page, wurf_server: Callable[..., Any], tmp_path: Path) -> None:
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
    person.look_at_a_move(page.locator(f".board [data-source='{filling(moment)[0]}'][data-legal]").first)
    person.choose()
    over = page.get_by_test_id("round-over")
    expect(over).to_contain_text("fills the square and ends round 1: +5.")
    expect(page.locator(".turn")).to_have_text("Round 2 of 2")
    filled = page.get_by_test_id("rounds").locator("tbody tr td:nth-child(2)").all_inner_texts()
    assert filled == over.locator(".points").all_inner_texts()
    person.play_a_turn()
    expect(over).to_have_count(0)


# The rules page


def test_quadratas_pictures_count_what_they_show(page: Page, url: str) -> None:
    page.goto(f"{url}/rules/quadrata")
    expect(page.locator("#end figcaption")).to_have_text(re.compile(r"15 − 2 \+ 5 = 18 points"))
    expect(page.locator("#end svg .body")).to_have_count(15)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_authors_are_named(language: str) -> None:
    assert "Karl Friedrich" in say(Message("quadrata-rules-ours-1"), language)
