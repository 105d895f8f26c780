"""A table in play: its match, the pages that watch it, and its bots. Only this module appends to a record."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Iterable, Sequence
from functools import partial
from typing import Any, Final, NamedTuple, Protocol

import msgspec
from rich.text import Text

from wurf.core.game import Game, IllegalAction, Pending
from wurf.core.match import Match, Step
from wurf.core.rng import derive
from wurf.core.text import WurfError, speaking
from wurf.games import page_folder
from wurf.server import wire
from wurf.server.advice import advised
from wurf.store import Seat, Store, StoreConflict, StoredTable, StoreError, read, resumed, token_hash, written
from wurf.thinking import Judged

__all__ = ["Bots", "Pace", "Table", "Watcher", "to_act"]

log = logging.getLogger("wurf")
MOST_KNOWN: Final = 128  # entries that a match holds in memory
NEWEST_PART: Final = 32  # entries that are logged for a new page at once
OLDER_PART: Final = 64  # entries per older part of the log
MOST_MOMENTS: Final = 24  # that a page which has missed more is shown


class Bots(Protocol):
    """Chooses for bots and simulates physics, outside the event loop."""

    def prepare(self, game: Game) -> None: ...
    async def choose(self, game: Game, level: str, view: Any, seed: int) -> Any: ...
    async def advise(self, game: Game, view: Any, seed: int) -> tuple[list[Judged[Any]], float]: ...
    async def work_out(self, game: Game, state: Any) -> Any: ...


class Watcher(Protocol):
    """A page that watches a table."""

    def notify(self) -> None:
        """There is something new to see."""

    def refuse(self, error: WurfError) -> None: ...


class Pace(NamedTuple):
    """Delays, in seconds."""

    bots: float = 0.7  # from turn to turn where only bots play, so that a spectator can follow
    retry: float = 5.0  # before a bot tries again after an error


class Table:
    def __init__(
        self, stored: StoredTable, match: Match, store: Store, bots: Bots, pace: Pace, rest: Callable[[], None]
    ) -> None:
        """`rest` is called when the table becomes idle."""
        self.id, self.seats, self.match = stored.id, stored.seats, match
        self._store, self._bots, self._pace, self._rest = store, bots, pace, rest
        self._bots_alone = all(seat.kind == "bot" for seat in self.seats)
        self._watchers: set[Watcher] = set()
        self._thinking: dict[int, asyncio.Task[None]] = {}
        self._writing = asyncio.Lock()
        self._faces: dict[int | None, Any] = {}
        self._texts: dict[tuple[int | None, str], str] = {}
        self._logs: dict[tuple[int | None, int], tuple[wire.Logged, ...]] = {}
        self._moments: dict[tuple[int | None, int, str], wire.Moment] = {}
        self._turn_began = (match.turn, asyncio.get_running_loop().time())
        self._hints = list(stored.hints)
        self._advising = asyncio.Lock()
        self._advice: dict[int, tuple[int, wire.Advice]] = {}  # by seat, with the turn that it is for
        bots.prepare(match.game)

    @property
    def idle(self) -> bool:
        """Nobody is watching and no bot is thinking."""
        return not self._watchers and not self._thinking

    # Looking

    def seats_of(self, tokens: Iterable[str]) -> tuple[int, ...]:
        """The seats that these tokens hold; unknown tokens are ignored."""
        hashes = {token_hash(token) for token in tokens}
        return tuple(number for number, seat in enumerate(self.seats) if seat.token_hash in hashes)

    def join(self, watcher: Watcher) -> None:
        self._watchers.add(watcher)
        self._ask_bots()

    def leave(self, watcher: Watcher) -> None:
        self._watchers.discard(watcher)
        self._rest_if_idle()

    def seated(self, seats: tuple[int, ...]) -> wire.Seated:
        """What does not change during the match, for a page that holds these seats."""
        infos = tuple(
            wire.SeatInfo(seat.kind, seat.name, seat.level, number in seats) for number, seat in enumerate(self.seats)
        )
        match = self.match
        options, sheet = match.setup.options, match.game.sheet()
        meta, hash = match.game.meta, match.seed_hash or ""
        return wire.Seated(
            self.id, meta.id, options, infos, hash, sheet, page_folder(meta.id) is not None, meta.covered
        )

    def update(
        self, seats: tuple[int, ...], seen: int | None, answers: tuple[int, ...] = (), language: str = ""
    ) -> wire.Update:
        """The table as it is now, for a page that holds these seats, with its log after `seen`; without `seen`, or if
        the match no longer holds those entries, with the newest part of the log. With a language, also as text."""
        match, start = self.match, None
        if seen is None or not match.since <= seen <= match.sequence:
            seen = max(match.since, match.sequence - NEWEST_PART)
            start = _log_start(match, seen)
        return wire.Update(
            sequence=match.sequence,
            moments=() if start else self._missed(viewer_of(seats), seen, language),
            face=self._face(None),
            seats=tuple(self._seat_update(seat, language) for seat in seats),
            waiting=to_act(self.seats, match.pending),
            log=self._log(viewer_of(seats), seen),
            log_start=start,
            answers=answers,
            can_take_back=self._last_move(seats) is not None,
            result=match.result if match.over else None,
            seed=match.seed if match.over else None,
            hints=tuple(self._hints) if match.over and any(self._hints) else (),
            text=self._text(None, language),
        )

    async def earlier(self, seats: tuple[int, ...], until: int) -> wire.EarlierLog:
        """An older part of the log, for a page that holds these seats."""
        return await asyncio.to_thread(self._earlier, viewer_of(seats), min(until, self.match.sequence))

    def _earlier(self, viewer: int | None, until: int) -> wire.EarlierLog:
        game, setup = self.match.game, self.match.setup
        snapshot, lines = self._store.load_part(self.id, until, OLDER_PART)
        part = Match(game, setup, None, read(game, lines), snapshot)
        return wire.EarlierLog(_log_start(part, part.since), until, _logged(part, viewer, part.since))

    def _log(self, viewer: int | None, after: int) -> tuple[wire.Logged, ...]:
        """The log for a viewer after a sequence, computed once however many pages watch."""
        if (viewer, after) not in self._logs:
            self._logs[viewer, after] = _logged(self.match, viewer, after)
        return self._logs[viewer, after]

    def _missed(self, viewer: int | None, seen: int, language: str) -> tuple[wire.Moment, ...]:
        """The moments between what a page has seen and the present; each is made once however many pages watch."""
        now = self.match.sequence
        missed = range(max(seen + 1, now - MOST_MOMENTS), now)
        return tuple(self._moment(viewer, sequence, language) for sequence in missed)

    def _moment(self, viewer: int | None, sequence: int, language: str) -> wire.Moment:
        key = (viewer, sequence, language)
        if key not in self._moments:
            game, state = self.match.game, self.match.at(sequence)
            view = game.view(state, viewer)
            waiting = to_act(self.seats, game.pending(state))
            self._moments[key] = wire.Moment(sequence, game.face(view), waiting, self._drawn(view, language))
        return self._moments[key]

    def _face(self, seat: int | None) -> Any:
        """What a seat or a spectator sees, computed once however many pages watch."""
        if seat not in self._faces:
            match, game = self.match, self.match.game
            face = game.face(match.view(seat))
            self._faces[seat] = face if seat is None else wire.SeatUpdate(seat, face, game.offer(match.view(seat)))
        return self._faces[seat]

    def _seat_update(self, seat: int, language: str) -> wire.SeatUpdate:
        update: wire.SeatUpdate = self._face(seat)
        return msgspec.structs.replace(update, text=self._text(seat, language)) if language else update

    def _text(self, seat: int | None, language: str) -> str:
        """What a seat or a spectator sees as plain text, drawn once per language however many pages watch."""
        if (seat, language) not in self._texts:
            self._texts[seat, language] = self._drawn(self.match.view(seat), language)
        return self._texts[seat, language]

    def _drawn(self, view: Any, language: str) -> str:
        """A view as plain text; nothing where no language is wanted."""
        if not language:
            return ""
        with speaking(language):
            drawn = self.match.game.text(view, tuple(info.name for info in self.seats))
        return Text.from_markup(drawn).plain

    # Acting

    async def choose(self, seat: int, action: str, sequence: int) -> None:
        async with self._writing:
            if not self.match.turn <= sequence <= self.match.sequence:
                raise IllegalAction("", "error-late-move")
            await self._play(seat, self.match.game.parse(action))

    async def take_back(self, seat: int, seats: tuple[int, ...]) -> None:
        """Withdraw this seat's sealed choice, or else take back the last move that was made at its page, which holds
        these seats; bots' moves since then go back with it."""
        async with self._writing:
            match = self.match
            if seat in match.game.chosen(match.state):
                await self._append(match.take_back(seat))
            elif (last := self._last_move(seats)) is not None:
                await self._append(match.back(*last))
            else:
                too_late = self._among_bots(seats) and not match.over
                raise IllegalAction("", "error-back-dice" if too_late else "error-nothing-to-take-back")

    def _last_move(self, seats: tuple[int, ...]) -> tuple[int, int] | None:
        """The last move of these seats, if their page may take it back."""
        return self.match.last_move(seats, range(len(self.seats))) if self._among_bots(seats) else None

    def _among_bots(self, seats: tuple[int, ...]) -> bool:
        """Nobody but bots plays against these seats."""
        return all(info.kind == "bot" or seat in seats for seat, info in enumerate(self.seats))

    # Looking ahead

    def look(self, seat: int, action: str) -> wire.Looked:
        """What an action of this seat would surely bring."""
        match = self.match
        preview = match.game.preview(match.view(seat), match.game.parse(action))
        return wire.Looked(seat, action, match.sequence, preview)

    async def advise(self, seat: int, id: int) -> wire.Advice:
        """A good move for a seat that is to act, worked out from its view alone. To ask again in the same turn gives
        the same answer, and does not count again."""
        async with self._advising:
            turn, match = self.match.turn, self.match
            known, advice = self._advice.get(seat, (None, None))
            if advice is None or known != turn:
                if seat not in match.pending.seats:
                    raise IllegalAction("", "error-not-your-turn")
                advice = await self._judged(seat)
                if self.match.turn != turn:
                    raise IllegalAction("", "error-late-move")
                await asyncio.to_thread(self._store.count_hint, self.id, seat)
                self._hints[seat] += 1
                self._advice[seat] = turn, advice
            return msgspec.structs.replace(advice, id=id)

    async def _judged(self, seat: int) -> wire.Advice:
        match, game, view = self.match, self.match.game, self.match.view(seat)
        seed = derive(match.seed or "", "advice", seat, match.turn)
        try:
            judged, margin = await self._bots.advise(game, view, seed)
            best = advised(game, view, judged, margin, alone=len(self.seats) == 1)
        except Exception as error:
            log.error("No advice for seat %d of table %s.", seat + 1, self.id, exc_info=error)
            raise WurfError("error-advice") from error
        return wire.Advice(seat, best.choice, game.preview(view, best.action), best.reason)

    async def _play(self, seat: int, action: Any) -> None:
        await self._append(await self.match.playing(seat, action, partial(self._bots.work_out, self.match.game)))

    async def _append(self, step: Step) -> None:
        """Store a step, and only then commit it and notify everyone."""
        game = self.match.game
        lines = [written(game, entry) for entry in step.entries]
        pending = game.pending(step.state)
        waiting = to_act(self.seats, pending)
        append = partial(self._store.append, self.id, step.sequence, lines, step.snapshot, waiting, pending.over)
        try:
            at = await asyncio.to_thread(append)
        except StoreConflict:
            await self._catch_up()
            raise
        self.match.commit(step, at)
        if self.match.sequence - self.match.since > MOST_KNOWN:
            self.match.forget(self.match.sequence - MOST_KNOWN // 2)
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
        self._changed()

    def _changed(self) -> None:
        self._faces.clear()
        self._texts.clear()
        self._logs.clear()
        self._moments.clear()
        if self.match.turn != self._turn_began[0]:
            self._turn_began = (self.match.turn, asyncio.get_running_loop().time())
        for watcher in self._watchers:
            watcher.notify()
        self._ask_bots()

    # Bots

    def _ask_bots(self) -> None:
        """Start every bot whose turn it is. Bots play only while somebody is watching."""
        for seat in to_act(self.seats, self.match.pending) if self._watchers else ():
            if self.seats[seat].kind == "bot" and seat not in self._thinking:
                self._thinking[seat] = asyncio.create_task(self._decide(seat))

    async def _decide(self, seat: int) -> None:
        try:
            await self._play_bot(seat)
        except Exception as error:  # a bot has no page of its own: every page gets the refusal, and the bot tries again
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
        match, turn, level = self.match, self.match.turn, self.seats[seat].level or ""
        seed = derive(match.seed or "", "bot", seat, turn)
        action = await self._bots.choose(match.game, level, match.view(seat), seed)
        if self._bots_alone:
            passed = asyncio.get_running_loop().time() - self._turn_began[1]
            await asyncio.sleep(max(0.0, self._pace.bots - passed))
        async with self._writing:
            if self.match.turn == turn and seat in self.match.pending.seats:
                await self._play(seat, action)

    def _rest_if_idle(self) -> None:
        if self.idle:
            self._rest()

    async def close(self) -> None:
        """Stop the bots; what is stored stays stored."""
        thinking = list(self._thinking.values())
        for task in thinking:
            task.cancel()
        await asyncio.gather(*thinking, return_exceptions=True)


def to_act(seats: Sequence[Seat], pending: Pending) -> tuple[int, ...]:
    """The seats that have yet to act. Where one decides for all, bots leave it to a person."""
    people = tuple(seat for seat in pending.seats if seats[seat].kind == "person")
    return people if pending.one_for_all and people else pending.seats


def viewer_of(seats: tuple[int, ...]) -> int | None:
    """The viewer of a page with these seats. A shared screen gets the log of a spectator (None)."""
    return seats[0] if len(seats) == 1 else None


def _logged(match: Match, viewer: int | None, after: int) -> tuple[wire.Logged, ...]:
    return tuple(wire.Logged(told.sequence, event) for told in match.told(viewer, after) for event in told.events)


def _log_start(match: Match, sequence: int) -> wire.LogStart:
    return wire.LogStart(sequence, match.game.face(match.game.view(match.at(sequence), None)))
