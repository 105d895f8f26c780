"""LOOT in a real browser: on a phone, symbols that explain themselves, and its rules page."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from tests.browser.room import Stillness, middle, phone, quiet
from tests.browser.screens import SIZES
from tests.games.loot.browser_player import Finger, Person
from tests.in_turn import in_turn
from wurf.core.text import LANGUAGES, Message, say


def play_now(page: Page, url: str, language: str) -> Locator:
    """The quickest way from the first page to a table."""
    page.goto(url)
    return page.locator("[data-game=loot]").get_by_role("button", name=say(Message("page-play-now"), language))


@pytest.mark.parametrize("language", in_turn(LANGUAGES, 3, 1))
def test_the_board_lies_still_on_a_phone(browser: Browser, url: str, language: str) -> None:
    with phone(browser, locale=language) as context:
        page = context.new_page()
        person = Finger(page)
        person.tap(play_now(page, url, language))
        person.skip_hints()
        still = Stillness(page)
        person.tap(person.cell("d4"))
        still.after("a refusal", page.locator(".why"))
        person.tap(person.cell("a1"))
        still.after("looking", person.confirm)
        person.tap(person.confirm)
        still.after("the start", person.dice)
        person.arrange()
        still.after("arranging", person.legal)


def test_a_finger_slides_to_the_cell_that_it_means_under_a_lens(browser: Browser, url: str) -> None:
    with quiet(browser, viewport=SIZES["small phone"], has_touch=True, is_mobile=True) as context:
        page = context.new_page()
        person, lens = Finger(page), page.get_by_test_id("lens")
        person.begin(url, "person", "easy")
        person.touch("touchStart", middle(person.cell("b2")))
        expect(lens).to_be_visible()
        person.touch("touchMove", middle(person.cell("a1")))
        finger, shown = middle(person.cell("a1")), lens.bounding_box()
        assert shown is not None
        assert not (shown["x"] < finger[0] < shown["x"] + shown["width"] and shown["y"] < finger[1]), "It is covered."
        person.touch("touchEnd")
        expect(lens).to_have_count(0)
        expect(person.prompt).to_contain_text("a1")
        person.tap(person.confirm)
        expect(person.cell("a1").locator("path").first).to_be_attached()


# Symbols

SYMBOLS = {
    "A": "Visit all seven cells of row 1 for 3 points.",
    "B": "Visit every booth of the red group of 1 for 1 point.",
    "C": "Visiting Meeps number 1 brings 1 point.",
    "D": "Each turn with points fills one field with the new total.",
}
NUDGE = "a nudge: once, move one cell more or one cell less than the die shows."
WRAP = "a wrap: once, leave the grid and continue from the opposite side."


def symbols(page: Page, part: str) -> Locator:
    return page.locator(f".board [data-part={part}] [data-explain]")


def all_can_be_pointed_at(page: Page, part: str) -> bool:
    """The middle of each symbol belongs to it."""
    return bool(
        symbols(page, part).evaluate_all(
            """all => all.every(one => {
                const {x, y, width, height} = one.getBoundingClientRect();
                return document.elementFromPoint(x + width / 2, y + height / 2)?.closest('[data-explain]') === one;
            })"""
        )
    )


def test_symbols_explain_themselves_to_mouse_and_keyboard(browser: Browser, url: str) -> None:
    with quiet(browser) as context:
        page = context.new_page()
        person = Person(page)
        person.begin(url, "person", "easy")
        said = page.get_by_role("tooltip")
        for part, sentence in SYMBOLS.items():
            assert all_can_be_pointed_at(page, part)
            symbols(page, part).first.hover()
            expect(said).to_have_text(sentence)
            page.mouse.move(0, 0)
            expect(said).to_be_hidden()

            stop = page.locator(f".board [data-part={part}] [data-explain][tabindex='0']")
            expect(stop).to_have_count(1)
            stop.focus()
            expect(said).to_have_text(sentence)
            every = []
            for _ in range(symbols(page, part).count()):
                every.append(said.inner_text())
                described = page.evaluate("document.activeElement.getAttribute('aria-describedby')")
                assert described == said.get_attribute("id")
                page.keyboard.press("ArrowRight")
            assert len(set(every)) > 1
            if part in "BC":  # where abilities are earned
                assert any(text.endswith(NUDGE) for text in every)
                assert any(text.endswith(WRAP) for text in every)
            page.keyboard.press("Escape")
            expect(said).to_be_hidden()
        person.choose("a1")  # and nothing of it is in the way
        assert person.errors == []


def test_symbols_explain_themselves_to_a_finger(browser: Browser, url: str) -> None:
    with phone(browser) as context:
        page = context.new_page()
        person = Finger(page)
        person.begin(url, "person", "easy")
        said = page.get_by_role("tooltip")
        for part, sentence in SYMBOLS.items():
            person.tap(symbols(page, part).first)
            expect(said).to_have_text(sentence)
            expect(said).to_be_in_viewport(ratio=1)
        person.tap(person.prompt)
        expect(said).to_be_hidden()


# The rules page


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
    expect(example).to_contain_text("You move to f4 and make a cross.")
    example.get_by_role("button", name="Again").click()
    expect(example.locator("[data-legal]")).to_have_count(4)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_authors_are_named(language: str) -> None:
    assert "Roy zur Linde" in say(Message("loot-rules-ours-1"), language)
