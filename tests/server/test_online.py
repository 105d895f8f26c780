"""People at their own devices: invitations, sitting down, beginning, and who may do what."""

from __future__ import annotations

import sqlite3
from typing import Any

import httpx

from tests.server.browsers import OPEN, bot, person


def test_a_friend_sits_down_by_an_invitation_and_the_match_begins(visitor: Any) -> None:
    host, friend = visitor("Ada"), visitor("Ben")
    table = host.create(person("Ada"), OPEN)
    here = host.page(table)
    assert here.around["stage"] == "waiting"
    assert here.around["host"] is True
    assert [(seat["state"], seat["yours"], seat["here"]) for seat in here.around["seats"]] == [
        ("taken", True, True),
        ("open", False, False),
    ]
    here.choose(0, "start a1", sequence=0)
    assert here.hear()["message"]["id"] == "error-not-begun"
    link = host.ask(f"/tables/{table}/links", status=201)["seat"]
    assert link["address"] == f"{host.server.url}/join#{link['token']}"
    assert link["qr"].startswith("<svg")
    shown = friend.ask("/links", {"token": link["token"]})
    assert (shown["kind"], shown["table"]["table"], shown["table"]["stage"]) == ("seat", table, "waiting")
    taken = friend.sit(table, 1, link["token"])
    assert (taken["table"], taken["seat"]) == (table, 1)
    here.hear_around(lambda around: around["stage"] == "running")
    there = friend.page(table)
    assert [seat["name"] for seat in there.around["seats"]] == ["Ada", "Ben"]
    assert [seat["yours"] for seat in there.around["seats"]] == [False, True]
    assert there.around["host"] is False
    here.hear_sequence(0)
    here.choose(0, "start a1")
    there.choose(1, "start g7")
    assert here.hear_sequence(3)["face"]["players"][1]["figure"] == "g7"
    assert here.hear_around(lambda around: all(seat["here"] for seat in around["seats"]))["watchers"] == 0


def test_nature_draws_only_when_the_last_seat_is_taken(visitor: Any) -> None:
    host, friend = visitor("Ada"), visitor("Ben")
    table = host.create(person("Ada"), OPEN, game="drop_it")
    store = host.server.store
    assert (store.load(table).entries, store.load(table).begun) == ((), None)
    friend.sit(table, 1, host.invite(table))
    assert store.load(table).begun is not None
    assert [entry.seat for entry in store.load(table).entries] == [-1] * len(store.load(table).entries)


def test_the_host_begins_with_bots_in_the_open_seats(visitor: Any) -> None:
    host = visitor("Momo")
    table = host.create(person("Momo"), OPEN, bot("Tilda"), OPEN)
    page = host.page(table)
    host.ask(f"/tables/{table}/begin", {"level": "hard"})
    around = page.hear_around(lambda around: around["stage"] == "running")
    assert [seat["state"] for seat in around["seats"]] == ["taken", "bot", "bot", "bot"]
    assert [seat["level"] for seat in around["seats"]] == [None, "hard", "easy", "hard"]
    assert len({seat["name"] for seat in around["seats"]}) == 4
    page.hear_sequence(3)


def test_who_comes_too_late_is_told_so_kindly(visitor: Any) -> None:
    host, one, two = visitor("Ada"), visitor("Ben"), visitor("Cleo")
    table = host.create(person("Ada"), OPEN, OPEN)
    token = host.invite(table)
    one.sit(table, 1, token)
    assert two.sit(table, 1, token, status=409)["message"]["id"] == "error-seat-taken"
    two.sit(table, 2, token)


def test_two_people_at_a_table_have_two_names(visitor: Any) -> None:
    host, friend = visitor("Ada"), visitor("ADA")
    table = host.create(person("Ada"), bot("Tilda"), OPEN)
    token = host.invite(table)
    for name in ("ADA", "tilda", "Ada\u200d", "A da", "Ada\ufe0f", "Ada\u3164", "\uff21da"):
        friend.name = name
        assert friend.sit(table, 2, token, status=409)["message"] == {"id": "error-name-taken", "args": {"name": name}}
    friend.name = "Ben"
    friend.sit(table, 2, token)


def test_nobody_sits_down_without_an_invitation(visitor: Any) -> None:
    host, stranger = visitor("Ada"), visitor("Eve")
    table, other = host.create(person("Ada"), OPEN), host.create(person("Ada"), OPEN)
    watch = host.ask(f"/tables/{table}/links")["watch"]["token"]
    for token in ("", "nonsense", host.invite(other), watch):
        assert stranger.sit(table, 1, token, status=403)["message"]["id"] == "error-not-allowed"
    assert not stranger.http.cookies, "nobody is made somebody by a request that changes nothing"
    assert stranger.sit("nope", 1, "", status=404)["message"]["id"] == "error-table"
    assert stranger.sit(table, 7, host.invite(table), status=400)["message"]["id"] == "error-seat"
    public = host.create(person("Ada"), OPEN, public=True)
    stranger.sit(public, 1)


def test_only_the_host_has_the_hosts_powers(visitor: Any) -> None:
    host, friend, stranger = visitor("Ada"), visitor("Ben"), visitor("Eve")
    table = host.create(person("Ada"), OPEN, OPEN)
    friend.sit(table, 1, host.invite(table))
    settings = {"public": True, "watching": "nobody", "chat": False}
    before = host.server.store.load_head(table)
    for path, content in [
        ("links", {}),
        ("begin", {}),
        ("settings", settings),
        ("seats/0/free", {}),
        ("seats/1/bot", {}),
    ]:
        for browser_ in (friend, stranger):
            refused = browser_.ask(f"/tables/{table}/{path}", content, status=403)
            assert refused["message"]["id"] == "error-not-allowed"
    assert friend.ask(f"/tables/{table}/seats/0/leave", status=403)["message"]["id"] == "error-not-allowed"
    assert host.server.store.load_head(table) == before


def test_a_table_that_nobody_may_watch_looks_like_none(visitor: Any) -> None:
    host, friend, stranger = visitor("Ada"), visitor("Ben"), visitor("Eve")
    table = host.create(person("Ada"), OPEN, watching="nobody")
    friend.sit(table, 1, host.invite(table))
    assert host.ask(f"/tables/{table}/links")["watch"] is None
    there = friend.page(table)
    assert there.around["stage"] == "running"
    page = stranger.page()
    for id in (table, "x" * 12):
        page.say("Join", table=id)
        assert page.hear()["message"] == {"id": "error-table", "args": {"table": id}}
        assert stranger.ask(f"/tables/{id}/begin", status=404)["message"] == {
            "id": "error-table",
            "args": {"table": id},
        }
        for seat in (0, 7):
            for act in ("take", "leave"):
                refused = stranger.ask(f"/tables/{id}/seats/{seat}/{act}", {"name": "Eve"}, status=404)
                assert refused["message"] == {"id": "error-table", "args": {"table": id}}
        for part in ("record", "curve", "verified", "at/0"):
            assert stranger.get(f"/tables/{id}/{part}", status=404)["message"]["id"] == "error-table"
    assert stranger.get(f"/tables?ids={table}") == {"tables": []}
    assert len(friend.get(f"/tables?ids={table}")["tables"]) == 1
    assert friend.get(f"/tables/{table}/record", status=409)["message"]["id"] == "error-record-running"


def test_a_table_that_nobody_may_watch_looks_like_none_when_it_is_over_too(visitor: Any) -> None:
    host, stranger = visitor("Ada"), visitor("Eve")
    table = host.create(person("Ada"), watching="nobody", options={"turn_cap": 1})
    page = host.page(table)
    while not page.update["result"]:
        page.choose(0, page.offered(0)[0])
        page.hear_type("Update")
    assert stranger.sit(table, 0, status=404)["message"]["id"] == "error-table"
    assert host.sit(table, 0, status=409)["message"]["id"] == "error-game-over"


def test_a_watch_link_lets_one_watch_until_the_host_bars_it(visitor: Any) -> None:
    host, watcher, stranger = visitor("Ada"), visitor("Eve"), visitor("Zoe")
    table = host.create(person("Ada"), bot("Momo"), watching="link")
    token = host.ask(f"/tables/{table}/links")["watch"]["token"]
    page = stranger.page()
    page.say("Join", table=table)
    assert page.hear()["message"]["id"] == "error-table"
    looking = watcher.page(table, watch=token)
    assert looking.around["watchers"] == 1
    assert [seat["yours"] for seat in looking.around["seats"]] == [False, False]
    assert looking.update["seats"] == []
    host.ask(f"/tables/{table}/settings", {"public": False, "watching": "nobody", "chat": True})
    assert looking.hear_type("Refused")["message"]["id"] == "error-watching-over"
    looking.say("Join", table=table, watch=token)
    assert looking.hear_type("Refused")["message"]["id"] == "error-table"
    host.ask(f"/tables/{table}/settings", {"public": False, "watching": "link", "chat": True})
    looking.say("Join", table=table, watch=token)  # the old link stays useless
    assert looking.hear_type("Refused")["message"]["id"] == "error-table"


def test_an_identity_moves_to_another_device_once(visitor: Any) -> None:
    host, laptop, thief = visitor("Ada"), visitor(), visitor()
    table = host.create(person("Ada"), OPEN)
    link = host.ask("/me/devices", status=201)
    assert link["address"].endswith(f"/device#{link['token']}")
    assert link["expires"] is not None
    assert laptop.ask("/devices", {"token": link["token"]})["person"]["name"] == "Ada"
    assert thief.ask("/devices", {"token": link["token"]}, status=404)["message"]["id"] == "error-link"
    assert thief.ask("/links", {"token": link["token"]}, status=404)["message"]["id"] == "error-link"
    assert [seat["yours"] for seat in laptop.page(table).around["seats"]] == [True, False]
    assert [seat["yours"] for seat in host.page(table).around["seats"]] == [True, False]
    assert not thief.http.cookies


def test_reading_makes_nobody_somebody(visitor: Any) -> None:
    stranger = visitor()
    assert stranger.get("/me") == {"person": None, "mails": False}
    stranger.get("/games")
    stranger.get("/tables?ids=x")
    assert not stranger.http.cookies
    me = stranger.ask("/me", {"name": " Zoë ", "language": "de"}, method="PUT")
    assert me["person"] == {"name": "Zoë", "language": "de", "email": "", "confirmed": False}
    assert stranger.get("/me") == me


def test_the_cookie_is_kept_from_scripts_and_other_sites(visitor: Any) -> None:
    stranger = visitor()
    answer = stranger.http.put("/api/me", json={"name": "Zoe"})
    cookie = answer.headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=lax" in cookie
    assert "path=/" in cookie
    assert "secure" not in cookie
    secret = stranger.http.cookies["wurf"]
    assert len(secret) == 32  # 192 bits
    assert stranger.http.put("/api/me", json={"name": "Zoe"}).headers.get("set-cookie") is None


def test_no_secret_is_in_the_database(visitor: Any) -> None:
    host, friend = visitor("Ada"), visitor("Ben")
    table = host.create(person("Ada"), OPEN)
    links = host.ask(f"/tables/{table}/links")
    taken = friend.sit(table, 1, links["seat"]["token"])
    device = friend.ask("/me/devices")
    secrets = [host.http.cookies["wurf"], friend.http.cookies["wurf"], links["seat"]["token"]]
    secrets += [links["watch"]["token"], taken["token"], device["token"]]
    database = sqlite3.connect(host.server.store.engine.url.database)
    dump = "\n".join(database.iterdump())
    database.close()
    assert all(len(secret) >= 22 for secret in secrets)  # 128 bits
    assert len({*secrets}) == len(secrets)
    assert not [secret for secret in secrets if secret in dump]


def test_a_program_without_cookies_holds_its_seat_by_the_token(visitor: Any) -> None:
    host, program = visitor("Ada"), visitor("Bot-o-mat")
    table = host.create(person("Ada"), OPEN, OPEN)
    token = program.sit(table, 1, host.invite(table))["token"]
    page = host.server.page()
    page.say("Join", table=table, tokens=[token])
    assert [seat["yours"] for seat in page.hear_type("Seated")["seats"]] == [False, True, False]
    url, bearer = f"{host.server.url}/api/tables/{table}/seats/1/leave", {"Authorization": f"Bearer {token}"}
    assert httpx.post(url).status_code == 403
    assert httpx.post(url, headers=bearer).status_code == 200
    page.hear_around(lambda around: around["seats"][1]["state"] == "open")
    assert httpx.post(url, headers=bearer).status_code == 403  # an old token changes nothing


def test_the_lobby_lists_public_tables_by_game_seats_pace_and_free_seats(visitor: Any) -> None:
    host, stranger = visitor("Ada"), visitor("Eve")
    slow = {"kind": "move", "seconds": 24 * 3600, "increment": 0, "when_out": "move"}
    fast = {"kind": "game", "seconds": 600, "increment": 5, "when_out": "seat"}
    host.create(person("Ada"), OPEN)
    days = host.create(person("Ada"), OPEN, OPEN, public=True, clock=slow)
    quick = host.create(person("Ada"), OPEN, public=True, clock=fast)
    full = host.create(person("Ada"), bot("Momo"), public=True)
    other = host.create(person("Ada"), OPEN, public=True, game="drop_it")

    def found(query: str = "") -> list[str]:
        return [table["table"] for table in stranger.get(f"/lobby?{query}")["tables"]]

    assert found() == [other, full, quick, days]
    assert found("game=drop_it") == [other]
    assert found("seats=3") == [days]
    assert found("pace=quick") == [quick]
    assert found("pace=days") == [days]
    assert found("pace=unhurried") == [other, full]
    assert found("free=true") == [other, quick, days]
    assert found("game=loot&seats=2&free=1&pace=") == [quick]
    for query in ("seats=many", "seats=0", "pace=fast", "free=perhaps"):
        assert stranger.get(f"/lobby?{query}", status=400)["message"]["id"] == "error-message"
    host.ask(f"/tables/{other}/settings", {"public": False, "watching": "anyone", "chat": True})
    assert found() == [full, quick, days]
    assert not stranger.http.cookies


def test_ones_own_tables_say_where_one_is_awaited(visitor: Any) -> None:
    host, friend, stranger = visitor("Ada"), visitor("Ben"), visitor("Eve")
    mine = host.create(person("Ada"), OPEN)
    friend.sit(mine, 1, host.invite(mine))
    waiting = host.create(person("Ada"), OPEN)
    page = host.page(mine)
    assert [(t["table"], t["awaited"], t["yours"]) for t in host.get("/me/tables")["tables"]] == [
        (mine, True, [0]),
        (waiting, False, [0]),
    ]
    page.choose(0, "start a1")
    page.hear_sequence(1)
    assert [(t["table"], t["awaited"], t["yours"]) for t in friend.get("/me/tables")["tables"]] == [(mine, True, [1])]
    assert [t["awaited"] for t in host.get("/me/tables")["tables"]] == [False, False]
    assert stranger.get("/me/tables") == {"tables": []}


def test_a_seat_can_be_left_and_taken_back(visitor: Any) -> None:
    host, friend, other = visitor("Ada"), visitor("Ben"), visitor("Cleo")
    table = host.create(person("Ada"), OPEN, OPEN)
    token = host.invite(table)
    friend.sit(table, 1, token)
    friend.ask(f"/tables/{table}/seats/1/leave")
    page = host.page(table)
    assert [(seat["state"], seat["name"]) for seat in page.around["seats"]][1] == ("open", "")  # not begun: as before
    friend.sit(table, 1, token)
    other.sit(table, 2, token)
    friend.ask(f"/tables/{table}/seats/1/leave")
    page.hear_around(lambda around: around["seats"][1]["state"] == "left")
    there = friend.page(table)
    assert [seat["former"] for seat in there.around["seats"]] == [False, True, False]
    assert [seat["yours"] for seat in there.around["seats"]] == [False, False, False]
    friend.sit(table, 1)  # without an invitation
    assert there.hear_around(lambda around: around["seats"][1]["yours"])["seats"][1]["name"] == "Ben"
    assert [own["seat"] for own in there.hear_type("Update")["seats"]] == [1]  # the open page has its seat again
    host.ask(f"/tables/{table}/seats/1/bot", {"level": "easy"})
    assert there.hear_around(lambda around: around["seats"][1]["state"] == "bot")["seats"][1]["former"]
    assert other.sit(table, 1, token, status=409)["message"]["id"] == "error-seat-taken"
    friend.sit(table, 1)
    host.ask(f"/tables/{table}/seats/1/free")
    assert there.hear_around(lambda around: around["seats"][1]["state"] == "open")["seats"][1]["name"] == "Ben"
    assert friend.sit(table, 1, status=403)["message"]["id"] == "error-not-allowed"
    other.sit(table, 1, token)  # one may sit on two chairs, at one screen
    assert [seat["yours"] for seat in other.page(table).around["seats"]] == [False, True, True]


def test_who_stays_is_the_host_when_the_host_leaves(visitor: Any) -> None:
    host, friend = visitor("Ada"), visitor("Ben")
    table = host.create(person("Ada"), OPEN)
    friend.sit(table, 1, host.invite(table))
    page = friend.page(table)
    assert page.around["host_seat"] == 0
    host.ask(f"/tables/{table}/seats/0/leave")
    assert page.hear_around(lambda around: around["host"])["host_seat"] == 1
    friend.ask(f"/tables/{table}/seats/0/bot", {"level": "easy"})
    page.hear_around(lambda around: around["seats"][0]["state"] == "bot")
    assert host.ask(f"/tables/{table}/begin", status=403)["message"]["id"] == "error-not-allowed"


def test_the_record_has_the_names_at_the_end(visitor: Any) -> None:
    host, friend = visitor("Ada"), visitor("Ben")
    table = host.create(person("Ada"), OPEN, options={"turn_cap": 1})
    friend.sit(table, 1, host.invite(table))
    host.ask(f"/tables/{table}/seats/1/bot", {"level": "easy"})
    page = host.page(table)
    while not page.update["result"]:
        if 0 in page.update["waiting"]:
            page.choose(0, page.offered(0)[0])
        page.hear_type("Update")
    record = host.http.get(f"/api/tables/{table}/record").text
    assert "Ada" in record
    assert "Ben (bot, easy)" in record
