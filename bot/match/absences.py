"""What comes of somebody's absence by the passing of time alone."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

import structlog
from msgspec import structs

from bot.match import changes, posts, substitutes
from bot.match.changing import Changing
from bot.store import Store
from bot.store.records import Change, NewAct, Stored
from engine.core.errors import FieldpostError
from engine.core.protocol import Event, Seat

DAYS = 14
"""Days after somebody's time is up when a match is abandoned for which nobody has done anything about it."""
_BY_ITSELF = -1
"""The interaction by which a match is abandoned, once."""
_OF_VACATIONS = 32
"""Added to the seat in the interactions of vacations: without it, they could be those of times that are up."""

T = TypeVar("T")

log = structlog.get_logger(__name__)


class Absences:
    """Reads from the store what is due; how late somebody is counts as his clock does."""

    def __init__(self, store: Store, change: Changing) -> None:
        self._store = store
        self._change = change

    async def tick(self) -> None:
        """Stop seeking substitutes whom nobody has found, and abandon matches to which nobody has come back."""
        await self.tell_vacations()
        now = self._store.now()
        for match_id, seat, since in await self._store.sought_since(now - substitutes.LASTS):
            await self._do(match_id, 0, seat, since, substitutes.found_nobody)
        for match_id, seat, flag in await self._store.late_since(now - DAYS * 24 * 3600):
            await self._do(match_id, _BY_ITSELF, seat, flag, abandon)

    async def tell_vacations(self) -> None:
        """Tell all threads that somebody is on vacation, or back."""
        for match_id, seat, until in await self._store.untold_vacations():
            interaction_id = -(int(self._store.now() * 1000) * 64 + _OF_VACATIONS + seat)
            await self._do(match_id, interaction_id, seat, until, tell_vacation)

    async def _do(
        self,
        match_id: int,
        interaction_id: int,
        seat: Seat,
        since: T,
        decide: Callable[[Stored, Seat, T], Change | None],
    ) -> None:
        try:
            await self._change(match_id, interaction_id, lambda stored: decide(stored, seat, since))
        except FieldpostError:
            log.exception("nothing done about an absence", match=match_id, seat=seat)


def tell_vacation(stored: Stored, seat: Seat, until: int | None) -> Change | None:
    """Tell all that a seat's player is on vacation until then, or (None) no longer."""
    match, seating = stored.match, stored.match.seats[seat]
    if stored.done or match.status != "running" or (seating.away is None) == (until is None):
        return None
    if until is None:
        event = Event("vacation_over", {"seat": seat})
    else:
        event = Event("vacation", {"seat": seat, "until": str(until)})
    acts = [NewAct("vacation", seat, None, [event])]
    away, told = [structs.replace(seating, away=until)], match.last_act + len(acts)
    return Change(seats=away, acts=acts, posts=posts.announcement(match, acts), told=told)


def abandon(stored: Stored, seat: Seat, flag: float) -> Change | None:
    """End a match with no result in which a seat has been out of time for so long: then its time was up."""
    match = stored.match
    if match.status != "running" or match.paused is not None or match.seats[seat].flag != flag:
        return None
    change = changes.break_off(stored)
    change.acts = [NewAct("abandon", seat, None, [Event("abandoned", {"seat": seat, "days": DAYS})])]
    change.told = match.last_act + 1
    change.posts += posts.story(match, change.acts)
    return change
