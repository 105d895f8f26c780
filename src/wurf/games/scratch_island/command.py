"""`wurf map NUMBER`: a map of Scratch Island in the terminal, or as a picture to print."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING

from wurf.core.command import Commands, UsageError, console, whole_number, write_file
from wurf.core.game import Components, option_value
from wurf.core.text import Message, say

if TYPE_CHECKING:
    from wurf.games.scratch_island.components import Layout
    from wurf.games.scratch_island.state import Map

__all__ = ["add"]


def add(commands: Commands) -> None:
    parser = commands.add("map", run, words="scratch_island")
    parser.add_argument("number", metavar="NUMBER", help=_said("scratch_island-map-number"))
    parser.add_argument("--edition", metavar="EDITION", default="1", help=_said("scratch_island-map-edition"))
    parser.add_argument("--hidden", action="store_true", help=_said("scratch_island-map-hidden"))
    files = parser.add_mutually_exclusive_group()
    files.add_argument("--svg", metavar="FILE", type=_ending(".svg"), help=_said("scratch_island-map-svg"))
    files.add_argument("--png", metavar="FILE", type=_ending(".png"), help=_said("scratch_island-map-png"))
    parser.add_argument("--components", metavar="FILE", help=_said("scratch_island-map-components"))


def run(options: argparse.Namespace) -> None:
    # Imported here, so that the other commands need not wait for them.
    from wurf.games.scratch_island import game, picture
    from wurf.games.scratch_island.editions import LAST_NUMBER, exists
    from wurf.games.scratch_island.maps import covered, map_of
    from wurf.games.scratch_island.state import MAPS

    number, edition = whole_number(1, MAPS)(options.number), option_value(options.edition)
    if not exists(edition):
        raise UsageError("scratch_island-error-edition", value=options.edition[:40], most=str(LAST_NUMBER))
    components = Components.from_file(options.components) if options.components else None
    layout = game(components).layout
    island = map_of(layout.figures, edition, number)
    if not options.hidden:
        island = island._replace(hidden=covered(layout.figures))
    title = _said("scratch_island-map-title", number=number, edition=str(edition))
    if options.svg or options.png:
        drawn = picture.svg(layout, island, edition, title)
        write_file(options.svg or options.png, drawn.encode() if options.svg else picture.png(drawn))
    else:
        console().print("\n".join([f"[bold]{title}[/]", "", *_lines(layout, island)]))


def _said(id: str, **args: str | int) -> str:
    return say(Message(id, args))


def _ending(ending: str) -> Callable[[str], str]:
    """The type of an argument that is a file of this kind."""

    def file(name: str) -> str:
        if not name.lower().endswith(ending):
            raise UsageError("scratch_island-error-ending", file=name[:80], ending=ending)
        return name

    return file


def _lines(layout: Layout, island: Map) -> Iterator[str]:
    from wurf.games.scratch_island.grid import added, without
    from wurf.games.scratch_island.maps import contents, merged
    from wurf.games.scratch_island.state import SAND
    from wurf.games.scratch_island.terminal import draw_island, legend

    bare = merged([cell for cell, what in contents(layout.figures, island).items() if what == SAND])
    yield from draw_island(layout, island, without(bare, added(island.rocks, island.crosses)))
    yield ""
    yield from legend(layout)
