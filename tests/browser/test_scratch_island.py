"""Scratch Island in a real browser: whole games by mouse, by keyboard and by finger; foil, ghost and end."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any
from urllib.request import Request, urlopen

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect
from websockets.sync.client import connect

from tests.browser.scratch_island_player import Finger, Keyboard, Scratcher
from wurf.core.record import parse, verify
from wurf.games import load

DESKTOP = {"width": 1280, "height": 800}
PHONE = {"width": 390, "height": 844}
Offer = dict[str, Any]
POINTS = "all => all.map(one => one.dataset.points)"


@pytest.fixture
def url(wurf_server: Callable[..., Any]) -> str:
    found: str = wurf_server().url
    return found


def quiet(browser: Browser, **more: Any) -> BrowserContext:
    """A browser whose owner wants no motion."""
    return browser.new_context(reduced_motion="reduce", **{"viewport": DESKTOP, "locale": "en-GB", **more})


def phone(browser: Browser, **more: Any) -> BrowserContext:
    return quiet(browser, viewport=PHONE, has_touch=True, is_mobile=True, **more)


def fits_the_screen(page: Page, width: int) -> bool:
    found: int = page.evaluate("document.documentElement.scrollWidth")
    return found <= width


# Whole games


def test_a_whole_game_by_mouse_with_real_strokes(browser: Browser, url: str, tmp_path: Path) -> None:
    with quiet(browser) as context:
        page = context.new_page()
        hosts: set[str] = set()
        page.on("request", lambda request: hosts.add(request.url.split("/")[2]))
        problems: list[str] = []
        page.on("console", lambda message: problems.append(message.text) if message.type == "error" else None)
        page.on("pageerror", lambda error: problems.append(str(error)))
        person = Scratcher(page)
        person.set_up(url, "person", "easy", round_cap=2)
        person.skip_hints()
        person.play_to_the_end()

        points = [int(shown) for shown in page.locator("#rail ul [data-points]").evaluate_all(POINTS)]
        page.locator("#rail .proof summary").click()
        with page.expect_download() as download:
            page.get_by_role("link", name="Save the record").click()
        download.value.save_as(tmp_path / "record.txt")
        match = verify(parse((tmp_path / "record.txt").read_text(encoding="utf-8")), load)
        assert list(match.result.points) == points
        assert hosts == {url.split("/")[2]}, "A request left for another host."
        assert problems == []


def test_a_whole_game_by_keyboard_alone_in_german(browser: Browser, url: str) -> None:
    with quiet(browser, locale="de-DE") as context:
        page = context.new_page()
        person = Keyboard(page)
        person.set_up(url, round_cap=2)
        person.skip_hints()
        person.play_to_the_end()
        expect(person.result).to_contain_text("gewinn")


def test_a_whole_game_by_finger_on_a_phone_in_spanish(browser: Browser, url: str) -> None:
    with phone(browser, locale="es-ES") as context:
        page = context.new_page()
        person = Finger(page)
        person.set_up(url, "person", "person", round_cap=1)
        person.skip_hints()
        assert fits_the_screen(page, PHONE["width"]), "It scrolls sideways."
        box = person.cell("c3").bounding_box()
        assert box is not None
        assert min(box["width"], box["height"]) / 0.92 >= 26, "The cells are too small for a finger."
        at = page.locator("[data-map]").bounding_box()
        person.play_a_step()
        assert page.locator("[data-map]").bounding_box() == at, "The map has moved."
        person.play_to_the_end()
        expect(person.result).to_be_visible()
        assert fits_the_screen(page, PHONE["width"]), "It scrolls sideways."


# Foil


def placed(page: Page, url: str, person: Scratcher) -> None:
    """A table of two persons, the first of whom has laid a motif and is to scratch it."""
    page.emulate_media(reduced_motion="reduce")
    person.set_up(url, "person", "person", first=1)
    person.skip_hints()
    while not person.next.count():
        person.play_a_step()


def test_foil_comes_off_along_the_stroke_and_stays_so(page: Page, url: str) -> None:
    person = Scratcher(page)
    placed(page, url, person)
    cell = str(person.next.first.get_attribute("data-cell"))
    points = person.points(cell)
    rubbed = page.locator(f".board mask [data-rubbed={cell}]")
    page.mouse.move(*points[0])
    page.mouse.down()
    page.mouse.move(*points[1], steps=3)
    page.mouse.up()
    expect(rubbed).to_have_count(1)  # a little of it
    expect(person.scratched).to_have_count(0)
    stroke = rubbed.get_attribute("d")
    person.scratch(cell)  # enough
    expect(page.locator(f".board mask [data-scratched={cell}]")).to_have_count(1)
    assert str(rubbed.get_attribute("d")).startswith(str(stroke)), "The first stroke has gone."

    found = ".board mask [data-scratched]"
    strokes = "all => all.map(one => [one.dataset.scratched, one.getAttribute('d')])"
    before = page.locator(found).evaluate_all(strokes)
    page.reload()
    expect(page.locator(found)).to_have_count(len(before))
    assert page.locator(found).evaluate_all(strokes) == before


def test_nothing_hidden_is_in_the_page_before_it_is_scratched(page: Page, url: str) -> None:
    page.emulate_media(reduced_motion="reduce")
    heard: list[str] = []
    page.on("websocket", lambda line: line.on("framereceived", lambda frame: heard.append(str(frame))))
    person = Scratcher(page)
    person.set_up(url, "person", "person", first=1)
    person.skip_hints()
    covered = """() => {
        const bare = new Set([...document.querySelectorAll('mask [data-scratched]')].map(one => one.dataset.scratched));
        return [...document.querySelectorAll('[data-at]')].map(one => one.dataset.at).filter(cell => !bare.has(cell));
    }"""
    for _ in range(14):
        person.play_a_step()
        assert page.evaluate(covered) == []
    for frame in heard:
        message = json.loads(frame)
        if message["type"] == "Update":
            for player in message["face"]["players"]:
                assert player["hidden"] == []
                assert player["map"] == ""


def test_at_the_end_all_is_shown_and_the_map_is_named(page: Page, url: str) -> None:
    page.emulate_media(reduced_motion="reduce")
    person = Scratcher(page)
    person.set_up(url, "person", round_cap=1, edition=7)
    person.skip_hints()
    person.play_to_the_end()
    name = page.get_by_test_id("map-name")
    expect(name).to_contain_text(re.compile(r"Map \d+ ?of edition 7"))
    expect(name).to_contain_text("choose edition 7")
    keys = page.locator(".board [data-find=key]")
    expect(keys).to_have_count(4)
    page.get_by_role("button", name="Cover what was hidden").click()
    assert keys.count() < 4
    page.get_by_role("button", name="Show what was hidden").click()
    expect(keys).to_have_count(4)


def test_a_cell_that_cannot_be_scratched_says_why(page: Page, url: str) -> None:
    person = Scratcher(page)
    placed(page, url, person)
    elsewhere = page.locator(".board [data-cell]:not([data-legal]):not(.later)").first
    person.scratch(str(elsewhere.get_attribute("data-cell")))
    expect(person.prompt).to_have_text("Only the cells of your motif can be scratched now.")
    expect(person.scratched).to_have_count(0)


# The ghost


def held(page: Page, url: str, person: Scratcher) -> None:
    """A table of two persons, the first of whom holds a motif that is no pickaxe."""
    page.emulate_media(reduced_motion="reduce")
    person.set_up(url, "person", "person", first=1)
    person.skip_hints()
    motifs = page.locator("[data-die]:not([data-motif=pickaxe])")
    expect(person.dice.first).to_be_visible()
    person.tap(motifs.first)
    person.tap(page.locator("[data-die][aria-pressed=false]").first)
    person.tap(person.confirm)
    person.tap(page.locator("[data-die][data-place=hand]:not([data-motif=pickaxe])").first)
    expect(person.reach.first).to_be_attached()


def test_the_ghost_says_why_it_does_not_fit(page: Page, url: str) -> None:
    person = Scratcher(page)
    held(page, url, person)
    inner = page.locator(".board [data-cell]:not(.reach)[aria-label*=', rock']")
    rock = next(
        name
        for name in inner.evaluate_all("all => all.map(one => one.dataset.cell)")
        if name[0] in "defghij" and name[1:] in "456789"
    )
    person.hold(rock)
    expect(person.ghost).to_have_attribute("data-fits", "false")
    expect(person.prompt).to_have_text("A rock is in the way: only a pickaxe opens it.")
    person.hold("a1", -1, -1)
    expect(person.prompt).to_have_text(
        re.compile("You have not yet found the (blue|red|green|yellow) key for this chest.")
    )
    person.look_at_a_place()
    expect(person.prompt).to_contain_text("Scratch here?")
    expect(page.locator("[data-ghost] text").first).to_have_text("1")
    page.mouse.move(5, 5)
    expect(person.confirm).to_have_count(1)
    page.keyboard.press("Escape")
    expect(person.ghost).to_have_count(0)
    expect(person.scratched).to_have_count(0)


def test_a_motif_turns_and_is_mirrored_by_key_button_and_wheel(page: Page, url: str) -> None:
    page.emulate_media(reduced_motion="reduce")
    table = far(url, lambda offer: any(choice["target"].startswith("l") for choice in placing(offer)))
    sit_down(page, url, table)
    person = Scratcher(page)
    person.tap(page.locator("[data-die][data-motif=l]:not(:disabled)").first)
    person.hold("g6")
    seen = [person.ghost.get_attribute("data-ghost")]

    def changes(how: Callable[[], None]) -> None:
        how()
        expect(person.ghost).not_to_have_attribute("data-ghost", str(seen[-1]))
        seen.append(person.ghost.get_attribute("data-ghost"))

    changes(lambda: page.keyboard.press("r"))
    changes(lambda: page.keyboard.press("f"))
    changes(lambda: page.mouse.wheel(0, 100))
    changes(lambda: page.get_by_role("button", name="Turn", exact=True).click())
    changes(lambda: page.get_by_role("button", name="Mirror").click())
    assert len({str(name).split()[0] for name in seen}) > 3, "It has only been moved."


def test_a_wall_in_the_way_is_told(page: Page, url: str) -> None:
    page.emulate_media(reduced_motion="reduce")
    table = far(url, lambda offer: any(walled(offer)))
    sit_down(page, url, table)
    lying, place = walled(table[2])[0].split()
    person = Scratcher(page)
    motif = re.sub(r"\d", "", lying)
    person.tap(page.locator(f"[data-die][data-motif={motif}]:not(:disabled)").first)
    ghost = re.compile(f"^{lying} {place}$")
    for key in "rrrfrrr":
        for across, down in [(0, 0), (1, 0), (1, 1), (2, 1), (1, 2), (0, 1), (0, 2), (2, 0)]:
            column, row = "abcdefghijklmn".index(place[0]), int(place[1:])
            if column + across // 2 > 12 or row + down // 2 > 11:
                continue
            person.hold(f"{'abcdefghijklmn'[column + across // 2]}{row + down // 2}", across % 2, down % 2)
            if ghost.match(str(person.ghost.get_attribute("data-ghost"))):
                expect(person.prompt).to_have_text("A wall is in the way, and no order leads around it.")
                return
        page.keyboard.press(key)
    raise AssertionError(f"{lying} {place} cannot be held.")


def test_a_pickaxe_is_combined_with_a_motif(page: Page, url: str) -> None:
    page.emulate_media(reduced_motion="reduce")
    table = far(url, lambda offer: any(choice["kind"] == "combine" for choice in offer["choices"]))
    sit_down(page, url, table)
    person = Scratcher(page)
    page.keyboard.press("c")
    expect(page.get_by_role("button", name="Combine with the pickaxe")).to_have_attribute("aria-pressed", "true")
    expect(page.locator("[data-die][aria-pressed=true]")).to_have_count(2)
    person.look_at_a_place()
    expect(person.prompt).to_have_text("Break the rock and scratch here?")
    person.choose()
    expect(page.locator("#rail [role=log]")).to_contain_text("Combines the pickaxe with a motif")
    expect(person.next.first).to_be_attached()


def test_a_die_is_put_aside(page: Page, url: str) -> None:
    person = Scratcher(page)
    held(page, url, person)
    page.keyboard.press("p")
    expect(person.prompt).to_have_text("Put this die aside without scratching?")
    person.tap(person.confirm)
    expect(page.locator("[data-die][data-place=used]")).to_have_count(1)


def test_a_finger_drags_the_ghost_and_a_second_one_turns_it(browser: Browser, url: str) -> None:
    with phone(browser) as context:
        page = context.new_page()
        table = far(url, lambda offer: any(choice["target"].startswith("l") for choice in placing(offer)))
        sit_down(page, url, table)
        person = Finger(page)
        person.tap(page.locator("[data-die][data-motif=l]:not(:disabled)").first)
        x, y = person.inside("g6", 0.5, 0.5)
        person.touch("touchStart", (x, y))
        person.touch("touchMove", (x, y + 20))
        person.touch("touchMove", (x + 30, y + 60))
        expect(person.ghost).to_have_count(1)
        before = str(person.ghost.get_attribute("data-ghost")).split()[0]
        person.touch("touchStart", (x + 30, y + 60), (x + 110, y + 60))
        person.touch("touchMove", (x + 30, y + 60), (x + 50, y + 130))
        expect(person.ghost).not_to_have_attribute("data-ghost", re.compile(f"^{before} "))
        person.touch("touchEnd")
        expect(person.ghost).to_have_count(1)


# What else is told


def test_the_last_round_is_announced(page: Page, wurf_server: Callable[..., Any], tmp_path: Path) -> None:
    # On a small island without snakes, whoever scratches everything soon opens all chests.
    smaller = load("scratch_island").components.text
    for figure, value in {"columns": "9", "rows": "9", "rocks": "4", "walls": "[4, 8]", "snakes": "0"}.items():
        smaller = re.sub(rf"(?m)^{figure} = .*?(?= #|$)", f"{figure} = {value}", smaller, count=1)
    (tmp_path / "smaller.toml").write_text(smaller, encoding="utf-8")
    options = ("--components", f"scratch_island={tmp_path}/smaller.toml")
    url = wurf_server(f"sqlite:///{tmp_path}/wurf.sqlite", *options).url
    page.emulate_media(reduced_motion="reduce")
    sit_down(page, url, far(url, lambda update: update["face"]["last"]))
    expect(page.get_by_test_id("last-round")).to_be_visible()
    expect(page.locator(".turn")).to_contain_text("the last")
    page.locator("#rail [data-seat='0'] button").click()  # the other's island can be looked at, large
    expect(page.get_by_role("dialog").locator("[data-map]")).to_be_visible()
    expect(page.get_by_role("dialog").locator("[data-row]")).to_have_count(4)


def test_a_screen_reader_hears_cells_dice_and_finds(page: Page, url: str) -> None:
    page.emulate_media(reduced_motion="reduce")
    person = Keyboard(page)
    person.set_up(url, first=1)
    person.skip_hints()
    expect(person.dice.first).to_have_attribute("aria-label", re.compile("(blue|orange) die, "))
    expect(page.get_by_role("grid")).to_have_accessible_name("You’s island")
    expect(person.cell("a1")).to_have_attribute(
        "aria-label", re.compile("row 1, column A, (blue|red|green|yellow) chest")
    )
    expect(page.locator(".board [aria-label*='wall to the east']").first).to_be_attached()
    person.take()
    person.look_at_a_place()
    live = page.get_by_test_id("live")
    page.keyboard.press("ArrowUp")
    page.keyboard.press("ArrowDown")
    expect(live).to_have_text(re.compile("it fits here|must cover the boat|rock|wall|key"))
    person.tap(person.dice.first)
    person.look_at_a_place()
    person.choose()
    expect(person.next.first).to_have_attribute("aria-label", re.compile("you can scratch it"))
    expect(page.locator(":focus")).to_have_attribute("data-legal", "")
    page.keyboard.press("Enter")
    expect(live).to_have_text(re.compile(r"[a-m]\d+: "))


def test_help_tells_the_keys_of_this_game(page: Page, url: str) -> None:
    person = Scratcher(page)
    person.set_up(url, "person", "person")
    person.skip_hints()
    page.keyboard.press("?")
    expect(page.get_by_role("dialog")).to_contain_text("combine the motif with the pickaxe")


# Tables that were played over the wire until somebody is offered what is wanted


def placing(offer: Offer) -> list[Offer]:
    return [choice for choice in offer["choices"] if choice["kind"] == "place"]


def walled(offer: Offer) -> list[str]:
    """Places at which a motif in hand does not fit because of a wall; of dice that fit elsewhere."""
    motifs = {re.sub(r"\d+ .*", "", choice["target"]) for choice in placing(offer)}
    told = [place for place, why in offer["refusals"].items() if why["id"] == "scratch_island-why-wall"]
    return [place for place in told if re.sub(r"\d+ .*", "", place) in motifs]


def far(url: str, wanted: Callable[[Any], bool]) -> tuple[str, list[str], Offer]:
    """Its id, its tokens, and the offer."""
    dice = random.Random(3)
    for _ in range(8):
        people = [{"kind": "person", "name": name} for name in ("Ana", "Ben")]
        asked = json.dumps({"game": "scratch_island", "seats": people}).encode()
        with urlopen(Request(f"{url}/api/tables", asked, {"Content-Type": "application/json"})) as answer:
            made = json.load(answer)
        with connect(f"{url.replace('http', 'ws')}/ws", max_size=None) as line:
            line.send(json.dumps({"type": "Join", "table": made["table"], "tokens": made["tokens"], "seen": 0}))
            while True:
                update = json.loads(line.recv(timeout=30))
                if update["type"] != "Update":
                    continue
                if update["result"]:
                    break
                seat = next(seat for seat in update["seats"] if seat["seat"] in update["waiting"])
                if wanted({**update, **seat["offer"]}):
                    return made["table"], made["tokens"], seat["offer"]
                choices = seat["offer"]["choices"]
                action = dice.choice([choice for choice in choices if choice["kind"] != "pass"] or choices)["action"]
                move = {"type": "Choose", "seat": seat["seat"], "action": action, "sequence": update["sequence"]}
                line.send(json.dumps(move))
    raise AssertionError("Nobody was offered it in eight games.")


def sit_down(page: Page, url: str, table: tuple[str, list[str], Offer]) -> None:
    page.goto(url)
    page.evaluate(
        """([table, tokens]) => {
            localStorage.setItem("wurf.tokens", JSON.stringify({[table]: tokens}));
            localStorage.setItem("wurf.coached-scratch_island", "true");
        }""",
        list(table[:2]),
    )
    page.goto(f"{url}/table/{table[0]}")
    expect(page.locator("[data-die]:not(:disabled), .board [data-cell][data-legal]").first).to_be_visible()
