"""Today's challenge: one set of dice per game and day, the same for everybody on this server, and one try each.

The seeds of the coming days are fixed in advance, and only their hashes are told; a seed is told when its day is
over. The mark to beat is what the hard bot makes of the same dice in the same seat.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterable, Mapping, Sequence
from datetime import UTC, date, datetime, timedelta
from typing import Final

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from wurf.core.game import Game, Setup
from wurf.core.match import Match
from wurf.core.rng import derive, new_seed, seed_hash
from wurf.games import UnknownGame
from wurf.server import finished, wire
from wurf.server import wire_review as review
from wurf.server.http import json, read
from wurf.server.names import name_from
from wurf.server.people import People
from wurf.server.sitting import BOT_NAMES
from wurf.server.table import Bots
from wurf.server.tables import Tables
from wurf.store import DiceSet, DiceSets, Seat, Store, StoredTable, Try, new_secret, new_table, token_hash

__all__ = ["Challenges", "ranked_lines", "routes"]

log = logging.getLogger("wurf")
AHEAD: Final = 3  # days whose seeds are fixed in advance
BACK: Final = 7  # days whose seeds are told
MOST_RANKED: Final = 100
LEVEL: Final = "hard"  # of the bots to play against, and of the mark to beat
_try = msgspec.json.Decoder(review.Try)


class Challenges:
    def __init__(self, tables: Tables, store: Store, people: People, bots: Bots, games: Mapping[str, Game]) -> None:
        self._tables, self._store, self._people, self._bots, self._games = tables, store, people, bots, games
        self._dice = DiceSets(store)
        self._marking: dict[str, asyncio.Task[None]] = {}

    # Over HTTP

    async def today(self, request: Request) -> Response:
        person = await self._people.person(request)
        found = await asyncio.to_thread(self._told, person.id if person else None)
        for one in found.challenges:
            if one.finished and one.mark is None:
                await self._mark(self._games[one.game])
        return json(found)

    async def begin(self, request: Request) -> Response:
        """The table of one's only try today, which is made unless it was begun before."""
        name = name_from((await read(request, _try)).name)
        game = self._games.get(request.path_params["game"])
        if game is None:
            raise UnknownGame("error-game", game=request.path_params["game"][:40], known=", ".join(self._games))
        person, secret = await self._people.needed(request, name)
        dice = await asyncio.to_thread(self._challenge, game, self._day())
        token = new_secret()
        seats = (Seat("taken", name, token_hash=token_hash(token), person_id=person.id), *_bots(game))
        match = Match(game, _setup(game), dice.seed)
        # Without a host: nobody lets a bot play for them, or against an easier one.
        table = new_table(game, match.setup, seats)._replace(seed=dice.seed, dice_id=dice.id, watching="nobody")
        table, waiting = await self._tables.begun(match, table)
        id = await asyncio.to_thread(self._dice.begin_try, dice.id, person.id, table, waiting)
        tokens = (token if id == table.id else None, *(None for _ in seats[1:]))
        return self._people.keep(json(wire.TableCreated(id, tokens, seed_hash(dice.seed)), 201), secret)

    async def close(self) -> None:
        marking = list(self._marking.values())
        for task in marking:
            task.cancel()
        await asyncio.gather(*marking, return_exceptions=True)

    # What is told

    def _told(self, person: str | None) -> review.Challenges:
        day, tries = self._day(), self._dice.tries(person) if person else []
        closes = int(datetime.fromisoformat(f"{day + timedelta(days=1)}T00:00:00+00:00").timestamp() * 1000)
        return review.Challenges(
            tuple(self._one(game, day, tries, person) for game in self._games.values()),
            tuple(self._seeds(game, day) for game in self._games.values()),
            closes,
        )

    def _one(self, game: Game, day: date, tries: Sequence[Try], person: str | None) -> review.Challenge:
        dice = self._challenge(game, day)
        mine = next((one for one in tries if (one.game, one.day) == (game.meta.id, str(day))), None)
        over = mine is not None and mine.finished
        heads = [self._store.load_head(table) for table in self._dice.tables(dice.id)] if over else []
        return review.Challenge(
            game=game.meta.id,
            day=str(day),
            seed_hash=seed_hash(dice.seed),
            seats=game.meta.least_seats,
            table=mine and mine.table,
            finished=over,
            mark=dice.mark[0] if dice.mark and over else None,
            ranking=ranked_lines(self._store, heads, 0, person, shown=False)[:MOST_RANKED],
            streak=self._streak(game, day, tries),
        )

    def _seeds(self, game: Game, day: date) -> review.Revealed:
        coming = [seed_hash(self._challenge(game, day + timedelta(days=n)).seed) for n in range(1, AHEAD + 1)]
        days = [day - timedelta(days=n) for n in range(1, BACK + 1)]
        known = [(one, self._dice.of_day(game.meta.id, str(one))) for one in days]
        past = tuple(review.Past(str(one), dice.seed) for one, dice in known if dice)
        return review.Revealed(game.meta.id, past, tuple(coming))

    def _streak(self, game: Game, day: date, tries: Iterable[Try]) -> int:
        """Days in a row with a finished try, up to today; today may still be missing."""
        done = {one.day for one in tries if one.game == game.meta.id and one.finished}
        last = day if str(day) in done else day - timedelta(days=1)
        streak = 0
        while str(last - timedelta(days=streak)) in done:
            streak += 1
        return streak

    def _day(self) -> date:
        return datetime.fromtimestamp(self._store.now() / 1000, UTC).date()

    def _challenge(self, game: Game, day: date) -> DiceSet:
        closes = datetime.fromisoformat(f"{day + timedelta(days=1)}T00:00:00+00:00")
        setup = _setup(game)
        return self._dice.challenge(
            DiceSet(
                new_secret(96),
                "challenge",
                game.meta.id,
                new_seed(),
                {"seats": setup.seats, "options": setup.options},
                day=str(day),
                closes=int(closes.timestamp() * 1000),
            )
        )

    # The mark to beat

    async def _mark(self, game: Game) -> None:
        """Let the hard bot play today's dice in the background, once. It does when somebody has finished their try and
        wants to know, not before: it would keep the bots that they play against waiting."""
        dice = await asyncio.to_thread(self._challenge, game, self._day())
        if dice.mark is None and dice.id not in self._marking:
            task = self._marking[dice.id] = asyncio.create_task(self._play(game, dice))
            task.add_done_callback(lambda _: self._marking.pop(dice.id, None))

    async def _play(self, game: Game, dice: DiceSet) -> None:
        async def work_out(state: object) -> object:
            return await self._bots.work_out(game, state, dice.id)

        try:
            match = Match(game, _setup(game), dice.seed)
            if due := await match.beginning(work_out):
                match.commit(due)
            while not match.over:
                seat = match.pending.seats[0]
                seed = derive(dice.seed, "bot", seat, match.turn)
                action = await self._bots.choose(game, LEVEL, match.view(seat), seed, dice.id)
                match.commit(await match.playing(seat, action, work_out))
            await asyncio.to_thread(self._dice.set_mark, dice.id, list(match.result.points))
        except Exception:
            log.exception("The hard bot could not play the challenge of %s.", game.meta.title)


def _setup(game: Game) -> Setup:
    return Setup(game.meta.least_seats, dict(game.meta.quick)).renewed(game.meta)


def _bots(game: Game) -> tuple[Seat, ...]:
    """Who a person plays against, in a game that nobody can play alone."""
    return tuple(Seat("bot", name, LEVEL) for name in BOT_NAMES[: game.meta.least_seats - 1])


def ranked_lines(
    store: Store, heads: Iterable[StoredTable], seat: int, person: str | None, *, shown: bool
) -> tuple[review.Ranked, ...]:
    """Who did how well in this seat at the finished tables. Points count, then the fewer hints."""
    lines = []
    for head in heads:
        if head.finished:
            sitting = head.seats[seat]
            points = finished.result(store, head.id).points[seat]
            lines.append((-points, sitting.hints, head, sitting))
    lines.sort(key=lambda line: line[:2])
    places = {line[:2]: place for place, line in reversed(list(enumerate(lines, 1)))}
    return tuple(
        review.Ranked(
            place=places[points, hints],
            name=sitting.name,
            table=head.id if shown else None,
            seat=seat,
            points=-points,
            hints=hints,
            yours=person is not None and sitting.person_id == person,
        )
        for points, hints, head, sitting in lines
    )


def routes(challenges: Challenges) -> list[BaseRoute]:
    return [
        Route("/api/challenges", challenges.today),
        Route("/api/challenges/{game}", challenges.begin, methods=["POST"]),
    ]
