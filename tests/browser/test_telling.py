"""The page says the same sentences as the terminal, in every language, to whoever reads them."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

import msgspec
import pytest
from playwright.sync_api import Browser, Page, WebSocketRoute, expect

from tests.browser.players import WITH_PLAYERS
from tests.browser.room import quiet
from tests.browser.wire import NAMES, Json, moments
from tests.catalogue import sample_events
from tests.in_turn import in_turn
from wurf.core.shown import Event
from wurf.core.telling import tell
from wurf.core.text import LANGUAGES, Message, say

UNTOLD = ("quadrata-event-begin-roll",)  # the board shows them, the log does not


def with_this_log(page: Page, events: Sequence[Event]) -> None:
    """The page gets these events as the log of whatever table it joins."""
    log = [{"sequence": 1, "event": msgspec.to_builtins(event)} for event in events]

    def connect(line: WebSocketRoute) -> None:
        server = line.connect_to_server()

        def hear(frame: str | bytes) -> None:
            message: Json = json.loads(frame)
            if message["type"] == "Update":
                message |= {"sequence": 1, "log": log}
                start = message.get("log_start")
                message["log_start"] = {**start, "sequence": 0} if start else None
            line.send(json.dumps(message))

        server.on_message(hear)

    page.route_web_socket("**/ws", connect)


def join(page: Page, url: str, table: str, tokens: Sequence[str]) -> None:
    page.goto(url)
    kept = json.dumps({table: list(tokens)})
    page.evaluate("kept => localStorage.setItem('wurf.tokens', kept)", kept)
    page.goto(f"{url}/table/{table}")


@pytest.mark.parametrize("game", in_turn(WITH_PLAYERS, 4, 1))
def test_the_log_says_what_the_terminal_says(browser: Browser, url: str, game: str) -> None:
    events = [event for seat, other in ((0, 1), (1, 0)) for event in sample_events(game, seat, other)]
    told = [event for event in events if event.message.id not in UNTOLD]
    moment = next(moments(url, game, 2, {}, lambda choices: str(choices[0]["action"])))
    for you, tokens in ((0, moment.tokens[:1]), (None, moment.tokens)):
        with quiet(browser) as context:
            page = context.new_page()
            page.add_init_script(f"localStorage.setItem('wurf.coached-{game}', 'true')")
            with_this_log(page, events)
            join(page, url, moment.table, tokens)
            for language in LANGUAGES:
                page.locator("header select").select_option(language)
                expect(page.locator(f"html[lang={language}]")).to_be_attached()
                lines = page.get_by_role("log").locator("li")
                expect(lines).to_have_count(len(told))
                assert sorted(lines.all_inner_texts()) == sorted(
                    tell(event, NAMES[:2], you, language) for event in told
                )


def test_whose_turn_it_is_is_said_by_name(browser: Browser, url: str) -> None:
    """At the table of two, each reads it as it is for them."""

    def first(choices: list[dict[str, Any]]) -> str:
        return str(choices[0]["action"])

    moment = next(moments(url, "quadrata", 2, {}, first))
    active = moment.face["active"]
    for seat, tokens in ((0, moment.tokens[:1]), (1, moment.tokens[1:]), (None, [])):
        with quiet(browser) as context:
            page = context.new_page()
            page.add_init_script("localStorage.setItem('wurf.coached-quadrata', 'true')")
            join(page, url, moment.table, tokens)
            prompt = page.get_by_test_id("prompt")
            for language in LANGUAGES:
                page.locator("header select").select_option(language)
                whose = {"name": NAMES[active], "count": 1, "you": "no"}
                turn = say(Message("page-whose-turn", whose), language)
                if seat != active:
                    expect(prompt).to_contain_text(turn)
                else:
                    expect(prompt).not_to_contain_text(NAMES[active])
