"""docs/research.md says what the games' numbers mean, as the games themselves say it."""

from pathlib import Path

from wurf.research.described import described

PAGE = Path(__file__).parents[2] / "docs/research.md"


def test_every_action_and_observation_is_documented_as_the_games_describe_them() -> None:
    assert described() in PAGE.read_text(encoding="utf-8"), "run `python -m wurf.research.described` and paste it"
