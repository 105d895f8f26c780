"""S2: nobody knows what is still covered. Every byte that the real application sends while games are played at it, to
players and to spectators, over HTTP and the WebSocket; what bots are shown, and what is logged."""

from __future__ import annotations

import asyncio
import gc
import json
import logging
import re
import shutil
import sys
from collections.abc import Callable, Collection, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, closing
from itertools import count
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import msgspec
import pytest
from sqlalchemy.event import listen

from tests.in_turn import in_turn
from tests.server.conftest import whole as put_together
from wurf.bots import LaneState
from wurf.core import record
from wurf.core.game import Game, Setup
from wurf.core.match import Match
from wurf.games import load
from wurf.games.scratch_island import ScratchIsland
from wurf.games.scratch_island.actions import Action, Kind, cell_name
from wurf.games.scratch_island.editions import UNTOLD, Words, edition_in, of_number, words
from wurf.games.scratch_island.grid import STRIDE, has
from wurf.games.scratch_island.maps import contents, whole
from wurf.games.scratch_island.state import CHEST, KEY, OVER, SNAKE, TREASURE, UNKNOWN, Map, State
from wurf.games.scratch_island.view import View
from wurf.server.app import make_app
from wurf.server.frames import EXTENSION
from wurf.server.table import Pace
from wurf.store import Seat, Store, StoredTable, opened, token_hash, written

PATIENCE = 60.0  # seconds, for what comes in milliseconds
GAME: Any = load("scratch_island")
FIGURES = GAME.layout.figures
CELL = re.compile(r"\b[a-m](?:1[01]|[1-9])\b")
CELLS = {cell_name(cell): cell for cell in FIGURES.cells}
SEED = "a-seed-that-nobody-knows"
TOKENS = ("the blue token", "the red token", "the green token", "the yellow token")


# The application, and pages that look at it


def run_alone(work: Any) -> Any:
    """In a thread of its own: in this one a browser of an earlier test may have left a loop running."""
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(asyncio.run, work).result()


class WatchedBots:
    """Bots that play anything, and keep what they were shown."""

    def __init__(self) -> None:
        self.shown: list[View] = []
        self.troubles = 0  # the next decisions that fail

    def close(self) -> None:
        pass

    def prepare(self, game: Game, levels: Collection[str]) -> None:
        pass

    def states(self) -> list[LaneState]:
        return []

    async def analyse(self, function: str, given: bytes, table: str = "") -> bytes:
        raise AssertionError("nobody asks for an analysis")

    async def choose(self, game: Game, level: str, view: Any, seed: int, table: str = "") -> Any:
        self.shown.append(view)
        if self.troubles:
            self.troubles -= 1
            raise RuntimeError("no idea")
        return game.legal(game.determinize(view, seed), view.seat).sample(seed)

    async def work_out(self, game: Game, state: Any, table: str = "") -> Any:
        raise AssertionError("no physics in this game")


class Page:
    """A browser's page: what it says goes straight into the application, and every message it gets is kept. It stands
    in for the socket too."""

    drained: Callable[[], None] | None = None

    def __init__(self, app: Any) -> None:
        self.heard: list[str] = []
        self.wholes: list[dict[str, Any]] = []
        self.walled: list[str] = []  # what cannot be done because of a wall, as far as the page was told
        self.update: dict[str, Any] = {}
        self._news = asyncio.Event()
        self._said: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self._said.put_nowait({"type": "websocket.connect"})
        scope = {"type": "websocket", "path": "/ws", "subprotocols": [], **ADDRESS}
        scope["extensions"] = {EXTENSION: {"protocol": self}}
        self._connection = asyncio.create_task(app(scope, self._said.get, self._hear))

    async def _hear(self, message: dict[str, Any]) -> None:
        assert message["type"] in ("websocket.accept", "websocket.close")

    def write(self, payload: bytes) -> None:
        self.heard.append(payload.decode())
        heard = msgspec.json.decode(payload)
        if heard["type"] == "Update":
            self.update = put_together(heard, self.update)
            self.wholes.append(self.update)
        self._news.set()

    def unsent(self) -> int:
        return 0

    def say(self, type: str, /, **fields: Any) -> None:
        self._said.put_nowait({"type": "websocket.receive", "text": json.dumps({"type": type, **fields})})

    async def until(self, done: Callable[[], object]) -> None:
        while not done():
            self._news.clear()
            await asyncio.wait_for(self._news.wait(), PATIENCE)

    async def join(self, table: str, *tokens: str) -> None:
        self.say("Join", table=table, tokens=tokens)
        await self.until(lambda: self.update)

    async def answer(self, type: str, /, **fields: Any) -> None:
        """Say something that is answered by one message."""
        heard = len(self.heard)
        self.say(type, **fields)
        await self.until(lambda: len(self.heard) > heard)

    async def close(self) -> None:
        self._said.put_nowait({"type": "websocket.disconnect", "code": 1000})
        await self._connection


ADDRESS: dict[str, Any] = {
    "headers": [(b"host", b"localhost")],
    "query_string": b"",
    "root_path": "",
    "server": ("localhost", 80),
    "client": ("127.0.0.1", 1),
}


async def asked(app: Any, method: str, path: str, query: str = "", body: bytes = b"") -> tuple[int, str]:
    """An HTTP request: the status and the body of its answer."""
    sent: list[dict[str, Any]] = []

    async def receive() -> dict[str, Any]:
        return {"type": "http.request", "body": body, "more_body": False}

    async def send(message: dict[str, Any]) -> None:
        sent.append(message)

    await app(
        {"type": "http", "method": method, "path": path, **ADDRESS, "query_string": query.encode()}, receive, send
    )
    return sent[0]["status"], b"".join(message.get("body", b"") for message in sent).decode()


def seated(id: str, seats: str, seed: str, **options: int) -> StoredTable:
    """A table whose maps are dealt; a seat is p for a person or b for a bot."""
    setup = Setup(len(seats), options).checked(GAME.meta)
    begun = Match(GAME, setup, seed).begin()
    assert begun is not None
    return StoredTable(
        id=id,
        game=GAME.meta.id,
        rules=GAME.meta.version,
        options=setup.options,
        components_hash=GAME.components.hash,
        components_text=None,
        seed=seed,
        seats=tuple(
            Seat("taken", f"P{at}", None, token_hash(TOKENS[at])) if kind == "p" else Seat("bot", f"B{at}", "easy")
            for at, kind in enumerate(seats)
        ),
        begun=0,
        entries=tuple(written(GAME, entry) for entry in begun.entries),
    )


async def ask_why(page: Page, seat: int, random: Random) -> None:
    """Ask why a few things cannot be done; what only a wall is in the way of is noted."""
    for die in page.update["face"]["dice"]:
        if die["place"] != "hand":
            continue
        shape = next(shape for shape in GAME.sheet().motifs if shape.name == die["motif"])
        for number, squares in enumerate(shape.orientations, start=1):
            columns = GAME.sheet().columns - max(right for _, right in squares)
            for at in random.sample(range(100), 12):
                await page.answer("Why", seat=seat, places=[f"{die['name']} {number} {at}"])
                if "scratch_island-why-wall" in page.heard[-1]:
                    cell = cell_name(at // columns * STRIDE + at % columns)
                    page.walled.append(f"place {die['name']} {die['motif']}{number} {cell}")


def nonsense(page: Page, random: Random) -> str:
    """Something that a page may say and that is seldom allowed: a motif against a wall, or anything about any cell."""
    if page.walled and random.random() < 0.5:
        return random.choice(page.walled)
    cell, die = random.choice(list(CELLS)), random.choice(["b1", "b2", "o1", "o2", "y"])
    lying = random.choice(GAME.layout.notation.orientations)
    said = [f"place {die} {lying} {cell}", f"combine {die} {lying} {cell}", f"scratch {cell}", f"take {die}", "dig"]
    return random.choice(said)


def preferred(offer: dict[str, Any], random: Random) -> str:
    """Any of the choices, but nobody puts a die aside that can be used."""
    actions = [choice["action"] for choice in offer["choices"]]
    action: str = random.choice([action for action in actions if not action.startswith("pass")] or actions)
    return action


# What really was hidden when


class Truth:
    """A finished game from its record: what was uncovered after each entry, and what lay under every cell."""

    def __init__(self, match: Match) -> None:
        self.states: list[State] = [match.at(0)]
        for seat, action, _ in match.entries:
            self.states.append(match.game.apply(self.states[-1], seat, action))
        self.end = match.sequence
        self.edition = edition_in(self.states[-1].edition)
        self.finds = [  # by seat and cell, in the order of rows
            {cell_name(cell): self._find(cell_name(cell), what) for cell, what in contents(FIGURES, island).items()}
            for island in self.states[-1].maps
        ]
        self.faces: dict[int, Any] = {}  # by sequence, those that were looked at already

    def uncovered(self, sequence: int, seat: int) -> dict[str, list[str]]:
        """The cells that lay open after so many entries, with what the page is told of them."""
        path = whole(self.states[sequence].players[seat].path)
        return {cell: self.finds[seat][cell] for cell, at in CELLS.items() if path >> at & 1}

    def _find(self, cell: str, what: int) -> list[str]:
        layout = GAME.layout
        if what == SNAKE:
            return [cell, "snake", ""]
        if what >= CHEST:
            return [cell, "chest", str(layout.chests[what - CHEST])]
        if what >= KEY:
            return [cell, "key", ("blue", "red", "green", "yellow")[what - KEY]]
        if what >= TREASURE:
            return [cell, "treasure", layout.treasures[what - TREASURE].name]
        return [cell, "sand", ""]


# All that may be said about a covered cell: what is printed on the foil, and where a motif may lie or not
PRINTED = {"boat", "rocks", "walls", "crosses", "chests"}
FACE = {"phase", "round", "turn", "cap", "roller", "active", "last", "dice", "motif", "players"}
PLAYER = {"island", "uncovered", "hidden", "keys", "opened", "rows", "points", "map"}


def check_face(face: dict[str, Any], truth: Truth, sequence: int) -> None:
    assert face.keys() == FACE
    for seat, player in enumerate(face["players"]):
        assert player.keys() == PLAYER
        uncovered = truth.uncovered(sequence, seat)
        assert player["uncovered"] == list(uncovered.values())
        assert (player["hidden"], player["map"]) == ([], "")
        assert player["island"].keys() == PRINTED
        finds = [find[1:] for find in uncovered.values()]
        assert sorted(player["keys"]) == sorted(detail for what, detail in finds if what == "key")
        opened_chests = sorted(str(chest["points"]) for chest in player["opened"])
        assert opened_chests == sorted(detail for what, detail in finds if what == "chest")


def check_event(logged: dict[str, Any], truth: Truth) -> None:
    """Whatever is told of a cell is told after it is uncovered; only where a motif lies is told before."""
    event, sequence = logged["event"], logged["sequence"]
    if event["kind"] in ("place", "combine"):
        assert event["message"]["args"].keys() == {"motif"}
        return
    said = set(CELL.findall(json.dumps(event)))
    assert not said or said <= truth.uncovered(sequence, event["seat"]).keys()


def check_offer(offer: dict[str, Any], truth: Truth, sequence: int, seat: int) -> None:
    """What may be done, and why not, as it follows from what everybody sees."""
    everyones = GAME.view(truth.states[sequence], None)._replace(seat=seat)
    assert offer == json.loads(msgspec.json.encode(GAME.offer(everyones)))


def check_looked(looked: dict[str, Any], truth: Truth) -> None:
    """What a choice would bring, as it follows from what everybody sees."""
    everyones = GAME.view(truth.states[looked["sequence"]], None)._replace(seat=looked["seat"])
    expected = GAME.preview(everyones, GAME.parse(looked["action"]))
    assert looked["preview"] == json.loads(msgspec.json.encode(expected))


def check_why(told: dict[str, Any], truth: Truth) -> None:
    """Why something cannot be done, as it follows from what everybody sees."""
    everyones = GAME.view(truth.states[told["sequence"]], None)._replace(seat=told["seat"])
    (place,) = told["places"]
    assert told["message"] == json.loads(msgspec.json.encode(GAME.why(everyones, place)))


def check_log(log: list[dict[str, Any]], start: dict[str, Any] | None, truth: Truth) -> None:
    """A part of the log, and what everybody saw where it begins."""
    for logged in log:
        check_event(logged, truth)
    if start is not None and start["sequence"]:
        check_face(start["face"], truth, start["sequence"])
    elif start is not None:  # before the deal
        assert all((player["island"], player["uncovered"]) == (None, []) for player in start["face"]["players"])


def check_update(update: dict[str, Any], truth: Truth) -> None:
    sequence = update["sequence"]
    check_log(update["log"], update["log_start"], truth)
    for moment in update["moments"]:  # what was covered then, even if it is uncovered now
        if truth.faces.setdefault(moment["sequence"], moment["face"]) is moment["face"]:
            check_face(moment["face"], truth, moment["sequence"])
        assert moment["face"] == truth.faces[moment["sequence"]]
    if truth.states[sequence].phase == OVER:
        assert all(player["map"].endswith(f"/{truth.edition}") for player in update["face"]["players"])
        return
    assert (update["result"], update["seed"]) == (None, None)
    if truth.faces.setdefault(sequence, update["face"]) is update["face"]:
        check_face(update["face"], truth, sequence)
    assert update["face"] == truth.faces[sequence]  # players and spectators see the same
    for own in update["seats"]:
        assert own["face"] == update["face"]
        if sequence % 8 == 0:  # it takes as long as to play
            check_offer(own["offer"], truth, sequence, own["seat"])


def check_refused(refused: dict[str, Any]) -> None:
    """A sentence about what everybody sees: it may name a colour, a motif, or repeat what was said."""
    assert refused.keys() == {"type", "message", "rule", "id"}
    assert refused["message"].get("args", {}).keys() <= {"colour", "motif", "dice", "rule", "text", "name"}


# Whole games


class Evening(NamedTuple):
    """A game that was played, with all that was sent."""

    truth: Truth
    pages: list[Page]
    answers: list[str]  # over HTTP, before the end
    bots: WatchedBots


async def played(store: Store, seats: str, number: int, **options: int) -> Evening:
    random, bots = Random(number), WatchedBots()
    app = make_app(store, bots, {GAME.meta.id: GAME}, pace=Pace(bots=0, retry=0))
    table = seated(f"{seats}{number}", seats, f"{SEED}-{seats}-{number}", **options)
    store.create(table)
    players, spectator = Page(app), Page(app)
    pages, answers = [players, spectator], []
    await spectator.join(table.id)
    await players.join(table.id, *TOKENS)
    bots.troubles = 1
    for step in count():
        await players.until(lambda: players.update["waiting"] in ([], *own_turns(players)))
        if players.update["result"]:
            break
        (seat,) = players.update["waiting"]
        sequence = players.update["sequence"]
        if step % 12 == 5:
            players.say("Choose", seat=seat, action=nonsense(players, random), sequence=sequence)
            await players.until(lambda: answered(players, sequence))  # noqa: B023 - awaited at once
            continue
        if step % 12 == 7:  # what may be done, and what not, is looked at
            offer = next(own["offer"] for own in players.update["seats"] if own["seat"] == seat)
            for action in (preferred(offer, random), nonsense(players, random)):
                await players.answer("Look", seat=seat, action=action)
            await ask_why(players, seat, random)
        if step == 8:
            late = Page(app)
            await late.join(table.id)
            await late.answer("Earlier", until=sequence - 1)
            pages.append(late)
            for path, query in (("/api/games", ""), ("/api/tables", f"ids={table.id}")):
                answers.append((await asked(app, "GET", path, query))[1])
            status, said = await asked(app, "GET", f"/api/tables/{table.id}/record")
            assert (status, json.loads(said)["message"]["id"]) == (409, "error-record-running")
            answers.append(said)
        offer = next(own["offer"] for own in players.update["seats"] if own["seat"] == seat)
        players.say("Choose", seat=seat, action=preferred(offer, random), sequence=sequence)
        await players.until(lambda: players.update["sequence"] > sequence)  # noqa: B023
    for page in pages:
        await page.until(lambda: page.update["result"])  # noqa: B023
        await page.close()
    status, text = await asked(app, "GET", f"/api/tables/{table.id}/record")
    assert status == 200
    return Evening(Truth(record.verify(record.parse(text), load)), pages, answers, bots)


def own_turns(page: Page) -> Iterator[list[int]]:
    for own in page.update["seats"]:
        yield [own["seat"]]


def answered(page: Page, sequence: int) -> bool:
    return page.update["sequence"] > sequence or json.loads(page.heard[-1])["type"] == "Refused"


@pytest.fixture
def stores(tmp_path: Path) -> Iterator[Callable[[], Store]]:
    """Makes real stores that do not wait for the disk: nothing here is about power cuts."""
    empty = tmp_path / "empty.sqlite"
    Store(str(empty)).close()
    with ExitStack() as stack:
        numbers = count()

        def make() -> Store:
            file = shutil.copy(empty, tmp_path / f"{next(numbers)}.sqlite")
            store = stack.enter_context(closing(Store(str(file), clock=lambda: 1000.0)))
            store.engine.dispose()
            listen(store.engine, "connect", lambda connection, _: connection.execute("PRAGMA synchronous=OFF").close())
            return store

        yield make


SEATS = ("p", "pp", "pb", "ppp", "pbb", "pppp", "bpbp")


@pytest.mark.parametrize("seats", in_turn(SEATS, 2))
@pytest.mark.parametrize("games", [2, pytest.param(8, marks=pytest.mark.soak)])
def test_no_message_of_a_whole_game_tells_what_is_covered(
    seats: str, games: int, stores: Callable[[], Store], caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG)
    store, refusals, earlier, looks, reasons = stores(), 0, 0, 0, 0
    for number in range(games):
        cap = 40 if (seats, number) == ("p", 0) else 3 + number % 4 if len(seats) < 3 else 1 + number % 3
        evening = run_alone(played(store, seats, number, round_cap=cap))
        truth = evening.truth
        for page in evening.pages:
            wholes = iter(page.wholes)
            updates = 0
            for text in page.heard:
                message = json.loads(text)
                if message["type"] == "Update":
                    updates += 1
                    check_update(next(wholes), truth)
                    if message["sequence"] == truth.end:
                        continue
                if message["type"] == "WhyNot":
                    reasons += 1
                    check_why(message, truth)
                if message["type"] == "EarlierLog":
                    earlier += 1
                    check_log(message["log"], message["start"], truth)
                if message["type"] == "Looked":
                    looks += 1
                    check_looked(message, truth)
                if message["type"] == "Refused":
                    refusals += 1
                    check_refused(message)
                assert str(truth.edition) not in text
            assert updates > 5
        assert str(truth.edition) not in "".join(evening.answers)
        assert len(evening.answers) == 3
        check_bots(evening.bots, truth)
        for secret in (str(truth.edition), "deal", SEED):
            assert secret not in caplog.text
    assert refusals > games
    assert looks > games
    assert earlier == games  # the late page has asked for the older log
    assert ("failed" in caplog.text) == ("b" in seats)  # something was logged, where there was something to log


def check_bots(bots: WatchedBots, truth: Truth) -> None:
    for view in bots.shown:
        assert view.state.edition == UNTOLD
        for island, player in zip(view.state.maps, view.state.players, strict=True):
            assert island.number == 0
            known = contents(FIGURES, island)
            assert all((known[cell] == UNKNOWN) != has(player.path, cell) for cell in FIGURES.cells)


# Two worlds that look the same


class Elsewhere(ScratchIsland):
    """The same game where something else is hidden, on maps of another number and edition."""

    def __init__(self, maps: tuple[Map, ...], edition: Words) -> None:
        super().__init__(GAME.components)
        self.dealt, self.edition = maps, edition

    def apply(self, state: State, seat: int, action: Action) -> State:
        after = super().apply(state, seat, action)
        return after._replace(maps=self.dealt, edition=self.edition) if action.kind is Kind.DEAL else after


def elsewhere(state: State, random: Random) -> Elsewhere:
    """A world of which, as far as this state, everybody would see the same."""
    other: State = GAME.determinize(GAME.view(state, None), random.getrandbits(60))
    maps = tuple(island._replace(number=random.randint(1, 48)) for island in other.maps)
    return Elsewhere(maps, words(of_number(1 << 128 | random.getrandbits(128))))


Saying = dict[str, Any]
Told = list[tuple[str, ...]]  # what each page was told after each saying


async def overheard(store: Store, id: str, say: Callable[[int, Page], Saying | None]) -> Told:
    """Play at a stored table what `say` says, until it says nothing more: all that three pages are told."""
    app = make_app(store, WatchedBots(), {GAME.meta.id: GAME})
    pages = [Page(app), Page(app)]
    players, spectator = pages
    await players.join(id, *TOKENS)
    await spectator.join(id)
    told: Told = [("".join(players.heard), "".join(spectator.heard))]
    for step in count():
        if (saying := say(step, players)) is None:
            break
        heard = [len(page.heard) for page in pages]
        await players.answer("Choose", **saying)
        for page in pages[1:]:
            await page.until(lambda: page.update["sequence"] == players.update["sequence"])  # noqa: B023
        if step == 20:
            late = Page(app)
            await late.join(id, TOKENS[0])
            pages.append(late)
            heard.append(0)
        told.append(tuple("".join(page.heard[at:]) for page, at in zip(pages, heard, strict=True)))
    for page in pages:
        await page.close()
    return told


def improvised(random: Random, sayings: list[Saying]) -> Callable[[int, Page], Saying | None]:
    """Says anything that is allowed, and sometimes what is not; it is all noted down."""

    def say(step: int, page: Page) -> Saying | None:
        if page.update["result"]:
            return None
        (seat,) = page.update["waiting"]
        action = nonsense(page, random)
        if step % 4:
            action = preferred(next(own["offer"] for own in page.update["seats"] if own["seat"] == seat), random)
        sayings.append({"seat": seat, "action": action, "sequence": page.update["sequence"]})
        return sayings[-1]

    return say


def first_difference(truth: Truth, other: Elsewhere, sayings: list[Saying]) -> int:
    """The saying after which the worlds look different: a cell is scratched that hides something else, or the end."""
    for step, saying in enumerate(sayings, 1):
        seat, before = saying["seat"], truth.states[saying["sequence"]].players[saying["seat"]].path
        now = sayings[step]["sequence"] if step < len(sayings) else truth.end
        if now == truth.end:
            return step
        scratched = whole(truth.states[now].players[seat].path) & ~whole(before)
        for cell in CELLS.values():
            hidden = contents(FIGURES, truth.states[-1].maps[seat])[cell], contents(FIGURES, other.dealt[seat])[cell]
            if scratched >> cell & 1 and hidden[0] != hidden[1]:
                return step
    raise AssertionError


@pytest.mark.parametrize("seats", in_turn([1, 2, 3, 4], 2, 1))
def test_games_that_differ_in_what_is_covered_send_the_same_bytes(
    seats: int, stores: Callable[[], Store], monkeypatch: pytest.MonkeyPatch
) -> None:
    random = Random(seats)
    table = seated("the-table", "p" * seats, f"{SEED}-{seats}", round_cap=8 // seats)
    store, sayings = stores(), []
    store.create(table)
    told = run_alone(overheard(store, table.id, improvised(random, sayings)))
    truth = Truth(opened(store.load(table.id)))
    assert sum('"Refused"' in players for players, *_ in told) > 5
    for part in (0.0, 0.3, 0.6):
        other = elsewhere(truth.states[2 + int(part * (truth.end - 3))], random)
        difference = first_difference(truth, other, sayings)
        assert difference > part * len(sayings) / 2
        with monkeypatch.context() as patch:
            patch.setattr("wurf.store.stored.load", lambda *_: other)  # noqa: B023
            store = stores()
            store.create(table)
            repeated = run_alone(
                overheard(store, table.id, lambda step, _: sayings[step] if step < difference else None)  # noqa: B023
            )
        assert repeated[:difference] == told[:difference]
        assert all(mine != theirs for mine, theirs in zip(repeated[difference], told[difference], strict=True))


# The work that is done


def effort(game: Game, actions: list[tuple[int, str]], seats: int) -> list[int]:
    """How many calls each action of a game takes, with everything that pages are shown after it."""
    match, calls, each = Match(game, Setup(seats, {"round_cap": 4}), SEED), 0, []

    def called(_frame: object, event: str, _arg: object) -> None:
        nonlocal calls
        calls += event == "call"

    begun = match.begin()
    assert begun is not None
    match.commit(begun)
    gc.disable()  # what is called when it collects is no answer's work
    for seat, action in actions:
        before = calls
        sys.setprofile(called)
        match.commit(match.play(seat, game.parse(action)))
        for viewer in (None, *range(seats)):
            game.face(match.view(viewer))
        for viewer in range(seats):
            game.offer(match.view(viewer))
        sys.setprofile(None)
        each.append(calls - before)
    gc.enable()
    return each


@pytest.mark.parametrize("seats", [1, 2])
def test_games_that_differ_in_what_is_covered_take_the_same_work(seats: int) -> None:
    """No answer comes sooner or later for what is covered: the same calls are made until a difference is uncovered."""
    random, match = Random(seats), Match(GAME, Setup(seats, {"round_cap": 4}), SEED)
    begun = match.begin()
    assert begun is not None
    match.commit(begun)
    while not match.over:
        (seat,) = match.pending.seats
        offer = json.loads(msgspec.json.encode(GAME.offer(match.view(seat))))
        match.commit(match.play(seat, GAME.parse(preferred(offer, random))))
    actions = [(seat, GAME.write(action)) for seat, action, _ in match.entries if seat >= 0]
    other = elsewhere(match.at(match.sequence // 2), random)
    differing = [
        step
        for step, (seat, action) in enumerate(actions)
        if action.startswith("scratch")
        and len({contents(FIGURES, maps[seat])[CELLS[action[8:]]] for maps in (match.state.maps, other.dealt)}) == 2
    ]
    here, actions = Elsewhere(match.state.maps, match.state.edition), actions[: differing[0]]
    assert len(actions) > 10
    effort(here, actions, seats)  # fills the caches
    assert effort(here, actions, seats) == effort(other, actions, seats)


def test_nobody_learns_which_maps_the_deal_has_brought() -> None:
    match = Match(GAME, Setup(2).renewed(GAME.meta), SEED)
    dealt = match.begin()
    assert dealt is not None
    entry, after = dealt.entries[0], dealt.moments[0].state
    for viewer in (None, 0, 1):
        assert GAME.revealed(match.state, entry.seat, entry.action, after, viewer) == ((entry.seat, None),)
