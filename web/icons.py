"""The page's icons as PNG, drawn from the SVGs beside them: `python web/icons.py`. A test compares them."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from resvg_py import svg_to_bytes

FOLDER = Path(__file__).parent / "public/icons"
SIZES = {"192.png": ("icon", 192), "512.png": ("icon", 512), "touch.png": ("maskable", 180)}
SIZES |= {f"maskable-{size}.png": ("maskable", size) for size in (192, 512)}


def drawn() -> Iterator[tuple[Path, bytes]]:
    """Each file with its content."""
    for name, (source, size) in SIZES.items():
        svg = (FOLDER / f"{source}.svg").read_text(encoding="utf-8")
        yield FOLDER / name, bytes(svg_to_bytes(svg_string=svg, width=size, height=size))


if __name__ == "__main__":
    for file, content in drawn():
        file.write_bytes(content)
