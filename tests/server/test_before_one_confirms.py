"""What a page may ask before it acts, and take back after: previews, good moves, moves among bots."""

from __future__ import annotations

from typing import Any

import pytest

from tests.server.conftest import Page, Server
from wurf.core.record import parse, verify
from wurf.games import load
from wurf.store import Store


def begun(server: Server, *sitters: str) -> tuple[Page, str, list[str | None]]:
    """A table of LOOT where the first seat, at this page, puts the dice in order."""
    table, tokens = server.create(*sitters)
    page = server.page()
    page.join(table, *tokens)
    for seat, sitter in enumerate(sitters):
        if sitter == "person":
            page.choose(seat, "start a1", id=seat + 1)
            page.hear_until(lambda message, seat=seat: seat + 1 in message.get("answers", ()))
    while page.update["face"]["phase"] != "arrange":
        page.hear()
    return page, table, tokens


def test_what_a_choice_brings_is_told_to_who_looks_at_it(shared_server: Server) -> None:
    page, *_ = begun(shared_server, "person", "easy")
    action = page.offered(0)[0]
    page.say("Look", seat=0, action=action)
    looked = page.hear_type("Looked")
    assert (looked["seat"], looked["action"], looked["sequence"]) == (0, action, page.update["sequence"])
    assert looked["preview"]["points"] == 0
    assert looked["preview"]["allows"]
    page.say("Look", seat=1, action=action)
    assert page.hear_type("Refused")["message"]["id"] == "error-not-your-seat"


def test_among_bots_the_last_move_is_taken_back_and_what_they_did_since(server: Server) -> None:
    page, *_ = begun(server, "person", "easy")
    before = page.update
    assert not before["can_take_back"]
    page.choose(0, page.offered(0)[0])
    page.hear_until(lambda message: message["type"] == "Update" and message["waiting"] == [0])  # the bot has chosen
    assert page.update["can_take_back"]
    page.say("TakeBack", seat=0, id=7)
    page.hear_until(lambda message: 7 in message.get("answers", ()))
    assert page.update["face"] == before["face"]
    assert not page.update["can_take_back"]
    assert page.update["log"][-1]["event"]["kind"] == "back"
    page.say("TakeBack", seat=0, id=8)
    assert page.hear_type("Refused")["message"]["id"] == "error-back-dice"


def test_with_somebody_else_at_the_table_it_is_not(server: Server) -> None:
    table, tokens = server.create("person", "person")
    pages = [server.page(), server.page()]
    for seat, page in enumerate(pages):
        page.join(table, tokens[seat])
        page.choose(seat, "start a1", id=1)
        page.hear_until(lambda message: 1 in message.get("answers", ()))
    pages[0].hear_sequence(3)
    pages[0].choose(0, pages[0].offered(0)[0])
    pages[0].hear_sequence(4)
    assert not pages[0].update["can_take_back"]
    pages[0].say("TakeBack", seat=0, id=9)
    assert pages[0].hear_type("Refused")["message"]["id"] == "error-nothing-to-take-back"


def test_after_a_restart_the_last_move_can_still_be_taken_back(server: Server) -> None:
    page, table, tokens = begun(server, "person", "easy")
    before = page.update["face"]
    page.choose(0, page.offered(0)[0])
    page.hear_until(lambda message: message["type"] == "Update" and message["waiting"] == [0])
    server.stop()
    server.start()
    again = server.page()
    again.join(table, *tokens)
    assert again.update["can_take_back"]
    again.say("TakeBack", seat=0, id=1)
    again.hear_until(lambda message: 1 in message.get("answers", ()))
    assert again.update["face"] == before


def test_a_good_move_is_counted_once_a_turn_and_told_only_at_the_end(server: Server) -> None:
    table, tokens = server.create("person", "easy", turn_cap=1)
    page, other = server.page(), server.page()
    page.join(table, *tokens)
    other.join(table)
    for _ in range(2):  # once a turn
        page.say("Advise", seat=0, id=5)
        advice = page.hear_type("Advice")
    assert (advice["seat"], advice["id"]) == (0, 5)
    assert advice["choice"]["action"] in page.offered(0)
    assert advice["reason"]["id"].startswith("advice-")
    page.say("Advise", seat=1, id=6)
    assert page.hear_type("Refused")["message"]["id"] == "error-not-your-seat"
    server.stop()
    server.start()
    page = server.page()
    page.join(table, *tokens)
    while page.update["result"] is None:
        assert page.update["hints"] == []
        if 0 in page.update["waiting"]:
            sequence = page.update["sequence"]
            page.choose(0, page.offered(0)[0])
            page.hear_sequence(sequence + 1)
        else:
            page.hear()
    assert page.update["hints"] == [1, 0]
    assert all("hints" not in message or message["hints"] == [] for message in other.heard)
    record = parse(server.get(f"/api/tables/{table}/record").text)
    assert record.hints == (1, 0)
    verify(record, load)


def test_a_good_move_is_told_at_the_end_without_a_restart_too(server: Server) -> None:
    table, tokens = server.create("person", turn_cap=1)
    page = server.page()
    page.join(table, *tokens)
    page.say("Advise", seat=0)
    page.hear_type("Advice")
    while page.update["result"] is None:
        page.choose(0, page.offered(0)[0])
        page.hear_type("Update")
    assert page.update["hints"] == [1]


def test_a_bot_that_fails_to_advise_is_a_sentence_and_does_not_count(server: Server) -> None:
    page, table, _ = begun(server, "person", "person")
    server.bots.broken = RuntimeError("out of order")
    page.say("Advise", seat=0, id=5)
    refused = page.hear_type("Refused")
    assert (refused["message"]["id"], refused["id"]) == ("error-advice", 5)
    server.bots.broken = None
    assert Store(server.database).load(table).hints == (0, 0)
    page.say("Advise", seat=1, id=6)
    assert page.hear_type("Refused")["message"]["id"] == "error-not-your-turn"


@pytest.mark.parametrize("field", ["action", "seat"])
def test_a_look_that_means_nothing_is_refused(shared_server: Server, field: str) -> None:
    page, *_ = begun(shared_server, "person", "easy")
    asked: dict[str, Any] = {"seat": 0, "action": "a1"} | {field: {"action": "dance", "seat": 7}[field]}
    page.say("Look", **asked)
    page.hear_type("Refused")
