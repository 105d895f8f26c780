"""Scratch Island's board in a real browser: foil that comes off, and motifs that are held over it."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple

from playwright.sync_api import Browser, Page, expect
from websockets.sync.client import connect

from tests.browser.room import middle, phone
from tests.browser.wire import Moment, heard
from tests.games.scratch_island.browser_player import Finger, Keyboard, Person, far
from tests.updates import Updates
from wurf.games import load

# Foil


def lay_the_first(person: Person, url: str) -> None:
    """Sits down where the first motif has been laid, and is to be scratched."""
    person.sit_down(url, far(url, lambda moment: moment.face["phase"] == "scratch"))


def test_foil_comes_off_along_the_stroke_and_stays_so(page: Page, url: str) -> None:
    person = Person(page)
    lay_the_first(person, url)
    cell = str(person.next.first.get_attribute("data-cell"))
    start, end = person.inside(cell, (0.2, 0.3), (0.5, 0.3))
    rubbed = page.locator(f".board mask [data-rubbed={cell}]")
    page.mouse.move(*start)
    page.mouse.down()
    page.mouse.move(*end, steps=3)
    page.mouse.up()
    expect(rubbed).to_have_count(1)  # a little of it
    expect(person.scratched).to_have_count(0)
    stroke = rubbed.get_attribute("d")
    person.scratch(cell)  # one stroke across is enough
    expect(page.locator(f".board mask [data-scratched={cell}]")).to_have_count(1)
    assert str(rubbed.get_attribute("d")).startswith(str(stroke)), "The first stroke has gone."

    found = ".board mask [data-scratched]"
    strokes = "all => all.map(one => [one.dataset.scratched, one.getAttribute('d')])"
    before = page.locator(found).evaluate_all(strokes)
    page.reload()
    expect(page.locator(found)).to_have_count(len(before))
    assert page.locator(found).evaluate_all(strokes) == before


def test_nothing_hidden_is_in_the_page_before_it_is_scratched(page: Page, url: str) -> None:
    heard: list[str] = []
    page.on("websocket", lambda line: line.on("framereceived", lambda frame: heard.append(str(frame))))
    person = Person(page)
    person.begin(url, "person", "person", first=1)
    covered = """() => {
        const bare = new Set([...document.querySelectorAll('mask [data-scratched]')].map(one => one.dataset.scratched));
        const shown = [...document.querySelectorAll('[data-at]:not([data-mark])')].map(one => one.dataset.at);
        return shown.filter(cell => !bare.has(cell));
    }"""
    for _ in range(14):
        person.play_a_turn()
        assert page.evaluate(covered) == []
    updates = Updates()
    for frame in heard:
        message = updates.heard(json.loads(frame))
        if message["type"] == "Update":
            for player in message["face"]["players"]:
                assert player["hidden"] == []
                assert player["map"] == ""


def test_one_stroke_from_outside_bares_a_cell_however_fast_it_is(page: Page, url: str) -> None:
    person = Person(page)
    lay_the_first(person, url)
    cell = str(person.next.first.get_attribute("data-cell"))
    start, end = person.inside(cell, (0.5, -0.3), (0.5, 1.3))  # the browser tells of no point in between
    page.mouse.move(*start)
    page.mouse.down()
    page.mouse.move(*end)
    page.mouse.up()
    expect(page.locator(f".board mask [data-scratched={cell}]")).to_have_count(1)


def test_a_cell_that_cannot_be_scratched_says_why(page: Page, url: str) -> None:
    person = Person(page)
    lay_the_first(person, url)
    elsewhere = page.locator(".board [data-cell]:not([data-legal]):not(.later)").first
    person.scratch(str(elsewhere.get_attribute("data-cell")))
    expect(person.prompt).to_have_text("Only the cells of your motif can be rubbed now.")
    expect(person.scratched).to_have_count(0)


# Before one confirms


def test_dice_and_motifs_are_taken_back_until_something_is_scratched(page: Page, url: str) -> None:
    person = Person(page)
    person.begin(url, "person", "easy", first=1)
    back = page.get_by_test_id("take-back")
    on_the_table = page.locator("[data-die][data-place=table]")
    expect(back).to_have_count(0)
    person.take()
    expect(on_the_table).to_have_count(2)
    back.click()
    expect(on_the_table).to_have_count(4)
    expect(back).to_have_count(0)
    expect(person.log).to_contain_text("back")
    person.take()
    expect(on_the_table).to_have_count(2)
    person.lay()
    expect(person.next.first).to_be_visible()
    page.keyboard.press("u")
    expect(person.within_reach.first).to_be_attached()
    expect(person.next).to_have_count(0)
    person.lay()
    person.scratch(str(person.next.first.get_attribute("data-cell")))
    expect(person.scratched).to_have_count(1)
    expect(back).to_have_count(0)
    page.keyboard.press("u")
    expect(person.scratched).to_have_count(1)


def test_a_die_shows_where_its_motif_fits_before_it_is_taken(page: Page, url: str) -> None:
    person = Person(page)
    person.begin(url, "person", "easy", first=1)
    page.mouse.move(5, 5)
    expect(person.within_reach).to_have_count(0)
    brings = page.get_by_test_id("brings")
    fitted = []
    for die in person.dice.all():  # on some islands, some motifs fit nowhere at first
        die.hover()
        expect(brings).to_contain_text(re.compile(r"fits (in|nowhere)"))
        fitted.append("fits in" in brings.inner_text())
        if fitted[-1]:
            expect(person.within_reach.first).to_be_attached()
        else:
            expect(person.within_reach).to_have_count(0)
        page.mouse.move(5, 5)
        expect(person.within_reach).to_have_count(0)
        expect(brings).to_have_count(0)
    assert any(fitted)


def test_a_good_move_is_marked_told_and_counted_for_the_end(page: Page, url: str) -> None:
    person = Person(page)
    person.begin(url, "person", "easy", first=1, round_cap=1)
    page.keyboard.press("h")
    marks = page.locator("[data-mark=good]")
    expect(marks).to_have_count(2, timeout=60_000)  # two dice
    expect(person.prompt).to_have_text(re.compile("good move|better|you would win"))
    page.keyboard.press("Enter")
    expect(marks).to_have_count(0)
    page.get_by_test_id("advise").click()
    expect(marks.first).to_be_attached(timeout=60_000)
    marked = marks.evaluate_all("all => all.map(one => one.dataset.at).filter(name => !name.startsWith('die'))")
    if person.confirm.get_attribute("data-choice") == "pass":  # with some dice, putting one aside is as good
        person.tap(person.confirm)
    else:
        expect(person.ghost).to_have_attribute("data-fits", "true")
        shown = "cells => document.querySelector('[data-ghost]').dataset.ghost.split(' ').sort().join() === cells"
        page.wait_for_function(shown, arg=",".join(sorted(marked)))
        person.tap(person.confirm)
        expect(person.next.first).to_be_visible()
    person.play_to_the_end()
    expect(page.get_by_test_id("hints")).to_have_text("with 2 hints")


# Motifs


def fitting(moment: Moment) -> set[str]:
    """The motifs in hand that fit somewhere."""
    return {re.sub(r"\d+ .*", "", choice["target"]) for choice in moment.choices if choice["kind"] == "place"}


class Walled(NamedTuple):
    """A place at which a motif in hand does not fit because of a wall."""

    motif: str
    row: int
    column: int
    cells: str  # as the page names a ghost


def walled(url: str, moment: Moment) -> Walled | None:
    """The first such place of a motif that fits elsewhere, as the server tells it."""
    sheet, face = load("scratch_island").sheet(), moment.face
    seat, dice = face["active"], {choice["source"] for choice in moment.choices if choice["kind"] == "place"}
    motifs = {motif.name: motif for motif in sheet.motifs}
    with connect(f"{url.replace('http', 'ws')}/ws", max_size=None) as line:
        line.send(json.dumps({"type": "Join", "table": moment.table, "tokens": moment.tokens, "seen": 0}))
        heard(line, "Seated")
        heard(line, "Update")
        for die in face["dice"]:
            for number, squares in enumerate(motifs[die["motif"]].orientations if die["name"] in dice else (), 1):
                places = sheet.columns - max(right for _, right in squares)
                for row, column in crossed(face["players"][seat]["island"]["walls"], squares):
                    place = f"{die['name']} {number} {row * places + column}"
                    line.send(json.dumps({"type": "Why", "seat": seat, "places": [place]}))
                    if ((heard(line, "WhyNot").get("message") or {}).get("id")) == "scratch_island-why-wall":
                        cells = " ".join(name(row + down, column + right) for down, right in squares)
                        return Walled(die["motif"], row, column, cells)
    return None


def crossed(walls: list[str], squares: Sequence[tuple[int, int]]) -> Iterator[tuple[int, int]]:
    """Where a motif of these squares would lie across a wall: the row and the column of its corner."""
    for wall in walls:
        row, column, other = int(wall[1:-1]) - 1, "abcdefghijklm".index(wall[0]), (0, 1) if wall[-1] == "e" else (1, 0)
        for down, right in squares:
            across = (down + other[0], right + other[1]) in {tuple(square) for square in squares}
            if across and row >= down and column >= right:
                yield row - down, column - right


def name(row: int, column: int) -> str:
    return f"{'abcdefghijklm'[column]}{row + 1}"


def hold(person: Person, url: str, moment: Moment, motif: str) -> None:
    """Sits down, and takes a motif in hand."""
    person.sit_down(url, moment)
    person.tap(person.page.locator(f"[data-die][data-motif={motif}]:not(:disabled)").first)
    expect(person.within_reach.first).to_be_attached()


def inner_rocks(moment: Moment) -> list[str]:
    """Those so far from the border that any motif laid over them lies on the island."""
    rocks = moment.face["players"][moment.face["active"]]["island"]["rocks"]
    return [rock for rock in rocks if rock[0] in "defghij" and rock[1:] in "456789"]


SOLID = {"bar", "domino", "square", "t"}  # motifs that cover the cell at their middle, however they lie


def hold_the_first(person: Person, url: str) -> Moment:
    """A solid one, before anything is scratched and any die is used, on an island with inner rocks."""

    def is_first(moment: Moment) -> bool:
        used = any(die["place"] == "used" for die in moment.face["dice"])
        scratched = any(player["uncovered"] for player in moment.face["players"])
        return not used and not scratched and bool(fitting(moment) & SOLID) and bool(inner_rocks(moment))

    moment = far(url, is_first, round_cap=1)
    hold(person, url, moment, min(fitting(moment) & SOLID))
    return moment


def test_the_ghost_says_why_it_does_not_fit(page: Page, url: str) -> None:
    person = Person(page)
    rock, *_ = inner_rocks(hold_the_first(person, url))
    expect(page.locator(f".board [data-cell={rock}]:not(.reach)[aria-label*=', rock']")).to_be_attached()
    person.hold(rock)
    expect(person.ghost).to_have_attribute("data-fits", "false")
    expect(person.prompt).to_have_text("A rock is in the way: only a pickaxe opens it.")
    person.hold("a1", -1, -1)
    expect(person.prompt).to_have_text(
        re.compile("You have not yet found the (blue|red|green|yellow) key for this chest.")
    )
    person.look_at_a_place()
    expect(person.prompt).to_contain_text("Rub here?")
    expect(page.locator("[data-ghost] text").first).to_have_text("1")
    expect(page.locator("[data-ghost] text")).to_have_count(page.locator("[data-ghost] rect").count())
    page.mouse.move(5, 5)
    expect(person.confirm).to_have_count(1)
    page.keyboard.press("Escape")
    expect(person.ghost).to_have_count(0)
    expect(person.scratched).to_have_count(0)


def test_a_motif_turns_and_is_mirrored_by_key_button_and_wheel(page: Page, url: str) -> None:
    person = Person(page)
    hold(person, url, far(url, lambda moment: "l" in fitting(moment)), "l")
    person.hold("g6")
    seen = [person.ghost.get_attribute("data-turn")]

    def changes(how: Callable[[], None]) -> None:
        how()
        expect(person.ghost).not_to_have_attribute("data-turn", str(seen[-1]))
        seen.append(person.ghost.get_attribute("data-turn"))

    changes(lambda: page.keyboard.press("r"))
    changes(lambda: page.keyboard.press("f"))
    changes(lambda: page.mouse.wheel(0, 100))
    changes(lambda: page.get_by_role("button", name="Turn", exact=True).click())
    changes(lambda: page.get_by_role("button", name="Mirror").click())
    assert len(set(seen)) > 3


def test_a_wall_in_the_way_is_told(page: Page, url: str) -> None:
    moment = far(url, lambda moment: walled(url, moment) is not None)
    found = walled(url, moment)
    assert found is not None
    motif, row, column, cells = found
    person = Person(page)
    hold(person, url, moment, motif)
    for key in "rrrfrrrr":  # after each of the eight ways in which it can lie
        for across, down in [(0, 0), (1, 0), (1, 1), (2, 1), (1, 2), (0, 1), (0, 2), (2, 0)]:
            if column + across // 2 > 12 or row + down // 2 > 10:
                continue
            person.hold(name(row + down // 2, column + across // 2), across % 2, down % 2)
            if person.ghost.get_attribute("data-ghost") == cells:
                expect(person.prompt).to_have_text("A wall is in the way, and no order leads around it.")
                return
        page.keyboard.press(key)
    raise AssertionError(f"The {motif} cannot be held over {cells}.")


def test_a_pickaxe_is_combined_with_a_motif(page: Page, url: str) -> None:
    def may_combine(moment: Moment) -> bool:
        """And has one die in hand from the beginning: the first that fits."""
        kinds = [choice["kind"] for choice in moment.choices if choice["kind"] != "pass"]
        return kinds[:1] == ["place"] and "combine" in kinds

    person = Person(page)
    person.sit_down(url, far(url, may_combine))
    expect(page.locator("[data-die][aria-pressed=true]")).to_have_count(1)
    page.keyboard.press("c")
    expect(page.get_by_role("button", name="Combine with the pickaxe")).to_have_attribute("aria-pressed", "true")
    expect(page.locator("[data-die][aria-pressed=true]")).to_have_count(2)
    person.look_at_a_place()
    expect(person.prompt).to_have_text("Break the rock and rub here?")
    person.choose()
    expect(person.log).to_contain_text("combines the pickaxe with a motif")
    expect(person.next.first).to_be_attached()


def test_a_die_is_put_aside(page: Page, url: str) -> None:
    person = Person(page)
    hold_the_first(person, url)
    page.keyboard.press("p")
    expect(person.prompt).to_have_text("Put this die aside without scratching?")
    person.tap(person.confirm)
    expect(page.locator("[data-die][data-place=used]")).to_have_count(1)


def test_a_finger_drags_the_ghost_and_a_second_one_turns_it(browser: Browser, url: str) -> None:
    with phone(browser) as context:
        page = context.new_page()
        person = Finger(page)
        hold(person, url, far(url, lambda moment: "l" in fitting(moment)), "l")
        x, y = middle(person.cell("g6"))
        person.touch("touchStart", (x, y))
        person.touch("touchMove", (x, y + 20))
        person.touch("touchMove", (x + 30, y + 60))
        expect(person.ghost).to_have_count(1)
        before = str(person.ghost.get_attribute("data-turn"))
        person.touch("touchStart", (x + 30, y + 60), (x + 110, y + 60))
        person.touch("touchMove", (x + 30, y + 60), (x + 50, y + 130))
        expect(person.ghost).not_to_have_attribute("data-turn", before)
        person.touch("touchEnd")
        expect(person.ghost).to_have_count(1)


def test_a_screen_reader_hears_cells_dice_and_finds(page: Page, url: str) -> None:
    person = Keyboard(page)
    person.begin(url, first=1)
    expect(person.dice.first).to_have_attribute("aria-label", re.compile("(blue|orange) die, "))
    expect(page.get_by_role("grid")).to_have_accessible_name("Your island")
    expect(person.cell("a1")).to_have_attribute(
        "aria-label", re.compile("row 1, column a, (blue|red|green|yellow) chest")
    )
    expect(page.locator(".board [aria-label*='wall to the east']").first).to_be_attached()
    person.take()
    person.sit_down(url, far(url, lambda moment: bool(fitting(moment)), round_cap=1))
    person.look_at_a_place()
    page.keyboard.press("ArrowUp")
    page.keyboard.press("ArrowDown")
    expect(person.live).to_have_text(re.compile("it fits here|must cover the boat|rock|wall|key"))
    person.tap(person.in_hand)
    person.look_at_a_place()
    person.choose()
    expect(person.next.first).to_have_attribute("aria-label", re.compile("you can rub it"))
    expect(page.locator(":focus")).to_have_attribute("data-legal", "")
    page.keyboard.press("Enter")
    expect(person.live).to_have_text(re.compile(r"[a-m]\d+: "))
