"""One figure of a version of Wurf, as JSON: run by bench/against.py with the sources of that version first on the path.

Only what old versions have too is used, with the names that it had there.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

from measure import long_enough, per_second

from wurf.core import record
from wurf.core.game import Setup
from wurf.games import load

RECORDS = Path(record.__file__).parents[3] / "tests/records"


def playouts(id: str) -> float:
    """Moves per second of compiled random games."""
    game = load(id)
    try:
        from wurf.core.engine import Engine
        from wurf.thinking.random_play import make_playout
    except ImportError:
        from wurf.bots.playout import make_playout

        from wurf.core.kernel import compiled, tables_for_compiled

        run, tables = compiled(make_playout(game.kernels)), tables_for_compiled(game.tables)
    else:
        engine = Engine(make_playout(game.kernels), compiled=True)
        run, tables = engine.run, engine.tables(game.tables)
    return _played(run, tables, game)


def interpreted(id: str) -> float:
    """Moves per second of random games by Python alone."""
    game = load(id)
    try:
        from wurf.thinking.random_play import make_playout
    except ImportError:
        from wurf.bots.playout import make_playout
    return _played(make_playout(game.kernels), game.tables, game)


def _played(run, tables, game) -> float:
    start, rng = game.start(Setup(2)), 1

    def moves(games: int) -> int:
        nonlocal rng
        made, _, rng = run(tables, start, games, rng)
        return int(made)

    moves(1)
    games = long_enough(moves)
    return per_second(lambda: moves(games))


def verified(id: str) -> float:
    """Entries per second of a record that is read and verified."""
    text = (RECORDS / f"{id}-2.txt").read_text(encoding="utf-8")
    return per_second(lambda: len(record.verify(record.parse(text), load).entries))


def chosen(id: str) -> float:
    """Choices per second of the medium bot, in the first turns of a game between medium bots."""
    from wurf.bots import make_bot
    from wurf.core.game import NATURE
    from wurf.core.rng import Dice

    game = load(id)
    bot = make_bot(game, "medium")

    def choices() -> int:
        state, made, step = game.start(Setup(2)), 0, 0
        while made < 8:
            step += 1
            pending = game.pending(state)
            seat = NATURE if pending.nature else pending.seats[0]
            action = (
                game.nature(state, Dice("itself", step)) if pending.nature else bot.choose(game.view(state, seat), step)
            )
            state = game.apply(state, seat, action)
            made += not pending.nature
        return made

    choices()  # compiles
    return per_second(choices)


if __name__ == "__main__":
    figure, id = sys.argv[1:]
    print(json.dumps(globals()[figure](id)))
