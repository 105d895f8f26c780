"""Events as sentences: the reader is "you", others are called by name. `web/src/kit/telling.ts` does the same."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from wurf.core.shown import Event
from wurf.core.text import LANGUAGES, Message, say

__all__ = ["is_you", "tell"]


def tell(event: Event, names: Sequence[str], you: int | None = None, language: str | None = None) -> str:
    """An event as a sentence for the reader at seat `you`. Its message gets `$name` and `$you` ("yes" or "no") for the
    event's seat, and `$other` and `$otheryou` for the other seat, if there is one."""
    args = dict(event.message.args)
    for seat, name, spoken_to in ((event.seat, "name", "you"), (event.other, "other", "otheryou")):
        if seat is not None:
            args |= {name: names[seat], spoken_to: "yes" if is_you(seat, names, you) else "no"}
    return say(Message(event.message.id, args), language)


def is_you(seat: int, names: Sequence[str], you: int | None = None) -> bool:
    """Whether a seat is "you". For a reader without a seat, that is only somebody whose name is "You"."""
    return seat == you if you is not None else names[seat] in _words_for_you()


@cache
def _words_for_you() -> frozenset[str]:
    """What people are called who have given no name: in any language, because they may have changed it since."""
    return frozenset(say(Message("page-you"), language) for language in LANGUAGES)
