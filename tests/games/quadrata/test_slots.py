"""States as records of format 1 hashed them, and as older databases kept them: with 32 slots per square."""

import re
from hashlib import sha256
from pathlib import Path

import msgspec
import pytest

from wurf.core.game import NATURE, Components, Setup
from wurf.games import load
from wurf.games.quadrata import rules
from wurf.games.quadrata.slots import SLOTS
from wurf.games.quadrata.state import WORD

RECORDS = sorted((Path(__file__).parents[2] / "records").glob("quadrata-*.txt"))


def replayed(text):
    """The game, the entries and the last state of a record of format 1, read line by line."""
    assert text.startswith("Wurf record 1\n")
    printed = "".join(f"{line}\n" for line in re.findall(r"^\|(?: (.*))?$", text, re.MULTILINE))
    game = load("quadrata", Components("record", printed, False) if printed else None)
    options = {id: int(value) for id, value in re.findall(r"^option (\w+): (\d+)$", text, re.MULTILINE)}
    state = game.start(Setup(int(re.search(r"^seats: (\d)$", text, re.MULTILINE)[1]), options))
    entries = []
    for who, notation in re.findall(r"^([*1-4]) (.+)$", text, re.MULTILINE):
        seat, action = NATURE if who == "*" else int(who) - 1, game.parse(notation)
        entries.append((seat, action))
        state = game.apply(state, seat, action)
    return game, entries, state


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.name)
def test_a_record_of_format_1_has_the_hash_of_its_slots(path):
    text = path.read_text(encoding="utf-8")
    game, entries, state = replayed(text)
    assert game.pending(state).over
    packed = game.pack_in_1([*entries, (0, None)], state)  # what was withdrawn changes nothing
    assert sha256(packed).hexdigest() == re.search(r"^state: (\w+)$", text, re.MULTILINE)[1]


def test_some_record_lifts_robs_and_begins_a_new_round():
    """Else the order of the slots would be that of laying."""
    texts = [path.read_text(encoding="utf-8") for path in RECORDS]
    assert any(re.search("> (supply|reserve)\n", text) and re.search(r"\d:[A-D]\d", text) for text in texts)
    assert any("option rounds: 3" in text for text in texts)


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.name)
def test_a_state_that_an_older_version_packed_is_not_taken_for_one_of_today(path):
    game, entries, state = replayed(path.read_text(encoding="utf-8"))
    assert game.unpack(game.pack(state)) == state
    with pytest.raises(msgspec.MsgspecError):
        game.unpack(game.pack_in_1(entries, state))


def test_no_bit_set_is_as_long_as_the_slots_were():
    """So that the length tells old states from new ones."""
    assert -(-rules.NOWHERE // WORD) < SLOTS
