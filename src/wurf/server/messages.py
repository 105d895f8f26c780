"""Decoding messages from pages, and refusing them."""

from __future__ import annotations

import logging
from typing import TypeVar

import msgspec

from wurf.bots import Busy
from wurf.core.game import IllegalAction, SetupError
from wurf.core.text import Message, WurfError
from wurf.games import UnknownGame
from wurf.server import wire
from wurf.store import OtherRules, StoreConflict, StoreError, UnknownTable

__all__ = [
    "BadMessage",
    "MailTrouble",
    "NotAllowed",
    "NotFound",
    "OtherHost",
    "OtherOrigin",
    "SeatTaken",
    "TooLarge",
    "TooMany",
    "decoded",
    "refused",
    "status_of",
]

log = logging.getLogger("wurf")
T = TypeVar("T")


class BadMessage(WurfError):
    """A message that is not valid."""


class TooLarge(BadMessage):
    """A message that is too long."""

    def __init__(self, most: int = wire.MAX_MESSAGE) -> None:
        super().__init__("error-message-large", limit=most // 1024)


class NotFound(WurfError):
    """There is nothing at this address."""


class NotAllowed(WurfError):
    """Somebody else may do this, but not who asks."""


class MailTrouble(WurfError):
    """A mail could not be sent."""


class SeatTaken(WurfError):
    """Somebody else was first to sit down."""


class OtherOrigin(WurfError):
    """A request sent by another site's page."""


class OtherHost(WurfError):
    """A request for a host that this server is not known by."""


class TooMany(WurfError):
    """More than one client, or all together, may have."""


_STATUS: dict[type[WurfError], int] = {
    TooLarge: 413,
    BadMessage: 400,
    SetupError: 400,
    OtherHost: 421,
    OtherOrigin: 403,
    TooMany: 429,
    Busy: 503,
    NotAllowed: 403,
    SeatTaken: 409,
    MailTrouble: 503,
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
    """The refusal to send to a page; `id` is the page's own number of its request, if it had one. Where the database
    lies is nobody's business but the log's."""
    message = error.message
    if isinstance(error, StoreError) and "database" in message.args:
        log.warning("%s", error)
        message = Message("error-store-full" if message.id == "error-database-full" else "error-store")
    return wire.Refused(message, error.rule if isinstance(error, IllegalAction) else "", id)


def status_of(error: WurfError) -> int:
    """The HTTP status of a refusal."""
    return next((status for kind, status in _STATUS.items() if isinstance(error, kind)), 400)
