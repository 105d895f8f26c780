"""Playing at a table: through real sockets, as pages do."""

from __future__ import annotations

import json
import sqlite3
import time
from copy import copy
from functools import partialmethod
from itertools import pairwise
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from wurf.core import record
from wurf.core.game import NATURE, Setup
from wurf.core.match import SNAPSHOT_EVERY, Match
from wurf.core.rng import derive, seed_hash
from wurf.games import load
from wurf.games.loot.view import View
from wurf.store import Store, Written, written


def as_sent(message: Any) -> Any:
    return json.loads(msgspec.json.encode(message))


def play_to_the_end(pages: dict[int, Any]) -> None:
    """Let every seat choose the first thing it is offered, each from its own page, until the match is over."""
    while True:
        newest = max(page.update["sequence"] for page in pages.values())
        for page in pages.values():
            page.hear_sequence(newest)
        updates = [page.update for page in pages.values()]
        if all(update["result"] for update in updates):
            return
        waiting = [seat for seat in updates[0]["waiting"] if seat in pages]
        page = pages[waiting[0]] if waiting else next(iter(pages.values()))
        if waiting:
            page.choose(waiting[0], page.offered(waiting[0])[0])
        page.hear_until(lambda message: message["type"] == "Update")


def test_a_person_plays_a_whole_match_against_a_bot_and_its_record_is_true(server: Any) -> None:
    table, tokens = server.create("person", "hard")
    assert tokens[1] is None
    running = server.get(f"/api/tables?ids={table}").json()["tables"]
    assert [(s["finished"], s["waiting"]) for s in running] == [(False, [0, 1])]
    page = server.page()
    seated = page.join(table, tokens[0])
    assert [(seat["kind"], seat["name"], seat["level"], seat["yours"]) for seat in seated["seats"]] == [
        ("person", "P0", None, True),
        ("bot", "B1", "hard", False),
    ]
    for secret in ("record", "curve", "verified", "at/0"):
        assert server.get(f"/api/tables/{table}/{secret}").status_code == 409
    play_to_the_end({0: page})
    end = page.update
    text = server.get(f"/api/tables/{table}/record")
    assert text.headers["content-disposition"] == f'attachment; filename="wurf-{table}.txt"'
    match = record.verify(record.parse(text.text), load)
    assert list(match.result.points) == end["result"]["points"]
    assert seed_hash(end["seed"]) == seated["seed_hash"]
    assert {update["seed"] for update in page.heard if update["type"] == "Update" and not update["result"]} == {None}
    summary = server.get(f"/api/tables?ids={table},nope").json()["tables"]
    seats = [{"kind": "person", "state": "taken", "name": "P0"}, {"kind": "bot", "state": "bot", "name": "B1"}]
    assert [(s["table"], s["game"], s["seats"], s["finished"], s["waiting"]) for s in summary] == [
        (table, "loot", seats, True, [])
    ]


def test_a_finished_match_can_be_looked_at_again_by_everyone(server: Any) -> None:
    """The curve of points, each moment as everybody saw it, and what a check of the draws has found."""
    table, tokens = server.create("person", "medium", turn_cap=20)
    page = server.page()
    page.join(table, tokens[0])
    play_to_the_end({0: page})
    end, about = page.update, f"/api/tables/{table}"
    match = record.verify(record.parse(server.get(f"{about}/record").text), load)
    natures = sum(entry.seat == NATURE for entry in match.entries)
    assert server.get(f"{about}/verified").json() == {"entries": match.sequence, "draws": natures, "falls": 0}
    curve = server.get(f"{about}/curve").json()["points"]
    assert (curve[0], curve[-1]) == ([0, 0], end["result"]["points"])
    assert len(curve) > 20  # a row for each turn, and no points are lost on the way
    assert all(earlier <= later for row, after in pairwise(curve) for earlier, later in zip(row, after, strict=True))
    told = {told.sequence: told for told in match.told(None)}
    for sequence in (0, 1, 17, match.sequence):
        moment = server.get(f"{about}/at/{sequence}").json()
        assert (moment["sequence"], moment["last"]) == (sequence, match.sequence)
        assert moment["face"] == as_sent(match.game.face(match.game.view(match.at(sequence), None)))
        assert moment["log"] == (as_sent(told[sequence].events) if sequence else [])
    assert server.get(f"{about}/at/3?text=de").json()["text"]
    assert server.get(f"{about}/at/{match.sequence + 1}").status_code == 404


def test_a_game_says_how_play_now_is_played(server: Any) -> None:
    game = server.games["loot"] = copy(server.games["loot"])
    game.meta = replace(game.meta, quick={"turn_cap": 7})
    seats = [{"kind": "person", "name": "P"}, {"kind": "bot", "name": "B"}]
    caps = []
    for wanted in ({"quick": True}, {"quick": True, "options": {"turn_cap": 9}}, {}):
        made = server.post({"game": "loot", "seats": seats, **wanted}).json()
        caps.append(server.page().join(made["table"], made["tokens"][0])["options"]["turn_cap"])
    assert caps == [7, 9, 200]


def test_nobody_learns_a_sealed_choice_before_the_turn_is_over(server: Any) -> None:
    """Three people and a bot, each at a page of their own, and a spectator: every message of a match."""
    table, tokens = server.create("person", "person", "person", "medium", turn_cap=12)
    pages = {seat: server.page() for seat in range(3)}
    for seat, page in pages.items():
        page.join(table, tokens[seat])
    spectator = server.page()
    spectator.join(table)
    play_to_the_end(pages)
    spectator.hear_until(lambda message: bool(message.get("result")))
    for seat, page in {**pages, None: spectator}.items():
        updates = [message for message in page.heard if message["type"] == "Update"]
        assert len(updates) > 20
        for update in updates:
            assert [own["seat"] for own in update["seats"]] == ([] if seat is None else [seat])
            moments = [moment["face"] for moment in update["moments"]]
            for face in [update["face"], *(own["face"] for own in update["seats"]), *moments]:
                mine = seat if face is not update["face"] else None
                choices = {number for number, choice in enumerate(face["choices"]) if choice is not None}
                assert choices <= {mine}
            told = [logged["event"] for logged in update["log"] if logged["event"]["kind"] == "chosen"]
            assert all(event.keys() == {"kind", "message", "seat"} for event in told)


def test_different_sealed_choices_look_the_same_to_everyone_else(server: Any) -> None:
    table, tokens = server.create("person", "person")
    chooser, other, spectator = server.page(), server.page(), server.page()
    chooser.join(table, tokens[0])
    other.join(table, tokens[1])
    spectator.join(table)
    seen: list[str] = []
    for action in ("start a1", "start g7", "start d1"):
        told = {}
        chooser.choose(0, action)
        chooser.hear()
        for page in (other, spectator):
            message = json.loads(json.dumps(page.hear()))
            del message["sequence"], message["log"][0]["sequence"]
            told[page] = message
        seen.append(json.dumps(list(told.values())))
        assert action.split()[1] not in json.dumps([message["face"] for message in told.values()])
        chooser.say("TakeBack", seat=0)
        for page in (chooser, other, spectator):
            page.hear()
    assert len(set(seen)) == 1


def test_a_choice_can_be_replaced_and_taken_back_until_the_turn_is_over(server: Any) -> None:
    table, tokens = server.create("person", "person")
    one, two = server.page(), server.page()
    one.join(table, tokens[0])
    two.join(table, tokens[1])
    one.choose(0, "start a1")
    assert one.hear()["seats"][0]["face"]["choices"][0] == "start a1"
    one.choose(0, "start a2")
    assert one.hear()["seats"][0]["face"]["choices"][0] == "start a2"
    one.say("TakeBack", seat=0)
    update = one.hear()
    assert update["waiting"] == [0, 1]
    assert update["face"]["chosen"][0] is False
    one.say("TakeBack", seat=0)
    assert one.hear()["message"]["id"] == "error-nothing-to-take-back"
    one.choose(0, "start a3")
    one.hear()
    two.hear_sequence(4)
    two.choose(1, "start a4", sequence=0)  # what others sealed in the meantime does not make it late
    assert two.hear_sequence(6)["face"]["players"][0]["figure"] == "a3"


def test_a_choice_for_a_turn_that_is_over_is_refused(server: Any) -> None:
    table, tokens = server.create("person", "person")
    page = server.page()
    page.join(table, *tokens)
    page.choose(0, "start a1")
    page.choose(1, "start a2", sequence=0)
    page.hear_sequence(3)  # both, and the roll
    page.choose(0, "start a1", sequence=2)
    late = page.hear_type("Refused")
    assert late["message"]["id"] == "error-late-move"
    page.choose(0, page.offered(0)[0])
    page.hear_sequence(4)  # the dice are in order now: a new turn, though nature did nothing
    page.choose(0, page.offered(0)[0], sequence=3)
    assert page.hear_type("Refused")["message"]["id"] == "error-late-move"
    page.choose(0, page.offered(0)[0], sequence=99)  # from a future that does not exist
    assert page.hear_type("Refused")["message"]["id"] == "error-late-move"
    assert server.store.load(table).entries[-1].action.startswith("dice")


def test_an_illegal_action_names_its_rule_and_changes_nothing(server: Any) -> None:
    table, tokens = server.create("person")
    page = server.page()
    page.join(table, *tokens)
    page.choose(0, "start d4")
    refused = page.hear()
    assert (refused["type"], refused["rule"], refused["message"]["id"]) == ("Refused", "L7", "loot-why-border")
    assert server.store.load(table).entries == ()


def test_a_page_that_comes_back_gets_exactly_what_it_missed(server: Any) -> None:
    table, tokens = server.create("person", "easy", turn_cap=5)
    page = server.page()
    page.join(table, tokens[0])
    play_to_the_end({0: page})
    whole = server.page()
    whole.join(table)
    full = whole.whole_log()
    assert full[0]["sequence"] == 1
    end = whole.update["sequence"]
    for seen in (1, end // 2, end - 1, end):
        back = server.page()
        back.join(table, tokens[0], seen=seen)
        assert back.update["sequence"] == end
        assert back.update["log"] == [logged for logged in full if logged["sequence"] > seen]
        assert back.update["log_start"] is None
    for unknown in (0, end + 1000):  # a new page, and one that knows more than the server
        page = server.page()
        page.join(table, tokens[0], seen=unknown)
        assert page.update["log_start"] is not None
        assert page.whole_log() == full


def test_a_page_is_shown_the_moments_that_it_missed_but_no_long_history(server: Any) -> None:
    table, tokens = server.create("person", "person")
    page = server.page()
    page.join(table, *tokens)
    assert page.update["moments"] == []
    seen: dict[int, Any] = {}
    while page.update["sequence"] < 40:
        before, seat = page.update["sequence"], page.update["waiting"][0]
        page.choose(seat, page.offered(seat)[0])
        update = page.hear_type("Update")
        assert [moment["sequence"] for moment in update["moments"]] == [*range(before + 1, update["sequence"])]
        for moment in (*update["moments"], update):
            seen[moment["sequence"]] = (moment["face"], moment["waiting"])
    end = page.update["sequence"]
    for away in (0, 1, 5, 30):
        back = server.page()
        back.join(table, *tokens, seen=end - away)
        told = {moment["sequence"]: (moment["face"], moment["waiting"]) for moment in back.update["moments"]}
        assert [*told] == [*range(end - min(away, 25) + 1, end)]  # the latest is the update itself
        assert told == {sequence: seen[sequence] for sequence in told}
    new = server.page()
    new.join(table, *tokens)
    assert new.update["log_start"]["sequence"] == end - 32  # although the table knows all of it
    assert new.update["moments"] == []


def test_a_long_game_is_told_in_parts_and_nothing_is_missing_after_a_restart(server: Any) -> None:
    table, tokens = server.create("person", "person", "person", "person")
    page = server.page()
    page.join(table, *tokens)
    at_once: list[Any] = []
    faces = {0: page.update["face"]}
    while not page.update["result"]:
        seat = page.update["waiting"][0]
        page.choose(seat, page.offered(seat)[0])
        at_once += page.hear_type("Update")["log"]
        faces[page.update["sequence"]] = page.update["face"]
    end = page.update["sequence"]
    server.stop()
    server.start()
    for _ in range(2):  # the first page opens the table, the second finds it open
        late = server.page()
        late.join(table, *tokens)
        start = late.update["log_start"]
        assert end - 40 < start["sequence"] <= end
        assert {logged["sequence"] for logged in late.update["log"]} <= {*range(start["sequence"] + 1, end + 1)}
        assert late.whole_log() == at_once
    parts = [message for message in late.heard if message["type"] == "EarlierLog"]
    assert len(parts) >= 2
    for part in parts:
        if part["start"]["sequence"] in faces:
            assert part["start"]["face"] == faces[part["start"]["sequence"]]
    assert parts[-1]["start"]["face"] == faces[0]
    late.say("Earlier", until=0)
    nothing = late.hear_type("EarlierLog")
    assert (nothing["start"]["sequence"], nothing["log"]) == (0, [])
    back = server.page()
    back.join(table, *tokens, seen=1)  # too long away to be told all of it at once
    assert back.update["log_start"] is not None
    assert back.whole_log() == at_once


def test_opening_a_long_match_asks_for_few_rules(server: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """A turn with thousands of take-backs, written by another process: neither opening nor catching up replays it."""
    table, tokens = server.create("person", "person")
    other, count = Store(server.database), 20_000
    match = Match(load("loot"), Setup(2), "")
    choice = match.game.parse("start a1")
    lines, snapshot = [], None
    for _ in range(count // 2):
        for step in (match.play(0, choice), None):
            step = step or match.take_back(0)
            match.commit(step)
            lines += [written(match.game, entry) for entry in step.entries]
            snapshot = step.snapshot or snapshot
    page = server.page()
    page.join(table, *tokens)
    other.append(table, 1, lines, snapshot)
    other.close()
    applied = 0

    def counting(game: Any, *args: Any, name: str) -> Any:
        nonlocal applied
        applied += 1
        return originals[name](game, *args)

    originals = {name: getattr(type(match.game), name) for name in ("apply", "withdraw")}
    for name in originals:
        monkeypatch.setattr(type(match.game), name, partialmethod(counting, name=name))
    page.choose(0, "start b1")
    assert page.hear_type("Refused")["message"]["id"] == "error-conflict"
    assert page.hear_sequence(count)["waiting"] == [0, 1]
    assert applied < 40
    server.stop()
    server.start()
    applied = 0
    page = server.page()
    page.join(table, *tokens)
    assert page.update["sequence"] == count
    page.choose(1, "start a2", sequence=0)  # nothing that cannot be changed has happened: this is not late
    assert page.hear_sequence(count + 1)["waiting"] == [0]
    assert applied < 40


def test_a_page_may_hold_several_seats_or_change_tables(server: Any) -> None:
    first, tokens = server.create("person", "person")
    second, others = server.create("person")
    page = server.page()
    page.join(first, *tokens)
    assert [own["seat"] for own in page.update["seats"]] == [0, 1]
    page.join(second, *others)
    page.choose(0, "start a1")
    assert page.hear()["sequence"] == 2
    assert server.store.load(first).entries == ()


def test_a_token_is_good_for_its_own_table_and_seat_alone(server: Any) -> None:
    table, tokens = server.create("person", "person")
    _, others = server.create("person")
    page = server.page()
    seated = page.join(table, tokens[1], others[0], "nonsense")
    assert [seat["yours"] for seat in seated["seats"]] == [False, True]
    page.choose(0, "start a1")
    assert page.hear()["message"]["id"] == "error-not-your-seat"
    page.choose(-1, "start a1")
    assert page.hear()["message"]["id"] == "error-not-your-seat"


def test_tokens_are_not_in_the_database_but_seeds_are(server: Any) -> None:
    table, tokens = server.create("person")
    database = sqlite3.connect(server.store.engine.url.database)
    dump = "\n".join(database.iterdump())
    assert tokens[0] not in dump
    assert server.store.load(table).seed in dump
    database.close()


def test_bots_get_views_and_a_seed_of_their_own_for_every_decision(server: Any) -> None:
    table, tokens = server.create("person", "hard", "easy", turn_cap=3)
    page = server.page()
    page.join(table, tokens[0])
    play_to_the_end({0: page})
    asked = server.bots.asked
    assert all(type(view) is View for _, view, _ in asked)
    assert {(level, view.seat) for level, view, _ in asked} == {("hard", 1), ("easy", 2)}
    assert len({seed for _, _, seed in asked}) == len(asked)
    assert asked[0][2] == derive(server.store.load(table).seed, "bot", 1, 0)


def test_a_table_says_which_bots_it_is_going_to_ask_until_it_is_over(server: Any) -> None:
    for seats, levels in ((("person", "person"), set()), (("easy", "hard"), {"easy", "hard"})):
        table, tokens = server.create(*seats, turn_cap=1)
        page = server.page()
        page.join(table, *tokens)
        assert server.bots.prepared.pop() == levels
    page.hear_until(lambda message: message["type"] == "Update" and message["result"] is not None)
    server.stop()
    server.start().page().join(table, *tokens)
    assert server.bots.prepared == []


def test_bots_alone_play_while_somebody_looks_and_rest_when_nobody_does(server: Any) -> None:
    server.stop()
    server.pace = server.pace._replace(bots=0.1)
    server.start()
    table, _ = server.create("easy", "medium")
    assert server.store.load(table).entries == ()
    page = server.page()
    page.join(table)
    page.hear_until(lambda message: message["sequence"] > 10)
    page.close()
    entries = 0
    while entries < (entries := len(server.store.load(table).entries)):
        time.sleep(0.5)  # long enough for some turns, if there were any
    assert not server.store.load(table).finished
    again = server.page()
    again.join(table, seen=entries)
    again.hear_until(lambda message: message["sequence"] > entries + 5)


def test_a_bot_that_fails_is_told_and_tries_again(server: Any) -> None:
    server.bots.broken = RuntimeError("no idea")
    table, tokens = server.create("person", "hard")
    page = server.page()
    page.join(table, tokens[0])
    assert page.hear()["message"] == {"id": "error-bot", "args": {"name": "B1"}}
    server.bots.broken = None
    page.hear_sequence(1)
    assert server.store.load(table).entries[0].seat == 1


def test_a_move_that_cannot_be_written_down_has_not_happened(server: Any) -> None:
    table, tokens = server.create("person", "person")
    page = server.page()
    page.join(table, *tokens)
    other = sqlite3.connect(server.store.engine.url.database)
    other.execute("BEGIN IMMEDIATE")
    page.choose(0, "start a1")
    refused = page.hear()
    assert (refused["type"], refused["message"]["id"]) == ("Refused", "error-store")
    other.close()
    page.choose(0, "start a2")
    update = page.hear()
    assert update["sequence"] == 1
    assert update["seats"][0]["face"]["choices"][0] == "start a2"


def behind(server: Any) -> tuple[str, Any]:
    """A table where another server has just stored the first seat's choice, and a page here that has both seats."""
    table, tokens = server.create("person", "person")
    page = server.page()
    page.join(table, *tokens)
    other = Store(server.database)
    other.append(table, 1, [Written(0, "start g1")])
    other.close()
    return table, page


@pytest.mark.parametrize("written", [b'{"type":"Choose",', b'{ "type": "Choose",'], ids=["without a task", "in a task"])
def test_a_choice_that_fits_what_another_server_has_stored_meanwhile_is_made(server: Any, written: bytes) -> None:
    table, page = behind(server)
    page.socket.send((written + b'"seat":1,"action":"start a2","sequence":0,"id":5}').decode())
    update = page.hear_until(lambda message: 5 in message.get("answers", ()))
    assert [entry.seat for entry in server.store.load(table).entries][:2] == [0, 1]
    assert update["sequence"] > 2  # both have chosen, and nature has rolled


def test_when_another_server_was_faster_its_record_counts(server: Any) -> None:
    _, page = behind(server)
    page.choose(0, "start a1")
    heard = {message["type"]: message for message in (page.hear(), page.hear())}
    assert heard["Refused"]["message"]["id"] == "error-conflict"
    assert heard["Update"]["sequence"] == 1
    assert heard["Update"]["seats"][0]["face"]["choices"][0] == "start g1"
    assert heard["Update"]["log_start"] is None  # it goes on from where it was
    assert [logged["sequence"] for logged in heard["Update"]["log"]] == [1]
    page.choose(0, "start a1")
    assert page.hear()["sequence"] == 2


def test_what_another_server_wrote_is_taken_over_from_where_the_table_is(server: Any) -> None:
    """Though there is a newer snapshot to begin from, the pages miss nothing of it."""
    table, tokens = server.create("person", "person")
    page, looking = server.page(), server.page()
    page.join(table, *tokens)
    looking.join(table)
    other, match, snapshot = Store(server.database), Match(load("loot"), Setup(2), ""), None
    lines: list[Written] = []
    choice = match.game.parse("start g1")
    while match.sequence < SNAPSHOT_EVERY + 1:
        step = match.take_back(0) if match.sequence % 2 else match.play(0, choice)
        match.commit(step)
        lines += [written(match.game, entry) for entry in step.entries]
        snapshot = step.snapshot or snapshot
    assert snapshot is not None
    other.append(table, 1, lines, snapshot)
    other.close()
    page.choose(0, "start a1")
    page.hear_type("Refused")
    for each in (page, looking):
        update = each.hear_sequence(match.sequence)
        assert update["log_start"] is None
        assert [logged["sequence"] for logged in update["log"]] == [*range(1, match.sequence + 1, 2)]
    assert page.update["seats"][0]["face"]["choices"][0] == "start g1"


def test_a_page_knows_its_answer_from_other_news(server: Any) -> None:
    table, tokens = server.create("person", "person", "person")
    one, two = server.page(), server.page()
    one.join(table, tokens[0])
    two.join(table, tokens[1])
    assert one.update["answers"] == []
    one.choose(0, "start a1", id=7)
    assert one.hear_sequence(1)["answers"] == [7]
    assert two.hear_sequence(1)["answers"] == []  # news, but not for anything this page has asked
    two.choose(1, "start b1", id=7)
    assert two.hear_sequence(2)["answers"] == [7]
    assert one.hear_sequence(2)["answers"] == []
    one.say("TakeBack", seat=0, id=8)
    assert one.hear_sequence(3)["answers"] == [8]
    one.say("TakeBack", seat=0, id=9)
    refused = one.hear()
    assert (refused["type"], refused["id"]) == ("Refused", 9)
    one.choose(0, "start z9", id=10)
    assert one.hear()["id"] == 10
    one.choose(0, "start a1")
    assert one.hear_sequence(4)["answers"] == []  # it asked without a number
    for number, action in enumerate(("start a2", "start a3", "start a4"), 11):
        one.choose(0, action, id=number)
    answers: list[int] = []
    while len(answers) < 3:
        answers += one.hear_type("Update")["answers"]
    assert answers == [11, 12, 13]


def test_a_page_that_joins_twice_stays_at_the_one_table(server: Any) -> None:
    table, tokens = server.create("person", "person")
    page, other = server.page(), server.page()
    page.join(table)
    page.join(table, tokens[0])
    other.join(table, tokens[1])
    page.choose(0, "start a1")
    assert page.hear_sequence(1)["waiting"] == [1]
    assert other.hear_sequence(1)["waiting"] == [1]
    other.choose(1, "start a2")
    assert page.hear_sequence(3)["face"]["players"][1]["figure"] == "a2"


def test_a_restarted_server_goes_on_with_bots_and_people(server: Any) -> None:
    table, tokens = server.create("person", "easy")
    server.bots.broken = RuntimeError("not now")  # so that the bot's choice is still to come
    page = server.page()
    page.join(table, tokens[0])
    page.choose(0, "start a1")
    page.hear_sequence(1)
    server.stop()
    server.start()
    page = server.page()
    page.join(table, tokens[0], seen=1)
    assert all(logged["sequence"] > 1 for logged in page.update["log"])  # the bot may have chosen by now
    assert page.hear_sequence(3)["face"]["players"][0]["figure"] == "a1"


def test_one_seat_is_enough(server: Any) -> None:
    table, tokens = server.create("person", turn_cap=4)
    page = server.page()
    page.join(table, *tokens)
    play_to_the_end({0: page})
    assert page.update["waiting"] == []


def test_four_bots_reach_the_end_by_themselves(server: Any) -> None:
    table, _ = server.create("easy", "medium", "hard", "easy", turn_cap=4)
    page = server.page()
    page.join(table)
    assert len(page.hear_until(lambda message: bool(message["result"]))["result"]["ranks"]) == 4


@pytest.mark.parametrize(("language", "points"), [("en", "0 points"), ("de", "0 Punkte"), ("es", "0 puntos")])
def test_a_page_without_a_board_is_sent_the_text_in_its_language(
    shared_server: Any, language: str, points: str
) -> None:
    table, tokens = shared_server.create("person", "person")
    page = shared_server.page()
    page.join(table, *tokens)
    assert page.update["text"] == ""
    page.say("Join", table=table, tokens=tokens, seen=page.update["sequence"], text=language)
    page.hear_type("Update")
    assert page.update["log"] == []
    texts = [page.update["text"], *(seat["text"] for seat in page.update["seats"])]
    for seat, action in enumerate(("start a1", "start b1")):
        page.choose(seat, action)
        page.hear_type("Update")
    texts += [moment["text"] for moment in page.update["moments"]]  # before the dice are rolled
    assert len(texts) == 4
    for text in texts:
        assert points in text
        assert "[bold]" not in text


def test_the_words_of_a_game_can_be_asked_for(shared_server: Any) -> None:
    answer = shared_server.get("/api/words/loot-rules.de")
    assert (answer.status_code, answer.headers["content-type"]) == (200, "text/plain; charset=utf-8")
    assert "loot-rules-title = " in answer.text
    for path in ("loot.fr", "nothing.en", "..%2Fpyproject.en", "LOOT.en"):
        assert shared_server.get(f"/api/words/{path}").status_code == 404
