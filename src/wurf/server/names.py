"""Names and lines of chat as people type them: tidied, and refused if nobody could read them."""

from __future__ import annotations

import re
import unicodedata

from wurf.core.game import SetupError
from wurf.core.text import WurfError

__all__ = ["line_from", "name_from"]

# Joiners and variation selectors shape the character before them: emoji and many scripts need them.
_SHAPING = {"\u200c", "\u200d", "\ufe0e", "\ufe0f", *map(chr, range(0xE0020, 0xE0080))}
_SPACES = re.compile(r"\s+")


def name_from(text: str) -> str:
    """A name, in normal form; raises SetupError if it is empty, invisible, or has characters that cannot be printed."""
    name = unicodedata.normalize("NFC", text).strip()
    if not _printable(name):  # a record has one line per name
        raise SetupError("error-name")
    return name


def line_from(text: str) -> str:
    """A line of chat, in normal form and on one line."""
    line = unicodedata.normalize("NFC", _SPACES.sub(" ", text)).strip()
    if not _printable(line):
        raise WurfError("error-chat-text")
    return line


def _printable(text: str) -> bool:
    """There is something to see, and nothing that cannot be printed or changes the order of what follows."""
    visible = [character for character in text if character not in _SHAPING]
    return any(map(_seen, visible)) and all(character.isprintable() for character in visible)


def _seen(character: str) -> bool:
    """Whether a character leaves ink: not a space, not a filler that only looks like a letter to Unicode."""
    return character not in "\u115f\u1160\u3164\uffa0\u2800" and unicodedata.category(character)[0] not in "ZCM"
