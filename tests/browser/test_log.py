"""What was told at a table: the newest part at once, the rest when somebody looks. And answers among the news."""

from __future__ import annotations

import json
import random
import re
import sqlite3
from collections.abc import Callable
from contextlib import closing
from itertools import islice
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, WebSocketRoute, expect

from tests.browser.players import WITH_PLAYERS, player
from tests.browser.room import Watch, at_the_table, in_motion, phone, quiet, scrolled_to_its_end, told
from tests.browser.wire import Moment, far, moments
from tests.games.loot.browser_player import Person
from tests.in_turn import in_turn


def chooser() -> Callable[[list[dict[str, Any]]], str]:
    dice = random.Random(5)
    return lambda choices: str(dice.choice(choices)["action"])


@pytest.mark.parametrize("game", in_turn(WITH_PLAYERS, 4))
def test_a_long_log_is_loaded_to_its_first_line_when_one_scrolls_there(browser: Browser, url: str, game: str) -> None:
    with quiet(browser) as here, quiet(browser) as there:  # A browser remembers what it has seen.
        live, late = here.new_page(), there.new_page()
        problems = Watch(late).problems
        course = moments(url, game, 2, {}, chooser())
        moment = next(course)
        at_the_table(live, url, moment)  # who was there from the beginning has heard it all
        moment = list(islice(course, player(game, "Person").moves_of_a_long_log))[-1]
        at_the_table(late, url, moment)
        expect(late.get_by_role("log").locator(".end")).to_have_count(1)
        for part in ("h3", "ul"):  # until it has seen all the news as well
            newest = late.get_by_role("log").locator(part).first.inner_text()
            expect(live.get_by_role("log").locator(part).first).to_have_text(
                newest, timeout=60_000, use_inner_text=True
            )
        expect(live.get_by_role("log").locator(".end")).to_have_count(0)
        heard = told(live)
        assert late.get_by_role("log").evaluate("log => log.scrollHeight > log.clientHeight")
        at_first, oldest = told(late), late.get_by_role("log").locator("h3").last.inner_text()
        whole = at_first.index(oldest)  # but the oldest chapter may be cut
        assert at_first[: whole + 1] == heard[: whole + 1]
        assert 0 < whole < len(at_first) < len(heard)
        assert scrolled_to_its_end(late) == heard
        late.reload()
        assert scrolled_to_its_end(late) == heard
        assert problems == []


def test_on_a_phone_the_older_log_is_loaded_when_it_is_looked_at(browser: Browser, url: str) -> None:
    with phone(browser) as context:
        page, sent = context.new_page(), list[str]()
        page.on("websocket", lambda line: line.on("framesent", lambda frame: sent.append(str(frame))))
        dice, entries = random.Random(5), 0

        def pick(_random: random.Random, choices: list[dict[str, Any]]) -> str:
            return str(dice.choice(choices)["action"])

        def long_enough(_moment: Moment) -> bool:
            nonlocal entries
            entries += 1
            return entries > 90

        moment = far(url, long_enough, game="loot", pick=pick)
        at_the_table_on_a_phone = f"{url}/table/{moment.table}"
        page.goto(at_the_table_on_a_phone)
        expect(page.locator(".rise")).to_be_visible()
        assert not any("Earlier" in frame for frame in sent)  # nobody has looked
        page.locator(".rise").click()
        expect(page.locator("#rail")).to_be_visible()
        assert "Start" in scrolled_to_its_end(page)


def test_a_page_forgets_what_the_server_has_never_heard_of(
    page: Page, wurf_server: Callable[..., Any], tmp_path: Path
) -> None:
    """The database was replaced by an older copy: the page shows what is true now, and nothing else."""
    server = wurf_server(f"sqlite:///{tmp_path}/wurf.sqlite")
    course = moments(server.url, "loot", 2, {}, chooser())
    moment = list(islice(course, 20))[-1]
    at_the_table(page, server.url, moment)
    expect(page.get_by_role("log").locator("h3").first).to_be_visible()
    early, turn = scrolled_to_its_end(page), page.locator(".turn").inner_text()
    with closing(sqlite3.connect(tmp_path / "wurf.sqlite")) as now, closing(sqlite3.connect(tmp_path / "old")) as old:
        now.backup(old)
    list(islice(course, 40))
    expect(page.get_by_role("log").locator("h3").first).not_to_have_text(early[0])
    course.close()
    server.kill()
    for file in tmp_path.glob("wurf.sqlite*"):
        file.unlink()
    (tmp_path / "old").rename(tmp_path / "wurf.sqlite")
    server.start()
    expect(page.get_by_role("log").locator("h3").first).to_have_text(early[0], timeout=30_000)
    assert scrolled_to_its_end(page) == early
    expect(page.locator(".turn")).to_have_text(turn)


def test_what_cannot_be_shown_has_happened_all_the_same(page: Page, url: str) -> None:
    """A fall whose motion is broken: the show of it fails, and the next one is there too."""

    def broken(line: WebSocketRoute) -> None:
        server = line.connect_to_server()
        server.on_message(lambda text: line.send(re.sub(r',"motion":\[.*?\]\]', "", str(text))))

    problems = Watch(page).problems
    page.route_web_socket("**/ws", broken)
    in_motion(page, "fast")
    course = moments(url, "drop_it", 2, {}, chooser())
    at_the_table(page, url, next(course))
    next(course)
    expect(page.get_by_role("log").get_by_role("heading", name="Drop 1", exact=True)).to_be_visible()
    next(course)
    expect(page.get_by_role("log").get_by_role("heading", name="Drop 2", exact=True)).to_be_visible()
    assert problems  # it was told, but held nothing up


class Held:
    """A line to the server on which what the page chooses is held back until it is let go."""

    def __init__(self, page: Page) -> None:
        self._waiting: list[Any] = []
        self._server: WebSocketRoute | None = None
        self.holding = True
        page.route_web_socket("**/ws", self._connect)

    def _connect(self, line: WebSocketRoute) -> None:
        self._server = line.connect_to_server()
        line.on_message(self._pass)

    def _pass(self, message: Any) -> None:
        if self.holding and json.loads(message)["type"] == "Choose":
            self._waiting.append(message)
        elif self._server:
            self._server.send(message)

    def let_go(self) -> None:
        assert self._server is not None
        self.holding = False
        for message in self._waiting:
            self._server.send(message)

    @property
    def held(self) -> int:
        return len(self._waiting)


def test_what_others_do_is_not_taken_for_the_answer_to_ones_own_choice(browser: Browser, url: str) -> None:
    moment = next(moments(url, "loot", 3, {}, chooser()))
    with quiet(browser) as here, quiet(browser) as there:
        mine, other = here.new_page(), there.new_page()
        line = Held(mine)
        for page, seat in ((mine, 0), (other, 1)):
            page.add_init_script("localStorage.setItem('wurf.coached-loot', 'true')")
            at_the_table(page, url, moment, seat)
        me, they = Person(mine), Person(other)
        me.cell("a1").click()
        me.confirm.click()
        expect(me.confirm).to_be_disabled()  # it is under way
        they.choose("b1")
        expect(other.get_by_role("button", name="Take back")).to_be_visible()
        expect(mine.locator("#rail [data-seat='1']").get_by_text("has chosen")).to_be_visible()  # the news has come
        expect(me.confirm).to_be_disabled()  # and is not the answer
        assert line.held == 1
        line.let_go()
        expect(mine.get_by_role("button", name="Take back")).to_be_visible()
        expect(me.confirm).to_have_count(0)
        assert line.held == 1  # nothing was sent twice
        assert me.errors == they.errors == []
