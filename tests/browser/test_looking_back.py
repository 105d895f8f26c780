"""A finished game looked at again: any moment can be shown, forwards and backwards; only a single step is in motion."""

from __future__ import annotations

import random
import re
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.players import WITH_PLAYERS, player
from tests.browser.room import DESKTOP, quiet
from tests.browser.wire import moments
from tests.in_turn import in_turn
from wurf.games import load

AFTERWARDS = 12  # frames that are looked at after a change

# What is seen frame by frame: how the table looks, and whether anything is on its way.
WATCH = """(() => {
    window.looks = [];
    window.moved = [];
    const watch = () => {
        const table = document.querySelector('main').cloneNode(true);
        table.querySelectorAll('.steps').forEach((one) => one.remove());
        if (table.innerHTML !== window.looks.at(-1)) window.looks.push(table.innerHTML);
        const running = document.getAnimations().filter((one) => !one.effect?.target?.closest?.('.steps, header'));
        window.moved.push(...running.map((one) => one.effect.target.outerHTML.slice(0, 120)));
        window.moved.push(...[...document.querySelectorAll('.flying, .travelling')].map((one) => one.className));
        window.watching = requestAnimationFrame(watch);
    };
    cancelAnimationFrame(window.watching ?? 0);
    watch();
})()"""
# Until something has changed, and so many frames more; or until nothing has changed for long.
WAIT = """(more) => new Promise((done) => {
    let [left, patience] = [more, 900];
    const on = () => {
        if (window.looks.length > 1) left -= 1;
        if (left && patience--) requestAnimationFrame(on);
        else done();
    };
    on();
})"""


def finished(url: str, game: str) -> str:
    """A short game of two, played at random to its end."""
    dice, options = random.Random(5), {option.id: 4 for option in load(game).meta.options if option.id.endswith("_cap")}
    *_, last = moments(url, game, 2, options, lambda choices: str(dice.choice(choices)["action"]))
    return last.table


class Viewer:
    def __init__(self, page: Page) -> None:
        self.page = page
        self.slider = page.get_by_role("slider")
        self.on = page.get_by_role("button", name="On", exact=True)

    def shown(self, act: Any) -> tuple[list[str], list[str]]:
        """How the table looked after something was done, one look after the other, and what was on its way."""
        self.page.evaluate(WATCH)
        act()
        self.page.evaluate(WAIT, AFTERWARDS)
        return self.page.evaluate("window.looks.slice(1)"), self.page.evaluate("window.moved")

    def jump(self, to: int) -> str:
        """How the table looks at another moment: at once, with nothing on its way."""
        looks, moved = self.shown(lambda: self.slider.fill(str(to)))
        assert len(looks) == 1, f"It looked in {len(looks)} ways one after the other."
        assert moved == []
        return re.sub(r"\bc\d+-", "", looks[0])  # ids of parts that have been made again


@pytest.mark.parametrize("game", in_turn(WITH_PLAYERS, 4, 2))
def test_any_moment_is_shown_without_motion_forwards_and_backwards(browser: Browser, url: str, game: str) -> None:
    with browser.new_context(viewport=DESKTOP, locale="en-GB", reduced_motion="no-preference") as context:
        page = context.new_page()
        page.goto(f"{url}/look/{finished(url, game)}")
        viewer = Viewer(page)
        expect(viewer.slider).to_be_visible()
        page.wait_for_load_state("networkidle")
        last = int(str(viewer.slider.get_attribute("max")))
        places = [last // 2, last, last // 3]
        # The seat that is shown follows the moments, so each is reached from the same one in both rounds.
        _, once, again = ([viewer.jump(to) for to in places] for _ in range(3))
        assert once == again
        moved = [bool(viewer.shown(viewer.on.click)[1]) for _ in range(6)]
        assert any(moved), "Nothing ever moves: the test would not see it."


def test_who_has_given_no_name_is_you_to_themselves_and_somebody_to_all_others(browser: Browser, url: str) -> None:
    with quiet(browser) as own, quiet(browser) as other:
        person = player("loot", "Person")(own.new_page())
        person.begin(url, "person", "easy", turn_cap=1)
        person.play_to_the_end()
        table = person.page.url.rpartition("/")[2]
        for context, name in ((own, "You"), (other, "Somebody")):
            page = context.new_page()
            for path in (f"look/{table}", f"table/{table}"):
                page.goto(f"{url}/{path}")
                expect(page.get_by_role("tab").first).to_contain_text(name)
