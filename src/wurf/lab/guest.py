"""The process of a bot of one's own: `python -m wurf.lab.guest` answers on its standard output until its input ends.

It gets views and never a state. What the bot prints is thrown away; limits on memory and files, and a watchdog for its
time, are set before its file is run.
"""

from __future__ import annotations

import faulthandler
import os
import sys
import types
from collections.abc import Callable
from typing import Any, BinaryIO, Final

import msgspec

from wurf.core.game import Components, Game
from wurf.games import load

__all__ = ["Answer", "Ask", "Hello", "read_frame", "write_frame"]

STARTING: Final = 60.0  # seconds that importing the file may take
LARGEST_FILE: Final = 16 << 20  # that it may write, such as what it prints to stderr


class Hello(msgspec.Struct, frozen=True):
    """Who the guest is."""

    game: str
    components: Components | None
    name: str
    source: str
    seconds: float
    memory: int


class Ask(msgspec.Struct, frozen=True):
    """Choose; if `tracing`, say the line that returned, not the action."""

    view: bytes
    seed: int
    tracing: bool = False


class Answer(msgspec.Struct, frozen=True):
    """What the bot chose, in notation, or what went wrong and where."""

    action: str = ""
    error: str = ""
    line: int = 0
    missing: bool = False  # the file has no function to ask


def read_frame(stream: BinaryIO) -> bytes | None:
    """The next message; None at the end."""
    head = stream.read(4)
    if len(head) < 4:
        return None
    body = stream.read(int.from_bytes(head, "big"))
    return body or None


def write_frame(stream: BinaryIO, message: msgspec.Struct) -> None:
    packed = msgspec.msgpack.encode(message)
    stream.write(len(packed).to_bytes(4, "big") + packed)
    stream.flush()


def main() -> None:
    answers = os.fdopen(os.dup(1), "wb")
    os.dup2(os.open(os.devnull, os.O_WRONLY), 1)  # prints go nowhere, from C code too
    asked = sys.stdin.buffer
    hello = msgspec.msgpack.decode(read_frame(asked) or b"", type=Hello)
    game = load(hello.game, hello.components)
    _limit(hello.memory)
    choose = _guarded(hello.name, STARTING, lambda: _function(hello))
    if isinstance(choose, Answer) or not callable(choose):
        write_frame(answers, choose if isinstance(choose, Answer) else Answer(missing=True))
        return
    write_frame(answers, Answer())
    while (frame := read_frame(asked)) is not None:
        ask = msgspec.msgpack.decode(frame, type=Ask)
        view = msgspec.msgpack.decode(ask.view, type=game.view_type)
        write_frame(answers, _answer(hello, game, choose, view, ask))


def _answer(hello: Hello, game: Game, choose: Callable[..., Any], view: Any, ask: Ask) -> Answer:
    if ask.tracing:
        return Answer(line=_returning(choose, lambda: choose(game, view, ask.seed)))
    chosen = _guarded(hello.name, hello.seconds, lambda: _text(game, choose(game, view, ask.seed)))
    if not isinstance(chosen, Answer):
        return Answer(chosen)
    # It could not even be called, as with other parameters: then the line is that of the function.
    return chosen if chosen.line else msgspec.structs.replace(chosen, line=_first_line(choose))


def _text(game: Game, action: Any) -> str:
    """An action in notation; what is not an action, such as None, as it would be printed: it is refused like a typo."""
    if isinstance(action, str):
        return action
    try:
        return game.write(action)
    except Exception:  # whatever the game stumbles over in something that it did not make
        return repr(action)


def _function(hello: Hello) -> Callable[..., Any] | None:
    """Runs the file and gives its `choose`."""
    module = types.ModuleType("wurf_guest")
    module.__file__ = hello.name
    sys.modules[module.__name__] = module
    exec(compile(hello.source, hello.name, "exec"), vars(module))
    return getattr(module, "choose", None)


def _guarded(name: str, seconds: float, call: Callable[[], Any]) -> Any:
    """What the call returns, or the Answer that says what it raised. A call that takes too long ends the process."""
    faulthandler.dump_traceback_later(seconds, exit=True)
    try:
        return call()
    except BaseException as error:  # SystemExit too: the bot is not to end the process
        return Answer(error=f"{type(error).__name__}: {error}".rstrip(": ")[:300], line=_line(error, name))
    finally:
        faulthandler.cancel_dump_traceback_later()


def _line(error: BaseException, name: str) -> int:
    """The innermost line of the bot's file in a traceback."""
    if isinstance(error, SyntaxError) and error.filename == name:
        return error.lineno or 0
    line, entry = 0, error.__traceback__
    while entry is not None:
        if entry.tb_frame.f_code.co_filename == name:
            line = entry.tb_lineno
        entry = entry.tb_next
    return line


def _first_line(choose: Callable[..., Any]) -> int:
    """The line where `choose` begins; 0 if it is an object that can be called, which has none."""
    line: int = getattr(getattr(choose, "__code__", None), "co_firstlineno", 0)
    return line


def _returning(choose: Callable[..., Any], call: Callable[[], Any]) -> int:
    """The line of `choose` that returned."""
    line, code = _first_line(choose), getattr(choose, "__code__", None)

    def watch(frame: types.FrameType, event: str, _: object) -> None:
        nonlocal line
        if event == "return" and frame.f_code is code:
            line = frame.f_lineno

    sys.setprofile(watch)
    try:
        call()
    except Exception:  # it may choose differently this time
        return line
    finally:
        sys.setprofile(None)
    return line


def _limit(memory: int) -> None:
    """Limits for this process, on systems that know them."""
    try:
        import resource
    except ImportError:
        return
    for what, most in ((resource.RLIMIT_AS, memory), (resource.RLIMIT_FSIZE, LARGEST_FILE), (resource.RLIMIT_CORE, 0)):
        _, hard = resource.getrlimit(what)
        resource.setrlimit(what, (most if hard < 0 else min(most, hard), hard))


if __name__ == "__main__":
    main()
