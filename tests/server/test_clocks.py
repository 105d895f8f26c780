"""Clocks follow from the record, and what the table has chosen happens when one runs out."""

from __future__ import annotations

import asyncio
import shutil
import threading
import time
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.server.browsers import OPEN, bot, person
from tests.server.conftest import RandomBots
from tests.waiting import run
from wurf.core.game import NATURE, Setup
from wurf.core.match import Back, Entry, Match
from wurf.games import load
from wurf.server.clocks import Now, Times, after, started
from wurf.server.table import Pace
from wurf.server.tables import Tables
from wurf.server.wire_online import Clock
from wurf.store import Seat, Seats, Store, new_table, opened


class Watch:
    """The server's clock, which a test may set forward."""

    def __init__(self) -> None:
        self.ahead = 0.0

    def __call__(self) -> float:
        return time.time() + self.ahead


@pytest.fixture
def watch(server: Any) -> Watch:
    server.stop()
    watch = server.clock = Watch()
    server.pace = server.pace._replace(clocks=0.02)
    server.start()
    return watch


def settings(kind: str = "move", seconds: int = 60, increment: int = 0, when_out: str = "move") -> dict[str, Any]:
    return {"kind": kind, "seconds": seconds, "increment": increment, "when_out": when_out}


def computed(server: Any, table: str) -> Times:
    """What each seat has left, from the whole record."""
    stored = server.store.load(table)
    match, clock = opened(stored), msgspec.convert(stored.clock, Clock)
    times = started(clock, len(stored.seats), stored.begun)
    for number, entry in enumerate(match.entries):
        before, now = (Now(match.at(n), match.snapshot(n).turn) for n in (number, number + 1))
        times = after(clock, times, match.game, before, entry, now, entry.at or 0)
    return times


@pytest.mark.parametrize("kind", ["move", "game"])
def test_what_is_stored_is_what_the_whole_record_gives(visitor: Any, server: Any, watch: Watch, kind: str) -> None:
    host, friend = visitor("Ada"), visitor("Ben")
    table = host.create(person("Ada"), OPEN, clock=settings(kind, 3600, 7), options={"turn_cap": 2})
    friend.sit(table, 1, host.invite(table))
    pages = {0: host.page(table), 1: friend.page(table)}
    assert server.bots.prepared[-1] == {"medium"}  # who may have to move for them
    for step in range(9):
        watch.ahead += 3 + step
        now = max(page.update["sequence"] for page in pages.values())
        for page in pages.values():
            page.hear_sequence(now)
        if pages[0].update["result"]:
            break
        seat = pages[0].update["waiting"][-1]
        page = pages[seat]
        if step == 1:
            pages[1].say("TakeBack", seat=1)
            page.hear_sequence(now + 1)
            continue
        page.choose(seat, page.offered(seat)[0])
        page.hear_sequence(now + 1)
        assert Times.of(server.store.load_head(table).clocks) == computed(server, table)
    clocks = pages[0].hear_around(lambda around: around["clocks"] is not None)["clocks"]
    assert len(clocks["left"]) == 2
    assert all(0 < left <= 3600_000 + 7000 * 9 for left in clocks["left"])


def test_a_clock_per_game_runs_only_for_who_is_to_act_and_gains_its_increment_once_a_turn() -> None:
    game, clock = load("loot"), Clock("game", 100, 5, "move")

    match = Match(game, Setup(2), "seed")
    times, at = started(clock, 2, 0), 0

    def then(step: Any, wait: int) -> None:
        nonlocal times, at
        at += wait
        before = Now(match.state, match.turn)
        for entry, moment in zip(step.entries, step.moments, strict=True):
            now = Now(moment.state, moment.turn)
            times = after(clock, times, game, before, entry, now, at)
            before = now
        match.commit(step, at)

    first = game.parse("start a1")
    then(match.play(0, first), 1000)
    assert times.left == (99_000, 99_000)  # a sealed choice adds nothing yet
    then(match.take_back(0), 1000)
    assert times.left == (99_000, 98_000)
    then(match.play(0, first), 1000)
    assert times.left == (98_000, 97_000)
    then(match.play(1, game.parse("start g7")), 1000)
    assert times.left == (98_000 + 5000, 96_000 + 5000)
    spent = times.left
    then(match.back(0, 0), 0)
    assert times.left == spent  # taking back gives no time back, and adds none


def test_a_clock_per_move_is_set_again_at_every_turn() -> None:
    game, clock = load("loot"), Clock("move", 100, 0, "move")
    times = started(clock, 2, 0)
    entry, state = (
        Entry(0, Back(0)),
        game.start(Setup(2).checked(game.meta)),
    )
    assert after(clock, times, game, Now(state, 0), entry, Now(state, 0), 30_000).left == (70_000, 70_000)
    assert after(clock, times, game, Now(state, 0), entry, Now(state, 1), 30_000) == Times((100_000,) * 2, 30_000)
    nature, set_back = Entry(NATURE, None), -5
    assert after(clock, times, game, Now(state, 0), nature, Now(state, 0), set_back) == times


def test_when_a_clock_runs_out_a_bot_moves_once(visitor: Any, server: Any, watch: Watch) -> None:
    host, friend = visitor("Ada"), visitor("Ben")
    table = host.create(person("Ada"), OPEN, clock=settings(seconds=60))
    friend.sit(table, 1, host.invite(table))
    page = host.page(table)
    assert page.around["clocks"]["running"] == [0, 1]
    page.choose(0, "start a1")
    page.hear_sequence(1)
    watch.ahead += 59
    assert page.hear_around(lambda around: around["clocks"]["running"] == [1])["clocks"]["left"][1] > 0
    assert server.store.load(table).entries[-1].seat == 0
    watch.ahead += 2
    page.hear_sequence(3)
    assert [entry.seat for entry in server.store.load(table).entries[:2]] == [0, 1]
    assert page.hear_around(lambda around: around["seats"][1]["state"] == "taken")["stage"] == "running"


def test_when_a_clock_runs_out_a_bot_takes_the_seat_and_its_person_may_take_it_back(
    visitor: Any, server: Any, watch: Watch
) -> None:
    host, friend = visitor("Ada"), visitor("Ben")
    table = host.create(person("Ada"), OPEN, clock=settings("game", 600, 0, "seat"))
    friend.sit(table, 1, host.invite(table))
    page = host.page(table)
    page.choose(0, "start a1")
    page.hear_sequence(1)
    watch.ahead += 601
    page.hear_around(lambda around: around["seats"][1]["state"] == "bot")
    page.hear_sequence(3)
    there = friend.page(table)
    assert there.around["seats"][1]["former"]
    friend.sit(table, 1)
    assert there.hear_around(lambda around: around["seats"][1]["yours"])["seats"][1]["state"] == "taken"


def test_clocks_run_on_over_a_restart_and_without_anybody_watching(visitor: Any, server: Any, watch: Watch) -> None:
    host, friend = visitor("Ada"), visitor("Ben")
    table = host.create(person("Ada"), OPEN, clock=settings(seconds=24 * 3600))
    friend.sit(table, 1, host.invite(table))
    server.stop()
    watch.ahead += 24 * 3600 + 1
    server.start()
    deadline = time.monotonic() + 20
    while len(server.store.load(table).entries) < 3 and time.monotonic() < deadline:
        time.sleep(0.02)
    assert {entry.seat for entry in server.store.load(table).entries[:2]} == {0, 1}


@pytest.mark.parametrize("jump", [-3600.0, 3600.0])
def test_a_jump_of_the_system_clock_ends_no_match_and_gives_nobody_more_time(
    visitor: Any, server: Any, watch: Watch, caplog: pytest.LogCaptureFixture, jump: float
) -> None:
    host, friend = visitor("Ada"), visitor("Ben")
    clocked = host.create(person("Ada"), OPEN, clock=settings("game", 24 * 3600))
    plain = host.create(person("Ada"), OPEN)
    pages = {}
    for table in (clocked, plain):
        friend.sit(table, 1, host.invite(table))
        pages[table] = host.page(table), friend.page(table)
    for jumps in (0.0, jump, 2 * jump, 0.0):
        watch.ahead = jumps
        for table, both in pages.items():
            before = server.store.load(table).entries
            for seat, page in enumerate(both):
                page.hear_sequence(len(before) + seat)
                page.choose(seat, page.offered(seat)[0])
            for page in both:
                page.hear_sequence(len(before) + 2)
            entries = server.store.load(table).entries
            assert [entry.at for entry in entries] == sorted(entry.at or 0 for entry in entries)
    for page in pages[clocked]:
        left = page.hear_around(lambda around: around["clocks"] is not None)["clocks"]["left"]
        assert all(0 < own <= 24 * 3600 * 1000 for own in left)
        assert [seat["state"] for seat in page.around["seats"]] == ["taken", "taken"]
    stored = Times.of(server.store.load(clocked).clocks)
    assert stored == computed(server, clocked)  # still nothing but what the record gives
    assert "Traceback" not in caplog.text


def test_bots_are_not_hurried_and_nothing_runs_after_the_end(visitor: Any, server: Any, watch: Watch) -> None:
    host = visitor("Ada")
    table = host.create(person("Ada"), bot("Momo"), clock=settings(seconds=60), options={"turn_cap": 1})
    page = host.page(table)
    while not page.update["result"]:
        if 0 in page.update["waiting"]:
            page.choose(0, page.offered(0)[0])
        page.hear_type("Update")
    assert server.store.load_head(table).deadline is None
    assert page.hear_around(lambda around: around["stage"] == "finished")["clocks"]["running"] == []


@pytest.mark.parametrize("wrong", [{"seconds": 9}, {"seconds": 31 * 24 * 3600}, {"increment": -1}, {"kind": "sand"}])
def test_a_clock_that_makes_no_sense_is_refused(visitor: Any, wrong: dict[str, Any]) -> None:
    clock = {**settings(), **wrong}
    table = {"game": "loot", "seats": [person("Ada"), OPEN], "clock": clock}
    refused = visitor("Ada").ask("/tables", table, status=400)
    assert refused["message"]["id"] == "error-message"


def test_a_clock_runs_though_the_settings_change_while_a_move_is_stored(
    tmp_path: Path, empty_database: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Both write down when the first clock runs out: the move knows better, whoever is slower."""
    shutil.copy(empty_database, tmp_path)
    store, let = Store(str(tmp_path / empty_database.name)), threading.Event()
    game = load("quadrata")
    setup = Setup(2, {"rounds": 1}).renewed(game.meta)
    clock = {"kind": "move", "seconds": 3600, "increment": 0, "when_out": "move"}

    async def both() -> None:
        tables, asked = Tables(store, RandomBots(), {}, Pace()), asyncio.Event()
        first = Match(game, setup, "seed").begin()
        assert first is not None
        bots_turn = first.pending.seats[0]
        seats = tuple(Seat("bot", "Momo", "easy") if n == bots_turn else Seat("taken", "Ada") for n in range(2))
        new = new_table(game, setup, seats)._replace(id="one", seed="seed", clock=clock)
        store.create(*await tables.begun(Match(game, setup, "seed"), new))
        assert store.load_head("one").deadline is None  # bots are not hurried
        async with tables.leased("one") as table:
            keep, loop = table._store_seats.set_deadline, asyncio.get_running_loop()

            def late(*about: Any) -> None:
                loop.call_soon_threadsafe(asked.set)
                let.wait()
                keep(*about)

            monkeypatch.setattr(table._store_seats, "set_deadline", late)
            Seats(store).change("one", chat=False)
            reading = asyncio.create_task(table.reseat())
            await asked.wait()
            action = game.legal(table.match.state, bots_turn).sample(1)
            playing = asyncio.create_task(table.play_for(bots_turn, table.match.turn, action, bot=True))
            await asyncio.wait([playing], timeout=0.5)  # it may have to wait, and that is fine
            let.set()
            await reading
            await playing

    run(both())
    head = store.load_head("one")
    store.close()
    assert head.clocks is not None
    assert head.deadline == head.clocks["since"] + 3600_000


def test_who_knows_an_older_match_does_not_say_when_a_clock_runs_out(visitor: Any, server: Any) -> None:
    """As another process may, which has not yet heard of a move."""
    ada = visitor("Ada")
    table = ada.create(person("Ada"), person("Ben"), clock=settings())
    page = ada.page(table)
    page.choose(0, "start a1")
    page.hear_sequence(1)
    deadline = server.store.load_head(table).deadline
    assert deadline is not None
    Seats(server.store).set_deadline(table, None, 0)
    assert server.store.load_head(table).deadline == deadline
    Seats(server.store).set_deadline(table, None, 1)
    assert server.store.load_head(table).deadline is None
