"""Reading the text of a position: lines of `key: value`, in any order."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import TypeVar

from wurf.core.text import WurfError

__all__ = ["Lines", "PositionError"]

T = TypeVar("T")


class PositionError(WurfError):
    """A text that is not a position of the game; the sentence names the line and what is expected there."""


class Lines:
    """The lines of a position. Each is taken once; `end` raises if any is left over.

    A seat's keys begin with the seat: `seat 2 figure: d4`.
    """

    def __init__(self, text: str) -> None:
        self._lines: dict[str, tuple[int, str]] = {}
        for number, line in enumerate(text.splitlines(), 1):
            line = line.partition("#")[0].strip()
            key, colon, value = line.partition(":")
            key = " ".join(key.split())
            if not line:
                continue
            if not colon or key in self._lines:
                raise _error(number, line, "another key" if colon else "key: value")
            self._lines[key] = number, value.strip()

    @property
    def seats(self) -> int:
        """The highest seat number in any line, counted from 1."""
        found = (re.match(r"seat ([1-9]\d?)\b", key) for key in self._lines)
        return max((int(seat[1]) for seat in found if seat), default=0)

    def take(self, key: str, default: T, read: Callable[[str], T], expected: str) -> T:
        """The value of a line, or the default if there is no such line. `read` raises ValueError, KeyError or a
        WurfError if the value is not what is expected."""
        number, value = self._lines.pop(key, (0, ""))
        if not number:
            return default
        try:
            return read(value)
        except (ValueError, KeyError, IndexError, WurfError) as error:
            raise _error(number, f"{key}: {value}", expected) from error

    def number(self, key: str, default: int, least: int, most: int) -> int:
        def read(value: str) -> int:
            if not re.fullmatch(r"-?\d{1,15}", value) or not least <= int(value) <= most:
                raise ValueError
            return int(value)

        return self.take(key, default, read, f"{least} … {most}")

    def word(self, key: str, default: int, words: Sequence[str]) -> int:
        """The index in `words` of the word on a line."""
        return self.take(key, default, [*words].index, " / ".join(words))

    def end(self) -> None:
        for key, (number, value) in self._lines.items():
            raise _error(number, f"{key}: {value}", "")


def _error(number: int, text: str, expected: str) -> PositionError:
    if not expected:
        return PositionError("error-position-key", line=number, text=text[:60])
    return PositionError("error-position", line=number, text=text[:60], expected=expected)
