"""Opening a table to go on playing: from its newest snapshot, whatever lies before."""

from __future__ import annotations

from contextlib import suppress

import msgspec

from wurf.core.match import SNAPSHOT_EVERY, Match
from wurf.store.errors import StoreError
from wurf.store.store import Store
from wurf.store.stored import StoredTable, opened

__all__ = ["resumed"]


def resumed(store: Store, id: str) -> tuple[StoredTable, Match]:
    """A table and its match where it stands; the match knows the entries after the newest snapshot.

    Where there is no snapshot that this Wurf can read, all entries are replayed once, and the snapshots are stored.
    """
    stored = store.load_newest(id)
    try:
        match = opened(stored)
    except msgspec.MsgspecError:  # the state of a game has another form now: the entries are the truth
        stored = store.load(id)
        match = opened(stored)
    if stored.snapshot is None and match.sequence >= SNAPSHOT_EVERY:
        _keep_snapshots(store, id, match)
    return stored, match


def _keep_snapshots(store: Store, id: str, match: Match) -> None:
    places = range(SNAPSHOT_EVERY, match.sequence + 1, SNAPSHOT_EVERY)
    with suppress(StoreError):  # the table can be played at without
        store.replace_snapshots(id, [match.snapshot(place) for place in places])
    match.forget(places[-1])
