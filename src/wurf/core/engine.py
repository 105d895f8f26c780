"""Two speeds from one source: a function of kernels, run interpreted or compiled.

numba is imported only when something is compiled, so the server and the command line start without it.
"""

from __future__ import annotations

import hashlib
import os
import platform
import shutil
import sys
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any, Generic, ParamSpec, TypeVar, cast

from platformdirs import user_cache_path

from wurf.core.kernel import kernels_to_register, updaters_to_register
from wurf.core.text import installed_folders

__all__ = ["Engine", "cache_directory"]

P = ParamSpec("P")
T = TypeVar("T")
R = TypeVar("R", bound=tuple[Any, ...])

_KEPT_CACHES = 3


class Engine(Generic[P, T]):
    """A function in one of the two speeds, and its arguments in the form that this speed needs.

    Lookup tables are tuples for interpreted code and arrays for compiled code; both are indexed alike. Work space is
    lists or arrays, passed in because compiled code cannot allocate.
    """

    def __init__(self, function: Callable[P, T], *, compiled: bool) -> None:
        """Compiles at the first call of `run`, unless the code is in the cache."""
        self.compiled = compiled
        self.run: Callable[P, T] = cast(Any, _compiled(function)) if compiled else function

    def tables(self, record: R) -> R:
        """A record of lookup tables as `run` takes it."""
        return cast(R, _converted(record)) if self.compiled else record

    def work(self, record: R) -> R:
        """A fresh copy of a record as work space that `run` may write to."""
        return cast(R, _converted(record) if self.compiled else _listed(record))

    def bytes(self, *rows: bytearray) -> list[Any]:
        """Rows of bytes as `run` takes them; it writes into these same rows."""
        if not self.compiled:
            return [*rows]
        import numpy as np

        return [np.frombuffer(row, np.uint8) for row in rows]


def _converted(value: Any) -> Any:
    """Tuples and lists of ints as arrays, in nested records too; everything else unchanged."""
    if hasattr(value, "_fields"):
        return value._make(map(_converted, value))
    if isinstance(value, tuple | list):
        import numpy as np

        return np.array(value, dtype=np.int64)
    return value


def _listed(value: Any) -> Any:
    if hasattr(value, "_fields"):
        return value._make(map(_listed, value))
    return list(value) if isinstance(value, tuple | list) else value


@cache
def _compiled(function: Callable[..., Any]) -> Callable[..., Any]:
    """The compiled function; each is compiled only once per process."""
    _prepare_cache()
    from wurf.core import machine_code

    for kernel in kernels_to_register():
        machine_code.register(kernel)
    for updated in updaters_to_register():
        machine_code.register_updater(updated)
    return machine_code.compile(function)


@cache
def _prepare_cache() -> None:
    from wurf.core import machine_code

    machine_code.use_cache(prepared(cache_directory()))


def cache_directory() -> Path:
    """Where compiled code is kept: one directory per version of the sources.

    numba's own cache does not notice that a function in another file has changed, and would run the old rule.
    """
    base = Path(os.environ.get("WURF_CACHE") or user_cache_path("wurf")) / "compiled"
    return base / f"{_hash_of_sources()}-{sys.implementation.cache_tag}-{platform.machine()}"


def _hash_of_sources() -> str:
    """A hash of our sources and of those that installed packages bring games in."""
    digest = hashlib.sha256()
    for root in (Path(__file__).parents[1], *installed_folders()):
        for path in sorted(root.rglob("*.py")):
            digest.update(path.relative_to(root).as_posix().encode() + b"\0" + path.read_bytes() + b"\0")
    return digest.hexdigest()[:16]


def prepared(directory: Path) -> Path:
    """Create a cache directory and remove those of older sources."""
    directory.mkdir(parents=True, exist_ok=True)
    os.utime(directory)
    others = sorted(directory.parent.iterdir(), key=lambda d: d.stat().st_mtime, reverse=True)
    for old in others[_KEPT_CACHES:]:
        shutil.rmtree(old, ignore_errors=True)
    return directory
