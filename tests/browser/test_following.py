"""What the others do is shown step by step, at a pace that the person at the screen has chosen, and can be skipped."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Iterator
from itertools import groupby, islice, pairwise
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, Page, WebSocketRoute, expect

from tests.browser.room import Watch, at_the_table, observe, observed, phone, told
from tests.browser.wire import Json, Moment, moments
from tests.games.loot.browser_player import Person as Looter
from tests.games.scratch_island.browser_player import Person as Islander
from tests.games.scratch_island.browser_player import no_pass

CELL = re.compile(r"\b[a-m]\d+\b")  # "Ana scratches c6: sand."
MOVES = {  # "You move to a4 and draw a slash."
    0: re.compile(r"^You (?:move|start|are stuck).* ([a-g]\d)\b", re.MULTILINE),
    1: re.compile(r"^Ben (?:moves|starts|is stuck).* ([a-g]\d)\b", re.MULTILINE),
}

# Everything that is shown, each state once: the newest line of the log, the prompt, and what lies on the islands.
WATCH = """(() => {
    window.seen = [];
    window.moved = 0;
    const all = (what) => [...document.querySelectorAll(what)];
    // Two islands may have the same cell bared, and one island may be drawn twice.
    const cellOf = (one) => `${one.closest('[data-seat]').dataset.seat} ${one.dataset.scratched}`;
    const look = () => {
        const state = JSON.stringify({
            newest: document.querySelector('[role=log] ul')?.lastElementChild.innerText,
            lines: all('[role=log] li').length,
            scratched: new Set(all('mask [data-scratched]').map(cellOf)).size,
            ghost: document.querySelector('aside [data-ghost]')?.dataset.ghost.split(' ').length ?? 0,
            taken: all('aside [data-taken]').length,
        });
        window.moved += all('.travelling, .flying').length;
        if (state !== window.seen.at(-1)) window.seen.push(state);
    };
    look();
    window.watching = new MutationObserver(look);
    window.watching.observe(document.body, {subtree: true, childList: true, attributes: true, characterData: true});
})()"""


def wants(page: Page, pace: str) -> None:
    page.add_init_script(f"localStorage.setItem('wurf.pace', '\"{pace}\"')")


def picks() -> Any:
    dice = random.Random(3)
    return lambda choices: no_pass(dice, choices)


def seen(page: Page) -> list[Json]:
    return [json.loads(state) for state in page.evaluate("window.seen")]


class Line:
    """A page's connection, which can be cut for a while."""

    def __init__(self, page: Page) -> None:
        self.page, self.cut, self.updates = page, False, list[Json]()
        self._ends: list[WebSocketRoute] = []
        page.route_web_socket("**/ws", self._connect)

    def _connect(self, line: WebSocketRoute) -> None:
        if self.cut:
            line.close()
            return
        server = line.connect_to_server()
        server.on_message(lambda text: self._pass(line, text))
        self._ends += [line, server]

    def _pass(self, line: WebSocketRoute, text: Any) -> None:
        message = json.loads(text)
        if message["type"] == "Update":
            self.updates.append(message)
        line.send(text)

    def leave(self) -> None:
        self.cut = True
        while self._ends:
            self._ends.pop().close()
        expect(self.page.locator(".lost")).to_be_visible()

    def come_back(self) -> None:
        """Everything that was missed comes in one update."""
        self.cut, before = False, len(self.updates)
        self.page.evaluate("dispatchEvent(new Event('online'))")
        expect(self.page.locator(".lost")).to_have_count(0)
        assert len(self.updates) == before + 1


class Evening:
    """Two people play Scratch Island elsewhere; a spectator's page watches them."""

    def __init__(self, page: Page, url: str, pace: str) -> None:
        wants(page, pace)
        self.page, self.line = page, Line(page)
        self.course: Iterator[Moment] = moments(url, "scratch_island", 2, {"first": 1}, picks())
        self.skip = page.get_by_test_id("skip")
        at_the_table(page, url, next(self.course))

    def go_on(self, choices: int) -> None:
        """They play on while the page is away."""
        self.line.leave()
        list(islice(self.course, choices))
        self.page.evaluate(WATCH)
        self.line.come_back()


@pytest.fixture
def evening(page: Page, url: str) -> Iterator[Any]:
    begun: list[Evening] = []

    def begin(pace: str) -> Evening:
        begun.append(Evening(page, url, pace))
        return begun[0]

    yield begin
    for one in begun:
        one.course.close()  # type: ignore[attr-defined]


@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
def test_every_entry_that_a_page_has_missed_is_a_step_of_its_own(evening: Any, page: Page, motion: Any) -> None:
    """Dice are taken, then a motif is laid, then its cells are scratched one by one; with motion or without."""
    page.emulate_media(reduced_motion=motion)
    watch, table = Watch(page), evening("fast")
    table.go_on(12)
    expect(table.skip).to_have_count(0, timeout=60_000)
    # A state may be seen between the log's change and the board's: what counts is how each ends.
    states = [list(same)[-1] for _, same in groupby(seen(page), lambda state: state["lines"])]
    steps = [(old, new) for old, new in pairwise(states) if new["lines"] > old["lines"]]
    scratched = [(old, new) for old, new in steps if CELL.search(new["newest"])]
    assert len(scratched) >= 4
    for old, new in scratched:  # never two cells at once
        assert new["scratched"] == old["scratched"] + 1
        assert new["ghost"] in (old["ghost"] - 1, 0)  # a snake ends it
    (taken,) = {new["taken"] for _, new in steps if "takes two" in new["newest"]}
    assert taken == 2
    assert all(new["ghost"] >= 1 for _, new in steps if "lays" in new["newest"])
    assert bool(page.evaluate("window.moved")) == (motion == "no-preference")
    assert len(table.line.updates[-1]["moments"]) >= 10
    assert watch.problems == []


@pytest.mark.parametrize("how", ["a key", "a tap", "the button"])
def test_what_is_still_to_be_shown_is_skipped_by(evening: Any, page: Page, how: str) -> None:
    table = evening("slow")
    table.go_on(12)
    expect(table.skip).to_be_visible()
    before = len(seen(page))
    if how == "a key":
        page.keyboard.press("x")
    elif how == "a tap":
        page.locator(".board").click()
    else:
        table.skip.click()
    expect(table.skip).to_have_count(0)
    (latest,) = {state["newest"] for state in seen(page)[before:]}  # at once: nothing came in between
    assert latest == page.get_by_role("log").locator("ul").first.locator("li").last.inner_text()
    assert before < 6


def test_who_wants_it_instantly_sees_only_where_it_led(evening: Any, page: Page) -> None:
    table = evening("instant")
    table.go_on(12)
    expect(page.get_by_role("log").locator("li").nth(10)).to_be_visible()
    assert len({state["lines"] for state in seen(page)}) == 2


UP = re.compile(r"\bup\b")


def test_others_wait_while_the_first_games_hints_are_open(page: Page, url: str) -> None:
    wants(page, "fast")
    person = Islander(page)
    person.page.emulate_media(reduced_motion="reduce")
    person.set_up(url, "person", "easy", first=2)
    coach = page.get_by_test_id("coach")
    expect(coach).to_be_visible()
    expect(page.get_by_test_id("skip")).to_be_visible()  # the bot has acted
    before = told(page)
    assert not any(" takes " in line for line in before)
    coach.get_by_role("button").last.click()  # the next hint
    expect(coach).to_contain_text("2 / ")
    assert told(page) == before
    expect(page.get_by_test_id("strip")).not_to_have_class(UP)  # on a phone, its sheet is not over one's own
    coach.get_by_role("button").first.click()
    expect(person.offered.first).to_be_visible(timeout=30_000)
    assert any(" takes " in line for line in told(page))


def test_what_another_person_does_is_said_for_a_while(evening: Any, page: Page) -> None:
    table = evening("fast")
    observe(page, "document.querySelector('[data-testid=prompt]').textContent")
    list(islice(table.course, 1))
    page.wait_for_function("() => window.observed.length === 3")
    before, said, after = observed(page)
    assert before == after == "You are watching. It is Ana’s turn."
    assert "Ana takes two dice" in said


def test_nobody_who_acts_waits_for_what_is_being_shown(page: Page, url: str) -> None:
    """Time stands still, so whatever waits is never shown: one's own cells are, one after the other."""
    wants(page, "slow")
    person = Islander(page)
    person.begin(url, "person")
    while not person.next.count():
        person.play_a_turn()
    page.clock.install()
    page.clock.pause_at("2100-01-01")
    for number in range(1, 3):
        person.scratch(str(person.next.first.get_attribute("data-cell")))
        expect(person.scratched).to_have_count(number)
        if not person.next.count():  # a snake, or a pickaxe
            break


def looted(page: Page, url: str) -> tuple[Iterator[Moment], Looter]:
    """A page with the first of two seats, after two turns."""
    course = moments(url, "loot", 2, {}, picks())
    moment = list(islice(course, 6))[-1]
    page.add_init_script("localStorage.setItem('wurf.coached-loot', 'true')")
    at_the_table(page, url, moment, 0)
    return course, Looter(page)


def test_the_tab_says_your_move_only_when_the_page_shows_it(page: Page, url: str) -> None:
    wants(page, "slow")
    course, person = looted(page, url)
    expect(page).to_have_title(re.compile("^●"))
    observe(page, "[document.title.startsWith('●'), document.querySelector('[data-testid=skip]') !== null]")
    list(islice(course, 2))
    page.get_by_test_id("skip").click()
    expect(person.offered.first).to_be_visible()
    expect(page).to_have_title(re.compile("^●"))
    assert [False, True] in observed(page)
    assert [True, True] not in observed(page)
    course.close()  # type: ignore[attr-defined]


def marked(page: Page, kind: str) -> Locator:
    return page.locator(f".board [data-mark={kind}]")


def test_everybodys_last_move_stays_marked_also_after_a_reload(page: Page, url: str) -> None:
    course, _ = looted(page, url)
    mine, theirs = marked(page, "last"), page.locator("#rail [data-seat='1'] [data-last]")
    for _ in range(2):
        expect(mine).to_have_count(1)
        lines = "\n".join(told(page))
        last = [found[1] for seat in (0, 1) if (found := MOVES[seat].search(lines))]
        for _ in range(2):
            expect(mine).to_have_attribute("data-at", last[0])
            expect(theirs).to_have_attribute("data-last", last[1])
            page.reload()
        turn = page.locator(".turn").inner_text()
        list(islice(course, 2))
        expect(page.locator(".turn")).not_to_have_text(turn)
    course.close()  # type: ignore[attr-defined]


def test_a_line_of_the_log_shows_where_it_happened_on_the_sheet_of_whoever_it_was(page: Page, url: str) -> None:
    course, _ = looted(page, url)
    log, pointed = page.get_by_role("log"), marked(page, "hint")
    mine, theirs = (log.get_by_role("button", name=MOVES[seat]).first for seat in (0, 1))
    cell = CELL.findall(mine.inner_text())[0]
    mine.click()
    expect(pointed).to_have_attribute("data-at", cell)
    cell = CELL.findall(theirs.inner_text())[0]
    theirs.click()
    sheet = page.get_by_role("dialog")
    expect(sheet.locator("[data-mark=hint]")).to_have_attribute("data-at", cell)
    expect(pointed).to_have_count(0)
    page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)
    course.close()  # type: ignore[attr-defined]


def test_on_a_phone_the_others_sheets_come_up_when_something_happens_there_but_ones_own_is_seen_first(
    browser: Browser, url: str
) -> None:
    with phone(browser) as context:
        page = context.new_page()
        wants(page, "slow")
        course, _ = looted(page, url)
        strip = page.get_by_test_id("strip")
        expect(strip).not_to_be_visible()
        observe(
            page,
            "[document.querySelectorAll('[role=log] li').length, document.querySelector('.strip').matches('.up')]",
        )
        list(islice(course, 2))
        theirs, sheet = strip.locator("[data-seat='1']"), page.get_by_role("dialog")
        expect(theirs).to_be_visible()
        (before, _), *seen = observed(page)
        told = [up for lines, up in seen if lines > before]
        assert not told[0]
        assert any(told)
        page.locator(".board [data-cell]").first.dispatch_event("pointerdown")  # it has come up under a finger
        theirs.dispatch_event("click", {"detail": 1})
        expect(sheet).to_have_count(0)
        list(islice(course, 2))
        theirs.tap()  # as soon as it is there
        expect(sheet).to_contain_text("Ben")
        course.close()  # type: ignore[attr-defined]
