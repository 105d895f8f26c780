"""The tables of the database. The migrations create them; a test keeps the two in step."""

from __future__ import annotations

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    false,
    text,
    true,
)

__all__ = ["chat", "devices", "entries", "links", "metadata", "people", "seats", "snapshots", "tables"]

metadata = MetaData()
_LITE_LISTED, _LISTED = "public = 1 AND finished = 0", "public AND NOT finished"  # as each database writes it


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
    # From here on: times are in milliseconds since 1970 (UTC).
    Column("host_id", String),  # the person with the host's powers; null at tables of older versions
    Column("begun", BigInteger),  # null while seats are open and nature has not drawn
    Column("public", Boolean, nullable=False, server_default=false()),
    Column("watching", String, nullable=False, server_default="anyone"),
    Column("chat", Boolean, nullable=False, server_default=true()),  # free text is allowed
    Column("clock", JSON(none_as_null=True)),  # the settings of the clock, if there is one
    Column("clocks", JSON(none_as_null=True)),  # what each seat had left at the last entry
    Column("deadline", BigInteger),  # when the first clock runs out
    Column("notice", BigInteger),  # when people who are awaited and not here get a notice
    Column("next_id", String),  # the table of the rematch
    Column("asked", JSON(none_as_null=True)),  # the open question of a take-back
    Column("version", Integer, nullable=False, server_default="0"),  # counts changes of all these and of seats
    Column("dice_id", String),  # the set of dice that several tables share
    Column("origin_id", String),  # the table that this one plays on from, or whose dice it plays again
    Column("origin_sequence", Integer),  # the sequence of the moment where it plays on
    Column("earlier", JSON(none_as_null=True)),  # the seeds of its first draws: pairs of their number and a seed
    Index("tables_dice", "dice_id"),
    Index("tables_deadline", "deadline"),
    Index("tables_notice", "notice"),
    # For the lobby. No index has a column that every move changes: it would be rewritten with every move.
    Index("tables_public", "id", sqlite_where=text(_LITE_LISTED), postgresql_where=text(_LISTED)),
)

seats = Table(
    "seats",
    metadata,
    _table_id(),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("state", String, nullable=False, server_default="taken"),  # open, taken, left or bot
    Column("name", String, nullable=False),
    Column("level", String),  # of a bot
    Column("token_hash", String),  # of a person
    Column("hints", Integer, nullable=False, server_default="0"),  # good moves that this person asked for
    Column("person_id", String),  # who sits here, or sat here before a bot
    Column("notified", BigInteger, nullable=False, server_default="0"),  # when the last notice by e-mail was sent
    Index("seats_person", "person_id"),
)

people = Table(
    "people",
    metadata,
    Column("id", String, primary_key=True),
    Column("name", String, nullable=False),
    Column("language", String, nullable=False),
    Column("email", String, nullable=False),  # empty if there is none
    Column("confirmed", Boolean, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False),
)

devices = Table(
    "devices",
    metadata,
    Column("secret_hash", String, primary_key=True),
    Column("person_id", String, ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("created", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False),
)

links = Table(
    "links",
    metadata,
    Column("hash", String, primary_key=True),
    Column("kind", String, nullable=False),  # seat, watch, device, mail or stop
    Column("table_id", String, ForeignKey("tables.id", ondelete="CASCADE"), index=True),
    Column("person_id", String, ForeignKey("people.id", ondelete="CASCADE"), index=True),
    Column("created", BigInteger, nullable=False),
    Column("expires", BigInteger),
)

chat = Table(
    "chat",
    metadata,
    _table_id(),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer),  # null: a watcher
    Column("name", String, nullable=False),
    Column("phrase", String),
    Column("text", String, nullable=False),
    Column("at", BigInteger, nullable=False),
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

# Dice, maps and deals that several tables play with, to be compared.
dice = Table(
    "dice",
    metadata,
    Column("id", String, primary_key=True),
    Column("kind", String, nullable=False),  # again, evening or challenge
    Column("game", String, nullable=False),
    Column("day", String),  # of a challenge, ISO 8601
    Column("title", String, nullable=False),  # of an evening; empty for the others
    Column("seed", String, nullable=False),  # secret until the set is revealed
    Column("setup", JSON, nullable=False),  # seats and options, the same at every table
    Column("closes", BigInteger),  # when it is or was revealed; null: as soon as all of its tables are finished
    Column("mark", JSON(none_as_null=True)),  # the points of the hard bot on these dice, once they are known
    Column("host_id", String),
    Column("created", BigInteger, nullable=False),
    Index("dice_challenge", "game", "day", unique=True),
)

# One try per person and challenge.
tries = Table(
    "tries",
    metadata,
    Column("dice_id", String, ForeignKey("dice.id", ondelete="CASCADE"), primary_key=True),
    Column("person_id", String, ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("table_id", String, nullable=False),
)

analyses = Table(
    "analyses",
    metadata,
    _table_id(),
    Column("version", String, nullable=False),  # of the evaluator; another version begins again
    Column("effort", Integer, nullable=False),
    Column("parts", LargeBinary, nullable=False),  # what has been worked out so far
    Column("done", Boolean, nullable=False),
    Column("updated", BigInteger, nullable=False),
)
