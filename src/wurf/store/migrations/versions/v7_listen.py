"""Lets PostgreSQL tell every process what has changed at which table, and who did it. A file has one process."""

from alembic import op

revision = "7"
down_revision = "6"

CHANGED = """
create function wurf_changed() returns trigger language plpgsql as $$
begin
  perform pg_notify('wurf', concat_ws(' ', new.id,
    case when new.version is distinct from old.version then 'seats' else 'entries' end,
    current_setting('application_name')));
  return null;
end $$
"""
SAID = """
create function wurf_said() returns trigger language plpgsql as $$
begin
  perform pg_notify('wurf', concat_ws(' ', new.table_id, 'said:' || new.number, current_setting('application_name')));
  return null;
end $$
"""


def upgrade() -> None:
    if op.get_bind().dialect.name != "postgresql":
        return
    op.execute(CHANGED)
    op.execute("create trigger wurf_changed after update on tables for each row execute function wurf_changed()")
    op.execute(SAID)
    op.execute("create trigger wurf_said after insert on chat for each row execute function wurf_said()")
