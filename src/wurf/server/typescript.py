"""Writes `wire.py` and each game's sheet, face and scenes as TypeScript: `python -m wurf.server.typescript`."""

from __future__ import annotations

import inspect
import re
from collections.abc import Iterable, Iterator
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any, get_args, get_type_hints

from msgspec import inspect as types
from msgspec.structs import StructConfig

from wurf.games import all_games
from wurf.review import Judgement
from wurf.server import wire
from wurf.server import wire_online as online
from wurf.server import wire_review as review

__all__ = ["game_source", "source", "targets"]

WEB = Path(__file__).parents[3] / "web/src"
HEAD = "// Generated from {} by `python -m wurf.server.typescript`: do not edit.\n"
FROM_PAGE: tuple[type, ...] = get_args(wire.FromPage)
TO_PAGE: tuple[type, ...] = get_args(wire.ToPage)
SENT: tuple[type, ...] = (
    online.Profile,
    online.Email,
    online.LinkToken,
    online.MailToken,
    online.Sit,
    online.BotSeat,
    online.Begin,
    online.TableSettings,
)
REVIEW_SENT: tuple[type, ...] = (review.Fork, review.Again, review.Tried, review.NewEvening, review.Try)
REVIEW_ANSWERED: tuple[type, ...] = (
    review.Turns,
    review.RecordOpened,
    review.Compared,
    review.Analysing,
    Judgement,
    review.EveningCreated,
    review.Evening,
    review.Challenges,
    review.Statistics,
)
ANSWERED: tuple[type, ...] = (online.Me, online.Links, online.Linked, online.Tables, online.Taken, online.Done)
GAMES_OWN = {"sheet": "Sheet", "face": "Face"}  # fields whose type each game defines
OPAQUE = "/** Each game's own: see `messages.ts` in its folder. */\nexport type {} = unknown;\n"


def targets() -> dict[Path, str]:
    """Every generated file and its content: the messages, and the own types of each game that has page parts."""
    games = {WEB / "games" / game: game_source(game) for game in all_games() if (WEB / "games" / game).is_dir()}
    return {WEB / "wire/messages.ts": source()} | {folder / "messages.ts": text for folder, text in games.items()}


def source() -> str:
    """All messages as one TypeScript module; no game is named in it."""
    unions = [_union("FromPage", FROM_PAGE), _union("ToPage", TO_PAGE)]
    opaque = [OPAQUE.format(name) for name in GAMES_OWN.values()]
    limit = f"export const MAX_MESSAGE = {wire.MAX_MESSAGE};\n"
    return "\n".join([HEAD.format("src/wurf/server/wire.py"), *_messages().values(), *unions, *opaque, limit])


def game_source(game: str) -> str:
    """A game's sheet, face and scenes (if any) as a TypeScript module, which imports what all games share."""
    shared = _messages()
    structs = dict(shared)
    page = import_module(f"wurf.games.{game}.page")
    given = [page.sheet_picture, page.face]
    if find_spec(f"wurf.games.{game}.scenes"):
        given.append(import_module(f"wurf.games.{game}.scenes").scenes)
    for function in given:
        _declare(get_type_hints(function)["return"], structs)
    own = [text for name, text in structs.items() if name not in shared]
    used = sorted(name for name in shared if any(re.search(rf": [^/]*\b{name}\b", text) for text in own))
    imports = [f'import type {{ {", ".join(used)} }} from "../../wire/messages";\n'] if used else []
    return "\n".join([HEAD.format(f"src/wurf/games/{game}"), *imports, *own])


def _messages() -> dict[str, str]:
    structs: dict[str, str] = {}
    for message in (wire.NewTable, *SENT, *REVIEW_SENT, *FROM_PAGE):
        _declare(message, structs, sent_by_page=True)
    for message in (
        wire.Games,
        wire.TableCreated,
        wire.Curve,
        wire.PastMoment,
        wire.Verified,
        *ANSWERED,
        *REVIEW_ANSWERED,
        *TO_PAGE,
    ):
        _declare(message, structs)
    return structs


def _union(name: str, members: Iterable[type]) -> str:
    return f"export type {name} = {' | '.join(member.__name__ for member in members)};\n"


def _declare(struct: type, declared: dict[str, str], sent_by_page: bool = False) -> None:
    """Add an interface for a struct, after those of the structs in it."""
    info = types.type_info(struct)
    assert isinstance(info, types.StructType)
    if struct.__name__ in declared:
        return
    for field in info.fields:
        for inner in _structs_in(field.type):
            if inner is not struct:  # a message may hold messages
                _declare(inner, declared, sent_by_page)
    config: StructConfig = struct.__struct_config__  # type: ignore[attr-defined]
    notes = dict(_notes(struct))
    lines = [f"/** {doc} */"] if (doc := _doc(struct)) else []
    if info.array_like:
        parts = ", ".join(f"{field.encode_name}: {_type(field.type, field.name)}" for field in info.fields)
        declared[struct.__name__] = "\n".join([*lines, f"export type {struct.__name__} = readonly [{parts}];\n"])
        return
    lines.append(f"export interface {struct.__name__} {{")
    if info.tag is not None:
        lines.append(f'  readonly type: "{info.tag}";')
    for field in info.fields:
        optional = not field.required and (sent_by_page or config.omit_defaults)
        note = f" // {notes[field.name]}" if field.name in notes else ""
        lines.append(f"  readonly {field.encode_name}{'?' if optional else ''}: {_type(field.type, field.name)};{note}")
    declared[struct.__name__] = "\n".join([*lines, "}\n"])


def _structs_in(info: types.Type) -> Iterator[type]:
    if isinstance(info, types.StructType):
        yield info.cls
    for part in ("item_type", "value_type"):
        if hasattr(info, part):
            yield from _structs_in(getattr(info, part))
    for part in ("types", "item_types"):
        for inner in getattr(info, part, ()):
            yield from _structs_in(inner)


def _type(info: types.Type, field: str = "") -> str:
    match info:
        case types.StructType():
            return info.cls.__name__
        case types.AnyType():
            return GAMES_OWN.get(field, "unknown")
        case types.StrType():
            return "string"
        case types.IntType() | types.FloatType():
            return "number"
        case types.BoolType():
            return "boolean"
        case types.NoneType():
            return "null"
        case types.LiteralType():
            return " | ".join(f'"{value}"' for value in info.values)
        case types.VarTupleType() | types.ListType():
            item = _type(info.item_type)
            return f"readonly ({item})[]" if " " in item else f"readonly {item}[]"
        case types.TupleType():
            return f"readonly [{', '.join(map(_type, info.item_types))}]"
        case types.DictType():
            return f"Readonly<Record<string, {_type(info.value_type)}>>"
        case types.UnionType():
            return " | ".join(map(_type, info.types))
    raise TypeError(f"{info} has no TypeScript form yet")


def _doc(struct: type) -> str:
    """The struct's own docstring, not the one that msgspec would make up."""
    doc = struct.__dict__.get("__doc__")
    return "" if doc is None else re.sub(r"\s+", " ", doc).strip()


@cache
def _notes(struct: type[Any]) -> tuple[tuple[str, str], ...]:
    """Each field's comment, as (field, comment)."""
    return tuple(re.findall(r"^    (\w+): .*  # (.+)$", inspect.getsource(struct), re.MULTILINE))


def main() -> None:
    for path, text in targets().items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
