"""Tables that are played over the wire, without a page, until there is something to look at."""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, NamedTuple
from urllib.request import Request, urlopen

from websockets.sync.client import ClientConnection, connect

from tests.updates import Updates

RECORDS = Path(__file__).parents[1] / "records"
NAMES = ("Ana", "Ben", "Clara", "David", "Eva")
MOST_TABLES = 12

Json = dict[str, Any]
Pick = Callable[[random.Random, list[Json]], str]  # an action, as one of the choices tells it or like it


class Moment(NamedTuple):
    """A table when somebody is to act: what all see of it, and what is offered to whoever acts."""

    table: str
    tokens: list[str]
    face: Json
    offer: Json

    @property
    def choices(self) -> list[Json]:
        found: list[Json] = self.offer["choices"]
        return found


def far(url: str, wanted: Callable[[Moment], bool], *, game: str, pick: Pick, seats: int = 2, **options: int) -> Moment:
    """A table of persons that was played until there was a moment as wanted."""
    dice = random.Random(3)
    for _ in range(MOST_TABLES):
        for moment in moments(url, game, seats, options, lambda choices: pick(dice, choices)):
            if wanted(moment):
                return moment
    raise AssertionError(f"What is wanted did not come in {MOST_TABLES} games.")


def recorded(url: str, game: str) -> str:
    """The table of the recorded game of two."""
    content = (RECORDS / f"{game}-2.txt").read_bytes()
    with urlopen(Request(f"{url}/api/records", content, {"Content-Type": "text/plain"})) as answer:
        table: str = json.load(answer)["table"]
    return table


def played_on(url: str, game: str, sequence: int) -> tuple[str, list[str]]:
    """A table of two people, and its tokens, that goes on after this entry of the recorded game."""
    wanted = {"sequence": sequence, "dice": "same", "seats": people(2)}
    made = asked(f"{url}/api/tables/{recorded(url, game)}/fork", wanted)
    return made["table"], made["tokens"]


def people(seats: int) -> list[Json]:
    return [{"kind": "person", "name": name} for name in NAMES[:seats]]


def asked(address: str, content: Json) -> Json:
    """The answer to a request."""
    with urlopen(Request(address, json.dumps(content).encode(), {"Content-Type": "application/json"})) as answer:
        found: Json = json.load(answer)
    return found


def moments(
    url: str, game: str, seats: int, options: dict[str, int], pick: Callable[[list[Json]], str]
) -> Iterator[Moment]:
    """Every moment of a new game, until it is over or nobody wants to know more."""
    made = asked(f"{url}/api/tables", {"game": game, "seats": people(seats), "options": options})
    with connect(f"{url.replace('http', 'ws')}/ws", max_size=None) as line:
        line.send(json.dumps({"type": "Join", "table": made["table"], "tokens": made["tokens"], "seen": 0}))
        heard(line, "Seated")
        updates = Updates()
        while True:
            update = updates.heard(heard(line, "Update"))
            if update["result"]:
                return
            seat = next(seat for seat in update["seats"] if seat["seat"] in update["waiting"])
            moment = Moment(made["table"], made["tokens"], update["face"], seat["offer"])
            yield moment
            move = {"seat": seat["seat"], "action": pick(moment.choices), "sequence": update["sequence"]}
            line.send(json.dumps({"type": "Choose", **move}))


def play(url: str, table: str, token: str, seat: int, action: str) -> None:
    """One action of a seat that no page shows."""
    with connect(f"{url.replace('http', 'ws')}/ws", max_size=None) as line:
        line.send(json.dumps({"type": "Join", "table": table, "tokens": [token], "seen": 0}))
        heard(line, "Seated")
        sequence = heard(line, "Update")["sequence"]
        line.send(json.dumps({"type": "Choose", "seat": seat, "action": action, "sequence": sequence}))
        heard(line, "Update")


def heard(line: ClientConnection, wanted: str) -> Json:
    """The next message, which is of this type; who is around may be told at any time before it."""
    while True:
        message: Json = json.loads(line.recv(timeout=30))
        if message["type"] != "Around":
            assert message["type"] == wanted, message
            return message
