"""numba's private switches: which of them a new version has dropped, in a sentence."""

import re
from pathlib import Path

import numba
import pytest

from wurf.core import machine_code

ADVICE = "machine_code.py relies on it; find another way there before raising numba's cap in pyproject.toml."


def _without_reference_counting():
    numba.njit(_nrt=False)(lambda n: n + 1)(1)


def _without_a_wrapper_for_c():
    numba.njit(no_cfunc_wrapper=True, forceinline=True)(lambda n: n + 1)(1)


def _libraries_without_machine_code():
    machine_code.register(_halved)
    assert machine_code.compile(_halved_twice)(8) == 2


def _intrinsics_for_python_functions():
    machine_code.instructions(_thirds)(_thirds_in_machine_code)
    assert numba.njit(lambda n: _thirds(n))(9) == 3


def _thirds(n):
    return n // 3


def _thirds_in_machine_code(_context, n):
    return n(n), lambda _context, builder, _signature, arguments: builder.udiv(arguments[0], arguments[0].type(3))


def _halved(n):
    return n >> 1


def _halved_twice(n):
    return _halved(_halved(n))


@pytest.mark.parametrize(
    ("switch", "used"),
    [
        ("the option `_nrt`, which turns reference counting off", _without_reference_counting),
        ("the options `no_cfunc_wrapper` and `forceinline`", _without_a_wrapper_for_c),
        ("compilers that are given a `JITCodeLibrary` to put their code into", _libraries_without_machine_code),
        ("intrinsics that are called by the name of a Python function", _intrinsics_for_python_functions),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_numba_still_has(switch, used):
    try:
        used()
    except Exception as error:
        pytest.fail(f"numba {numba.__version__} no longer has {switch} ({error}). {ADVICE}")


def test_numba_still_keeps_code_where_it_is_told_after_the_import(tmp_path, monkeypatch):
    module = tmp_path / "doubling.py"
    module.write_text("def double(n):\n    return 2 * n\n")
    monkeypatch.syspath_prepend(tmp_path)
    import doubling  # type: ignore[import-not-found]

    monkeypatch.setattr(numba.config, "CACHE_DIR", numba.config.CACHE_DIR)  # put back afterwards
    machine_code.use_cache(tmp_path / "cache")
    assert machine_code.compile(doubling.double)(4) == 8
    kept = list((tmp_path / "cache").rglob("*.nbi"))
    assert kept, f"numba {numba.__version__} no longer reads `config.CACHE_DIR` after its import. {ADVICE}"


def test_numba_is_named_in_one_file_only():
    package = Path(machine_code.__file__).parents[1]
    naming = {path.name for path in package.rglob("*.py") if re.search(r"(import|from) numba", path.read_text())}
    assert naming == {"machine_code.py"}
