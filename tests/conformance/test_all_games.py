"""Every game of the box, found by its folder, passes the shipped suite."""

import pytest

from wurf.core.conformance import check_setup, setups
from wurf.games import all_games, load

CASES = [(id, setup) for id in all_games() for setup in setups(load(id))]
OTHERS = [(id, setup) for id, setup in CASES if setup.seats != 2 and not setup.options]


@pytest.mark.parametrize(("id", "setup"), CASES, ids=lambda case: str(case))
def test_game_conforms(id, setup):
    game = load(id)
    games = 1 if setup.options or game.meta.physical else 2
    check_setup(game, setup, games, compile=setup.seats == 2)  # each seat count is compiled anew


@pytest.mark.soak
@pytest.mark.parametrize(("id", "setup"), OTHERS, ids=lambda case: str(case))
def test_compiled_games_conform_with_every_number_of_seats(id, setup):
    check_setup(load(id), setup, games=1)
