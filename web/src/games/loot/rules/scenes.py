"""The positions that the pictures of LOOT's rules page show, worked out by the rules themselves.

`python web/src/games/loot/rules/scenes.py` writes scenes.json anew; a test fails when it is stale.
"""

from __future__ import annotations

from functools import reduce
from pathlib import Path
from typing import Any

import msgspec

from wurf.core.game import Offer, Setup
from wurf.games.loot import game as loot
from wurf.games.loot import page, reading, rules
from wurf.games.loot.actions import cell_of
from wurf.games.loot.state import CHOOSE, GAIN_BASE, Player, State

FILE = Path(__file__).with_name("scenes.json")
game = loot()


def cells(names: str) -> int:
    return sum(1 << cell_of(name) for name in names.split())


def player(figure: str, slashes: str, crosses: str = "", gains: tuple[int, ...] = (), **in_hand: int) -> Player:
    """A player with these marks. Without gains, all points of the sheet stand in one field of the track."""
    marked = Player(cell_of(figure), cells(slashes) | cells(crosses), cells(crosses), 0, 0, 0, 0, 0)
    gains = gains or (sum(reading.points_by_source(game.tables, marked).values()),)
    written = reduce(lambda digits, gain: digits * GAIN_BASE + gain, gains)
    return marked._replace(**in_hand, points=sum(gains), fields=len(gains), gains=written)


def state(one: Player, die: int = 1) -> State:
    return State(CHOOSE, 1, 200, (die, 5, 2), (one,), (-1,))


def shown(one: Player) -> page.LootPlayer:
    return game.face(game.view(state(one), 0)).players[0]


def offered(one: Player, die: int, only: str = "") -> Offer:
    """What this player may do with a die, or only those choices whose notation ends so."""
    offer = game.offer(state(one, die), 0)
    if not only:
        return offer
    return picture(msgspec.structs.replace(offer, choices=tuple(c for c in offer.choices if c.action.endswith(only))))


def picture(offer: Offer) -> Offer:
    """Without reasons: nobody taps on a picture."""
    return msgspec.structs.replace(offer, refusals={})


def outcomes(one: Player, die: int) -> dict[str, Any]:
    """What each choice with this die would do: the strokes on its cell then, and what is told."""
    before, found = state(one, die), {}
    for choice in offered(one, die).choices:
        action = game.parse(choice.action)
        after = game.apply(before, 0, action)
        marks = shown(after.players[0]).marks[action.cell]
        events = game.events(before, 0, action, after)
        found[choice.action] = {"marks": marks, "told": [event.message for event in events]}
    return found


# A game in the middle. The last move, to f3, completed row 3 and the red group of 2: 3 + 2 points in one field.
MIDDLE = player(
    "f3",
    "a1 b1 c1 a2 b2 c2 f2 b3 c3 e3 f3 g3 e4 g4 b5 d6",
    "a3 d3 e5",
    gains=(1, 1, 1, 2, 4, 2, 5),
    nudges=1,
    wraps=1,
)
EXAMPLE = player("e4", "f4 e5", "b4 e7")  # the worked example of RULES.md
MEEPS = player("c1", "c1 b3 g3")
WRAP = player("f4", "f2 e4 e5 f4", wraps=1)
END = player("f3", "", gains=(1, 1, 1, 2, 4, 2, 5, 6, 4, 8, 7, rules.BONUS))


def scenes() -> dict[str, Any]:
    assert MIDDLE.points == sum(reading.points_by_source(game.tables, MIDDLE).values())
    start = game.start(Setup(1))
    return {
        "sheet": game.sheet(),
        "middle": shown(MIDDLE),
        "start": {"player": game.face(game.view(start, 0)).players[0], "offer": picture(game.offer(start, 0))},
        "dice": game.face(game.view(state(EXAMPLE, 3), 0)),
        "example": {
            "player": shown(EXAMPLE),
            "dice": [{"offer": offered(EXAMPLE, die), "outcomes": outcomes(EXAMPLE, die)} for die in range(1, 7)],
        },
        "meeps": shown(MEEPS),
        "wrap": {"player": shown(WRAP), "offer": offered(WRAP, 4, "c4 wrap")},
        "nudge": {"player": shown(EXAMPLE), "offer": offered(EXAMPLE._replace(nudges=1), 3, " nudge")},
        "end": shown(END),
    }


def text() -> str:
    return msgspec.json.encode(scenes()).decode() + "\n"


if __name__ == "__main__":
    FILE.write_text(text(), encoding="utf-8")
