"""The record of a match as a text file that people can read, programs can replay and anyone can verify.

Wurf record 2
game: my_game
rules: 1
seats: 2
option turn_cap: 200
name 1: Ada
name 2: Otto (bot, hard)
began: 2026-11-16T18:03:22.123Z  when the first move with a time was stored; missing if there is none
components: 9f86d0...            the hash of the shipped file; of a changed one, the text follows, each line after "| "
seed hash: 2c26b4...
earlier seed: 12 8d969e...       if it plays on from a moment of another match: the seed of its first 12 draws

+0.000 1 a4                      a seat and its action in the game's notation, seconds after the beginning if known
+12.345 2 take back              a sealed choice withdrawn
+13.456 1 back to 12             moves taken back: the match stands again where it stood after the 12th of these lines
* 3 5 2                          nature

state: 5feceb...                 these only at the end of a finished match; the hash is that of the state's text
points: 41 38
hints: 2 0                       good moves shown to each seat, if anybody asked for one
seed: 6b51d4...

Records of format 1 have no times and hash the state in another form.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Callable, Iterator
from datetime import UTC, datetime, timedelta
from typing import Any, NamedTuple

import msgspec

from wurf.core.game import NATURE, Components, Game, IllegalAction, Setup, SetupError, option_value
from wurf.core.match import Back, EarlierSeed, Entry, Match
from wurf.core.rng import seed_hash
from wurf.core.text import WurfError

__all__ = [
    "Record",
    "RecordError",
    "action_of",
    "action_text",
    "goes_back_to",
    "parse",
    "record_of",
    "replay",
    "verify",
    "write",
]

TITLE = "Wurf record "
FORMAT = 2
TAKE_BACK = "take back"
BACK = re.compile(r"back to (\d{1,9})")


class RecordError(WurfError):
    """A record that cannot be read, replayed or believed; the sentence names the line."""


class Move(NamedTuple):
    """An entry as text."""

    seat: int
    text: str  # see `action_text`
    after: int | None = None  # milliseconds from the beginning, if known


class Record(msgspec.Struct, frozen=True):
    game: str
    rules: int
    setup: Setup
    names: tuple[str, ...]
    components_hash: str
    components_text: str | None  # only if they are not the shipped ones
    seed_hash: str
    moves: tuple[Move, ...]
    began: int | None = None  # milliseconds since 1970 (UTC)
    state: str | None = None
    points: tuple[int, ...] | None = None
    hints: tuple[int, ...] = ()  # good moves shown to each seat; empty if nobody asked
    seed: str | None = None
    earlier: tuple[EarlierSeed, ...] = ()
    first_line: int = 1  # where the moves begin, for error messages
    format: int = FORMAT

    @property
    def finished(self) -> bool:
        return self.state is not None

    def components(self) -> Components | None:
        """The changed components that the record carries, or None for the shipped ones."""
        text = self.components_text
        return None if text is None else Components("components of the record", text, False)


def record_of(match: Match, names: tuple[str, ...], hints: tuple[int, ...] = ()) -> Record:
    """The record of a match that has all its entries. It contains the seed only when the match is over."""
    if match.since:
        raise ValueError("a record needs all entries of its match")
    game, over = match.game, match.over
    began = next((entry.at for entry in match.entries if entry.at is not None), None)
    return Record(
        game=game.meta.id,
        rules=game.meta.version,
        setup=match.setup,
        names=tuple(" ".join(name.split()) for name in names),  # a name is one line
        components_hash=game.components.hash,
        components_text=None if game.components.shipped else game.components.text,
        seed_hash=match.seed_hash or "",
        moves=tuple(_move(game, entry, began) for entry in match.entries),
        began=began,
        state=_state_hash(match, FORMAT) if over else None,
        points=match.result.points if over else None,
        hints=hints if over and any(hints) else (),
        seed=match.seed if over else None,
        earlier=match.earlier,
    )


def _move(game: Game, entry: Entry, began: int | None) -> Move:
    text = action_text(game, entry.action)
    return Move(entry.seat, text, None if entry.at is None or began is None else entry.at - began)


def action_text(game: Game, action: Any) -> str:
    """What an entry does, as text: in the game's notation, or that something is taken back."""
    if isinstance(action, Back):
        return f"back to {action.sequence}"
    return TAKE_BACK if action is None else game.write(action)


def action_of(game: Game, text: str) -> Any:
    """What a text by `action_text` means; raises IllegalAction if it means nothing."""
    back_to = goes_back_to(text)
    if back_to is not None:
        return Back(back_to)
    return None if text == TAKE_BACK else game.parse(text)


def goes_back_to(text: str) -> int | None:
    """The sequence that an entry with this text goes back to, if it does."""
    found = BACK.fullmatch(text)
    return int(found[1]) if found else None


def _state_hash(match: Match, format: int) -> str:
    game, state = match.game, match.state
    if format == 1:
        packed = game.pack_in_1([(entry.seat, entry.action) for entry in match.entries], state)
    else:
        packed = game.write_state(state).encode()
    return hashlib.sha256(packed).hexdigest()


def write(record: Record) -> str:
    """The record as text; `parse` reads it back."""
    head = [f"{TITLE}{record.format}", f"game: {record.game}", f"rules: {record.rules}", f"seats: {record.setup.seats}"]
    head += [f"option {id}: {value}" for id, value in record.setup.options.items()]
    head += [f"name {seat}: {name}" for seat, name in enumerate(record.names, 1)]
    if record.began is not None:
        head.append(f"began: {_written_time(record.began)}")
    head.append(f"components: {record.components_hash}")
    if record.components_text is not None:
        head += [f"| {line}" for line in record.components_text.split("\n")]
    head.append(f"seed hash: {record.seed_hash}")
    head += [f"earlier seed: {draws} {seed}" for draws, seed in record.earlier]
    moves = [_written_move(move) for move in record.moves]
    tail: list[str] = []
    if record.finished:
        points = " ".join(map(str, record.points or ()))
        hints = [f"hints: {' '.join(map(str, record.hints))}"] if record.hints else []
        tail = ["", f"state: {record.state}", f"points: {points}", *hints, f"seed: {record.seed}"]
    return "\n".join([*head, "", *moves, *tail]) + "\n"


def _written_move(move: Move) -> str:
    time = "" if move.after is None else f"+{move.after // 1000}.{move.after % 1000:03} "
    return f"{time}{'*' if move.seat == NATURE else move.seat + 1} {move.text}"


def _written_time(milliseconds: int) -> str:
    time = datetime(1970, 1, 1, tzinfo=UTC) + timedelta(milliseconds=milliseconds)
    return time.isoformat(timespec="milliseconds").replace("+00:00", "Z")


class _Lines:
    """Steps through the lines of a record and keeps their numbers for error messages."""

    def __init__(self, text: str) -> None:
        self.lines, self.at = text.removesuffix("\n").split("\n"), 0

    @property
    def here(self) -> str:
        return self.lines[self.at] if self.at < len(self.lines) else ""

    def take(self, pattern: str) -> re.Match[str] | None:
        found = re.fullmatch(pattern, self.here.rstrip("\r")) if self.at < len(self.lines) else None
        self.at += found is not None
        return found

    def need(self, pattern: str, expected: str) -> str:
        found = self.take(pattern)
        if found is None:
            raise RecordError("error-record-line", line=self.at + 1, expected=expected, found=self.here[:60])
        return found[1] if found.re.groups else ""


def parse(text: str) -> Record:
    """Read a record; raises RecordError with the line that is wrong."""
    lines = _Lines(text)
    title = lines.take(rf"{TITLE}([12])")
    if title is None:
        raise RecordError("error-record-format", expected=f"{TITLE}{FORMAT}", found=lines.here[:60])
    format = int(title[1])
    game = lines.need(r"game: (\w+)", "game: …")
    rules = int(lines.need(r"rules: (\d{1,9})", "rules: …"))
    seats = int(lines.need(r"seats: (\d{1,2})", "seats: …"))
    options: dict[str, int | str] = {}
    while option := lines.take(r"option (\w+): (\S{1,80})"):
        options[option[1]] = option_value(option[2])
    names: list[str] = []
    while name := lines.take(rf"name {len(names) + 1}: (.{{0,200}})"):
        names.append(name[1])
    began = _began(lines) if format > 1 else None
    components_hash = lines.need(r"components: ([0-9a-f]{64})", "components: …")
    changed: list[str] = []
    while line := lines.take(r"\| ?(.*)"):
        changed.append(line[1])
    published = lines.need(r"seed hash: ([0-9a-f]{64})", "seed hash: …")
    earlier: list[EarlierSeed] = []
    while known := lines.take(r"earlier seed: (\d{1,9}) ([^\s\0]{1,200})"):
        earlier.append(EarlierSeed(int(known[1]), known[2]))
    lines.need("", "")
    first_line = lines.at + 1
    moves = tuple(_moves(lines, timed=began is not None))
    state = points = seed = None
    hints: tuple[int, ...] = ()
    if lines.take(""):
        state = lines.need(r"state: ([0-9a-f]{64})", "state: …")
        points = tuple(map(int, lines.need(r"points:((?: -?\d{1,6})+)", "points: …").split()))
        if told := lines.take(r"hints:((?: \d{1,6})+)"):
            hints = tuple(map(int, told[1].split()))
        seed = lines.need(r"seed: ([^\s\0]{1,200})", "seed: …")
    if lines.at < len(lines.lines):
        raise RecordError("error-record-line", line=lines.at + 1, expected="1 … / * …", found=lines.here[:60])
    return Record(
        game=game,
        rules=rules,
        setup=Setup(seats, options),
        names=tuple(names),
        components_hash=components_hash,
        components_text="\n".join(changed) if changed else None,
        seed_hash=published,
        moves=moves,
        began=began,
        state=state,
        points=points,
        hints=hints,
        seed=seed,
        earlier=tuple(earlier),
        first_line=first_line,
        format=format,
    )


def _began(lines: _Lines) -> int | None:
    line = lines.at + 1
    found = lines.take(r"began: (\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3})Z")
    if found is None:
        return None
    try:
        time = datetime.fromisoformat(found[1]).replace(tzinfo=UTC) - datetime(1970, 1, 1, tzinfo=UTC)
    except ValueError as error:
        raise RecordError("error-record-line", line=line, expected="began: …", found=found[0][:60]) from error
    return time // timedelta(milliseconds=1)


def _moves(lines: _Lines, timed: bool) -> Iterator[Move]:
    time = r"(?:\+(\d{1,10})\.(\d{3}) )?" if timed else "()()"
    while move := lines.take(time + r"(\*|[1-9]\d?) (\S.*)"):
        seat = NATURE if move[3] == "*" else int(move[3]) - 1
        yield Move(seat, move[4], int(move[1] + move[2]) if move[1] else None)


def replay(record: Record, load: Callable[[str, Components | None], Game]) -> Match:
    """The match in a record, with every action checked against the rules. `load` finds the game by its id."""
    return _replayed(record, load, redraw=False)


def _replayed(record: Record, load: Callable[[str, Components | None], Game], *, redraw: bool) -> Match:
    """Like `replay`. With `redraw`, nature's draws are checked too, each before anything that follows from it."""
    game = load(record.game, record.components())
    if record.rules != game.meta.version:
        raise RecordError("error-record-version", game=game.meta.title, record=record.rules, ours=game.meta.version)
    if record.components_hash != game.components.hash:
        raise RecordError("error-record-components", game=game.meta.title)
    try:
        match = Match(game, record.setup, record.seed, earlier=record.earlier)
    except SetupError as error:
        raise RecordError("error-record-setup", reason=error.message) from error
    if len(record.names) != record.setup.seats:
        raise RecordError("error-record-names", names=len(record.names), seats=record.setup.seats)
    for line, move in enumerate(record.moves, record.first_line):
        try:
            entry = _entry(match, move, record.began)
            before, draws = match.state, match.draws
            match.extend([entry])
        except IllegalAction as error:
            raise RecordError("error-record-move", line=line, move=move.text, reason=error.message) from error
        drawn = redraw and entry.seat == NATURE and not game.physical(before)
        if drawn and game.nature(before, match.dice(draws)) != entry.action:
            raise RecordError("error-record-draw", line=line)
    if record.finished:
        _compare_end(record, match)
    return match


def _entry(match: Match, move: Move, began: int | None) -> Entry:
    """The entry for a move; raises RecordError if this seat, or nature, is not to act now."""
    if not NATURE <= move.seat < match.setup.seats:
        raise IllegalAction("", "error-seat", seat=move.seat + 1, seats=match.setup.seats)
    action = action_of(match.game, move.text)
    if match.pending.nature != (move.seat == NATURE):
        raise IllegalAction("", "error-not-your-turn")
    return Entry(move.seat, action, None if move.after is None or began is None else began + move.after)


def _compare_end(record: Record, match: Match) -> None:
    if not match.over:
        raise RecordError("error-record-unfinished")
    if record.points != match.result.points:
        written = " ".join(map(str, record.points or ()))
        raise RecordError("error-record-points", written=written, counted=" ".join(map(str, match.result.points)))
    if record.state != _state_hash(match, record.format):
        raise RecordError("error-record-state")


def verify(record: Record, load: Callable[[str, Components | None], Game]) -> Match:
    """Replay a finished record and check that every roll is the one that the published seed gives.

    What physics decided is not a roll: replaying checks only that it is possible, because another machine may get a
    different result.
    """
    if record.seed is None:
        raise RecordError("error-record-no-seed")
    if seed_hash(record.seed) != record.seed_hash:
        raise RecordError("error-record-seed")
    return _replayed(record, load, redraw=True)
