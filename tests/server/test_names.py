"""Names and lines as people type them."""

from __future__ import annotations

import pytest

from wurf.core.game import SetupError
from wurf.core.text import WurfError
from wurf.server.names import line_from, name_from


@pytest.mark.parametrize(
    ("typed", "kept"),
    [
        (" Ada ", "Ada"),
        ("Zoe\u0308", "Zoë"),  # one form for what looks the same
        ("👩\u200d👩\u200d👧", "👩\u200d👩\u200d👧"),  # a family is joined by characters that nobody sees
        ("❤\ufe0f", "❤\ufe0f"),
        ("\U0001f3f4\U000e0067\U000e0062\U000e007f", "\U0001f3f4\U000e0067\U000e0062\U000e007f"),  # a flag
        ("می\u200cخواهم", "می\u200cخواهم"),
        ("<b>Eve</b>", "<b>Eve</b>"),  # shown as it is, never as a page's markup
        ("小明", "小明"),
    ],
)
def test_a_name_that_can_be_read_is_kept(typed: str, kept: str) -> None:
    assert name_from(typed) == kept


@pytest.mark.parametrize(
    "typed",
    [
        "",
        "   ",
        "\u200b",
        "\u200d\u200d",
        "\ufe0f",
        "\u00ad",
        "\u2060",
        "\u3164",  # a filler that counts as a letter
        "\u2800",  # a blank pattern of Braille
        "\u0301",
        "A\nB",
        "A\x00",
        "\u202eevE",  # turns around what follows
        "A\u2066B",
        "\ue000",
    ],
)
def test_a_name_that_nobody_can_read_is_refused(typed: str) -> None:
    with pytest.raises(SetupError):
        name_from(typed)


def test_a_line_of_chat_is_one_line() -> None:
    assert line_from(" Hi,\n\t Ada  👩\u200d🚀 ") == "Hi, Ada 👩\u200d🚀"
    for nothing in ("\u200b", "\n", "\u202e!"):
        with pytest.raises(WurfError):
            line_from(nothing)
