"""Two speeds from one source."""

import os
import shutil
import subprocess
import sys
import textwrap
from contextlib import ExitStack
from pathlib import Path
from typing import NamedTuple

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from wurf.core import engine
from wurf.core.engine import Engine
from wurf.core.kernel import DISJOINT, disjoint, disjoint_count, filled, kernel, lowest, replaced, unsigned, updater
from wurf.core.rng import below, mixed

masks = st.integers(1, 2**63 - 1)


class Tables(NamedTuple):
    squares: tuple[int, ...]
    size: int


def helpers(bits, index, item):
    items = (3, 5, 8)
    return bits.bit_count(), lowest(bits), replaced(items, index, item), filled(items, item)


def generator(rng, n):
    rng = mixed(rng)
    return rng, below(rng, n)


def looked_up(tables, index):
    return tables.squares[index] + tables.size


def compiled(function):
    return Engine(function, compiled=True).run


def apart(tables, start, end, bits):
    return disjoint(tables.squares, start, end, bits), disjoint_count(tables.squares, 0, end, bits)


fast_helpers, fast_generator = compiled(helpers), compiled(generator)


@settings(deadline=None)  # the first call compiles
@given(masks, st.integers(0, 2), st.integers(-(2**62), 2**62))
def test_helpers_are_the_same_compiled(bits, index, item):
    assert fast_helpers(bits, index, item) == helpers(bits, index, item)


@settings(deadline=None)
@given(st.lists(st.integers(-(2**63), 2**63 - 1), min_size=1, max_size=80), st.data(), st.integers(-(2**63), 2**63 - 1))
def test_masks_that_share_no_bit_are_found_in_both_speeds_also_at_the_end_of_a_table(squares, data, bits):
    bits &= data.draw(st.sampled_from([-1, 255, 1 << 40]))
    start = data.draw(st.integers(0, len(squares)))
    end = data.draw(st.integers(start, min(start + DISJOINT, len(squares))))
    clear = [square & bits == 0 for square in squares[:end]]
    found = sum(1 << nth for nth, free in enumerate(clear[start:]) if free)
    table, fast = Tables(tuple(squares), 0), Engine(apart, compiled=True)
    assert apart(table, start, end, bits) == (found, sum(clear))
    assert fast.run(fast.tables(table), start, end, bits) == (found, sum(clear))


@settings(deadline=None)
@given(st.integers(0, 2**63 - 1), st.integers(1, 1000))
def test_the_small_generator_is_the_same_compiled(rng, n):
    assert fast_generator(rng, n) == generator(rng, n)


def rolls(rng, n):
    """Many draws in a row, as playouts make them: their sum, and the largest."""
    total = largest = 0
    for _ in range(n):
        rng = mixed(rng)
        die = below(rng, 6)
        total += die
        largest = max(largest, die)
    return total, largest


def test_the_small_generator_stays_the_same_in_a_compiled_loop():
    """Where the compiler may assume that ints never overflow, it once drew dice up to 12."""
    assert compiled(rolls)(1, 1000) == rolls(1, 1000)
    assert rolls(1, 1000)[1] == 5


def test_tables_are_indexed_alike_as_tuples_and_as_arrays():
    tables = Tables((0, 1, 4, 9), 10)
    for fast in (False, True):
        engine = Engine(looked_up, compiled=fast)
        assert engine.run(engine.tables(tables), 3) == 19


class Both(NamedTuple):
    tables: Tables
    numbers: tuple[int, ...]


def written_to(both, index):
    both.numbers[index] += both.tables.squares[unsigned(index)]
    return both.numbers[index]


@pytest.mark.parametrize("fast", [False, True])
def test_work_space_is_a_copy_that_can_be_written_to_in_records_inside_records_too(fast):
    engine = Engine(written_to, compiled=fast)
    both = Both(Tables((0, 1, 4, 9), 10), (5, 5, 5, 5))
    work = engine.work(both)
    assert (engine.run(work, 3), engine.run(work, 3)) == (14, 23)
    assert both.numbers == (5, 5, 5, 5)
    assert engine.run(engine.work(both), 3) == 14


class Player(NamedTuple):
    figure: int
    visited: tuple[int, ...]
    points: int


updated_player = updater(Player)


def moved(player, figure, points):
    return updated_player(player, figure=figure), updated_player(player, points=points, visited=(figure, points))


@settings(deadline=None)
@given(st.integers(-9, 9), st.integers(-9, 9))
def test_a_record_is_updated_by_the_names_of_its_fields_in_both_speeds(figure, points):
    player = Player(1, (2, 3), 4)
    told = Player(figure, (2, 3), 4), Player(1, (figure, points), points)
    assert moved(player, figure, points) == told
    assert compiled(moved)(player, figure, points) == told
    assert type(moved(player, figure, points)[0]) is Player


def test_a_field_that_a_record_does_not_have_cannot_be_updated():
    with pytest.raises(TypeError, match="colour"):
        updated_player(Player(1, (), 0), colour=3)


@kernel
def tripled(n):
    return 3 * n


def test_a_function_is_compiled_once_in_a_process():
    def sixfold(n):
        return 2 * tripled(n)

    first, second = Engine(sixfold, compiled=True), Engine(sixfold, compiled=True)
    assert first.run is second.run
    assert first.run(7) == Engine(sixfold, compiled=False).run(7) == 42


@given(masks)
def test_bits_are_counted_and_found(bits):
    assert bits.bit_count() == f"{bits:b}".count("1")
    assert bits >> lowest(bits) & 1
    assert bits % (1 << lowest(bits)) == 0


def test_nothing_is_compiled_or_even_imported_until_it_is_asked_for():
    code = "import sys, wurf.games; wurf.games.load('loot'); sys.exit('numba' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0


def test_the_cache_is_another_when_a_source_changes(tmp_path, monkeypatch):
    package = tmp_path / "wurf"
    (package / "core").mkdir(parents=True)
    (package / "core" / "engine.py").write_text("")
    rule = package / "rules.py"
    rule.write_text("POINTS = 3")
    monkeypatch.setattr(engine, "__file__", str(package / "core" / "engine.py"))
    before = engine.cache_directory()
    rule.write_text("POINTS = 4")
    assert engine.cache_directory() != before
    rule.write_text("POINTS = 3")
    assert engine.cache_directory() == before


def test_the_cache_is_another_when_an_installed_game_changes(tmp_path, monkeypatch):
    rule = tmp_path / "wurf_sample" / "rules.py"
    rule.parent.mkdir()
    rule.write_text("POINTS = 3")
    (tmp_path / "wurf_sample" / "__init__.py").write_text("")
    about = tmp_path / "wurf_sample-1.0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: wurf-sample\nVersion: 1.0\n")
    (about / "entry_points.txt").write_text("[wurf.games]\nsample = wurf_sample\n")
    without = engine.cache_directory()
    monkeypatch.syspath_prepend(tmp_path)
    before = engine.cache_directory()
    assert before != without
    rule.write_text("POINTS = 4")
    assert engine.cache_directory() != before
    rule.write_text("POINTS = 3")
    assert engine.cache_directory() == before


def test_a_changed_rule_in_another_file_is_noticed(tmp_path):
    """What numba's own cache misses: the changed callee lives in another file than the compiled function."""
    package = tmp_path / "wurf"
    (package / "core").mkdir(parents=True)
    for name in ("engine.py", "kernel.py", "machine_code.py", "rng.py", "spaces.py", "text.py"):
        shutil.copy(Path(engine.__file__).parent / name, package / "core")
    (package / "__init__.py").write_text("")
    (package / "core" / "__init__.py").write_text("")
    (package / "caller.py").write_text(
        textwrap.dedent("""
        from wurf.core.engine import Engine
        from wurf.rule import points
        def total(n):
            return n * points()
        print(Engine(total, compiled=True).run(10))
        """)
    )

    def run(points: int) -> str:
        (package / "rule.py").write_text(
            f"from wurf.core.kernel import kernel\n\n\n@kernel\ndef points():\n    return {points}\n"
        )
        # Python's own bytecode cache looks at whole seconds, and would miss a change made within one.
        environment = {
            **os.environ,
            "PYTHONPATH": str(tmp_path),
            "PYTHONDONTWRITEBYTECODE": "1",
            "WURF_CACHE": str(tmp_path / "cache"),
        }
        command = [sys.executable, "-c", "import wurf.caller"]
        return subprocess.run(command, env=environment, capture_output=True, text=True, check=True).stdout.strip()

    assert [run(3), run(3), run(4)] == ["30", "30", "40"]


COMPILES_WHEN_TOLD = """
import sys
from wurf.core.engine import Engine

def total(n):
    result = 0
    for i in range(n):
        result += i if i % 3 else i * i
    return result

engine = Engine(total, compiled=True)
print("ready", flush=True)
sys.stdin.readline()
engine.run(10)
print(sum(engine.run.stats.cache_misses.values()))
"""


def test_of_processes_that_want_the_same_code_at_once_only_one_compiles_it(tmp_path):
    (tmp_path / "wanting.py").write_text(COMPILES_WHEN_TOLD)
    environment = {**os.environ, "WURF_CACHE": str(tmp_path / "cache"), "PYTHONPATH": str(tmp_path)}
    command = [sys.executable, "-c", "import wanting"]
    pipes = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE, "text": True}
    with ExitStack() as stack:
        processes = [stack.enter_context(subprocess.Popen(command, env=environment, **pipes)) for _ in range(3)]
        for process in processes:
            assert process.stdout.readline() == "ready\n"
        for process in processes:
            process.stdin.write("\n")
            process.stdin.flush()
        assert sorted(process.communicate()[0] for process in processes) == ["0\n", "0\n", "1\n"]


def test_caches_of_older_sources_are_dropped(tmp_path):
    for age, name in enumerate("abcde"):
        engine.prepared(tmp_path / name)
        os.utime(tmp_path / name, (age, age))
    engine.prepared(tmp_path / "f")
    assert sorted(directory.name for directory in tmp_path.iterdir()) == ["d", "e", "f"]
