"""How fast a page may ask."""

from __future__ import annotations

from typing import Final

__all__ = ["Allowance"]

BURST: Final = 10  # seconds' worth of messages may come at once


class Allowance:
    """A token bucket: how much a page may still ask now."""

    def __init__(self, per_second: float, now: float) -> None:
        """`per_second` is the number of messages in the long run; 0: as many as it likes."""
        self._rate, self._most = per_second, BURST * per_second
        self._left, self._then = self._most, now

    def wait(self, cost: float, now: float) -> float:
        """Spend this much, and return for how many seconds its sender has to wait."""
        if not self._rate:
            return 0.0
        left = self._left + (now - self._then) * self._rate
        self._left = (min(self._most, left)) - cost
        self._then = now
        return 0.0 if self._left >= 0 else -self._left / self._rate

    def spend(self, now: float) -> bool:
        """Spend one message's worth, if its sender does not have to wait for it; else nothing."""
        if not self._rate:
            return True
        left = min(self._most, self._left + (now - self._then) * self._rate)
        if left < 1:
            return False
        self._left, self._then = left - 1, now
        return True
