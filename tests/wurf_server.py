"""`wurf serve` in a process of its own."""

from __future__ import annotations

import contextlib
import multiprocessing
import os
import re
import signal
import subprocess
import sys
import time
from dataclasses import dataclass, field
from pathlib import Path

import pytest

READY_SECONDS = 120.0
READY = multiprocessing.get_context("forkserver")
READY.set_forkserver_preload(["tests.wurf_server", "tests.ready_to_serve"])


class Forked:
    """A process like one of `subprocess`, forked from one that has already imported what it needs: that takes most of
    a server's start."""

    def __init__(self, arguments: list[str], log: Path) -> None:
        self._process = READY.Process(target=_run, args=(arguments, str(log), {**os.environ}))
        self._process.start()

    @property
    def pid(self) -> int:
        assert self._process.pid is not None
        return self._process.pid

    def poll(self) -> int | None:
        return self._process.exitcode

    def wait(self, timeout: float | None = None) -> int:
        self._process.join(timeout)
        if self._process.exitcode is None:
            raise subprocess.TimeoutExpired("wurf", timeout or 0)
        return self._process.exitcode

    def send_signal(self, sign: int) -> None:
        os.kill(self.pid, sign)

    def kill(self) -> None:
        self._process.kill()


def _run(arguments: list[str], log: str, environment: dict[str, str]) -> None:
    from wurf.cli import main

    os.setsid()
    with open(log, "wb") as file:
        os.dup2(file.fileno(), 1)
        os.dup2(file.fileno(), 2)
    os.environ.clear()
    os.environ.update(environment)
    sys.exit(main(arguments))


@dataclass
class WurfServer:
    """A test may kill it and restart it on the same data and port."""

    database: str
    log: Path
    options: tuple[str, ...] = ()
    url: str = ""
    environment: dict[str, str] | None = None
    forked: bool = False
    _process: subprocess.Popen[bytes] | Forked | None = field(default=None, init=False)

    def start(self) -> WurfServer:
        port = self.url.rpartition(":")[2] or "0"
        place = ("--host", "127.0.0.1", "--port", port, "--database", self.database, "--no-browser")
        arguments = ["serve", *place, *self.options]
        # A session of its own, so that a kill takes its worker processes along.
        with self.log.open("wb") as log:
            if self.forked:
                self._process = Forked(arguments, self.log)
            else:
                command = [str(Path(sys.executable).with_name("wurf")), *arguments]
                self._process = subprocess.Popen(
                    command, stdout=log, stderr=log, start_new_session=True, env=self.environment
                )
        self.url = self._wait_until_ready()
        return self

    @property
    def pid(self) -> int:
        assert self._process is not None
        return self._process.pid

    def kill(self) -> None:
        """End it as a power cut would."""
        self._end(signal.SIGKILL)

    def stop(self) -> None:
        """Ask it to end, as Ctrl-C would; what is left after a while is killed."""
        self._end(signal.SIGINT)

    def restart(self) -> WurfServer:
        self.kill()
        return self.start()

    def _wait_until_ready(self) -> str:
        assert self._process is not None
        deadline = time.monotonic() + READY_SECONDS
        while self._process.poll() is None and time.monotonic() < deadline:
            if found := re.search(r"http://127\.0\.0\.1:\d+(?=\D)", self.log.read_text()):
                return found[0]
            time.sleep(0.02)
        self.kill()
        pytest.fail(f"`wurf serve` did not become ready. It said:\n{self.log.read_text()}")

    def _end(self, sign: signal.Signals) -> None:
        if (process := self._process) is None:
            return
        self._process = None
        if process.poll() is None:
            process.send_signal(sign)
        try:
            process.wait(timeout=10)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()
        finally:
            with contextlib.suppress(ProcessLookupError):
                os.killpg(process.pid, signal.SIGKILL)
