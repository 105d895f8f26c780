"""Set-ups and the way games are found."""

import pytest

from wurf.core.game import IllegalAction, Meta, Setup, SetupError
from wurf.core.text import LANGUAGES, Message, WurfError, language_from, say
from wurf.games import UnknownGame, all_games, load

game = load("loot")


def test_games_are_found_by_their_folder():
    assert "loot" in all_games()
    for id in all_games():
        assert load(id).meta.id == id


@pytest.mark.parametrize("seats", [-1, 0, 5, 99])
def test_a_seat_count_that_the_game_does_not_have_is_refused(seats):
    with pytest.raises(SetupError, match=str(seats)):
        game.start(Setup(seats))


@pytest.mark.parametrize(("options", "told"), [({"dragons": 1}, "dragons"), ({"turn_cap": 0}, "0")])
def test_an_unknown_or_impossible_option_is_refused(options, told):
    with pytest.raises(SetupError, match=told):
        game.start(Setup(2, options))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_without_options_says_so_in_a_whole_sentence(language):
    meta = Meta(id="plain", title="Plain", version=1, least_seats=1, most_seats=2)
    with pytest.raises(SetupError) as refused:
        Setup(1, {"speed": 1}).checked(meta)
    sentence = say(refused.value.message, language)
    assert "Plain" in sentence
    assert "speed" in sentence
    assert ":" not in sentence


def test_an_unknown_game_is_refused_with_those_there_are():
    with pytest.raises(UnknownGame, match="loot"):
        load("chess")


def test_errors_are_sentences_in_three_languages():
    error = IllegalAction("L11", "loot-why-cross")
    assert error.rule == "L11"
    said = {say(error.message, language) for language in LANGUAGES}
    assert len(said) == 3
    assert str(error) in said


def test_a_missing_sentence_shows_its_name():
    assert say(Message("no-such-message")) == "no-such-message"
    assert str(WurfError("no-such-message")) == "no-such-message"


@pytest.mark.parametrize(
    ("tag", "language"),
    [("de_AT.UTF-8", "de"), ("es-MX", "es"), ("EN", "en"), ("fr_FR", "en"), ("", "en"), (None, "en"), ("C", "en")],
)
def test_a_language_tag_gives_one_of_ours(tag, language):
    assert language_from(tag) == language
