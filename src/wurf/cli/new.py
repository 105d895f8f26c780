"""`wurf new ID --title …`: the folders of a new game that is playable right away."""

from __future__ import annotations

import argparse
import keyword
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import wurf
from wurf.cli._parser import Commands, UsageError
from wurf.core.command import console
from wurf.core.text import Message, say
from wurf.games import all_games, find_again, load

__all__ = ["add"]

TEMPLATE = Path(__file__).parent / "template"
ROOT = Path(wurf.__file__).parents[2]  # the checkout that the game is written into


def add(commands: Commands) -> None:
    parser = commands.add("new", run)
    parser.add_argument("id", metavar="ID", type=_id, help=say(Message("cli-new-id")))
    parser.add_argument("--title", metavar="TITLE", type=_title, required=True, help=say(Message("cli-new-title")))


def run(options: argparse.Namespace) -> None:
    if not (ROOT / "pyproject.toml").is_file() or not (ROOT / "locales").is_dir():
        raise UsageError("cli-error-new-checkout")
    files = dict(_files(options.id, options.title))
    for path in files:
        if path.exists():
            raise UsageError("cli-error-new-exists", id=options.id, file=str(path.relative_to(ROOT)))
    for path, text in files.items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    _format([path for path in files if path.suffix == ".py"])
    records = [*_write_records(options.id)]
    for path in (*files, *records):
        console().print(f"  {path.relative_to(ROOT).as_posix()}")
    console().print(say(Message("cli-new-done", {"title": options.title, "id": options.id})))


def _id(text: str) -> str:
    if not re.fullmatch(r"[a-z][a-z0-9]*(_[a-z0-9]+)*", text) or len(text) > 30 or keyword.iskeyword(text):
        raise UsageError("cli-error-new-id", value=text[:40])
    if text in all_games():
        raise UsageError("cli-error-new-exists", id=text, file=f"src/wurf/games/{text}")
    return text


def _title(text: str) -> str:
    if not re.fullmatch(r"\w[\w .,!?:&’-]{0,39}", text):
        raise UsageError("cli-error-new-title", value=text[:40])
    return text


def _files(id: str, title: str) -> Iterator[tuple[Path, str]]:
    """Every file of the new game with its content, from the template's file of the same name."""
    folders = {"code": f"src/wurf/games/{id}", "tests": f"tests/games/{id}", "words": "locales"}
    for template in sorted(TEMPLATE.glob("*/*.template")):
        name = template.name.removesuffix(".template")
        if template.parent.name == "words":
            name = name.replace("words", id, 1)
        text = _filled_in(template.read_text(encoding="utf-8"), id, title)
        yield ROOT / folders[template.parent.name] / name, text


def _filled_in(text: str, id: str, title: str) -> str:
    """The template's game is called My Game, my_game and MyGame; its rules are M1, M2 and so on."""
    text = re.sub(r"(?<![A-Za-z0-9])M(?=\d)", id[0].upper(), text)
    class_name = "".join(word.capitalize() for word in id.split("_"))
    return text.replace("my_game", id).replace("MyGame", class_name).replace("My Game", title)


def _format(files: list[Path]) -> None:
    """Format the files: where lines break depends on how long the names are."""
    ruff = Path(sys.executable).with_name("ruff")
    if ruff.exists():
        for command in (["check", "--fix", "--silent"], ["format", "--quiet"]):
            subprocess.run([ruff, *command, *files], cwd=ROOT, check=False)


def _write_records(id: str) -> Iterator[Path]:
    """Record a finished game for every seat count, as the tests need it."""
    from wurf.core.record import write
    from wurf.lab.plan import Plan
    from wurf.lab.recording import recorded

    find_again()
    meta = load(id).meta
    for seats in range(meta.least_seats, meta.most_seats + 1):
        plan = Plan(id, ("medium",) * seats, 1, f"{id}-{seats}").checked()
        path = ROOT / f"tests/records/{id}-{seats}.txt"
        path.write_text(write(recorded(plan)), encoding="utf-8")
        yield path
