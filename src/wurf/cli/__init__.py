"""Level 6: the command `wurf`. Every module here without an underscore is one subcommand, with `add` and `run`;
a game may add one more with its `command.py`.
"""

from __future__ import annotations

import os
import pkgutil
import sys
from collections.abc import Sequence
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path

from wurf.cli._parser import Parser, language_wanted
from wurf.core.text import Message, WurfError, say, speak
from wurf.games import all_games, package_of

__all__ = ["main"]

FAILED = 1
BAD_INPUT = 2  # errors that the user can fix
INTERRUPTED = 130


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command; any error becomes one sentence on stderr and an exit code, never a traceback."""
    _print_anything()
    try:
        language, rest = language_wanted(sys.argv[1:] if arguments is None else arguments)
        speak(language)
        rest = _with_command(rest)
        options = _parser(rest[0].replace("-", "_")).parse_args(rest)
        options.run(options)
    except WurfError as error:
        return _failed(error, BAD_INPUT)
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:  # the reader of our output has seen enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    except Exception as error:
        if "WURF_DEBUG" in os.environ:
            raise
        return _failed(WurfError("cli-error-unexpected", reason=str(error) or type(error).__name__), FAILED)
    return 0


def _parser(wanted: str) -> Parser:
    """The parser of a subcommand, or of all of them if there is none of this name. So a command does not wait for what
    others import."""
    parser = Parser("wurf", "cli-about", "cli-examples")
    parser.add_version()
    parser.add_language()
    commands = parser.add_commands()
    own = [module.name for module in pkgutil.iter_modules(__path__) if not module.name.startswith("_")]
    for name in [wanted] if wanted in own else own:
        import_module(f"wurf.cli.{name}").add(commands)
    for package in map(package_of, () if wanted in own else all_games()):
        spec = find_spec(package)  # only found, not imported: most games bring no command
        if spec and any((Path(place) / "command.py").is_file() for place in spec.submodule_search_locations or ()):
            import_module(f"{package}.command").add(commands)
    return parser


def _with_command(arguments: list[str]) -> list[str]:
    """The arguments with `serve` filled in: `wurf` alone, or with only options, means `wurf serve`."""
    if not arguments or (arguments[0].startswith("-") and arguments[0] not in ("-h", "--help", "--version")):
        return ["serve", *arguments]
    return arguments


def _failed(error: WurfError, code: int) -> int:
    print(say(Message("cli-error", {"sentence": str(error)})), file=sys.stderr)
    return code


def _print_anything() -> None:
    """Print a question mark for characters that the terminal cannot show."""
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
