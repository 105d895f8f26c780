"""The Game protocol: what a match, a bot, a server or an environment may ask of any game."""

from __future__ import annotations

import hashlib
import re
import tomllib
from collections.abc import Iterator, Sequence
from pathlib import Path
from types import ModuleType
from typing import Any, Final, NamedTuple, Protocol, TypeVar

import msgspec

from wurf.core.rng import Dice, below
from wurf.core.text import Message, WurfError

__all__ = [
    "NATURE",
    "Actions",
    "Bounds",
    "Choice",
    "Components",
    "ComponentsError",
    "Event",
    "Game",
    "IllegalAction",
    "Kernels",
    "Line",
    "Listed",
    "Meta",
    "Offer",
    "Option",
    "Pending",
    "Result",
    "Setup",
    "SetupError",
    "option_value",
]

NATURE: Final = -1  # the seat of chance
T = TypeVar("T")

# A game's own types; each game folder says what they are.
Action = Any
State = Any
View = Any


class IllegalAction(WurfError):
    """An action that the rules forbid; `rule` is the id of the rule it breaks."""

    def __init__(self, rule: str, id: str, /, **args: str | int | Message) -> None:
        super().__init__(id, **args, rule=rule)
        self.rule = rule


class SetupError(WurfError):
    """A game cannot be set up this way."""


class ComponentsError(WurfError):
    """A components file is broken; the sentence names the file, the key and the reason."""


class Bounds(msgspec.Struct, frozen=True):
    default: int | str
    least: int
    most: int


class Option(msgspec.Struct, frozen=True):
    """A number that a table may choose; of some options, a text."""

    id: str
    default: int | str
    least: int
    most: int
    by_seats: dict[int, Bounds] = {}  # for those numbers of players where they are others
    pattern: str = ""  # of texts that may be chosen too, as Python and JavaScript read it
    former: dict[int, int | str] = {}  # numbers that only tables from before may have, and what new ones get instead

    def bounds(self, seats: int) -> Bounds:
        return self.by_seats.get(seats) or Bounds(self.default, self.least, self.most)


def option_value(text: str) -> int | str:
    """An option's value as it is written in records and commands."""
    return int(text) if re.fullmatch(r"-?\d{1,18}", text, re.ASCII) else text


class Meta(msgspec.Struct, frozen=True):
    """What a game is like, so that bots, adapters and pages can adapt to it or refuse."""

    id: str
    title: str
    version: int  # of the rules: a record pins it
    least_seats: int
    most_seats: int
    options: tuple[Option, ...] = ()
    simultaneous: bool = False  # several seats choose at once, sealed
    hidden: bool = False  # some of the state is unknown to some seat even between turns
    physical: bool = False  # some of what nature does is worked out by physics: see `Game.physical`


class Setup(msgspec.Struct, frozen=True):
    """How many play, and with which options."""

    seats: int
    options: dict[str, int | str] = {}

    def number(self, id: str) -> int:
        """An option that is a number."""
        value = self.options[id]
        assert isinstance(value, int)
        return value

    def renewed(self, meta: Meta) -> Setup:
        """The same for a new table, checked: with what is chosen today instead of what was chosen before."""
        options = dict(self.options)
        for option in meta.options:
            for old, new in option.former.items():
                if options.get(option.id) == old:
                    options[option.id] = new
        return Setup(self.seats, options).checked(meta)

    def checked(self, meta: Meta) -> Setup:
        """The same set-up with all defaults filled in; raises if the game cannot be played so."""
        if not meta.least_seats <= self.seats <= meta.most_seats:
            raise SetupError(
                "error-seats", game=meta.title, seats=self.seats, least=meta.least_seats, most=meta.most_seats
            )
        known = {option.id: option.bounds(self.seats) for option in meta.options}
        patterns = {option.id: option.pattern for option in meta.options}
        for id, value in self.options.items():
            if id not in known:
                raise SetupError("error-option", game=meta.title, option=id, known=", ".join(known))
            least, most = known[id].least, known[id].most
            if isinstance(value, str) and patterns[id]:
                if not re.fullmatch(patterns[id], value):
                    expected = Message(f"{meta.id}-option-{id}-expected", {"least": str(least), "most": str(most)})
                    raise SetupError("error-option-text", option=id, value=value[:40], expected=expected)
            elif isinstance(value, str) or not least <= value <= most:
                shown = value[:40] if isinstance(value, str) else value
                raise SetupError("error-option-range", option=id, value=shown, least=least, most=most)
        return Setup(self.seats, {id: self.options.get(id, bounds.default) for id, bounds in known.items()})


class Components(msgspec.Struct, frozen=True):
    """The printed matter of a game as the text of its TOML file."""

    name: str  # for error messages: the file as the caller named it
    text: str
    shipped: bool

    @property
    def hash(self) -> str:
        return hashlib.sha256(self.text.encode()).hexdigest()

    @classmethod
    def shipped_with(cls, folder: Path) -> Components:
        return cls("components.toml", (folder / "components.toml").read_text(encoding="utf-8"), True)

    @classmethod
    def from_file(cls, path: str | Path) -> Components:
        try:
            return cls(str(path), Path(path).read_text(encoding="utf-8"), False)
        except (OSError, UnicodeDecodeError) as error:
            reason = getattr(error, "strerror", None) or type(error).__name__
            raise ComponentsError("error-components-unreadable", file=str(path), reason=reason) from error

    def read(self, schema: type[T]) -> T:
        """The file as a struct; raises ComponentsError with the key that is wrong."""
        try:
            return msgspec.convert(tomllib.loads(self.text), schema)
        except tomllib.TOMLDecodeError as error:
            raise ComponentsError("error-components-toml", file=self.name, reason=str(error)) from error
        except msgspec.ValidationError as error:
            reason, _, key = str(error).partition(" - at `$.")
            key = key.rstrip("`") or "file"
            raise ComponentsError("error-components", file=self.name, key=key, reason=reason) from error

    def broken(self, key: str, id: str, /, **args: str | int) -> ComponentsError:
        """The error to raise for what no schema can tell; `id` says the reason."""
        return ComponentsError("error-components", file=self.name, key=key, reason=Message(id, args))


class Pending(NamedTuple):
    """Who must act now: seats, nature, or nobody when the game is over."""

    seats: tuple[int, ...]
    nature: bool = False
    one_for_all: bool = False  # the first of the seats to act decides

    @property
    def over(self) -> bool:
        return not self.seats and not self.nature


class Line(msgspec.Struct, frozen=True):
    """One line of a final account: what for, and how many points."""

    message: Message
    points: int


class Result(msgspec.Struct, frozen=True):
    points: tuple[int, ...]
    ranks: tuple[int, ...]  # 1 is the best; equal ranks are shared
    tie_break: Message | None  # what decided where points were equal
    accounts: tuple[tuple[Line, ...], ...]  # each seat's points, explained
    teams: tuple[int, ...] = ()  # each seat's team; empty if everyone plays for themselves


class Event(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something to tell in the log and to show on the board."""

    kind: str  # the game's own word; the page chooses the animation by it
    message: Message
    seat: int | None = None  # None: it concerns all
    at: tuple[str, ...] = ()  # the places it happens at, in notation
    points: int = 0
    other: int | None = None  # another seat that it concerns; its name fills in `other` of the message
    motion: tuple[tuple[int, ...], ...] = ()  # how things move, in the game's own numbers


class Choice(msgspec.Struct, frozen=True):
    """One thing a seat may do, for a page to offer."""

    action: str  # in notation; what the page sends back
    kind: str
    target: str  # the place it is shown at or leads to, in notation
    source: str = ""  # where a piece comes from, in games that move pieces


class Offer(msgspec.Struct, frozen=True):
    """What a page shows a seat that is to act: what to do, what may be done, and why the rest may not."""

    prompt: Message
    choices: tuple[Choice, ...] = ()
    refusals: dict[str, Message] = {}  # by target or source
    hint: Message | None = None  # advice for a beginner who asks for it


class Kernels(NamedTuple):
    """A game's rules as functions over ints, for compiled playouts, searches and environments.

    `tables` is the game's record of lookup tables, `options` what `legal` returned.
    """

    pending: Any  # (tables, state) -> mask of seats, NATURE, or 0 when it is over
    legal: Any  # (tables, state, seat) -> options
    count: Any  # (options) -> int
    nth: Any  # (tables, state, options, index) -> action
    contains: Any  # (tables, state, options, action) -> bool
    chances: Any  # (tables, state) -> number of nature's equally likely outcomes
    outcome: Any  # (tables, state, index) -> action
    apply: Any  # (tables, state, seat, action) -> state; the action must be legal
    score: Any  # (tables, state, seat) -> int; higher is better, ties are equal

    @classmethod
    def of(cls, rules: ModuleType) -> Kernels:
        """Those of a game's rules module, which has them under these names."""
        return cls(*(getattr(rules, name) for name in cls._fields))


class Actions(Sequence[Action]):
    """The legal actions of a seat. Where they are too many to list, their number, `sample` and `in` still serve."""

    def __iter__(self) -> Iterator[Action]:
        return (self[index] for index in range(len(self)))

    def sample(self, rng: int) -> Action:
        """One of them, by a state of the small generator."""
        return self[below(rng, len(self))]


class Listed(Actions):
    """A few actions, as they are."""

    def __init__(self, actions: Sequence[Action]) -> None:
        self._actions = actions

    def __len__(self) -> int:
        return len(self._actions)

    def __getitem__(self, index: Any) -> Any:
        return self._actions[index]

    def __contains__(self, action: object) -> bool:
        return action in self._actions


class KernelActions(Actions):
    """Those that kernels find."""

    def __init__(self, game: KernelGame, state: State, seat: int) -> None:
        self._game, self._state, self._seat = game, state, seat
        if seat == NATURE:
            self._count = game.kernels.chances(game.tables, state)
        else:
            self._options = game.kernels.legal(game.tables, state, seat)
            self._count = game.kernels.count(self._options)

    def __len__(self) -> int:
        return int(self._count)

    def __getitem__(self, index: Any) -> Any:
        if not 0 <= index < self._count:
            raise IndexError(index)
        kernels, tables = self._game.kernels, self._game.tables
        if self._seat == NATURE:
            return self._game.decode(kernels.outcome(tables, self._state, index))
        return self._game.decode(kernels.nth(tables, self._state, self._options, index))

    def __contains__(self, action: object) -> bool:
        if self._seat == NATURE:
            return self._game.possible(self._state, action)
        code = self._game.encode(action)
        return bool(self._game.kernels.contains(self._game.tables, self._state, self._options, code))


class Game(Protocol):
    """A game: pure functions over an immutable state. Only `nature` draws, and only what it is given to draw from."""

    meta: Meta
    components: Components
    kernels: Kernels | None  # None: the rules are no kernels, and run interpreted alone
    tables: Any

    def start(self, setup: Setup) -> State: ...
    def pending(self, state: State) -> Pending: ...
    def legal(self, state: State, seat: int) -> Actions: ...
    def apply(self, state: State, seat: int, action: Action) -> State:
        """The state after an action; raises IllegalAction, naming the rule, if it is not legal."""
        ...

    def chosen(self, state: State) -> tuple[int, ...]:
        """Seats whose sealed choice waits for the others'; each may still choose again or withdraw."""
        ...

    def withdraw(self, state: State, seat: int) -> State: ...
    def nature(self, state: State, dice: Dice) -> Action: ...
    def possible(self, state: State, action: object) -> bool:
        """Whether nature may do this now."""
        ...

    def physical(self, state: State) -> bool:
        """Whether what nature does now is worked out by physics: without dice, slowly, and the same again only on the
        same kind of machine. Elsewhere one can but say that it is possible."""
        ...

    def view(self, state: State, seat: int | None) -> View: ...
    def determinize(self, view: View, rng: int) -> State: ...
    def events(self, before: State, seat: int, action: Action, after: State) -> list[Event]: ...
    def result(self, state: State) -> Result: ...

    # The text and number forms of actions and states
    def encode(self, action: Action) -> int: ...
    def decode(self, code: int) -> Action: ...
    def write(self, action: Action) -> str: ...
    def parse(self, text: str) -> Action: ...
    def pack(self, state: State) -> bytes: ...
    def unpack(self, packed: bytes) -> State: ...

    # For a page, which holds no rules
    def sheet(self) -> msgspec.Struct:
        """The printed matter, as the page draws it."""
        ...

    def face(self, view: View) -> msgspec.Struct:
        """A view with everything worked out that the page shows."""
        ...

    def offer(self, state: State, seat: int) -> Offer: ...

    # For a terminal
    def text(self, view: View, names: Sequence[str]) -> str:
        """A view drawn in characters, in the markup of rich, and in the language this process speaks."""
        ...


class PlainGame:
    """What a game need not say if it has no sealed choices and no physics, and its state is plain data."""

    state_type: Any

    def chosen(self, state: State) -> tuple[int, ...]:
        return ()

    def withdraw(self, state: State, seat: int) -> State:
        raise IllegalAction("", "error-nothing-to-take-back")

    def physical(self, state: State) -> bool:
        return False

    def pack(self, state: State) -> bytes:
        return msgspec.json.encode(state)

    def unpack(self, packed: bytes) -> State:
        return msgspec.json.decode(packed, type=self.state_type)


class KernelGame(PlainGame):
    """The part of the protocol that is the same for every game whose rules are kernels."""

    meta: Meta
    components: Components
    kernels: Kernels
    tables: Any
    encode: Any
    decode: Any

    def pending(self, state: State) -> Pending:
        who = self.kernels.pending(self.tables, state)
        if who == NATURE:
            return Pending((), True)
        return Pending(tuple(seat for seat in range(who.bit_length()) if who >> seat & 1))

    def legal(self, state: State, seat: int) -> Actions:
        return KernelActions(self, state, seat)

    def apply(self: Any, state: State, seat: int, action: Action) -> State:
        if action not in self.legal(state, seat):
            raise self.refusal(state, seat, action)
        return self.kernels.apply(self.tables, state, seat, self.encode(action))

    def nature(self, state: State, dice: Dice) -> Action:
        index = dice.below(self.kernels.chances(self.tables, state))
        return self.decode(self.kernels.outcome(self.tables, state, index))

    def possible(self, state: State, action: object) -> bool:
        kernels, tables, code = self.kernels, self.tables, self.encode(action)
        return any(code == kernels.outcome(tables, state, i) for i in range(kernels.chances(tables, state)))
