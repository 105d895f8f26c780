"""The HTTP description says what the server does: schemathesis tries it out."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from jsonschema_rs import Draft202012Validator

from tests.server.browsers import OPEN, Browser, person
from wurf.server import app
from wurf.server.openapi import CALLS, described

CALLED = {f"{call.method} {call.path}": call for call in CALLS}


def test_every_address_of_the_server_is_described() -> None:
    """All of them but for files, words, health and what other modules describe themselves."""
    source = "".join(path.read_text() for path in Path(app.__file__).parent.glob("*.py"))
    described_ = {re.sub(r"[{}]", "", call.path) for call in CALLS}
    named = {"/api/games", "/api/me", "/api/me/email", "/api/devices", "/api/mail", "/api/lobby", "/api/links"}
    assert named <= described_
    assert all(f'"{path}"' in source for path in named)


@pytest.mark.parametrize("name", CALLED)
def test_whatever_is_sent_gets_an_answer_that_is_described(shared_server: Any, name: str) -> None:
    """Valid and invalid requests of somebody who has a table: never an error inside the server."""
    call, browser = CALLED[name], Browser(shared_server, "Ada")
    table = browser.create(person("Ada"), OPEN)
    schema = schemathesis.openapi.from_dict(json.loads(described()))
    operation = schema[call.path][call.method.upper()]

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
        if "table" in (case.path_parameters or {}):
            case.path_parameters["table"] = table
        answer = case.call(base_url=shared_server.url, cookies=dict(browser.http.cookies))
        assert answer.status_code < 500 or answer.json()["message"]["id"] == "error-mail-failed", answer.text
        if call.answer is not None:
            document = json.loads(described())
            content = document["paths"][call.path][call.method]["responses"][str(answer.status_code)]["content"]
            whole = {**content["application/json"]["schema"], "components": document["components"]}
            Draft202012Validator(whole).validate(answer.json())

    tried()
    browser.close()
