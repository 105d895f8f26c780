"""Adds what the review room keeps: sets of dice, tries of challenges, analyses, and where a table plays on from."""

import sqlalchemy as sa
from alembic import op

revision = "6"
down_revision = "5"


def upgrade() -> None:
    for column in (
        sa.Column("dice_id", sa.String),
        sa.Column("origin_id", sa.String),
        sa.Column("origin_sequence", sa.Integer),
        sa.Column("earlier", sa.JSON),
    ):
        op.add_column("tables", column)
    op.create_index("tables_dice", "tables", ["dice_id"])
    dice()
    analyses()


def dice() -> None:
    op.create_table(
        "dice",
        sa.Column("id", sa.String, primary_key=True),
        sa.Column("kind", sa.String, nullable=False),
        sa.Column("game", sa.String, nullable=False),
        sa.Column("day", sa.String),
        sa.Column("title", sa.String, nullable=False),
        sa.Column("seed", sa.String, nullable=False),
        sa.Column("setup", sa.JSON, nullable=False),
        sa.Column("closes", sa.BigInteger),
        sa.Column("mark", sa.JSON),
        sa.Column("host_id", sa.String),
        sa.Column("created", sa.BigInteger, nullable=False),
    )
    op.create_index("dice_challenge", "dice", ["game", "day"], unique=True)
    op.create_table(
        "tries",
        sa.Column("dice_id", sa.String, sa.ForeignKey("dice.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("person_id", sa.String, sa.ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("table_id", sa.String, nullable=False),
    )


def analyses() -> None:
    op.create_table(
        "analyses",
        sa.Column("table_id", sa.String, sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("version", sa.String, nullable=False),
        sa.Column("effort", sa.Integer, nullable=False),
        sa.Column("parts", sa.LargeBinary, nullable=False),
        sa.Column("done", sa.Boolean, nullable=False),
        sa.Column("updated", sa.BigInteger, nullable=False),
    )
