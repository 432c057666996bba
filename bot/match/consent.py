"""What people do with a match only together: propose something, agree to it, turn it down, end a pause."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import NamedTuple

import structlog

from bot.fairness.fair_pool import FairPool
from bot.match import pauses, proposals
from bot.match.changing import Changing
from bot.match.playback import Earlier, earlier
from bot.match.posts import QUIET
from bot.match.refusals import refusal
from bot.match.results import cut
from bot.store import Store
from bot.store.records import Change, Entry, Match, Proposal, Stored, Wish
from engine.ai.levels import USUAL, LevelName
from engine.core.errors import FieldpostError
from engine.core.protocol import Event, Seat

log = structlog.get_logger(__name__)


class Since(NamedTuple):
    """What would be taken back: what happened for all to see, and whether somebody was shown something alone."""

    events: list[Event]
    in_private: bool


class Consent:
    """Where people agree on something; raises Refusal as the table does."""

    def __init__(self, store: Store, change: Changing, calculations: FairPool) -> None:
        self._store = store
        self._change = change
        self._calculations = calculations

    async def propose(self, match_id: int, user_id: int, wish: Wish, interaction_id: int) -> Match:
        """Propose an end, or a pause, to all who play; where nobody else does, it comes at once."""
        return await self._changed(
            match_id, interaction_id, lambda stored: proposals.propose(stored, user_id, wish, self._store.now())
        )

    async def ask_back(self, match_id: int, user_id: int, interaction_id: int) -> Match:
        """Ask all others to let somebody take back his last answer, which the undo law no longer does."""
        match = await self._match(match_id)
        seat = match.seat_of(user_id)
        first = None if seat is None else await self._store.last_answer(match_id, seat)

        def decide(stored: Stored) -> Change:
            return proposals.ask_back(stored, user_id, first, match.last_act, self._store.now())

        if first is not None and match.status == "running":  # refuse what could not be granted
            if any(entry.kind == "resign" for entry in await self._acts(match_id, first, match.last_act)):
                raise refusal("undo-left")
            await self._earlier(match_id, first)
        return (await self._change(match_id, interaction_id, decide, undo=True))[0].match

    async def ask_computer(
        self, match_id: int, user_id: int, seat: Seat, since: int, interaction_id: int, level: LevelName = USUAL
    ) -> Match:
        """Ask all others to let the computer play a seat that is out of time, or empty, at a level."""
        return await self._changed(
            match_id,
            interaction_id,
            lambda stored: proposals.ask_computer(stored, user_id, seat, since, level, self._store.now()),
        )

    async def agree(self, match_id: int, user_id: int, at: int, interaction_id: int) -> Match:
        """Agree to what was proposed then."""
        match = await self._match(match_id)
        made, back = match.proposal, None
        if made is not None and made.aim == "undo" and match.status == "running":
            back = await self._earlier(match_id, made.first)
        return await self._changed(
            match_id,
            interaction_id,
            lambda stored: proposals.agree(stored, user_id, at, back, self._store.now()),
        )

    async def decline(self, match_id: int, user_id: int, at: int) -> Match:
        """Turn down what was proposed then."""
        return await self._changed(
            match_id, 0, lambda stored: proposals.decline(stored, user_id, at, self._store.now())
        )

    async def go_on(self, match_id: int, user_id: int, since: int, interaction_id: int) -> Match:
        """End the pause that began then."""
        return await self._changed(match_id, interaction_id, lambda stored: pauses.go_on(stored, user_id, since))

    async def tick(self) -> None:
        """Do what is due by the passing of time: end pauses, and proposals to which not all have agreed."""
        now = self._store.now()
        for match_id, since in await self._store.paused_since(now - pauses.LASTS):
            await self._do(match_id, -since, partial(pauses.go_on, user_id=None, since=since))
        for match_id, at in await self._store.proposed_since(now - proposals.LASTS):
            await self._do(match_id, 0, partial(proposals.lapse, at=at))

    async def _do(self, match_id: int, interaction_id: int, decide: Callable[[Stored], Change | None]) -> None:
        try:
            await self._change(match_id, interaction_id, decide)
        except FieldpostError:
            log.exception("a pause or proposal not ended", match=match_id)

    async def since(self, match: Match, proposal: Proposal) -> Since:
        """Find what would be taken back, as everybody may know it."""
        entries = await self._acts(match.id, proposal.first, proposal.last)
        private = any(event.private and not event.known for entry in entries for event in entry.events)
        events = [event for entry in cut(entries, None) for event in entry.events if event.kind not in QUIET]
        return Since(events, private)

    async def _acts(self, match_id: int, first: int, last: int) -> list[Entry]:
        found = await self._store.log(match_id, first - 1)
        entries = [] if found is None else found[1]
        return [entry for entry in entries if entry.n <= last and entry.undone is None]

    async def _earlier(self, match_id: int, first: int) -> Earlier | None:
        record = await self._store.record(match_id)
        if record is None or first not in record.numbers:  # it was taken back meanwhile
            return None
        return await self._calculations.do(partial(earlier, record, first))

    async def _match(self, match_id: int) -> Match:
        match = await self._store.match(match_id)
        if match is None:
            raise refusal("table-no-match")
        return match

    async def _changed(
        self, match_id: int, interaction_id: int, decide: Callable[[Stored], Change | None]
    ) -> Match:
        return (await self._change(match_id, interaction_id, decide))[0].match
