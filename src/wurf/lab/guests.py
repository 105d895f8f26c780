"""Bots of one's own, each in a process of its own with limits. Whatever one does wrong becomes a `Forfeit`."""

from __future__ import annotations

import re
import subprocess
import sys
import tempfile
import threading
import weakref
from contextlib import suppress
from typing import IO, Any, Final

import msgspec

from wurf.core.game import Game, IllegalAction
from wurf.core.text import Message
from wurf.lab.guest import STARTING, Answer, Ask, Hello, read_frame, write_frame
from wurf.lab.plan import Limits

__all__ = ["Forfeit", "Guest"]

GRACE: Final = 5.0  # seconds after which a process is killed whose own watchdog does not end it


class Forfeit(Exception):
    """The bot loses this game."""

    def __init__(self, line: int, reason: Message) -> None:
        super().__init__(line, reason)
        self.line, self.reason = line, reason


class Guest:
    """A bot of one's own. Its process starts with the first choice, and again after it died."""

    def __init__(self, game: Game, name: str, source: str, limits: Limits) -> None:
        components = None if game.components.shipped else game.components
        self._game, self._limits = game, limits
        self._hello = Hello(game.meta.id, components, name, source, limits.seconds, limits.memory)
        self._process: subprocess.Popen[bytes] | None = None
        self._errors: IO[bytes] | None = None

    def choose(self, view: Any, seed: int) -> Any:
        """The bot's choice, which need not be legal; raises Forfeit if there is none."""
        answer = self._asked(Ask(msgspec.msgpack.encode(view), seed), self._limits.seconds)
        try:
            return self._game.parse(answer.action)
        except IllegalAction as error:
            raise self.refused(view, seed, answer.action, error.message) from error

    def refused(self, view: Any, seed: int, action: str, reason: Message) -> Forfeit:
        """The Forfeit for an illegal choice, with the line that returned it."""
        answer = self._asked(Ask(msgspec.msgpack.encode(view), seed, tracing=True), self._limits.seconds)
        return Forfeit(answer.line, Message("lab-guest-illegal", {"action": action[:80], "reason": reason}))

    def _asked(self, ask: Ask, seconds: float) -> Answer:
        if self._process is None:
            self._start()
        answer = self._exchanged(ask, seconds)
        if answer.error:
            raise Forfeit(answer.line, Message("lab-guest-raised", {"error": answer.error}))
        return answer

    def _start(self) -> None:
        self._errors = tempfile.TemporaryFile()  # noqa: SIM115 - closed in `_stop`
        self._process = subprocess.Popen(
            [sys.executable, "-m", "wurf.lab.guest"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=self._errors,
            start_new_session=True,  # a Ctrl-C is not for the bot
        )
        weakref.finalize(self, _end, self._process, self._errors)
        answer = self._exchanged(self._hello, STARTING)
        if answer.missing:
            self._stop()
            raise Forfeit(0, Message("lab-guest-missing"))
        if answer.error:
            self._stop()
            raise Forfeit(answer.line, Message("lab-guest-raised", {"error": answer.error}))

    def _exchanged(self, message: msgspec.Struct, seconds: float) -> Answer:
        process = self._process
        assert process is not None and process.stdin is not None and process.stdout is not None  # noqa: PT018
        killing = threading.Timer(seconds + GRACE, process.kill)
        killing.start()
        try:
            write_frame(process.stdin, message)  # type: ignore[arg-type]
            frame = read_frame(process.stdout)  # type: ignore[arg-type]
        except OSError:
            frame = None
        finally:
            killing.cancel()
        if frame is None:
            raise self._died(seconds)
        return msgspec.msgpack.decode(frame, type=Answer)

    def _died(self, seconds: float) -> Forfeit:
        assert self._errors is not None
        self._errors.seek(0)
        told = self._errors.read(100_000).decode(errors="replace")
        self._stop()
        if "Timeout (" not in told:
            return Forfeit(0, Message("lab-guest-died"))
        name = re.escape(self._hello.name)
        found = re.search(rf'File "{name}", line (\d+)', told[told.rindex("Timeout (") :])
        line = int(found[1]) if found else 0
        return Forfeit(line, Message("lab-guest-slow", {"seconds": round(seconds)}))

    def _stop(self) -> None:
        if self._process is not None:
            _end(self._process, self._errors)
            self._process = self._errors = None


def _end(process: subprocess.Popen[bytes], errors: IO[bytes] | None) -> None:
    process.kill()
    process.wait()
    for stream in (process.stdin, process.stdout, errors):
        if stream is not None:
            with suppress(OSError):  # what is left to write
                stream.close()
