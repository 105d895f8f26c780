"""Records of Scratch Island at the command line: `wurf verify` finds out a map that was not dealt, `wurf replay` shows
islands."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest

from wurf.core import record
from wurf.core.game import Game, Setup
from wurf.core.match import Match
from wurf.core.rng import Dice
from wurf.core.text import LANGUAGES
from wurf.games import load
from wurf.games.scratch_island import ScratchIsland
from wurf.games.scratch_island.actions import Action, Kind
from wurf.games.scratch_island.state import State

Wurf = Callable[..., tuple[int, str, str]]
DEAL_LINE = 13
NAMED = "4k2m9q-0xv7c-hh3ta-8w1rn-zd5ge"


def played(seats: int, game: Game | None = None, **options: int | str) -> str:
    """The record of a match of players who use every die that fits."""
    match = Match(game or load("scratch_island"), Setup(seats, {"round_cap": 2, **options}), f"a-seed-for-{seats}")
    begun, random = match.begin(), Random(seats)
    assert begun is not None
    match.commit(begun)
    while not match.over:
        (seat,) = match.pending.seats
        actions = [choice.action for choice in match.game.offer(match.view(seat)).choices]
        action = random.choice([action for action in actions if not action.startswith("pass")] or actions)
        match.commit(match.play(seat, match.game.parse(action)))
    return record.write(record.record_of(match, ("Ada", "Otto", "Eva", "Ida")[:seats]))


@pytest.fixture(scope="module")
def text() -> str:
    text = played(2)
    assert text.splitlines()[DEAL_LINE - 1].startswith("* deal ")
    return text


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_a_true_record_is_verified(wurf: Wurf, tmp_path: Path, seats: int) -> None:
    file = tmp_path / "record.txt"
    for options in ({}, {"edition": 0}, {"edition": 7, "first": seats}, {"edition": NAMED}):
        file.write_text(played(seats, **options))
        code, out, err = wurf("verify", file)
        assert (code, err) == (0, "")
        assert re.match(r"True: \d+ moves of Scratch Island follow the rules", out)


NOT_DRAWN = "is not what the seed gives."
NOT_POSSIBLE = (
    "is not possible: Everyone gets a map of their own, numbers 1 to 48, from the edition that the table plays"
)


@pytest.mark.parametrize(
    ("pattern", "replacement", "line", "sentence"),
    [
        pytest.param(r"deal \d+ (\d+)", r"deal 1 \1", DEAL_LINE, NOT_DRAWN, id="another map"),
        pytest.param(r"deal (\d+) (\d+)", r"deal \2 \1", DEAL_LINE, NOT_DRAWN, id="maps changed over"),
        pytest.param(r"edition \S+-", "edition 4k2m9q-0xv7c-hh3ta-8w1rn-", DEAL_LINE, NOT_DRAWN, id="another edition"),
        pytest.param(r"edition \S+-\S+", "edition 1", DEAL_LINE, NOT_DRAWN, id="the booklet"),
        pytest.param(r" first 2", " first 1", DEAL_LINE, NOT_DRAWN, id="another first seat"),
        pytest.param(r"deal \d+ (\d+)", r"deal \1 \1", DEAL_LINE, NOT_POSSIBLE, id="a map twice"),
        pytest.param(r"deal \d+", "deal 49", DEAL_LINE, NOT_POSSIBLE, id="a map beyond the last"),
        pytest.param(r"deal \d+", "deal 0", DEAL_LINE, NOT_POSSIBLE, id="a map before the first"),
        pytest.param(r"deal (\d+)", r"deal \1 48", DEAL_LINE, NOT_POSSIBLE, id="a map too many"),
        pytest.param(r"deal \d+ ", "deal ", DEAL_LINE, NOT_POSSIBLE, id="a map too few"),
        pytest.param(r" first 2", " first 3", DEAL_LINE, NOT_POSSIBLE, id="a first seat that nobody has"),
        pytest.param(r"edition \S+-\S+", "edition 5", DEAL_LINE, NOT_POSSIBLE, id="an edition nobody asked for"),
        pytest.param(r"edition \S+-\S+", "edition 0", DEAL_LINE, NOT_POSSIBLE, id="no edition"),
        pytest.param(r"edition \S+-\S+", f"edition {'9' * 19}", DEAL_LINE, NOT_POSSIBLE, id="an edition too far"),
        pytest.param(r"edition \S+-\S+", "edition 1132318449141024", DEAL_LINE, NOT_POSSIBLE, id="one of 52 bits"),
        pytest.param(r"edition (\S+-\S+)", r"edition \g<1>0", DEAL_LINE, NOT_POSSIBLE, id="a name too long"),
        pytest.param(r"option edition: secret", f"option edition: {NAMED}", DEAL_LINE, NOT_POSSIBLE, id="another name"),
        pytest.param(
            r"option edition: secret", "option edition: 7", DEAL_LINE, NOT_POSSIBLE, id="not the table's edition"
        ),
        pytest.param(r"option first: 0", "option first: 1", DEAL_LINE, NOT_POSSIBLE, id="not the table's first seat"),
        pytest.param(
            r"deal \d+", "deal one", DEAL_LINE, "is not possible: “deal one", id="a map with a name instead of a number"
        ),
        pytest.param(
            r"roll \d (\d \d) \d", r"roll 1 \1 1", DEAL_LINE + 1, NOT_DRAWN, id="other dice at the first roll"
        ),
        pytest.param(
            r"roll \d ",
            "roll ",
            DEAL_LINE + 1,
            "A roll has a face from 1 to 6 for each of the 4 dice.",
            id="a die less",
        ),
    ],
)
def test_a_record_with_other_maps_or_dice_than_nature_gave_is_refused(
    wurf: Wurf, tmp_path: Path, text: str, pattern: str, replacement: str, line: int, sentence: str
) -> None:
    altered = re.sub(pattern, replacement, text, count=1)
    assert altered != text
    (tmp_path / "record.txt").write_text(altered)
    code, out, err = wurf("verify", tmp_path / "record.txt")
    assert (code, out) == (2, "")
    assert err.startswith(f"wurf: Line {line} of the record")
    assert sentence in err


def test_dice_altered_later_on_are_named_by_their_own_line(wurf: Wurf, tmp_path: Path, text: str) -> None:
    lines = text.splitlines(keepends=True)
    at = [number for number, line in enumerate(lines) if line.startswith("* roll")][-1]
    lines[at] = "* roll 6 6 6 6\n"
    (tmp_path / "record.txt").write_text("".join(lines))
    assert wurf("verify", tmp_path / "record.txt")[2] == f"wurf: Line {at + 1} of the record {NOT_DRAWN}\n"


class Forged(ScratchIsland):
    """Nature as somebody would like her: she deals from another secret edition than the seed gives."""

    def nature(self, state: State, dice: Dice) -> Action:
        action = super().nature(state, dice)
        return action._replace(edition=NAMED) if action.kind is Kind.DEAL else action


def test_another_hidden_layer_is_refused_though_everything_else_in_the_record_fits_it(
    wurf: Wurf, tmp_path: Path, text: str
) -> None:
    forged = played(2, Forged(load("scratch_island").components))
    assert re.findall(r"^(?:seed|option).*", forged, re.MULTILINE) == re.findall(
        r"^(?:seed|option).*", text, re.MULTILINE
    )
    (tmp_path / "record.txt").write_text(forged)
    assert wurf("replay", tmp_path / "record.txt")[0] == 0
    assert wurf("verify", tmp_path / "record.txt") == (2, "", f"wurf: Line {DEAL_LINE} of the record {NOT_DRAWN}\n")


def test_a_game_that_is_not_over_can_be_replayed_but_not_verified(wurf: Wurf, tmp_path: Path, text: str) -> None:
    (tmp_path / "record.txt").write_text(text.split("\n\nstate: ")[0] + "\n")
    assert wurf("replay", tmp_path / "record.txt")[0] == 0
    assert "its game is not over" in wurf("verify", tmp_path / "record.txt")[2]


@pytest.mark.parametrize("language", LANGUAGES)
def test_replay_shows_both_islands_with_a_legend(wurf: Wurf, tmp_path: Path, text: str, language: str) -> None:
    (tmp_path / "record.txt").write_text(text)
    code, out, err = wurf("replay", tmp_path / "record.txt", "--language", language)
    assert (code, err) == (0, "")
    assert out.count("   a  b  c  d  e  f  g  h  i  j  k  l  m\n") == 2
    assert len(re.findall(r"^11 (■\w|\d )", out, re.MULTILINE)) == 2
    assert {"en": "▙▟ boat", "de": "▙▟ Boot", "es": "▙▟ barca"}[language] in out
    assert "scratch_island-" not in out
