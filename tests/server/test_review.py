"""The review room: looking at finished matches, playing on from a moment, the same dice, challenges and evenings."""

from __future__ import annotations

import re
import threading
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import update

from tests.games.loot.table import OTHER_SHEET
from tests.server.browsers import OPEN, Browser, bot, move, person
from wurf.core import record as records
from wurf.core.game import Components, Setup
from wurf.core.match import SNAPSHOT_EVERY, Match
from wurf.core.record import parse, record_of, verify, write
from wurf.core.rng import seed_hash
from wurf.games import load
from wurf.server import finished, wire
from wurf.store import Reviews, abandoned_cleared, finished_tables, schema

RECORDS = Path(__file__).parents[1] / "records"


@cache
def of_another_sheet() -> str:
    """The record of a solo game with other components, which it contains."""
    match = Match(load("loot", Components.from_file(OTHER_SHEET)), Setup(1, {"turn_cap": 1}), "seed")
    while not match.over:
        match.commit(match.play(0, match.game.legal(match.state, 0).sample(1)))
    return write(record_of(match, ("Ada",)))


def with_seed(text: str, seed: str) -> str:
    """The same match with a promise that is kept, and dice that are not those of this seed."""
    return re.sub("seed: .*", f"seed: {seed}", re.sub("seed hash: .*", f"seed hash: {seed_hash(seed)}", text))


def opened(browser: Browser, record: str) -> str:
    """The table of a record file."""
    answer = browser.http.post("/api/records", content=(RECORDS / record).read_bytes())
    assert answer.status_code == 201, answer.text
    table: str = answer.json()["table"]
    return table


def waited(look: Callable[[], Any], enough: Callable[[Any], bool]) -> Any:
    """What is seen once it is enough."""
    for _ in range(600):
        if enough(seen := look()):
            return seen
        time.sleep(0.1)
    raise AssertionError(seen)


def played(browser: Browser, table: str) -> dict[str, Any]:
    """The last update of a match that is played to its end, with the first choice every time."""
    page = browser.page(table)
    while page.update["result"] is None:
        seat = next((seat["seat"] for seat in page.update["seats"] if seat["offer"]["choices"]), None)
        if seat is None:  # others are to act
            page.hear_type("Update")
            continue
        sequence = page.update["sequence"]
        page.choose(seat, page.offered(seat)[0])
        page.hear_sequence(sequence + 1)
    update: dict[str, Any] = page.update
    return update


def test_every_moment_of_a_record_file_is_near_a_snapshot(visitor: Any, server: Any) -> None:
    table = opened(visitor(), "drop_it-2.txt")
    last = len(server.store.load(table).entries)
    for sequence in range(SNAPSHOT_EVERY + 1, last + 1):
        snapshot, entries = server.store.load_part(table, sequence, 1)
        assert snapshot is not None
        assert len(entries) <= SNAPSHOT_EVERY


@pytest.mark.parametrize("sequence", [10**6, 2**31, 10**30])
def test_a_moment_that_is_not_there_is_not_found_however_large_its_number(visitor: Any, sequence: int) -> None:
    browser = visitor()
    table = opened(browser, "loot-2.txt")
    browser.get(f"/tables/{table}/at/{sequence}", status=404)
    fork = {"sequence": sequence, "dice": "new", "seats": [{"kind": "person", "name": "Ada"}] * 2}
    browser.ask(f"/tables/{table}/fork", fork, status=404)


def test_a_record_file_can_be_looked_at_from_beginning_to_end(visitor: Any) -> None:
    browser = visitor()
    table = opened(browser, "quadrata-2.txt")
    assert opened(browser, "quadrata-2.txt") == table
    last = browser.get(f"/tables/{table}/at/0")["last"]
    assert last == len(parse((RECORDS / "quadrata-2.txt").read_text()).moves)
    turns = browser.get(f"/tables/{table}/turns")["turns"]
    assert turns[-1]["sequence"] == last
    assert {turn["seat"] for turn in turns} >= {0, 1}
    seen = browser.get(f"/tables/{table}/at/{turns[3]['sequence']}?seat=1")
    assert seen["offer"]["prompt"]
    assert verify(parse(browser.http.get(f"/api/tables/{table}/record").text), load).over


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        (lambda text: text[:60], "error-record-line"),
        (lambda text: text.replace("roll 1", "roll 2"), "error-record-"),
        (lambda text: text.replace("rules: ", "rules: 9"), "error-record-version"),
        (lambda text: text.partition("\n\nstate:")[0] + "\n", "review-error-running"),
        (lambda text: text.replace("game: loot", "game: chess"), "error-game"),
        (lambda text: "x" * 3_000_000, "error-message-large"),
        (lambda text: text.replace("name 2: ", "name 3: Eve\nname 2: "), "error-record-line"),
        (lambda text: re.sub("name 2: .*\n", "", text), "error-record-names"),
        (lambda text: re.sub("(name 2: .*)", "\\1\nname 3: Eve", text), "error-record-names"),
        (lambda text: re.sub("name 2: .*", f"name 2: {'x' * 1000}", text), "error-record-line"),
        (lambda text: re.sub("name 2: .*", "name 2: \0", text), "error-name"),
        (lambda text: re.sub("name 2: .*", "name 2: \u202e (bot, easy)", text), "error-name"),
        (lambda text: with_seed(text, "another"), "error-record-draw"),
        (lambda text: of_another_sheet(), "error-record-components-here"),
    ],
)
def test_a_record_that_cannot_be_believed_gets_a_sentence_and_no_table(
    visitor: Any, server: Any, change: Callable[[str], str], sentence: str
) -> None:
    text = change((RECORDS / "loot-2.txt").read_text())
    for _ in range(2):
        answer = visitor().http.post("/api/records", content=text.encode())
        assert 400 <= answer.status_code < 500
        assert answer.json()["message"]["id"].startswith(sentence)
    assert [*finished_tables(server.store)] == []


def test_a_record_of_the_components_that_are_played_with_here_is_opened(visitor: Any, server: Any) -> None:
    server.stop()
    server.games = {"loot": load("loot", Components.from_file(OTHER_SHEET))}
    server.start()
    answer = visitor().http.post("/api/records", content=of_another_sheet().encode())
    assert answer.status_code == 201, answer.text


def test_a_record_that_many_bring_at_once_is_one_table(visitor: Any, server: Any) -> None:
    record, browsers = (RECORDS / "loot-2.txt").read_bytes(), [visitor() for _ in range(6)]
    with ThreadPoolExecutor(len(browsers)) as threads:
        answers = list(threads.map(lambda each: each.http.post("/api/records", content=record), browsers))
    assert [answer.status_code for answer in answers] == [201] * len(browsers)
    assert len([*finished_tables(server.store)]) == 1


def test_nobody_waits_for_those_who_look_back(visitor: Any, server: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """However many ask at once for what takes long."""
    browser, let = visitor("Ada"), threading.Event()
    table = opened(browser, "loot-2.txt")
    for name in ("verified", "curve", "turns"):
        monkeypatch.setattr(finished, name, lambda *_: let.wait() and wire.Curve(()))
    monkeypatch.setattr(records, "verify", lambda *_: let.wait())
    with ThreadPoolExecutor(60) as threads:
        paths = [f"/api/tables/{table}/{path}" for path in ("verified", "curve", "turns")] * 15
        asking = [threads.submit(httpx.get, server.url + path, timeout=60) for path in paths]
        record = (RECORDS / "loot-3.txt").read_bytes()
        asking += [
            threads.submit(httpx.post, f"{server.url}/api/records", content=record, timeout=60) for _ in range(15)
        ]
        try:
            page = browser.page(browser.create(person("Ada"), person("Ben")))
            page.choose(0, "start a1")
            page.hear_sequence(1)
            browser.get(f"/tables/{table}/at/3")
            assert not any(one.done() for one in asking)
        finally:
            let.set()


def test_whether_a_match_was_fair_is_worked_out_once(visitor: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    browser, asked, verify = visitor(), [], records.verify
    table = opened(browser, "loot-2.txt")
    monkeypatch.setattr(records, "verify", lambda *about: asked.append(about) or verify(*about))
    assert browser.get(f"/tables/{table}/verified") == browser.get(f"/tables/{table}/verified")
    assert len(asked) == 1


@pytest.mark.parametrize("dice", ["new", "same"])
def test_one_plays_on_from_a_moment_of_a_finished_match(visitor: Any, dice: str) -> None:
    browser = visitor("Ada")
    table = opened(browser, "loot-2.txt")
    sequence = browser.get(f"/tables/{table}/turns")["turns"][4]["sequence"]
    wanted = {"sequence": sequence, "dice": dice, "seats": [person("Ada"), bot("Momo")]}
    fork = browser.ask(f"/tables/{table}/fork", wanted, status=201)["table"]
    assert played(browser, fork)["sequence"] > sequence
    text = browser.http.get(f"/api/tables/{fork}/record").text
    assert ("earlier seed: " in text) == (dice == "new")
    assert verify(parse(text), load).over
    ours, theirs = (one.split("\n\n")[1].splitlines() for one in (text, (RECORDS / "loot-2.txt").read_text()))
    actions = [
        [line.partition(" ")[2] if "+" in line else line for line in lines[:sequence]] for lines in (ours, theirs)
    ]
    assert actions[0] == actions[1]


@pytest.mark.parametrize("record", ["quadrata-2.txt", "scratch_island-2.txt", "drop_it-2.txt"])
def test_every_game_can_be_played_on(visitor: Any, record: str) -> None:
    browser = visitor("Ada")
    table = opened(browser, record)
    sequence = browser.get(f"/tables/{table}/turns")["turns"][4]["sequence"]
    for at in range(sequence, sequence + 4):  # in the middle of a turn too, and before nature's move
        wanted = {"sequence": at, "dice": "new", "seats": [person("Ada"), person("Ben")]}
        page = browser.page(browser.ask(f"/tables/{table}/fork", wanted, status=201)["table"])
        seat = page.update["waiting"][0]
        assert page.update["sequence"] >= at
        assert page.offered(seat)


def test_friends_can_be_invited_to_play_on(visitor: Any) -> None:
    host, friend = visitor("Ada"), visitor("Ben")
    table = opened(host, "loot-2.txt")
    wanted = {"sequence": 30, "dice": "new", "seats": [person("Ada"), OPEN]}
    fork = host.ask(f"/tables/{table}/fork", wanted, status=201)["table"]
    assert host.page(fork).around["stage"] == "waiting"
    friend.sit(fork, 1, host.invite(fork))
    assert friend.page(fork).update["sequence"] >= 30


@pytest.mark.parametrize(
    ("changed", "status"),
    [({"sequence": 10_000}, 404), ({"seats": [person("Ada")]}, 400), ({"seats": []}, 400), ({"dice": "loaded"}, 400)],
)
def test_what_cannot_be_played_on_is_refused(visitor: Any, changed: dict[str, Any], status: int) -> None:
    browser = visitor("Ada")
    wanted = {"sequence": 10, "dice": "new", "seats": [person("Ada"), bot("Momo")], **changed}
    browser.ask(f"/tables/{opened(browser, 'loot-2.txt')}/fork", wanted, status=status)


def test_a_running_match_shows_none_of_it(visitor: Any) -> None:
    browser = visitor("Ada")
    table = browser.create(person("Ada"), bot("Momo"))
    for path in ("turns", "at/0", "record", "compared", "analysis", "verified", "curve"):
        browser.get(f"/tables/{table}/{path}", status=409)
    wanted = {"sequence": 0, "dice": "new", "seats": [person("Ada"), bot("Momo")]}
    browser.ask(f"/tables/{table}/fork", wanted, status=409)
    browser.ask(f"/tables/{table}/again", {"seats": wanted["seats"]}, status=409)


def test_the_same_dice_are_played_again_and_compared(visitor: Any) -> None:
    ada, ben = visitor("Ada"), visitor("Ben")
    first = ada.create(person("Ada"))
    end = played(ada, first)
    again = ben.ask(f"/tables/{first}/again", {"seats": [person("Ben")]}, status=201)["table"]
    assert ben.get(f"/tables/{first}/compared")["running"] == 1
    assert played(ben, again)["seed"] == end["seed"]
    compared = ada.get(f"/tables/{first}/compared")
    assert [one["names"] for one in compared["tables"]] == [["Ada"], ["Ben"]]
    assert [one["points"] for one in compared["tables"]] == [end["result"]["points"]] * 2  # the same choices


def test_a_table_that_nobody_may_watch_is_compared_for_its_own_people_alone(visitor: Any) -> None:
    ada, eve = visitor("Ada"), visitor("Eve")
    first = ada.create(person("Ada"), watching="nobody", options={"turn_cap": 1})
    played(ada, first)
    again = ada.ask(f"/tables/{first}/again", {"seats": [person("Ada")]}, status=201)["table"]
    played(ada, again)
    assert [one["table"] for one in ada.get(f"/tables/{again}/compared")["tables"]] == [first, again]
    assert [one["table"] for one in eve.get(f"/tables/{again}/compared")["tables"]] == [again]


def test_everybody_has_one_try_a_day_and_the_seed_is_told_when_it_is_over(visitor: Any, server: Any) -> None:
    ada, ben = visitor("Ada"), visitor("Ben")
    today = {one["game"]: one for one in ada.get("/challenges")["challenges"]}
    mine = ada.ask("/challenges/loot", {"name": "Ada"}, status=201)
    assert mine["seed_hash"] == today["loot"]["seed_hash"]
    assert ada.ask("/challenges/loot", {"name": "Ada"}, status=201)["table"] == mine["table"]
    end = played(ada, mine["table"])
    assert end["seed"] is None
    theirs = ben.ask("/challenges/loot", {"name": "Ben"}, status=201)
    assert theirs["table"] != mine["table"]
    ben.get(f"/tables/{mine['table']}/at/3", status=404)  # nobody else may look
    ada.get(f"/tables/{mine['table']}/at/3")
    ada.get(f"/tables/{mine['table']}/verified", status=403)  # that would tell the seed
    played(ben, theirs["table"])

    def told_to_ben() -> dict[str, Any]:
        return {one["game"]: one for one in ben.get("/challenges")["challenges"]}["loot"]

    told = waited(told_to_ben, lambda told: told["mark"] is not None)  # the hard bot begins when Ben wants to know
    assert (told["finished"], told["streak"]) == (True, 1)
    assert [(line["place"], line["name"]) for line in told["ranking"]] == [(1, "Ada"), (1, "Ben")]
    assert {one["yours"] for one in told["ranking"]} == {True, False}


def test_the_seeds_of_the_coming_days_are_promised_and_told_when_their_day_is_over(visitor: Any, server: Any) -> None:
    today = 1_800_000_000.0
    server.stop()
    server.clock = lambda: today
    server.start()
    ada = visitor("Ada")

    def told() -> tuple[list[str], list[str], str]:
        """The hashes of the coming days, the hashes of the seeds that are told, and today's."""
        found = ada.get("/challenges")
        (seeds,) = (one for one in found["revealed"] if one["game"] == "loot")
        (now,) = (one for one in found["challenges"] if one["game"] == "loot")
        return seeds["coming"], [seed_hash(past["seed"]) for past in seeds["past"]], now["seed_hash"]

    promised, past, first = told()
    assert (len({first, *promised}), past) == (4, [])
    for day in range(1, 4):
        today += 86_400
        coming, past, now = told()
        assert now == promised[day - 1]
        assert past == [*reversed([first, *promised][:day])]
        assert not {*past} & {now, *coming}


def test_a_try_that_was_abandoned_and_cleared_is_in_nobodys_way(visitor: Any, server: Any) -> None:
    today = time.time()
    server.stop()
    server.clock = lambda: today
    server.start()
    ada = visitor("Ada")
    ada.ask("/challenges/loot", {"name": "Ada"}, status=201)
    today += 3 * 86_400
    assert abandoned_cleared(server.store, today - 86_400) == 1
    (told,) = (one for one in ada.get("/challenges")["challenges"] if one["game"] == "loot")
    assert (told["table"], told["streak"]) == (None, 0)
    played(ada, ada.ask("/challenges/loot", {"name": "Ada"}, status=201)["table"])
    (told,) = (one for one in ada.get("/challenges")["challenges"] if one["game"] == "loot")
    assert (told["finished"], told["streak"]) == (True, 1)


def test_an_evening_keeps_its_dice_secret_until_all_tables_are_finished(visitor: Any) -> None:
    host, guest = visitor("Ada"), visitor("Ben")
    wanted = {"game": "loot", "title": "Tuesday", "seats": 1, "tables": 2}
    created = host.ask("/evenings", wanted, status=201)
    one, two = created["tables"]
    guest.sit(one, 0, host.invite(one))
    host.sit(two, 0, host.invite(two))
    first = played(guest, one)
    assert first["seed"] is None
    assert guest.page().join(one)["ranking"] == f"evening/{created['evening']}"
    watching = host.page()  # who plays with these dice elsewhere sees none of them, not even as the host
    watching.say("Join", table=one)
    assert watching.hear_type("Refused")["message"]["id"] == "error-table"
    for path in ("at/3", "turns", "curve", "compared", "analysis", "record", "verified"):
        assert host.get(f"/tables/{one}/{path}", status=403)["message"]["id"] == "error-dice-secret"
    guest.get(f"/tables/{one}/at/3")  # whose game it was
    evening = host.get(f"/evenings/{created['evening']}")
    assert [table["stage"] for table in evening["tables"]] == ["finished", "running"]
    assert [line["name"] for line in evening["ranking"][0]] == ["Ben"]
    assert not evening["revealed"]
    played(host, two)
    evening = guest.get(f"/evenings/{created['evening']}")
    assert evening["revealed"]
    assert [line["points"] for line in evening["ranking"][0]] == first["result"]["points"] * 2
    assert "seed: " in guest.http.get(f"/api/tables/{one}/record").text


def test_an_evening_whose_dice_are_played_again_stays_as_it_was(visitor: Any) -> None:
    host, guest = visitor("Ada"), visitor("Ben")
    wanted = {"game": "loot", "title": "Tuesday", "seats": 1, "tables": 2}
    created = host.ask("/evenings", wanted, status=201)
    for who, table in zip((host, guest), created["tables"], strict=True):
        who.sit(table, 0, host.invite(table))
        played(who, table)
    before = host.get(f"/evenings/{created['evening']}")
    again = guest.ask(f"/tables/{created['tables'][1]}/again", {"seats": [person("Ben")]}, status=201)["table"]
    assert guest.page(again).update["waiting"] == [0]
    assert host.get(f"/evenings/{created['evening']}") == before
    assert "seed: " in host.http.get(f"/api/tables/{created['tables'][0]}/record").text
    assert host.get(f"/tables/{created['tables'][0]}/compared")["running"] == 1


def test_in_a_challenge_nobody_gets_a_hint(visitor: Any) -> None:
    ada = visitor("Ada")
    table = ada.ask("/challenges/loot", {"name": "Ada"}, status=201)["table"]
    page = ada.page()
    seated = page.join(table)
    assert not seated["advice"]  # so the page does not offer any
    assert seated["ranking"] == "today"
    page.say("Advise", seat=0, id=5)
    refused = page.hear_type("Refused")
    assert (refused["message"]["id"], refused["id"]) == ("error-no-hints", 5)


def test_in_a_challenge_nobody_plays_for_somebody_else(visitor: Any, server: Any) -> None:
    server.stop()
    server.games = {"quadrata": load("quadrata")}
    server.start()
    ada = visitor("Ada")
    table = ada.ask("/challenges/quadrata", {"name": "Ada"}, status=201)["table"]
    before = server.store.load_head(table).seats
    settings = {"public": True, "watching": "anyone", "chat": True}
    for path, content in [
        ("seats/0/bot", {"level": "hard"}),
        ("seats/1/bot", {"level": "easy"}),
        ("seats/1/free", {}),
        ("links", {}),
        ("settings", settings),
    ]:
        assert ada.ask(f"/tables/{table}/{path}", content, status=403)["message"]["id"] == "error-not-allowed"
    assert server.store.load_head(table).seats == before
    assert before[1].level == "hard"
    page = ada.page(table)
    assert not page.around["host"]  # so the page offers none of it
    ada.ask(f"/tables/{table}/seats/0/leave")
    assert page.hear_around(lambda around: around["seats"][0]["former"])["seats"][0]["state"] == "left"
    ada.sit(table, 0)
    played(ada, table)
    again = ada.ask(f"/tables/{table}/rematch", status=201)["table"]
    assert ada.page(again).around["host"]


def test_who_looks_at_a_waiting_room_on_secret_dice_sees_nothing_once_its_match_begins(visitor: Any) -> None:
    host, guest = visitor("Ada"), visitor("Ben")
    wanted = {"game": "loot", "title": "Tuesday", "seats": 1, "tables": 2}
    one, two = host.ask("/evenings", wanted, status=201)["tables"]
    watching = host.page(one)
    assert watching.around["stage"] == "waiting"
    guest.sit(one, 0, host.invite(one))
    assert watching.hear()["message"]["id"] == "error-watching-over"
    assert watching.around["stage"] == "waiting"
    move(guest.page(one), 0)
    watching.say("Earlier", until=9)
    assert watching.hear()["message"]["id"] == "error-join-first"
    host.sit(two, 0)  # the host plays with these dice too, and sees that table
    assert host.page(two).update["waiting"] == [0]


def test_statistics_tell_a_persons_own_games_and_can_be_taken_along(visitor: Any) -> None:
    ada = visitor("=Ada")
    table = ada.create(person("=Ada"), bot("Momo"))
    points = played(ada, table)["result"]["points"]
    (one,) = ada.get("/me/statistics")["played"]
    assert (one["game"], one["points"], one["opponents"], one["luck"]) == ("loot", points[0], ["Momo"], None)
    lines = ada.http.get("/api/me/statistics?format=csv").text.splitlines()
    assert len(lines) == 2
    assert visitor().get("/me/statistics")["played"] == []


@pytest.mark.parametrize("other", [{"rules": 99}, {"game": "chess"}])
def test_statistics_pass_over_games_that_this_wurf_does_not_know(visitor: Any, server: Any, other: Any) -> None:
    ada = visitor("Ada")
    old, new = (ada.create(person("Ada"), options={"turn_cap": 1}) for _ in range(2))
    for table in (old, new):
        played(ada, table)
    with server.store.changing() as connection:
        connection.execute(update(schema.tables).where(schema.tables.c.id == old).values(**other))
    assert [one["table"] for one in ada.get("/me/statistics")["played"]] == [new]


def test_an_analysis_is_worked_out_kept_and_asked_about_other_choices(visitor: Any, server: Any) -> None:
    server.restart(analysis_effort=10)
    browser = visitor("Ada")
    table = opened(browser, "loot-1.txt")
    assert browser.get(f"/tables/{table}/analysis") == {"state": "none", "ledger": None}
    browser.ask(f"/tables/{table}/analysis")
    waited(lambda: Reviews(server.store).analysis(table), bool)
    server.restart()
    waited(lambda: Reviews(server.store).analysis(table), lambda kept: kept.done)  # nobody has asked again
    browser = visitor("Ada")
    told = browser.get(f"/tables/{table}/analysis")
    assert told["state"] == "done"
    ledger = told["ledger"]
    assert ledger["done"] == 1
    (account,) = ledger["seats"]
    parts = sum(account[part]["value"] for part in ("start", "luck", "skill", "others", "meeting", "rest"))
    assert parts == pytest.approx(account["result"])
    compared = [one for one in ledger["items"] if one["kind"] == "choice" and len(one["alternatives"]) > 1]
    choice = max(compared, key=lambda one: one["loss"]["value"])
    tried = {"sequence": choice["sequence"], "action": choice["action"]}
    same = browser.ask(f"/tables/{table}/tried", tried)
    assert same["better"] == {"value": 0.0, "error": 0.0}
    best = browser.ask(f"/tables/{table}/tried", tried | {"action": choice["alternatives"][0]["action"]})
    assert best["good"]
    browser.ask(f"/tables/{table}/tried", tried | {"action": "z9"}, status=400)
    browser.ask(f"/tables/{table}/tried", tried | {"sequence": 999}, status=400)
