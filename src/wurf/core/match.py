"""The match: it alone holds the state and draws for nature.

`play` and `take_back` change nothing: they return a `Step`, with what would happen and what must be stored. The caller
stores its entries and only then calls `commit`.

A match may begin in the middle, with a snapshot and the entries after it. It then has no earlier entries, and
needs none to continue.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Collection, Iterable, Iterator, Sequence
from typing import Any, NamedTuple

from wurf.core.game import NATURE, Game, IllegalAction, Pending, Setup
from wurf.core.kernel import new
from wurf.core.rng import Dice, seed_hash
from wurf.core.shown import Event, Result
from wurf.core.text import Message

__all__ = ["SNAPSHOT_EVERY", "Back", "EarlierSeed", "Entry", "Match", "Snapshot", "Step"]

SNAPSHOT_EVERY = 16  # entries; few enough that opening a match takes almost no time

WorkOut = Callable[[Any], Awaitable[Any]]  # simulates nature's physical move in a state


class Back(NamedTuple):
    """What a seat does that takes moves back: the match stands again where it stood after entry number `sequence`.

    Nature's next draw is then the one that followed that entry, so taking back never changes a roll.
    """

    sequence: int


class Entry(NamedTuple):
    """One line of a record: a seat (or NATURE) acts, takes its sealed choice back, or goes back to an earlier entry."""

    seat: int
    action: Any  # the game's; or Back; or None: the sealed choice is taken back
    at: int | None = None  # when it was stored, in milliseconds since 1970 (UTC), if known


class Moment(NamedTuple):
    """Where a match stands after an entry."""

    sequence: int  # the number of entries so far
    draws: int  # the number of nature's next draw: how many she has made on the way to this state
    turn: int  # all entries after this sequence are sealed choices that may still change
    state: Any
    pending: Pending  # who must act then


class EarlierSeed(NamedTuple):
    """The seed of the first draws of a match that plays on from a moment of another one."""

    draws: int  # the draws with a lower number
    seed: str


class Snapshot(NamedTuple):
    """A moment as it is stored, with its state packed."""

    sequence: int
    draws: int
    turn: int
    state: bytes


class Step(NamedTuple):
    """What an action leads to: its own entry, nature's entries after it, and the moment after each."""

    entries: tuple[Entry, ...]
    moments: tuple[Moment, ...]
    snapshot: Snapshot | None  # to be stored with the entries, if one is due

    @property
    def sequence(self) -> int:
        """The sequence number of the first entry."""
        return self.moments[0].sequence

    @property
    def state(self) -> Any:
        return self.moments[-1].state

    @property
    def pending(self) -> Pending:
        return self.moments[-1].pending


class Told(NamedTuple):
    """An entry as logged for one viewer."""

    sequence: int
    entry: Entry
    events: Sequence[Event]
    view: Any  # what the viewer may know then
    pending: Pending  # who must act then


class Undone(NamedTuple):
    """What going back takes back."""

    moves: int  # of seats
    draws: int  # nature's moves, which she will repeat
    uncovered: bool  # something hidden was seen by one of the moves


class Match:
    """A game in play. Sequence numbers count its entries from 1."""

    sequence: int
    draws: int  # the number of nature's next draw: how many moves of hers have led to this state
    turn: int  # entries after this sequence are sealed choices that may still change; to build on any is not late
    state: Any
    pending: Pending
    over: bool
    since: int  # the match knows the entries after this sequence; 0 if it knows all

    def __init__(
        self,
        game: Game,
        setup: Setup,
        seed: str | None,
        entries: Iterable[Entry] = (),
        since: Snapshot | None = None,
        earlier: tuple[EarlierSeed, ...] = (),
    ) -> None:
        """Open a match, new or resumed: `entries` are those after the snapshot `since`, or all of them without one.

        Without a seed, the match can be replayed, but nature cannot draw. A match that plays on from a moment of
        another one has the seeds of its first draws in `earlier`.
        """
        self.game, self.setup, self.seed, self.earlier = game, setup.checked(game.meta), seed, earlier
        if since is None:
            state = game.start(self.setup)
            begins = Moment(0, 0, 0, state, game.pending(state))
        else:
            state = game.unpack(since.state)
            begins = Moment(since.sequence, since.draws, since.turn, state, game.pending(state))
        self._entries: list[Entry] = []
        self._moments = [begins]  # before the first known entry, and after each
        self._stand()
        self.extend(entries)

    def _stand(self) -> None:
        """Update the attributes to the latest moment. They are not properties because a server reads them dozens of
        times per move."""
        self.sequence, self.draws, self.turn, self.state, self.pending = self._moments[-1]
        self.since = self._moments[0].sequence
        self.over = self.pending.over

    @property
    def entries(self) -> Sequence[Entry]:
        """The entries after `since`."""
        return tuple(self._entries)

    def entries_after(self, sequence: int) -> Sequence[Entry]:
        """The entries after a sequence that this match knows."""
        return self._entries[self._place(sequence) :]

    def time_of(self, sequence: int) -> int | None:
        """When this entry, one of those that the match knows, was stored."""
        return self._entries[self._place(sequence) - 1].at

    @property
    def seed_hash(self) -> str | None:
        return self.seed and seed_hash(self.seed)

    @property
    def result(self) -> Result:
        return self.game.result(self.state)

    def view(self, seat: int | None) -> Any:
        return self.view_at(self.sequence, seat)

    # Continuing

    def play(self, seat: int, action: Any) -> Step:
        """The step that this action leads to; raises IllegalAction if it is not legal."""
        return self._step(self._entry(seat, action))

    async def playing(self, seat: int, action: Any, work_out: WorkOut) -> Step:
        """Like `play`, but awaits `work_out` for physics: elsewhere, and without the seed."""
        return await self._step_with(work_out, self._entry(seat, action))

    def _entry(self, seat: int, action: Any) -> Entry:
        if not 0 <= seat < self.setup.seats:
            raise IllegalAction("", "error-seat", seat=seat + 1, seats=self.setup.seats)
        return new(Entry, (seat, action, None))

    def take_back(self, seat: int) -> Step:
        """The step that withdraws this seat's sealed choice; raises IllegalAction if there is none."""
        if seat not in self.game.chosen(self.state):
            raise IllegalAction("", "error-nothing-to-take-back")
        return self._step(Entry(seat, None))

    def back(self, seat: int, sequence: int) -> Step:
        """The step by which this seat puts the match back to where it stood after entry number `sequence`."""
        return self._step(Entry(seat, Back(sequence)))

    def last_move(self, seats: Collection[int], free: Collection[int]) -> tuple[int, int] | None:
        """The last move of one of these seats, if it may be taken back: the seat, and the sequence before its entry.

        It may be until nature moves, something hidden is seen, or a seat acts that is not `free` to be taken back too.
        """
        game = self.game
        for place in self._standing() if not self.over else ():
            (seat, action, _), before, after = self._entries[place], *self._moments[place : place + 2]
            if action is None or seat in game.chosen(after.state):
                continue  # a sealed choice, which is withdrawn in another way
            if seat not in free or game.uncovers(before.state, seat, action, after.state):
                return None
            if seat in seats:
                return seat, before.sequence
        return None

    def turn_before(self, seat: int) -> int | None:
        """The sequence after which the turn of this seat's last move began, if the match knows it: however much has
        happened since, but not a sealed choice that it may still withdraw alone."""
        for place in self._standing():
            entry, before, after = self._entries[place], *self._moments[place : place + 2]
            if entry.seat == seat and entry.action is not None and after.sequence <= self.turn:
                return before.turn if before.turn >= self.since else None
        return None

    def undone_by(self, sequence: int) -> Undone:
        """What going back to this sequence would take back."""
        game, moves, draws, uncovered = self.game, 0, 0, False
        for place in self._standing():
            (seat, action, _), before, after = self._entries[place], *self._moments[place : place + 2]
            if after.sequence <= sequence:
                break
            if seat == NATURE:
                draws += 1
            elif action is not None:
                moves += 1
                uncovered |= game.uncovers(before.state, seat, action, after.state)
        return Undone(moves, draws, uncovered)

    def _standing(self) -> Iterator[int]:
        """The places of the entries that were not taken back, the latest first, as far as they are known."""
        place = len(self._entries) - 1
        while place >= 0:
            action = self._entries[place].action
            if isinstance(action, Back):
                place = action.sequence - self.since - 1
            else:
                yield place
                place -= 1

    def begin(self) -> Step | None:
        """The step of nature's moves that are due now, if any: needed after opening a match that begins with a draw."""
        return self._step(None) if self.pending.nature else None

    async def beginning(self, work_out: WorkOut) -> Step | None:
        """Like `begin`, with physics simulated elsewhere."""
        return await self._step_with(work_out, None) if self.pending.nature else None

    def commit(self, step: Step, at: int | None = None) -> None:
        """Apply a step whose entries have been stored, at the given time."""
        entries, moments, _ = step
        if moments[0].sequence != self.sequence + 1:
            raise ValueError("this step belongs to an earlier state of the match")
        for seat, action, _ in entries:
            self._entries.append(new(Entry, (seat, action, at)))
        self._moments += moments
        self._stand()

    def extend(self, entries: Iterable[Entry]) -> None:
        """Apply entries that are already stored, for example by another process; each must be legal. One that goes back
        further than the entries that this match knows raises IllegalAction."""
        for entry in entries:
            self._moments.append(self._after(self._moments[-1], entry))
            self._entries.append(entry)
            self._stand()

    # Looking back

    def at(self, sequence: int) -> Any:
        """The state after entry number `sequence`."""
        return self._moments[self._place(sequence)].state

    def view_at(self, sequence: int, viewer: int | None) -> Any:
        """What a seat or a spectator (None) may know after entry number `sequence`."""
        return self.game.view(self._moments[self._place(sequence)].state, viewer)

    def told(self, viewer: int | None, after: int = 0, seen: Any = None) -> Iterator[Told]:
        """The entries after a sequence number as logged for a seat or a spectator (None). `seen` is the viewer's view
        then, if it is at hand."""
        place, game = self._place(after), self.game
        before = self._moments[place].state
        if seen is None:
            seen = game.view(before, viewer)
        for entry, moment in zip(self._entries[place:], self._moments[place + 1 :], strict=True):
            seat, action, _ = entry
            sequence, _, _, state, pending = moment
            view = game.view(state, viewer)
            events: Sequence[Event] = ()
            if isinstance(action, Back):
                events = (Event("back", Message("table-event-back"), seat),)
            elif action is not None:  # nobody is told of a sealed choice that was taken back
                events = game.events(seen, game.revealed(before, seat, action, state, viewer), view)
            yield new(Told, (sequence, entry, events, view, pending))
            before, seen = state, view

    def fork(self, sequence: int, seed: str | None = None) -> Match:
        """A separate match that plays on from the moment after entry number `sequence`. Nature draws from the given
        seed, or from the same one as here."""
        place = self._place(sequence)
        earlier = self.earlier if seed is None else self._seeds_of(self._moments[place].draws)
        fork = Match(self.game, self.setup, seed or self.seed, earlier=earlier)
        fork._entries, fork._moments = self._entries[:place], self._moments[: place + 1]
        fork._stand()
        return fork

    def _seeds_of(self, draws: int) -> tuple[EarlierSeed, ...]:
        """The seeds that the first `draws` draws come from."""
        seeds, begins = [], 0
        for until, seed in (*self.earlier, EarlierSeed(draws, self.seed or "")):
            if begins < draws:
                seeds.append(EarlierSeed(min(until, draws), seed))
            begins = until
        return tuple(seeds)

    def forget(self, sequence: int) -> None:
        """Drop the entries up to this sequence from memory."""
        place = self._place(sequence)
        del self._entries[:place], self._moments[:place]
        self._stand()

    def snapshot(self, sequence: int) -> Snapshot:
        return self._packed(self._moments[self._place(sequence)])

    def _place(self, sequence: int) -> int:
        if not self.since <= sequence <= self.sequence:
            raise ValueError(f"this match knows its entries {self.since} to {self.sequence}, but not {sequence}")
        return sequence - self.since

    # The course of a step

    def _step(self, first: Entry | None) -> Step:
        """What follows from an entry, or from nature's turn."""
        entries: list[Entry] = []
        moments: list[Moment] = []
        self._go_on(entries, moments, first)
        return self._stepped(entries, moments)

    async def _step_with(self, work_out: WorkOut, first: Entry | None) -> Step:
        """Like `_step`, with physics simulated elsewhere."""
        entries: list[Entry] = []
        moments: list[Moment] = []
        entry = first
        while self._go_on(entries, moments, entry, physics=False):
            state = moments[-1].state if moments else self.state
            entry = Entry(NATURE, await work_out(state))
        return self._stepped(entries, moments)

    def _go_on(self, entries: list[Entry], moments: list[Moment], entry: Entry | None, physics: bool = True) -> bool:
        """Extend a step by an entry, if there is one, and by what nature does then: all ways to go on use this one.
        Without `physics`, it ends before a move that physics decides: whether it did."""
        game, now = self.game, moments[-1] if moments else self._moments[-1]
        drawn = False
        while entry is not None or now.pending.nature:
            if entry is None:
                if not physics and game.physical(now.state):
                    return True
                drawn = True
                entry = new(Entry, (NATURE, game.nature(now.state, self.dice(now.draws)), None))
            now = self._after(now, entry, drawn)
            entries.append(entry)
            moments.append(now)
            entry = None
        return False

    def _stepped(self, entries: list[Entry], moments: list[Moment]) -> Step:
        now = moments[-1]
        due = now.sequence // SNAPSHOT_EVERY > self.sequence // SNAPSHOT_EVERY
        due = due or isinstance(entries[0].action, Back)  # so that opening needs nothing from before it
        return new(Step, (tuple(entries), tuple(moments), self._packed(now) if due else None))

    def dice(self, draw: int) -> Dice:
        """What nature draws her move with this number from."""
        seed = self.seed
        if self.earlier:
            seed = next((earlier.seed for earlier in self.earlier if draw < earlier.draws), seed)
        if seed is None:
            raise ValueError("this match was opened without its seed and can only be replayed")
        return Dice(seed, draw)

    def _after(self, now: Moment, entry: Entry, drawn: bool = False) -> Moment:
        """The moment after an entry. What was drawn here a moment ago is not checked again."""
        game, (seat, action, _) = self.game, entry
        sequence, draws, turn, state, _ = now
        if isinstance(action, Back):
            return self._after_back(sequence, action.sequence)
        sequence += 1
        if seat == NATURE:
            draws, turn = draws + 1, sequence
            state = game.advance(state, seat, action) if drawn else game.apply(state, seat, action)
        elif action is None:
            state = game.withdraw(state, seat)
        else:
            state = game.apply(state, seat, action)
            if seat not in game.chosen(state):  # or it may still change
                turn = sequence
        return new(Moment, (sequence, draws, turn, state, game.pending(state)))

    def _after_back(self, now: int, to: int) -> Moment:
        if not self.since <= to < now:
            raise IllegalAction("", "error-back", sequence=to)
        earlier = self._moments[to - self.since]
        return Moment(now + 1, earlier.draws, now + 1, earlier.state, earlier.pending)

    def _packed(self, moment: Moment) -> Snapshot:
        return Snapshot(moment.sequence, moment.draws, moment.turn, self.game.pack(moment.state))
