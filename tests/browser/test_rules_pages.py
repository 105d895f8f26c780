"""The rules pages of all games, as somebody reads them."""

from __future__ import annotations

import re
from typing import NamedTuple

import pytest
from playwright.sync_api import Browser, Page, ViewportSize, expect

from tests.browser.room import DESKTOP, PHONE, fits_the_screen
from wurf.core.text import LANGUAGES


class Rules(NamedTuple):
    game: str
    letter: str
    last: int
    looked_up: tuple[int, ...]
    reconstructed: tuple[int, ...]  # the last one's link is followed
    pictures: int
    author: str = ""  # of Scratch Island we know none

    @property
    def ids(self) -> list[str]:
        return [f"{self.letter}{number}" for number in range(1, self.last + 1)]


ALL = (
    Rules("loot", "L", 24, (2, 19, 24), (2, 4, 6, 5), 11, author="Roy zur Linde"),
    Rules("quadrata", "Q", 18, (1, 11, 18), (1, 2, 4, 3), 5, author="Karl Friedrich"),
    Rules("scratch_island", "S", 23, (1, 13, 23), (1, 2, 4, 5, 18, 7), 9),
    Rules("drop_it", "D", 28, (1, 16, 28), (2, 4, 5, 6, 3), 8, author="Uwe Rapp"),
)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
@pytest.mark.parametrize("rules", ALL, ids=lambda rules: rules.game)
def test_the_page_explains_every_rule(
    browser: Browser, url: str, rules: Rules, language: str, size: ViewportSize
) -> None:
    with browser.new_context(locale=language, viewport=size) as context:
        page = context.new_page()
        page.goto(f"{url}/rules/{rules.game}")
        for id in rules.ids:
            expect(page.locator(f"#{id} p")).to_be_visible()
        text = page.locator("body").inner_text()
        assert not re.findall(rf"\b(?:{rules.game}|page)-\w[\w-]*", text), "A text is missing."
        assert "*" not in text
        assert "{" not in text
        assert rules.author in text
        pictures = page.locator("figure > [role=img]").all()
        assert len(pictures) == rules.pictures
        assert all(picture.get_attribute("aria-label") for picture in pictures)
        assert fits_the_screen(page), "It scrolls sideways."


@pytest.mark.parametrize(
    ("game", "id"), [(rules.game, f"{rules.letter}{number}") for rules in ALL for number in rules.looked_up]
)
def test_a_rule_can_be_looked_up_by_its_address(page: Page, url: str, game: str, id: str) -> None:
    page.goto(f"{url}/rules/{game}#{id}")
    expect(page.locator(f"#{id}")).to_be_in_viewport()
    expect(page.locator(".looked-up")).to_have_id(id)


@pytest.mark.parametrize("rules", ALL, ids=lambda rules: rules.game)
def test_what_is_reconstructed_is_marked_and_leads_to_its_rule(page: Page, url: str, rules: Rules) -> None:
    page.goto(f"{url}/rules/{rules.game}")
    heading = page.get_by_role("heading", name="R reconstructed")
    ours = page.locator("#ours .lists > div").filter(has=heading)
    expect(ours.locator(heading)).to_be_visible()
    *_, last = ids = [f"{rules.letter}{number}" for number in rules.reconstructed]
    for id in ids:
        expect(ours.get_by_role("link", name=f"Rule {id}", exact=True)).to_be_visible()
    ours.get_by_role("link", name=f"Rule {last}", exact=True).click()
    expect(page.locator(f"#{last}")).to_be_in_viewport()


def test_the_language_can_be_changed_while_reading(page: Page, url: str) -> None:
    page.goto(f"{url}/rules/loot")
    expect(page.get_by_role("heading", name="How to play LOOT")).to_be_visible()
    page.get_by_label("Language").select_option("de")
    expect(page.get_by_role("heading", name="So spielt man LOOT")).to_be_visible()


def test_rules_that_do_not_exist_are_a_sentence(page: Page, url: str) -> None:
    page.goto(f"{url}/rules/chess")
    expect(page.get_by_role("heading")).to_have_text("There is nothing here.")


# Each game's pictures


def test_loots_worked_example_can_be_tried(page: Page, url: str) -> None:
    page.goto(f"{url}/rules/loot")
    example = page.locator("#turn")
    expect(example.locator("[data-legal]")).to_have_count(1)
    example.locator("[data-cell=b4]").click()
    expect(example).to_contain_text("There is a cross on this cell already.")
    expect(example.get_by_role("link", name="Rule L11").last).to_be_visible()
    example.get_by_role("radio", name="1").check(force=True)
    expect(example.locator("[data-legal]")).to_have_count(4)
    example.locator("[data-cell=f4]").click()
    expect(example).to_contain_text("Cross on f4")
    example.get_by_role("button", name="Again").click()
    expect(example.locator("[data-legal]")).to_have_count(4)


def test_quadratas_pictures_count_what_they_show(page: Page, url: str) -> None:
    page.goto(f"{url}/rules/quadrata")
    expect(page.locator("#end figcaption")).to_have_text(re.compile(r"15 − 2 \+ 5 = 18 points"))
    expect(page.locator("#end svg .body")).to_have_count(15)


def test_scratch_islands_pictures_show_motifs_that_fit_and_motifs_that_do_not(page: Page, url: str) -> None:
    page.goto(f"{url}/rules/scratch_island")
    expect(page.locator("#turn [data-fits=true] text")).to_have_text(["1", "2", "3", "4"])
    expect(page.locator("#ground .four [data-fits=false]")).to_have_count(4)
    reasons = page.locator("#ground .four p")
    expect(reasons.nth(0)).to_have_text("A rock is in the way: only a pickaxe opens it.")
    expect(reasons.nth(2)).to_have_text("You have not yet found the blue key for this chest.")
    expect(page.locator("#finds [data-find=snake]")).to_have_count(1)
    expect(page.locator("#finds [data-find=key]")).to_have_attribute("data-detail", "blue")
    expect(page.locator("#finds [data-row=shell]")).to_have_attribute("data-state", "gone")
    expect(page.locator("#pickaxe [data-fits=true] rect")).to_have_count(3)


def test_drop_its_pictures_show_what_their_captions_say(page: Page, url: str) -> None:
    page.goto(f"{url}/rules/drop_it")
    expect(page.locator("#points figcaption")).to_have_text(re.compile(r"level 5 .*: 5 \+ 2 = 7 points\."))
    expect(page.locator("#points .covered")).to_have_count(1)
    expect(page.locator("#end [data-piece]")).to_have_count(36)
    taboos = page.locator("#taboos .example")
    expect(taboos).to_have_count(4)
    for at, crosses in enumerate((1, 1, 1, 0)):  # shape, colour and edge are touched, height is not
        expect(taboos.nth(at).locator("circle.taboo")).to_have_count(crosses)
    expect(page.locator("#taboos .lens")).to_have_text(["0.2 mm ✗", "0.3 mm ✓"])
