"""Every game of the box, found by its folder, passes the shipped suite."""

import pytest

from wurf.core.conformance import check_setup, setups
from wurf.games import all_games, load

CASES = [(id, setup) for id in all_games() for setup in setups(load(id))]


@pytest.mark.parametrize(("id", "setup"), CASES, ids=lambda case: str(case))
def test_game_conforms(id, setup):
    game = load(id)
    check_setup(game, setup, games=1 if setup.options or game.meta.physical else 2)
