"""The tables of the database. The migrations create them; a test keeps the two in step."""

from __future__ import annotations

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
)

__all__ = ["entries", "metadata", "seats", "snapshots", "tables"]

metadata = MetaData()


def _table_id() -> Column[str]:
    return Column("table_id", String, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)


tables = Table(
    "tables",
    metadata,
    Column("id", String, primary_key=True),
    Column("game", String, nullable=False),
    Column("rules", Integer, nullable=False),  # the version of the game's rules
    Column("options", JSON, nullable=False),
    Column("components_hash", String, nullable=False),
    Column("components_text", Text),  # only if they differ from the shipped ones
    Column("seed", String, nullable=False),  # secret until the match is over
    Column("finished", Boolean, nullable=False),
    Column("waiting", JSON),  # the seats that have yet to act; null before version 3
    Column("created", String, nullable=False),  # ISO 8601, UTC
    Column("updated", String, nullable=False),
)

seats = Table(
    "seats",
    metadata,
    _table_id(),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("kind", String, nullable=False),
    Column("name", String, nullable=False),
    Column("level", String),  # of a bot
    Column("token_hash", String),  # of a person
    Column("hints", Integer, nullable=False, server_default="0"),  # good moves that this person asked for
)

# An optimistic lock: of two writers with the same sequence, one fails on the primary key.
entries = Table(
    "entries",
    metadata,
    _table_id(),
    Column("sequence", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer, nullable=False),  # -1 is nature
    Column("action", String, nullable=False),  # in the game's notation
    Column("at", BigInteger),  # when it was stored, in milliseconds since 1970 (UTC); null before version 2
)

snapshots = Table(
    "snapshots",
    metadata,
    _table_id(),
    Column("sequence", Integer, primary_key=True, autoincrement=False),
    Column("draws", Integer, nullable=False),
    Column("turn", Integer, nullable=False),
    Column("state", LargeBinary, nullable=False),
)
