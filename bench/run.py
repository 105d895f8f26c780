"""Wurf side by side with its peers, in one run, as ratios: `python3 dev.py bench [SECTION …]`.

Each section is written to docs/benchmarks.md as soon as it is measured. `crowd` takes some minutes and is measured only
when it is named.
What each game is held to is in its own folder (`targets.toml`).
"""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path

import speed
from against import against
from drops import drops
from figures import Figure, markdown, table
from rich.console import Console

from wurf.lab.marked import write_section

PAGE = Path(__file__).parents[1] / "docs/benchmarks.md"


def product(rounds: int) -> list[Figure]:
    from product import product  # it needs a browser

    return product(rounds)


def server(rounds: int) -> list[Figure]:
    from server import server  # it needs Node and PostgreSQL

    return server(rounds)


def crowd(rounds: int) -> list[Figure]:
    from crowd import crowd

    return crowd(rounds)


def review(rounds: int) -> list[Figure]:
    from review import review  # it needs the server

    return review(rounds, lambda id: id in speed.chosen)


SECTIONS = {
    "playouts": ("Playouts: random games by compiled rules", speed.playouts),
    "steps": ("Vector steps: batch 1,024, with observations, masks and autoreset", speed.steps),
    "search": ("Search: moves of the playouts inside a search", speed.searches),
    "moves": ("Moves from Python", speed.moves),
    "drops": ("Drops: physics with checked piles and paths to show", drops),
    "growth": ("Growth: playouts with more seats, or on other boards", speed.growth),
    "review": ("The review room: analyses on two cores, and looking back", review),
    "product": ("What a person waits for", product),
    "server": ("Server: 50 matches, one move in flight in each, every move stored before it is told", server),
    "crowd": ("Crowd: 1,000 tables with 2,000 sockets, and what a table and a move cost among few and many", crowd),
}
LONG = ("crowd",)  # sections that are measured only when they are named


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument(
        "sections", metavar="SECTION", nargs="*", help=f"{', '.join(SECTIONS)}; without any, all but the long ones"
    )
    parser.add_argument("--against", metavar="REVISION", help="compare with this version of Wurf, not with peers")
    parser.add_argument("--rounds", type=int, default=4, help="how often Wurf and its peers take turns")
    parser.add_argument("--games", type=lambda ids: tuple(ids.split(",")), help="only these, such as loot,quadrata")
    parser.add_argument("--json", type=Path, help="write the figures to this file too")
    options = parser.parse_args()
    sections = dict(SECTIONS)
    if options.against:
        sections = {"against": (f"Wurf now / Wurf at {options.against}", against(options.against))}
    asked = options.sections or [name for name in sections if name not in LONG]
    if unknown := [section for section in asked if section not in sections]:
        parser.error(f"There is no section {unknown[0]}; there are {', '.join(sections)}.")
    speed.chosen = options.games or speed.chosen
    figures: list[Figure] = []
    for section in asked:
        title, measure = sections[section]
        speed.VERSIONS.clear()
        found = measure(options.rounds)
        write_section(str(PAGE), section, markdown(title, found, speed.VERSIONS, options.rounds))
        Console(width=160).print(title, table(found))
        figures += found
    if options.json:
        kept = [figure._asdict() | {"ratios": figure.ratios, "reached": figure.reached} for figure in figures]
        options.json.write_text(json.dumps(kept, indent=2))
    return 0 if all(figure.reached for figure in figures) else 1


if __name__ == "__main__":
    sys.exit(main())
