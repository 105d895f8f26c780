"""A new game without page parts is played on the plain board: its text, and a button for each choice."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.room import ByFinger, ByKeyboard, Sitter, Watch, fits_the_screen, in_motion, phone, quiet
from tests.checkout import Checkout
from tests.wurf_server import WurfServer


class Runner(Sitter):
    """Plays whatever is offered, here with the mouse."""

    game = "sample"
    turn = "document.querySelector('.turn')?.textContent"

    def __init__(self, page: Page, seed: int = 1) -> None:
        super().__init__(page, seed)
        self.offered = page.locator(".board [data-action]")
        self.text = page.get_by_test_id("text")

    def skip_hints(self) -> None:
        """The plain board has none."""

    def act(self) -> None:
        self.tap(self.offered.nth(self.random.randrange(self.offered.count())))


class Finger(ByFinger, Runner):
    pass


class Keyboard(ByKeyboard, Runner):
    def act(self) -> None:
        expect(self.page.locator(".board [data-action]:focus")).to_have_count(1)  # no Tab is needed to get there
        if self.offered.count() > 1:
            to_the_second = self.random.random() < 0.5
            self.page.keyboard.press("ArrowRight" if to_the_second else "ArrowLeft")
            expect(self.offered.nth(1 if to_the_second else 0)).to_be_focused()
        self.page.keyboard.press("Enter")


@pytest.fixture(scope="module")
def box(new_game: Checkout, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server with the new game in its box, and with a page that was built before there was such a game."""
    folder = tmp_path_factory.mktemp("box")
    server = WurfServer(f"sqlite:///{folder}/wurf.sqlite", folder / "log", environment=new_game.environment)
    yield server.start().url
    server.stop()


def test_a_whole_game_by_mouse(page: Page, box: str) -> None:
    watch, person = Watch(page), Runner(page)
    person.begin_by_hand(box, "person", "easy")
    expect(person.text).to_contain_text("Dice: ")
    expect(person.prompt).to_contain_text("Which die do you move?")
    person.play_to_the_end()
    expect(person.result).to_be_visible()
    assert watch.problems == []


def test_a_whole_game_by_keyboard_alone(page: Page, box: str) -> None:
    person = Keyboard(page)
    person.begin_by_hand(box)
    person.play_to_the_end()
    expect(person.result).to_be_visible()


def test_a_whole_game_on_a_phone(browser: Browser, box: str) -> None:
    with phone(browser) as context:
        person = Finger(context.new_page())
        person.begin_by_hand(box, "person", "medium")
        assert fits_the_screen(person.page)
        person.play_to_the_end()


def test_the_text_changes_step_by_step(page: Page, box: str) -> None:
    """One's own move, the bot's roll, its move and one's own roll, each with its own text and caption."""
    in_motion(page, "fast")
    person = Runner(page)
    person.begin_by_hand(box, "person", "easy")
    expect(person.text).to_contain_text("Dice: ")
    for _ in range(4):  # a roll may be the same as the one before, and then the text is too
        page.evaluate(
            """() => {
                window.watching?.disconnect();
                window.seen = [];
                const text = document.querySelector('[data-testid=text]');
                window.watching = new MutationObserver(() => window.seen.push(text.innerText));
                window.watching.observe(text, {subtree: true, characterData: true, childList: true});
            }"""
        )
        person.play_a_turn()
        expect(page.get_by_test_id("skip")).to_have_count(0)
        expect(person.offered.first).to_be_visible()
        seen = page.evaluate("window.seen")
        assert len(seen) == len(set(seen))
        assert seen[-1] == person.text.inner_text()
        if len(seen) == 4:
            return
    pytest.fail(f"There were never four texts, at last {seen}")


def test_the_text_speaks_the_readers_language(page: Page, box: str) -> None:
    person = Runner(page)
    person.begin_by_hand(box, "person", "person")
    page.get_by_label("Language").select_option("de")
    expect(person.text).to_contain_text("Würfel: ")
    expect(person.offered.first).to_contain_text("Auf Feld ")
    page.get_by_label("Sprache").select_option("es")
    expect(person.text).to_contain_text("Dados: ")


def test_the_new_game_is_on_the_home_page_and_its_rules_are_there(browser: Browser, box: str) -> None:
    with quiet(browser) as context:
        page = context.new_page()
        page.goto(box)
        card = page.locator("[data-game=sample]")
        expect(card).to_contain_text("Two dice, one choice")
        card.get_by_role("link", name="Rules").click()
        expect(page.get_by_role("heading", name="How to play Sample")).to_be_visible()
        expect(page.locator("#S5")).to_contain_text("The first runner there wins")
        page.goto(f"{box}/rules/nowhere")
        expect(page.get_by_role("main")).to_contain_text("There is nothing here.")
