"""What a person downloads to play, added up from the manifest that vite writes next to the page."""

from __future__ import annotations

import gzip
import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

from wurf.core.text import LANGUAGES
from wurf.server.page import COMPRESSIBLE, STATIC

LIMIT = 150_000  # bytes on the wire


class Load(NamedTuple):
    """Everything loaded from the first page to the table, for one game in one language."""

    game: str
    language: str
    files: frozenset[str]

    @property
    def size(self) -> int:
        return sum(size_on_the_wire(STATIC / file) for file in self.files)


def loads() -> list[Load]:
    """Every game in every language."""
    manifest: dict[str, dict[str, Any]] = json.loads((STATIC / ".vite/manifest.json").read_text())
    games = [found[1] for name in manifest if (found := re.fullmatch(r"src/games/(\w+)/index\.ts", name))]
    everybody = ["index.html", "src/games/pictures.ts", "src/pages/SetUp.svelte", "src/pages/Table.svelte"]

    def load(game: str, language: str) -> Load:
        own = [
            f"src/games/{game}/index.ts",
            f"../locales/{game}.{language}.ftl?raw",
            f"src/kit/languages/{language}.ts",
        ]
        needed = {file for name in (*everybody, *own) for file in files_of(manifest, name)}
        return Load(game, language, frozenset({"index.html", *needed}))

    return [load(game, language) for game in games for language in LANGUAGES]


def files_of(manifest: dict[str, dict[str, Any]], name: str) -> Iterator[str]:
    """The script, styles and fonts of a part and of the parts that it imports."""
    part = manifest[name]
    yield from (part["file"], *part.get("css", ()), *part.get("assets", ()))
    for other in part.get("imports", ()):
        yield from files_of(manifest, other)


def size_on_the_wire(path: Path) -> int:
    """The size as the server sends it: text compressed, fonts as they are."""
    content = path.read_bytes()
    return len(gzip.compress(content)) if path.suffix in COMPRESSIBLE else len(content)
