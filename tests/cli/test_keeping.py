"""`wurf backup` and `wurf export`, beside a server that runs."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx

from tests.server.test_process import ADA, OTTO, create, joined, play
from wurf.core import record
from wurf.games import load


def test_a_backup_and_the_records_are_written_while_the_server_runs(
    wurf_server: Callable[..., Any], wurf: Callable[..., Any], tmp_path: Path
) -> None:
    database = f"sqlite:///{tmp_path}/wurf.sqlite"
    server = wurf_server(database)
    ended, tokens = create(server.url, ADA, OTTO, turn_cap=2)
    with joined(server.url, ended, tokens) as page:
        play(page, lambda update: update["result"] is not None)
    running, others = create(server.url, ADA, OTTO)
    with joined(server.url, running, others) as page:
        known = play(page, lambda update: update["sequence"] >= 4)
        code, said, _ = wurf("backup", tmp_path / "copy.sqlite", "--database", database)
        assert (code, said.split(":")[0]) == (0, f"{tmp_path / 'copy.sqlite'} is complete")
        code, said, _ = wurf("export", tmp_path / "games", "--database", database)
        assert (code, said) == (0, f"One record was written to {tmp_path / 'games'}.\n")
    (file,) = (tmp_path / "games").iterdir()
    record.verify(record.parse(file.read_text()), load)
    assert wurf("export", tmp_path / "games", "--database", database)[1].startswith("0 records were")
    assert wurf("backup", tmp_path / "copy.sqlite", "--database", database)[0] == 2
    server.stop()
    copy = wurf_server(f"sqlite:///{tmp_path}/copy.sqlite")
    with joined(copy.url, running, others) as page:
        assert play(page, lambda update: True)["sequence"] >= known["sequence"]
    assert httpx.get(f"{copy.url}/api/tables/{ended}/record").text == file.read_text()
