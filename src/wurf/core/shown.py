"""What people are shown of a game: events, offers, previews and results."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from wurf.core.text import Message

__all__ = ["Choice", "Event", "Line", "Offer", "Preview", "Result", "ranked"]


class Line(msgspec.Struct, frozen=True):
    """One line of a final account: what for, and how many points."""

    message: Message
    points: int


class Result(msgspec.Struct, frozen=True):
    points: tuple[int, ...]
    ranks: tuple[int, ...]  # 1 is the best; equal ranks are shared
    tie_break: Message | None  # what decided where points were equal
    accounts: tuple[tuple[Line, ...], ...]  # each seat's points, explained
    teams: tuple[int, ...] = ()  # each seat's team; empty if everyone plays for themselves


def ranked(standings: Sequence[Any]) -> tuple[int, ...]:
    """The rank of each standing: the greatest gets rank 1, equal standings share a rank."""
    return tuple(1 + sum(other > mine for other in standings) for mine in standings)


class Event(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something that happened, to be logged and shown on the board."""

    kind: str  # the game's own word; the page chooses the animation by it
    message: Message  # a whole sentence; `core/telling.py` fills in who is meant
    seat: int | None = None  # who the sentence is about; None: it concerns everyone
    at: tuple[str, ...] = ()  # where it happens, in the game's notation
    points: int = 0
    other: int | None = None  # another seat that the sentence mentions
    motion: tuple[tuple[int, ...], ...] = ()  # how things move, in the game's own numbers


class Choice(msgspec.Struct, frozen=True, omit_defaults=True):
    """One legal action, for the page to offer."""

    action: str  # in the game's notation; the page sends it back
    kind: str
    target: str  # the place to show it at, or where it leads, in notation
    source: str = ""  # where a piece comes from, in games that move pieces
    cells: tuple[str, ...] = ()  # what it covers, in an order in which that can be done
    piece: str = ""  # which piece it moves, by name
    lies: str = ""  # the place where that piece lies now
    other: int | None = None  # the seat that it is taken from
    form: str = ""  # if the page aims: the action with {names} in place of the numbers that it fills in
    numbers: dict[str, int] = {}  # those of this action, by their names in the form, in the units of the sheet


class Preview(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a choice surely brings, told before it is made."""

    points: int | None = None  # that the seat gains, or loses; None where chance or something hidden has a say
    brings: tuple[Message, ...] = ()  # in words, each a few of them
    allows: tuple[str, ...] = ()  # the places that can be reached with it afterwards, in notation


class Offer(msgspec.Struct, frozen=True):
    """What the page shows a seat whose turn it is: the prompt and the legal actions. `Game.why` tells why others are
    illegal, when somebody asks."""

    prompt: Message
    choices: tuple[Choice, ...] = ()
    hint: Message | None = None  # advice for a beginner who asks for it
