"""Opening a database: its address, its transactions and its migrations."""

from __future__ import annotations

import os
import secrets
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

from platformdirs import user_data_path
from sqlalchemy import URL, Connection, Engine, create_engine, event, inspect, make_url, text
from sqlalchemy.exc import ArgumentError

from wurf.store.errors import StoreError, sentences

__all__ = ["LATEST", "PROCESS", "default_database", "engine_of", "migrate", "reading", "writing"]

LATEST: Final = "8"  # the newest migration; a test checks it
PATIENCE: Final = 5  # seconds to wait for a lock
STATEMENT: Final = 10  # seconds for one statement; only a migration may take longer
PROCESS: Final = f"wurf-{secrets.token_hex(8)}"  # how PostgreSQL knows the connections of this process
_MIGRATIONS = Path(__file__).parent / "migrations"
_MIGRATION_LOCK = 0x57757266  # an arbitrary key: two servers that start together migrate one after the other


def default_database() -> str:
    """WURF_DATABASE, or a file in the user's data directory, which is created if needed."""
    if named := os.environ.get("WURF_DATABASE"):
        return named
    folder = user_data_path("wurf", appauthor=False)
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        reason = error.strerror or type(error).__name__
        raise StoreError("error-database-folder", folder=str(folder), reason=reason) from error
    return str(folder / "wurf.sqlite")


def engine_of(database: str) -> tuple[Engine, str]:
    """The engine for a file name or URL, and a name for it in messages, without any password."""
    url = _url_of(database)
    name = (url.database or "") if url.get_backend_name() == "sqlite" else url.render_as_string(hide_password=True)
    try:
        engine = _sqlite_engine(url) if url.get_backend_name() == "sqlite" else _postgres_engine(url)
    except ModuleNotFoundError as error:
        raise StoreError("error-database-driver") from error
    return engine, name


def _url_of(database: str) -> URL:
    if "://" not in database:
        return URL.create("sqlite", database=database)
    try:
        url = make_url(database)
        if url.get_backend_name() == "sqlite" and url.database not in (None, "", ":memory:"):
            return url
        if url.drivername in ("postgres", "postgresql", "postgresql+psycopg"):
            return url.set(drivername="postgresql+psycopg")
    except (ArgumentError, ValueError):
        pass
    shown = database.partition("://")[0]  # the rest may contain a password
    raise StoreError("error-database-url", kind=shown)


def _sqlite_engine(url: URL) -> Engine:
    if "timeout" not in url.query:
        url = url.update_query_dict({"timeout": str(PATIENCE)})
    engine = create_engine(url, hide_parameters=True)

    @event.listens_for(engine, "connect")
    def durable(connection: Any, _record: object) -> None:
        connection.isolation_level = None  # we begin transactions ourselves, below
        connection.execute("PRAGMA synchronous=FULL").close()
        connection.execute("PRAGMA foreign_keys=ON").close()

    @event.listens_for(engine, "begin")
    def begin(connection: Connection) -> None:
        # A writer takes the lock at once: after a read it could no longer wait for it.
        writes = connection.get_execution_options().get("writes")
        connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")

    return engine


def _postgres_engine(url: URL) -> Engine:
    settings = {
        "application_name": PROCESS,
        "lock_timeout": f"{PATIENCE}s",
        "statement_timeout": f"{STATEMENT}s",
        "idle_in_transaction_session_timeout": f"{6 * STATEMENT}s",
        "synchronous_commit": "on",
        "timezone": "UTC",
    }
    options = " ".join(f"-c {name}={value}" for name, value in settings.items())
    # A connection over a network that has gone is noticed within seconds, not after a quarter of an hour.
    alive = {"keepalives_idle": STATEMENT, "keepalives_interval": 2, "keepalives_count": 3}
    patience = {"connect_timeout": PATIENCE, "tcp_user_timeout": STATEMENT * 1000}
    connect_args = {"options": options, **alive, **patience}
    return create_engine(url, pool_pre_ping=True, connect_args=connect_args, hide_parameters=True)


@contextmanager
def writing(engine: Engine) -> Iterator[Connection]:
    """One transaction: durable when this returns, or rolled back."""
    with engine.execution_options(writes=True).begin() as connection:
        yield connection


@contextmanager
def reading(engine: Engine) -> Iterator[Connection]:
    """One read transaction, which sees one consistent state."""
    with engine.connect() as connection:
        if engine.dialect.name == "postgresql":
            connection.execution_options(isolation_level="REPEATABLE READ")
        yield connection


def migrate(engine: Engine, database: str) -> None:
    """Upgrade a database to the current version; a foreign one or one from a newer Wurf is left alone."""
    with sentences(database), writing(engine) as connection:
        if engine.dialect.name == "postgresql":
            connection.execute(text("set local statement_timeout = 0"))
            connection.execute(text("select pg_advisory_xact_lock(:lock)"), {"lock": _MIGRATION_LOCK})
        version = _version(connection, database)
        if version == LATEST:  # find out now whether it can be written to, not at the first move
            connection.execute(text("update alembic_version set version_num = version_num"))
        else:
            _upgrade(connection, version, database)
    if engine.dialect.name == "sqlite":
        _write_ahead(engine, database)


def _write_ahead(engine: Engine, database: str) -> None:
    """Switch on write-ahead logging, so that readers and the writer do not block each other. The file remembers the
    setting, so only our own files get it."""
    with sentences(database), engine.connect() as connection:
        connection.connection.dbapi_connection.execute("PRAGMA journal_mode=WAL").close()  # type: ignore[union-attr]


def _version(connection: Connection, database: str) -> str | None:
    found = inspect(connection).get_table_names()
    if "alembic_version" in found:
        version: str | None = connection.scalar(text("select version_num from alembic_version"))
        return version
    if found:
        raise StoreError("error-database-foreign", database=database)
    return None


def _upgrade(connection: Connection, version: str | None, database: str) -> None:
    # Imported only when needed: it takes a third of a second.
    from alembic import command
    from alembic.config import Config
    from alembic.script import ScriptDirectory

    config = Config()
    config.set_main_option("script_location", str(_MIGRATIONS).replace("%", "%%"))
    known = {script.revision for script in ScriptDirectory.from_config(config).walk_revisions()}
    if version is not None and version not in known:
        raise StoreError("error-database-newer", database=database)
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
