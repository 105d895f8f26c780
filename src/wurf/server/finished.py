"""Looking back at a finished match. A running one tells nothing here: it would reveal what is still hidden."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from wurf.core import record
from wurf.core.game import NATURE
from wurf.core.match import Match
from wurf.core.text import speaking
from wurf.games import load
from wurf.server import wire
from wurf.server.messages import NotFound
from wurf.store import Store, StoreConflict, StoredTable, opened

__all__ = ["curve", "moment", "record_text", "verified"]

MOST_TURNS: Final = 400  # rows of a curve; of a longer match, only every second or third turn is in it


def record_text(store: Store, id: str) -> str:
    """The match as a record."""
    return record.write(_record(store, id))


def verified(store: Store, id: str) -> wire.Verified:
    """Replays a match and repeats its draws; raises RecordError if one is not what the seed gives."""
    match = record.verify(_record(store, id), load)
    drawn = [place for place, entry in enumerate(match.entries) if entry.seat == NATURE]
    falls = sum(match.game.physical(match.at(place)) for place in drawn)
    return wire.Verified(match.sequence, len(drawn) - falls, falls)


def curve(store: Store, id: str) -> wire.Curve:
    """Everyone's points from turn to turn."""
    match = opened(_finished(store.load(id)))
    game = match.game
    states = [match.at(sequence) for sequence in range(match.sequence + 1)]
    settled = [state for state in states if not game.pending(state).nature and not game.chosen(state)]
    rows = [game.result(state).points for state in settled]
    every = -(-len(rows) // MOST_TURNS)
    return wire.Curve(tuple(rows[(len(rows) - 1) % every :: every]))  # the last is always in it


def moment(store: Store, id: str, sequence: int, language: str = "") -> wire.PastMoment:
    """What everybody saw after an entry, from the nearest snapshot; with a language, also as text."""
    table = _finished(store.load_newest(id))
    last = (table.snapshot.sequence if table.snapshot else 0) + len(table.entries)
    if not 0 <= sequence <= last:
        raise NotFound("error-not-found")
    match = _near(store, table, sequence)
    game, view = match.game, match.game.view(match.at(sequence), None)
    told = match.told(None, sequence - 1) if sequence else iter(())
    text = ""
    if language:
        with speaking(language):
            text = Text.from_markup(game.text(view, [seat.name for seat in table.seats])).plain
    return wire.PastMoment(sequence, last, game.face(view), next((one.events for one in told), ()), text)


def _near(store: Store, table: StoredTable, sequence: int) -> Match:
    """The match with only the entries around a sequence."""
    snapshot, lines = store.load_part(table.id, sequence, 1)
    return opened(table._replace(snapshot=snapshot, entries=lines))


def _record(store: Store, id: str) -> record.Record:
    table = _finished(store.load(id))
    return record.record_of(opened(table), table.names, table.hints)


def _finished(table: StoredTable) -> StoredTable:
    if not table.finished:
        raise StoreConflict("error-record-running")
    return table
