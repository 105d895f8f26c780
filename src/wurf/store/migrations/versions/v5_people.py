"""Adds people, devices, links and chat, and a life for seats. Older tables have begun, and their tokens still work."""

from datetime import datetime

import sqlalchemy as sa
from alembic import op

revision = "5"
down_revision = "4"


def upgrade() -> None:
    people()
    tables()
    seats()
    links()
    chat()


def people() -> None:
    op.create_table(
        "people",
        sa.Column("id", sa.String, primary_key=True),
        sa.Column("name", sa.String, nullable=False),
        sa.Column("language", sa.String, nullable=False),
        sa.Column("email", sa.String, nullable=False),
        sa.Column("confirmed", sa.Boolean, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("seen", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "devices",
        sa.Column("secret_hash", sa.String, primary_key=True),
        sa.Column("person_id", sa.String, sa.ForeignKey("people.id", ondelete="CASCADE"), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("seen", sa.BigInteger, nullable=False),
    )
    op.create_index("ix_devices_person_id", "devices", ["person_id"])


def tables() -> None:
    for column in (
        sa.Column("host_id", sa.String),
        sa.Column("begun", sa.BigInteger),
        sa.Column("public", sa.Boolean, nullable=False, server_default=sa.false()),
        sa.Column("watching", sa.String, nullable=False, server_default="anyone"),
        sa.Column("chat", sa.Boolean, nullable=False, server_default=sa.true()),
        sa.Column("clock", sa.JSON),
        sa.Column("clocks", sa.JSON),
        sa.Column("deadline", sa.BigInteger),
        sa.Column("notice", sa.BigInteger),
        sa.Column("next_id", sa.String),
        sa.Column("asked", sa.JSON),
        sa.Column("version", sa.Integer, nullable=False, server_default="0"),
    ):
        op.add_column("tables", column)
    op.create_index("tables_deadline", "tables", ["deadline"])
    op.create_index("tables_notice", "tables", ["notice"])
    op.create_index("tables_public", "tables", ["public", "updated"])
    old = sa.table("tables", sa.column("id"), sa.column("created"), sa.column("begun"))
    connection = op.get_bind()
    for id, created in connection.execute(sa.select(old.c.id, old.c.created)).all():
        begun = int(datetime.fromisoformat(created).timestamp() * 1000)
        connection.execute(sa.update(old).where(old.c.id == id).values(begun=begun))


def seats() -> None:
    op.add_column("seats", sa.Column("state", sa.String, nullable=False, server_default="taken"))
    op.add_column("seats", sa.Column("person_id", sa.String))
    op.add_column("seats", sa.Column("notified", sa.BigInteger, nullable=False, server_default="0"))
    op.execute("update seats set state = 'bot' where kind = 'bot'")
    op.drop_column("seats", "kind")
    op.create_index("seats_person", "seats", ["person_id"])


def links() -> None:
    op.create_table(
        "links",
        sa.Column("hash", sa.String, primary_key=True),
        sa.Column("kind", sa.String, nullable=False),
        sa.Column("table_id", sa.String, sa.ForeignKey("tables.id", ondelete="CASCADE")),
        sa.Column("person_id", sa.String, sa.ForeignKey("people.id", ondelete="CASCADE")),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("expires", sa.BigInteger),
    )
    op.create_index("ix_links_table_id", "links", ["table_id"])
    op.create_index("ix_links_person_id", "links", ["person_id"])


def chat() -> None:
    table = sa.ForeignKey("tables.id", ondelete="CASCADE")
    op.create_table(
        "chat",
        sa.Column("table_id", sa.String, table, primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("seat", sa.Integer),
        sa.Column("name", sa.String, nullable=False),
        sa.Column("phrase", sa.String),
        sa.Column("text", sa.String, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
