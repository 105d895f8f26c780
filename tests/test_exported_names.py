"""`__all__` is a decision: it has what others import from a module, all of it and nothing else."""

from __future__ import annotations

import ast
from collections import defaultdict
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import get_args, get_origin, get_type_hints

from wurf.core.bases import Modules

ROOT = Path(__file__).parents[1]
SOURCE = ROOT / "src"
# What is looked up at run time, where no import tells it: in games and their bots, scenes and commands.
ASKED_BY_NAME = {"COUNTED", "SYNONYMS", "add", "game", "judge", "reference", "scenes", "turns", "whims"}


def name_of(path: Path) -> str:
    """A module's dotted name; a test's is its path."""
    base = SOURCE if path.is_relative_to(SOURCE) else ROOT
    return ".".join(path.relative_to(base).with_suffix("").parts).removesuffix(".__init__")


MODULES = {name_of(path): path for path in sorted((SOURCE / "wurf").rglob("*.py")) if "template" not in path.parts}
OTHERS = [path for folder in ("tests", "bench", "examples") for path in sorted((ROOT / folder).rglob("*.py"))]


@cache
def tree_of(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"))


@cache
def exported(module: str) -> list[str] | None:
    for statement in tree_of(MODULES[module]).body:
        if isinstance(statement, ast.Assign) and [ast.unparse(target) for target in statement.targets] == ["__all__"]:
            names: list[str] = ast.literal_eval(statement.value)
            return names
    return None


def statements(node: ast.AST) -> Iterator[ast.AST]:
    """All statements in a node, those of blocks too: far fewer than its nodes."""
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.stmt | ast.ExceptHandler | ast.match_case):
            yield child
            yield from statements(child)


def imports(path: Path) -> Iterator[tuple[str, str]]:
    """The names that a file takes from our modules, as (module, name); also by way of the module's own name."""
    source, known = path.read_text(encoding="utf-8"), dict[str, str]()
    if "wurf" not in source:
        return
    for node in statements(tree_of(path)):
        if isinstance(node, ast.ImportFrom) and node.module in MODULES:
            for alias in node.names:
                if (module := f"{node.module}.{alias.name}") in MODULES:
                    known[alias.asname or alias.name] = module
                else:
                    yield node.module, alias.name
        elif isinstance(node, ast.Import):
            known |= {alias.asname: alias.name for alias in node.names if alias.asname and alias.name in MODULES}
    for node in ast.walk(tree_of(path)) if known else ():
        if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and node.value.id in known:
            yield known[node.value.id], node.attr
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == Modules.__name__:
            for module, functions in zip(node.args, bound(), strict=True):
                yield from ((known[ast.unparse(module)], name) for name in functions)


@cache
def bound() -> list[list[str]]:
    """For each of a game's modules, the functions that its base class calls."""
    kinds = get_type_hints(Modules).values()
    protocols = (get_origin(next(iter(get_args(of))) if type(None) in get_args(of) else of) for of in kinds)
    return [[name for name in vars(protocol) if not name.startswith("_")] for protocol in protocols]


@cache
def users() -> dict[tuple[str, str], set[str]]:
    """Who imports each name."""
    found = defaultdict(set)
    for path in [*MODULES.values(), *OTHERS]:
        for module, name in imports(path):
            if name_of(path) != module:
                found[module, name].add(name_of(path))
    return found


def package_of(module: str) -> str:
    return module if MODULES[module].name == "__init__.py" else module.rpartition(".")[0]


def test_what_another_package_imports_is_exported() -> None:
    missing = sorted(
        f"{module}.{name}, for {user}"
        for (module, name), found in users().items()
        for user in found
        if user in MODULES and package_of(user) != package_of(module)
        if not name.startswith("__") and name not in (exported(module) or ())
    )
    assert not missing


def test_what_is_exported_is_imported_somewhere() -> None:
    idle = sorted(
        f"{module}.{name}"
        for module in MODULES
        for name in exported(module) or ()
        if (module, name) not in users() and name not in ASKED_BY_NAME
    )
    assert not idle
