"""Two speeds from one source.

A rule is a plain function over ints and NamedTuples, marked `@kernel`. Called from Python it runs interpreted,
at once. Called from a function made by `compiled`, the same source runs as machine code. numba is imported only
when something is compiled, so that a server or a command line starts without it.
"""

from __future__ import annotations

import hashlib
import importlib
import os
import platform
import shutil
import sys
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple, TypeVar

from platformdirs import user_cache_path

__all__ = [
    "cache_directory",
    "compiled",
    "filled",
    "kernel",
    "lowest",
    "replaced",
    "tables_for_compiled",
]

F = TypeVar("F", bound=Callable[..., Any])
T = TypeVar("T")
R = TypeVar("R", bound=tuple[Any, ...])
Tables = TypeVar("Tables", bound=NamedTuple)

_kernels: list[Callable[..., Any]] = []
_KEPT_CACHES = 3


def kernel(function: F) -> F:
    """Mark a function as a rule that may also be called from compiled code."""
    _kernels.append(function)
    return function


def lowest(bits: int) -> int:
    """The index of the lowest set bit; `bits` is not 0."""
    return (bits & -bits).bit_length() - 1


def replaced(items: tuple[T, ...], index: int, item: T) -> tuple[T, ...]:
    """The same tuple with one item changed."""
    changed = list(items)
    changed[index] = item
    return tuple(changed)


def filled(items: tuple[T, ...], item: T) -> tuple[T, ...]:
    """A tuple of the same length with the same item everywhere."""
    return (item,) * len(items)


if TYPE_CHECKING:

    def new(record: type[R], values: tuple[Any, ...]) -> R:
        """A record from its values, at half the cost of calling its class: for rules that run a million times."""
        ...
else:
    new = tuple.__new__


def tables_for_compiled(tables: Tables) -> Tables:
    """A record of lookup tables, its tuples turned into arrays.

    Tuples are what Python indexes fastest, arrays what compiled code does; kernels index either the same way.
    """
    import numpy as np

    arrays = (np.asarray(t, dtype=np.int64) if isinstance(t, tuple) else t for t in tables)
    return type(tables)._make(arrays)


def compiled(function: F) -> F:
    """Compile a function (and every kernel it calls) when it is first called, or load it from the cache."""
    numba = _numba()
    return numba.njit(cache=True, error_model="numpy", _nrt=False)(function)  # type: ignore[no-any-return]


def cache_directory() -> Path:
    """Where compiled code is kept: one directory for each state of the sources.

    numba's own cache does not notice that a function in another file has changed, and would run the old rule.
    """
    base = Path(os.environ.get("WURF_CACHE") or user_cache_path("wurf")) / "compiled"
    return base / f"{_hash_of_sources()}-{sys.implementation.cache_tag}-{platform.machine()}"


def _hash_of_sources() -> str:
    root = Path(__file__).parents[1]
    digest = hashlib.sha256()
    for path in sorted(root.rglob("*.py")):
        digest.update(path.relative_to(root).as_posix().encode() + b"\0" + path.read_bytes() + b"\0")
    return digest.hexdigest()[:16]


def _numba() -> Any:
    """numba, told of our cache, our bit functions and every kernel defined so far."""
    import numba
    from numba.extending import register_jitable

    if not hasattr(_numba, "ready"):
        numba.config.CACHE_DIR = str(_prepared(cache_directory()))
        importlib.import_module("wurf.core.machine")
        _numba.ready = True  # type: ignore[attr-defined]
    while _kernels:
        register_jitable(forceinline=True, no_cfunc_wrapper=True)(_kernels.pop())
    return numba


def _prepared(directory: Path) -> Path:
    """Make the cache directory, and drop those of older sources."""
    directory.mkdir(parents=True, exist_ok=True)
    os.utime(directory)
    others = sorted(directory.parent.iterdir(), key=lambda d: d.stat().st_mtime, reverse=True)
    for old in others[_KEPT_CACHES:]:
        shutil.rmtree(old, ignore_errors=True)
    return directory
