"""Runs: the same games wherever they are played, and nothing lost whatever goes wrong."""

from __future__ import annotations

import os
import re
import resource
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from pathlib import Path

import pytest

from tests.lab.conftest import Wurf
from wurf.core.text import WurfError
from wurf.lab import extras, runners
from wurf.lab.plan import Plan
from wurf.lab.runners import Local
from wurf.lab.runs import Run, outcomes

PLAN = Plan("loot", ("medium", "easy"), 200, "a seed", {"turn_cap": 12}).checked()


@pytest.fixture(scope="module")
def one_process() -> list[object]:
    return list(outcomes(PLAN, 1))


@pytest.fixture(scope="module")
def dask() -> Iterator[Callable[..., subprocess.Popen[str]]]:
    """Starts Dask's programs as processes of their own."""
    started: list[subprocess.Popen[str]] = []

    def start(program: str, *arguments: str) -> subprocess.Popen[str]:
        command = [sys.executable, "-m", f"distributed.cli.dask_{program}", *arguments]
        command += ["--host", "127.0.0.1", "--no-dashboard"]
        started.append(subprocess.Popen(command, stderr=subprocess.PIPE, text=True))
        return started[-1]

    yield start
    for process in started:
        process.kill()
        process.communicate()


@pytest.fixture(scope="module")
def scheduler(dask: Callable[..., subprocess.Popen[str]]) -> str:
    """The address of a scheduler without workers."""
    process = dask("scheduler", "--port", "0")
    assert process.stderr is not None
    for line in process.stderr:
        if found := re.search(r"Scheduler at:\s+(tcp://\S+)", line):
            return found[1]
    pytest.fail("Dask's scheduler did not start.")


def cluster(address: str) -> runners.Runner:
    from wurf.lab.cluster import Cluster  # Dask takes a second to import: not every worker needs it

    return Cluster(address)


def test_a_cluster_without_workers_is_one_sentence(scheduler: str) -> None:
    with pytest.raises(WurfError, match="has no workers"):
        cluster(scheduler)


def test_a_cluster_of_two_workers_of_which_one_is_killed_plays_the_same_games(
    dask: Callable[..., subprocess.Popen[str]], scheduler: str, one_process: list[object]
) -> None:
    workers = [dask("worker", scheduler, "--nthreads", "1", "--no-nanny") for _ in range(2)]
    for worker in workers:
        assert worker.stderr is not None
        next(line for line in worker.stderr if "Registered to" in line)
    run = Run([PLAN])
    for batch, _ in enumerate(run.play(cluster(scheduler))):
        if batch == 1:
            workers[0].kill()
    assert run.outcomes() == one_process


def test_two_processes_of_which_one_is_killed_play_the_same_games(
    monkeypatch: pytest.MonkeyPatch, one_process: list[object]
) -> None:
    crew: list[int] = []
    start = runners._Worker.__init__

    def noted(self: runners._Worker) -> None:
        start(self)
        crew.append(self._process.pid or 0)

    monkeypatch.setattr(runners._Worker, "__init__", noted)
    run = Run([PLAN])
    for batch, _ in enumerate(run.play(Local(2))):
        if batch == 1:
            os.kill(crew[0], signal.SIGKILL)
    assert run.outcomes() == one_process
    assert len(crew) == 3


@pytest.mark.parametrize("address", ["nonsense://here", "nowhere"])
def test_a_cluster_that_cannot_be_reached_is_one_sentence(wurf: Wurf, address: str) -> None:
    code, out, err = wurf("simulate", "loot", "--games", 1, "--cluster", address)
    assert (code, out) == (2, "")
    assert err == f"wurf: There is no Dask cluster at “{address}”.\n"


def test_a_host_that_never_answers_is_not_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("wurf.lab.cluster.PATIENCE", 0.5)
    with socket.create_server(("127.0.0.1", 0)) as silent:
        address = f"tcp://127.0.0.1:{silent.getsockname()[1]}"
        with pytest.raises(WurfError, match="There is no Dask cluster"):
            cluster(address)


def test_a_batch_for_other_sources_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    class Outdated(Local):
        def run(self, jobs: Sequence[bytes]) -> Iterator[tuple[int, bytes]]:
            monkeypatch.setattr("wurf.lab.batches._sources", lambda: "other")
            return super().run(jobs)

    with pytest.raises(WurfError, match="another version of Wurf"):
        list(Run([PLAN]).play(Outdated(1)))


def test_a_full_disk_loses_nothing(wurf: Wurf, tmp_path: Path) -> None:
    """The limit on the size of files ends the run as a full disk would: the games are told, and resumed later."""
    arguments = ("simulate", "loot", "--bots", "easy,easy", "--games", 100, "--seed", "a", "--workers", 1)
    short = ("--option", "turn_cap=5")
    _, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (10_000, hard))
    try:
        code, out, err = wurf(*arguments, *short)
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, hard))
    assert code == 2
    (done,) = map(int, re.findall(r"(\d+) games of", out))
    assert 25 <= done < 100
    assert f"Ended after {done} of 100 games" in err
    assert "any more: File too large." in err
    resumed = wurf(*arguments, *short, "--resume")
    assert resumed[0] == 0
    assert resumed == wurf(*arguments, *short)


@contextmanager
def simulating(folder: Path, lines: int) -> Iterator[subprocess.Popen[str]]:
    """A real command in a session of its own, as soon as this many lines of its run are on disk."""
    command = ["simulate", "loot", "--bots", "easy,easy", "--games", "100000", "--workers", "2"]
    with subprocess.Popen(
        [sys.executable, "-c", f"import sys; from wurf.cli import main; sys.exit(main({command!r}))"],
        env={**os.environ, "WURF_CACHE": str(folder), "LC_ALL": "C"},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
        # where tests run in the background it is ignored
        preexec_fn=partial(signal.signal, signal.SIGINT, signal.SIG_DFL),
    ) as process:
        while not any(file.read_bytes().count(b"\n") >= lines for file in (folder / "runs").glob("*.jsonl")):
            assert process.poll() is None
            time.sleep(0.01)
        yield process


def test_an_interrupted_command_says_what_it_has(tmp_path: Path) -> None:
    """A real Ctrl-C, in a process of its own."""
    with simulating(tmp_path, lines=3) as process:
        process.send_signal(signal.SIGINT)
        out, err = process.communicate(timeout=60)
    assert process.returncode == 130
    assert "games of" in out
    assert "of 100,000 games; they are kept, and the same command with --resume goes on." in err


def test_an_interrupt_while_processes_start_is_one_sentence(tmp_path: Path) -> None:
    """A terminal sends Ctrl-C to all processes, also to those that are still importing."""
    with simulating(tmp_path, lines=1) as process:
        time.sleep(0.3)  # whenever it comes, it must be fine
        os.killpg(process.pid, signal.SIGINT)
        _, err = process.communicate(timeout=60)
    assert process.returncode == 130
    assert "Traceback" not in err
    assert "and the same command with --resume goes on." in err


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("simulate", "loot", "--report", "out"), 'matplotlib: install it with pip install "wurf[lab]".'),
        (("arena", "loot"), 'openskill: install it with pip install "wurf[lab]".'),
        (("simulate", "loot", "--cluster", "tcp://x:1"), 'distributed: install it with pip install "wurf[clu'),
    ],
)
def test_a_missing_package_is_one_sentence_that_names_the_extra(
    wurf: Wurf, monkeypatch: pytest.MonkeyPatch, arguments: tuple[str, ...], sentence: str
) -> None:
    monkeypatch.setattr(extras, "find_spec", lambda package: None)
    code, out, err = wurf(*arguments)
    assert (code, out) == (2, "")
    assert sentence in err
    assert len(err.strip().splitlines()) == 1
