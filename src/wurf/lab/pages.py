"""Reports on disk: a page with pictures, all numbers as JSON, all games as Parquet."""

from __future__ import annotations

import html
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, Final

import msgspec
import numpy as np
import pyarrow as pa  # type: ignore[import-untyped]
import pyarrow.parquet as pq  # type: ignore[import-untyped]

from wurf.core.command import write_file
from wurf.core.text import Message, WurfError, say
from wurf.games import load
from wurf.lab import pictures
from wurf.lab.arena import Standings
from wurf.lab.balance import Balance
from wurf.lab.estimates import Estimate
from wurf.lab.metrics import measured
from wurf.lab.playing import Outcome
from wurf.lab.simulate import Report

__all__ = ["write_balance", "write_report", "write_standings"]

Played = Sequence[tuple[tuple[str, ...], Sequence[Outcome]]]  # the bots and the games of each plan

STYLE: Final = """
:root { color-scheme: light dark; --line: light-dark(#bbb, #555); }
body { font: 16px/1.5 system-ui, sans-serif; max-width: 46rem; margin: 2rem auto; padding: 0 1rem;
  color: light-dark(#1a1a1a, #eee); background: light-dark(#fff, #16181a); }
h1 { font-size: 1.6rem; } h2 { font-size: 1.15rem; margin: 2rem 0 .3rem; }
table { border-collapse: collapse; font-variant-numeric: tabular-nums; } .wide { overflow-x: auto; margin: .8rem 0; }
th, td { padding: .25rem .8rem .25rem 0; text-align: right; border-bottom: 1px solid var(--line); }
th:first-child, td:first-child { text-align: left; } figure { margin: 0; }
svg { width: 100%; height: auto; overflow: visible; }
p { margin: .3rem 0; } small { color: light-dark(#555, #aaa); }
@media print { :root { color-scheme: light; } figure { break-inside: avoid; } }
"""


def write_report(folder: Path, told: Report, played: Sequence[Outcome]) -> None:
    """The whole report on a simulation."""
    _write(folder, _title(told), _report(told, played), told, [(told.plan.bots, played)])


def write_standings(folder: Path, told: Standings, played: Played, headings: list[str], lines: list[list[str]]) -> None:
    """The whole report on an arena, with its crosstable."""
    names = [Path(one.bot).name for one in told.bots]
    game = load(told.game).meta.title
    title = _said("lab-report-title", game=game, bots=", ".join(names), games=told.games)
    picture = pictures.bars([one.rating for one in told.bots], names, _said("lab-rating"))
    parts = (
        rows(headings, lines),
        figure(_said("lab-picture-ratings"), _said("lab-picture-ratings-about"), picture, 0),
        _seed(told.seed),
    )
    _write(folder, title, iter(parts), told, played)


def write_balance(folder: Path, told: Balance, played: Played, forms: Mapping[str, str]) -> None:
    """The whole report on a comparison of variants: a picture and a table for each metric."""
    _write(folder, _said("lab-balance-title", game=load(told.game).meta.title), _effects(told, forms), told, played)


def _effects(told: Balance, forms: Mapping[str, str]) -> Iterator[str]:
    yield _overview(told, forms)
    summary = _said("lab-balance-summary", variants=told.variants, games=told.games, seed=told.seed)
    yield f"<p><small>{html.escape(summary)}</small></p>"
    for number, metric in enumerate(dict.fromkeys(effect.metric for effect in told.effects)):
        effects = [effect for effect in told.effects if effect.metric == metric]
        name = _said(f"lab-metric-{metric}")
        levels = [(one.key, list(zip(one.values, one.means, strict=True))) for one in effects]
        picture = pictures.effects(levels, name, percent="%" in forms[metric])
        about = " ".join(
            _said(
                "lab-balance-change",
                key=one.key,
                first=one.values[0],
                last=one.values[-1],
                change=shown(one.change, f"+{forms[metric]}"),
            )
            for one in effects
        )
        yield figure(name, about, picture, number)
    yield _seed(told.seed)


def _overview(told: Balance, forms: Mapping[str, str]) -> str:
    """Which knob changes what: a line per metric, a column per knob; what is not chance has a star."""
    changes: dict[str, dict[str, str]] = {}
    for one in told.effects:
        knob = f"{one.key}: {one.values[0]} → {one.values[-1]}"
        change = shown(one.change, f"+{forms[one.metric]}") + (" *" if one.clear else "")
        changes.setdefault(_said(f"lab-metric-{one.metric}"), {})[knob] = change
    knobs = list(next(iter(changes.values())))
    return rows(["", *knobs], [[metric, *(found[knob] for knob in knobs)] for metric, found in changes.items()])


def _write(folder: Path, title: str, parts: Iterator[str], numbers: msgspec.Struct, played: Played) -> None:
    """A page, all numbers and all games, in a folder that is created if needed."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise WurfError("lab-error-file", file=str(folder), reason=error.strerror or "") from error
    write_file(str(folder / "report.json"), msgspec.json.format(msgspec.json.encode(numbers)) + b"\n")
    write_games(folder / "games.parquet", played)
    write_file(str(folder / "index.html"), page(title, parts).encode())


def _seed(seed: str) -> str:
    return f"<p><small>{html.escape(_said('lab-report-seed', seed=seed))}</small></p>"


def write_games(file: Path, plans: Played) -> None:
    """One row for each bot in each game of each line-up, or variant."""
    rows: dict[str, list[Any]] = {}
    for line_up, (bots, played) in enumerate(plans):
        for number, outcome in enumerate(played):
            for bot, level in enumerate(bots):
                for name, value in _row(line_up, number, bot, level, outcome).items():
                    rows.setdefault(name, []).append(value)
    try:
        pq.write_table(pa.table(rows), file)
    except OSError as error:
        raise WurfError("lab-error-file", file=str(file), reason=error.strerror or "") from error


def _row(line_up: int, number: int, bot: int, level: str, outcome: Outcome) -> dict[str, Any]:
    lost = outcome.forfeited
    return {
        "line_up": line_up,
        "game": number,
        "bot": bot,
        "level": level,
        "seat": outcome.seats[bot],
        "team": outcome.teams[bot],
        "points": outcome.points[bot],
        "rank": outcome.ranks[bot],
        "share": outcome.shares[bot],
        "turns": outcome.turns,
        "lead_changes": outcome.lead_changes,
        "decided": outcome.decided,
        "decisions": outcome.decisions,
        "real": outcome.real,
        "forfeited": lost is not None and lost.bot == bot,
    }


def page(title: str, parts: Iterator[str]) -> str:
    """An HTML page that needs nothing but itself."""
    head = (
        f'<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>{html.escape(title)}</title>'
    )
    body = "\n".join(parts)
    return f"<!doctype html>\n<html>{head}<style>{STYLE}</style>\n<h1>{html.escape(title)}</h1>\n{body}\n</html>\n"


def figure(title: str, about: str, picture: str, number: int) -> str:
    """A picture with its title and how to read it. Its ids get a number, so that they do not meet another's."""
    for mark in ('id="', 'href="#', "url(#"):
        picture = picture.replace(mark, f"{mark}p{number}-")
    label = f'<svg role="img" aria-label="{html.escape(title)}"'
    picture = picture.replace("<svg", label, 1)
    return f"<h2>{html.escape(title)}</h2>\n<figure>{picture}<p><small>{html.escape(about)}</small></p></figure>"


def rows(headings: Sequence[str], lines: Sequence[Sequence[str]]) -> str:
    head = "".join(f"<th>{html.escape(heading)}</th>" for heading in headings)
    body = "".join("<tr>" + "".join(f"<td>{html.escape(cell)}</td>" for cell in line) + "</tr>" for line in lines)
    return f'<div class="wide"><table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table></div>'


def shown(estimate: Estimate, form: str) -> str:
    """A figure with its interval: 61.2% (58.0%–64.3%); a change, which may be negative: -0.4% (-3.6% … +3.0%)."""
    between = " … " if form.startswith("+") else "–"
    return f"{estimate.mean:{form}} ({estimate.low:{form}}{between}{estimate.high:{form}})"


def _said(id: str, **args: str | int) -> str:
    return say(Message(id, args))


def _title(told: Report) -> str:
    bots = ", ".join(Path(bot).name for bot in told.plan.bots)
    return _said("lab-report-title", game=load(told.plan.game).meta.title, bots=bots, games=told.plan.games)


def _report(told: Report, played: Sequence[Outcome]) -> Iterator[str]:
    seats = [_said("lab-report-seat", seat=seat) for seat in range(1, len(told.seats) + 1)]
    bots = [f"{number} {Path(bot.level).name}" for number, bot in enumerate(told.bots, 1)]
    lines: list[tuple[str, ...]] = [
        (name, str(bot.won), str(bot.tied), shown(bot.share, ".1%"), shown(bot.points, ".1f"))
        for name, bot in zip(bots, told.bots, strict=True)
    ]
    yield rows([_said(f"lab-{word}") for word in ("bot", "won", "tied", "share", "points")], lines)
    lines = [
        (name, shown(one.share, ".1%"), shown(one.points, ".1f")) for name, one in zip(seats, told.seats, strict=True)
    ]
    yield rows([_said(f"lab-{word}") for word in ("seat", "share", "points")], lines)
    for number, (id, picture) in enumerate(_pictures(told, played, bots, seats)):
        yield figure(_said(f"lab-picture-{id}"), _said(f"lab-picture-{id}-about"), picture, number)
    yield _seed(told.plan.seed)


def _pictures(told: Report, played: Sequence[Outcome], bots: list[str], seats: list[str]) -> Iterator[tuple[str, str]]:
    """Each with the name of its title and of the sentence below it."""
    order = [np.argsort(outcome.seats) for outcome in played]
    points = np.array([np.array(o.points)[by_seat] for o, by_seat in zip(played, order, strict=True)], dtype=float)
    yield "points", pictures.curves(list(points.T), seats, _said("lab-points"))
    yield "turns", pictures.histogram(measured("turns", played), _said("lab-metric-turns"))
    if len(seats) < 2:
        return
    yield "lead_changes", pictures.histogram(measured("lead_changes", played), _said("lab-metric-lead_changes"))
    decided = measured("decided", played)
    yield "decided", pictures.curves([decided], [""], _said("lab-metric-decided"))
    yield "real_choices", pictures.histogram(measured("real_choices", played), _said("lab-metric-real_choices"))
    shares = [*(bot.share for bot in told.bots), *(seat.share for seat in told.seats)]
    yield "shares", pictures.bars(shares, [*bots, *seats], _said("lab-share"), percent=True)
    if told.explained is not None:
        parts = told.explained.__struct_fields__
        named = [_said(f"lab-part-{part}") for part in parts]
        yield "explained", pictures.parts([getattr(told.explained, part) for part in parts], named)
