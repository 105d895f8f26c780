"""Analyses for workers to carry out in tests."""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path


def counted(given: bytes, report: Callable[..., None]) -> bytes:
    """Counts up to a number and reports each step."""
    last = int(given)
    for number in range(1, last + 1):
        report(number / last, str(number).encode())
    return f"counted to {last}".encode()


def endless(given: bytes, report: Callable[..., None]) -> bytes:
    """Never ends by itself; a file says that it has begun, and another that it was stopped."""
    folder = Path(given.decode())
    try:
        while True:
            report(0.5)
            (folder / "begun").touch()
            time.sleep(0.01)
    finally:
        (folder / "stopped").touch()


def busy(given: bytes, _report: Callable[..., None]) -> bytes:
    """Works for so many seconds and says nothing."""
    end = time.monotonic() + float(given)
    while time.monotonic() < end:
        pass
    return b"done"


def hung(_given: bytes, _report: Callable[..., None]) -> bytes:
    time.sleep(3600)
    return b""
