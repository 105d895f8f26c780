"""Several people do whatever they like at one table: the server agrees with a model of it, and never fails."""

from __future__ import annotations

import json
from typing import Any, NamedTuple

import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)

from tests.server.browsers import OPEN, Browser, person
from wurf.server.table import Pace
from wurf.store import People

NAMES = ("Ada", "Ben", "Cleo")
who = st.sampled_from(NAMES)
seat_number = st.integers(0, 2)
NONSENSE = (
    {"type": "Choose", "seat": 0, "action": "dance", "sequence": 0},
    {"type": "TakeBack", "seat": 2},
    {"type": "AskBack", "seat": 1},
    {"type": "Agree", "yes": True},
    {"type": "Say", "phrase": "hello", "seat": 2},
    {"type": "Say", "text": "\u202e"},
    {"type": "Say", "phrase": "insult"},
    {"type": "Look", "seat": 0, "action": "start a1"},
    {"type": "Advise", "seat": 99},
    {"type": "Earlier", "until": 2**60},
    {"type": "Agree"},
    {},
)


class Chair(NamedTuple):
    state: str
    person: str | None = None


class Model:
    """What a table should be like."""

    def __init__(self) -> None:
        self.chairs = [Chair("taken", "Ada"), Chair("open"), Chair("open")]
        self.host, self.begun, self.public, self.watching = "Ada", False, False, "anyone"

    def holds(self, name: str, seat: int) -> bool:
        return self.chairs[seat] == Chair("taken", name)

    def held(self, name: str, seat: int) -> bool:
        return self.chairs[seat].state in ("left", "bot") and self.chairs[seat].person == name

    def sees(self, name: str) -> bool:
        own = any(self.holds(name, seat) or self.held(name, seat) for seat in range(3))
        return self.watching == "anyone" or self.host == name or own

    def refusal(self, name: str) -> int:
        return 403 if self.sees(name) else 404

    def settle(self) -> None:
        self.begun = self.begun or all(chair.state != "open" for chair in self.chairs)

    def take(self, name: str, seat: int, invited: bool) -> int:
        if not (invited or self.public or self.host == name or self.held(name, seat)):
            return self.refusal(name)
        if not self.held(name, seat) and self.chairs[seat].state not in ("open", "left"):
            return 409
        self.chairs[seat] = Chair("taken", name)
        self.settle()
        return 200

    def leave(self, name: str, seat: int) -> int:
        if not self.holds(name, seat):
            return self.refusal(name)
        self.chairs[seat] = Chair("left", name) if self.begun else Chair("open")
        people = [chair.person for chair in self.chairs if chair.state == "taken"]
        if people and self.host not in people:
            self.host = people[0] or ""
        return 200

    def as_host(self, name: str, act: str, seat: int = 0) -> int:
        if self.host != name:
            return self.refusal(name)
        if act == "free":
            self.chairs[seat] = Chair("open")
        elif act == "bot":
            self.chairs[seat] = Chair("bot", self.chairs[seat].person)
        elif not self.begun:
            self.chairs = [Chair("bot") if chair.state == "open" else chair for chair in self.chairs]
        if act != "free":
            self.settle()
        return 200


class Evening(RuleBasedStateMachine):
    server: Any

    @initialize()
    def sets_up(self) -> None:
        self.model = Model()
        self.browsers = {name: Browser(self.server, name) for name in NAMES}
        self.table = self.browsers["Ada"].create(person("Ada"), OPEN, OPEN)
        self.token = self.browsers["Ada"].invite(self.table)
        for name, browser in self.browsers.items():
            browser.ask("/me", {"name": name}, method="PUT")
        people = People(self.server.store)
        found = {name: people.of_device(browser.http.cookies["wurf"]) for name, browser in self.browsers.items()}
        self.names = {known.id: name for name, known in found.items() if known}

    def over(self) -> bool:
        """Bots among themselves may have come to the end: then the seats stay as they are."""
        return bool(self.server.store.load_head(self.table).finished)

    def asks(self, name: str, path: str, content: Any = None) -> int:
        answer = self.browsers[name].http.post(f"/api/tables/{self.table}/{path}", json=content or {})
        assert answer.status_code < 500, answer.text
        return answer.status_code

    @precondition(lambda self: not self.over())
    @rule(name=who, seat=seat_number, invited=st.booleans())
    def sits_down(self, name: str, seat: int, invited: bool) -> None:
        sit = {"name": name, "token": self.token if invited else "nonsense"}
        assert self.asks(name, f"seats/{seat}/take", sit) == self.model.take(name, seat, invited)

    @rule(name=who, seat=seat_number)
    def stands_up(self, name: str, seat: int) -> None:
        assert self.asks(name, f"seats/{seat}/leave") == self.model.leave(name, seat)

    @precondition(lambda self: not self.over())
    @rule(name=who, seat=seat_number, act=st.sampled_from(["free", "bot", "begin"]))
    def has_the_host_do(self, name: str, seat: int, act: str) -> None:
        path = act if act == "begin" else f"seats/{seat}/{act}"
        assert self.asks(name, path, {"level": "easy"} if act != "free" else {}) == self.model.as_host(name, act, seat)

    @rule(name=who, public=st.booleans(), watching=st.sampled_from(["anyone", "link", "nobody"]))
    def changes_settings(self, name: str, public: bool, watching: str) -> None:
        expected = 200 if self.model.host == name else self.model.refusal(name)
        assert self.asks(name, "settings", {"public": public, "watching": watching, "chat": True}) == expected
        if expected == 200:
            self.model.public, self.model.watching = public, watching

    @rule(name=who, seat=seat_number, nonsense=st.sampled_from(NONSENSE))
    def comes_with_a_page_and_moves(self, name: str, seat: int, nonsense: dict[str, Any]) -> None:
        page = self.browsers[name].page()
        page.say("Join", table=self.table)
        answer = page.hear()
        assert (answer["type"] == "Seated") == self.model.sees(name)
        if answer["type"] == "Seated":
            yours = [self.model.holds(name, number) for number in range(3)]
            assert [own["yours"] for own in answer["seats"]] == yours
            page.choose(seat, "nonsense", sequence=0)
            refused = page.hear_type("Refused")["message"]["id"]
            if not yours[seat]:
                assert refused == "error-not-your-seat"
            elif not self.model.begun:
                assert refused == "error-not-begun"
            page.socket.send(json.dumps(nonsense))
        page.say("Join", table="nope")
        while (last := page.hear())["type"] != "Refused" or last["message"]["id"] != "error-table":
            assert last.get("message", {}).get("id") != "error-internal"
        page.close()
        self.server.pages.remove(page)

    @invariant()
    def the_server_agrees(self) -> None:
        if not hasattr(self, "model"):
            return
        head = self.server.store.load_head(self.table)
        chairs = [Chair(seat.state, self.names.get(seat.person_id or "")) for seat in head.seats]
        assert chairs == self.model.chairs
        assert (self.names[head.host_id], head.begun is not None) == (self.model.host, self.model.begun)
        assert (head.public, head.watching) == (self.model.public, self.model.watching)

    def teardown(self) -> None:
        for browser in getattr(self, "browsers", {}).values():
            browser.close()


def machine(server: Any) -> type[Evening]:
    return type("ThisEvening", (Evening,), {"server": server})


@pytest.mark.parametrize("examples", [5, pytest.param(200, marks=pytest.mark.soak)])
def test_the_server_agrees_with_the_model_whatever_people_do(shared_server: Any, examples: int) -> None:
    assert shared_server.pace == Pace(bots=0, retry=0.05)
    run_state_machine_as_test(
        machine(shared_server),
        settings=settings(
            max_examples=examples,
            stateful_step_count=25,
            deadline=None,
            database=None,
            derandomize=examples < 10,
            suppress_health_check=list(HealthCheck),
        ),
    )
