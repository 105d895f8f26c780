"""Opening a stored table to continue its match, from the newest snapshot."""

from __future__ import annotations

from contextlib import suppress

import msgspec

from wurf.core.match import SNAPSHOT_EVERY, Match
from wurf.store.errors import StoreError
from wurf.store.store import Store
from wurf.store.stored import StoredTable, opened

__all__ = ["resumed"]


def resumed(store: Store, id: str) -> tuple[StoredTable, Match]:
    """A table and its match; the match holds only the entries after the newest snapshot.

    If there is no snapshot that this Wurf can read, all entries are replayed once and new snapshots are stored.
    """
    stored = store.load_newest(id)
    try:
        match = opened(stored)
    except msgspec.MsgspecError:  # the state's form has changed since: the entries are what counts
        stored = store.load(id)
        match = opened(stored)
    if stored.snapshot is None and match.sequence >= SNAPSHOT_EVERY:
        _keep_snapshots(store, id, match)
    return stored, match


def _keep_snapshots(store: Store, id: str, match: Match) -> None:
    places = range(SNAPSHOT_EVERY, match.sequence + 1, SNAPSHOT_EVERY)
    with suppress(StoreError):  # the table works without snapshots too
        store.replace_snapshots(id, [match.snapshot(place) for place in places])
    match.forget(places[-1])
