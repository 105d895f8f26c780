"""Two sources of chance: dice that anyone can check afterwards, and a small fast generator for kernels."""

from __future__ import annotations

import hashlib
import hmac
import secrets
import struct
from functools import lru_cache

from wurf.core.kernel import kernel

__all__ = ["Dice", "below", "derive", "mixed", "new_seed", "seed_hash"]

_WORD = 1 << 32
_WORDS = struct.Struct(">8I")
_STATE = (1 << 63) - 1


def new_seed() -> str:
    """A secret seed, as text."""
    return secrets.token_hex(16)


def seed_hash(seed: str) -> str:
    """What is published before the game: enough to recognise the seed, not to guess it."""
    return hashlib.sha256(seed.encode()).hexdigest()


def derive(seed: str, *purpose: str | int) -> int:
    """A number below 2**63 for this purpose alone, which reveals nothing about the seed."""
    message = "/".join(map(str, purpose)).encode()
    digest = hmac.digest(seed.encode(), message, "sha256")
    return int.from_bytes(digest[:8], "big") & _STATE


class Dice:
    """The draws for one of nature's moves: the stream HMAC-SHA256(seed, "draw/block").

    Every draw has a stream of its own, named by its number in the match, so that a resumed or forked match and a
    verifier get the same outcomes without replaying the earlier ones.
    """

    def __init__(self, seed: str, draw: int) -> None:
        self._keyed, self._draw, self._block = _keyed(seed), draw, 0
        self._words: list[int] = []

    def below(self, n: int) -> int:
        """A number from 0 to n - 1, all exactly equally likely: words that would add modulo bias are skipped."""
        if not 1 <= n <= _WORD:
            raise ValueError(f"A draw needs 1 to {_WORD} outcomes, not {n}.")
        unbiased = _WORD - _WORD % n
        while (word := self._word()) >= unbiased:
            pass
        return word % n

    def _word(self) -> int:
        if not self._words:
            block = self._keyed.copy()
            block.update(b"%d/%d" % (self._draw, self._block))
            self._block += 1
            self._words = [*reversed(_WORDS.unpack(block.digest()))]
        return self._words.pop()


@lru_cache(1024)
def _keyed(seed: str) -> hmac.HMAC:
    """HMAC-SHA256 with this key, to be copied: most of a draw's time went into looking the algorithm up and mixing the
    key in."""
    return hmac.new(seed.encode(), digestmod="sha256")


FACTOR, ADDEND = 3202034522624059733, 1442695040888963407


def mixed(rng: int) -> int:
    """The next state of the small generator: 63 bits, the same interpreted and compiled.

    Not a kernel: compiled code assumes that ints never overflow, and would drop the modulus. `machine_code.py` has
    the exact instructions instead.
    """
    return (rng * FACTOR + ADDEND) & _STATE


@kernel
def below(rng: int, n: int) -> int:
    """A number from 0 to n - 1 from a state's high bits (n far below 2**31, where the bias is negligible)."""
    return ((rng >> 32) * n) >> 31
