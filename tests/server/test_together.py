"""What people agree on and tell each other: taking back, playing again, chat."""

from __future__ import annotations

import time
from typing import Any

import pytest

from tests.server.browsers import OPEN, bot, move, person
from wurf.core import record
from wurf.games import load
from wurf.server.frames import Frames
from wurf.server.socket import MOST_UNSENT
from wurf.store import lines_after


def two_people(visitor: Any, **more: Any) -> tuple[Any, Any, str, Any, Any]:
    """A table of two: their browsers, its id and their pages."""
    host, friend = visitor("Ada"), visitor("Ben")
    table = host.create(person("Ada"), OPEN, **more)
    friend.sit(table, 1, host.invite(table))
    return host, friend, table, host.page(table), friend.page(table)


def chosen_starts(here: Any, there: Any) -> int:
    """Both have chosen where to start, and nature has rolled; returns the sequence."""
    now = here.update["sequence"]
    here.choose(0, "start a1")
    there.choose(1, "start g7")
    for page in (here, there):
        page.hear_sequence(now + 3)
    end: int = here.update["sequence"]
    return end


def test_a_resolved_move_is_taken_back_when_the_others_agree_and_the_dice_stay(visitor: Any) -> None:
    host, _, table, here, there = two_people(visitor)
    end = chosen_starts(here, there)
    rolled = here.update["face"]["dice"]
    here.say("TakeBack", seat=0)
    assert here.hear_type("Refused")["message"]["id"] == "error-nothing-to-take-back"
    here.say("AskBack", seat=0, id=5)
    asked = there.hear_around(lambda around: around["asked"] is not None)["asked"]
    assert (asked["seat"], asked["sequence"], asked["moves"], asked["draws"]) == (0, 0, 2, end - 2)
    assert (asked["agreed"], asked["missing"]) == ([], [1])
    here.say("Agree", yes=True)  # who asks cannot answer for the others
    there.say("Agree", yes=True)
    assert there.hear_sequence(end + 1)["waiting"] == [0, 1]
    assert here.hear_sequence(end + 1)["face"]["phase"] == "start"
    assert there.hear_around(lambda around: around["asked"] is None)["stage"] == "running"
    chosen_starts(here, there)
    assert here.update["face"]["dice"] == rolled
    assert "back to 0" in [entry.action for entry in host.server.store.load(table).entries]


def test_a_no_leaves_everything_as_it_is_and_the_one_who_asked_is_told(visitor: Any) -> None:
    _, _, _, here, there = two_people(visitor)
    end = chosen_starts(here, there)
    there.say("Agree", yes=True)
    assert there.hear_type("Refused")["message"]["id"] == "error-nothing-asked"
    here.say("AskBack", seat=0)
    there.hear_around(lambda around: around["asked"] is not None)
    there.say("Agree", yes=False)
    assert here.hear_type("Refused")["message"] == {"id": "error-back-declined", "args": {"name": "Ben"}}
    assert here.hear_around(lambda around: around["asked"] is None)["stage"] == "running"
    here.say("AskBack", seat=1)
    assert here.hear_type("Refused")["message"]["id"] == "error-not-your-seat"
    assert here.update["sequence"] == end


def test_a_question_lapses_when_the_match_goes_on(visitor: Any) -> None:
    _, _, _, here, there = two_people(visitor)
    chosen_starts(here, there)
    here.say("AskBack", seat=0)
    there.hear_around(lambda around: around["asked"] is not None)
    for page, seat in ((here, 0), (there, 1)):
        if seat in page.update["waiting"]:
            move(page, seat)  # the dice are put in order
            break
    there.say("Agree", yes=True)
    assert there.hear_type("Refused")["message"]["id"] == "error-nothing-asked"


@pytest.mark.parametrize("agreed", [True, False])
def test_a_question_is_settled_when_whoever_has_not_answered_leaves(visitor: Any, agreed: bool) -> None:
    host, friend, other = visitor("Ada"), visitor("Ben"), visitor("Cleo")
    table = host.create(person("Ada"), OPEN, OPEN)
    token = host.invite(table)
    friend.sit(table, 1, token)
    other.sit(table, 2, token)
    pages = [each.page(table) for each in (host, friend, other)]
    for seat, start in enumerate(("a1", "g7", "a7")):
        pages[seat].choose(seat, f"start {start}", sequence=0)
    for page in pages:
        page.hear_sequence(4)
    pages[0].say("AskBack", seat=0)
    pages[0].hear_around(lambda around: around["asked"] is not None)
    if agreed:
        pages[1].say("Agree", yes=True)
        pages[0].hear_around(lambda around: around["asked"]["missing"] == [2])
    else:
        friend.ask(f"/tables/{table}/seats/1/leave")
    other.ask(f"/tables/{table}/seats/2/leave")
    pages[0].hear_around(lambda around: around["asked"] is None)
    actions = [entry.action for entry in host.server.store.load(table).entries]
    assert ("back to 0" in actions) == agreed


def test_an_open_question_survives_a_restart(visitor: Any, server: Any) -> None:
    host, friend, table, here, there = two_people(visitor)
    chosen_starts(here, there)
    here.say("AskBack", seat=0)
    there.hear_around(lambda around: around["asked"] is not None)
    server.stop()
    server.start()
    for browser in (host, friend):
        browser.http.base_url = server.url
    there = friend.page(table)
    assert there.around["asked"]["missing"] == [1]
    there.say("Agree", yes=True)
    assert there.hear_until(lambda m: m["type"] == "Update" and m["face"]["phase"] == "start")


def test_with_bots_alone_nobody_is_asked(visitor: Any) -> None:
    host = visitor("Ada")
    page = host.page(host.create(person("Ada"), bot("Momo")))
    page.say("AskBack", seat=0)
    assert page.hear_type("Refused")["message"]["id"] == "error-nothing-to-take-back"
    page.choose(0, page.offered(0)[0])
    page.hear_until(lambda m: m["type"] == "Update" and m["face"]["phase"] != "start")
    page.say("AskBack", seat=0)
    assert page.hear_type("Refused")["message"]["id"] == "error-back-dice"


def test_a_rematch_has_the_same_people_on_rotated_seats(visitor: Any) -> None:
    host, friend, table, here, there = two_people(visitor, options={"turn_cap": 1})
    stranger = visitor("Eve")
    assert host.ask(f"/tables/{table}/rematch", status=409)["message"]["id"] == "error-rematch-running"
    while not here.update["result"]:
        for page, seat in ((here, 0), (there, 1)):
            page.hear_sequence(max(here.update["sequence"], there.update["sequence"]))
            if seat in page.update["waiting"] and not page.update["result"]:
                move(page, seat)
    assert stranger.ask(f"/tables/{table}/rematch", status=403)["message"]["id"] == "error-not-allowed"
    made = friend.ask(f"/tables/{table}/rematch", status=201)
    assert host.ask(f"/tables/{table}/rematch", status=201) == made
    assert here.hear_around(lambda around: around["next"] is not None)["next"] == made["table"]
    again = host.page(made["table"])
    assert [seat["name"] for seat in again.around["seats"]] == ["Ben", "Ada"]
    assert [seat["yours"] for seat in again.around["seats"]] == [False, True]
    assert (again.around["stage"], again.around["host"]) == ("running", True)
    eve = stranger.sit(table, 0, status=409)
    assert eve["message"]["id"] == "error-game-over"  # the record keeps the names of those who played
    assert record.verify(record.parse(host.http.get(f"/api/tables/{table}/record").text), load).over


def test_people_say_phrases_and_free_text_unless_the_host_minds(visitor: Any) -> None:
    host, _, table, here, there = two_people(visitor)
    here.say("Say", phrase="hello")
    while not there.said:
        there.hear_any()
    there.say("Say", text=" <b>Hi</b> \n Ada! ")
    for page in (here, there):
        while len(page.said) < 2:
            page.hear_any()
        assert [(line["seat"], line["name"], line["phrase"], line["text"]) for line in page.said] == [
            (0, "Ada", "hello", ""),
            (1, "Ben", None, "<b>Hi</b> Ada!"),
        ]
    host.ask(f"/tables/{table}/settings", {"public": False, "watching": "anyone", "chat": False})
    there.hear_around(lambda around: not around["settings"]["chat"])
    there.say("Say", text="Hm.")
    assert there.hear_type("Refused")["message"]["id"] == "error-chat-off"
    there.say("Say", phrase="bye")
    for bad in ({}, {"phrase": "hello", "text": "both"}, {"text": "\u200b"}, {"text": "\u202egnp"}):
        there.say("Say", **bad)
        assert there.hear_type("Refused")["message"]["id"] in ("error-chat-text", "error-chat-off", "error-chat-fast")
    late = host.page(table)
    while len(late.said) < 3:
        late.hear_any()
    assert [line["number"] for line in late.said] == [1, 2, 3]


def test_who_watches_may_only_say_phrases_and_under_a_name(visitor: Any) -> None:
    _, _, table, here, _ = two_people(visitor)
    nobody, somebody = visitor(), visitor("Zoe")
    page = nobody.page(table)
    page.say("Say", phrase="wow")
    assert page.hear_type("Refused")["message"]["id"] == "error-chat-watchers"
    somebody.ask("/me", {"name": "Zoe"}, method="PUT")
    page = somebody.page(table)
    page.say("Say", text="Take the left one!")
    assert page.hear_type("Refused")["message"]["id"] == "error-chat-watchers"
    page.say("Say", phrase="wow", seat=0)
    assert page.hear_type("Refused")["message"]["id"] == "error-not-your-seat"
    page.say("Say", phrase="wow")
    while not here.said:
        here.hear_any()
    assert (here.said[0]["seat"], here.said[0]["name"]) == (None, "Zoe")


def test_who_may_not_watch_any_more_hears_nothing_that_is_said_then(
    visitor: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    host, _, table, here, _ = two_people(visitor)
    watching = visitor("Eve").page(table)
    monkeypatch.setattr(Frames, "unsent", lambda _frames: MOST_UNSENT)  # as if nobody read
    host.ask(f"/tables/{table}/settings", {"public": False, "watching": "nobody", "chat": True})
    here.say("Say", text="She has gone")
    while not lines_after(host.server.store, table):
        time.sleep(0.01)
    monkeypatch.undo()
    watching.say("Earlier", until=0)
    assert watching.hear_type("Refused")["message"]["id"] == "error-watching-over"
    watching.say("Agree")
    watching.hear_type("Refused")
    assert watching.said == []


def test_one_page_cannot_talk_without_a_pause(visitor: Any) -> None:
    _, _, _, here, _ = two_people(visitor)
    for _ in range(20):
        here.say("Say", phrase="wow")
    assert here.hear_type("Refused")["message"]["id"] == "error-chat-fast"
    assert len(here.said) == 6
