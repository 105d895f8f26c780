"""`GET /api/openapi.json`: the HTTP interface, described from the structs that read and write it."""

from __future__ import annotations

import re
from functools import cache
from typing import Any, NamedTuple

import msgspec

import wurf
from wurf.review import Judgement
from wurf.server import wire
from wurf.server import wire_online as online
from wurf.server import wire_review as review
from wurf.server.lobby import Wanted

__all__ = ["described"]

ID = {"type": "string", "maxLength": 64}
PLACES: dict[str, dict[str, Any]] = {  # what stands in braces in a path
    "table": ID,
    "evening": ID,
    "game": ID,
    "area": ID,
    "language": {"enum": ["en", "de", "es"]},
    "seat": {"type": "integer", "minimum": 0, "maximum": 7},
    "sequence": {"type": "integer", "minimum": 0},
}
IDS = {"name": "ids", "in": "query", "schema": {"type": "string"}}
AS_SEAT = {"name": "seat", "in": "query", "schema": {"type": "integer", "minimum": 0, "maximum": 99}}
AS_TEXT = {"name": "text", "in": "query", "schema": {"enum": ["en", "de", "es"]}}
AS_CSV = {"name": "format", "in": "query", "schema": {"enum": ["json", "csv"]}}
REFUSALS = {"400", "403", "404", "405", "409", "413", "421", "429", "500", "503"}
TEXT = {"text/plain": {"schema": {"type": "string"}}}
CSV = {"text/csv": {"schema": {"type": "string"}}}


class Call(NamedTuple):
    method: str
    path: str
    does: str
    answer: type | None  # None: text
    sent: type | None = None  # `str`: text
    query: tuple[dict[str, Any], ...] = ()
    status: int = 200


def _wanted() -> tuple[dict[str, Any], ...]:
    fields = msgspec.json.schema(Wanted)["$defs"]["Wanted"]["properties"]
    return tuple({"name": name, "in": "query", "schema": field} for name, field in fields.items())


CALLS = (
    Call("get", "/api/games", "The games in the box.", wire.Games),
    Call("get", "/api/me", "Who the cookie says one is.", online.Me),
    Call("put", "/api/me", "Gives oneself a name and a language.", online.Me, online.Profile),
    Call("post", "/api/me/email", "Sends a letter to confirm an address.", online.Me, online.Email),
    Call("post", "/api/me/devices", "A link that takes the identity along, once.", online.Link, status=201),
    Call("get", "/api/me/tables", "One's own tables.", online.Tables),
    Call("post", "/api/devices", "Uses such a link.", online.Me, online.LinkToken),
    Call("post", "/api/mail", "Confirms an address, or stops all letters.", online.Me, online.MailToken),
    Call("post", "/api/links", "What a link is for.", online.Linked, online.LinkToken),
    Call("get", "/api/lobby", "Public tables.", online.Tables, query=_wanted()),
    Call("get", "/api/tables", "The tables with these ids.", online.Tables, query=(IDS,)),
    Call("post", "/api/tables", "Sets up a table.", wire.TableCreated, wire.NewTable, status=201),
    Call("post", "/api/tables/{table}/links", "New links; for the host.", online.Links, status=201),
    Call("post", "/api/tables/{table}/begin", "Begins; for the host.", online.Done, online.Begin),
    Call("post", "/api/tables/{table}/settings", "Changes them; for the host.", online.Done, online.TableSettings),
    Call("post", "/api/tables/{table}/rematch", "A new table for the same people.", wire.TableCreated, status=201),
    Call("post", "/api/tables/{table}/seats/{seat}/take", "Sits down.", online.Taken, online.Sit),
    Call("post", "/api/tables/{table}/seats/{seat}/leave", "Stands up.", online.Done),
    Call("post", "/api/tables/{table}/seats/{seat}/free", "Frees a seat; for the host.", online.Done),
    Call("post", "/api/tables/{table}/seats/{seat}/bot", "Lets a bot play; for the host.", online.Done, online.BotSeat),
    Call("get", "/api/tables/{table}/record", "The record of a finished match.", None),
    Call("get", "/api/tables/{table}/curve", "Everyone's points from turn to turn.", wire.Curve),
    Call(
        "get",
        "/api/tables/{table}/at/{sequence}",
        "A moment of a finished match, as a seat saw it or as a spectator did.",
        wire.PastMoment,
        query=(AS_SEAT, AS_TEXT),
    ),
    Call("get", "/api/tables/{table}/verified", "Whether its draws were fair.", wire.Verified),
    Call("get", "/api/tables/{table}/turns", "Where its turns begin.", review.Turns),
    Call("post", "/api/tables/{table}/fork", "Plays on from a moment.", wire.TableCreated, review.Fork, status=201),
    Call("post", "/api/tables/{table}/again", "The same dice again.", wire.TableCreated, review.Again, status=201),
    Call("get", "/api/tables/{table}/compared", "All finished tables on the same dice.", review.Compared),
    Call("get", "/api/tables/{table}/analysis", "How far its analysis is.", review.Analysing),
    Call("post", "/api/tables/{table}/analysis", "Begins it, or goes on with it.", review.Analysing),
    Call("post", "/api/tables/{table}/tried", "How good another choice would have been.", Judgement, review.Tried),
    Call("post", "/api/records", "Makes a record a finished table.", review.RecordOpened, str, status=201),
    Call("post", "/api/evenings", "Sets up an evening.", review.EveningCreated, review.NewEvening, status=201),
    Call("get", "/api/evenings/{evening}", "Its tables and its ranking.", review.Evening),
    Call("get", "/api/challenges", "Today's.", review.Challenges),
    Call("post", "/api/challenges/{game}", "One's only try today.", wire.TableCreated, review.Try, status=201),
    Call("get", "/api/me/statistics", "One's own finished games.", review.Statistics, query=(AS_CSV,)),
    Call("get", "/api/words/{area}.{language}", "The words of a game, as Fluent.", None),
)


@cache
def described() -> bytes:
    structs = {struct for call in CALLS for struct in (call.answer, call.sent) if struct not in (None, str)}
    ordered = sorted(structs | {wire.Refused}, key=lambda struct: struct.__name__)
    schemas, components = msgspec.json.schema_components(ordered, ref_template="#/components/schemas/{name}")
    of: dict[type | None, dict[str, Any]] = {None: TEXT, str: TEXT}
    of.update(zip(ordered, map(_json, schemas), strict=True))
    paths: dict[str, dict[str, Any]] = {}
    for call in CALLS:
        paths.setdefault(call.path, {})[call.method] = _operation(call, of)
    info = {"title": "Wurf", "version": wurf.__version__}
    return msgspec.json.encode(
        {"openapi": "3.1.0", "info": info, "paths": paths, "components": {"schemas": components}}
    )


def _operation(call: Call, of: dict[type | None, dict[str, Any]]) -> dict[str, Any]:
    names = re.findall(r"{(\w+)}", call.path)
    inner = [{"name": name, "in": "path", "required": True, "schema": PLACES[name]} for name in names]
    content = of[call.answer] | (CSV if AS_CSV in call.query else {})
    answers = {str(call.status): {"description": "Done.", "content": content}}
    answers |= {code: {"description": "Refused.", "content": of[wire.Refused]} for code in REFUSALS}
    operation: dict[str, Any] = {"summary": call.does, "parameters": [*inner, *call.query], "responses": answers}
    if call.sent is not None:
        operation["requestBody"] = {"required": True, "content": of[call.sent]}
    return operation


def _json(schema: dict[str, Any]) -> dict[str, Any]:
    return {"application/json": {"schema": schema}}
