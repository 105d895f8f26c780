"""Looking back at a finished match. A running one tells nothing here: it would reveal what is still hidden."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any, Final

from rich.text import Text

from wurf.core import record
from wurf.core.game import NATURE, Game
from wurf.core.match import Match
from wurf.core.shown import Result
from wurf.core.text import speaking
from wurf.games import load
from wurf.server import wire
from wurf.server import wire_review as review
from wurf.server.messages import NotFound
from wurf.store import Store, StoreConflict, StoredTable, opened

__all__ = ["curve", "expect_finished", "moment", "record_text", "result", "turns", "verified"]

REMEMBERED: Final = 256  # answers about matches
MOST_TURNS: Final = 400  # rows of a curve; of a longer match, only every second or third turn is in it


def record_text(store: Store, id: str) -> str:
    """The match as a record."""
    return record.write(_record(store, id))


@lru_cache(maxsize=REMEMBERED)  # what is finished never changes, and to replay it takes long
def verified(store: Store, id: str) -> wire.Verified:
    """Replays a match and repeats its draws; raises RecordError if one is not what the seed gives."""
    match = record.verify(_record(store, id), load)
    drawn = [place for place, entry in enumerate(match.entries) if entry.seat == NATURE]
    falls = sum(match.game.physical(match.at(place)) for place in drawn)
    return wire.Verified(match.sequence, len(drawn) - falls, falls)


@lru_cache(maxsize=REMEMBERED)
def curve(store: Store, id: str) -> wire.Curve:
    """Everyone's points from turn to turn."""
    match = opened(expect_finished(store.load(id)))
    game = match.game
    states = [match.at(sequence) for sequence in range(match.sequence + 1)]
    settled = [state for state in states if not game.pending(state).nature and not game.chosen(state)]
    rows = [game.result(state).points for state in settled]
    every = -(-len(rows) // MOST_TURNS)
    return wire.Curve(tuple(rows[(len(rows) - 1) % every :: every]))  # the last is always in it


@lru_cache(maxsize=REMEMBERED)
def turns(store: Store, id: str) -> review.Turns:
    """Where the turns of a match end: the marks of a scrubber."""
    match, found = opened(expect_finished(store.load(id))), []
    game, acted = match.game, set()
    for sequence, entry in enumerate(match.entries, 1):
        if entry.seat != NATURE:
            acted.add(entry.seat)
        state = match.at(sequence)
        if acted and not game.pending(state).nature and not game.chosen(state):
            found.append(review.Turn(sequence, acted.pop() if len(acted) == 1 else None))
            acted.clear()
    return review.Turns(tuple(found))


@lru_cache(maxsize=1000)
def result(store: Store, id: str) -> Result:
    """The result of a match, which never changes."""
    return opened(expect_finished(store.load_newest(id))).result


def moment(
    store: Store, id: str, sequence: int, language: str = "", seat: int | None = None, asked: Sequence[str] = ()
) -> wire.PastMoment:
    """What everybody saw after an entry, from the nearest snapshot; with a language, also as text. With a seat: what
    it saw, and what it could do then, with the choices that are `asked` about."""
    table = expect_finished(store.load_newest(id))
    last = (table.snapshot.sequence if table.snapshot else 0) + len(table.entries)
    if not 0 <= sequence <= last:
        raise NotFound("error-not-found")
    if seat is not None and not 0 <= seat < len(table.seats):
        raise NotFound("error-not-found")
    match = _near(store, table, sequence)
    game, state = match.game, match.at(sequence)
    view = game.view(state, seat)
    offer = None if seat is None else game.offer(view)
    choices = tuple(game.choice(view, _legal(game, state, seat, text)) for text in asked) if seat is not None else ()
    told = match.told(None, sequence - 1) if sequence else iter(())
    text = ""
    if language:
        with speaking(language):
            text = Text.from_markup(game.text(view, [seat.name for seat in table.seats])).plain
    events = next((tuple(one.events) for one in told), ())
    return wire.PastMoment(sequence, last, game.face(view), events, text, offer, choices)


def _legal(game: Game, state: Any, seat: int, text: str) -> Any:
    """An action in notation; raises IllegalAction if the seat could not choose it."""
    action = game.parse(text)
    if action not in game.legal(state, seat):
        raise game.refusal(game.view(state, seat), action)
    return action


def _near(store: Store, table: StoredTable, sequence: int) -> Match:
    """The match with only the entries around a sequence."""
    snapshot, lines = store.load_part(table.id, sequence, 1)
    return opened(table._replace(snapshot=snapshot, entries=lines))


def _record(store: Store, id: str) -> record.Record:
    table = expect_finished(store.load(id))
    return record.record_of(opened(table), table.names, table.hints)


def expect_finished(table: StoredTable) -> StoredTable:
    """The same table; raises StoreConflict if its match is not over."""
    if not table.finished:
        raise StoreConflict("error-record-running")
    return table
