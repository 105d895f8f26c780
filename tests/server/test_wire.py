"""The schema of the messages: what the page is built against."""

from __future__ import annotations

from functools import cache
from typing import get_args

import msgspec
import pytest

from wurf.core.game import Setup
from wurf.games import all_games, load
from wurf.server import typescript, wire, wire_online

source, targets = cache(typescript.source), cache(typescript.targets)


@pytest.mark.parametrize("folder", ["wire", *all_games()])
def test_the_pages_types_are_those_of_the_server(folder: str) -> None:
    written = {path: text for path, text in targets().items() if path.parent.name == folder}
    assert written or not (typescript.WEB / "games" / folder).is_dir()
    for path, text in written.items():
        assert path.read_text(encoding="utf-8") == text, "run `python -m wurf.server.typescript`"


def test_every_message_has_a_type() -> None:
    found = [*vars(wire).values(), *vars(wire_online).values()]
    structs = [value for value in found if isinstance(value, type) and issubclass(value, msgspec.Struct)]
    for struct in structs:
        if struct not in (wire_online.Struct, wire_online.Tagged):
            assert f"export interface {struct.__name__} " in source()


@pytest.mark.parametrize("game", all_games())
def test_a_games_sheet_and_face_have_types_which_stand_beside_its_board_alone(game: str) -> None:
    played = load(game)
    face = played.face(played.view(played.start(Setup(played.meta.least_seats)), None))
    for struct in (type(played.sheet()), type(face)):
        assert f"export interface {struct.__name__} " in typescript.game_source(game)
        assert struct.__name__ not in source()


def test_what_a_page_may_leave_out_is_optional_and_nothing_else() -> None:
    assert "readonly seen?: number" in source()
    assert "readonly table: string" in source()
    assert "readonly accounts: readonly (readonly Line[])[]" in source()
    assert "readonly tie_break: Message | null" in source()


def test_a_message_says_its_type() -> None:
    for message in (*get_args(wire.FromPage), *get_args(wire.ToPage)):
        assert f'readonly type: "{message.__name__}";' in source()
