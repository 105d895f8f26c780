"""A table in play: its match, the pages that look at it, and its bots. Only here is a record written to."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Iterable
from typing import Any, NamedTuple, Protocol

from wurf.core.game import Event, Game, IllegalAction
from wurf.core.match import Entry, Match, Step, Steps
from wurf.core.rng import derive
from wurf.core.text import WurfError
from wurf.server import wire
from wurf.store import Store, StoreConflict, StoredTable, StoreError, opened, token_hash, written

__all__ = ["Bots", "Opened", "Pace", "Table", "Watcher", "worked_out"]

log = logging.getLogger("wurf")


class Bots(Protocol):
    """Whoever decides for bots and works physics out, elsewhere than in the event loop."""

    def prepare(self, game: Game) -> None: ...
    async def choose(self, game: Game, level: str, view: Any, seed: int) -> Any: ...
    async def work_out(self, game: Game, state: Any) -> Any: ...


async def worked_out(game: Game, steps: Steps, bots: Bots) -> Step:
    """A step with all that nature does: dice are drawn at once, physics is worked out elsewhere, without the seed."""
    try:
        due = next(steps)
        while True:
            physical = game.physical(due.state)
            action = await bots.work_out(game, due.state) if physical else game.nature(due.state, due.dice)
            due = steps.send(action)
    except StopIteration as done:
        step: Step = done.value
        return step


class Watcher(Protocol):
    """A page that looks at a table."""

    def notify(self) -> None:
        """There is something new to see."""

    def refuse(self, error: WurfError) -> None: ...


class Pace(NamedTuple):
    """Seconds."""

    bots: float = 0.7  # from turn to turn where only bots play, so that a spectator can follow
    retry: float = 5.0  # until a bot tries again what failed


class Opened(NamedTuple):
    """A table read from the store, with all that was told at it so far."""

    stored: StoredTable
    match: Match
    log: list[tuple[Event, ...]]  # one tuple an entry

    @classmethod
    def from_store(cls, store: Store, id: str) -> Opened:
        stored = store.load(id)
        match = opened(stored)
        return cls(stored, match, [events for _, _, events in match.history()])


class Table:
    def __init__(self, found: Opened, store: Store, bots: Bots, pace: Pace, rest: Callable[[Table], None]) -> None:
        """`rest` is called when nobody looks and nobody thinks any more."""
        self.id, self.seats = found.stored.id, found.stored.seats
        self._store, self._bots, self._pace, self._rest = store, bots, pace, rest
        self._bots_alone = all(seat.kind == "bot" for seat in self.seats)
        self._watchers: set[Watcher] = set()
        self._thinking: dict[int, asyncio.Task[None]] = {}
        self._writing = asyncio.Lock()
        self._take(found)
        bots.prepare(self.match.game)

    def _take(self, found: Opened) -> None:
        self.match, self._log = found.match, found.log
        self._kept = len(self.match.snapshots)  # those that the store has, or can do without
        self._faces: dict[int | None, Any] = {}
        turn = self.match.sequence
        while turn and _sealed(self.match.game, self.match.entries[turn - 1], self.match.at(turn)):
            turn -= 1
        self._begin_turn(turn)

    def _begin_turn(self, sequence: int) -> None:
        """Everything after this sequence is choices that may still change: a page that has seen it is not late."""
        self._turn, self._turn_began_at = sequence, asyncio.get_running_loop().time()

    # Looking

    def seats_of(self, tokens: Iterable[str]) -> tuple[int, ...]:
        """The seats that these tokens hold; unknown ones hold none."""
        hashes = {token_hash(token) for token in tokens}
        return tuple(number for number, seat in enumerate(self.seats) if seat.token_hash in hashes)

    def join(self, watcher: Watcher) -> None:
        self._watchers.add(watcher)
        self._ask_bots()

    def leave(self, watcher: Watcher) -> None:
        self._watchers.discard(watcher)
        self._rest_if_idle()

    def seated(self, seats: tuple[int, ...]) -> wire.Seated:
        """What does not change, for a page that holds these seats."""
        infos = tuple(
            wire.SeatInfo(seat.kind, seat.name, seat.level, number in seats)  # type: ignore[arg-type]
            for number, seat in enumerate(self.seats)
        )
        match = self.match
        options, sheet = match.setup.options, match.game.sheet()
        return wire.Seated(self.id, match.game.meta.id, options, infos, match.seed_hash or "", sheet)

    def update(self, seats: tuple[int, ...], seen: int) -> wire.Update:
        """The table as it is now, with what was told after `seen`; all of it if `seen` lies in a lost future."""
        match, after = self.match, seen if seen <= self.match.sequence else 0
        told = enumerate(self._log[after:], after + 1)
        return wire.Update(
            sequence=match.sequence,
            face=self._face(None),
            seats=tuple(self._face(seat) for seat in seats),
            waiting=self._to_act(),
            log=tuple(wire.Logged(sequence, event) for sequence, events in told for event in events),
            result=match.result if match.over else None,
            seed=match.seed if match.over else None,
        )

    def _to_act(self) -> tuple[int, ...]:
        """Who is waited for. Where one decides for all, bots leave it to a person."""
        pending = self.match.pending
        people = tuple(seat for seat in pending.seats if self.seats[seat].kind == "person")
        return people if pending.one_for_all and people else pending.seats

    def _face(self, seat: int | None) -> Any:
        """What a seat or a spectator sees, worked out once however many look."""
        if seat not in self._faces:
            match, game = self.match, self.match.game
            face = game.face(match.view(seat))
            self._faces[seat] = face if seat is None else wire.SeatUpdate(seat, face, game.offer(match.view(seat)))
        return self._faces[seat]

    # Acting

    async def choose(self, seat: int, action: str, sequence: int) -> None:
        async with self._writing:
            if not self._turn <= sequence <= self.match.sequence:
                raise IllegalAction("", "error-late-move")
            await self._play(seat, self.match.game.parse(action))

    async def take_back(self, seat: int) -> None:
        async with self._writing:
            await self._append(self.match.take_back(seat))

    async def _play(self, seat: int, action: Any) -> None:
        await self._append(await worked_out(self.match.game, self.match.playing(seat, action), self._bots))

    async def _append(self, step: Step) -> None:
        """Write a step down, and only then let it have happened and tell everyone."""
        game, snapshots = self.match.game, self.match.snapshots
        lines = [written(game, entry) for entry in step.entries]
        over = game.pending(step.state).over
        try:
            await asyncio.to_thread(
                self._store.append, self.id, step.sequence, lines, snapshots[self._kept :], finished=over
            )
        except StoreConflict:  # another server has written: its record is the truth
            self._take(await asyncio.to_thread(Opened.from_store, self._store, self.id))
            self._changed()
            raise
        self._kept = len(snapshots)
        self.match.commit(step)
        self._log += step.events
        if len(step.entries) > 1 or not _sealed(game, step.entries[0], step.state):
            self._begin_turn(self.match.sequence)
        self._changed()

    def _changed(self) -> None:
        self._faces.clear()
        for watcher in self._watchers:
            watcher.notify()
        self._ask_bots()

    # Bots

    def _ask_bots(self) -> None:
        """Set every bot thinking that is to act. They play only while somebody looks."""
        for seat in self._to_act() if self._watchers else ():
            if self.seats[seat].kind == "bot" and seat not in self._thinking:
                self._thinking[seat] = asyncio.create_task(self._decide(seat))

    async def _decide(self, seat: int) -> None:
        try:
            await self._play_bot(seat)
        except Exception as error:  # a bot has no page to refuse to: everyone is told, and it tries again
            if not isinstance(error, StoreConflict):
                await self._excuse(seat, error)
        finally:
            del self._thinking[seat]
        self._ask_bots()
        self._rest_if_idle()

    async def _excuse(self, seat: int, error: Exception) -> None:
        if not isinstance(error, StoreError):
            log.error("The bot on seat %d of table %s failed.", seat + 1, self.id, exc_info=error)
            error = WurfError("error-bot", name=self.seats[seat].name)
        for watcher in self._watchers:
            watcher.refuse(error)
        await asyncio.sleep(self._pace.retry)

    async def _play_bot(self, seat: int) -> None:
        match, turn, level = self.match, self._turn, self.seats[seat].level or ""
        seed = derive(match.seed or "", "bot", seat, turn)
        action = await self._bots.choose(match.game, level, match.view(seat), seed)
        if self._bots_alone:
            passed = asyncio.get_running_loop().time() - self._turn_began_at
            await asyncio.sleep(max(0.0, self._pace.bots - passed))
        async with self._writing:
            if self._turn == turn and seat in self.match.pending.seats:
                await self._play(seat, action)

    def _rest_if_idle(self) -> None:
        if not self._watchers and not self._thinking:
            self._rest(self)

    async def close(self) -> None:
        """Stop thinking; what is written stays written."""
        thinking = list(self._thinking.values())
        for task in thinking:
            task.cancel()
        await asyncio.gather(*thinking, return_exceptions=True)


def _sealed(game: Game, entry: Entry, after: Any) -> bool:
    """Whether an entry was a choice that waits for others', or one taken back: the turn goes on either way."""
    return entry.action is None or entry.seat in game.chosen(after)
