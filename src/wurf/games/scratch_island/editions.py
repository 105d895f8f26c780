"""Editions: what names a set of 48 maps (S4).

A known edition is a number; 1 is the booklet. A secret one is drawn for one game, and named at its end: 128 random bits
as 26 digits and letters, such as 4k2m9q-0xv7c-hh3ta-8w1rn-zd5ge. It needs that many bits: the foil is there for all to
see, so with fewer somebody could try all names until one gives the same foil, and then know what lies under it.

Records from before 2027 name secret editions by numbers of 52 bits, which can still be drawn to verify them.
"""

from __future__ import annotations

import re
from typing import Final

from wurf.core.rng import Dice

__all__ = [
    "BOOKLET",
    "LAST_NUMBER",
    "NAME",
    "NUMBER",
    "SECRET",
    "UNTOLD",
    "Edition",
    "Words",
    "drawn",
    "edition_in",
    "exists",
    "is_drawn_from",
    "numbered",
    "of_number",
    "words",
]

Edition = int | str  # a number, or a name
Words = tuple[int, int, int]  # the same for kernels, which know ints below 2**63 only

BOOKLET: Final = 1
SECRET: Final = "secret"  # in a set-up: one that is drawn for this game
NUMBER: Final = 0  # in set-ups from before 2027: a secret one, drawn as a number
FIRST_SECRET_NUMBER: Final = 1 << 32
LAST_NUMBER: Final = FIRST_SECRET_NUMBER + (1 << 52) - 1  # browsers count exactly up to here

SIGNS: Final = "0123456789abcdefghjkmnpqrstvwxyz"  # without i, l, o and u, which are mistaken for others
NAME: Final = f"[0-7][{SIGNS}]{{5}}(-[{SIGNS}]{{5}}){{4}}"  # Python and JavaScript read it alike
BITS: Final = 128
GROUPS: Final = (6, 11, 16, 21, 26)  # where the groups of a name end

WORD: Final = 44  # bits; three words hold all names, and the numbers below them
UNTOLD: Final[Words] = (0, 0, 0)  # in views, while it would give away what is hidden


def exists(edition: object) -> bool:
    """Whether maps can be dealt from it."""
    if isinstance(edition, str):
        return re.fullmatch(NAME, edition) is not None
    return isinstance(edition, int) and BOOKLET <= edition <= LAST_NUMBER


def drawn(wanted: Edition, dice: Dice) -> Edition:
    """The edition played at a table that asks for this one."""
    if wanted == SECRET:
        bits = 0
        for _ in range(BITS // 32):
            bits = bits << 32 | dice.below(1 << 32)
        return of_number(1 << BITS | bits)
    if wanted == NUMBER:
        return FIRST_SECRET_NUMBER + (dice.below(1 << 26) << 26 | dice.below(1 << 26))
    return wanted


def is_drawn_from(wanted: Edition, edition: Edition) -> bool:
    """Whether nature may deal this edition at a table that asks for that one. The booklet may always stand in for a
    secret one: it is the only edition that kernels know."""
    if wanted == SECRET:
        return isinstance(edition, str) or edition == BOOKLET
    if wanted == NUMBER:
        return isinstance(edition, int) and (edition >= FIRST_SECRET_NUMBER or edition == BOOKLET)
    return edition == wanted


# One number for each


def numbered(edition: Edition) -> int:
    """Numbers stand for themselves; names follow from 2**128 on; SECRET comes last."""
    if isinstance(edition, int):
        return edition
    if edition == SECRET:
        return 2 << BITS
    bits = 0
    for sign in edition.replace("-", ""):
        bits = bits << 5 | SIGNS.index(sign)
    return 1 << BITS | bits


def of_number(number: int) -> Edition:
    if number < 1 << BITS:
        return number
    if number == 2 << BITS:
        return SECRET
    bits = number - (1 << BITS)
    signs = "".join(SIGNS[bits >> 5 * at & 31] for at in reversed(range(GROUPS[-1])))
    return "-".join(signs[start:end] for start, end in zip((0, *GROUPS), GROUPS, strict=False))


def words(edition: Edition) -> Words:
    number, low = numbered(edition), (1 << WORD) - 1
    return number & low, number >> WORD & low, number >> 2 * WORD


def edition_in(words: Words) -> Edition:
    return of_number(words[0] | words[1] << WORD | words[2] << 2 * WORD)
