"""Tables with their seats, entries and snapshots."""

import sqlalchemy as sa
from alembic import op

revision = "1"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "tables",
        sa.Column("id", sa.String, primary_key=True),
        sa.Column("game", sa.String, nullable=False),
        sa.Column("rules", sa.Integer, nullable=False),
        sa.Column("options", sa.JSON, nullable=False),
        sa.Column("components_hash", sa.String, nullable=False),
        sa.Column("components_text", sa.Text),
        sa.Column("seed", sa.String, nullable=False),
        sa.Column("finished", sa.Boolean, nullable=False),
        sa.Column("created", sa.String, nullable=False),
        sa.Column("updated", sa.String, nullable=False),
    )
    op.create_table(
        "seats",
        _table_id(),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("kind", sa.String, nullable=False),
        sa.Column("name", sa.String, nullable=False),
        sa.Column("level", sa.String),
        sa.Column("token_hash", sa.String),
    )
    op.create_table(
        "entries",
        _table_id(),
        sa.Column("sequence", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("action", sa.String, nullable=False),
    )
    op.create_table(
        "snapshots",
        _table_id(),
        sa.Column("sequence", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("draws", sa.Integer, nullable=False),
        sa.Column("state", sa.LargeBinary, nullable=False),
    )


def _table_id() -> sa.Column[str]:
    return sa.Column("table_id", sa.String, sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)
