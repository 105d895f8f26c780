"""Drop It in a real browser: on a phone, what others do, in teams, and set up."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.room import (
    PHONE,
    Stillness,
    fits_the_screen,
    in_motion,
    in_order,
    observe,
    observed,
    phone,
    points_shown,
)
from tests.games.drop_it.browser_player import Finger, Person, far
from tests.in_turn import in_turn
from wurf.core.text import LANGUAGES, Message, say

# On a phone


@pytest.mark.parametrize("language", in_turn(LANGUAGES, 3, 1))
def test_the_board_lies_still_on_a_phone(browser: Browser, url: str, language: str) -> None:
    with phone(browser, locale=language) as context:
        page = context.new_page()
        person = Finger(page)
        person.begin(url, "person", "person", "person", jokers=1, extras=1)
        still = Stillness(page)
        for left in (2, 0):
            person.tap(person.shares.first)
            still.after("looking at a share", person.take)
            person.tap(person.take)
            expect(person.shares).to_have_count(left)
            still.after("choosing a share", person.offered.first)
        person.tap(page.locator(".tray .gone"))
        still.after("a refusal", page.locator(".why"))
        person.tap(person.pieces.first)
        still.after("choosing", person.let_go)
        person.tap(page.get_by_test_id("cancel"))
        still.after("putting back", person.pieces.first)
        for _ in range(4):
            person.play_a_turn()
            still.after("a drop", person.verdict)
            if person.joker.count():
                still.after("a joker's question", person.joker)


def test_a_table_of_teams_does_not_scroll_sideways_on_a_phone(browser: Browser, url: str) -> None:
    table = far(url, lambda moment: moment.face["turn"] >= 3, seats=5, teams=2)
    with phone(browser) as context:
        page = context.new_page()
        person = Finger(page)
        for theme in ("light", "dark"):
            page.emulate_media(color_scheme=theme)
            person.sit_down(url, table)
            expect(person.shaft).to_be_visible()
            assert fits_the_screen(page), f"It scrolls sideways when it is {theme}."
            person.tap(page.locator(".rise"))
            expect(page.locator("#rail [data-testid=track]")).to_be_visible()
            assert fits_the_screen(page), f"It scrolls sideways when it is {theme}."


def test_eight_people_are_told_apart_and_reached_and_a_team_sees_its_points(browser: Browser, url: str) -> None:
    with phone(browser) as context:
        page = context.new_page()
        person = Finger(page)
        page.goto(f"{url}/set-up/drop_it")
        for _ in range(6):
            person.tap(page.locator("form [data-add=person]"))
        page.locator("form .sitter select").nth(1).select_option("person")
        for number in range(2, 9):
            expect(page.get_by_label(f"Name at seat {number}")).to_have_value(f"Player {number}")
        person.tap(page.locator("form .primary"))
        person.skip_hints()
        for tab in (page.get_by_role("tab").last, page.get_by_role("tab").first):
            person.tap(tab)
            expect(tab).to_have_attribute("aria-selected", "true")
            expect(tab).to_be_in_viewport(ratio=1)
        person.tap(page.locator(".rise"))
        for points in page.locator("#rail [data-track-points]").all():
            points.scroll_into_view_if_needed()
            box = points.bounding_box()
            assert box is not None
            assert box["x"] + box["width"] <= PHONE["width"], "A team's points are cut off."


# What others do

SEEN = """{
    now: document.querySelector(".board [data-testid=order] b")?.textContent ?? "",
    verdict: document.querySelector("[data-testid=verdict] .name")?.textContent ?? "",
    inHand: document.querySelector("[data-aimed]")?.dataset.aimed ?? "",
    falls: document.querySelector("[data-moving]") !== null,
    pile: document.querySelectorAll(".board [data-piece]").length,
    told: document.querySelector("[data-testid=prompt]").textContent,
}"""


def test_ones_own_verdict_is_seen_before_a_bots_drop_and_that_step_by_step(page: Page, url: str) -> None:
    in_motion(page, "fast")
    person = Person(page)
    person.set_up(url, "person", "easy", first=1)
    person.skip_hints()
    person.hold(person.pieces.first, 0.5)
    observe(page, SEEN)
    person.drop()
    expect(person.verdict).to_contain_text("Momo", timeout=30_000)
    kind = re.search(r"Momo drops the (\w+ \w+)", person.log.inner_text())[1]  # type: ignore[index]
    seen = observed(page)
    in_order(
        seen,
        lambda look: look["falls"] and look["pile"] == 1,
        lambda look: look["verdict"] == "You" and look["now"] == "Now: Momo",
        lambda look: look["inHand"] == kind and not look["falls"],
        lambda look: look["falls"] and look["pile"] == 2,
        lambda look: look["verdict"] == "Momo" and look["now"] == "Your turn",
    )
    told = [look["verdict"] for look in seen]
    assert not any(look["inHand"] for look in seen[: told.index("You")]), "The bot does not wait for the verdict."
    whose = page.locator(".board [data-last]").evaluate_all(
        "all => all.map(one => [one.dataset.whose, one.dataset.last])"
    )
    assert whose == [["0", "0"], ["1", "1"]]  # the latest piece of each
    person.hold(person.pieces.first, 0.5)
    person.drop()
    expect(person.verdict).to_contain_text("You")
    falling = {look["told"] for look in observed(page) if look["falls"] and look["pile"] == 3}
    assert falling == {re.findall(r"You drop the \w+ \w+\.", person.log.inner_text())[0]}  # not what Momo did before


def test_without_motion_what_others_hold_and_its_verdict_are_seen_all_the_same(page: Page, url: str) -> None:
    in_motion(page, "fast")
    person = Person(page)
    person.set_up(url, "person", "easy", first=1)
    person.skip_hints()
    page.emulate_media(reduced_motion="reduce")
    person.hold(person.pieces.first, 0.5)
    observe(page, SEEN)
    person.drop()
    expect(person.verdict).to_contain_text("Momo", timeout=30_000)
    seen = observed(page)
    in_order(
        seen,
        lambda look: look["verdict"] == "You",
        lambda look: bool(look["inHand"]),
        lambda look: look["verdict"] == "Momo" and look["pile"] == 2,
    )
    assert not any(look["falls"] for look in seen)


# Setting up, and teams


def test_options_are_chosen_by_their_names(page: Page, url: str) -> None:
    page.goto(f"{url}/set-up/drop_it")
    teams = page.locator("select[name=teams]")
    expect(teams).to_have_value("0")
    expect(page.locator("select[name=hand] option")).to_have_count(3)
    expect(page.locator("select[name=edge]")).to_contain_text("Colours")
    extras, add = page.locator("select[name=extras]"), page.locator("form [data-add=bot]")
    expect(extras).to_have_count(0)  # D8: only three players share a colour
    add.click()
    extras.select_option("1")
    for _ in range(2):
        add.click()
    expect(extras).to_have_count(0)
    expect(page.locator("form li")).to_have_count(5)
    expect(teams).to_have_value("3")  # so many can only play in teams
    expect(teams.locator("option")).to_have_count(4)
    page.locator("form li button").last.click()
    expect(teams).to_have_value("3")
    page.locator("form li button").last.click()
    expect(teams).to_have_value("0")


def test_D8_three_players_look_at_their_shares_and_choose_in_turn(page: Page, url: str) -> None:
    person = Person(page)
    person.begin(url, "person", "person", "person", first=1, extras=1)
    now = page.locator(".board [data-testid=order]")
    expect(person.prompt).to_contain_text("which two pieces would you like besides a circle?")
    expect(now).to_contain_text(re.compile("Your turn.*Then: Player 2, you, Player 2", re.DOTALL))
    expect(person.shares).to_have_count(3)
    expect(person.shares.first.locator("svg")).to_have_count(3)
    person.tap(page.locator("[data-share=square-triangle]"))
    expect(person.prompt).to_contain_text("Circle, square and triangle in")
    person.tap(page.locator("[data-share=rhombus-triangle]"))
    expect(person.prompt).to_contain_text("Circle, rhombus and triangle in")
    person.tap(person.take)
    expect(now).to_contain_text("Now: Player 2")
    expect(person.shares).to_have_count(2)
    for _ in range(2):  # a second tap takes it
        person.tap(page.locator("[data-share=square-triangle]"))
    expect(person.log).to_contain_text("Player 3 gets what is left: a circle, a square and a rhombus")
    expect(now).to_contain_text("Your turn")
    expect(person.pieces).to_have_count(7)  # four kinds of one's own colour, three of the other


def test_teams_share_pieces_and_points_and_take_turns(page: Page, url: str) -> None:
    person = Person(page)
    person.begin(url, "person", "person", "person", teams=2, first=1, beginners=1)
    sides = page.locator(".track [data-side]")
    expect(sides).to_have_count(2)
    expect(sides.first).to_contain_text("You + Player 2")
    expect(page.locator(".board [data-testid=order]")).to_contain_text(
        re.compile("Your turn.*Then: Player 3, Player 2, ", re.DOTALL)
    )
    person.play_a_turn()
    expect(page.locator(".board [data-testid=order]")).to_contain_text("Now: Player 3")
    first, second, third = points_shown(page)
    assert first == second > third == 0
    expect(page.locator(".rise")).to_have_text(re.compile(rf"{first} : 0"))


def test_the_pieces_of_others_can_be_looked_at(page: Page, url: str) -> None:
    person = Person(page)
    person.begin(url, "person", "person", first=1)
    page.get_by_role("button", name="Look at Player 2’s sheet").click()
    theirs = page.get_by_role("dialog").locator("[data-kind]").evaluate_all("all => all.map(one => one.dataset.kind)")
    mine = page.locator(".dice [data-kind]").evaluate_all("all => all.map(one => one.dataset.kind)")
    assert len(theirs) == len(mine) == 8
    assert not set(theirs) & set(mine)


# The rules page


def test_drop_its_pictures_show_what_their_captions_say(page: Page, url: str) -> None:
    page.goto(f"{url}/rules/drop_it")
    expect(page.locator("#points figcaption")).to_have_text(re.compile(r"level 5 .*: 5 \+ 2 = 7 points\."))
    expect(page.locator("#points .covered")).to_have_count(1)
    expect(page.locator("#end [data-piece]")).to_have_count(36)
    taboos = page.locator("#taboos li:has([data-shaft])")
    expect(taboos).to_have_count(4)
    for at, crosses in enumerate((1, 1, 1, 0)):  # shape, colour and edge are touched, height is not
        expect(taboos.nth(at).locator(".taboo[data-contact]")).to_have_count(crosses)
    expect(page.locator("#taboos li:has([data-lens])")).to_have_text(["0.2 mm ✗", "0.3 mm ✓"])


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_authors_are_named(language: str) -> None:
    assert "Uwe Rapp" in say(Message("drop_it-rules-ours-1"), language)
