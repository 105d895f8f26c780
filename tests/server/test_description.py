"""The HTTP description says what the server does: schemathesis tries it out."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from functools import cache
from itertools import cycle
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, Phase, given, settings
from jsonschema_rs import Draft202012Validator
from starlette.routing import Route

from tests.server.browsers import OPEN, Browser, person
from wurf.server.openapi import CALLS, described

CALLED = {f"{call.method} {call.path}": call for call in CALLS}
NOT_DESCRIBED = {"/api/openapi.json", "/api/{path:path}"}  # the description itself, and all that does not exist
RECORD = (Path(__file__).parents[1] / "records/loot-2.txt").read_text()


@cache
def document() -> Any:
    return json.loads(described())


@cache
def schema() -> Any:
    """The description as schemathesis reads it, which takes a second to import: not every worker needs it."""
    import schemathesis

    return schemathesis.openapi.from_dict(document())


@pytest.fixture(scope="module")
def quick_server(shared_server: Any) -> Any:
    """Its analyses take hardly any time."""
    return shared_server.restart(analysis_effort=2)


@pytest.fixture(scope="module")
def ada(quick_server: Any) -> Iterator[Browser]:
    browser = Browser(quick_server, "Ada")
    yield browser
    browser.close()


@pytest.fixture(scope="module")
def places(ada: Browser) -> dict[str, list[str]]:
    """What there is on the server, by the name that it has in paths and bodies: a table that waits, and one that is
    finished."""
    waiting = ada.create(person("Ada"), OPEN)
    finished = ada.http.post("/api/records", content=RECORD).json()["table"]
    evening = ada.ask("/evenings", {"game": "loot", "title": "Club", "seats": 2, "tables": 2})["evening"]
    return {
        "table": [waiting, finished, finished],
        "sequence": ["0", "7", "1000000"],
        "evening": [evening],
        "game": ["loot"],
        "area": ["loot"],
        "text": [RECORD, RECORD[:200], ""],
    }


def test_every_address_of_the_server_is_described(quick_server: Any) -> None:
    there = {
        f"{method.lower()} {re.sub(r':[a-z]+}', '}', route.path)}"
        for route in quick_server.app.routes
        if isinstance(route, Route) and route.path.startswith("/api/") and route.path not in NOT_DESCRIBED
        for method in (route.methods or set()) - {"HEAD"}
    }
    assert there == CALLED.keys()


@pytest.mark.parametrize("name", CALLED)
def test_whatever_is_sent_gets_an_answer_that_is_described(
    quick_server: Any, ada: Browser, places: dict[str, list[str]], name: str
) -> None:
    """Valid and invalid requests of somebody who has a table: never an error inside the server."""
    call = CALLED[name]
    operation = schema()[call.path][call.method.upper()]
    real = {place: cycle(known) for place, known in places.items()}

    @settings(
        max_examples=6,
        deadline=None,
        database=None,
        derandomize=True,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    @given(operation.as_strategy())
    def tried(case: Any) -> None:
        for place in real.keys() & (case.path_parameters or {}).keys():
            case.path_parameters[place] = next(real[place])
        if isinstance(case.body, dict) and "game" in case.body:
            case.body["game"] = next(real["game"])
        elif call.sent is str:
            case.body = next(real["text"])
        answer = case.call(base_url=quick_server.url, cookies=dict(ada.http.cookies))
        assert answer.status_code < 500 or answer.json()["message"]["id"] == "error-mail-failed", answer.text
        content = document()["paths"][call.path][call.method]["responses"][str(answer.status_code)]["content"]
        kind = answer.headers["content-type"][0].partition(";")[0]
        if kind == "application/json":
            Draft202012Validator({**content[kind]["schema"], "components": document()["components"]}).validate(
                answer.json()
            )
        assert kind in content

    tried()
