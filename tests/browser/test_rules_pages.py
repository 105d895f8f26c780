"""The rules pages of all games, as somebody reads them."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.room import DESKTOP, PHONE, fits_the_screen, phone, quiet
from tests.games.loot.browser_player import Finger, Person
from tests.games.rulebook import WITH_PAGE, Rulebook
from tests.in_turn import in_turn, paired
from wurf.core.text import LANGUAGES, Message, say


def named(case: Rulebook | str) -> str:
    return case if isinstance(case, str) else case.game


# Those of these elements that nobody can see.
HIDDEN = "all => all.filter(one => !document.querySelector(one)?.checkVisibility({ visibilityProperty: true }))"


@pytest.mark.parametrize(("rules", "language"), paired(WITH_PAGE, LANGUAGES), ids=named)
def test_the_page_explains_every_rule(browser: Browser, url: str, rules: Rulebook, language: str) -> None:
    """On a desktop and on a phone."""
    with browser.new_context(locale=language, viewport=DESKTOP) as context:
        page = context.new_page()
        page.goto(f"{url}/rules/{rules.game}")
        expect(page.locator(f"#{rules.ids[-1]} p")).to_be_visible()
        assert page.evaluate(HIDDEN, [f"#{id} p" for id in rules.ids]) == []
        text = page.locator("body").inner_text()
        assert not re.findall(rf"\b(?:{rules.game}|page)-\w[\w-]*", text), "A text is missing."
        assert "*" not in text
        assert "{" not in text
        assert say(Message(f"{rules.game}-rules-ours-1"), language) in text  # whose game it is
        pictures = page.locator("figure > [role=img]").all()
        assert len(pictures) == len(re.findall(r"^[\w-]+-figure-read =", rules.texts(language), re.MULTILINE))
        assert all(picture.get_attribute("aria-label") for picture in pictures)
        assert fits_the_screen(page), "It scrolls sideways."
        heights = page.locator("figure").evaluate_all("all => all.map(one => one.offsetHeight)")
        assert max(heights, default=0) < DESKTOP["height"], "A picture cannot be seen whole."
        page.set_viewport_size(PHONE)
        assert page.evaluate(HIDDEN, [f"#{id} p" for id in rules.ids]) == []
        assert fits_the_screen(page), "It scrolls sideways on a phone."


@pytest.mark.parametrize("rules", in_turn(WITH_PAGE, 4), ids=named)
def test_a_rule_can_be_looked_up_by_its_address(page: Page, url: str, rules: Rulebook) -> None:
    for id in (rules.ids[0], rules.ids[len(rules.ids) // 2], rules.ids[-1]):
        page.goto("about:blank")
        page.goto(f"{url}/rules/{rules.game}#{id}")
        expect(page.locator(f"#{id}")).to_be_in_viewport()
        expect(page.locator(".looked-up")).to_have_id(id)


@pytest.mark.parametrize("rules", in_turn([book for book in WITH_PAGE if book.marked("R")], 2, 1), ids=named)
def test_what_is_reconstructed_is_marked_and_leads_to_its_rule(page: Page, url: str, rules: Rulebook) -> None:
    page.goto(f"{url}/rules/{rules.game}")
    heading = page.get_by_role("heading", name="R reconstructed")
    ours = page.locator("#ours .lists > div").filter(has=heading)
    expect(ours.locator(heading)).to_be_visible()
    *_, last = ids = rules.marked("R")
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


def test_the_rules_are_read_beside_the_table_while_the_game_goes_on(browser: Browser, url: str) -> None:
    with quiet(browser) as context:
        page = context.new_page()
        person = Person(page)
        person.begin(url, "person", "easy")
        address, rules = page.url, page.get_by_test_id("rules")
        board, opener = page.locator(".board"), page.get_by_role("button", name="Rules", exact=True)
        opener.click()
        expect(rules.get_by_role("heading", name="How to play LOOT")).to_be_visible()
        beside, table = rules.bounding_box(), board.bounding_box()
        assert beside is not None
        assert table is not None
        assert table["x"] + table["width"] <= beside["x"]  # nothing of the board is covered
        rules.get_by_role("link", name="Points", exact=True).click()
        expect(rules.locator("#points-title")).to_be_in_viewport()
        assert page.url == address
        person.choose("a1")  # the game goes on
        expect(person.dice).to_have_count(3)
        expect(rules).to_be_visible()
        expect(page.locator(".prompt [data-choice]")).to_have_count(0)
        page.keyboard.press("Escape")
        expect(rules).to_have_count(0)

        opener.focus()
        page.keyboard.press("Enter")
        page.keyboard.press("Escape")  # from within
        expect(rules).to_have_count(0)
        expect(opener).to_be_focused()
        page.keyboard.press("?")
        page.get_by_role("dialog").get_by_role("button", name="Rules", exact=True).click()
        expect(rules.get_by_role("heading", name="How to play LOOT")).to_be_visible()
        expect(page.get_by_role("dialog")).to_have_count(1)
        rules.get_by_role("button", name="Close").click()
        expect(rules).to_have_count(0)
        assert page.url == address
        assert person.errors == []


def test_on_a_phone_the_rules_cover_the_table_until_they_are_closed(browser: Browser, url: str) -> None:
    with phone(browser) as context:
        page = context.new_page()
        person = Finger(page)
        person.begin(url, "person", "easy")
        page.get_by_role("button", name="Rules", exact=True).tap()
        rules = page.get_by_test_id("rules")
        expect(rules.get_by_role("heading", name="How to play LOOT")).to_be_visible()
        assert rules.bounding_box() == {"x": 0, "y": 0, **PHONE}
        assert fits_the_screen(page)
        assert rules.locator(".pages").evaluate("part => part.scrollWidth <= part.clientWidth")
        rules.get_by_role("button", name="Close").tap()
        expect(rules).to_have_count(0)
        person.choose("a1")
