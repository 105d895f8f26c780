"""Several `wurf serve` processes on one PostgreSQL: they hear each other, one leads, and another takes over."""

from __future__ import annotations

import json
import os
import signal
from collections.abc import Callable
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.test_process import ADA, EVA, OTTO, PATIENCE, create, first_choice, joined, play, updates
from wurf.core import record
from wurf.games import load


@pytest.fixture
def two(wurf_server: Callable[..., Any], postgres_url: str) -> tuple[Any, Any]:
    return wurf_server(postgres_url), wurf_server(postgres_url)


def test_a_move_at_one_process_reaches_the_pages_of_the_other(two: tuple[Any, Any]) -> None:
    first, second = two
    table, (ada, eva) = create(first.url, ADA, EVA)
    with joined(first.url, table, [ada]) as here, joined(second.url, table, [eva]) as there:
        one, two_ = next(updates(here)), next(updates(there))
        first_choice(here, one, 0)
        assert next(updates(here))["waiting"] == [1]
        heard = next(updates(there))
        assert heard["waiting"] == [1]
        assert heard["sequence"] == two_["sequence"] + 1
        first_choice(there, heard, 1)
        assert next(updates(there))["waiting"] != [1]
        assert next(updates(here))["sequence"] >= heard["sequence"] + 1
        here.send(json.dumps({"type": "Say", "text": "Hello over there"}))
        while (said := json.loads(there.recv(PATIENCE)))["type"] != "Said":
            pass
        assert (said["seat"], said["text"]) == (0, "Hello over there")


def test_when_the_process_that_leads_dies_the_other_takes_its_bots_over(two: tuple[Any, Any]) -> None:
    first, second = two
    table, (ada, eva, _) = create(first.url, ADA, EVA, OTTO, turn_cap=3)
    with joined(second.url, table, [eva]) as there:
        with joined(first.url, table, [ada]) as here:
            known = {page: next(updates(page))["sequence"] for page in (here, there)}
            while known[here] != known[there]:  # the bot has chosen meanwhile, and one of them is still to be told
                behind = min(known, key=known.__getitem__)
                known[behind] = next(updates(behind))["sequence"]
            first.kill()
            with pytest.raises(ConnectionClosed):
                for _ in updates(here):  # what was sent before it died
                    pass
        with joined(second.url, table, [ada, eva]) as again:  # as the page does by itself, through the proxy
            end = play(again, lambda update: update["result"] is not None)
        told = play(there, lambda update: update["result"] is not None)
    assert told["sequence"] == end["sequence"]
    match = record.verify(record.parse(httpx.get(f"{second.url}/api/tables/{table}/record").text), load)
    assert match.sequence == end["sequence"]


def around(page: Any, wanted: Callable[[list[bool], int], bool]) -> None:
    """Wait until this page is told that these seats are here, and so many watch."""
    while True:
        message = json.loads(page.recv(PATIENCE))
        if message["type"] == "Around" and wanted([seat["here"] for seat in message["seats"]], message["watchers"]):
            return


def test_who_is_here_is_known_across_processes_until_their_process_dies(two: tuple[Any, Any]) -> None:
    first, second = two
    table, (ada, eva) = create(first.url, ADA, EVA)
    with joined(first.url, table, [ada]) as here:
        around(here, lambda seats, watchers: seats == [True, False])
        with joined(second.url, table, [eva]) as there, joined(second.url, table, []):
            around(here, lambda seats, watchers: (seats, watchers) == ([True, True], 1))
            around(there, lambda seats, watchers: (seats, watchers) == ([True, True], 1))
        around(here, lambda seats, watchers: (seats, watchers) == ([True, False], 0))
        with joined(second.url, table, [eva]):
            around(here, lambda seats, watchers: seats == [True, True])
            second.kill()
            around(here, lambda seats, watchers: seats == [True, False])


def test_who_is_asked_to_end_tells_its_pages_and_leaves_the_lead_to_others(two: tuple[Any, Any]) -> None:
    first, second = two
    table, (ada, _) = create(first.url, ADA, OTTO, turn_cap=3)
    with joined(first.url, table, [ada]) as here:
        update = next(updates(here))
        first_choice(here, update, 0)
        stored = play(here, lambda now: now["sequence"] > update["sequence"])["sequence"]
        os.kill(first._process.pid, signal.SIGTERM)
        with pytest.raises(ConnectionClosed) as closed:
            play(here, lambda now: False)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1012  # "service restart": come again
    seen: list[int] = []

    def over(now: dict[str, Any]) -> bool:
        seen.append(now["sequence"])
        return now["result"] is not None

    with joined(second.url, table, [ada]) as again:  # if the bot had chosen before, only Ada is waited for now
        assert play(again, over)["result"]
    assert seen[0] >= stored
    assert "Traceback" not in first.log.read_text()
