"""The Game protocol: what a match, a bot, a server or an environment may ask of any game."""

from __future__ import annotations

import hashlib
import re
import tomllib
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any, Final, Generic, NamedTuple, Protocol

import msgspec
from typing_extensions import TypeVar

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
    "Learned",
    "Line",
    "Listed",
    "Meta",
    "Offer",
    "Option",
    "Pending",
    "PositionError",
    "Result",
    "RulesModule",
    "Setup",
    "SetupError",
    "option_value",
    "ranked",
]

NATURE: Final = -1  # the seat of chance
T = TypeVar("T")

# A game's own types. Code about any game leaves them out: `Game` alone is a game of some kind.
State = TypeVar("State", default=Any)
Action = TypeVar("Action", default=Any)
View = TypeVar("View", default=Any)
Tables = TypeVar("Tables", default=Any)
Options = TypeVar("Options", default=Any)
_Tables = TypeVar("_Tables", default=Any, contravariant=True)


class IllegalAction(WurfError):
    """An action that the rules forbid; `rule` is the id of the rule it breaks."""

    def __init__(self, rule: str, id: str, /, **args: str | int | Message) -> None:
        super().__init__(id, **args, rule=rule)
        self.rule = rule


class SetupError(WurfError):
    """A game cannot be set up this way."""


class ComponentsError(WurfError):
    """A components file is broken; the sentence names the file, the key and the reason."""


class PositionError(WurfError):
    """A text that is not a position of the game; the sentence names the line and what is expected there."""


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


def ranked(standings: Sequence[Any]) -> tuple[int, ...]:
    """Ranks from standings, of which the greatest is the best: 1 is the best, equal standings share a rank."""
    return tuple(1 + sum(other > mine for other in standings) for mine in standings)


class Event(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something to tell in the log and to show on the board."""

    kind: str  # the game's own word; the page chooses the animation by it
    message: Message
    seat: int | None = None  # None: it concerns all
    at: tuple[str, ...] = ()  # the places it happens at, in notation
    points: int = 0
    other: int | None = None  # another seat that it concerns; its name fills in `other` of the message
    motion: tuple[tuple[int, ...], ...] = ()  # how things move, in the game's own numbers


class Choice(msgspec.Struct, frozen=True, omit_defaults=True):
    """One thing a seat may do, for a page to offer."""

    action: str  # in notation; what the page sends back
    kind: str
    target: str  # the place it is shown at or leads to, in notation
    source: str = ""  # where a piece comes from, in games that move pieces
    cells: tuple[str, ...] = ()  # what it covers, in an order in which that can be done
    piece: str = ""  # which piece it moves, by name
    lies: str = ""  # the place where that piece lies now
    other: int | None = None  # the seat that it is taken from


class Offer(msgspec.Struct, frozen=True):
    """What a page shows a seat that is to act: what to do, what may be done, and why the rest may not."""

    prompt: Message
    choices: tuple[Choice, ...] = ()
    refusals: dict[str, Message] = {}  # by target or source, or by a letter of `reasons`
    hint: Message | None = None  # advice for a beginner who asks for it
    reasons: dict[str, str] = {}  # where places are many: a letter per place, "." where the choice is offered


class RulesModule(Protocol[_Tables, State, Options]):
    """What a game's `rules.py` gives: its rules as kernels, functions over ints that run in both speeds.

    `tables` is the game's record of lookup tables, an action is an int, `options` is what `legal` returned.
    """

    def pending(self, tables: _Tables, state: State, /) -> int:
        """A mask of the seats that must act, NATURE, or 0 when the game is over."""
        ...

    def legal(self, tables: _Tables, state: State, seat: int, /) -> Options: ...
    def count(self, options: Options, /) -> int: ...
    def nth(self, tables: _Tables, state: State, options: Options, index: int, /) -> int: ...
    def contains(self, tables: _Tables, state: State, options: Options, action: int, /) -> bool: ...
    def chances(self, tables: _Tables, state: State, /) -> int:
        """How many equally likely outcomes nature has now."""
        ...

    def outcome(self, tables: _Tables, state: State, index: int, /) -> int: ...
    def apply(self, tables: _Tables, state: State, seat: int, action: int, /) -> State:
        """The state after an action, which must be legal."""
        ...

    def score(self, tables: _Tables, state: State, seat: int, /) -> int:
        """A seat's standing: higher is better, ties are equal."""
        ...


class Kernels(NamedTuple, Generic[Tables, State, Options]):
    """The kernels of a `RulesModule`, for compiled playouts, searches and environments."""

    pending: Callable[[Tables, State], int]
    legal: Callable[[Tables, State, int], Options]
    count: Callable[[Options], int]
    nth: Callable[[Tables, State, Options, int], int]
    contains: Callable[[Tables, State, Options, int], bool]
    chances: Callable[[Tables, State], int]
    outcome: Callable[[Tables, State, int], int]
    apply: Callable[[Tables, State, int, int], State]
    score: Callable[[Tables, State, int], int]

    @classmethod
    def of(cls, rules: RulesModule[Tables, State, Options]) -> Kernels[Tables, State, Options]:
        """Collects the kernels from a game's `rules` module, by name."""
        return cls(
            rules.pending,
            rules.legal,
            rules.count,
            rules.nth,
            rules.contains,
            rules.chances,
            rules.outcome,
            rules.apply,
            rules.score,
        )


class Actions(Sequence[Action]):
    """The legal actions of a seat. Where they are too many to list, their number, `sample` and `in` still serve."""

    def __iter__(self) -> Iterator[Action]:
        return (self[index] for index in range(len(self)))

    def sample(self, rng: int) -> Action:
        """One of them, by a state of the small generator."""
        return self[below(rng, len(self))]


class Listed(Actions[Action]):
    """A few actions, as they are."""

    def __init__(self, actions: Sequence[Action]) -> None:
        self._actions = actions

    def __len__(self) -> int:
        return len(self._actions)

    def __getitem__(self, index: Any) -> Any:
        return self._actions[index]

    def __contains__(self, action: object) -> bool:
        return action in self._actions


# What a viewer learns of who did what: a seat (or NATURE) and its action, None if only that it acted.
Learned = tuple[tuple[int, Action | None], ...]


class Game(Protocol[State, Action, View]):
    """A game: pure functions over an immutable state. Only `nature` draws, and only what it is given to draw from.

    What a person or a bot is told passes one of two gates, `view` and `revealed`. Everything behind them, what is
    shown, told, offered and refused, gets no state and so cannot tell what the viewer may not know.
    """

    meta: Meta
    components: Components
    tables: Any
    view_type: type[View]

    @property
    def kernels(self) -> Kernels[Any, State, Any] | None:
        """None if the rules are not kernels, and only run interpreted."""
        ...

    # The course of the game

    def start(self, setup: Setup) -> State: ...
    def pending(self, state: State) -> Pending: ...
    def legal(self, state: State, seat: int) -> Actions[Action]: ...
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
        """Whether nature's next move comes from the physics engine instead of the dice. It is slow, and bit-identical
        only on the same kind of machine; a verifier elsewhere can only check that the outcome is possible."""
        ...

    def result(self, state: State) -> Result: ...

    # The gates: who may know what

    def view(self, state: State, seat: int | None) -> View:
        """What a seat may know, or a spectator (None)."""
        ...

    def revealed(self, before: State, seat: int, action: Action, after: State, viewer: int | None) -> Learned[Action]:
        """The actions that a viewer learns of when one is taken: none of them need be that one, and a last sealed
        choice may reveal all the others."""
        ...

    # Behind them: only what the viewer may know

    def determinize(self, view: View, rng: int) -> State:
        """A state that looks like this view."""
        ...

    def events(self, before: View, learned: Learned[Action], after: View) -> list[Event]:
        """What the viewer is told."""
        ...

    def offer(self, view: View) -> Offer:
        """What the viewer's seat may do."""
        ...

    def refusal(self, view: View, action: Action) -> IllegalAction:
        """Why an illegal action of the viewer's seat, or of nature, is illegal: the rule it breaks, in a sentence."""
        ...

    # The text and number forms of actions and states

    def encode(self, action: Action) -> int: ...
    def decode(self, code: int) -> Action: ...
    def write(self, action: Action) -> str: ...
    def parse(self, text: str) -> Action: ...
    def write_state(self, state: State) -> str:
        """A state as lines of `key: value` that people can read; `read_state` gives the same state again."""
        ...

    def read_state(self, text: str) -> State:
        """The state a text means; what is left out has its usual value. Raises PositionError, naming the line."""
        ...

    def pack(self, state: State) -> bytes: ...
    def unpack(self, packed: bytes) -> State: ...
    def pack_in_1(self, entries: Sequence[tuple[int, Action | None]], state: State) -> bytes:
        """The state after these entries as records of format 1 hashed it."""
        ...

    # For a page, which holds no rules

    def sheet(self) -> msgspec.Struct:
        """The printed matter, as the page draws it."""
        ...

    def face(self, view: View) -> msgspec.Struct:
        """A view with everything worked out that the page shows."""
        ...

    # For a terminal

    def text(self, view: View, names: Sequence[str]) -> str:
        """A view drawn in characters, in the markup of rich, and in the language this process speaks."""
        ...
