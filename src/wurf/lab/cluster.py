"""Batches played on a Dask cluster. Every worker needs the same version of Wurf; nothing else is shared with it."""
# mypy: disable-error-code="no-untyped-call"

from __future__ import annotations

from collections.abc import Iterator, Sequence
from concurrent.futures import Future
from threading import Thread
from typing import Any, Final
from uuid import uuid4

from distributed import CancelledError, Client, KilledWorker, as_completed

from wurf.core.text import WurfError
from wurf.lab.batches import played

__all__ = ["Cluster"]

PATIENCE: Final = 10  # seconds to wait for the scheduler


class Cluster:
    """A `Runner` on the cluster of this scheduler. What a dead worker had is played again by another."""

    def __init__(self, address: str) -> None:
        self._address = address
        if "://" not in address:  # Dask would look for it for half a minute, and print where it gave up
            raise WurfError("lab-error-cluster", address=address[:80])
        try:
            self._client: Any = _connected(address)
        except (OSError, ValueError, TypeError) as error:  # a timeout is an OSError too
            raise WurfError("lab-error-cluster", address=address[:80]) from error
        if not self._client.scheduler_info()["workers"]:
            self._client.close()
            raise WurfError("lab-error-cluster-empty", address=address[:80])

    def run(self, jobs: Sequence[bytes]) -> Iterator[tuple[int, bytes]]:
        name = uuid4().hex
        keys = {f"wurf-{name}-{index}": index for index in range(len(jobs))}
        try:
            futures = [self._client.submit(played, jobs[index], key=key) for key, index in keys.items()]
            for future, answer in as_completed(futures, loop=self._client.loop, with_results=True):
                yield keys[future.key], answer
        except KilledWorker as error:
            raise WurfError("lab-error-died", tries=error.allowed_failures + 1) from error
        except ModuleNotFoundError as error:
            raise WurfError("lab-error-sources") from error
        except (CancelledError, OSError) as error:
            raise WurfError("lab-error-cluster-lost", address=self._address[:80]) from error
        finally:
            self._client.close()  # with the last reference to a future its work is cancelled


def _connected(address: str) -> Any:
    """A client. Dask's own timeout does not end the wait for something that accepts the connection and never answers,
    so it connects in a thread that may be left behind."""
    made: Future[Any] = Future()

    def connect() -> None:
        try:
            made.set_result(Client(address, timeout=PATIENCE, set_as_default=False))
        except BaseException as error:
            made.set_exception(error)

    Thread(target=connect, daemon=True).start()
    return made.result(3 * PATIENCE)  # a TimeoutError is an OSError
