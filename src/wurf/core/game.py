"""The Game protocol: what a match, a bot, a server or an environment may ask of any game."""

from __future__ import annotations

import hashlib
import re
import tomllib
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, Final, Literal, NamedTuple, Protocol

import msgspec
from typing_extensions import TypeVar

from wurf.core.rng import Dice, below
from wurf.core.rules import Kernels
from wurf.core.shown import Choice, Event, Offer, Preview, Result
from wurf.core.spaces import Spaces
from wurf.core.text import Message, WurfError

__all__ = [
    "NATURE",
    "Actions",
    "Bounds",
    "Components",
    "ComponentsError",
    "Game",
    "IllegalAction",
    "Learned",
    "Listed",
    "Meta",
    "Option",
    "Pending",
    "Setup",
    "SetupError",
    "Weight",
    "option_value",
]

NATURE: Final = -1  # the seat number that stands for chance
T = TypeVar("T")

# A game's own types. Code that works with any game leaves them out: plain `Game` is a game of any kind.
State = TypeVar("State", default=Any)
Action = TypeVar("Action", default=Any)
View = TypeVar("View", default=Any)


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
    """A setting that is chosen for a table: a number, or for some options a text."""

    id: str
    default: int | str
    least: int
    most: int
    by_seats: dict[int, Bounds] = {}  # where they differ for some seat counts
    pattern: str = ""  # regular expression (Python and JavaScript) of the texts allowed besides numbers
    former: dict[int, int | str] = {}  # values that only old tables may have, and what new tables get instead
    seat: bool = False  # the value is a seat, counted from 1, or 0: drawn by lot
    rare: bool = False  # few need it: the set-up folds it away

    def bounds(self, seats: int) -> Bounds:
        return self.by_seats.get(seats) or Bounds(self.default, self.least, self.most)


def option_value(text: str) -> int | str:
    """An option's value from its form in records and commands."""
    return int(text) if re.fullmatch(r"-?\d{1,18}", text, re.ASCII) else text


Weight = Literal["light", "medium", "heavy"]


class Meta(msgspec.Struct, frozen=True):
    """The traits of a game, so that bots, adapters and pages can adapt or refuse."""

    id: str
    title: str
    version: int  # of the rules: a record pins it
    least_seats: int
    most_seats: int
    options: tuple[Option, ...] = ()
    simultaneous: bool = False  # several seats choose at once, in secret
    hidden: bool = False  # some of the state is unknown to some seat even between turns
    private: bool = False  # a seat may know what the others do not, for example a hand of cards
    physical: bool = False  # physics decides some of nature's moves: see `Game.physical`
    minutes: tuple[int, ...] = ()  # about how long a game takes, for each seat count from the least; empty if unknown
    weight: Weight = "medium"  # how hard it is to learn
    quick: dict[str, int | str] = {}  # what "Play now" chooses instead of the options' defaults

    @property
    def covered(self) -> bool:
        """Whether people at one screen know different things, so that it is covered while it changes hands."""
        return self.private or self.simultaneous


class Setup(msgspec.Struct, frozen=True):
    """How many play, and with which options."""

    seats: int
    options: dict[str, int | str] = {}

    def number(self, id: str) -> int:
        """The value of an option that is a number."""
        value = self.options[id]
        assert isinstance(value, int)
        return value

    def renewed(self, meta: Meta) -> Setup:
        """The same set-up for a new table, checked; former values of options are replaced by current ones."""
        options = dict(self.options)
        for option in meta.options:
            for old, new in option.former.items():
                if options.get(option.id) == old:
                    options[option.id] = new
        return Setup(self.seats, options).checked(meta)

    def checked(self, meta: Meta) -> Setup:
        """The same set-up with all defaults filled in; raises SetupError if the game cannot be played that way."""
        if not meta.least_seats <= self.seats <= meta.most_seats:
            raise SetupError(
                "error-seats", game=meta.title, seats=self.seats, least=meta.least_seats, most=meta.most_seats
            )
        known = {option.id: option.bounds(self.seats) for option in meta.options}
        patterns = {option.id: option.pattern for option in meta.options}
        for id, value in self.options.items():
            if id not in known:
                if not known:
                    raise SetupError("error-option-none", game=meta.title, option=id)
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
    """A game's printed components: the text of its TOML file."""

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
        """The error for what a schema cannot check; `id` is the message with the reason."""
        return ComponentsError("error-components", file=self.name, key=key, reason=Message(id, args))


class Pending(NamedTuple):
    """Who must act now: seats, nature, or nobody when the game is over."""

    seats: tuple[int, ...]
    nature: bool = False
    one_for_all: bool = False  # whichever seat acts first decides for all of them

    @property
    def over(self) -> bool:
        return not self.seats and not self.nature


class Actions(Sequence[Action]):
    """The legal actions of a seat. Where there are too many to list, `len`, `sample` and `in` still work."""

    def __iter__(self) -> Iterator[Action]:
        return (self[index] for index in range(len(self)))

    def sample(self, rng: int) -> Action:
        """A random action, for one state of the small generator."""
        return self[below(rng, len(self))]


class Listed(Actions[Action]):
    """Legal actions given as a list."""

    def __init__(self, actions: Sequence[Action]) -> None:
        self._actions = actions

    def __len__(self) -> int:
        return len(self._actions)

    def __getitem__(self, index: Any) -> Any:
        return self._actions[index]

    def __contains__(self, action: object) -> bool:
        return action in self._actions


# The actions that a viewer learns of: (seat or NATURE, action); the action is None if only the fact that it acted.
Learned = tuple[tuple[int, Action | None], ...]


class Game(Protocol[State, Action, View]):
    """A game: pure functions over an immutable state. Only `nature` is random, and only through the dice it is given.

    Whatever a person or a bot learns passes one of two gates, `view` and `revealed`. The methods behind them (faces,
    events, offers, refusals) get no state, so they cannot leak what the viewer may not know.
    """

    meta: Meta
    components: Components
    view_type: type[View]

    @property
    def tables(self) -> Any:
        """The game's record of lookup tables, as its rules take it."""
        ...

    @property
    def kernels(self) -> Kernels[Any, State, Any] | None:
        """None if the rules are not kernels and only run interpreted."""
        ...

    # The course of the game

    def start(self, setup: Setup) -> State: ...
    def pending(self, state: State) -> Pending: ...
    def legal(self, state: State, seat: int) -> Actions[Action]: ...
    def apply(self, state: State, seat: int, action: Action) -> State:
        """The state after an action; raises IllegalAction, naming the rule, if it is not legal."""
        ...

    def advance(self, state: State, seat: int, action: Action) -> State:
        """The state after an action that is known to be legal, such as nature's own draw: it is not checked."""
        ...

    def chosen(self, state: State) -> tuple[int, ...]:
        """Seats whose sealed choice is waiting for the others; each may still choose again or withdraw."""
        ...

    def withdraw(self, state: State, seat: int) -> State: ...
    def uncovers(self, before: State, seat: int, action: Action, after: State) -> bool:
        """Whether anybody has seen something through this action that was hidden before, or it was nature's: then it
        cannot be taken back."""
        ...

    def nature(self, state: State, dice: Dice) -> Action: ...
    def outcomes(self, state: State) -> Actions[Action] | None:
        """What nature may do now, if that can be listed: all equally likely. None if it is drawn from a secret, or if
        physics decides."""
        ...

    def possible(self, state: State, action: Action) -> bool:
        """Whether this is a possible outcome of nature's move now."""
        ...

    def physical(self, state: State) -> bool:
        """Whether nature's next move comes from the physics engine instead of the dice. It is slow, and bit-identical
        only on the same kind of machine; a verifier elsewhere can only check that the outcome is possible."""
        ...

    def result(self, state: State) -> Result:
        """The result when the game is over; before that, the standing, as if it ended now."""
        ...

    # The gates: who may know what

    def view(self, state: State, seat: int | None) -> View:
        """What a seat, or a spectator (None), may know of a state."""
        ...

    def revealed(self, before: State, seat: int, action: Action, after: State, viewer: int | None) -> Learned[Action]:
        """The actions that a viewer learns of through this one. It need not be among them (a sealed choice), and the
        last sealed choice may reveal all the others."""
        ...

    # Behind the gates: only what the viewer may know

    def determinize(self, view: View, rng: int) -> State:
        """A random state that is consistent with this view."""
        ...

    def events(self, before: View, learned: Learned[Action], after: View) -> list[Event]:
        """What the viewer sees happen, for the log and the board."""
        ...

    def offer(self, view: View) -> Offer:
        """What the page offers the viewer's seat."""
        ...

    def why(self, view: View, place: str) -> Message | None:
        """Why the viewer's seat can choose nothing at a place that somebody tapped: a target or source as in an offer,
        or another word that game and board share. None if there is no reason to tell."""
        ...

    def choice(self, view: View, action: Action) -> Choice:
        """A legal action of the viewer's seat as an offer shows it."""
        ...

    def preview(self, view: View, action: Action) -> Preview:
        """What a legal action of the viewer's seat surely brings, and what it would allow: nothing that is hidden, no
        roll and no fall to come. Asked when somebody looks at a choice, so it costs an offer nothing. A game may also
        answer for a part of an action, such as the first of two dice; for anything else the preview is empty."""
        ...

    def refusal(self, view: View, action: Action) -> IllegalAction:
        """Why this action of the viewer's seat, or of nature, is illegal: the rule it breaks, in a sentence."""
        ...

    # The text and number forms of actions and states

    def encode(self, action: Action) -> int: ...
    def decode(self, code: int) -> Action: ...
    def write(self, action: Action) -> str: ...
    def parse(self, text: str) -> Action: ...
    def write_state(self, state: State) -> str:
        """A state as readable lines of `key: value`; `read_state` turns them back into the same state."""
        ...

    def read_state(self, text: str) -> State:
        """The state that a text describes; lines left out have their default. Raises PositionError, naming the line."""
        ...

    def pack(self, state: State) -> bytes: ...
    def unpack(self, packed: bytes) -> State: ...
    def pack_in_1(self, entries: Sequence[tuple[int, Action | None]], state: State) -> bytes:
        """The state after these entries in the form that records of format 1 hashed."""
        ...

    # For research

    def spaces(self, seats: int) -> Spaces | None:
        """The game as numbers for this number of seats; None if it has no `spaces.py`."""
        ...

    def batch_tables(self, dice: Dice) -> Any:
        """The lookup tables for a batch of games that kernels play alone. What nature draws from a secret in a match is
        drawn into them afresh, so that no batch is dealt what anybody has seen."""
        ...

    # For the page, which knows no rules

    def sheet(self) -> msgspec.Struct:
        """The printed components, as the page draws them."""
        ...

    def face(self, view: View) -> msgspec.Struct:
        """A view plus everything derived from it that the page shows."""
        ...

    # For a terminal

    def text(self, view: View, names: Sequence[str]) -> str:
        """A view drawn in characters, with rich markup, in the current language (see `speak`)."""
        ...
