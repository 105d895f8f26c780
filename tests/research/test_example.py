"""The example trains a player that is a bot too; the long form learns to beat the easy one."""

from __future__ import annotations

from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType

import numpy as np
import pytest

EXAMPLE = Path(__file__).parents[2] / "examples/train_loot.py"


def example(folder: Path) -> ModuleType:
    spec = spec_from_file_location("train_loot", EXAMPLE)
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    module.WEIGHTS = folder / "weights.npz"
    return module


def test_the_example_trains_and_what_it_trains_plays_whole_games(tmp_path: Path) -> None:
    module = example(tmp_path)
    net, curve = module.train(updates=3)
    assert len(curve) == 1
    np.savez(module.WEIGHTS, **net)
    assert 0 <= module.share_won(4) <= 1


@pytest.mark.soak
def test_the_trained_player_beats_the_easy_bot_in_four_of_five_games(tmp_path: Path) -> None:
    module = example(tmp_path)
    net, curve = module.train()
    np.savez(module.WEIGHTS, **net)
    assert curve[-1][1] > curve[0][1]
    assert module.share_won(500) >= 0.8
