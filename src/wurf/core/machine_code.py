"""The only file that knows numba: how functions are compiled, and which instructions replace some helpers.

Six things here are not part of numba's public interface: the option `_nrt`, the option `no_cfunc_wrapper`,
`numba.config.CACHE_DIR` set after the import, replacing a dispatcher's `compile`, the library that a compiler puts its
code into, and intrinsics under the name of a Python function (`instructions`). The version is capped in pyproject.toml,
and `tests/core/` names the one that is gone.

numba inspects the annotations of overloads and intrinsics, so they have none.
"""
# mypy: disable-error-code="no-untyped-def,no-untyped-call,untyped-decorator,misc"

from __future__ import annotations

import hashlib
import inspect
import sys
from collections.abc import Callable
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import numba
from llvmlite import ir
from numba import types
from numba.core import cgutils
from numba.core.codegen import JITCodeLibrary
from numba.core.compiler import Compiler
from numba.core.typing.templates import infer, infer_global, make_intrinsic_template
from numba.extending import intrinsic, overload, overload_method, register_jitable

from wurf.core.kernel import DISJOINT, disjoint, disjoint_count, filled, loaded, lowest, new, replaced, stored, unsigned
from wurf.core.rng import ADDEND, FACTOR, mixed
from wurf.core.spaces import GATHERED, gathered, spread

if sys.platform != "win32":
    import fcntl

__all__ = ["compile", "instructions", "register", "register_updater", "use_cache"]


def use_cache(directory: Path) -> None:
    """Keep compiled code in this directory from now on."""
    numba.config.CACHE_DIR = str(directory)


def register(kernel: Callable[..., Any]) -> None:
    """Let compiled functions call a kernel; it is inlined wherever it is called."""
    register_jitable(forceinline=True, no_cfunc_wrapper=True, pipeline_class=_KernelCompiler)(kernel)


def instructions(function: Callable[..., Any]) -> Callable[[Any], Any]:
    """Marks the intrinsic that compiled code has in place of a Python function.

    An `overload` that calls an intrinsic would do too, but numba compiles one for every kind of argument.
    """

    def register(definition: Any) -> Any:
        template = make_intrinsic_template(function, definition, function.__name__)
        infer(template)
        infer_global(function, types.Function(template))
        return definition

    return register


def register_updater(updated: Callable[..., Any]) -> None:
    """Let compiled functions call what `updater` has made: new values are inserted into the record's words."""
    record, *fields = inspect.signature(updated).parameters.values()

    def definition(_context, record, **changes):
        def generate(context, builder, signature, arguments):
            changed = arguments[0]
            for index, (kind, value) in enumerate(zip(signature.args[1:], arguments[1:], strict=True)):
                if kind != types.none:
                    fitting = context.cast(builder, value, kind, record.types[index])
                    changed = builder.insert_value(changed, fitting, index)
            return changed

        return record(record, *(changes.get(field.name, types.none) for field in fields)), generate

    context = inspect.Parameter("_context", inspect.Parameter.POSITIONAL_OR_KEYWORD)
    definition.__signature__ = inspect.Signature([context, record, *fields])  # type: ignore[attr-defined]
    instructions(updated)(definition)


class _KernelCompiler(Compiler):
    """Compiles a kernel only as far as its callers need it."""

    def __init__(self, typing, target, library, *rest):
        super().__init__(typing, target, library or _ToBeInlined(target.codegen(), "kernel"), *rest)


class _ToBeInlined(JITCodeLibrary):
    """A kernel's code for the functions that it is inlined into, without machine code of its own: nobody calls that.

    Making it took up to a third of the time. Without the optimisation as well, some games' playouts would be slower.
    """

    def finalize(self):
        for library in dict.fromkeys(self._linking_libraries):
            self._reload_init.update(library._reload_init)
            self._final_module.link_in(library._get_module_for_linking(), preserve=True)
        self._optimize_final_module()
        self._finalized = True

    def get_pointer_to_function(self, name):
        self._ensure_finalized()
        return 0

    @property
    def codegen(self):
        """Only asked to tell machine code where its environment is."""
        return SimpleNamespace(set_env=lambda name, environment: None)


def compile(function: Callable[..., Any]) -> Callable[..., Any]:
    """Compile a function when it is first called, or load it from the cache. It must not allocate arrays.

    Where several processes want the same code at once, one compiles it and the others wait for its cache.
    """
    made = numba.njit(cache=True, error_model="numpy", _nrt=False)(function)
    at_once = made.compile

    def compile_alone(signature):
        with _alone(f"{function.__module__}.{function.__qualname__} {signature}"):
            return at_once(signature)

    made.compile = compile_alone
    result: Callable[..., Any] = made
    return result


@contextmanager
def _alone(name):
    """Lock a block with this name against other processes; no lock where there are no file locks or no shared cache."""
    with ExitStack() as stack:
        with suppress(OSError):
            if folder := numba.config.CACHE_DIR:
                lock = Path(folder, hashlib.sha256(name.encode()).hexdigest()[:16] + ".lock")
                file = stack.enter_context(lock.open("a"))
                if sys.platform != "win32":
                    fcntl.flock(file, fcntl.LOCK_EX)
        yield


# Instructions in place of helpers


@intrinsic
def _count_bits(_context, bits):
    def generate(context, builder, _signature, arguments):
        return context.cast(builder, builder.ctpop(arguments[0]), bits, types.int64)

    return types.int64(bits), generate


@overload_method(types.Integer, "bit_count")
def _bit_count(bits):
    return lambda bits: _count_bits(bits)


@instructions(lowest)
def _lowest(_context, bits):
    def generate(context, builder, _signature, arguments):
        never_0 = ir.Constant(ir.IntType(1), 1)
        return context.cast(builder, builder.cttz(arguments[0], never_0), bits, types.int64)

    return types.int64(bits), generate


@intrinsic
def _disjoint_all(_context, masks, start, bits):
    def generate(context, builder, _signature, arguments):
        data = context.make_array(masks)(context, builder, arguments[0]).data
        kind = ir.VectorType(ir.IntType(64), DISJOINT)
        lanes = builder.load(builder.bitcast(builder.gep(data, [arguments[1]]), kind.as_pointer()), align=8)
        first = builder.insert_element(kind(ir.Undefined), arguments[2], ir.IntType(32)(0))
        everywhere = builder.shuffle_vector(first, kind(ir.Undefined), ir.VectorType(ir.IntType(32), DISJOINT)(None))
        apart = builder.icmp_unsigned("==", builder.and_(lanes, everywhere), kind(None))
        return builder.zext(builder.bitcast(apart, ir.IntType(DISJOINT)), ir.IntType(64))

    return types.int64(masks, start, bits), generate


@overload(disjoint)
def _disjoint(masks, start, end, bits):
    def generate(masks, start, end, bits):
        if start + DISJOINT <= len(masks):
            return _disjoint_all(masks, start, bits) & ((1 << (end - start)) - 1)
        found = 0
        for index in range(end - start):
            if masks[types.uint64(start + index)] & bits == 0:
                found |= 1 << index
        return found

    return generate


@overload(disjoint_count)
def _disjoint_count(masks, start, end, bits):
    def generate(masks, start, end, bits):
        count = 0
        for block in range(start, end, DISJOINT):
            count += disjoint(masks, block, min(block + DISJOINT, end), bits).bit_count()
        return count

    return generate


@instructions(unsigned)
def _unsigned(_context, index):
    def generate(context, builder, _signature, arguments):
        return context.cast(builder, arguments[0], index, types.uint64)

    return types.uint64(index), generate


@instructions(mixed)
def _mixed(_context, rng):
    def generate(_context, builder, _signature, arguments):
        word = arguments[0].type
        wrapped = builder.add(builder.mul(arguments[0], word(FACTOR)), word(ADDEND))  # no "nsw": it may overflow
        return builder.and_(wrapped, word((1 << 63) - 1))

    return types.int64(types.int64), generate


def _selected(builder, condition, one, other):
    """`one` where the condition holds, otherwise `other`; of records, word by word."""
    if isinstance(one.type, ir.IntType):
        return builder.select(condition, one, other)
    for index in range(len(one.type)):
        words = builder.extract_value(one, index), builder.extract_value(other, index)
        other = builder.insert_value(other, _selected(builder, condition, *words), index)
    return other


@instructions(replaced)
def _replaced(_context, items, index, item):
    """Every word is selected, so that a tuple stays in registers: numba's own `tuple_setitem` writes it to memory and
    reads it back, which the processor has to wait for."""

    def generate(_context, builder, _signature, arguments):
        changed, at, item = arguments
        for index in range(len(items)):
            here = builder.icmp_signed("==", at, at.type(index))
            kept = builder.extract_value(changed, index)
            changed = builder.insert_value(changed, _selected(builder, here, item, kept), index)
        return changed

    return items(items, index, items.dtype), generate


@instructions(filled)
def _filled(_context, items, item):
    def generate(_context, builder, _signature, arguments):
        filled, item = arguments
        for index in range(len(items)):
            filled = builder.insert_value(filled, item, index)
        return filled

    return items(items, items.dtype), generate


@overload(new)
def _new(record, values):
    return lambda record, values: record(*values)


def _row_start(context, builder, rows_type, rows, row):
    """Where a row of a matrix of int64 begins."""
    matrix = context.make_array(rows_type)(context, builder, rows)
    words = builder.extract_value(matrix.shape, 1)
    return builder.gep(matrix.data, [builder.mul(row, words)])


def _load(context, builder, kind, start, at):
    """The value of a type whose numbers begin at an index, and the index after the last."""
    if isinstance(kind, types.Integer):
        return builder.load(builder.gep(start, [context.get_constant(types.intp, at)])), at + 1
    value = cgutils.get_null_value(context.get_value_type(kind))
    for index, item in enumerate(kind.types):
        part, at = _load(context, builder, item, start, at)
        value = builder.insert_value(value, part, index)
    return value, at


def _store(context, builder, kind, value, start, at):
    """Write a value's numbers from an index on; the index after the last."""
    if isinstance(kind, types.Integer):
        word = context.cast(builder, value, kind, types.int64)
        builder.store(word, builder.gep(start, [context.get_constant(types.intp, at)]))
        return at + 1
    for index, item in enumerate(kind.types):
        at = _store(context, builder, item, builder.extract_value(value, index), start, at)
    return at


@instructions(loaded)
def _loaded(_context, rows, row, witness):
    def generate(context, builder, _signature, arguments):
        start = _row_start(context, builder, rows, arguments[0], arguments[1])
        return _load(context, builder, witness, start, 0)[0]

    return witness(rows, row, witness), generate


@instructions(stored)
def _stored(_context, rows, row, record):
    def generate(context, builder, _signature, arguments):
        start = _row_start(context, builder, rows, arguments[0], arguments[1])
        _store(context, builder, record, arguments[2], start, 0)
        return context.get_dummy_value()

    return types.none(rows, row, record), generate


def _bits_stored(width):
    """An intrinsic (row, at, bits) that writes this many bits at once, one byte each."""

    @intrinsic
    def store(_context, row, at, bits):
        def generate(context, builder, _signature, arguments):
            data = context.make_array(row)(context, builder, arguments[0]).data
            word = builder.trunc(arguments[2], ir.IntType(width)) if width < 64 else arguments[2]
            lanes = builder.bitcast(word, ir.VectorType(ir.IntType(1), width))
            written = builder.zext(lanes, ir.VectorType(ir.IntType(8), width))
            place = builder.bitcast(builder.gep(data, [arguments[1]]), written.type.as_pointer())
            builder.store(written, place, align=1)
            return context.get_dummy_value()

        return types.none(row, at, bits), generate

    return store


_store_64, _store_16 = _bits_stored(64), _bits_stored(16)


@intrinsic
def _load_64(_context, row, at):
    """Which of 64 bytes are not 0."""

    def generate(context, builder, _signature, arguments):
        data = context.make_array(row)(context, builder, arguments[0]).data
        kind = ir.VectorType(ir.IntType(8), 64)
        lanes = builder.load(builder.bitcast(builder.gep(data, [arguments[1]]), kind.as_pointer()), align=1)
        return builder.bitcast(builder.icmp_unsigned("!=", lanes, kind(None)), ir.IntType(64))

    return types.int64(row, at), generate


@overload(gathered)
def _gathered(row, at):
    def generate(row, at):
        if at + 64 <= len(row):
            return _load_64(row, at) & ((1 << GATHERED) - 1)
        left = min(GATHERED, len(row) - at)
        if len(row) >= 64:  # the last 64, of which some lie before
            return (_load_64(row, len(row) - 64) >> (64 - (len(row) - at))) & ((1 << left) - 1)
        bits = 0
        for bit in range(left):
            if row[at + bit]:
                bits |= 1 << bit
        return bits

    return generate


@overload(spread)
def _spread(row, at, count, bits):
    def generate(row, at, count, bits):
        end = at + count
        if at + 64 <= len(row):
            _store_64(row, at, bits)
            return end
        while at + 16 <= end:
            _store_16(row, at, bits)
            bits >>= 16
            at += 16
        while at < end:
            row[types.uint64(at)] = bits & 1
            bits >>= 1
            at += 1
        return end

    return generate
