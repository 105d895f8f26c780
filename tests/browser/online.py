"""People at screens of their own: who opens a table, who comes by its link, and how they play together."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager

from playwright.sync_api import Browser, BrowserContext, Locator, Page, expect

from tests.browser.players import WITH_PLAYERS
from tests.browser.room import MOST_TURNS, Sitter, Watch, phone, quiet

# No hints: other tests look at them.
COACHED = (
    "location.protocol.startsWith('http') && "
    "[{}].forEach(game => localStorage.setItem(`wurf.coached-${{game}}`, 'true'))"
)
# Chromium calls these errors: a seat that somebody else has taken, and a server that is being restarted.
EXPECTED = re.compile("status of 409|WebSocket connection|ERR_CONNECTION_REFUSED")
PATIENCE = 30_000  # milliseconds, for what a new server does for the first time
SEALED = "document.querySelector('[data-testid=take-back]:not(.round)')"


@contextmanager
def screens(browser: Browser, *locales: str, phones: tuple[int, ...] = ()) -> Iterator[list[Page]]:
    """A browser of its own for each language; those with these numbers are phones. None has an error in its console."""
    with ExitStack() as stack:
        pages, watches = [], []
        for number, locale in enumerate(locales):
            make = phone if number in phones else quiet
            context = stack.enter_context(make(browser, locale=locale))
            pages.append(new_page(context))
            watches.append(Watch(pages[-1]))
        yield pages
        problems = [problem for watch in watches for problem in watch.problems if not EXPECTED.search(problem)]
        assert not problems, problems


def new_page(context: BrowserContext) -> Page:
    page = context.new_page()
    page.add_init_script(COACHED.format(", ".join(f"'{game}'" for game in WITH_PLAYERS)))
    return page


def open_table(host: Sitter, url: str, *sitters: str, name: str = "Ana", **options: int) -> str:
    """A table with seats for people elsewhere; its invitation."""
    page = host.page
    page.add_init_script(f"localStorage.getItem('wurf.name') ?? localStorage.setItem('wurf.name', '\"{name}\"')")
    host.set_up(url, *sitters, **options)
    return address(page)


def address(page: Page) -> str:
    """The link that the host's page shows."""
    field = page.get_by_test_id("address")
    expect(field).to_be_visible(timeout=PATIENCE)
    return field.input_value()


def come(page: Page, link: str, name: str) -> None:
    """A friend opens an invitation, types a name and sits down."""
    page.goto(link)
    page.locator("form input").fill(name)
    page.locator("form .primary").click()
    expect(page.locator(".board, [data-testid=status]").first).to_be_visible(timeout=PATIENCE)


def may_act(person: Sitter) -> bool:
    """It is their move, as the tab's title says, and the board offers something."""
    return person.page.title().startswith("●") and person.offered.count() > 0


def act(person: Sitter) -> None:
    """Take a turn, until it is answered: something else is offered, or the choice is sealed."""
    before = person.page.evaluate(person.turn)
    person.act()
    done = f"before => document.querySelector('[data-testid=result]') || {SEALED} || before !== {person.turn}"
    person.page.wait_for_function(done, arg=before)


def whose_turn(*people: Sitter) -> Sitter | None:
    """Somebody who may act; nobody when all have the result."""
    for _ in range(1500):
        for person in people:
            if may_act(person):
                return person
        if all(person.result.count() for person in people):
            return None
        people[0].page.wait_for_timeout(20)
    raise AssertionError("Nobody may act, and there is no result.")


def play_together(*people: Sitter, turns: int = MOST_TURNS) -> None:
    """Whoever may act does: so many times, or until all have the result."""
    for _ in range(turns):
        person = whose_turn(*people)
        if person is None:
            return
        act(person)
        assert not any(one.errors for one in people)


def names(page: Page) -> list[str]:
    """Of the players, in the rail, in the order of their seats."""
    return [name.strip() for name in page.locator("#rail ul .name").all_text_contents()]


def seat(page: Page, number: int) -> Locator:
    return page.locator(f"main [data-seat='{number}'][data-state]")
