"""Level 2: the record of every table, kept in SQLite or PostgreSQL."""

from wurf.store.database import default_database
from wurf.store.errors import OtherRules, StoreConflict, StoreError, UnknownTable
from wurf.store.store import Store
from wurf.store.stored import Seat, StoredTable, Summary, Written, new_table, opened, token_hash, written

__all__ = [
    "OtherRules",
    "Seat",
    "Store",
    "StoreConflict",
    "StoreError",
    "StoredTable",
    "Summary",
    "UnknownTable",
    "Written",
    "default_database",
    "new_table",
    "opened",
    "token_hash",
    "written",
]
