"""A run: plans being played, with every finished batch on disk, so that an interrupted run can go on."""

from __future__ import annotations

import hashlib
import os
import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final
from uuid import uuid4

import msgspec
from platformdirs import user_cache_path

from wurf.core.engine import cache_directory
from wurf.core.text import WurfError
from wurf.lab.batches import batches, outcomes_of
from wurf.lab.plan import Plan
from wurf.lab.playing import Outcome
from wurf.lab.runners import Local, Runner

__all__ = ["Run", "outcomes"]

_KEPT: Final = 30 * 24 * 3600  # seconds that an interrupted run is kept

Game = tuple[int, int]  # (plan, number)


class _Head(msgspec.Struct, frozen=True):
    """The first line of a kept run."""

    key: str  # what is played, apart from the seed and the number of games
    seed: str


class _Played(msgspec.Struct, frozen=True):
    """One line per batch."""

    index: int
    games: tuple[tuple[int, Outcome], ...]


def outcomes(plan: Plan, workers: int | None = None) -> Iterator[Outcome]:
    """The games of a checked plan, in order, without keeping them on disk."""
    run = Run([plan])
    for _ in run.play(Local(workers)):
        pass
    yield from run.outcomes()


class Run:
    """The games of some checked plans, which have the same seed."""

    def __init__(self, plans: Sequence[Plan]) -> None:
        self.plans = tuple(plans)
        self._played: dict[Game, Outcome] = {}
        self._file: Path | None = None

    @property
    def games(self) -> int:
        return sum(plan.games for plan in self.plans)

    @property
    def done(self) -> int:
        return len(self._played)

    def outcomes(self, index: int = 0) -> list[Outcome]:
        """The games of one plan that have been played, in their order."""
        numbers = range(self.plans[index].games)
        return [self._played[index, number] for number in numbers if (index, number) in self._played]

    def complete(self) -> int:
        """How many games every plan has, counted from its first: those that can be compared."""
        missing = (
            next((number for number in range(plan.games) if (index, number) not in self._played), plan.games)
            for index, plan in enumerate(self.plans)
        )
        return min(missing)

    def play(self, runner: Runner) -> Iterator[int]:
        """Play what is missing; yields how many games are done, after each batch. A kept run is on disk by then."""
        todo = batches(self.plans, self._played.keys())
        jobs = [msgspec.msgpack.encode(batch) for batch in todo]
        arriving = runner.run(jobs)
        try:
            for which, answer in arriving:
                batch = todo[which]
                games = tuple(zip(batch.numbers, outcomes_of(answer), strict=True))
                self._played |= {(batch.index, number): outcome for number, outcome in games}
                self._write(_Played(batch.index, games))
                yield self.done
        finally:
            arriving.close()  # type: ignore[attr-defined]

    # On disk

    def keep(self) -> None:
        """Keep every batch on disk from now on."""
        folder = _folder()
        try:
            folder.mkdir(parents=True, exist_ok=True)
            for old in folder.glob("*.jsonl"):
                if time.time() - old.stat().st_mtime > _KEPT:
                    old.unlink(missing_ok=True)
        except OSError as error:
            raise WurfError("lab-error-file", file=str(folder), reason=error.strerror or "") from error
        self._file = folder / f"{uuid4().hex}.jsonl"
        self._write(_Head(_key(self.plans), self.plans[0].seed))

    @classmethod
    def resumed(cls, plans: Sequence[Plan], seed: str | None) -> Run:
        """The newest kept run of these plans, with this seed if one is given; from now on it is kept as this one."""
        key = _key(plans)
        files = sorted(_folder().glob("*.jsonl"), key=lambda file: file.stat().st_mtime, reverse=True)
        for file in files:
            with file.open("rb") as lines:
                try:
                    head = msgspec.json.decode(lines.readline(), type=_Head)
                except msgspec.DecodeError:
                    continue
                if head.key == key and seed in (None, head.seed):
                    return cls([msgspec.structs.replace(plan, seed=head.seed) for plan in plans])._taken_over(file)
        raise WurfError("lab-error-resume")

    def _taken_over(self, file: Path) -> Run:
        """Reads the batches in a file. It gets a new name, so that no two runs write to it."""
        self._file = file.with_name(f"{uuid4().hex}.jsonl")
        file.rename(self._file)
        content = self._file.read_bytes()
        whole = content[: content.rfind(b"\n") + 1]
        if whole != content:  # the disk was full, or the machine went down, in the middle of a line
            os.truncate(self._file, len(whole))
        for line in whole.splitlines()[1:]:
            batch = msgspec.json.decode(line, type=_Played)
            games = self.plans[batch.index].games
            self._played |= {(batch.index, number): outcome for number, outcome in batch.games if number < games}
        return self

    def _write(self, line: msgspec.Struct) -> None:
        if self._file is None:
            return
        try:
            with self._file.open("ab") as file:
                file.write(msgspec.json.encode(line) + b"\n")
        except OSError as error:
            raise WurfError("lab-error-keep", file=str(self._file), reason=error.strerror or "") from error

    def forget(self) -> None:
        """Remove the kept run: its results have been reported."""
        if self._file is not None:
            self._file.unlink(missing_ok=True)
            self._file = None


def _folder() -> Path:
    return Path(os.environ.get("WURF_CACHE") or user_cache_path("wurf")) / "runs"


def _key(plans: Sequence[Plan]) -> str:
    """A hash of what is played, and by which sources, apart from the seed and the number of games."""
    same = [msgspec.structs.replace(plan, seed="", games=0) for plan in plans]
    return hashlib.sha256(cache_directory().name.encode() + msgspec.json.encode(same)).hexdigest()
