"""What pages are sent of a match: made once per kind of viewer, as bytes, and after the first time only what changed.

Whatever is sent is made from views. A kind of viewer is the seats that a page holds and the language in which it wants
views as text, if it does.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, NamedTuple, Protocol

import msgspec
from msgspec.structs import astuple
from rich.text import Text

from wurf.core.game import Game, Pending
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
    face: Any
    offers: tuple[Offer, ...]  # of the page's seats


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
        self._offers: dict[int, Offer] = {}
        self._faces: dict[tuple[int | None, int], Any] = {}
        self._texts: dict[tuple[int | None, int, str], str] = {}
        self._shared: dict[tuple[int | None, str, int | None, bool], tuple[bytes, Any]] = {}
        self._updates: dict[tuple[Kind, int | None, bool], tuple[bytes, Shown]] = {}
        self._epoch = 0  # counts how often the match was opened again: it may have gone differently

    def changed(self, match: Match, seats: Sequence[Seat]) -> None:
        """The match has gone on or was opened again, or others sit there."""
        self._epoch += match is not self.match
        self.match, self.seats = match, seats
        for known in (self._offers, self._faces, self._texts, self._shared, self._updates):
            if known:
                known.clear()

    def update(self, kind: Kind, seen: int | None, shown: Shown | None, besides: Besides) -> tuple[bytes, Shown]:
        """An update as it is sent, and what the page has then: the changes since `shown`; or, without it, everything,
        with the log after the sequence `seen`, or, without that, with the newest part of the log."""
        if shown is not None and (shown.sequence < self.match.since or shown.epoch != self._epoch):
            seen, shown = None, None  # the page was too slow
        key = (kind, seen, False) if shown is None else (kind, shown.sequence, True)
        made = self._updates.get(key)
        if made is None:
            made = self._updates[key] = self._made(kind, seen, shown, besides)
        return made

    def _made(self, kind: Kind, seen: int | None, shown: Shown | None, besides: Besides) -> tuple[bytes, Shown]:
        """The part that all viewers share, with what only this page's seats get."""
        viewer = viewer_of(self.match.game, kind.seats)
        key = (viewer, kind.language, seen, False) if shown is None else (viewer, kind.language, shown.sequence, True)
        shared = self._shared.get(key)
        if shared is None:
            shared = self._shared[key] = self._for_all(viewer, kind.language, seen, shown, besides.aside())
        update, face = shared
        offers: tuple[Offer, ...] = ()
        if kind.seats:
            offers = tuple([self._offer(seat) for seat in kind.seats])
            seats = [self._seat(kind, place, viewer, face, offers[place], shown) for place in range(len(offers))]
            back = b',"can_take_back":true}' if besides.can_take_back(kind.seats) else b"}"
            update = b'%b,"seats":%b%b' % (update[:-1], _encoder.encode(seats), back)
        return update, Shown(self._epoch, self.match.sequence, face, offers)

    def _for_all(
        self, viewer: int | None, language: str, seen: int | None, shown: Shown | None, aside: Aside
    ) -> tuple[bytes, Any]:
        """An update without what single seats get, and the face that it leads to."""
        match, start = self.match, None
        now, pending = match.sequence, match.pending
        over = pending.over
        if shown is not None:
            seen = shown.sequence
        elif seen is None or not match.since <= seen <= now:
            seen = max(match.since, now - NEWEST_PART)
            start = log_start(match, seen)
        last = shown and shown.face
        moments, last = ((), last) if start else self._missed(language, viewer, seen, last)
        face = self._face(viewer, now)
        update = wire.Update(
            sequence=now,
            face=(face,) if last is None else patch(last, face),
            after=None if shown is None else shown.sequence,
            moments=moments,
            waiting=to_act(self.seats, pending),
            log=logged(match, viewer, seen),
            log_start=start,
            result=match.result if over else None,
            seed=match.seed if over and not aside.dice_secret else None,
            hints=aside.hints if over and any(aside.hints) else (),
            text=self._text(None, now, language) if language else "",
            thinking=aside.thinking,
        )
        return _encoder.encode(update), face

    def _seat(
        self, kind: Kind, place: int, viewer: int | None, face: Any, offer: Offer, shown: Shown | None
    ) -> wire.SeatUpdate:
        seat, now = kind.seats[place], self.match.sequence
        return wire.SeatUpdate(
            seat,
            offer=(offer,) if shown is None else _renewed(shown.offers[place], offer),
            face=NOTHING if seat == viewer else patch(face, self._face(seat, now)),
            text=self._text(seat, now, kind.language) if kind.language else "",
        )

    def _missed(self, language: str, viewer: int | None, seen: int, last: Any) -> tuple[tuple[wire.Moment, ...], Any]:
        """The moments between what a page has seen and the present, each with what changed since the one before, and
        the face of the last of them."""
        now = self.match.sequence
        if seen + 1 >= now:
            return (), last
        moments = []
        for sequence in range(max(seen + 1, now - MOST_MOMENTS), now):
            face = self._face(viewer, sequence)
            waiting = to_act(self.seats, self.match.pending_at(sequence))
            change = (face,) if last is None else patch(last, face)
            text = self._text(viewer, sequence, language) if language else ""
            moments.append(wire.Moment(sequence, change, waiting, text))
            last = face
        return tuple(moments), last

    def _offer(self, seat: int) -> Offer:
        if seat not in self._offers:
            self._offers[seat] = self.match.game.offer(self.match.view(seat))
        return self._offers[seat]

    def _face(self, viewer: int | None, sequence: int) -> Any:
        """What a seat or a spectator saw after an entry."""
        key = viewer, sequence
        face = self._faces.get(key)
        if face is None:
            face = self._faces[key] = self.match.game.face(self.match.view_at(sequence, viewer))
        return face

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
    if old is new:
        return NOTHING
    both = zip(_OFFER, astuple(old), astuple(new), strict=True)
    return {name: (after,) for name, before, after in both if before is not after and before != after}


_OFFER: Final = Offer.__struct_fields__


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
