"""What pages are sent of a match: made once per kind of viewer, as bytes, and after the first time only what changed.

Whatever is sent is made from views. A kind of viewer is the seats that a page holds and the language in which it wants
views as text, if it does.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, NamedTuple, Protocol

import msgspec
from rich.text import Text

from wurf.core.game import Game, Pending
from wurf.core.kernel import new
from wurf.core.match import Match
from wurf.core.shown import Offer
from wurf.core.text import speaking
from wurf.server import wire
from wurf.server.patches import NOTHING, Patch, patch
from wurf.server.wire_online import Thinking
from wurf.store import Seat

__all__ = ["Aside", "Kind", "Showing", "Shown", "log_start", "logged", "to_act", "viewer_of"]

NEWEST_PART: Final = 32  # entries that are logged for a new page at once
MOST_MOMENTS: Final = 24  # that a page which has missed more is shown
_encoder = msgspec.json.Encoder()


class Kind(NamedTuple):
    """A kind of viewer: pages that are sent the same."""

    seats: tuple[int, ...]
    language: str = ""  # of views as text; "" if the page does not want them


class Shown(NamedTuple):
    """What a page was last sent, which the next update builds on."""

    epoch: int
    sequence: int
    view: Any  # of the viewer that whatever all seats share is written for
    face: Any
    offers: Sequence[Offer]  # of the page's seats


class Aside(NamedTuple):
    """What pages are sent that does not follow from the match."""

    hints: tuple[int, ...] = ()
    dice_secret: bool = False  # the seed is not told even when the match is over
    thinking: Thinking | None = None


class Besides(Protocol):
    """Knows what does not follow from the match. It is asked only for updates that have not been made yet."""

    def aside(self) -> Aside: ...
    def can_take_back(self, seats: tuple[int, ...]) -> bool:
        """Whether a page with these seats may take its last move back."""


class Showing:
    """The updates of one table. All that it remembers is about the present; `changed` forgets it."""

    def __init__(self, match: Match, seats: Sequence[Seat]) -> None:
        self.match, self.seats = match, seats
        self._texts: dict[tuple[int | None, int, str], str] = {}
        self._shared: dict[tuple[int | None, str, int | None, bool], tuple[bytes, Shown]] = {}
        self._epoch = 0  # counts how often the match was opened again: it may have gone differently

    def changed(self, match: Match, seats: Sequence[Seat]) -> None:
        """The match has gone on or was opened again, or others sit there."""
        self._epoch += match is not self.match
        self.match, self.seats = match, seats
        self._shared.clear()
        if self._texts:
            self._texts.clear()

    def update(
        self, kind: Kind, seen: int | None, shown: Shown | None, besides: Besides, answers: Sequence[int] = ()
    ) -> tuple[bytes, Shown]:
        """An update as it is sent, and what the page has then: the changes since `shown`; or, without it, everything,
        with the log after the sequence `seen`, or, without that, with the newest part of the log. `answers` are the
        numbers of the page's own requests that it answers."""
        if shown is not None:
            if shown.epoch != self._epoch or shown.sequence < self.match.since:
                shown = None  # the page was too slow
            seen = shown and shown.sequence
        if seen is not None and not self.match.since <= seen <= self.match.sequence:
            seen = None  # as if it had seen nothing, and remembered only once
        seats, language = kind
        viewer = viewer_of(self.match.game, seats)
        key = viewer, language, seen, shown is not None
        shared = self._shared.get(key)
        if shared is None:
            shared = self._shared[key] = self._for_all(viewer, language, seen, shown, besides.aside())
        update, now = shared
        if seats:
            update, now = self._with_seats(update, now, viewer, kind, shown)
            if besides.can_take_back(seats):
                update += b',"can_take_back":true'
        if answers:
            update += b',"answers":' + _encoder.encode(answers)
        return update + b"}", now

    def _with_seats(
        self, update: bytes, now: Shown, viewer: int | None, kind: Kind, shown: Shown | None
    ) -> tuple[bytes, Shown]:
        """What all viewers share, with what only these seats get."""
        match, (seats, language) = self.match, kind
        game, state = match.game, match.state
        epoch, sequence, view, face, _ = now
        offers: list[Offer] = []
        parts: list[wire.SeatUpdate] = []
        for place, seat in enumerate(seats):
            own = view if seat == viewer else game.view(state, seat)
            offer = game.offer(own)
            offers.append(offer)
            offered: Patch = NOTHING
            if shown is None:
                offered = (offer,)
            elif offer is not (before := shown.offers[place]):
                offered = _renewed(before, offer)
            change: Patch = NOTHING
            if own is not view and (seen_by_seat := game.face(own)) is not face:
                change = patch(face, seen_by_seat)
            text = self._text(seat, sequence, language) if language else ""
            parts.append(wire.SeatUpdate(seat, offered, change, text))
        return update + b',"seats":' + _encoder.encode(parts), new(Shown, (epoch, sequence, view, face, offers))

    def _for_all(
        self, viewer: int | None, language: str, seen: int | None, shown: Shown | None, aside: Aside
    ) -> tuple[bytes, Shown]:
        """An update without what single seats get and without its closing brace, and what a page without seats has
        then."""
        match, start = self.match, None
        game, now, pending = match.game, match.sequence, match.pending
        if seen is None:
            seen = max(match.since, now - NEWEST_PART)
            start = log_start(match, seen)
        before, last = (match.view_at(seen, viewer), None) if shown is None else (shown.view, shown.face)
        view = before
        log: list[wire.Logged] = []
        moments: list[wire.Moment] = []  # between what the page has seen and the present
        for sequence, _, events, view, acting in match.told(viewer, seen, before):
            log += [wire.Logged(sequence, event) for event in events]
            if start is None and now - MOST_MOMENTS <= sequence < now:
                face = game.face(view)
                change = (face,) if last is None else patch(last, face)
                text = self._text(viewer, sequence, language) if language else ""
                moments.append(wire.Moment(sequence, change, to_act(self.seats, acting), text))
                last = face
        face = game.face(view)
        over = match.over
        update = wire.Update(
            sequence=now,
            face=(face,) if last is None else patch(last, face),
            waiting=to_act(self.seats, pending),
            after=None if shown is None else seen,
            moments=tuple(moments),
            log=tuple(log),
            log_start=start,
            result=match.result if over else None,
            seed=match.seed if over and not aside.dice_secret else None,
            hints=aside.hints if over and any(aside.hints) else (),
            text=self._text(None, now, language) if language else "",
            thinking=aside.thinking,
        )
        return _encoder.encode(update)[:-1], new(Shown, (self._epoch, now, view, face, ()))

    def _text(self, viewer: int | None, sequence: int, language: str) -> str:
        """The same as plain text."""
        key = viewer, sequence, language
        if key not in self._texts:
            game = self.match.game
            with speaking(language):
                drawn = game.text(self.match.view_at(sequence, viewer), tuple(info.name for info in self.seats))
            self._texts[key] = Text.from_markup(drawn).plain
        return self._texts[key]


def _renewed(old: Offer, new: Offer) -> Patch:
    """The patch between two offers. Choices come whole: to say what changed in them would take longer."""
    changes: dict[str, Any] = {}
    if old.prompt is not new.prompt and old.prompt != new.prompt:
        changes["prompt"] = (new.prompt,)
    if old.choices is not new.choices and old.choices != new.choices:
        changes["choices"] = (new.choices,)
    if old.hint is not new.hint and old.hint != new.hint:
        changes["hint"] = (new.hint,)
    return changes


def viewer_of(game: Game, seats: tuple[int, ...]) -> int | None:
    """The viewer that the log, and whatever all seats share, is written for on a page with these seats: where seats
    know different things, the page's only one; else a spectator (None), so that all pages are sent the same."""
    return seats[0] if game.meta.private and len(seats) == 1 else None


def to_act(seats: Sequence[Seat], pending: Pending) -> tuple[int, ...]:
    """The seats that have yet to act. Where one decides for all, bots leave it to a person."""
    if not pending.one_for_all:
        return pending.seats
    return tuple(seat for seat in pending.seats if seats[seat].kind == "person") or pending.seats


def logged(match: Match, viewer: int | None, after: int) -> tuple[wire.Logged, ...]:
    return tuple([wire.Logged(told.sequence, event) for told in match.told(viewer, after) for event in told.events])


def log_start(match: Match, sequence: int) -> wire.LogStart:
    return wire.LogStart(sequence, match.game.face(match.game.view(match.at(sequence), None)))
