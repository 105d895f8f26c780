"""Opening a database: where it is, how it is written to, and bringing it to the present version."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

from platformdirs import user_data_path
from sqlalchemy import URL, Connection, Engine, create_engine, event, inspect, make_url, text
from sqlalchemy.exc import ArgumentError

from wurf.store.errors import StoreError, sentences

__all__ = ["LATEST", "default_database", "engine_of", "migrate", "reading", "writing"]

LATEST: Final = "2"  # the newest migration; a test keeps it true
PATIENCE: Final = 5  # seconds to wait for a lock
_MIGRATIONS = Path(__file__).parent / "migrations"
_MIGRATION_LOCK = 0x57757266  # any number of our own: two servers that start at once migrate one after the other


def default_database() -> str:
    """WURF_DATABASE, or a file in the user's data directory, which is made if need be."""
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
    """The engine for a file name or URL, and what to call it in a sentence: no password is in that."""
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
    shown = database.partition("://")[0]  # the rest may hold a password
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
        # A writer takes the lock at once: one that has read first could not wait for it later.
        writes = connection.get_execution_options().get("writes")
        connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")

    return engine


def _postgres_engine(url: URL) -> Engine:
    options = f"-c lock_timeout={PATIENCE}s -c synchronous_commit=on -c timezone=UTC"
    return create_engine(
        url, pool_pre_ping=True, connect_args={"connect_timeout": PATIENCE, "options": options}, hide_parameters=True
    )


@contextmanager
def writing(engine: Engine) -> Iterator[Connection]:
    """One transaction that is durable when this returns, or has not happened."""
    with engine.execution_options(writes=True).begin() as connection:
        yield connection


@contextmanager
def reading(engine: Engine) -> Iterator[Connection]:
    """One consistent look."""
    with engine.connect() as connection:
        if engine.dialect.name == "postgresql":
            connection.execution_options(isolation_level="REPEATABLE READ")
        yield connection


def migrate(engine: Engine, database: str) -> None:
    """Bring a database to the present version; one that is foreign or from a newer Wurf is left as it is."""
    with sentences(database), writing(engine) as connection:
        if engine.dialect.name == "postgresql":
            connection.execute(text("select pg_advisory_xact_lock(:lock)"), {"lock": _MIGRATION_LOCK})
        version = _version(connection, database)
        if version == LATEST:  # a database that cannot be written to is found out now, not at the first move
            connection.execute(text("update alembic_version set version_num = version_num"))
        else:
            _upgrade(connection, version, database)
    if engine.dialect.name == "sqlite":
        _write_ahead(engine, database)


def _write_ahead(engine: Engine, database: str) -> None:
    """Let readers and the writer work side by side. The file remembers it, so only a file that is ours is told."""
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
    # Imported only when there is something to do: it takes a third of a second.
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
