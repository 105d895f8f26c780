"""What the kit gives every board, in a real browser: marks, and a page that outlives a part that cannot be drawn."""

from __future__ import annotations

import copy
import json
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Browser, Locator, Page, WebSocketRoute, expect

from tests.browser.room import PHONE, middle, phone
from tests.games.loot.browser_player import Person
from tests.games.quadrata.browser_player import Finger
from tests.games.quadrata.browser_player import Person as Mover
from tests.updates import Updates, as_first

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


class Garbled:
    """A line on which faces can be made such as no server sends them."""

    def __init__(self, page: Page, garble: Callable[[dict[str, Any]], None]) -> None:
        self.now, self._garble = False, garble
        self.lines: list[WebSocketRoute] = []
        page.route_web_socket("**/ws", self._hear)

    def _hear(self, line: WebSocketRoute) -> None:
        server, updates = line.connect_to_server(), Updates()
        self.lines.append(line)

        def tell(frame: str | bytes) -> None:
            message: dict[str, Any] = updates.heard(json.loads(frame))
            if message["type"] == "Update":
                message = copy.deepcopy(message)
                if self.now:
                    for face in (message["face"], *(one["face"] for one in message["seats"])):
                        self._garble(face)
                message = as_first(message)
            line.send(json.dumps(message))

        server.on_message(tell)


def without_marks(face: dict[str, Any]) -> None:
    face["players"] = [{**player, "marks": None} for player in face["players"]]


def test_a_part_that_cannot_be_drawn_leaves_the_page_alive(page: Page, url: str) -> None:
    """Players without marks: the board fails, the prompt lives, and the next face heals it."""
    line, person = Garbled(page, without_marks), Person(page)
    person.begin(url, "person", "person")
    failed, lift = page.locator(".board").get_by_test_id("failed"), page.get_by_test_id("cover").get_by_role("button")
    line.now = True
    person.choose("a1")
    person.tap(lift)
    expect(failed).to_be_visible()
    expect(person.prompt).to_be_visible()
    line.now = False
    person.tap(page.get_by_role("tab").first)
    person.tap(lift)
    person.tap(page.get_by_role("button", name="Take back"))
    expect(failed).to_have_count(0)
    person.choose("a1")
    person.tap(lift)
    expect(page.get_by_role("tab").last).to_have_attribute("aria-selected", "true")
    expect(person.legal.first).to_be_visible()


def test_a_game_that_cannot_tell_how_it_stands_leaves_the_page_alive(page: Page, url: str) -> None:
    """An empty face: neither points nor progress nor any sheet can be shown until the next face comes."""
    line, person = Garbled(page, lambda face: face.clear()), Person(page)
    person.begin(url, "person", "person")
    line.now = True
    person.choose("a1")
    expect(page.locator(".board").get_by_test_id("failed")).to_be_visible()
    expect(person.prompt).to_be_visible()
    expect(person.log).to_be_visible()
    line.now = False
    line.lines[-1].close()  # The page connects again, and gets a face.
    expect(page.get_by_test_id("failed")).to_have_count(0)
    expect(person.legal.first).to_be_visible()
