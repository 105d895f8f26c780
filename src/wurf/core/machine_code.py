"""The only file that knows numba: how functions are compiled, and which instructions replace some helpers.

Four things here are not part of numba's public interface: the option `_nrt`, the option `no_cfunc_wrapper`, the
module `numba.cpython.unsafe`, and `numba.config.CACHE_DIR` set after the import. The version is capped in
pyproject.toml, and `tests/core/test_machine_code.py` names the one that is gone.

numba inspects the annotations of overloads and intrinsics, so they have none.
"""
# mypy: disable-error-code="no-untyped-def,no-untyped-call,untyped-decorator,misc"

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import numba
from numba import types
from numba.cpython.unsafe.numbers import trailing_zeros
from numba.cpython.unsafe.tuple import tuple_setitem
from numba.extending import intrinsic, overload, overload_method, register_jitable

from wurf.core.kernel import filled, lowest, new, replaced, unsigned
from wurf.core.rng import ADDEND, FACTOR, mixed

__all__ = ["compile", "register", "use_cache"]


def use_cache(directory: Path) -> None:
    """Keep compiled code in this directory from now on."""
    numba.config.CACHE_DIR = str(directory)


def register(kernel: Callable[..., Any]) -> None:
    """Let compiled functions call a kernel; it is inlined wherever it is called."""
    register_jitable(forceinline=True, no_cfunc_wrapper=True)(kernel)


def compile(function: Callable[..., Any]) -> Callable[..., Any]:
    """Compile a function when it is first called, or load it from the cache. It must not allocate arrays."""
    made: Callable[..., Any] = numba.njit(cache=True, error_model="numpy", _nrt=False)(function)
    return made


# Instructions in place of helpers


@intrinsic
def _count_bits(_context, bits):
    def generate(context, builder, _signature, arguments):
        return context.cast(builder, builder.ctpop(arguments[0]), bits, types.int64)

    return types.int64(bits), generate


@overload_method(types.Integer, "bit_count")
def _bit_count(bits):
    return lambda bits: _count_bits(bits)


@overload(lowest)
def _lowest(bits):
    return lambda bits: types.int64(trailing_zeros(bits))


@overload(unsigned)
def _unsigned(index):
    return lambda index: types.uint64(index)


@intrinsic
def _multiply_and_add(_context, rng):
    def generate(_context, builder, _signature, arguments):
        word = arguments[0].type
        wrapped = builder.add(builder.mul(arguments[0], word(FACTOR)), word(ADDEND))  # no "nsw": it may overflow
        return builder.and_(wrapped, word((1 << 63) - 1))

    return types.int64(types.int64), generate


@overload(mixed)
def _mixed(rng):
    return lambda rng: _multiply_and_add(rng)


@overload(replaced)
def _replaced(items, index, item):
    return lambda items, index, item: tuple_setitem(items, index, item)


@overload(filled)
def _filled(items, item):
    def generate(items, item):
        for index in range(len(items)):
            items = tuple_setitem(items, index, item)
        return items

    return generate


@overload(new)
def _new(record, values):
    return lambda record, values: record(*values)
