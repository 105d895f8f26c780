"""The browser itself: where these fail, look at the fixture, not at the page."""

from __future__ import annotations

from playwright.sync_api import Page


def test_the_browser_has_a_font_to_write_with(page: Page) -> None:
    page.set_content("<span>Wurf</span>")
    assert page.locator("span").evaluate("span => span.getBoundingClientRect().width") > 0


def test_each_browser_test_starts_with_nothing_stored_but_the_pace(page: Page) -> None:
    page.route("http://wurf.test/", lambda route: route.fulfill(body="<p>Wurf</p>"))
    page.goto("http://wurf.test/")
    assert page.evaluate("Object.keys(localStorage)") == ["wurf.pace"]
