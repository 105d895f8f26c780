"""`wurf games`: what is in the box."""

from __future__ import annotations

import argparse

from wurf.cli._parser import Commands
from wurf.core.command import console
from wurf.core.game import Option
from wurf.core.text import Message, say
from wurf.games import all_games, load

__all__ = ["add"]


def add(commands: Commands) -> None:
    commands.add("games", run)


def run(_options: argparse.Namespace) -> None:
    for id in all_games():
        meta = load(id).meta
        seats = {"least": meta.least_seats, "most": meta.most_seats, "version": meta.version}
        console().print(f"[bold]{id}[/]  {meta.title}, {say(Message('cli-games-seats', {**seats}))}")
        console().print(f"  {say(Message(f'{id}-pitch'))}")
        for option in meta.options:
            told = say(Message(f"{id}-option-{option.id}"))
            console().print(f"  {option.id}: {told} ({say(_values(id, option))})")


def _values(game: str, option: Option) -> Message:
    """The values an option may have. If it may also be a text, its numbers must be typed exactly as shown."""
    if option.pattern:
        return Message(f"{game}-option-{option.id}-expected", {"least": str(option.least), "most": str(option.most)})
    return Message("cli-games-range", {"least": option.least, "most": option.most, "default": option.default})
