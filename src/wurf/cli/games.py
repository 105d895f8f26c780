"""`wurf games`: what is in the box."""

from __future__ import annotations

import argparse

from wurf.cli._parser import Commands
from wurf.cli._show import console
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
            range_ = {"least": str(option.least), "most": str(option.most), "default": str(option.default)}
            told = say(Message(f"{id}-option-{option.id}"))
            values = f"{id}-option-{option.id}-expected" if option.pattern else "cli-games-range"
            console().print(f"  {option.id}: {told} ({say(Message(values, {**range_}))})")
