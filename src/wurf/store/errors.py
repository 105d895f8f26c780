"""Database errors, each as one sentence."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager

from sqlalchemy.exc import DBAPIError, IntegrityError, SQLAlchemyError

from wurf.core.text import WurfError

__all__ = ["OtherRules", "StoreConflict", "StoreError", "UnknownTable", "as_sentence", "sentences"]


class StoreError(WurfError):
    """The database cannot do what was asked; nothing was changed."""


class StoreConflict(StoreError):
    """Another writer was first to append these sequence numbers."""


class UnknownTable(StoreError):
    """There is no table with this id."""


class OtherRules(StoreError):
    """The table was started with rules or components that this Wurf does not have."""


# Prefixes of SQLite's error names and of PostgreSQL's SQLSTATEs.
_TROUBLES = {
    "SQLITE_BUSY": "error-database-locked",
    "SQLITE_LOCKED": "error-database-locked",
    "SQLITE_READONLY": "error-database-read-only",
    "SQLITE_FULL": "error-database-full",
    "SQLITE_CORRUPT": "error-database-corrupt",
    "SQLITE_NOTADB": "error-database-corrupt",
    "SQLITE_CANTOPEN": "error-database-unreachable",
    "SQLITE_IOERR": "error-database-broken-disk",
    "55P03": "error-database-locked",
    "25006": "error-database-read-only",
    "42501": "error-database-read-only",  # a role without the right to write
    "53100": "error-database-full",
    "XX001": "error-database-corrupt",
    "XX002": "error-database-corrupt",
    "58030": "error-database-broken-disk",
    "57014": "error-database-slow",  # the statement's time limit
    "08": "error-database-unreachable",
    "57P": "error-database-unreachable",
    "3D000": "error-database-unreachable",
    "28": "error-database-unreachable",
}


@contextmanager
def sentences(database: str) -> Iterator[None]:
    """Turn database exceptions into sentences that name the database."""
    try:
        yield
    except (SQLAlchemyError, sqlite3.Error) as error:
        raise as_sentence(database, error) from error


def as_sentence(database: str, error: BaseException) -> StoreError:
    """A database's exception as a sentence that names the database."""
    if isinstance(error, StoreError):
        return error
    if isinstance(error, IntegrityError):
        return StoreConflict("error-conflict")
    cause = error.orig if isinstance(error, DBAPIError) and error.orig else error
    return _sentence(database, cause)


def _sentence(database: str, cause: BaseException) -> StoreError:
    code = getattr(cause, "sqlite_errorname", None) or getattr(cause, "sqlstate", None) or ""
    for beginning, id in _TROUBLES.items():
        if code.startswith(beginning):
            return StoreError(id, database=database)
    if not code and any(kind.__name__ == "OperationalError" for kind in type(cause).__mro__):  # psycopg found no server
        return StoreError("error-database-unreachable", database=database)
    reason = (str(cause).splitlines() or [type(cause).__name__])[0]
    return StoreError("error-database", database=database, reason=reason)
