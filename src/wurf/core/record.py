"""The record of a match as a text file that people can read, programs can replay and anyone can verify.

Wurf record 1
game: loot
rules: 1
seats: 2
option turn_cap: 200
name 1: Ada
name 2: Otto (bot, hard)
components: 9f86d0...            the hash of the shipped file; of a changed one, the text follows, each line after "| "
seed hash: 2c26b4...

1 a4                             a seat and its action in the game's notation
2 take back                      a sealed choice withdrawn
* 3 5 2                          nature

state: 5feceb...                 these three only at the end of a finished match
points: 41 38
seed: 6b51d4...
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator

import msgspec

from wurf.core.game import NATURE, Components, Game, IllegalAction, Setup, SetupError, option_value
from wurf.core.match import Entry, Match, state_hash
from wurf.core.rng import Dice, seed_hash
from wurf.core.text import WurfError

__all__ = ["Record", "RecordError", "parse", "record_of", "replay", "verify", "write"]

FORMAT = "Wurf record 1"
TAKE_BACK = "take back"


class RecordError(WurfError):
    """A record that cannot be read, replayed or believed; the sentence names the line."""


class Record(msgspec.Struct, frozen=True):
    game: str
    rules: int
    setup: Setup
    names: tuple[str, ...]
    components_hash: str
    components_text: str | None  # only if they are not the shipped ones
    seed_hash: str
    moves: tuple[tuple[int, str], ...]  # seat and notation, TAKE_BACK included
    state: str | None = None
    points: tuple[int, ...] | None = None
    seed: str | None = None
    first_line: int = 1  # of the moves, for error messages

    @property
    def finished(self) -> bool:
        return self.state is not None

    def components(self) -> Components | None:
        """The changed components that the record carries, or None for the shipped ones."""
        text = self.components_text
        return None if text is None else Components("components of the record", text, False)


def record_of(match: Match, names: tuple[str, ...]) -> Record:
    """A match as a record: the seed is in it only when the match is over."""
    game, over = match.game, match.over
    moves = tuple((e.seat, TAKE_BACK if e.action is None else game.write(e.action)) for e in match.entries)
    return Record(
        game=game.meta.id,
        rules=game.meta.version,
        setup=match.setup,
        names=tuple(" ".join(name.split()) for name in names),  # a name is one line
        components_hash=game.components.hash,
        components_text=None if game.components.shipped else game.components.text,
        seed_hash=match.seed_hash or "",
        moves=moves,
        state=state_hash(game, match.state) if over else None,
        points=match.result.points if over else None,
        seed=match.seed if over else None,
    )


def write(record: Record) -> str:
    """The record as text; `parse` reads it back."""
    head = [FORMAT, f"game: {record.game}", f"rules: {record.rules}", f"seats: {record.setup.seats}"]
    head += [f"option {id}: {value}" for id, value in record.setup.options.items()]
    head += [f"name {seat}: {name}" for seat, name in enumerate(record.names, 1)]
    head.append(f"components: {record.components_hash}")
    if record.components_text is not None:
        head += [f"| {line}" for line in record.components_text.split("\n")]
    head.append(f"seed hash: {record.seed_hash}")
    moves = [f"{'*' if seat == NATURE else seat + 1} {text}" for seat, text in record.moves]
    tail: list[str] = []
    if record.finished:
        points = " ".join(map(str, record.points or ()))
        tail = ["", f"state: {record.state}", f"points: {points}", f"seed: {record.seed}"]
    return "\n".join([*head, "", *moves, *tail]) + "\n"


class _Lines:
    """The lines of a record, one after the other, with their numbers for error messages."""

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
    if lines.take(re.escape(FORMAT)) is None:
        raise RecordError("error-record-format", expected=FORMAT, found=lines.here[:60])
    game = lines.need(r"game: (\w+)", "game: …")
    rules = int(lines.need(r"rules: (\d{1,9})", "rules: …"))
    seats = int(lines.need(r"seats: (\d{1,2})", "seats: …"))
    options: dict[str, int | str] = {}
    while option := lines.take(r"option (\w+): (\S{1,80})"):
        options[option[1]] = option_value(option[2])
    names: list[str] = []
    while name := lines.take(rf"name {len(names) + 1}: (.*)"):
        names.append(name[1])
    components_hash = lines.need(r"components: ([0-9a-f]{64})", "components: …")
    changed: list[str] = []
    while line := lines.take(r"\| ?(.*)"):
        changed.append(line[1])
    published = lines.need(r"seed hash: ([0-9a-f]{64})", "seed hash: …")
    lines.need("", "")
    first_line = lines.at + 1
    moves = tuple(_moves(lines))
    state = points = seed = None
    if lines.take(""):
        state = lines.need(r"state: ([0-9a-f]{64})", "state: …")
        points = tuple(map(int, lines.need(r"points:((?: -?\d{1,6})+)", "points: …").split()))
        seed = lines.need(r"seed: (\S{1,200})", "seed: …")
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
        state=state,
        points=points,
        seed=seed,
        first_line=first_line,
    )


def _moves(lines: _Lines) -> Iterator[tuple[int, str]]:
    while move := lines.take(r"(\*|[1-9]\d?) (\S.*)"):
        yield NATURE if move[1] == "*" else int(move[1]) - 1, move[2]


def replay(record: Record, load: Callable[[str, Components | None], Game]) -> Match:
    """The match that a record tells, every action checked against the rules. `load` finds the game by its id."""
    return _replayed(record, load, None)


def _replayed(record: Record, load: Callable[[str, Components | None], Game], seed: str | None) -> Match:
    """With a seed, nature's draws are checked too, each before anything that follows from it."""
    game = load(record.game, record.components())
    if record.rules != game.meta.version:
        raise RecordError("error-record-version", game=game.meta.title, record=record.rules, ours=game.meta.version)
    if record.components_hash != game.components.hash:
        raise RecordError("error-record-components", game=game.meta.title)
    try:
        match = Match(game, record.setup, record.seed)
    except SetupError as error:
        raise RecordError("error-record-setup", reason=error.message) from error
    entries: list[Entry] = []
    state, draws = match.state, 0
    for line, (seat, text) in enumerate(record.moves, record.first_line):
        try:
            entry = Entry(seat, None if text == TAKE_BACK else game.parse(text))
            after = _checked(match, state, entry)
        except IllegalAction as error:
            raise RecordError("error-record-move", line=line, move=text, reason=error.message) from error
        if entry.seat == NATURE:
            drawn = seed is not None and not game.physical(state)
            if drawn and game.nature(state, Dice(seed or "", draws)) != entry.action:
                raise RecordError("error-record-draw", line=line)
            draws += 1
        state = after
        entries.append(entry)
    replayed = Match(game, record.setup, record.seed, entries)
    if record.finished:
        _compare_end(record, replayed)
    return replayed


def _checked(match: Match, state: object, entry: Entry) -> object:
    game = match.game
    if not NATURE <= entry.seat < match.setup.seats:
        raise IllegalAction("", "error-seat", seat=entry.seat + 1, seats=match.setup.seats)
    if game.pending(state).nature != (entry.seat == NATURE):
        raise IllegalAction("", "error-not-your-turn")
    if entry.action is None:
        return game.withdraw(state, entry.seat)
    return game.apply(state, entry.seat, entry.action)


def _compare_end(record: Record, match: Match) -> None:
    if not match.over:
        raise RecordError("error-record-unfinished")
    if record.points != match.result.points:
        written = " ".join(map(str, record.points or ()))
        raise RecordError("error-record-points", written=written, counted=" ".join(map(str, match.result.points)))
    if record.state != state_hash(match.game, match.state):
        raise RecordError("error-record-state")


def verify(record: Record, load: Callable[[str, Components | None], Game]) -> Match:
    """Replay a finished record, and check that every roll is the one the published seed gives.

    What physics has worked out is no roll: that it is possible is checked in replaying, and another machine may not
    come to the same.
    """
    if record.seed is None:
        raise RecordError("error-record-no-seed")
    if seed_hash(record.seed) != record.seed_hash:
        raise RecordError("error-record-seed")
    return _replayed(record, load, record.seed)
