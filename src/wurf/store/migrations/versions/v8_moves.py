"""Makes a move's change of its table's row cheap: no index holds what changes with every move, and PostgreSQL tells
other processes of all tables that one statement changes in one notice, not in one for each."""

import sqlalchemy as sa
from alembic import op

revision = "8"
down_revision = "7"

CHANGED = """
create or replace function wurf_changed() returns trigger language plpgsql as $$
begin
  perform pg_notify('wurf', string_agg(line, E'\\n')) from (
    select row_number() over () / 60 as part, concat_ws(' ', id,
      case when after.version is distinct from before.version then 'seats' else 'entries' end,
      current_setting('application_name')) as line
    from after join before using (id)
  ) as lines group by part;
  return null;
end $$
"""
TRIGGER = """
create trigger wurf_changed after update on tables referencing old table as before new table as after
for each statement execute function wurf_changed()
"""


def upgrade() -> None:
    op.drop_index("tables_public", "tables")
    lite, postgres = sa.text("public = 1 AND finished = 0"), sa.text("public AND NOT finished")
    op.create_index("tables_public", "tables", ["id"], sqlite_where=lite, postgresql_where=postgres)
    if op.get_bind().dialect.name == "postgresql":
        op.execute("drop trigger wurf_changed on tables")
        op.execute(CHANGED)  # of 60 at a time: a notice has at most 8,000 bytes
        op.execute(TRIGGER)
