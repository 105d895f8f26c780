"""What people read: messages by name, put into words by the Fluent catalogue in `locales/`."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from contextvars import ContextVar
from functools import cache
from importlib.metadata import entry_points
from importlib.util import find_spec
from pathlib import Path
from threading import RLock

import msgspec
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Pattern

__all__ = [
    "LANGUAGES",
    "Message",
    "WurfError",
    "catalogue",
    "installed_folders",
    "installed_games",
    "language_from",
    "locales",
    "say",
    "speak",
    "speaking",
]

LANGUAGES = ("en", "de", "es")
_ENTRY = re.compile(r"^([a-zA-Z][\w-]*) *=", re.MULTILINE)
_REFERENCE = re.compile(r"\{\s*([a-z][\w-]*)")  # of a message to another
_spoken: ContextVar[str] = ContextVar("spoken", default="en")


class Message(msgspec.Struct, frozen=True, omit_defaults=True):
    """A sentence: its name in the catalogue and its arguments, which may be sentences too."""

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
    """Set the default language, also for sentences inside sentences. Tasks and `asyncio.to_thread` calls started from
    here inherit it; a new thread starts with English."""
    _spoken.set(language)


@contextmanager
def speaking(language: str) -> Iterator[None]:
    """Set the default language inside a `with` block."""
    before = _spoken.set(language)
    try:
        yield
    finally:
        _spoken.reset(before)


def say(message: Message, language: str | None = None) -> str:
    """The sentence in a language; its bare name if it is not in the catalogue (a test makes sure that it is)."""
    words = _words(language or _spoken.get())
    pattern = words.pattern(message.id)
    if pattern is None:
        return message.id
    args = {name: say(arg, language) if isinstance(arg, Message) else arg for name, arg in message.args.items()}
    text, _errors = words.bundle.format_pattern(pattern, args)
    return str(text)


def language_from(tag: str | None) -> str:
    """Our language for a tag such as `de_AT.UTF-8` or `es-MX`; English if there is none."""
    wanted = (tag or "")[:2].lower()
    return wanted if wanted in LANGUAGES else "en"


def locales() -> Path:
    """The catalogue: beside the package in a wheel, at the root in a checkout."""
    packaged = Path(__file__).parents[1] / "locales"
    return packaged if packaged.is_dir() else Path(__file__).parents[3] / "locales"


def catalogue(area: str, language: str) -> str | None:
    """The source of one catalogue file, such as `my_game` or `my_game-rules`, in a language; None if there is none."""
    if language not in LANGUAGES or not re.fullmatch(r"[a-z0-9_-]{1,64}", area):
        return None
    files = (folder / f"{area}.{language}.ftl" for folder in _folders())
    return next((file.read_text(encoding="utf-8") for file in files if file.is_file()), None)


def installed_games() -> dict[str, str]:
    """The packages that installed distributions bring games in, by the games' ids."""
    return {entry.name: entry.value for entry in entry_points(group="wurf.games")}


def installed_folders() -> tuple[Path, ...]:
    """The folders of those packages."""
    packages = (find_spec(package) for package in installed_games().values())
    return tuple(Path(place) for spec in packages if spec for place in spec.submodule_search_locations or ())


@cache
def _folders() -> tuple[Path, ...]:
    """Where words are: our own, and those of installed games."""
    return (locales(), *(folder / "locales" for folder in installed_folders()))


class _Words:
    """All that can be said in one language. Parsing is slow, so a message is parsed when it is needed."""

    def __init__(self, language: str) -> None:
        self.bundle = FluentBundle([language], use_isolating=False)
        self._lock = RLock()
        self._sources: dict[str, str] = {}  # of the messages that are not parsed yet
        for path in (path for folder in _folders() for path in sorted(folder.glob("*.ftl"))):
            if path.name.split(".")[-2] == language:
                source = path.read_text(encoding="utf-8")
                found = [*_ENTRY.finditer(source)]
                ends = [*(entry.start() for entry in found[1:]), len(source)]
                self._sources.update(
                    (entry[1], source[entry.start() : end]) for entry, end in zip(found, ends, strict=True)
                )

    def pattern(self, id: str) -> Pattern | None:
        """What a message says; None if there is no such message."""
        if not self.bundle.has_message(id):
            with self._lock:
                self._parse(id)
        return self.bundle.get_message(id).value if self.bundle.has_message(id) else None

    def _parse(self, id: str) -> None:
        """Parse this message, and those that it refers to."""
        source = self._sources.pop(id, None)
        if source is None:
            return
        self.bundle.add_resource(FluentResource(source))
        for reference in _REFERENCE.findall(source):
            self._parse(reference)


@cache
def _words(language: str) -> _Words:
    return _Words(language)
