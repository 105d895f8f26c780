"""What compiled code uses in place of some helpers: the machine's own instructions.

numba reads the names and annotations of these functions, hence none of the latter.
"""
# mypy: disable-error-code="no-untyped-def,no-untyped-call,untyped-decorator,misc"

from __future__ import annotations

from numba import types
from numba.cpython.unsafe.numbers import trailing_zeros
from numba.cpython.unsafe.tuple import tuple_setitem
from numba.extending import intrinsic, overload, overload_method

from wurf.core.kernel import filled, lowest, new, replaced
from wurf.core.rng import ADDEND, FACTOR, mixed

__all__: list[str] = []


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
