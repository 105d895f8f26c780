"""People, links and seats: of several writers at the same moment, one succeeds, in both databases."""

from __future__ import annotations

import threading
from collections.abc import Callable
from functools import partial
from typing import Any

import pytest

from wurf.core.game import Setup
from wurf.games import load
from wurf.store import (
    People,
    Seat,
    Seats,
    Store,
    StoreConflict,
    StoredTable,
    add_line,
    lines_after,
    links_cleared,
    new_table,
    people_forgotten,
    token_hash,
)


@pytest.fixture
def waiting() -> StoredTable:
    """A table where one seat is open, not yet stored."""
    game = load("loot")
    return new_table(game, Setup(2).checked(game.meta), (Seat("taken", "Ada", person_id="ada"), Seat("open", "")))


def at_once(*acts: Callable[[], Any]) -> list[Any]:
    """What each of these returns or raises, started at the same moment."""
    ready, results = threading.Barrier(len(acts)), [None] * len(acts)

    def run(number: int, act: Callable[[], Any]) -> None:
        ready.wait()
        try:
            results[number] = act()
        except StoreConflict as conflict:
            results[number] = conflict

    threads = [threading.Thread(target=run, args=each) for each in enumerate(acts)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    return results


@pytest.fixture
def another(database: str, store: Store) -> Any:
    """Another process's store on the same database."""
    other = Store(database)
    yield other
    other.close()


def test_of_two_who_take_the_last_seat_one_gets_it(store: Store, another: Store, waiting: StoredTable) -> None:
    for turn in range(8):
        table = waiting._replace(id=f"table-{turn}")
        store.create(table)
        claims = [
            partial(Seats(at).claim, table.id, 1, who, who.title(), token_hash(who))
            for who, at in (("ben", store), ("cleo", another))
        ]
        won = at_once(*claims)
        assert sorted(won) == [False, True]
        seat = store.load_head(table.id).seats[1]
        assert (seat.state, seat.person_id) == ("taken", "ben" if won[0] else "cleo")
        assert store.load_head(table.id).version == 1


def test_of_two_who_sit_down_under_one_name_one_is_told_so(store: Store, another: Store, waiting: StoredTable) -> None:
    seats = (*waiting.seats, Seat("open", ""))
    for turn in range(8):
        table = waiting._replace(id=f"table-{turn}", seats=seats)
        store.create(table)
        won = at_once(
            partial(Seats(store).claim, table.id, 1, "ben", "Ben", token_hash("ben")),
            partial(Seats(another).claim, table.id, 2, "cleo", "BEN", token_hash("cleo")),
        )
        refusal = next(one for one in won if one is not True)
        assert isinstance(refusal, StoreConflict)
        assert refusal.message.id == "error-name-taken"
        assert [seat.state for seat in store.load_head(table.id).seats].count("taken") == 2
    left = 1 if won[1] is True else 2
    assert Seats(store).claim(table.id, left, "ada", "Ada", token_hash("a"), own=[0])  # both seats are hers


def test_a_match_begins_once_and_not_while_somebody_leaves(store: Store, another: Store, waiting: StoredTable) -> None:
    for turn in range(8):
        table = waiting._replace(id=f"table-{turn}")
        store.create(table)
        Seats(store).claim(table.id, 1, "ben", "Ben", token_hash("b"))
        begun = at_once(
            lambda: Seats(store).begin(table.id, [], (0, 1)),  # noqa: B023
            lambda: Seats(another).begin(table.id, [], (0, 1)),  # noqa: B023
            lambda: Seats(another).leave(table.id, 1),  # noqa: B023
        )
        head = store.load_head(table.id)
        times = [result for result in begun[:2] if isinstance(result, int)]
        assert begun[2] is True
        if head.begun is None:
            assert (times, head.seats[1].state) == ([], "open")
        else:
            assert (times, head.seats[1].state) == ([head.begun], "left")


def test_a_rematch_is_made_once(store: Store, another: Store, table: StoredTable) -> None:
    store.create(table)
    new = [table._replace(id=f"again-{number}") for number in range(2)]
    found = at_once(
        lambda: Seats(store).create_rematch(table.id, new[0], ()),
        lambda: Seats(another).create_rematch(table.id, new[1], ()),
    )
    assert found[0] == found[1]
    made = [one.id for one in new if store.summaries([one.id])]
    assert made == [found[0]]


def test_a_device_link_is_used_once(store: Store, another: Store) -> None:
    ada, _ = People(store).add("Ada", "en")
    token, expires = People(store).new_link("device", person=ada.id, lasts=1000)
    assert expires is not None
    assert sorted(at_once(lambda: People(store).use(token), lambda: People(another).use(token))) == [False, True]
    assert People(store).link(token) is None


def test_a_link_expires_and_the_oldest_of_many_is_dropped(database: str, table: StoredTable) -> None:
    now = 1000.0
    store = Store(database, clock=lambda: now)
    people = People(store)
    ada, secret = people.add("Ada", "en")
    token, _ = people.new_link("device", person=ada.id, lasts=60_000)
    assert people.link(token)
    now += 61
    assert people.link(token) is None
    store.create(table)
    tokens = []
    for _ in range(20):
        now += 1
        tokens.append(people.new_link("seat", table=table.id)[0])
    assert [people.link(token) is not None for token in tokens] == [False] * 4 + [True] * 16
    people.drop_links("seat", table=table.id)
    assert people.link(tokens[-1]) is None
    assert people.of_device(secret) == people.get(ada.id)
    assert people.of_device("nonsense") is None
    store.close()


def test_two_who_speak_at_once_are_both_heard(store: Store, another: Store, table: StoredTable) -> None:
    store.create(table)
    for number in range(6):
        at_once(*(partial(add_line, at, table.id, 0, "Ada", None, "hi") for at in (store, another)))
        assert [line.number for line in lines_after(store, table.id)] == [*range(1, 2 * number + 3)]
    assert [line.number for line in lines_after(store, table.id, 10)] == [11, 12]


def test_a_notice_is_sent_by_one_process_and_once_until_somebody_is_seen(
    store: Store, another: Store, table: StoredTable
) -> None:
    store.create(table)
    Seats(store).change(table.id, notice=1)
    assert sorted(map(len, at_once(Seats(store).noticeable, Seats(another).noticeable))) == [0, 1]
    seats = Seats(store)
    assert seats.notify(table.id, 0, seen=5)
    assert not seats.notify(table.id, 0, seen=5)
    assert seats.notify(table.id, 0, seen=store.now() + 1)


def test_people_who_do_not_come_back_are_forgotten_with_all_that_was_theirs(store: Store, waiting: StoredTable) -> None:
    people, seats = People(store), Seats(store)
    (ada, secret), (eva, _) = people.add("Ada", "en"), people.add("Eva", "en")
    token, _ = people.new_link("stop", person=ada.id)
    seated = (Seat("taken", "Ada", person_id=ada.id), Seat("bot", "Eva", level="easy", person_id=eva.id))
    store.create(waiting._replace(id="running", seats=seated, host_id=ada.id))
    store.create(waiting._replace(id="done", seats=seated, host_id=ada.id, finished=True))
    later = store.now() / 1000 + 60
    assert people_forgotten(store, later - 120) == 0
    assert people_forgotten(store, later) == 0  # a table waits for Ada, and Eva may take her seat back
    seats.change("running", finished=True)
    assert people_forgotten(store, later) == 2
    assert people.of_device(secret) is None
    assert people.link(token) is None
    assert seats.own(ada.id) == []
    assert [seat.name for seat in store.load_head("done").seats] == ["Ada", "Eva"]
    assert {seat.person_id for seat in store.load_head("done").seats} == {None}
    assert store.load_head("done").host_id is None


def test_links_that_have_expired_are_cleared_and_others_are_kept(store: Store) -> None:
    people = People(store)
    person, _ = people.add("Ada", "en")
    old, _ = people.new_link("device", person=person.id, lasts=-1000)
    fresh, _ = people.new_link("device", person=person.id, lasts=60_000)
    lasting, _ = people.new_link("stop", person=person.id)
    links_cleared(store)
    assert not people.use(old)
    assert people.use(fresh)
    assert people.use(lasting)
