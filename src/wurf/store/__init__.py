"""Level 3: the record of every table, kept in SQLite or PostgreSQL."""

from wurf.store.database import default_database
from wurf.store.errors import OtherRules, StoreConflict, StoreError, UnknownTable
from wurf.store.resuming import resumed
from wurf.store.store import Store
from wurf.store.stored import (
    Level,
    Seat,
    SeatKind,
    StoredTable,
    Written,
    new_table,
    opened,
    read,
    token_hash,
    written,
)

__all__ = [
    "Level",
    "OtherRules",
    "Seat",
    "SeatKind",
    "Store",
    "StoreConflict",
    "StoreError",
    "StoredTable",
    "UnknownTable",
    "Written",
    "default_database",
    "new_table",
    "opened",
    "read",
    "resumed",
    "token_hash",
    "written",
]
