"""The games' action spaces and observations in words: `python -m wurf.research.described` prints the tables that
docs/research.md holds."""

from __future__ import annotations

from collections.abc import Iterator

from wurf.core.spaces import Part, size
from wurf.games import all_games, load

__all__ = ["described"]


def described() -> str:
    """Markdown: each game that has spaces, for two seats."""
    return "\n".join(line for id in all_games() for line in _game(id)) + "\n"


def _game(id: str) -> Iterator[str]:
    game = load(id)
    seats = max(2, game.meta.least_seats)
    if spaces := game.spaces(seats):
        yield f"### {game.meta.title} (`{spaces.name}`), with {seats} seats"
        yield ""
        yield f"{size(spaces.actions)} actions:"
        yield from _table(spaces.actions)
        yield f"{size(spaces.observation)} bytes observed:"
        yield from _table(spaces.observation)


def _table(parts: tuple[Part, ...]) -> Iterator[str]:
    yield from ("", "| from | numbers | what | |", "|---|---|---|---|")
    at = 0
    for part in parts:
        yield f"| {at} | {part.size} | {part.name} | {part.text} |"
        at += part.size
    yield ""


if __name__ == "__main__":
    print(described(), end="")
