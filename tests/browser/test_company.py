"""What people at a table notice of each other: words, clocks, absences; and how a page recovers from trouble."""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import Browser, Page, WebSocketRoute, expect

from tests.browser.axe import violations
from tests.browser.online import act, come, open_table, play_together, screens, whose_turn
from tests.browser.players import player
from tests.browser.room import in_motion, quiet

CLOCK_OF_10_SECONDS = "0"  # the first that the set-up offers


def set_clock(page: Page, clock: str) -> None:
    page.locator("form select[name=clock]").select_option(clock)


def test_what_is_said_is_read_in_the_readers_language_and_counted_until_then(browser: Browser, url: str) -> None:
    with screens(browser, "en-GB", "de-DE", phones=(1,)) as (page, other):
        ana, ben = player("quadrata", "Person")(page), player("quadrata", "Finger")(other)
        come(other, open_table(ana, url, "person", "open"), "Ben")
        chat = page.get_by_test_id("chat")
        chat.locator(".bar").click()
        chat.get_by_role("button", name="Nice move!").click()
        chat.get_by_placeholder("Say something").fill("<b>Servus</b>")
        page.keyboard.press("Enter")
        expect(chat.get_by_role("log")).to_contain_text("<b>Servus</b>")  # as it was typed
        story = page.get_by_role("log", name="What happened")
        expect(story).to_have_count(0)  # there is no room for both
        page.get_by_role("button", name="What happened").click()
        expect(story).to_be_focused()
        expect(chat.get_by_role("log")).to_have_count(0)
        expect(other.locator(".rise .unread")).to_contain_text("2")
        ben.tap(other.locator(".rise"))
        ben.tap(other.locator("[data-testid=chat] .bar"))
        expect(other.get_by_test_id("chat").get_by_role("log")).to_contain_text("Guter Zug!")
        expect(other.locator(".unread")).to_have_count(0)
        assert violations(page) == []
        assert violations(other) == []


def test_whoever_lets_the_clock_run_out_takes_the_seat_back_with_one_tap(browser: Browser, url: str) -> None:
    with screens(browser, "en-GB", "en-GB") as (page, other):
        ana = player("quadrata", "Person")(page)
        page.add_init_script("localStorage.setItem('wurf.name', '\"Ana\"')")
        page.goto(f"{url}/set-up/quadrata")
        page.locator("form .sitter select").nth(1).select_option("open")
        set_clock(page, CLOCK_OF_10_SECONDS)
        page.get_by_role("radio", name="a bot takes the seat").check()
        page.locator("form > .primary").click()
        field = page.get_by_test_id("address")
        expect(field).to_be_visible()
        come(other, field.input_value(), "Ben")
        ben = player("quadrata", "Person")(other)
        late = whose_turn(ana, ben)
        assert late is not None
        expect(late.page.get_by_test_id("clock").first).to_be_visible()
        back, rest = late.page.get_by_test_id("returning"), ben if late is ana else ana
        expect(back).to_be_visible(timeout=30_000)
        expect(rest.offered.first).to_be_visible(timeout=30_000)  # else the clock would run out again at once
        back.get_by_role("button", name="Take my seat back").click()
        expect(back).to_have_count(0)
        expect(late.page.get_by_role("list", name="Players")).not_to_contain_text("bot")


def test_when_somebody_leaves_the_host_is_told_and_lets_a_bot_play_on_with_one_tap(browser: Browser, url: str) -> None:
    with screens(browser, "en-GB", "en-GB") as (page, other):
        ana, ben = player("quadrata", "Person")(page), player("quadrata", "Person")(other)
        come(other, open_table(ana, url, "person", "open"), "Ben")
        whose_turn(ana, ben)
        other.get_by_test_id("table").click()
        other.get_by_role("dialog").get_by_role("button", name="Leave").click()
        other.get_by_role("dialog").get_by_role("button", name="Really?").click()
        left, players = page.get_by_test_id("left"), page.get_by_role("list", name="Players")
        expect(left).to_contain_text("Ben has left the table.")
        expect(players).to_contain_text("has left the table")
        left.get_by_role("button", name="Let a bot play on").click()
        expect(left).to_have_count(0)
        expect(ana.offered.first).to_be_visible()
        expect(players).not_to_contain_text("has left the table")


def test_whoever_comes_back_is_shown_what_happened_since(browser: Browser, url: str) -> None:
    with screens(browser, "en-GB", "en-GB") as (page, other):
        ana, ben = player("quadrata", "Person")(page), player("quadrata", "Person")(other)
        come(other, open_table(ana, url, "person", "open"), "Ben")
        play_together(ana, ben, turns=2)
        away = next(person for person in (ana, ben) if person is not whose_turn(ana, ben))
        mover = ben if away is ana else ana
        table = away.page.url
        away.page.goto(f"{url}/lobby")
        act(mover)
        in_motion(away.page, "slow")
        away.page.goto(table)
        # In one step: on a busy machine it is over before a mouse gets there.
        away.page.wait_for_function(
            "() => (skip => skip && (skip.click(), true))(document.querySelector('[data-testid=skip]'))"
        )
        expect(away.offered.first).to_be_visible()
        assert away.page.title().startswith("● Your move")


def test_a_page_that_is_refused_during_an_outage_says_so_and_comes_in_later(browser: Browser, url: str) -> None:
    with quiet(browser) as context:
        page = context.new_page()
        person = player("loot", "Person")(page)
        person.begin(url)
        refusals = 2

        def outage(route: WebSocketRoute) -> None:
            nonlocal refusals
            if not refusals:
                route.connect_to_server()
                return
            refusals -= 1
            sentence: dict[str, Any] = {"id": "error-internal"}
            answer = json.dumps({"type": "Refused", "message": sentence, "rule": "", "id": 0})
            route.on_message(lambda _: route.send(answer))

        page.route_web_socket("**/ws", outage)
        page.reload()
        expect(page.get_by_role("status")).to_contain_text("Something went wrong inside the server")
        expect(person.offered.first).to_be_visible(timeout=15_000)


# A phone that sleeps: out of sight, and its time goes by.
SLEEPER = """
    const now = performance.now.bind(performance);
    performance.now = () => now() + (window.slept ?? 0);
    Object.defineProperty(document, "hidden", { get: () => window.asleep === true });
    window.sleeps = asleep => {
        window.asleep = asleep;
        if (!asleep) window.slept = 3_600_000;
        document.dispatchEvent(new Event("visibilitychange"));
    };
"""


def test_a_phone_wakes_up_connected_though_its_line_has_died_without_a_word(browser: Browser, url: str) -> None:
    with screens(browser, "en-GB", "en-GB", phones=(1,)) as (page, other):
        dead: list[WebSocketRoute] = []  # connections that pass nothing on any more

        def line(route: WebSocketRoute) -> None:
            server = route.connect_to_server()
            route.on_message(lambda message: None if route in dead else server.send(message))
            server.on_message(lambda message: None if route in dead else route.send(message))
            lines.append(route)

        lines: list[WebSocketRoute] = []
        other.route_web_socket("**/ws", line)
        other.add_init_script(SLEEPER)
        ana, ben = player("quadrata", "Person")(page), player("quadrata", "Finger")(other, seed=2)
        come(other, open_table(ana, url, "person", "open"), "Ben")
        while whose_turn(ana, ben) is ben:
            act(ben)
        other.evaluate("sleeps(true)")
        dead += lines
        act(ana)
        expect(page.get_by_test_id("prompt")).to_contain_text("Ben")
        assert not other.title().startswith("●")
        other.evaluate("sleeps(false)")
        expect(ben.offered.first).to_be_visible(timeout=15_000)
        assert other.title().startswith("● Your move")
        assert len(lines) == len(dead) + 1


def test_clocks_of_days_are_shown_alike_on_every_page(browser: Browser, url: str) -> None:
    with screens(browser, "en-GB", "en-GB", "en-GB", phones=(1,)) as (page, other, third):
        page.add_init_script("localStorage.setItem('wurf.name', '\"Ana\"')")
        page.goto(f"{url}/set-up/quadrata")
        page.locator("form .sitter select").nth(1).select_option("open")
        set_clock(page, "own")
        page.get_by_label("How much time").fill("3")
        page.get_by_label("Unit of time").select_option("day")
        page.locator("form > .primary").click()
        field = page.get_by_test_id("address")
        expect(field).to_be_visible()
        third.goto(page.url)
        come(other, field.input_value(), "Ben")
        for each in (page, other, third):
            expect(each.locator("#rail [data-testid=clock]").first).to_contain_text("3")
        shown = [each.locator("#rail [data-testid=clock]").all_text_contents() for each in (page, other, third)]
        assert shown[0] == shown[1] == shown[2]


def test_it_is_shown_for_how_long_somebody_has_been_thinking(browser: Browser, url: str) -> None:
    with screens(browser, "en-GB", "en-GB") as (page, other):
        ana, ben = player("quadrata", "Person")(page), player("quadrata", "Person")(other, seed=2)
        come(other, open_table(ana, url, "person", "open"), "Ben")
        thinks = whose_turn(ana, ben)
        waits = page if thinks is ben else other
        seat = 0 if thinks is ana else 1
        waits.clock.install()
        waits.reload()
        expect(waits.locator(".board")).to_be_visible()
        waits.clock.fast_forward(5 * 60_000)
        expect(waits.locator(f"#rail [data-clock='{seat}']")).to_contain_text("5:")
        expect(waits.locator(f"#rail [data-clock='{1 - seat}']")).to_have_count(0)  # nobody waits for themselves
