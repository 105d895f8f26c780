"""docs/research.md says what the games' numbers mean, as the games themselves say it."""

from pathlib import Path

from wurf.research.described import described

PAGE = Path(__file__).parents[2] / "docs/research.md"


def test_what_is_documented_of_a_game_is_what_it_says_itself() -> None:
    """A game may do without: it touches no file outside its folders."""
    games = [f"### {text}".rstrip() for text in described().split("### ")[1:]]
    page = PAGE.read_text(encoding="utf-8")
    told = [game for game in games if game.partition("\n")[0] in page]
    assert told
    stale = [game.partition("\n")[0] for game in told if game not in page]
    assert not stale, "run `python -m wurf.research.described` and paste it"
    assert page.count("\n### ") == len(told), "A game is documented that is not in the box."
