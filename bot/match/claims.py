"""What the others can do once somebody's time is up: give him more, claim the match, or seek a substitute.

The decisions are pure functions, as in :mod:`bot.match.changes`.
"""

from __future__ import annotations

from msgspec import structs

from bot.match import changes, handover, posts, substitutes
from bot.match.changing import Changing
from bot.match.refusals import refusal
from bot.store import Store
from bot.store.records import ANYBODY, Change, Match, NewAct, Stored
from engine.core.protocol import Event, Seat
from engine.core.registry import game as find_game

MORE = 24
"""Hours that the others can give at a time."""


class Claims:
    """Where the others decide; raises Refusal as the table does. ``since``: when they were told."""

    def __init__(self, store: Store, change: Changing) -> None:
        self._store = store
        self._change = change

    async def give_time(self, match_id: int, user_id: int, seat: Seat, since: int, interaction_id: int) -> None:
        """Give a seat that is out of time more of it; any other player may."""
        await self._change(
            match_id, interaction_id, lambda stored: give_time(stored, user_id, seat, since, self._store.now())
        )

    async def claim(self, match_id: int, user_id: int, seat: Seat, since: int, interaction_id: int) -> None:
        """Give a match up for a seat that is out of time; see :func:`may_claim`."""
        await self._change(
            match_id, interaction_id, lambda stored: claim(stored, user_id, seat, since, self._store.now())
        )

    async def seek(self, match_id: int, user_id: int, seat: Seat, since: int, interaction_id: int) -> None:
        """Offer the seat in the channel to whoever would play on in it."""
        await self._change(
            match_id, interaction_id, lambda stored: seek(stored, user_id, seat, since, self._store.now())
        )


def give_time(stored: Stored, user_id: int, seat: Seat, since: int, now: float) -> Change | None:
    """Give a seat more time."""
    if stored.done:
        return None
    match = stored.match
    by = decides(match, user_id, seat, since)
    late = structs.replace(match.seats[seat], flag=now + MORE * 3600)
    acts = [NewAct("give_time", by, None, [Event("time_given", {"seat": seat, "hours": MORE})])]
    return Change(seats=[late], acts=acts, posts=posts.announcement(match, acts), told=match.last_act + len(acts))


def claim(stored: Stored, user_id: int, seat: Seat, since: int, now: float) -> Change | None:
    """Give the match up for a seat; where the game lets the others play on, leave the seat to whoever takes it."""
    if stored.done:
        return None
    match = stored.match
    by = decides(match, user_id, seat, since)
    if not may_claim(match, by, seat):
        raise refusal("claim-not-yours")
    late = match.seats[seat].user_id
    if late is not None and find_game(match.game).plays_on:
        return handover.resign(stored, late, now)
    return changes.resign(stored, seat, now, NewAct("claim", by, None, [Event("claimed", {"seat": seat})]))


def seek(stored: Stored, user_id: int, seat: Seat, since: int, now: float) -> Change:
    """Offer a seat in the channel; who is late may answer as long as nobody has taken it."""
    match = stored.match
    decides(match, user_id, seat, since)
    if match.seats[seat].sought is not None:
        raise refusal("substitute-sought")
    sought = substitutes.sought(match.seats[seat], ANYBODY, now)
    return Change(seats=[sought], posts=[posts.substitute(seat, int(now)), posts.out_of_time(seat, since)])


def may_claim(match: Match, by: Seat, late: Seat) -> bool:
    """Return whether a seat gains by it, or plays on without the other one."""
    game = find_game(match.game)
    sides = game.sides(match.scenario, match.options)
    return game.plays_on or sides[by] != sides[late]


def decides(match: Match, user_id: int, seat: Seat, since: int) -> Seat:
    """Return the seat of who may decide about one that is out of time, as was told then; raises Refusal."""
    changes.must_run(match)
    changes.must_go_on(match)
    by = changes.seat_of(match, user_id)
    if seat >= len(match.seats) or match.seats[seat].told_out != since:
        raise refusal("claim-over")
    if by == seat:
        raise refusal("claim-not-yours")
    return by
