"""Counts the good moves that each seat was shown."""

import sqlalchemy as sa
from alembic import op

revision = "3"
down_revision = "2"


def upgrade() -> None:
    op.add_column("seats", sa.Column("hints", sa.Integer, nullable=False, server_default="0"))
