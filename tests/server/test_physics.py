"""A game whose nature is physics: worked out in a process of its own, stored, and then told."""

from __future__ import annotations

import os
import signal
from typing import Any

import pytest

from tests.server.conftest import Page, Server
from wurf.bots import Workers
from wurf.games.drop_it import physics
from wurf.games.drop_it.state import DROP


def simulated_here(*_: Any) -> Any:
    raise AssertionError("a fall was simulated in the server's own process")


@pytest.fixture
def drop_it(server: Server, monkeypatch: pytest.MonkeyPatch) -> Server:
    """A server with real workers, whose own process cannot simulate."""
    server.stop()
    server.make_bots = Workers
    monkeypatch.setattr(physics, "drop", simulated_here)
    return server.start()


def seated(server: Server, **options: int) -> tuple[Page, str]:
    table, tokens = server.create("person", "person", game="drop_it", first=1, **options)
    page = server.page()
    page.join(table, *tokens)
    return page, table


def dropped(page: Page, seat: int) -> dict[str, Any]:
    """A seat drops the first of its pieces; the fall as it is told."""
    sequence = page.update["sequence"]
    page.choose(seat, page.offered(seat)[0])
    log = page.hear_sequence(sequence + 1)["log"]
    return next(logged["event"] for logged in log if logged["event"]["kind"] == "fall")


def test_a_fall_is_worked_out_in_another_process_and_told(drop_it: Server) -> None:
    page, _ = seated(drop_it)
    assert page.update["face"]["phase"] == "drop"
    fall = dropped(page, 0)
    assert fall["motion"][0][0] == 0
    assert len(page.update["face"]["pile"]) == 1
    assert page.update["sequence"] == 4  # deal, drop, hand, rest
    dropped(page, 1)
    assert len(page.update["face"]["pile"]) == 2


def test_a_broken_worker_is_replaced_and_the_drop_repeated(drop_it: Server) -> None:
    page, _ = seated(drop_it)
    dropped(page, 0)
    process = drop_it.bots._physics.workers[0]._process
    os.kill(process.pid, signal.SIGKILL)
    process.join()
    dropped(page, 1)
    assert len(page.update["face"]["pile"]) == 2
    assert drop_it.bots._physics.workers[0]._process is not process


def test_what_fell_is_stored_and_there_after_a_restart(drop_it: Server) -> None:
    page, table = seated(drop_it)
    dropped(page, 0)
    pile = page.update["face"]["pile"]
    drop_it.stop()
    drop_it.start()
    later = drop_it.page()
    later.join(table)
    assert later.update["face"]["pile"] == pile
    assert any(logged["event"].get("motion") for logged in later.update["log"])


def test_a_fall_that_cannot_be_worked_out_changes_nothing(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    page, _ = seated(server)

    async def failing(*_: Any) -> Any:
        raise RuntimeError("no physics today")

    monkeypatch.setattr(server.bots, "work_out", failing)
    before = page.update["sequence"]
    page.choose(0, page.offered(0)[0])
    assert page.hear_type("Refused")["message"]["id"] == "error-internal"
    monkeypatch.undo()
    page.choose(0, page.offered(0)[0])
    assert page.hear_sequence(before + 3)["face"]["turn"] == 1


def test_in_a_team_the_person_decides_about_a_joker_whoever_dropped(server: Server) -> None:
    table, tokens = server.create("person", "easy", "person", "easy", game="drop_it", teams=2, jokers=1, first=2)
    page = server.page()
    page.join(table, *tokens)
    decided, known = 0, -1
    while decided < 4:
        while page.update["sequence"] == known or not {0, 2} & {*page.update["waiting"]}:
            page.hear_type("Update")
        known = page.update["sequence"]
        (seat,) = page.update["waiting"]  # no bot is waited for
        decided += page.update["face"]["phase"] == "joker"
        page.choose(seat, page.offered(seat)[0])
    assert {view.state.phase for _, view, _ in server.bots.asked} == {DROP}


def test_a_drop_that_does_not_fit_is_refused_with_its_rule(server: Server) -> None:
    page, _ = seated(server)
    kind = page.offered(0)[0].rsplit(" ", 2)[0]
    page.choose(0, f"{kind} 1.0 0.0")
    refused = page.hear_type("Refused")
    assert (refused["rule"], refused["message"]["id"]) == ("D11", "drop_it-why-walls")
    assert page.update["sequence"] == 1


def test_five_players_without_teams_are_refused(server: Server) -> None:
    specs = [{"kind": "person", "name": f"P{number}"} for number in range(5)]
    answer = server.post({"game": "drop_it", "seats": specs, "options": {"teams": 0}})
    assert (answer.status_code, answer.json()["message"]["id"]) == (400, "error-option-range")
