"""A game with private hands on the real server: every page is told what its viewer may know, and nothing else."""

from __future__ import annotations

from typing import Any

import pytest

from tests.core.private_hands import PrivateHands
from tests.server.conftest import Page, Server
from wurf.games import load
from wurf.store import stored

GAME: Any = PrivateHands()


@pytest.fixture
def private(server: Server, monkeypatch: pytest.MonkeyPatch) -> Server:
    def loaded(id: str, components: Any = None) -> Any:
        return GAME if id == "private_hands" else load(id, components)

    monkeypatch.setattr(stored, "load", loaded)
    server.stop()
    server.games = {"private_hands": GAME}
    return server.start()


def cards(log: list[Any], kind: str) -> list[Any]:
    """Whom these events concern, and which cards they name."""
    events = [logged["event"] for logged in log if logged["event"]["kind"] == kind]
    return [(event.get("seat"), event.get("at", [])) for event in events]


def played(server: Server) -> tuple[str, list[str | None], dict[str, Page]]:
    """A game to its last card but one, with a page for each of two seats, one that shares them, and a spectator."""
    table, tokens = server.create("person", "person", game="private_hands")
    pages = {"first": server.page(), "second": server.page(), "both": server.page(), "none": server.page()}
    held = {"first": tokens[:1], "second": tokens[1:], "both": tokens, "none": []}
    for name, page in pages.items():
        page.join(table, *held[name])
    for turn in range(5):
        seat = turn % 2
        page = pages[("first", "second")[seat]]
        page.choose(seat, page.offered(seat)[0])
        for each in pages.values():
            each.hear_sequence(1 + 2 * (turn + 1))
    return table, tokens, pages


def logs(pages: dict[str, Page]) -> dict[str, list[Any]]:
    """What each page was told, update by update."""
    told: dict[str, list[Any]] = {}
    for name, page in pages.items():
        told[name] = [logged for message in page.heard if message["type"] == "Update" for logged in message["log"]]
    return told


def dealt(server: Server, table: str) -> list[list[str]]:
    """Both hands as they were dealt."""
    numbers = server.store.load(table).entries[0].action.split()[1:]
    return [sorted(numbers[:3], key=int), sorted(numbers[3:], key=int)]


def drawn(server: Server, table: str) -> list[tuple[int, str]]:
    """Each card that was drawn, and by whom."""
    actions = [entry.action.split() for entry in server.store.load(table).entries]
    return [(number % 2, action[1]) for number, action in enumerate(a for a in actions if a[0] == "draw")]


def test_each_page_is_told_what_its_viewer_may_know(private: Server) -> None:
    table, _, pages = played(private)
    hands, draws, told = dealt(private, table), drawn(private, table), logs(pages)
    assert cards(told["first"], "deal") == [(None, hands[0])]
    assert cards(told["second"], "deal") == [(None, hands[1])]
    assert cards(told["first"], "draw") == [(seat, [card] if seat == 0 else []) for seat, card in draws]
    assert cards(told["second"], "draw") == [(seat, [card] if seat == 1 else []) for seat, card in draws]
    for shared in ("both", "none"):  # who shares a screen would read the other's cards
        assert cards(told[shared], "deal") == [(None, [])]
        assert cards(told[shared], "draw") == [(seat, []) for seat, _ in draws]
    assert len({str(cards(log, "play")) for log in told.values()}) == 1


def test_who_comes_back_is_told_the_same_again(private: Server) -> None:
    table, tokens, pages = played(private)
    held = {"first": tokens[:1], "second": tokens[1:], "both": tokens, "none": []}
    told = logs(pages)
    private.stop()
    private.start()
    for name, mine in held.items():
        for seen in (0, 1, 6):
            page = private.page()
            page.join(table, *mine, seen=seen)
            log = page.whole_log() if seen == 0 else page.update["log"]
            assert log == [logged for logged in told[name] if logged["sequence"] > seen]
        page.say("Earlier", until=8)
        earlier = page.hear_type("EarlierLog")
        assert earlier["log"] == [logged for logged in told[name] if logged["sequence"] <= 8]


def test_a_token_in_another_hand_tells_nothing_of_the_seat_that_is_left(private: Server) -> None:
    """The same socket, now with the other seat: the log is the new viewer's, from its beginning."""
    table, tokens, pages = played(private)
    page = pages["first"]
    page.join(table, tokens[1])
    assert page.whole_log() == logs(pages)["second"]


def test_moments_tell_a_page_no_more_than_its_viewer_may_know(private: Server) -> None:
    table, tokens, pages = played(private)
    viewers = {"first": (0, tokens[:1]), "second": (1, tokens[1:]), "both": (None, tokens), "none": (None, [])}
    for name, (viewer, held) in viewers.items():
        back = private.page()
        back.say("Join", table=table, tokens=held, seen=1, text="en")
        back.hear_type("Update")
        live = [m for message in pages[name].heard if message["type"] == "Update" for m in message["moments"]]
        assert [moment["sequence"] for moment in live] == [2, 4, 6, 8, 10]  # between each card and the next
        assert [moment["sequence"] for moment in back.update["moments"]] == [*range(2, 11)]
        assert [{**moment, "text": ""} for moment in back.update["moments"][::2]] == live
        for moment in back.update["moments"]:
            seen = [any(hand) for hand in moment["face"]["hands"]]
            assert seen == [seat == viewer for seat in range(2)]
            assert ["(0, " not in line for line in moment["text"].splitlines()] == seen


def test_a_text_tells_a_page_no_more_than_its_viewer_may_know(private: Server) -> None:
    table, tokens = private.create("person", "person", game="private_hands")
    pages = {"first": private.page(), "second": private.page(), "none": private.page(), "silent": private.page()}
    held = {"first": tokens[:1], "second": tokens[1:], "none": [], "silent": tokens[:1]}
    for name, page in pages.items():
        page.say("Join", table=table, tokens=held[name], text="" if name == "silent" else "en")
        page.hear_type("Update")
    hands = [f"({', '.join(hand)})" for hand in dealt(private, table)]
    for seat, name in enumerate(("first", "second")):
        (own,) = pages[name].update["seats"]
        assert hands[seat] in own["text"]
        assert hands[1 - seat] not in own["text"]
    for page in pages.values():
        assert not any(hand in page.update["text"] for hand in hands)
    assert pages["none"].update["text"]
    assert pages["silent"].update["text"] == pages["silent"].update["seats"][0]["text"] == ""
