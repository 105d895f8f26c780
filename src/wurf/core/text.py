"""What people read: messages by name, said in a language by the Fluent catalogue in `locales/`."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path

import msgspec
from fluent.runtime import FluentBundle, FluentResource

__all__ = ["LANGUAGES", "Message", "WurfError", "language_from", "locales", "say", "speak"]

LANGUAGES = ("en", "de", "es")
_spoken = "en"


class Message(msgspec.Struct, frozen=True, omit_defaults=True):
    """A sentence to be said: its name in the catalogue, and what to fill in, other sentences among it."""

    id: str
    args: Mapping[str, str | int | Message] = {}

    def __str__(self) -> str:
        return say(self)


class WurfError(Exception):
    """Something a person can act on, as one sentence."""

    def __init__(self, id: str, /, **args: str | int | Message) -> None:
        self.message = Message(id, args)
        super().__init__(id, args)

    def __str__(self) -> str:
        return say(self.message)


def speak(language: str) -> None:
    """Let this process speak a language wherever none is asked for, sentences inside sentences included."""
    global _spoken
    _spoken = language


def say(message: Message, language: str | None = None) -> str:
    """The sentence in a language; its bare name where the catalogue lacks it (a test keeps that from happening)."""
    bundle = _bundle(language or _spoken)
    if not bundle.has_message(message.id):
        return message.id
    pattern = bundle.get_message(message.id).value
    if pattern is None:
        return message.id
    args = {name: say(arg, language) if isinstance(arg, Message) else arg for name, arg in message.args.items()}
    text, _errors = bundle.format_pattern(pattern, args)
    return str(text)


def language_from(tag: str | None) -> str:
    """The language of ours that a tag such as `de_AT.UTF-8` or `es-MX` asks for; English if none."""
    wanted = (tag or "")[:2].lower()
    return wanted if wanted in LANGUAGES else "en"


def locales() -> Path:
    """The catalogue: beside the package in a wheel, at the root in a checkout."""
    packaged = Path(__file__).parents[1] / "locales"
    return packaged if packaged.is_dir() else Path(__file__).parents[3] / "locales"


@cache
def _bundle(language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    for path in sorted(locales().glob("*.ftl")):
        if path.name.split(".")[-2] == language:
            bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    return bundle
