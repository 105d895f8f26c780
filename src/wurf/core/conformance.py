"""The suite that every game must pass, at every seat count and with every option, interpreted and compiled.

It ships with the library, so anyone who adds a game can prove it with `check_game(game)`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from itertools import islice
from typing import Any, Final

from wurf.core import record
from wurf.core.engine import Engine
from wurf.core.game import NATURE, Actions, Game, IllegalAction, Listed, Setup
from wurf.core.kernel import lowest
from wurf.core.match import Match
from wurf.core.rng import Dice, below, derive, mixed
from wurf.core.rules import Kernels
from wurf.core.shown import ranked
from wurf.core.spaces import NO_ACTION, Part, Spaces, size
from wurf.core.text import say

__all__ = ["check_game", "check_setup", "setups"]

OVER: Final = -2  # stands for the seat when the game is over
ALL_EXAMINED = 40  # the state is examined after each of the first 40 actions
THEN_EXAMINED = 20  # then after every 20th; in a long game, whenever it has become a tenth longer
SPACES_EXAMINED = 3  # of these states, those after every third entry also as numbers
LISTED = 10_000  # up to this many legal actions are all tried; of more, a sample
SAMPLED = 20
COMPARED = 6  # alternatives that each action is compared with
DRAWN = 3  # outcomes of nature that are compared with each other
TRIED = 60  # earlier actions that are tried again in each state; most are illegal there
ROWS_COMPARED = 250  # steps of a game in which masks and observations are compared
LONGEST_GAME = 100_000  # actions; a game that runs longer is taken to be endless


def check_game(game: Game, games: int = 2, *, compile: bool = True) -> None:
    """Prove a game for every seat count and every option at its bounds; raises AssertionError with what is wrong."""
    for setup in setups(game):
        check_setup(game, setup, games, compile=compile)


def _check_meta(game: Game) -> None:
    """What people are told about the game before they play is complete."""
    meta = game.meta
    counts = range(meta.least_seats, meta.most_seats + 1)
    assert len(meta.minutes) in (0, len(counts)), f"{meta.id}: the minutes are not those of each seat count"
    for seats in counts:
        Setup(seats, dict(meta.quick)).checked(meta)


def setups(game: Game) -> Iterator[Setup]:
    """The default set-up for every seat count, and for each option the same with its least and its greatest value.

    A physical game is slow: each of its options is tried alone only with the fewest seats that have a choice, and all
    together otherwise.
    """
    tried: set[str] = set()
    for seats in range(game.meta.least_seats, game.meta.most_seats + 1):
        yield Setup(seats)
        bounds = {option.id: option.bounds(seats) for option in game.meta.options}
        least: dict[str, int | str] = {id: b.least for id, b in bounds.items() if b.least != b.default}
        most: dict[str, int | str] = {id: b.most for id, b in bounds.items() if b.most != b.default}
        if game.meta.physical and seats > game.meta.least_seats:
            yield from (Setup(seats, options) for options in (least, most) if options)
        alone = [(id, value) for options in (least, most) for id, value in options.items() if id not in tried]
        yield from (Setup(seats, {id: value}) for id, value in alone)
        if game.meta.physical:
            tried.update(id for id, _ in alone)


def check_setup(game: Game, setup: Setup, games: int = 2, *, compile: bool = True) -> None:
    """Prove a game for one set-up, by whole games of random play. Compiled, what environments step in batches is proven
    too, for the usual set-ups; compiling takes a while."""
    _check_meta(game)
    for number in range(games):
        seed = f"conformance-{number}"
        match = _played(game, setup, seed)
        _check_log(match)
        _check_record(match)
        if compile and game.kernels is not None:
            _check_speeds(game, game.kernels, setup, derive(seed, "speeds"))
            usual = not setup.options and setup.seats in (2, game.meta.most_seats)
            if number == 0 and usual and (spaces := game.spaces(setup.seats)):
                _check_rows(game, game.kernels, setup, spaces, derive(seed, "rows"))


def _played(game: Game, setup: Setup, seed: str) -> Match:
    """A whole match of random play; its states are examined on the way."""
    match, rng = Match(game, setup, seed), derive(seed, "play")
    seen: dict[str, tuple[int, Any]] = {}
    actions = due = 0
    _check_drawn(match, match.state, rng)
    if begun := match.begin():
        match.commit(begun)
    game.text(match.view(0), [f"Seat {seat}" for seat in range(1, setup.seats + 1)])
    while not match.over:
        _require(match.sequence < LONGEST_GAME, match, "the game does not end")
        rng = mixed(rng)
        waiting = match.pending.seats
        seat = waiting[below(rng, len(waiting))]
        if actions >= due:
            _check_state(match, seen, rng)
            due = actions + (1 if actions < ALL_EXAMINED else max(THEN_EXAMINED, actions // 10))
        actions += 1
        rng = mixed(rng)
        action = game.legal(match.state, seat).sample(rng)
        before, step = match.state, match.play(seat, action)
        falls = any(game.physical(moment.state) for moment in step.moments)
        _require(game.meta.physical or not falls, match, "physics decides, but it is not declared in Meta")
        if actions <= ALL_EXAMINED:
            _check_told(match, before, seat, action, rng)
            _check_uncovered(match, seat, action, rng)
            _check_preview(match, seat, action, rng)
        match.commit(step)
        for entry in step.entries:
            seen[f"{entry.seat} {game.write(entry.action)}"] = (entry.seat, entry.action)
    _check_state(match, seen, rng)
    game.text(match.view(None), [f"Seat {seat}" for seat in range(1, setup.seats + 1)])
    result = match.result
    _require(len(result.points) == len(result.ranks) == setup.seats, match, "the result leaves a seat out")
    _require(min(result.ranks) == 1, match, "nobody is first")
    return match


def _check_state(match: Match, seen: dict[str, tuple[int, Any]], rng: int) -> None:
    game, state = match.game, match.state
    _require(game.unpack(game.pack(state)) == state, match, "a packed state is not the same unpacked")
    _require(game.read_state(game.write_state(state)) == state, match, "a state is not the same as a text")
    legal = [game.legal(state, seat) for seat in range(match.setup.seats)]
    for seat in match.pending.seats:
        _require(len(legal[seat]) > 0, match, f"seat {seat} is to act and can do nothing")
    for seat, actions in enumerate(legal):
        for action in _some(actions, rng):
            _require(action in actions, match, f"{action} is listed as legal, and is not")
            _check_forms(match, action)
            game.apply(state, seat, action)
    for seat, action in islice(seen.values(), max(0, len(seen) - TRIED), None):
        if not (game.possible(state, action) if seat == NATURE else action in legal[seat]):
            _check_refused(match, partial(game.apply, state, seat, action))
    _check_score(match)
    _require(game.meta.simultaneous or not game.chosen(state), match, "choices are sealed, but not declared in Meta")
    for seat in game.chosen(state):
        without = game.withdraw(state, seat)
        _require(seat in game.pending(without).seats, match, f"seat {seat} has withdrawn and is not asked again")
    for viewer in (*range(match.setup.seats), None):
        _check_view(match, viewer, rng)
    if (spaces := game.spaces(match.setup.seats)) and match.sequence % SPACES_EXAMINED == 0:
        for seat in range(match.setup.seats):
            _check_spaces(match, spaces, seat, rng)


def _check_score(match: Match) -> None:
    """The kernel that playouts and environments rank by agrees with the result that people are shown."""
    game, state, result = match.game, match.state, match.result
    if game.kernels is not None and not result.teams:
        scores = [game.kernels.score(game.tables, state, seat) for seat in range(match.setup.seats)]
        _require(ranked(scores) == result.ranks, match, f"the scores {scores} are not ranked like the result")


def _some(actions: Actions[Any], rng: int) -> Sequence[Any]:
    """All actions, or a sample that includes the first and the last."""
    if len(actions) <= LISTED:
        return actions
    sample = [actions[0], actions[len(actions) - 1]]
    while len(sample) < SAMPLED:
        rng = mixed(rng)
        sample.append(actions.sample(rng))
    return sample


def _check_forms(match: Match, action: Any) -> None:
    """An action survives the round trip through its number and through its text."""
    game = match.game
    _require(game.decode(game.encode(action)) == action, match, f"{action} is not the same as a number")
    _require(game.parse(game.write(action)) == action, match, f"{action} is not the same as a text")


def _check_refused(match: Match, act: Callable[[], object]) -> None:
    try:
        act()
    except IllegalAction:
        return
    _require(False, match, "an illegal action was applied")


def _check_view(match: Match, viewer: int | None, rng: int) -> None:
    """A view leaks nothing: another state that looks like it gives the same view and the same legal actions.

    Faces, events, offers and refusals are made from views alone, so they are then the same too.
    """
    game, state = match.game, match.state
    view = game.view(state, viewer)
    other = game.determinize(view, rng)
    _require(game.view(other, viewer) == view, match, f"a state made from the view of {viewer} looks different")
    known = other == state or bool(game.chosen(state))
    _require(game.meta.hidden or known, match, f"something is hidden from {viewer}, but not declared in Meta")
    everyone = range(match.setup.seats)
    equal = game.meta.covered or all(game.view(other, seat) == game.view(state, seat) for seat in everyone)
    _require(equal, match, f"{viewer} knows less than another seat, but `private` is not declared in Meta")
    game.face(view)
    if viewer is not None:
        game.offer(view)
        mine, theirs = game.legal(state, viewer), game.legal(other, viewer)
        same = len(mine) == len(theirs) and list(_some(mine, rng)) == list(_some(theirs, rng))
        _require(same, match, f"what {viewer} may do depends on what is hidden")


def _check_spaces(match: Match, spaces: Spaces, seat: int, rng: int) -> None:
    """Every legal action has a path of indices of its own, which the masks allow, and they allow no other; an
    observation has nothing in it that the seat may not know."""
    game, state, tables = match.game, match.state, match.game.tables
    other = game.determinize(game.view(state, seat), rng)
    seen, looks = (_row(spaces.observe, spaces.observation, tables, each, seat, 0) for each in (state, other))
    _require(seen == looks, match, f"the observation of {seat} has something hidden in it")
    if seat not in game.pending(state).seats:
        return
    masks = {0: _row(spaces.mask, spaces.actions, tables, state, seat, 0)}
    hides = masks[0] == _row(spaces.mask, spaces.actions, tables, other, seat, 0)
    _require(hides, match, f"the mask of {seat} has something hidden in it")
    legal, needed = game.legal(state, seat), set[tuple[int, int]]()
    for action in _some(legal, rng):
        code, half, found = game.encode(action), 0, NO_ACTION
        while found == NO_ACTION:
            index = spaces.index(tables, state, seat, half, code)
            if index == NO_ACTION:
                _require(game.kernels is None, match, f"{action} has no index")
                break
            if half not in masks:
                masks[half] = _row(spaces.mask, spaces.actions, tables, state, seat, half)
            allowed = 0 <= index < len(masks[half]) and masks[half][index] == 1
            _require(allowed, match, f"the mask forbids {action}")
            needed.add((half, index))
            found, half = spaces.chosen(tables, state, seat, half, index)
        _require(found in (NO_ACTION, code), match, f"{action} has the index of {found}")
    if len(legal) <= LISTED:
        offered = {(half, index) for half, mask in masks.items() for index, may in enumerate(mask) if may}
        _require(offered == needed, match, f"the masks of {seat} allow what no legal action needs")
    _check_allowed(match, spaces, seat, rng)


def _check_allowed(match: Match, spaces: Spaces, seat: int, rng: int) -> None:
    """Whatever path of indices the masks allow leads to a legal action."""
    game, state, tables = match.game, match.state, match.game.tables
    for _ in range(COMPARED):
        half, code = 0, NO_ACTION
        while code == NO_ACTION:
            mask = _row(spaces.mask, spaces.actions, tables, state, seat, half)
            allowed, rng = [index for index, may in enumerate(mask) if may], mixed(rng)
            _require(bool(allowed), match, f"nothing can follow the half {half}")
            code, half = spaces.chosen(tables, state, seat, half, allowed[below(rng, len(allowed))])
        _require(game.decode(code) in game.legal(state, seat), match, f"the masks allow {code}, which is illegal")


def _row(write: Callable[..., None], parts: tuple[Part, ...], *arguments: Any) -> bytearray:
    """What a kernel writes; every byte of it."""
    one, other = bytearray(b"\x55" * size(parts)), bytearray(b"\xaa" * size(parts))
    write(*arguments, one)
    write(*arguments, other)
    assert one == other, f"{write.__module__}.{write.__qualname__} leaves some bytes out"
    return one


def _check_told(match: Match, state: Any, seat: int, action: Any, rng: int) -> None:
    """Nobody learns more than they may know from an action and from nature's draw after it."""
    after = match.game.apply(state, seat, action)
    _check_revealed(match, (state, seat, action, after), match.game.legal(state, seat), rng)
    _check_drawn(match, after, rng)


def _check_uncovered(match: Match, seat: int, action: Any, rng: int) -> None:
    """An action that may be taken back has shown nobody anything: in another state that looks the same to them, it is
    possible too, and leaves them with the same view."""
    game, state = match.game, match.state
    after = game.apply(state, seat, action)
    if game.uncovers(state, seat, action, after):
        return
    for viewer in (*range(match.setup.seats), None):
        told = (seat, action) in game.revealed(state, seat, action, after, viewer)
        other = game.determinize(game.view(state, viewer), rng)
        if action not in game.legal(other, seat):
            _require(not told, match, f"{viewer} sees what was hidden from {action}, which is said to uncover nothing")
        elif told:
            same = game.view(game.apply(other, seat, action), viewer) == game.view(after, viewer)
            _require(same, match, f"{viewer} sees something new after {action}, which is said to uncover nothing")


def _check_preview(match: Match, seat: int, action: Any, rng: int) -> None:
    """A preview is told in words that exist, and what it promises happens: points, and places that can be reached."""
    game, state = match.game, match.state
    preview = game.preview(game.view(state, seat), action)
    for message in preview.brings:
        _require(say(message) != message.id, match, f"there are no words for {message.id}")
    choice = game.choice(game.view(state, seat), action)
    _require(choice.action == game.write(action), match, f"{action} is shown as {choice.action}")
    before, after = _points(game, state, seat), game.apply(state, seat, action)
    while seat in game.chosen(after):  # until the others have chosen, too
        waiting = game.pending(after).seats[0]
        after = game.apply(after, waiting, game.legal(after, waiting).sample(rng))
    gained = _points(game, after, seat)
    if preview.points is not None and before is not None and gained is not None:
        promised = f"{action} promises {preview.points} points and brings {gained - before}"
        _require(gained - before == preview.points, match, promised)
    if preview.allows:
        choices = game.offer(game.view(after, seat)).choices
        reached = {place for choice in choices for place in choice.cells or (choice.target,) if place}
        _require(reached == {*preview.allows}, match, f"{action} allows other places than it promises")


def _points(game: Game, state: Any, seat: int) -> int | None:
    """The points that the page shows for a seat, if its face has them where every game may have them."""
    players = getattr(game.face(game.view(state, seat)), "players", None)
    points: int | None = getattr(players[seat], "points", None) if players else None
    return points


def _check_drawn(match: Match, state: Any, rng: int) -> None:
    game = match.game
    if game.pending(state).nature and not game.physical(state):
        drawn, *others = (game.nature(state, Dice(f"told/{rng}", number)) for number in range(DRAWN))
        _check_revealed(match, (state, NATURE, drawn, game.apply(state, NATURE, drawn)), Listed(others), rng)


def _check_revealed(match: Match, entry: tuple[Any, int, Any, Any], others: Actions[Any], rng: int) -> None:
    """Two actions that leave a viewer with the same view, but in different states, must reveal the same to them."""
    game, (state, seat, action, after) = match.game, entry
    seen = {viewer: game.view(after, viewer) for viewer in (*range(match.setup.seats), None)}
    told = {viewer: game.revealed(state, seat, action, after, viewer) for viewer in seen}
    for viewer in seen:
        game.events(game.view(state, viewer), told[viewer], seen[viewer])
    for other in _few(others, rng):
        instead = game.apply(state, seat, other)
        for viewer, view in seen.items():
            if instead != after and game.view(instead, viewer) == view:
                same = game.revealed(state, seat, other, instead, viewer) == told[viewer]
                _require(same, match, f"{viewer} is told which of several things they cannot see {seat} has done")


def _few(actions: Actions[Any], rng: int) -> list[Any]:
    """At most COMPARED of the actions."""
    if len(actions) <= COMPARED:
        return list(actions)
    sample = []
    for _ in range(COMPARED):
        rng = mixed(rng)
        sample.append(actions.sample(rng))
    return sample


def _check_log(match: Match) -> None:
    """Where seats have no secrets, all are sent one log: it must be the one that each of them would be told."""
    if match.game.meta.private:
        return
    shared = [told.events for told in match.told(None)]
    for seat in range(match.setup.seats):
        same = [told.events for told in match.told(seat)] == shared
        _require(same, match, f"seat {seat} is told more than a spectator, but `private` is not declared in Meta")


def _check_record(match: Match) -> None:
    names = tuple(f"Seat {seat}" for seat in range(1, match.setup.seats + 1))
    text = record.write(record.record_of(match, names))

    def load(_id: str, _components: object) -> Game:
        return match.game

    read = record.parse(text)
    again = record.verify(read, load)
    _require(record.write(read) == text, match, "the record changes when it is read and written")
    _require(again.state == match.state, match, "the record replays to another state")
    middle = match.sequence // 2
    _require(match.fork(middle).state == match.at(middle), match, "a fork begins in another state")


def _check_speeds(game: Game, kernels: Kernels, setup: Setup, rng: int) -> None:
    """The same seed gives the same states in both speeds, all through a game."""
    slow = make_advance(kernels)
    engine = Engine(slow, compiled=True)
    fast, tables = engine.run, engine.tables(game.tables)
    state = quick = game.start(setup)
    for _ in range(LONGEST_GAME):
        state, seat, action, options = slow(game.tables, state, rng)
        quick, *rest = fast(tables, quick, rng)
        told = [seat, action, options]
        assert rest == told, f"{game.meta.id}: compiled {rest}, interpreted {told}"
        assert game.pack(quick) == game.pack(state), f"{game.meta.id}: another state compiled after {action}"
        if seat == OVER:
            return
        rng = mixed(rng)
    raise AssertionError(f"{game.meta.id}: the game does not end")


def _check_rows(game: Game, kernels: Kernels, setup: Setup, spaces: Spaces, rng: int) -> None:
    """Masks and observations are the same in both speeds, in a game that is played by indices."""
    slow = make_rows(spaces)
    engine = Engine(slow, compiled=True)
    tables, advance = engine.tables(game.tables), make_advance(kernels)
    rows = [(bytearray(size(spaces.actions)), bytearray(size(spaces.observation))) for _ in range(2)]
    state, half = game.start(setup), 0
    for _ in range(ROWS_COMPARED):
        who = kernels.pending(game.tables, state)
        if who == 0:
            return
        rng = mixed(rng)
        if who == NATURE:
            state, *_ = advance(game.tables, state, rng)
            continue
        seat = lowest(who)
        slow(game.tables, state, seat, half, *rows[0])
        engine.run(tables, state, seat, half, *engine.bytes(*rows[1]))
        assert rows[0] == rows[1], f"{game.meta.id}: other rows compiled, with half {half}"
        allowed = [index for index, may in enumerate(rows[0][0]) if may]
        index = allowed[below(rng, len(allowed))]
        action, half = spaces.chosen(game.tables, state, seat, half, index)
        if action != NO_ACTION:
            state = kernels.apply(game.tables, state, seat, action)


def make_rows(spaces: Spaces) -> Callable[..., None]:
    """A function of kernels that writes a mask and an observation."""
    mask, observe = spaces.mask, spaces.observe

    def rows(tables: Any, state: Any, seat: int, half: int, allowed: Any, seen: Any) -> None:
        mask(tables, state, seat, half, allowed)
        observe(tables, state, seat, half, seen)

    return rows


def make_advance(kernels: Kernels) -> Callable[[Any, Any, int], tuple[Any, int, int, int]]:
    """A function of kernels that takes one random step: the new state, who acted, how, and the number of options."""
    pending, legal, count, nth, _contains, chances, outcome, apply, _score = kernels

    def advance(tables: Any, state: Any, rng: int) -> tuple[Any, int, int, int]:
        who = pending(tables, state)
        if who == 0:
            return state, OVER, 0, 0
        if who == NATURE:
            options = chances(tables, state)
            action = outcome(tables, state, below(rng, options))
            return apply(tables, state, NATURE, action), NATURE, action, options
        seat = lowest(who)
        allowed = legal(tables, state, seat)
        options = count(allowed)
        action = nth(tables, state, allowed, below(rng, options))
        return apply(tables, state, seat, action), seat, action, options

    return advance


def _require(condition: bool, match: Match, sentence: str) -> None:
    if not condition:
        where = f"{match.game.meta.id}, {match.setup.seats} seats, after {match.sequence} entries"
        raise AssertionError(f"{where}: {sentence}")
