"""Adds the time of each entry, and the turn to snapshots.

Old snapshots are dropped: their states have forms that some games no longer read. Nothing is lost, because a table
makes its snapshots again from the entries when it is opened.
"""

import sqlalchemy as sa
from alembic import op

revision = "2"
down_revision = "1"


def upgrade() -> None:
    op.add_column("entries", sa.Column("at", sa.BigInteger))
    op.drop_table("snapshots")
    op.create_table(
        "snapshots",
        sa.Column("table_id", sa.String, sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("sequence", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("draws", sa.Integer, nullable=False),
        sa.Column("turn", sa.Integer, nullable=False),
        sa.Column("state", sa.LargeBinary, nullable=False),
    )
