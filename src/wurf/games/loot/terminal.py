"""LOOT for a terminal: everyone's sheet side by side, in the markup of rich."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import zip_longest
from shutil import get_terminal_size

from wurf.core.text import Message, say
from wurf.games.loot import page
from wurf.games.loot.components import COLOURS, Layout
from wurf.games.loot.page import LootPlayer, LootSheet
from wurf.games.loot.state import SIDE
from wurf.games.loot.view import View

__all__ = ["draw"]

STYLES = {"r": "red", "b": "blue", "g": "green", "y": "yellow", ".": "default"}
MARKS = " /X"  # none, a slash, a cross
WIDTH = 27  # of one player's sheet
GAP = "   "


def draw(layout: Layout, view: View, names: Sequence[str]) -> str:
    """The dice, then each player's grids A and B, bar C and track D; @ is the figure."""
    sheet, face = page.sheet_picture(layout), page.face(layout, view)
    seats = zip(face.players, names, face.chosen, strict=True)
    columns = [list(_player(sheet, player, name, chosen)) for player, name, chosen in seats]
    abreast = max(1, (get_terminal_size().columns + len(GAP)) // (WIDTH + len(GAP)))
    blocks = [columns[first : first + abreast] for first in range(0, len(columns), abreast)]
    return "\n\n".join([*filter(None, [_dice(face.dice)]), *map(_side_by_side, blocks)])


def _side_by_side(columns: list[list[str]]) -> str:
    return "\n".join(GAP.join(row).rstrip() for row in zip_longest(*columns, fillvalue=" " * WIDTH))


def _dice(dice: tuple[int, ...]) -> str:
    words = [say(Message(f"loot-die-{which}")) for which in ("active", "next", "after")]
    return "   ".join(f"{word} [bold]{die}[/]" for word, die in zip(words, dice, strict=False))


def _player(sheet: LootSheet, player: LootPlayer, name: str, chosen: bool) -> Iterator[str]:
    """One player's column, every line of the same width."""
    waits = " *" if chosen else ""
    yield _line(name[: WIDTH - 2] + waits, "bold")
    yield _line("    " + "  ".join("abcdefg"))
    for row in range(SIDE):
        cells = (_cell(sheet, player, row * SIDE + column) for column in range(SIDE))
        yield f"{row + 1:>2} " + "".join(cells) + " " * (WIDTH - 3 - 3 * SIDE)
    yield _line("")
    yield _line("B   1  2  3  4")
    for colour in range(4):
        yield _circles(sheet, player, colour)
    below = (_reward(sheet.needs[line], sheet.rewards[line], player.lines[line]) for line in range(4, 8))
    yield _line("  " + " ".join(below))
    yield _line("")
    yield from _wrapped("C", [_entry(reward, state) for reward, state in zip(sheet.bar, player.bar, strict=True)])
    free = ["."] * (sheet.fields - 1 - len(player.track))
    last = "." if player.final is None else str(player.final)
    yield from _wrapped("D", [*map(str, player.track), *free, last])
    yield _line("")
    abilities = f"{say(Message('loot-lab-nudge'))} {player.nudges}, {say(Message('loot-lab-wrap'))} {player.wraps}"
    yield _line(abilities)
    yield _line(say(Message("points", {"points": player.points})), "bold")


def _line(text: str, style: str = "") -> str:
    padded = text[:WIDTH].ljust(WIDTH).replace("[", r"\[")
    return f"[{style}]{padded}[/]" if style else padded


def _cell(sheet: LootSheet, player: LootPlayer, cell: int) -> str:
    """Three characters: the booth, its strokes, and the figure."""
    letter = sheet.cells[cell]
    here = player.figure == "abcdefg"[cell % SIDE] + str(cell // SIDE + 1)
    style = STYLES[letter] + (" reverse" if here else "")
    return f"[{style}]{letter}{MARKS[int(player.marks[cell])]}{'@' if here else ' '}[/]"


def _circles(sheet: LootSheet, player: LootPlayer, colour: int) -> str:
    circles = "".join(f"{'●' if player.circles[colour * 4 + size] else '○'}  " for size in range(4))
    reward = _reward(sheet.needs[colour], sheet.rewards[colour], player.lines[colour])
    letter = COLOURS[colour]
    return f"[{STYLES[letter]}]{letter}   {circles}[/]" + reward.ljust(WIDTH - 16)


def _reward(need: int, reward: int | str, state: str) -> str:
    return f"{need}:{_entry(reward, state)}"


def _entry(reward: int | str, state: str) -> str:
    """A reward as it is printed, with a sign once it is earned or used up."""
    short = reward if isinstance(reward, int) else {"nudge": "±", "wrap": "↷"}[reward]
    return f"{short}{ {'earned': '+', 'spent': 'x'}.get(state, '') }"


def _wrapped(title: str, words: list[str]) -> Iterator[str]:
    """A bar or track on as many lines as it needs."""
    line = title
    for word in words:
        if len(line) + 1 + len(word) > WIDTH:
            yield _line(line)
            line = " "
        line += " " + word
    yield _line(line)
