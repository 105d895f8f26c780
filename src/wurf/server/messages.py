"""Decoding messages from pages, and refusing them."""

from __future__ import annotations

from typing import TypeVar

import msgspec

from wurf.core.game import IllegalAction, SetupError
from wurf.core.text import WurfError
from wurf.games import UnknownGame
from wurf.server import wire
from wurf.store import OtherRules, StoreConflict, StoreError, UnknownTable

__all__ = ["BadMessage", "NotFound", "OtherOrigin", "TooLarge", "decoded", "refused", "status_of"]

T = TypeVar("T")


class BadMessage(WurfError):
    """A message that is not valid."""


class TooLarge(BadMessage):
    """A message longer than MAX_MESSAGE."""

    def __init__(self) -> None:
        super().__init__("error-message-large", limit=wire.MAX_MESSAGE // 1024)


class NotFound(WurfError):
    """There is nothing at this address."""


class OtherOrigin(WurfError):
    """A request sent by another site's page."""


_STATUS: dict[type[WurfError], int] = {
    TooLarge: 413,
    BadMessage: 400,
    SetupError: 400,
    OtherOrigin: 403,
    NotFound: 404,
    UnknownGame: 404,
    UnknownTable: 404,
    OtherRules: 409,
    StoreConflict: 409,
    StoreError: 503,
}


def decoded(content: bytes, decoder: msgspec.json.Decoder[T]) -> T:
    """The message in some JSON; raises BadMessage if it is not valid."""
    if len(content) > wire.MAX_MESSAGE:
        raise TooLarge
    try:
        return decoder.decode(content)
    except msgspec.ValidationError as error:
        reason = str(error)
        kind = "`$.type`" in reason or "`type`" in reason
        raise (BadMessage("error-message-kind") if kind else BadMessage("error-message", reason=reason)) from error
    except (msgspec.DecodeError, RecursionError, UnicodeDecodeError) as error:
        raise BadMessage("error-message-json") from error


def refused(error: WurfError, id: int = 0) -> wire.Refused:
    """The refusal to send to a page; `id` is the page's own number of its request, if it had one."""
    return wire.Refused(error.message, error.rule if isinstance(error, IllegalAction) else "", id)


def status_of(error: WurfError) -> int:
    """The HTTP status of a refusal."""
    return next((status for kind, status in _STATUS.items() if isinstance(error, kind)), 400)
