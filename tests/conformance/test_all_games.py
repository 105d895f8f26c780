"""Every game of the box, found by its folder, passes the shipped suite."""

import pytest

from tests.in_turn import in_turn
from wurf.core.conformance import check_setup, setups
from wurf.games import all_games, load

CASES = [(id, setup) for id in all_games() for setup in setups(load(id))]
ALL_BUT_ONE_COMPILED = [(id, setup) for id, setup in CASES if setup.seats != 2 or setup.options]
MANY_WITH_OPTIONS = [(id, setup) for id, setup in CASES if setup.seats > 2 and setup.options]
SLOW_WITH_ONE = [  # others of their set-ups have the same option, together with the rest
    (id, setup) for id, setup in CASES if setup.seats == 2 and setup.options and load(id).meta.physical
]
USUAL = [case for case in CASES if case not in MANY_WITH_OPTIONS + SLOW_WITH_ONE]


@pytest.mark.parametrize(("id", "setup"), [*USUAL, *in_turn(SLOW_WITH_ONE, 3), *in_turn(MANY_WITH_OPTIONS, 3)], ids=str)
def test_game_conforms(id, setup):
    game = load(id)
    most = setup.seats == 2 and not setup.options
    check_setup(game, setup, 2 if most and not game.meta.physical else 1, compile=most)


@pytest.mark.soak
@pytest.mark.parametrize(("id", "setup"), ALL_BUT_ONE_COMPILED, ids=str)
def test_compiled_games_conform_with_every_number_of_seats_and_every_option(id, setup):
    check_setup(load(id), setup, games=1)
