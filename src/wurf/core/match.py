"""The match: the only holder of the state, and the only one who draws for nature.

A match never changes by surprise: `play` and `take_back` return a `Step`, what would happen and what must be
written down; whoever keeps the record stores its entries, and only then calls `commit`.

Where nature's outcome takes long to work out, `playing` and `beginning` say what is due, and wait to be told.
"""

from __future__ import annotations

import hashlib
from collections.abc import Generator, Iterable, Iterator, Sequence
from typing import Any, NamedTuple

from wurf.core.game import NATURE, Event, Game, IllegalAction, Pending, Result, Setup
from wurf.core.rng import Dice, seed_hash

__all__ = ["SNAPSHOT_EVERY", "Due", "Entry", "Match", "Snapshot", "Step", "Steps", "state_hash"]

SNAPSHOT_EVERY = 64


class Entry(NamedTuple):
    """One line of a record: a seat (or NATURE) acts, or takes its sealed choice back."""

    seat: int
    action: Any  # None: taken back


class Snapshot(NamedTuple):
    """A state in the middle of a match: how many entries lead to it, and how many of them were nature's."""

    sequence: int
    draws: int
    state: bytes


class Step(NamedTuple):
    """What an action brings about: its own entry and nature's after it, the events to tell, the state at the end."""

    sequence: int  # of the first entry
    entries: tuple[Entry, ...]
    events: tuple[tuple[Event, ...], ...]  # one tuple an entry
    state: Any


class Due(NamedTuple):
    """What nature has to do next: from which state, and with which dice."""

    state: Any
    dice: Dice


Steps = Generator[Due, Any, Step]  # tells what nature has to do, is sent what she does, and returns the step


def state_hash(game: Game, state: Any) -> str:
    return hashlib.sha256(game.pack(state)).hexdigest()


class Match:
    """A game in play. Sequence numbers count its entries from 1."""

    def __init__(
        self,
        game: Game,
        setup: Setup,
        seed: str | None,
        entries: Iterable[Entry] = (),
        snapshots: Sequence[Snapshot] = (),
    ) -> None:
        """Open a match, new or resumed. Without a seed it can be replayed, but nature cannot draw."""
        self.game, self.setup, self.seed = game, setup.checked(game.meta), seed
        self._entries: list[Entry] = []
        self._snapshots = [Snapshot(0, 0, game.pack(game.start(self.setup)))]
        self._resume(list(entries), snapshots)

    @property
    def state(self) -> Any:
        return self._state

    @property
    def entries(self) -> Sequence[Entry]:
        return tuple(self._entries)

    @property
    def sequence(self) -> int:
        return len(self._entries)

    @property
    def seed_hash(self) -> str | None:
        return self.seed and seed_hash(self.seed)

    @property
    def pending(self) -> Pending:
        return self.game.pending(self._state)

    @property
    def over(self) -> bool:
        return self.pending.over

    @property
    def result(self) -> Result:
        return self.game.result(self._state)

    @property
    def snapshots(self) -> Sequence[Snapshot]:
        """States on the way, one at the start and one about every 64 entries."""
        return tuple(self._snapshots)

    def view(self, seat: int | None) -> Any:
        return self.game.view(self._state, seat)

    def play(self, seat: int, action: Any) -> Step:
        """What happens if this seat does this; raises IllegalAction if it may not."""
        return self._drawn(self.playing(seat, action))

    def playing(self, seat: int, action: Any) -> Steps:
        """The same, with nature's outcomes to be sent in."""
        if not 0 <= seat < self.setup.seats:
            raise IllegalAction("", "error-seat", seat=seat + 1, seats=self.setup.seats)
        return self._steps(Entry(seat, action))

    def take_back(self, seat: int) -> Step:
        """What happens if this seat withdraws its sealed choice; raises IllegalAction if there is none."""
        if seat not in self.game.chosen(self._state):
            raise IllegalAction("", "error-nothing-to-take-back")
        return self._drawn(self._steps(Entry(seat, None)))

    def begin(self) -> Step | None:
        """Nature's moves that are due now, if any: after opening a match whose game begins with a draw."""
        return self._drawn(self.beginning()) if self.pending.nature else None

    def beginning(self) -> Steps:
        """The same where nature's moves are due, with her outcomes to be sent in."""
        return self._steps(None)

    def commit(self, step: Step) -> None:
        """Make a step the present; its entries have been stored."""
        if step.sequence != self.sequence + 1:
            raise ValueError("this step belongs to an earlier state of the match")
        for entry in step.entries:
            self._entries.append(entry)
            self._draws += entry.seat == NATURE
        self._state = step.state
        self._keep_snapshot()

    def history(self, after: int = 0) -> Iterator[tuple[int, Entry, tuple[Event, ...]]]:
        """The entries after a sequence number, with what was told of each."""
        state = self.at(after)
        for sequence, entry in enumerate(self._entries[after:], after + 1):
            before, state = state, self._after(state, entry)
            yield sequence, entry, self._told(before, entry, state)

    def at(self, sequence: int) -> Any:
        """The state after so many entries, from the nearest snapshot before it."""
        nearest = max((s for s in self._snapshots if s.sequence <= sequence), key=lambda s: s.sequence)
        state = self.game.unpack(nearest.state)
        for entry in self._entries[nearest.sequence : sequence]:
            state = self._after(state, entry)
        return state

    def fork(self, sequence: int, seed: str | None = None) -> Match:
        """A match of its own that begins with the first entries of this one; nature draws from the given seed."""
        usable = [s for s in self._snapshots if 0 < s.sequence <= sequence]
        return Match(self.game, self.setup, seed or self.seed, self._entries[:sequence], usable)

    def _resume(self, entries: list[Entry], snapshots: Sequence[Snapshot]) -> None:
        self._snapshots += sorted(s for s in snapshots if 0 < s.sequence <= len(entries))
        latest = self._snapshots[-1]
        self._entries, self._draws = entries[: latest.sequence], latest.draws
        self._state = self.game.unpack(latest.state)
        for entry in entries[latest.sequence :]:
            self._state = self._after(self._state, entry)
            self._entries.append(entry)
            self._draws += entry.seat == NATURE
            self._keep_snapshot()

    def _keep_snapshot(self) -> None:
        if self.sequence - self._snapshots[-1].sequence >= SNAPSHOT_EVERY:
            self._snapshots.append(Snapshot(self.sequence, self._draws, self.game.pack(self._state)))

    def _steps(self, first: Entry | None) -> Steps:
        entries: list[Entry] = []
        events: list[tuple[Event, ...]] = []
        sequence, state, draws, entry = self.sequence + 1, self._state, self._draws, first
        while True:
            if entry is None:
                if not self.game.pending(state).nature:
                    break
                entry = Entry(NATURE, (yield Due(state, self._dice(draws))))
                draws += 1
            after = self._after(state, entry)
            entries.append(entry)
            events.append(self._told(state, entry, after))
            state, entry = after, None
        return Step(sequence, tuple(entries), tuple(events), state)

    def _dice(self, draw: int) -> Dice:
        if self.seed is None:
            raise ValueError("this match was opened without its seed and can only be replayed")
        return Dice(self.seed, draw)

    def _drawn(self, steps: Steps) -> Step:
        """A step with all that nature does, drawn here and now."""
        try:
            due = next(steps)
            while True:
                due = steps.send(self.game.nature(due.state, due.dice))
        except StopIteration as done:
            step: Step = done.value
            return step

    def _after(self, state: Any, entry: Entry) -> Any:
        if entry.action is None:
            return self.game.withdraw(state, entry.seat)
        return self.game.apply(state, entry.seat, entry.action)

    def _told(self, before: Any, entry: Entry, after: Any) -> tuple[Event, ...]:
        if entry.action is None:
            return ()
        game, viewer = self.game, None
        learned = game.revealed(before, entry.seat, entry.action, after, viewer)
        return tuple(game.events(game.view(before, viewer), learned, game.view(after, viewer)))
