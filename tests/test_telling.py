"""Every event is a whole sentence about whoever it concerns: the reader is spoken to, others are called by name."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.catalogue import FILES, needs, sample_events
from wurf.core.record import parse, replay
from wurf.core.shown import Event
from wurf.core.telling import is_you, tell
from wurf.core.text import LANGUAGES, Message, say
from wurf.games import load

NAMES = ("Ana", "Ben", "Clara")
ACTS, OTHER, NEITHER = range(3)
GAMES = sorted({game for file in FILES for game in re.findall(r"^(\w+)-event-", file.read_text("utf-8"), re.MULTILINE)})
RECORDS = sorted((Path(__file__).parent / "records").glob("*.txt"))
SENTENCE = re.compile(r"[¡¿]?[A-ZÄÖÜÁÉÍÓÚ][^{}$]*[.!]")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_event_is_a_whole_sentence_for_every_reader(game: str, language: str) -> None:
    for event in sample_events(game, ACTS, OTHER):
        said = {you: tell(event, NAMES, you, language) for you in (ACTS, OTHER, NEITHER, None)}
        assert all(SENTENCE.fullmatch(sentence) for sentence in said.values()), said
        assert said[None] == said[NEITHER]
        for you, sentence in said.items():
            assert (NAMES[ACTS] in sentence) == (event.seat is not None and you != ACTS), said
            assert (NAMES[OTHER] in sentence) == (event.other is not None and you != OTHER), said
        different = 1 + (event.seat is not None) + (event.other is not None)
        assert len(set(said.values())) == different, said


@pytest.mark.parametrize("file", RECORDS, ids=lambda file: file.stem)
def test_the_events_of_real_games_fill_in_all_that_their_sentences_want(file: Path) -> None:
    match = replay(parse(file.read_text(encoding="utf-8")), load)
    seen = {}
    for _, _, events, *_ in match.told(None):
        for event in events:
            seen[event.message.id, event.seat is None, event.other is None] = event
    assert seen
    for event in seen.values():
        given = {*event.message.args}
        given |= set() if event.seat is None else {"name", "you"}
        given |= set() if event.other is None else {"other", "otheryou"}
        for language in LANGUAGES:
            assert set(needs(language, event.message.id)) <= given, event


@pytest.mark.parametrize(
    ("language", "own", "others"),
    [
        ("en", "You roll a 4.", "Momo rolls a 4."),
        ("de", "Du würfelst eine 4.", "Momo würfelt eine 4."),
        ("es", "Sacas un 4.", "Momo saca un 4."),
    ],
)
def test_the_reader_is_spoken_to_whatever_their_name_and_others_are_called_by_it(
    language: str, own: str, others: str
) -> None:
    events = [Event("roll", Message("quadrata-event-roll", {"die": 4}), seat) for seat in (0, 1)]
    assert [tell(event, ("Ana", "Momo"), 0, language) for event in events] == [own, others]
    for name in ("You", "Du", "Tú"):  # whoever is called that is spoken to in any language
        assert [tell(event, (name, "Momo"), None, language) for event in events] == [own, others]


def test_only_the_reader_is_you_where_there_is_one() -> None:
    assert [is_you(seat, ("You", "Momo"), 1) for seat in (0, 1)] == [False, True]
    assert [is_you(seat, ("You", "Momo"), None) for seat in (0, 1)] == [True, False]


def test_the_page_knows_the_same_words_for_you() -> None:
    source = (Path(__file__).parents[1] / "web/src/kit/telling.ts").read_text(encoding="utf-8")
    words = ", ".join(f'"{say(Message("page-you"), language)}"' for language in LANGUAGES)
    assert f"const WORDS_FOR_YOU = [{words}];" in source
