"""Vector pictures for reports. They take their colour from the page around them, so they read in light and dark, and
tell things apart by line styles and hatches, so they read in black and white.
"""

from __future__ import annotations

import io
import re
from collections.abc import Sequence
from typing import Any, Final

import numpy as np
from matplotlib import rc_context
from matplotlib.figure import Figure
from matplotlib.ticker import PercentFormatter

from wurf.lab.estimates import Estimate, Numbers

__all__ = ["bars", "curves", "effects", "histogram", "parts"]

INK: Final = "#010203"  # becomes the page's own colour
STYLES: Final = ("-", "--", ":", "-.")
HATCHES: Final = ("", "////", "....", "xxxx")
_SETTINGS: Final[dict[Any, Any]] = {
    "svg.fonttype": "none",
    "svg.hashsalt": "wurf",
    "font.family": "sans-serif",
    "font.size": 11,
    "hatch.linewidth": 0.8,
    "axes.spines.top": False,
    "axes.spines.right": False,
    **dict.fromkeys(
        ("text.color", "axes.edgecolor", "axes.labelcolor", "xtick.color", "ytick.color", "hatch.color"), INK
    ),
}


def curves(values: Sequence[Numbers], names: Sequence[str], label: str) -> str:
    """How the values of each series are distributed: the share of games with at most this value."""

    def draw(axes: Any) -> None:
        for index, (series, name) in enumerate(zip(values, names, strict=True)):
            found, times = np.unique(series, return_counts=True)
            axes.step(
                found,
                np.cumsum(times) / len(series),
                where="post",
                color=INK,
                linestyle=STYLES[index % 4],
                label=name,
                linewidth=1.6,
            )
        axes.set_ylim(0, 1)
        axes.yaxis.set_major_formatter(PercentFormatter(1))
        axes.set_xlabel(label)
        if len(names) > 1:
            axes.legend(frameon=False)

    return _drawn(draw)


def histogram(values: Numbers, label: str) -> str:
    """How often each value occurs; whole numbers get a bar each while there are few."""

    def draw(axes: Any) -> None:
        whole = bool((values == np.round(values)).all()) and np.ptp(values) < 60
        bins = np.arange(values.min() - 0.5, values.max() + 1) if whole else 30
        weights = np.full(len(values), 1 / len(values))
        axes.hist(values, bins=bins, weights=weights, facecolor="none", edgecolor=INK, hatch="////", linewidth=1)
        axes.yaxis.set_major_formatter(PercentFormatter(1))
        axes.set_xlabel(label)

    return _drawn(draw)


def parts(shares: Sequence[float], names: Sequence[str]) -> str:
    """One bar, cut into parts; each is named below it with its share."""

    def draw(axes: Any) -> None:
        left = 0.0
        for index, (share, name) in enumerate(zip(shares, names, strict=True)):
            label = f"{name}: {share:.0%}"
            hatch = HATCHES[index % 4]
            axes.barh(0, share, left=left, facecolor="none", edgecolor=INK, hatch=hatch, linewidth=1, label=label)
            left += share
        axes.set_xlim(0, 1)
        axes.set_axis_off()
        axes.legend(frameon=False, loc="upper center", bbox_to_anchor=(0.5, -0.05), ncols=2, handleheight=1.4)

    return _drawn(draw, height=1.8)


def bars(estimates: Sequence[Estimate], names: Sequence[str], label: str, *, percent: bool = False) -> str:
    """Means with their intervals, one below the other."""

    def draw(axes: Any) -> None:
        _with_intervals(axes, estimates, list(range(len(estimates))), "o")
        axes.set_yticks(range(len(names)), names)
        axes.invert_yaxis()
        axes.margins(y=0.25)
        axes.set_xlabel(label)
        if percent:
            axes.xaxis.set_major_formatter(PercentFormatter(1))

    return _drawn(draw, height=1.2 + 0.35 * len(names))


def effects(levels: Sequence[tuple[str, Sequence[tuple[str, Estimate]]]], label: str, *, percent: bool = False) -> str:
    """For each knob a group of means with their intervals; the knobs share one axis, so their effects compare."""

    def draw(axes: Any) -> None:
        at, ticks, names = 0.0, [], []
        for knob, (key, values) in enumerate(levels):
            places = [at + index for index in range(len(values))]
            _with_intervals(axes, [estimate for _, estimate in values], places, "os^D"[knob % 4])
            means = [estimate.mean for _, estimate in values]
            axes.plot(means, places, color=INK, linestyle=STYLES[knob % 4], linewidth=1)
            ticks += places
            names += [f"{key} = {value}" for value, _ in values]
            at += len(values) + 0.7
        axes.set_yticks(ticks, names)
        axes.invert_yaxis()
        axes.set_xlabel(label)
        if percent:
            axes.xaxis.set_major_formatter(PercentFormatter(1, decimals=1))

    return _drawn(draw, height=1.2 + 0.35 * sum(len(values) + 0.7 for _, values in levels))


def _with_intervals(axes: Any, estimates: Sequence[Estimate], places: Sequence[float], marker: str) -> None:
    means = np.array([estimate.mean for estimate in estimates])
    errors = np.abs(np.array([[one.low for one in estimates], [one.high for one in estimates]]) - means)
    axes.errorbar(means, places, xerr=errors, fmt=marker, color=INK, capsize=4, markersize=6, linewidth=1.4)


def _drawn(draw: Any, height: float = 3.2) -> str:
    """An SVG element that takes its colour from the text around it."""
    with rc_context(_SETTINGS):
        figure = Figure(figsize=(6.4, height), layout="constrained")
        draw(figure.add_subplot())
        out = io.StringIO()
        figure.savefig(out, format="svg", transparent=True, metadata={"Date": None, "Creator": None})
    picture = out.getvalue()
    picture = picture[picture.index("<svg") :].replace(INK, "currentColor")
    # Numbers and words without a colour of their own are black.
    picture = picture.replace("<text ", '<text fill="currentColor" ')
    return re.sub(r' (width|height)="[\d.]+pt"', "", picture, count=2)
