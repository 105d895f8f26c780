"""Drop It's shaft in a real browser: pieces held and turned, their fall, and the verdict."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from itertools import pairwise

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.room import in_motion, middle, phone, points_shown
from tests.browser.screens import SIZES, settle
from tests.browser.wire import Json, Moment
from tests.games.drop_it.browser_player import Finger, Keyboard, Person, far
from tests.updates import Updates

SHAFT = 20_000  # 0.01 mm

# Holding a piece


def test_a_piece_is_moved_and_turned_in_steps_coarse_and_fine(page: Page, url: str) -> None:
    person = Person(page)
    person.begin(url, "person", "person")
    person.tap(person.pieces.nth(1))
    page.locator(".board [data-aim]").focus()
    x, angle = person.aim()
    assert (x, angle) == (SHAFT // 2, 0)

    def becomes(how: Callable[[], None], x: int, angle: int) -> None:
        how()
        expect(person.held).to_have_attribute("data-x", str(x))
        expect(person.held).to_have_attribute("data-angle", str(angle))

    becomes(lambda: page.keyboard.press("ArrowRight"), x + 200, 0)
    becomes(lambda: page.keyboard.press("Shift+ArrowLeft"), x + 190, 0)
    becomes(lambda: page.keyboard.press("q"), x + 190, 500)
    becomes(lambda: page.keyboard.press("Shift+E"), x + 190, 400)
    becomes(lambda: page.locator("[data-tool=left]").click(), x + 190, 900)
    page.mouse.move(*person.over(0.5))
    becomes(lambda: page.mouse.wheel(0, 100), x + 190, 400)
    page.keyboard.press("Escape")
    expect(person.held).to_have_count(0)
    expect(page.locator(".board [data-piece]")).to_have_count(0)


def test_a_piece_stays_between_the_walls_however_it_is_dragged(page: Page, url: str) -> None:
    person = Person(page)
    person.begin(url, "person", "person")
    person.tap(page.locator(".tray [data-kind$=rhombus]").first)
    for share, wall in ((-0.5, 2600), (1.5, SHAFT - 2600)):
        page.mouse.move(*person.over(0.5))
        page.mouse.down()
        page.mouse.move(*person.over(0.4))
        page.mouse.move(*person.over(share))
        page.mouse.up()
        x, _ = person.aim()
        assert abs(x - wall) <= 20
    person.tap(person.held)  # a tap on the piece lets go, and the server agrees that it fits
    expect(page.locator(".board [data-piece]")).to_have_count(1)


def test_a_dragged_piece_is_let_go_over_the_shaft_and_comes_back_beside_it(page: Page, url: str) -> None:
    """Unless one wants to aim first."""
    person = Person(page)
    person.begin(url, "person", "person")
    page.locator("[data-tool=aim]").click()  # no longer

    def drag(to: tuple[float, float]) -> None:
        x, y = middle(person.pieces.first)
        page.mouse.move(x, y)
        page.mouse.down()
        page.mouse.move(x + 6, y + 12)
        page.mouse.move(*person.over(0.4), steps=2)
        expect(person.held).to_be_attached()
        expect(page.get_by_test_id("brings")).to_contain_text("It must not touch")
        page.mouse.move(*to, steps=2)
        page.mouse.up()

    x, y = person.over(1)
    drag((x + 60, y))
    expect(person.held).to_have_count(0)
    expect(page.locator(".board [data-piece]")).to_have_count(0)
    page.reload()  # remembered
    expect(page.locator("[data-tool=aim]")).to_have_attribute("aria-pressed", "true")
    page.locator("[data-tool=aim]").click()
    drag(person.over(0.6))
    expect(page.locator(".board [data-piece]")).to_have_count(1, timeout=30_000)


def test_a_finger_drags_and_a_second_one_turns(browser: Browser, url: str) -> None:
    with phone(browser) as context:
        page = context.new_page()
        person = Finger(page)
        person.begin(url, "person", "person")
        x, y = middle(person.pieces.nth(1))
        person.touch("touchStart", (x, y))
        person.touch("touchMove", (x, y - 20))
        person.touch("touchMove", person.over(0.25))
        expect(person.held).to_be_attached()
        held, _ = person.aim()
        assert held < 0.3 * SHAFT
        person.touch("touchEnd")
        across, down = person.over(0.5)
        person.touch("touchStart", (across, down))
        person.touch("touchMove", (across, down - 20))
        person.touch("touchStart", (across, down), (across + 80, down))
        person.touch("touchMove", (across, down), (across + 20, down + 120))
        expect(person.held).not_to_have_attribute("data-angle", "0")
        person.touch("touchEnd")
        expect(person.let_go).to_be_visible()
        expect(page.locator(".board [data-piece]")).to_have_count(0)


def test_only_the_straight_line_below_the_piece_is_shown(page: Page, url: str) -> None:
    person = Person(page)
    person.begin(url, "person", "person")
    person.hold(person.pieces.first, 0.3)
    line = page.locator(".board .plumb")
    expect(line).to_have_count(1)
    x, _ = person.aim()
    assert float(str(line.get_attribute("x1"))) == float(str(line.get_attribute("x2"))) == pytest.approx(x / 100)


def test_what_the_piece_in_hand_must_not_touch_is_marked(page: Page, url: str) -> None:
    faces = faces_told_to(page)
    person = Person(page)
    person.sit_down(url, far(url, lambda moment: len(moment.face["pile"]) == 6))
    forbidden = faces[-1]["forbidden"]
    for kind in [str(piece.get_attribute("data-kind")) for piece in person.pieces.all()]:
        person.tap(page.locator(f".tray [data-kind='{kind}']"))
        expect(person.held).to_have_attribute("data-held", kind)
        pieces = [str(number) for number in forbidden[kind]["pieces"]]
        marked = page.locator(".board [data-piece]:has(.forbidden)")
        expect(marked).to_have_count(len(pieces))
        assert [piece.get_attribute("data-piece") for piece in marked.all()] == pieces
        expect(page.locator(".board .segment.forbidden")).to_have_count(len(forbidden[kind]["segments"]))


def faces_told_to(page: Page) -> list[Json]:
    """The faces of the seat that is to act, as the server tells them to this page."""
    faces: list[Json] = []
    updates = Updates()

    def hear(frame: str | bytes) -> None:
        message = updates.heard(json.loads(frame))
        if message["type"] == "Update":
            faces.extend(seat["face"] for seat in message["seats"] if seat["seat"] in message["waiting"])

    page.on("websocket", lambda line: line.on("framereceived", hear))
    return faces


def test_a_piece_that_is_used_up_says_why_it_cannot_be_dropped(page: Page, url: str) -> None:
    person = Person(page)
    person.begin(url, "person", "person", "person")  # each lacks a shape of the shared colour
    gone = page.locator(".tray .gone")
    expect(gone).to_have_count(1)
    colour, shape = str(gone.get_attribute("data-kind")).split()
    person.tap(gone)
    expect(person.prompt).to_have_text(f"You have no {colour} {shape} left.")
    expect(person.live).to_contain_text(f"You have no {colour} {shape} left.")
    expect(person.held).to_have_count(0)
    person.tap(person.pieces.first)
    expect(person.prompt).to_contain_text("In hand")


def test_a_board_turned_around_is_mirrored_in_all(page: Page, url: str) -> None:
    person = Person(page)
    person.begin(url, "person", "person")
    person.hold(page.locator(".tray [data-kind$=triangle]").first, 0.25)
    symbol = page.locator("[data-segment='left 2'] .symbol")
    (x, angle), seen, wall = person.aim(), middle(person.held)[0], middle(symbol)[0]
    centre = person.over(0.5)[0]
    assert angle != 0
    page.keyboard.press("m")
    expect(page.locator("[data-shaft=behind]")).to_be_attached()
    assert person.aim() == (x, angle), "Looking has moved the piece."
    assert middle(person.held)[0] - centre == pytest.approx(centre - seen, abs=2)
    assert middle(symbol)[0] - centre == pytest.approx(centre - wall, abs=2)

    before = middle(person.held)[0]
    page.locator(".board [data-aim]").focus()
    page.keyboard.press("ArrowRight")
    expect(person.live).to_contain_text(
        f", {(SHAFT - x + 200) / 100:g} mm from the left, turned by {360 - angle // 100}°"
    )
    expect(person.held).to_have_attribute("data-x", str(x - 200))
    assert middle(person.held)[0] > before, "Right is not right any more."
    page.mouse.click(*person.over(0.2))
    assert person.aim()[0] > 0.7 * SHAFT
    person.drop()
    expect(page.locator(".board [data-piece]")).to_have_count(1)
    rest = page.locator(".board [data-piece]")
    there = float(str(rest.get_attribute("data-x"))) / SHAFT
    assert (middle(rest)[0] < centre) == (there > 0.5)
    page.locator("[data-tool=behind]").click()
    expect(page.locator("[data-shaft=front]")).to_be_attached()
    assert (middle(rest)[0] > centre) == (there > 0.5)


# The fall

# What is seen of every piece, frame by frame, and whether its verdict could be seen meanwhile.
WATCH = """
    window.seen = [];
    const look = () => {
        const moving = document.querySelector("[data-moving]");
        const poses = [...document.querySelectorAll(".board [data-piece]")]
            .map(({ dataset }) => [+dataset.piece, +dataset.x, +dataset.y, +dataset.angle]);
        const told = document.querySelector("[data-testid=verdict]") !== null;
        if (moving) window.seen.push({ poses, told, drops: document.querySelector(".turn").textContent });
        requestAnimationFrame(look);
    };
    look();
"""


def falls_told_to(page: Page) -> list[list[list[int]]]:
    """The motion of every fall that the server tells this page."""
    falls: list[list[list[int]]] = []

    def hear(frame: str | bytes) -> None:
        message = json.loads(frame)
        told = [logged["event"] for logged in message.get("log", [])] if message["type"] == "Update" else []
        falls.extend(event["motion"] for event in told if event["kind"] == "fall")

    page.on("websocket", lambda line: line.on("framereceived", hear))
    return falls


def off_the_path(pose: list[float], path: list[int]) -> float:
    """How far a pose is from the straight ways between a path's frames; in 0.01 mm, or 0.01°."""
    frames = [path[at + 1 : at + 4] for at in range(1, len(path), 4)]
    found = []
    for one, other in pairwise(frames):
        way = [b - a for a, b in zip(one, other, strict=True)]
        square = sum(w * w for w in way)
        share = sum((p - a) * w for p, a, w in zip(pose, one, way, strict=True)) / square if square else 0
        share = min(1, max(0, share))
        found.append(max(abs(p - a - share * w) for p, a, w in zip(pose, one, way, strict=True)))
    return min(found)


def test_a_fall_is_seen_as_the_server_tells_it_and_only_then_judged(page: Page, url: str) -> None:
    in_motion(page)
    falls = falls_told_to(page)
    person = Person(page)
    person.set_up(url, "person", "person", hand=0)
    person.skip_hints()
    page.evaluate(WATCH)
    for number in range(3):
        page.evaluate("window.seen.length = 0")
        person.hold(person.pieces.first, 0.5)
        person.drop()
        expect(person.verdict).to_be_visible(timeout=20_000)  # the first fall waits for its worker
        expect(page.locator("[data-moving]")).to_have_count(0)
        motion, seen = falls[-1], page.evaluate("window.seen")
        assert len(falls) == number + 1
        assert len(seen) > 8, "It does not move."
        assert len({str(look["poses"]) for look in seen}) > 8, "It does not move."
        assert not any(look["told"] for look in seen), "The verdict is told before the piece is at rest."
        assert {look["drops"] for look in seen} == {f"Drop {number + 1} of 36"}
        paths = {path[0]: path for path in motion}
        for look in seen:
            *_, (piece, *pose) = look["poses"]
            assert piece == number
            assert off_the_path(pose, paths[number]) < 1
        heights = [look["poses"][-1][2] for look in seen]
        assert heights[0] > 24_000, "It does not start above the rim."
        for piece, path in paths.items():
            x, y, angle = page.locator(f".board [data-piece='{piece}']").evaluate(
                "({ dataset }) => [+dataset.x, +dataset.y, +dataset.angle]"
            )
            assert [x, y, angle] == [path[-3], path[-2], path[-1] % 36_000]


def test_a_fall_can_be_cut_short(page: Page, url: str) -> None:
    in_motion(page)
    person = Person(page)
    person.set_up(url, "person", "person")
    person.skip_hints()
    person.hold(person.pieces.first, 0.5)
    page.evaluate(WATCH)
    person.drop()
    page.wait_for_function("() => window.seen.length > 2")
    page.keyboard.press("Escape")
    expect(person.verdict).to_be_visible()
    heights = page.evaluate("window.seen.map(({ poses }) => poses[0][2])")
    rest = page.locator(".board [data-piece='0']").evaluate("({ dataset }) => +dataset.y")
    assert heights[-1] - rest > 1000, "It was seen to its end."


def test_points_fly_to_the_track(page: Page, url: str) -> None:
    in_motion(page)
    person = Person(page)
    person.set_up(url, "person", "person", beginners=1)
    person.skip_hints()
    person.hold(person.pieces.first, 0.5)
    page.evaluate(
        """new MutationObserver((changes) => changes.forEach(({ addedNodes }) => addedNodes.forEach((node) => {
            if (node.className === "flying") window.flown = node.textContent;
        }))).observe(document.body, { childList: true })"""
    )
    person.drop()  # nothing to touch but the edge, which does not count
    page.wait_for_function("() => window.flown")
    assert page.evaluate("window.flown") == f"+{max(points_shown(page))}"
    assert page.locator(".board [data-token]").count() == 1


# The verdict


def asks_for_a_joker(moment: Moment) -> bool:
    found: bool = moment.face["phase"] == "joker"
    return found


@pytest.mark.parametrize("spent", [True, False])
def test_a_joker_is_spent_or_kept(page: Page, url: str, spent: bool) -> None:
    person = Person(page)
    person.sit_down(url, far(url, asks_for_a_joker, jokers=1))
    expect(person.prompt).to_contain_text("Taboo! Spend one of your 4 jokers and get")
    expect(person.verdict).to_contain_text("Taboo! A joker?")
    expect(page.locator(".board [data-contact]:not([data-contact=''])").first).to_be_attached()
    worth = int(re.search(r"get (\d+)", person.prompt.inner_text())[1])  # type: ignore[index]
    before, jokers = points_shown(page), page.locator(".track .jokers")
    expect(jokers).to_contain_text(["4", "4"])
    expect(page.get_by_test_id("cancel")).to_have_count(0)  # there is no way around it
    person.tap(person.joker if spent else person.no_joker)
    expect(person.pieces.first).to_be_visible()
    assert sum(points_shown(page)) - sum(before) == (worth if spent else 0)
    expect(person.log).to_contain_text("spends a joker" if spent else "keeps the jokers")
    expect(person.verdict).to_contain_text(f"+{worth} with a joker" if spent else "Taboo: 0 points")
    assert sorted(re.findall(r"★ (\d)", " ".join(jokers.all_inner_texts()))) == (["3", "4"] if spent else ["4", "4"])


def test_the_verdict_names_level_circles_and_contacts(page: Page, url: str) -> None:
    def covers_a_circle(moment: Moment) -> bool:
        verdict = moment.face["verdict"]
        return bool(verdict and verdict["circles"] and not verdict["taboos"] and verdict["contacts"])

    person = Person(page)
    person.sit_down(url, far(url, covers_a_circle))
    expect(person.verdict).to_contain_text(re.compile(r"\+\d+\s*Level \d and \d+ for circles"))
    assert page.locator(".board .circle.covered").count() >= 1
    assert page.locator(".board .level.reached").count() <= 1
    assert page.locator(".board [data-contact]").count() >= 1
    expect(page.locator(".board [data-judged]")).to_have_count(1)
    person.tap(person.pieces.first)  # who aims wants to see the shaft
    expect(person.verdict).to_have_count(0)


def test_a_close_call_is_shown_under_the_magnifier(page: Page, url: str) -> None:
    def is_close(moment: Moment) -> bool:
        verdict = moment.face["verdict"]
        if not verdict or verdict["taboos"]:
            return False
        return any(contact["gap"] > 60 and contact["taboos"] for contact in verdict["contacts"])

    person = Person(page)
    person.sit_down(url, far(url, is_close))
    expect(person.verdict).not_to_contain_text("It touches")
    call = page.get_by_test_id("close-call")
    expect(call).to_be_visible()
    expect(call.locator("[data-lens]")).to_be_visible()
    text = call.inner_text()
    gap = re.search(r"([\d.]+) mm: free \(over 0.2\)", text)
    assert gap, text
    assert 0.2 < float(gap[1]) <= 1


def test_on_a_phone_on_its_side_a_long_verdict_covers_nothing_of_the_shaft(page: Page, url: str) -> None:
    def is_long(moment: Moment) -> bool:
        verdict = moment.face["verdict"]
        return bool(verdict and len(verdict["reasons"]) > 1)

    person = Person(page)
    person.sit_down(url, far(url, is_long))
    shaft, before = page.locator(".board [data-shaft]"), person.verdict.inner_text()
    page.set_viewport_size(SIZES["phone on its side"])
    settle(page)
    assert person.verdict.inner_text() == before
    [verdict, drawing, screen] = [part.bounding_box() for part in (person.verdict, shaft, page.locator("body"))]
    assert verdict
    assert drawing
    assert screen
    assert verdict["x"] >= drawing["x"] + drawing["width"]
    assert verdict["y"] >= 0
    assert verdict["y"] + verdict["height"] <= screen["height"]
    tools = page.locator("[data-tool]").first.bounding_box()
    assert tools
    assert verdict["y"] + verdict["height"] <= tools["y"]


def test_a_screen_reader_hears_the_aim_the_verdict_and_the_pile(page: Page, url: str) -> None:
    faces = faces_told_to(page)
    in_motion(page)  # the bot's answer must not talk over the verdict
    person = Keyboard(page)
    person.begin(url)
    pile = page.get_by_test_id("pile")
    expect(person.pieces.first).to_have_attribute("aria-label", re.compile(r"\w+ circle, 3 left"))
    person.tap(person.pieces.first)
    expect(page.locator(".board [data-aim]")).to_be_focused()
    page.keyboard.press("ArrowLeft")
    expect(person.live).to_have_text(re.compile(r"\w+ circle, 98 mm from the left, turned by 0°"))
    person.drop()
    expect(person.live).to_contain_text(re.compile(r"You (reach level \d|get nothing: the piece)"))
    for _ in range(2):
        person.play_a_turn()
    expect(person.pieces.first).to_be_visible()
    expect(pile).to_have_attribute("aria-label", re.compile(r"The pile from the top: \d+ pieces"))
    levels = [int(level) for level in re.findall(r"Level (\d)", pile.inner_text())]
    assert levels == sorted({piece["level"] for piece in faces[-1]["lying"]}, reverse=True)
    assert levels
    expect(pile).to_contain_text(re.compile(r"touching: .*the floor"))
