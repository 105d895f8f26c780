"""Analyses of finished matches: worked out by the workers, kept in the store, and continued after a restart."""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from contextlib import suppress
from typing import Final, Protocol

import msgspec

from wurf.core.match import Match
from wurf.review import Analysis, Answer, Judgement, Partial, Question, SeatSum, judged, question_about
from wurf.server import wire_review as review
from wurf.store import Reviews, Store, StoredAnalysis, StoreError, opened

__all__ = ["Analyst", "Answers"]

log = logging.getLogger("wurf")
FUNCTION: Final = "wurf.review.questions:answered"
IN_FLIGHT: Final = 4  # questions of one analysis
AT_ONCE: Final = 4  # analyses; the others wait
KEPT_EVERY: Final = 2.0  # seconds
LEFT: Final = 15_000  # milliseconds after which an analysis that nobody has kept was left by its process
REMEMBERED: Final = 16  # analyses that stay in memory when they are done
COMPARED: Final = 3  # good choices that a tried one is compared with

_partial = msgspec.msgpack.Decoder(Partial)
_answer = msgspec.msgpack.Decoder(Answer)


class Answers(Protocol):
    """The part of the workers that answers the questions of an analysis."""

    async def analyse(self, function: str, given: bytes, table: str = "") -> bytes: ...


class Analyst:
    def __init__(self, store: Store, answers: Answers, percent: int = 100) -> None:
        """`percent` is the effort, in percent of the normal one."""
        self._percent = percent
        self._store, self._reviews, self._answers = store, Reviews(store), answers
        self._running: dict[str, asyncio.Task[None]] = {}
        self._known: dict[str, Analysis] = {}  # running, or looked at lately
        self._failed: set[str] = set()  # begun again only when somebody asks for it
        self._places = asyncio.Semaphore(AT_ONCE)

    async def resume(self) -> None:
        """Go on with what was not done when the server ended."""
        with suppress(StoreError):
            for table in await asyncio.to_thread(self._reviews.unfinished, AT_ONCE):
                await self.begin(table)

    async def begin(self, table: str) -> None:
        """Analyse a finished match, unless that is under way, here or in another process. One that is done takes no
        time."""
        self._failed.discard(table)
        stored = await asyncio.to_thread(self._reviews.analysis, table)
        if table not in self._running and not self._elsewhere(stored):
            task = self._running[table] = asyncio.create_task(self._analyse(table))
            task.add_done_callback(lambda _: self._running.pop(table, None))

    async def look(self, table: str) -> review.Analysing:
        """What is known so far."""
        analysis = self._known.get(table)
        if analysis is None and table in self._running:  # it waits for its turn
            return review.Analysing("running", None)
        if analysis is None:
            stored = await asyncio.to_thread(self._reviews.analysis, table)
            if stored is None or table in self._failed:
                return review.Analysing("none", None)
            if self._elsewhere(stored):
                return review.Analysing("running", await asyncio.to_thread(lambda: self._load(table).ledger()))
            if not stored.done:  # it was left in the middle
                await self.begin(table)
                return review.Analysing("running", None)
            analysis = await self._open(table)
        ledger = await asyncio.to_thread(analysis.ledger)
        return review.Analysing("running" if table in self._running else "done", ledger)

    def _elsewhere(self, stored: StoredAnalysis | None) -> bool:
        """Whether another process is working on this analysis, which is not running here."""
        alone = self._store.engine.dialect.name == "sqlite"
        return not alone and stored is not None and not stored.done and stored.updated > self._store.now() - LEFT

    async def account(self, table: str, seat: int) -> SeatSum | None:
        """What was luck and what was skill for a seat, if it has been worked out."""
        stored = await asyncio.to_thread(self._reviews.analysis, table)
        if table in self._running or stored is None or not stored.done:
            return None
        ledger = (await self.look(table)).ledger
        return ledger.seats[seat] if ledger and ledger.seats else None

    async def judge(self, table: str, tried: review.Tried) -> Judgement:
        """How good another choice would have been than the one that an entry made."""
        match = await asyncio.to_thread(self._match, table)
        good = await self._good(table, tried.sequence)
        question = await asyncio.to_thread(question_about, match, tried.sequence, tried.action, good)
        return judged(question, await self._asked(question, table))

    async def close(self) -> None:
        running = list(self._running.values())
        for task in running:
            task.cancel()
        await asyncio.gather(*running, return_exceptions=True)

    async def _analyse(self, table: str) -> None:
        try:
            async with self._places:
                analysis = await self._open(table)
                if analysis.done < 1:
                    await self._keep(table, analysis, done=False)  # others know at once that it is under way
                await self._work(table, analysis)
        except Exception:
            self._known.pop(table, None)
            self._failed.add(table)
            log.exception("The analysis of table %s failed.", table)

    async def _work(self, table: str, analysis: Analysis) -> None:
        """Ask all questions, several at a time; answers are added in the order of their questions, so that the result
        does not depend on how fast they come."""
        clock = asyncio.get_running_loop().time
        asked: deque[tuple[int, asyncio.Task[Answer]]] = deque()
        kept = clock()
        try:
            while True:
                while len(asked) < IN_FLIGHT and (following := analysis.next()) is not None:
                    at, question = following
                    asked.append((at, asyncio.create_task(self._asked(question, table))))
                if not asked:
                    break
                at, first = asked.popleft()
                analysis.add(at, await first)
                if clock() - kept > KEPT_EVERY:
                    await self._keep(table, analysis, done=False)
                    kept = clock()
        finally:
            for _, task in asked:
                task.cancel()
        await self._keep(table, analysis, done=True)

    async def _keep(self, table: str, analysis: Analysis, *, done: bool) -> None:
        parts = msgspec.msgpack.encode(analysis.partial)
        stored = StoredAnalysis(analysis.version, analysis.effort, parts, done)
        await asyncio.to_thread(self._reviews.keep, table, stored)

    async def _asked(self, question: Question, table: str) -> Answer:
        return _answer.decode(await self._answers.analyse(FUNCTION, msgspec.msgpack.encode(question), table))

    async def _open(self, table: str) -> Analysis:
        """The analysis of a table, from where it was left."""
        analysis = self._known[table] = await asyncio.to_thread(self._load, table)
        idle = [one for one in self._known if one not in self._running and one != table]
        for one in idle[: max(0, len(idle) - REMEMBERED)]:
            del self._known[one]
        return analysis

    def _load(self, table: str) -> Analysis:
        stored = self._reviews.analysis(table)
        partial = _partial.decode(stored.parts) if stored else None
        return Analysis(self._match(table), partial=partial, percent=self._percent)

    def _match(self, table: str) -> Match:
        return opened(self._store.load(table))

    async def _good(self, table: str, sequence: int) -> tuple[str, ...]:
        """Good choices in the place of an entry, as far as they are known."""
        ledger = (await self.look(table)).ledger
        for item in ledger.items if ledger else ():
            if item.sequence == sequence and item.kind == "choice":
                return tuple(one.action for one in item.alternatives[:COMPARED])
        return ()
