"""The page as an app on a phone: its manifest and icons, and what it says without a connection."""

from __future__ import annotations

import json
import struct
from collections.abc import Callable
from urllib.request import urlopen

from playwright.sync_api import Browser, expect

from tests.browser.room import phone
from tests.wurf_server import WurfServer


def test_the_manifest_names_icons_of_the_sizes_that_phones_want(url: str) -> None:
    with urlopen(f"{url}/manifest.webmanifest") as answer:
        manifest = json.load(answer)
        assert answer.headers["content-type"] == "application/manifest+json"
    kinds = set()
    for icon in manifest["icons"]:
        with urlopen(f"{url}/{icon['src']}") as answer:
            width, height = struct.unpack(">II", answer.read()[16:24])
        assert icon["sizes"] == f"{width}x{height}"
        kinds.add((icon.get("purpose", "any"), width))
    assert kinds == {("any", 192), ("any", 512), ("maskable", 192), ("maskable", 512)}
    assert {manifest["start_url"], manifest["scope"]} == {"./"}  # it may lie under a path


def test_without_a_connection_it_says_so_in_the_readers_language(
    browser: Browser, wurf_server: Callable[..., WurfServer]
) -> None:
    server = wurf_server()
    with phone(browser, locale="en-GB", service_workers="allow") as context:
        page = context.new_page()
        page.goto(server.url)
        page.locator("header select").select_option("de")
        expect(page.locator("html[lang=de]")).to_be_attached()
        page.evaluate("navigator.serviceWorker.ready.then(() => undefined)")
        page.reload()  # from now on, its service worker sees what it asks for
        page.wait_for_function("() => navigator.serviceWorker.controller !== null")
        server.stop()
        page.goto(f"{server.url}/lobby")
        expect(page.locator("h1")).to_have_text("Du bist offline")
        server.start()
        page.get_by_role("button", name="Noch einmal versuchen").tap()
        expect(page.locator("h1")).to_have_text("Lobby")
