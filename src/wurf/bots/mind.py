"""What a game's `bot.py` must offer, so that bots can play the game: see `games/loot/bot.py` for an example."""

from __future__ import annotations

from importlib import import_module
from typing import Any, Protocol, cast

from wurf.core.game import Game

__all__ = ["Mind", "OwnMind", "OwnPlayer", "OwnThinker", "mind_of", "own_mind_of", "own_player_of"]

# A game's own types
Outlook = Any  # what lies before one seat: a record of ints
Knowledge = Any  # what the seat knows while it thinks: a record of tables
Tables = Any
Options = Any


class Mind(Protocol):
    """A module. From `over` on all functions are kernels; an action is an int, a value is higher the better it is."""

    View: type[Any]
    LEVELS: int  # choices and draws that a search may look ahead
    COUNTED: tuple[str, ...]  # kinds of action that a report counts

    def outlook(self, view: Any, /) -> Outlook: ...
    def slack(self, here: Outlook, /) -> int:
        """Values that fall short of the best by no more are as good."""
        ...

    def turns(self, state: Any, /) -> int: ...
    def knowledge(self, tables: Tables, view: Any, /) -> Knowledge: ...

    def over(self, here: Outlook, /) -> bool: ...
    def chances(self, here: Outlook, /) -> int:
        """How many equally likely draws are due; 0 if it is the seat's own choice."""
        ...

    def drawn(self, here: Outlook, index: int, /) -> Outlook: ...
    def options(self, tables: Tables, here: Outlook, /) -> Options: ...
    def count(self, options: Options, /) -> int: ...
    def nth(self, tables: Tables, here: Outlook, options: Options, index: int, /) -> int: ...
    def after(self, tables: Tables, here: Outlook, action: int, /) -> Outlook: ...

    def value(self, tables: Tables, known: Knowledge, here: Outlook, /) -> int: ...
    def appeal(self, tables: Tables, here: Outlook, action: int, /) -> int:
        """What a casual player sees in a choice."""
        ...

    def fancy(self, tables: Tables, here: Outlook, action: int, /) -> int:
        """How likely a child is to make this choice, in proportion to the others; at least 1."""
        ...


def mind_of(game: Game) -> Mind:
    return cast(Mind, import_module(f"wurf.games.{game.meta.id}.bot"))


class OwnThinker(Protocol):
    """Thinking ahead in a game's own way, where the general search cannot look far enough."""

    def values(self, here: Outlook, actions: list[int], effort: int, /) -> dict[int, int]:
        """The choices (by index) that are worth considering, and how good they are."""
        ...


class OwnMind(Protocol):
    """A module like `Mind`, without what the general search asks for (`slack`, `knowledge`, `over`, `chances`, `drawn`,
    `after`, `value`) and without `appeal`: see `games/quadrata/bot.py`."""

    def thinker(self, game: Game, level: str, /, *, compiled: bool) -> OwnThinker:
        """For the levels above easy."""
        ...


def own_mind_of(game: Game) -> OwnMind:
    return cast(OwnMind, mind_of(game))


class OwnPlayer(Protocol):
    """A module for a game whose choices cannot be listed: it has `View`, `COUNTED` and `turns` like a `Mind`, and makes
    whole bots: see `games/drop_it/bot.py`."""

    def player(self, game: Game, level: str, effort: int | None, threads: int, /) -> Any:
        """A bot of a level; `effort` is counted in the game's own way, None is the normal one."""
        ...


def own_player_of(game: Game) -> OwnPlayer:
    return cast(OwnPlayer, mind_of(game))
