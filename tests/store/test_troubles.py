"""A database in trouble: one sentence each, and nothing is changed."""

from __future__ import annotations

import os
import pwd
import socket
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import create_engine, event, make_url, text

from wurf.store import Store, StoredTable, StoreError, Written, default_database


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "wurf.sqlite"


@pytest.fixture
def kept(file: Path, table: StoredTable) -> Iterator[Path]:
    """A database with a table in it, closed."""
    store = Store(str(file))
    store.create(table)
    store.close()
    yield file
    again = Store(str(file))  # whatever happened in between
    assert again.load(table.id).seats == table.seats
    again.close()


@contextmanager
def as_anybody() -> Iterator[None]:
    """As somebody who is not root, whom file permissions would not stop."""
    if os.geteuid():
        yield
        return
    os.seteuid(pwd.getpwnam("nobody").pw_uid)
    try:
        yield
    finally:
        os.seteuid(0)


def content(folder: Path) -> dict[str, bytes]:
    """The files in a folder, without what SQLite only scribbles on."""
    files = {path.name: path.read_bytes() for path in folder.iterdir()}
    return {name: held for name, held in files.items() if not name.endswith("-shm") and held}


def impatient(file: Path) -> str:
    return f"sqlite:///{file}?timeout=0.05"


def test_it_writes_through_to_the_disk(file: Path) -> None:
    store = Store(str(file))
    with store.engine.connect() as connection:
        settings = {
            name: connection.exec_driver_sql(f"PRAGMA {name}").scalar()
            for name in ("journal_mode", "synchronous", "foreign_keys", "busy_timeout")
        }
    store.close()
    assert settings == {"journal_mode": "wal", "synchronous": 2, "foreign_keys": 1, "busy_timeout": 5000}


def test_a_locked_database_cannot_be_opened(kept: Path) -> None:
    other = sqlite3.connect(kept)
    other.execute("BEGIN IMMEDIATE")
    with pytest.raises(StoreError, match=r"^The database .*wurf\.sqlite is locked by another program\.$"):
        Store(impatient(kept))
    other.close()


def test_an_append_to_a_locked_database_changes_nothing_and_works_later(kept: Path, table: StoredTable) -> None:
    store = Store(impatient(kept))
    other = sqlite3.connect(kept)
    other.execute("BEGIN IMMEDIATE")
    with pytest.raises(StoreError, match="is locked by another program"):
        store.append(table.id, 1, [Written(0, "start a1")])
    other.close()
    assert store.load(table.id).entries == ()
    store.append(table.id, 1, [Written(0, "start a1")])
    assert [entry.action for entry in store.load(table.id).entries] == ["start a1"]
    store.close()


@pytest.mark.parametrize("folder_too", [False, True])
def test_a_read_only_database_cannot_be_opened(kept: Path, folder_too: bool) -> None:
    for folder in kept.parents:  # pytest's own folders are for root alone
        if folder.stat().st_uid == os.geteuid() and not folder.stat().st_mode & 0o001:
            folder.chmod(0o755)
    kept.chmod(0o444)
    kept.parent.chmod(0o555 if folder_too else 0o777)
    before = content(kept.parent)
    with as_anybody(), pytest.raises(StoreError, match=r"^The database .*wurf\.sqlite is read-only\.$"):
        Store(str(kept))
    kept.parent.chmod(0o755)
    kept.chmod(0o644)
    assert content(kept.parent) == before


def test_a_full_disk_keeps_what_was_there(kept: Path, table: StoredTable) -> None:
    store = Store(str(kept))

    @event.listens_for(store.engine, "connect")
    def small(connection: Any, _record: object) -> None:
        pages = connection.execute("PRAGMA page_count").fetchone()[0]
        connection.execute(f"PRAGMA max_page_count={pages + 1}")

    store.engine.dispose()  # so that the limit holds from the next connection on
    long = [Written(0, "start a1" + " " * 10_000)]
    with pytest.raises(StoreError, match=r"^There is no room left for the database .*wurf\.sqlite\.$"):
        store.append(table.id, 1, long)
    assert store.load(table.id).entries == ()
    store.append(table.id, 1, [Written(0, "start a1")])
    store.close()


@pytest.mark.parametrize("garbage", [b"Dear diary, " * 500, b"SQLite format 3\0" + b"\xff" * 5000])
def test_a_file_that_is_no_database_is_left_alone(file: Path, garbage: bytes) -> None:
    file.write_bytes(garbage)
    with pytest.raises(StoreError, match=r"is damaged, or not a database at all\.$"):
        Store(str(file))
    assert content(file.parent) == {file.name: garbage}


def test_a_damaged_database_says_so(kept: Path, table: StoredTable, tmp_path: Path) -> None:
    damaged = tmp_path / "damaged.sqlite"
    whole = kept.read_bytes()
    damaged.write_bytes(whole[:4096] + b"\xa5" * (len(whole) - 4096))
    with pytest.raises(StoreError, match=r"damaged\.sqlite is damaged, or not a database at all\.$"):
        Store(str(damaged)).load(table.id)


def newer(database: str) -> None:
    Store(database).close()
    engine = create_engine(database if "://" in database else f"sqlite:///{database}")
    with engine.begin() as connection:
        connection.execute(text("update alembic_version set version_num = '1000'"))
    engine.dispose()


def foreign(database: str) -> None:
    engine = create_engine(database if "://" in database else f"sqlite:///{database}")
    with engine.begin() as connection:
        connection.execute(text("create table recipes (name varchar primary key)"))
    engine.dispose()


@pytest.mark.parametrize(
    ("make", "sentence"),
    [(newer, r"belongs to a newer version of Wurf\.$"), (foreign, r"belongs to another program\.$")],
)
def test_a_newer_or_foreign_database_is_left_alone(
    database: str, tmp_path: Path, make: Callable[[str], None], sentence: str
) -> None:
    make(database)
    before = content(tmp_path)
    with pytest.raises(StoreError, match=sentence):
        Store(database)
    assert content(tmp_path) == before


def test_a_folder_that_does_not_exist_is_not_made_up(tmp_path: Path) -> None:
    with pytest.raises(StoreError, match=r"^The database .* cannot be opened\.$"):
        Store(str(tmp_path / "nowhere" / "wurf.sqlite"))
    assert content(tmp_path) == {}


@pytest.mark.parametrize("url", ["mysql://wurf:secret@db/wurf", "sqlite://", "sqlite:///:memory:", "://x"])
def test_other_kinds_of_database_are_refused_without_showing_a_password(url: str) -> None:
    with pytest.raises(StoreError, match="Wurf keeps its tables in a file") as refused:
        Store(url)
    assert "secret" not in str(refused.value)


def test_a_postgresql_that_is_not_there_is_named_without_its_password() -> None:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        url = f"postgresql://wurf:secret@127.0.0.1:{free.getsockname()[1]}/wurf"
        with pytest.raises(StoreError, match=r"^The database postgresql\+psycopg://wurf:\*\*\*@.* cannot be opened\.$"):
            Store(url)


def test_a_postgresql_database_that_does_not_exist_cannot_be_opened(postgres_url: str) -> None:
    with pytest.raises(StoreError, match=r"cannot be opened\.$"):
        Store(make_url(postgres_url).set(database="nope").render_as_string(hide_password=False))


@pytest.mark.parametrize("kind", ["postgres", "postgresql", "postgresql+psycopg"])
def test_every_spelling_of_postgresql_is_understood(postgres_url: str, kind: str) -> None:
    Store(postgres_url.replace("postgresql+psycopg", kind)).close()


def test_a_read_only_postgresql_cannot_be_opened(postgres_url: str) -> None:
    engine = create_engine(postgres_url)
    name = make_url(postgres_url).database
    with engine.begin() as connection:
        connection.execute(text(f"alter database {name} set default_transaction_read_only = on"))
    engine.dispose()
    with pytest.raises(StoreError, match=r"is read-only\.$"):
        Store(postgres_url)


def test_a_postgresql_that_went_away_comes_back(postgres_url: str, table: StoredTable) -> None:
    store = Store(postgres_url)
    store.create(table)
    admin = create_engine(postgres_url)
    with admin.begin() as connection:
        others = "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database()"
        connection.execute(text(f"{others} and pid <> pg_backend_pid()"))
    admin.dispose()
    store.append(table.id, 1, [Written(0, "start a1")])
    assert len(store.load(table.id).entries) == 1
    store.close()


def test_the_database_is_in_the_users_data_folder_unless_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("WURF_DATABASE", raising=False)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert default_database() == str(tmp_path / "wurf/wurf.sqlite")
    Store(default_database()).close()
    monkeypatch.setenv("WURF_DATABASE", "postgresql://wurf@db/wurf")
    assert default_database() == "postgresql://wurf@db/wurf"


def test_a_data_folder_that_cannot_be_made_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("WURF_DATABASE", raising=False)
    (tmp_path / "file").touch()
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "file"))
    with pytest.raises(
        StoreError, match=r"^The folder .*file/wurf for the database cannot be made: Not a directory\.$"
    ):
        default_database()
