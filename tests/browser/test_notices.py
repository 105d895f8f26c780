"""How a person learns that it is their move: by the tab's title and icon, a notice of the browser, and by e-mail."""

from __future__ import annotations

import re
import socket
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, expect

from tests.browser.online import act, come, open_table, screens, whose_turn
from tests.browser.players import player
from tests.browser.room import quiet
from tests.server.test_mail import Box, box
from tests.wurf_server import WurfServer

__all__ = ["box"]  # a fixture

# Headless Chromium shows no notices: what would be shown is kept. And a page of it is always in sight.
LOOKING_ELSEWHERE = """
    window.notices = [];
    window.Notification = class {
        static permission = "granted";
        static requestPermission = () => Promise.resolve("granted");
        constructor(title, options) { window.notices.push([title, options.body]); }
    };
    Object.defineProperty(document, "hidden", { get: () => window.away === true });
    window.look = (elsewhere) => {
        window.away = elsewhere;
        document.dispatchEvent(new Event("visibilitychange"));
    };
"""


def test_who_looks_elsewhere_is_told_by_title_icon_and_a_notice_that_it_is_their_move(
    browser: Browser, url: str
) -> None:
    with screens(browser, "en-GB", "en-GB") as (page, other):
        for each in (page, other):
            each.add_init_script(LOOKING_ELSEWHERE)
        ana, ben = player("quadrata", "Person")(page), player("quadrata", "Person")(other, seed=2)
        come(other, open_table(ana, url, "person", "open"), "Ben")
        mover = whose_turn(ana, ben)
        assert mover is not None
        waits = ben if mover is ana else ana
        away, icon = waits.page, waits.page.locator("link[rel=icon]")
        away.get_by_role("button", name="Settings").click()
        away.get_by_test_id("open-account").click()
        away.get_by_role("switch", name="Notices of the browser").check()
        away.keyboard.press("Escape")
        plain = icon.get_attribute("href")
        assert not away.title().startswith("●")
        away.evaluate("look(true)")
        act(mover)
        expect(away).to_have_title(re.compile("^● Your move"))
        expect(icon).not_to_have_attribute("href", plain or "")
        away.wait_for_function("() => window.notices.length === 1")
        assert away.evaluate("window.notices") == [["Your move", "Ana · Ben"]]
        assert not mover.page.evaluate("window.notices")  # they look at the table
        away.evaluate("look(false)")
        act(waits)
        expect(icon).to_have_attribute("href", plain or "")


def test_an_address_is_confirmed_and_forgotten_again_by_the_links_in_its_letters(
    browser: Browser, wurf_server: Callable[..., WurfServer], box: tuple[Box, int], tmp_path: Path
) -> None:
    letters, port = box
    with socket.create_server(("127.0.0.1", 0)) as free:
        own = free.getsockname()[1]
    smtp = ("--smtp", f"smtp+plain://127.0.0.1:{port}?from=wurf@example.org")
    place = ("--port", str(own), "--public-address", f"http://127.0.0.1:{own}/")
    server = wurf_server(f"sqlite:///{tmp_path}/wurf.sqlite", *smtp, *place)
    with quiet(browser) as context:
        page: Any = context.new_page()

        def account() -> Any:
            page.goto(server.url)
            page.get_by_role("button", name="Settings").click()
            page.get_by_test_id("open-account").click()
            return page.get_by_test_id("email-state")

        account()
        page.get_by_label("E-mail").fill("ana@example.org")
        page.get_by_role("button", name="Use").click()
        expect(page.get_by_test_id("email-state")).to_contain_text("ana@example.org")
        letter = letters.next(1).get_content()
        link = re.search(rf"{server.url}/mail#\S+", letter)
        assert link, letter
        with quiet(browser) as elsewhere:  # mail may be read on another device
            reading = elsewhere.new_page()
            reading.goto(link[0])
            reading.locator("main .primary").click()
            expect(reading.locator("main h1")).to_contain_text("Thank you!")
            reading.goto(link[0])
            reading.reload()
            expect(reading.locator("main h1")).to_contain_text("not valid any more")
        expect(account()).to_contain_text("We write to ana@example.org")
        page.get_by_role("button", name="Stop, and forget the address").click()
        expect(page.get_by_test_id("email-state")).not_to_contain_text("ana@example.org")
