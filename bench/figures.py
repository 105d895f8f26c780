"""What a benchmark found: figures in rounds, ratios to a peer with their spread, and the page made of them."""

from __future__ import annotations

import os
import platform
import tomllib
from datetime import date
from importlib import import_module
from pathlib import Path
from statistics import median
from typing import NamedTuple

from rich.table import Table

from wurf.games import package_of

Rounds = list[float]


class Figure(NamedTuple):
    """Something measured, once or in rounds; a peer's rounds were run in turn with ours."""

    what: str
    ours: Rounds
    unit: str
    peer: Rounds = []  # noqa: RUF012 - never changed
    least: float | None = None  # that the ratio must reach, or without a peer the figure itself
    most: float | None = None  # that it must not exceed
    note: str = ""

    @property
    def ratios(self) -> Rounds:
        return [ours / peer for ours, peer in zip(self.ours, self.peer, strict=True)] if self.peer else []

    @property
    def told(self) -> float:
        """What the target is about."""
        if self.peer:
            return median(self.ratios)
        return min(self.ours) if self.most is not None else max(self.ours)

    @property
    def target(self) -> str:
        bound = self.least if self.least is not None else self.most
        if bound is None:
            return ""
        return f"{'≥' if self.least is not None else '≤'} {shown(bound)}{'×' if self.peer else ' ' + self.unit}"

    @property
    def reached(self) -> bool:
        return (self.least is None or self.told >= self.least) and (self.most is None or self.told <= self.most)

    @property
    def cells(self) -> list[str]:
        best = min if self.most is not None and not self.peer else max
        ratio = f"{median(self.ratios):.2f}× ({min(self.ratios):.2f} to {max(self.ratios):.2f})" if self.peer else ""
        peer = f"{shown(max(self.peer))} {self.unit}" if self.peer else ""
        return [self.what, f"{shown(best(self.ours))} {self.unit}", peer, ratio, self.target, self.verdict]

    @property
    def verdict(self) -> str:
        return ("yes" if self.reached else "NO") if self.target else ""


HEADS = ["figure", "Wurf", "peer", "ratio (spread)", "target", "reached"]


def shown(number: float) -> str:
    return f"{number / 1e6:.2f} M" if number >= 1e6 else f"{number:,.0f}" if number >= 1000 else f"{number:.3g}"


def targets(id: str) -> dict[str, dict[str, float]]:
    """What a game holds itself to: `targets.toml` in its folder; nothing if there is none."""
    file = Path(str(import_module(package_of(id)).__file__)).with_name("targets.toml")
    return tomllib.loads(file.read_text(encoding="utf-8")) if file.exists() else {}


def table(figures: list[Figure]) -> Table:
    made = Table(*HEADS)
    for figure in figures:
        made.add_row(*figure.cells)
    return made


def markdown(title: str, figures: list[Figure], versions: dict[str, str], rounds: int) -> str:
    """A section of docs/benchmarks.md."""
    told = ", ".join(f"{name} {version}" for name, version in versions.items())
    lines = [f"## {title}", "", "| " + " | ".join(HEADS) + " |", "|---" * len(HEADS) + "|"]
    lines += ["| " + " | ".join(figure.cells) + " |" for figure in figures]
    with_peers = f"; {told}" if told else ""
    lines += ["", f"{date.today().isoformat()}, {rounds} rounds, {machine()}{with_peers}."]
    return "\n".join(lines) + "\n"


def machine() -> str:
    """Processor, cores and system of this machine."""
    cpu = Path("/proc/cpuinfo")
    names = [line.partition(": ")[2] for line in cpu.read_text().splitlines() if line.startswith("model name")] or [""]
    busy = f", load {os.getloadavg()[0]:.1f}" if hasattr(os, "getloadavg") else ""
    name = names[0] or platform.processor() or platform.machine()
    return f"{name}, {os.cpu_count()} cores, {platform.system()}, Python {platform.python_version()}{busy}"
