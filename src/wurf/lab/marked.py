"""Parts of a text file that commands write: each stands between two markers, and the rest of the file is left alone."""

from __future__ import annotations

import re
from pathlib import Path

from wurf.core.command import read_file, write_file

__all__ = ["write_section"]


def write_section(file: str, name: str, content: str) -> None:
    """Put a section in place of the one of this name, or at the end; the file is created if needed."""
    before = read_file(file) if Path(file).exists() else ""
    begin, end = f"<!-- {name}: written by a command, changes here are lost -->", f"<!-- end of {name} -->"
    section = f"{begin}\n{content.strip()}\n{end}"
    found = re.search(re.escape(begin) + r".*?" + re.escape(end), before, re.DOTALL)
    if found:
        after = before[: found.start()] + section + before[found.end() :]
    else:
        after = f"{before.rstrip()}\n\n{section}\n".lstrip()
    write_file(file, after.encode())
