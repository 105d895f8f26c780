"""A page's choice is carried out without a task where nothing is before it; the usual way does the rest, in order."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tests.server.browsers import OPEN, person
from wurf.core.memory import remembered_objects
from wurf.server.limits import Allowance
from wurf.server.metrics import Metrics
from wurf.server.socket import Connection
from wurf.server.table import Table


def said(type: str, **fields: Any) -> str:
    """As a browser writes it."""
    return json.dumps({"type": type, **fields}, separators=(",", ":"))


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> list[bool]:
    """Which choices were taken without a task."""
    taken: list[bool] = []
    choose_soon = Table.choose_soon

    def noted(table: Table, *choice: Any) -> bool:
        taken.append(choose_soon(table, *choice))
        return taken[-1]

    monkeypatch.setattr(Table, "choose_soon", noted)
    return taken


def test_a_choice_as_a_browser_sends_it_needs_no_task(server: Any, quick: list[bool]) -> None:
    table, tokens = server.create("person", "person")
    page = server.page()
    page.join(table, tokens[0])
    page.socket.send(said("Choose", seat=0, action="start a1", sequence=0, id=7))
    assert page.hear_sequence(1)["answers"] == [7]
    assert quick == [True]
    assert [entry.action for entry in server.store.load(table).entries] == ["start a1"]


def test_what_comes_right_after_a_choice_is_carried_out_after_it(server: Any, quick: list[bool]) -> None:
    table, tokens = server.create("person", "person")
    page = server.page()
    page.join(table, tokens[0])
    page.socket.send(said("Choose", seat=0, action="start a1", sequence=0, id=1))
    page.socket.send(said("TakeBack", seat=0, id=2))
    page.hear_until(lambda message: 2 in message.get("answers", ()))
    assert quick == [True]
    assert [entry.action for entry in server.store.load(table).entries] == ["start a1", "take back"]


def test_an_illegal_choice_is_refused_with_its_number(server: Any) -> None:
    table, tokens = server.create("person", "person")
    page = server.page()
    page.join(table, tokens[0])
    page.socket.send(said("Choose", seat=0, action="start d4", sequence=0, id=3))
    assert page.hear_type("Refused")["id"] == 3
    assert not server.store.load(table).entries


def test_nobody_acts_for_a_seat_that_is_not_theirs(server: Any, quick: list[bool]) -> None:
    table, tokens = server.create("person", "person")
    theirs, watching, elsewhere = server.page(), server.page(), server.page()
    theirs.join(table, tokens[1])
    watching.join(table)
    for page in (theirs, watching, elsewhere):  # the last one has not even joined
        page.socket.send(said("Choose", seat=0, action="start a1", sequence=0, id=3))
        expected = "error-join-first" if page is elsewhere else "error-not-your-seat"
        assert page.hear_type("Refused")["message"]["id"] == expected
    assert quick == []
    assert not server.store.load(table).entries


def test_who_has_lost_a_seat_does_not_act_for_it_though_nobody_has_told_them_yet(
    visitor: Any, quick: list[bool], monkeypatch: pytest.MonkeyPatch
) -> None:
    """What a page may do follows from its seats, and those from what it was last sent."""
    host, friend = visitor("Ada"), visitor("Ben")
    table = host.create(person("Ada"), OPEN)
    friend.sit(table, 1, host.invite(table))
    page = friend.page(table)
    assert page.update["waiting"] == [0, 1]
    monkeypatch.setattr(Connection, "_flush_soon", lambda _page: None)  # its turn to be told is still to come
    host.ask(f"/tables/{table}/seats/1/free")
    page.socket.send(said("Choose", seat=1, action="start a1", sequence=0, id=3))
    page.socket.send(said("Choose", seat=1, action="start a1", sequence=0, id=4))
    monkeypatch.undo()
    page.say("Earlier", until=0)  # which has something sent again
    for id in (3, 4):
        refused = page.hear_type("Refused")
        assert (refused["id"], refused["message"]["id"]) == (id, "error-not-your-seat")
    assert not host.server.store.load(table).entries


def test_an_allowance_that_is_spent_is_not_spent_twice() -> None:
    allowance = Allowance(1, 0.0)  # ten at once
    assert [allowance.spend(0.0) for _ in range(11)] == [True] * 10 + [False]
    assert allowance.spend(1.0)
    assert allowance.wait(1, 1.0) == 1.0


def test_moves_are_counted_by_how_long_they_took() -> None:
    metrics = Metrics(lambda: 0, lambda: 0, lambda: (), lambda: type("Counts", (), {"batches": 0, "appends": 0}))
    for seconds in (0.0005, 0.001, 0.3, 60.0):
        metrics.moved(seconds)
    text = metrics.text().decode()
    assert 'wurf_move_seconds_bucket{le="0.001"} 2.0' in text
    assert 'wurf_move_seconds_bucket{le="0.5"} 3.0' in text
    assert "wurf_move_seconds_count 4.0" in text


def test_objects_are_remembered_by_identity() -> None:
    asked: list[tuple[Any, Any]] = []

    @remembered_objects(2)
    def both(one: list[int], other: list[int]) -> list[int]:
        asked.append((one, other))
        return one + other

    one, same = [1], [1]
    assert both(one, same) is both(one, same)
    assert both(same, one) == [1, 1]
    assert both([2], one) == [2, 1]  # the third: the first is forgotten
    assert both(same, one) == [1, 1]
    assert len(asked) == 3
    both(one, same)
    assert len(asked) == 4
