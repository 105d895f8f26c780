"""A copy of a whole database, while it is in use: a backup, or a move from one kind of database to another."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path
from typing import Final

from sqlalchemy import func, insert, select

from wurf.store import schema
from wurf.store.database import engine_of, migrate, reading, writing
from wurf.store.errors import StoreError, sentences
from wurf.store.store import Store

__all__ = ["copied"]

AT_ONCE: Final = 1000  # rows


def copied(store: Store, to: str, report: Callable[[int], None] = lambda rows: None) -> int:
    """Copy everything as it is at one moment into a new database, a file or an address, and return the number of rows.
    A file appears under its name only when it is whole. Raises StoreError if there is something already."""
    if "://" in to:
        return _filled(store, to, report)
    file = Path(to)
    if file.exists():
        raise StoreError("cli-error-backup-exists", file=str(file))
    part = file.with_name(file.name + ".part")
    try:
        part.unlink(missing_ok=True)
        rows = _filled(store, str(part), report)
        os.replace(part, file)
    except OSError as error:
        raise StoreError("cli-error-backup-file", file=str(file), reason=error.strerror or str(error)) from error
    finally:
        for name in ("", "-wal", "-shm"):
            part.with_name(part.name + name).unlink(missing_ok=True)
    return rows


def _filled(store: Store, to: str, report: Callable[[int], None]) -> int:
    engine, name = engine_of(to)
    try:
        migrate(engine, name)
        done = 0
        with sentences(store.database), reading(store.engine) as source, sentences(name), writing(engine) as target:
            if target.scalar(select(func.count()).select_from(schema.tables)):
                raise StoreError("cli-error-backup-exists", file=name)
            for table in schema.metadata.sorted_tables:
                rows = source.execute(select(table), execution_options={"yield_per": AT_ONCE}).mappings()
                for part in rows.partitions(AT_ONCE):
                    target.execute(insert(table), [dict(row) for row in part])
                    done += len(part)
                    report(done)
        if engine.dialect.name == "sqlite":
            with sentences(name), engine.connect() as connection:  # one file is the whole backup
                connection.connection.dbapi_connection.execute("PRAGMA journal_mode=DELETE").close()  # type: ignore[union-attr]
        return done
    finally:
        engine.dispose()
