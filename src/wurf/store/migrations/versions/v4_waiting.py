"""Adds the seats that have yet to act, for lists of running tables. For older tables, the next move tells them."""

import sqlalchemy as sa
from alembic import op

revision = "4"
down_revision = "3"


def upgrade() -> None:
    op.add_column("tables", sa.Column("waiting", sa.JSON))
