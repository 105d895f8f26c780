"""A table in play: its match, the pages that watch it, and its bots. Only this module appends to a record."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Collection, Sequence
from contextlib import suppress
from functools import partial
from typing import Any, Final, NamedTuple, Protocol

from wurf.core.game import Game, IllegalAction
from wurf.core.kernel import new
from wurf.core.match import Match, Step
from wurf.core.rng import derive
from wurf.core.text import WurfError
from wurf.games import page_folder
from wurf.server import clocks, wire
from wurf.server import wire_online as online
from wurf.server.around import Present, around, turn_began
from wurf.server.asking import Question
from wurf.server.hints import Hints
from wurf.server.seating import Seating, Someone
from wurf.server.showing import Aside, Kind, Showing, Shown, log_start, logged, to_act, viewer_of
from wurf.server.thinkers import Thinkers
from wurf.store import Append, Seats, Store, StoreConflict, StoredTable, StoreError, read, resumed, written
from wurf.thinking import Judged

__all__ = ["Bots", "Pace", "Table", "Watcher"]

log = logging.getLogger("wurf")
MOST_KNOWN: Final = 128  # entries that a match holds in memory
LEVEL_WHEN_OUT: Final = "medium"  # of the bot that acts for somebody whose clock has run out
OLDER_PART: Final = 64  # entries per older part of the log


class Bots(Protocol):
    """Chooses for bots and simulates physics, outside the event loop."""

    def prepare(self, game: Game, levels: Collection[str]) -> None: ...
    async def choose(self, game: Game, level: str, view: Any, seed: int, table: str = "") -> Any: ...
    async def advise(self, game: Game, view: Any, seed: int, table: str = "") -> tuple[list[Judged[Any]], float]: ...
    async def work_out(self, game: Game, state: Any, table: str = "") -> Any: ...


Done = Callable[[WurfError | None], None]  # is told the error, or that there was none


class Watcher(Protocol):
    """A page that watches a table."""

    def notify(self) -> None:
        """There is something new to see."""

    def around(self) -> None:
        """Something beside the match has changed: who sits where, who is here, the settings."""

    def said(self, said: online.Said) -> None: ...

    def refuse(self, error: WurfError) -> None: ...


class Pace(NamedTuple):
    """Delays, in seconds."""

    bots: float = 0.7  # from turn to turn where only bots play, so that a spectator can follow
    retry: float = 5.0  # before a bot tries again after an error
    clocks: float = 1.0  # between two looks for clocks that have run out
    notice: float = 0.0  # from a move to an e-mail to those who are awaited then; 0: none is sent
    notices: float = 10.0  # between two looks for such people


class Table:
    def __init__(
        self, stored: StoredTable, match: Match, store: Store, bots: Bots, pace: Pace, rest: Callable[[], None]
    ) -> None:
        """`rest` is called when the table becomes idle."""
        self.leading = True  # this process asks the bots: no other does
        self.id, self.match = stored.id, match
        self._store, self._bots, self._pace, self._rest = store, bots, pace, rest
        self._seat(Seating.of(stored))
        self._store_seats = Seats(store)
        self.dice_secret = False  # others still play with the same dice: the seed is not told at the end
        self.ranking = ""  # the path of the page where its result is ranked
        self._watchers: dict[Watcher, Someone] = {}
        self._elsewhere: dict[str, Present] = {}  # who is here by the pages of other processes
        self._thinkers = Thinkers(self, bots, pace)
        self._repeating: set[asyncio.Task[None]] = set()  # choices of people
        self._writing = asyncio.Lock()
        self._showing = Showing(match, self.seats)
        self._times = clocks.Times.of(stored.clocks)
        self._hints = Hints(self, store, bots, stored.hints)

    def _seat(self, seating: Seating) -> None:
        """From now on these sit here."""
        self.seating, self.seats = seating, seating.seats
        self._bot_seats = frozenset(number for number, seat in enumerate(seating.seats) if seat.kind == "bot")
        self._person_seats = len(seating.seats) - len(self._bot_seats)
        self._people = seating.people
        if not self.match.over:
            levels = {seat.level for seat in seating.seats if seat.level is not None}
            levels |= {LEVEL_WHEN_OUT} if seating.clock else set()
            self._bots.prepare(self.match.game, levels)

    @property
    def idle(self) -> bool:
        """Nobody is watching and no bot is thinking."""
        return not self._watchers and not self._thinkers.busy

    # Looking

    def join(self, watcher: Watcher, someone: Someone) -> None:
        self._watchers[watcher] = someone
        self._tell_around()
        self._ask_bots()

    def leave(self, watcher: Watcher) -> None:
        if self._watchers.pop(watcher, None) is not None:
            self._tell_around()
        self._drop_if_asleep()
        self.rest_if_idle()

    def seen_by(self, someone: Someone, linked: bool) -> bool:
        """Whether they may see the table as it is now. While its dice are secret, only its own people see the match."""
        return self.seating.seen_by(someone, linked) and not (self.dice_secret and not self.seating.plays(someone))

    def around(self, someone: Someone) -> online.Around:
        """Everything but the match, for one page."""
        acting = to_act(self.seats, self.match.pending)
        present = self.here.together(self._elsewhere.values())
        return around(self.seating, self.match, acting, present, someone, self._times, self._store.now())

    @property
    def here(self) -> Present:
        """Who is at the table by the pages of this process."""
        return Present.of(self.seating, self._watchers.values())

    @property
    def neighbours(self) -> set[str]:
        """The other processes that have pages here."""
        return set(self._elsewhere)

    def hear_present(self, process: str, present: Present) -> None:
        """Who is here by the pages of another process, as it says."""
        if present != self._elsewhere.get(process, Present()):
            self._elsewhere[process] = present
            if present == Present():
                del self._elsewhere[process]
            self._tell_around()

    def people_here(self) -> set[str]:
        return {someone.person for someone in self._watchers.values() if someone.person is not None}

    def _tell_around(self) -> None:
        for watcher in self._watchers:
            watcher.around()

    def seated(self, seats: tuple[int, ...]) -> wire.Seated:
        """What does not change during the match, for a page that holds these seats."""
        infos = tuple(
            wire.SeatInfo(seat.kind, seat.name, seat.level, number in seats) for number, seat in enumerate(self.seats)
        )
        match = self.match
        meta = match.game.meta
        return wire.Seated(
            table=self.id,
            game=meta.id,
            options=match.setup.options,
            seats=infos,
            seed_hash=match.seed_hash or "",
            sheet=match.game.sheet(),
            parts=page_folder(meta.id) is not None,
            covered=meta.covered,
            advice=not self.dice_secret,
            ranking=self.ranking,
        )

    def update(self, kind: Kind, seen: int | None, shown: Shown | None, answers: Sequence[int]) -> tuple[bytes, Shown]:
        """An update for a page of this kind, and what it has then: see `Showing.update`."""
        return self._showing.update(kind, seen, shown, self, answers)

    def can_take_back(self, seats: tuple[int, ...]) -> bool:
        return len(seats) == self._person_seats and self._last_move(seats) is not None

    def aside(self) -> Aside:
        """What an update says that does not follow from the match."""
        match, times, thinking = self.match, self._times, None
        if self._people > 1 or times is not None:
            now, running = self._store.now(), match.pending.seats
            left = None if times is None else online.ClocksNow(times.at(now, running).left, running)
            thinking = online.Thinking(turn_began(match, self.seating), now, left)
        return new(Aside, (tuple(self._hints.counts) if match.over else (), self.dice_secret, thinking))

    async def earlier(self, seats: tuple[int, ...], until: int) -> wire.EarlierLog:
        """An older part of the log, for a page that holds these seats."""
        return await asyncio.to_thread(
            self._earlier, viewer_of(self.match.game, seats), min(until, self.match.sequence)
        )

    def _earlier(self, viewer: int | None, until: int) -> wire.EarlierLog:
        game, setup = self.match.game, self.match.setup
        snapshot, lines = self._store.load_part(self.id, until, OLDER_PART)
        part = Match(game, setup, None, read(game, lines), snapshot)
        return wire.EarlierLog(log_start(part, part.since), until, logged(part, viewer, part.since))

    # Acting

    async def begin(self) -> None:
        """Begin the match, if nobody else needs to come; nature draws only now."""
        async with self._writing:
            await self._reseat()
            if self.seating.begun is not None or not self.seating.full:
                return
            step = await self.match.beginning(partial(self._bots.work_out, self.match.game))
            entries = [written(self.match.game, entry) for entry in step.entries] if step else []
            waiting = to_act(self.seats, (step or self.match).pending)
            try:
                at = await asyncio.to_thread(self._store_seats.begin, self.id, entries, waiting, self._row(step))
            except StoreConflict:  # another server was first, or somebody has left again
                await self._reseat()
                return
            self._times = self._times_after(step, at)
            if step:
                self.match.commit(step, at)
            await self._reseat(known=True)

    async def reseat(self) -> None:
        """Read again who sits where, and tell every page if anything has changed. Not while a step is being stored: it
        writes down when the first clock runs out, too."""
        async with self._writing:
            await self._reseat()

    async def _reseat(self, known: bool = False) -> None:
        """Where the match has begun in between, its first entries are read too, unless they are `known`."""
        stored = await asyncio.to_thread(self._store.load_head, self.id)
        seating = Seating.of(stored)
        if seating.version <= self.seating.version:
            return
        begins = self.seating.begun is None and seating.begun is not None
        self._seat(seating)
        self._showing.changed(self.match, self.seats)
        await self._keep_deadline()
        if begins:
            self._changed() if known else await self._catch_up()
        await self._settle()
        self._tell_around()
        self._ask_bots()

    def _expect_begun(self) -> None:
        if self.seating.begun is None:
            raise IllegalAction("", "error-not-begun")

    async def choose(self, seat: int, action: str, sequence: int) -> None:
        self._expect_begun()
        async with self._writing:
            await self._choose(seat, action, sequence)

    async def _choose(self, seat: int, action: str, sequence: int) -> None:
        """Where another process stores something first, the choice is made again as long as it fits, as it would if
        this process had heard of that in time; but not where that was this seat's too."""
        for _ in self.seats:
            known = self.match.sequence
            wanted = self._wanted(seat, action, sequence)
            if wanted is None:
                return
            try:
                await self._play(seat, wanted)
                return
            except StoreConflict:
                if not self._only_others_since(known, seat):
                    raise
        raise StoreConflict("error-conflict")

    def _only_others_since(self, sequence: int, seat: int) -> bool:
        """Whether it is known that this seat has not acted since then."""
        match = self.match
        return match.since <= sequence < match.sequence and all(
            entry.seat != seat for entry in match.entries_after(sequence)
        )

    def choose_soon(self, seat: int, action: str, sequence: int, done: Done) -> bool:
        """Like `choose`, without a task of the caller's: `done` is called when the choice is stored, or cannot be.
        False, and nothing is done, where something else must be waited for. Raises IllegalAction."""
        if self.match.game.meta.physical or not _taken(self._writing):
            return False
        try:
            self._expect_begun()
            wanted = self._wanted(seat, action, sequence)
            step = None if wanted is None else self.match.play(seat, wanted)
        except BaseException:
            self._writing.release()
            raise
        if step is None:
            self._writing.release()
            done(None)
        else:
            choice = seat, action, sequence
            self._store.append_soon(self._append_of(step), partial(self._settled, step, choice, done))
        return True

    def _settled(self, step: Step, choice: tuple[int, str, int], done: Done, outcome: int | StoreError) -> None:
        """A step of `choose_soon` is stored at this time, or could not be stored."""
        if isinstance(outcome, StoreConflict):
            task = asyncio.create_task(self._again(choice, done, outcome))
            self._repeating.add(task)
            task.add_done_callback(self._repeating.discard)
            return
        try:
            if isinstance(outcome, int):
                self._commit(step, outcome)
        finally:
            self._writing.release()
            done(None if isinstance(outcome, int) else outcome)

    async def _again(self, choice: tuple[int, str, int], done: Done, conflict: StoreConflict) -> None:
        """Somebody else was first: go on from what they have stored."""
        failed: WurfError | None = conflict
        try:
            known = self.match.sequence
            await self._catch_up()
            if self._only_others_since(known, choice[0]):
                await self._choose(*choice)
                failed = None
        except WurfError as error:
            failed = error
        finally:
            self._writing.release()
            done(failed)

    def _wanted(self, seat: int, action: str, sequence: int) -> Any:
        """The action that a page has chosen, which had seen this sequence; None if it has been done already."""
        match = self.match
        wanted = match.game.parse(action)
        if sequence < match.sequence and self._repeated(seat, wanted, sequence):
            return None
        if not match.turn <= sequence <= match.sequence:
            raise IllegalAction("", "error-late-move")
        return wanted

    def _repeated(self, seat: int, action: Any, sequence: int) -> bool:
        """Whether this seat's last action since that sequence was this one: sent twice, it is done once. It follows
        from the record, so it holds after a restart and for another process too."""
        match = self.match
        if not match.since <= sequence < match.sequence:
            return False
        later = match.entries_after(sequence)
        return next((entry.action == action for entry in reversed(later) if entry.seat == seat), False)

    async def take_back(self, seat: int, seats: tuple[int, ...]) -> None:
        """Withdraw this seat's sealed choice, or else take back the last move that was made at its page, which holds
        these seats; bots' moves since then go back with it."""
        self._expect_begun()
        async with self._writing:
            match = self.match
            if seat in match.game.chosen(match.state):
                await self._append(match.take_back(seat))
            elif (last := self._last_move(seats)) is not None:
                await self._append(match.back(*last))
            else:
                too_late = self._among_bots(seats) and not match.over
                raise IllegalAction("", "error-back-dice" if too_late else "error-nothing-to-take-back")

    async def ask_back(self, seat: int, seats: tuple[int, ...]) -> None:
        """Ask the other people to let this seat's last move be taken back, for a page that holds these seats."""
        self._expect_begun()
        async with self._writing:
            match, back = self.match, self.match.turn_before(seat)
            if match.over or back is None:
                raise IllegalAction("", "error-nothing-to-take-back")
            question = Question(seat, seats, back, match.turn)
            if not question.missing(self.seating):  # only bots play against these seats
                raise IllegalAction("", "error-back-dice")
            await self._ask(question)

    async def agree(self, seats: tuple[int, ...], yes: bool) -> None:
        """The answer of a page that holds these seats to the open question."""
        async with self._writing:
            await self._reseat()
            question = Question.open_at(self.seating, self.match)
            if question is None or not seats:
                raise IllegalAction("", "error-nothing-asked")
            if not yes:
                await self._ask(None)
                if seats != question.own:
                    self._refuse_seats(question.own, WurfError("error-back-declined", name=self.seats[seats[0]].name))
                return
            agreed = {*question.agreed, *seats} - {*question.own}
            question = question._replace(agreed=tuple(sorted(agreed)))
            if question.missing(self.seating):
                await self._ask(question)
            else:
                await self._append(self.match.back(question.seat, question.sequence))
                await self._ask(None)

    async def _settle(self) -> None:
        """Do what all who are still here have agreed to; drop a question that nobody is left to answer."""
        question = Question.open_at(self.seating, self.match) if self.leading else None
        if question is None or question.missing(self.seating):
            return
        with suppress(StoreConflict):  # the match has gone on meanwhile
            if question.agreed:
                await self._append(self.match.back(question.seat, question.sequence))
            await self._ask(None)

    async def _ask(self, question: Question | None) -> None:
        asked = question and question._asdict()
        await asyncio.to_thread(lambda: self._store_seats.change(self.id, asked=asked))
        await self._reseat()

    def _refuse_seats(self, seats: tuple[int, ...], error: WurfError) -> None:
        """Send a refusal to the pages that hold one of these seats."""
        for watcher, someone in [*self._watchers.items()]:
            if set(seats) & set(self.seating.seats_of(someone)):
                watcher.refuse(error)

    def said(self, said: online.Said) -> None:
        """Tell every page what somebody has said."""
        for watcher in [*self._watchers]:  # one that learns that it may not watch any more leaves
            watcher.said(said)

    def _last_move(self, seats: tuple[int, ...]) -> tuple[int, int] | None:
        """The last move of these seats, if their page may take it back."""
        return self.match.last_move(seats, range(len(self.seats))) if self._among_bots(seats) else None

    def _among_bots(self, seats: tuple[int, ...]) -> bool:
        """Nobody but bots plays against these seats."""
        return len(seats) == self._person_seats

    # Looking ahead

    def why(self, seat: int, places: tuple[str, ...]) -> wire.WhyNot:
        """Why this seat may not choose what it tapped: the reason of the first of these places that has one."""
        match = self.match
        view = match.view(seat)
        reasons = (match.game.why(view, place) for place in places)
        reason = next((reason for reason in reasons if reason is not None), None)
        return wire.WhyNot(seat, places, match.sequence, reason)

    def look(self, seat: int, action: str) -> wire.Looked:
        """What an action of this seat would surely bring."""
        self._expect_begun()
        match = self.match
        preview = match.game.preview(match.view(seat), match.game.parse(action))
        return wire.Looked(seat, action, match.sequence, preview)

    async def advise(self, seat: int, id: int) -> wire.Advice:
        """A good move for a seat that is to act, worked out from its view alone. Asking again in the same turn gives
        the same answer and does not count again. There is none where others are ranked on the same dice."""
        self._expect_begun()
        if self.dice_secret:
            raise IllegalAction("", "error-no-hints")
        return await self._hints.advise(seat, id)

    async def _play(self, seat: int, action: Any) -> None:
        work_out = partial(self._bots.work_out, self.match.game, table=self.id)
        await self._append(await self.match.playing(seat, action, work_out))

    async def _append(self, step: Step) -> None:
        """Store a step, and only then commit it and notify everyone."""
        try:
            at = await self._store.appending(self._append_of(step))
        except StoreConflict:
            await self._catch_up()
            raise
        self._commit(step, at)

    def _append_of(self, step: Step) -> Append:
        """What is stored of a step."""
        entries, moments, snapshot = step
        game, pending = self.match.game, moments[-1].pending
        lines = [written(game, entry) for entry in entries]
        waiting = to_act(self.seats, pending)
        return new(Append, (self.id, moments[0].sequence, lines, snapshot, waiting, pending.over, self._row(step)))

    def _commit(self, step: Step, at: int) -> None:
        match = self.match
        if self.seating.clock is not None:
            self._times = self._times_after(step, at)
        match.commit(step, at)
        if match.sequence - match.since > MOST_KNOWN:
            match.forget(match.sequence - MOST_KNOWN // 2)
        self._changed()

    async def _catch_up(self) -> None:
        """Another server has appended entries: apply them, or open the table again if there are too many."""
        later = await asyncio.to_thread(self._store.load_later, self.id, self.match.sequence, MOST_KNOWN)
        try:
            if not 0 < len(later) < MOST_KNOWN:
                raise IllegalAction("", "error-conflict")
            self.match.extend(read(self.match.game, later))
        except IllegalAction:  # too many, or they go back to what is forgotten here
            _, self.match = await asyncio.to_thread(resumed, self._store, self.id)
        if self.seating.clock is not None:
            self._times = clocks.Times.of((await asyncio.to_thread(self._store.load_head, self.id)).clocks)
        self._changed()

    def _changed(self) -> None:
        self._showing.changed(self.match, self.seats)
        for watcher in self._watchers:
            watcher.notify()
        if self.seating.asked is not None or self.match.over:
            self._tell_around()  # the question lapses, or the table is finished
        self._ask_bots()

    # Other processes

    async def refresh(self, kinds: Collection[str] = ("seats",)) -> None:
        """Another process has changed entries or seats: read them."""
        async with self._writing:
            if "seats" in kinds:
                await self._reseat()
            if await asyncio.to_thread(self._store.load_later, self.id, self.match.sequence, 1):
                await self._catch_up()

    async def lead(self, leading: bool) -> None:
        """From now on this process leads the table, or no longer does."""
        self.leading = leading
        self._drop_if_asleep()
        await self.refresh()
        self._ask_bots()

    def _drop_if_asleep(self) -> None:
        if not self.awake:  # nobody waits for what bots are still choosing
            self._thinkers.drop()

    # Clocks

    def _times_after(self, step: Step | None, at: int) -> clocks.Times | None:
        """What each seat has left after a step that is stored at this time; None without a clock."""
        clock, match = self.seating.clock, self.match
        if clock is None:
            return None
        times = self._times or clocks.started(clock, len(self.seats), at)
        before = clocks.Now(match.state, match.turn)
        for entry, moment in zip(step.entries, step.moments, strict=True) if step else ():
            now = clocks.Now(moment.state, moment.turn)
            times = clocks.after(clock, times, match.game, before, entry, now, at)
            before = now
        return times

    def _row(self, step: Step | None) -> Callable[[int], dict[str, Any]] | None:
        """What is stored with a step beside its entries, by its time, if anything: the clocks, and when to write to
        those who are awaited."""
        notice = self._pace.notice and self._people > 1
        if not notice and self.seating.clock is None:
            return None
        running = (step or self.match).pending.seats

        def row(at: int) -> dict[str, Any]:
            times = self._times_after(step, at)
            row = {} if times is None else clocks.row(times, self.seats, running)
            if notice:
                row["notice"] = at + int(self._pace.notice * 1000) if running else None
            return row

        return row

    async def _keep_deadline(self) -> None:
        """Write down when the first clock runs out, now that other people or bots sit here."""
        if self._times is None or self.seating.begun is None:
            return
        match, deadline = self.match, clocks.deadline(self._times, self.seats, self.match.pending.seats)
        await asyncio.to_thread(self._store_seats.set_deadline, self.id, deadline, match.sequence)

    async def run_out(self) -> None:
        """Let happen what this table has chosen for clocks that have run out: a bot moves once, or takes the seat."""
        async with self._writing:  # a move that is being stored is in time
            clock, times, match = self.seating.clock, self._times, self.match
            if clock is None or times is None:
                await asyncio.to_thread(self._store_seats.set_deadline, self.id, None, match.sequence)
                return
            late = clocks.run_out(times, self.seats, match.pending.seats, self._store.now())
            if clock.when_out == "seat":
                for seat in late:
                    name = self.seats[seat].name
                    await asyncio.to_thread(self._store_seats.give_to_bot, self.id, seat, LEVEL_WHEN_OUT, name)
                await self._reseat()
        if clock.when_out == "move":
            for seat in late:
                await self._move_for(seat)
        await self._keep_deadline()

    async def _move_for(self, seat: int) -> None:
        """A bot moves once for a person whose clock has run out, unless they were faster after all."""
        match, turn = self.match, self.match.turn
        seed = derive(match.seed or "", "clock", seat, turn)
        action = await self._bots.choose(match.game, LEVEL_WHEN_OUT, match.view(seat), seed, self.id)
        await self.play_for(seat, turn, action, bot=False)

    # Bots

    def _ask_bots(self) -> None:
        if self._bot_seats:
            self._thinkers.ask()

    @property
    def awake(self) -> bool:
        """Bots play while somebody is watching; where several people play, until one of them is to act."""
        return self.leading and self.seating.begun is not None and (bool(self._watchers) or self._people > 1)

    async def play_for(self, seat: int, turn: int, action: Any, *, bot: bool) -> None:
        """Play what was chosen for a seat in this turn, unless it is over; with `bot`, if a bot still sits there."""
        async with self._writing:
            due = self.match.turn == turn and seat in self.match.pending.seats
            if due and (not bot or self.seats[seat].kind == "bot"):
                await self._play(seat, action)

    def refuse(self, error: WurfError) -> None:
        """Send a refusal to every page."""
        for watcher in [*self._watchers]:
            watcher.refuse(error)

    def rest_if_idle(self) -> None:
        if self.idle:
            self._rest()

    async def close(self) -> None:
        """Stop the bots; what is stored stays stored."""
        await self._thinkers.close()


def _taken(lock: asyncio.Lock) -> bool:
    """Take a lock if that needs no waiting."""
    taking = lock.acquire()
    try:
        taking.send(None)
    except StopIteration:
        return True
    taking.close()
    return False
