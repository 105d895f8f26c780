"""The page where a proxy has put it: under a path of its host."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, expect


def test_under_a_path_the_page_plays_reloads_and_shows_its_rules(
    page: Page, wurf_server: Callable[..., Any], tmp_path: Path
) -> None:
    server = wurf_server(f"sqlite:///{tmp_path}/wurf.sqlite", "--public-address", "http://127.0.0.1:1/games/wurf/")
    home = f"{server.url}/games/wurf/"
    outside: list[str] = []
    page.on("request", lambda request: request.url.startswith(("data:", home)) or outside.append(request.url))
    page.goto(home)
    card = page.locator("[data-game=loot]")
    card.locator("a[href^='rules']").click()
    expect(page).to_have_url(f"{home}rules/loot")
    page.locator("a.number").first.click()  # a link within the page
    expect(page).to_have_url(re.compile(rf"{re.escape(home)}rules/loot#\w+"))
    page.locator("a.logo").click()
    expect(page).to_have_url(home)
    card.locator(".primary").click()
    expect(page).to_have_url(re.compile(rf"{re.escape(home)}table/[\w-]+"))
    expect(page.locator("main")).to_be_visible()
    cell = page.get_by_role("button").first
    expect(cell).to_be_visible()
    page.reload()
    expect(page).to_have_url(re.compile(rf"{re.escape(home)}table/[\w-]+"))
    expect(page.get_by_role("button").first).to_be_visible()
    assert not outside
