"""What the kit gives every board, in a real browser: marks, and a page that outlives a part that cannot be drawn."""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import Browser, Locator, Page, WebSocketRoute, expect

from tests.browser.room import PHONE, middle, phone
from tests.games.loot.browser_player import Person
from tests.games.quadrata.browser_player import Finger
from tests.games.quadrata.browser_player import Person as Mover

TOLERANCE = 8  # pixels: a mark lies around its place


def rings(page: Page) -> Locator:
    return page.get_by_test_id("marks").locator("[data-mark=hint]:not([data-at*='>'])")


def lie_around_their_pieces(page: Page) -> None:
    for ring in rings(page).all():
        x, y = middle(page.locator(f".board [data-source='{ring.get_attribute('data-at')}']"))
        across, down = middle(ring.locator("rect").last)
        assert abs(across - x) + abs(down - y) < TOLERANCE


def test_a_hint_marks_every_piece_that_may_be_moved_and_where_it_may_go(page: Page, url: str) -> None:
    person = Mover(page)
    person.begin(url, "person", "person")
    movable = {str(piece.get_attribute("data-source")) for piece in person.movable.all()}
    expect(page.get_by_test_id("marks")).to_have_count(0)
    person.tap(page.get_by_test_id("hint"))
    expect(rings(page)).to_have_count(len(movable))
    assert {str(ring.get_attribute("data-at")) for ring in rings(page).all()} == movable
    for source in movable:
        expect(page.locator(f"[data-mark=hint][data-at='{source} > square']")).to_have_count(1)
    lie_around_their_pieces(page)

    page.set_viewport_size({"width": 1000, "height": 700})
    expect(rings(page)).to_have_count(len(movable))
    page.wait_for_timeout(100)
    lie_around_their_pieces(page)

    person.tap(person.movable.first)  # marks are in nobody's way
    expect(page.get_by_test_id("marks")).to_have_count(0)
    expect(person.prompt).to_contain_text("in hand")


def test_marks_follow_a_phone_that_is_turned(browser: Browser, url: str) -> None:
    with phone(browser) as context:
        page = context.new_page()
        person = Finger(page)
        person.begin(url, "person", "person")
        person.tap(page.get_by_test_id("hint"))
        expect(rings(page).first).to_be_attached()
        lie_around_their_pieces(page)
        page.set_viewport_size({"width": PHONE["height"], "height": PHONE["width"]})
        page.wait_for_timeout(200)
        expect(rings(page).first).to_be_attached()
        lie_around_their_pieces(page)


def test_a_part_that_cannot_be_drawn_leaves_the_page_alive(page: Page, url: str) -> None:
    """Players without marks, which no server tells: the board fails, the prompt lives, and the next face heals it."""
    broken = {"now": False}

    def hear(line: WebSocketRoute) -> None:
        server = line.connect_to_server()

        def tell(frame: str | bytes) -> None:
            message: dict[str, Any] = json.loads(frame)
            if message["type"] == "Update" and broken["now"]:
                for one in message["seats"]:
                    one["face"]["players"] = [{**player, "marks": None} for player in one["face"]["players"]]
            line.send(json.dumps(message))

        server.on_message(tell)

    page.route_web_socket("**/ws", hear)
    person = Person(page)
    person.begin(url, "person", "person")
    failed = page.locator(".board").get_by_test_id("failed")
    broken["now"] = True
    person.choose("a1")
    expect(failed).to_be_visible()
    expect(person.prompt).to_be_visible()
    broken["now"] = False
    person.tap(page.get_by_role("tab").first)
    person.tap(page.get_by_role("button", name="Take back"))
    expect(failed).to_have_count(0)
    person.choose("a1")
    expect(page.get_by_role("tab").last).to_have_attribute("aria-selected", "true")
    expect(person.legal.first).to_be_visible()
