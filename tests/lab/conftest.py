"""The command line, with interrupted runs kept in a folder of the test's own."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from wurf.cli import main
from wurf.core.text import speak

Wurf = Callable[..., tuple[int, str, str]]


@pytest.fixture
def wurf(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Wurf:
    monkeypatch.setenv("LC_ALL", "C")
    monkeypatch.setenv("COLUMNS", "100")
    monkeypatch.setenv("WURF_CACHE", str(tmp_path / "cache"))

    def call(*arguments: object) -> tuple[int, str, str]:
        code = main([*map(str, arguments)])
        speak("en")
        said = capsys.readouterr()
        return code, said.out, said.err

    return call
