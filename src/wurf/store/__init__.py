"""Level 3: the record of every table, kept in SQLite or PostgreSQL."""

from wurf.store.chat import Line, add_line, lines_after
from wurf.store.copying import copied
from wurf.store.database import default_database
from wurf.store.dice import DiceSet, DiceSets, Try
from wurf.store.errors import OtherRules, StoreConflict, StoreError, UnknownTable
from wurf.store.keeping import (
    abandoned_cleared,
    check,
    count_running,
    finished_tables,
    links_cleared,
    people_forgotten,
)
from wurf.store.neighbours import Neighbours
from wurf.store.people import People, Person, new_secret
from wurf.store.resuming import resumed
from wurf.store.reviews import Reviews, StoredAnalysis
from wurf.store.seats import Seats, called
from wurf.store.store import Store, iso
from wurf.store.stored import (
    Level,
    Seat,
    SeatKind,
    SeatState,
    StoredTable,
    Summary,
    Watching,
    Written,
    new_table,
    opened,
    read,
    token_hash,
    written,
)
from wurf.store.writer import Append

__all__ = [
    "Append",
    "DiceSet",
    "DiceSets",
    "Level",
    "Line",
    "Neighbours",
    "OtherRules",
    "People",
    "Person",
    "Reviews",
    "Seat",
    "SeatKind",
    "SeatState",
    "Seats",
    "Store",
    "StoreConflict",
    "StoreError",
    "StoredAnalysis",
    "StoredTable",
    "Summary",
    "Try",
    "UnknownTable",
    "Watching",
    "Written",
    "abandoned_cleared",
    "add_line",
    "called",
    "check",
    "copied",
    "count_running",
    "default_database",
    "finished_tables",
    "iso",
    "lines_after",
    "links_cleared",
    "new_secret",
    "new_table",
    "opened",
    "people_forgotten",
    "read",
    "resumed",
    "token_hash",
    "written",
]
