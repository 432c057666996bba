"""The queue: people leave tickets, are paired, agree, and their match begins.

Everything lies in the store: whatever is cut off is done at the next look, once.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Protocol, TypeAlias

import structlog
from msgspec import structs

from bot.match import Table, arranged
from bot.match.refusals import refusal
from bot.opponents import pairing as pure
from bot.opponents.known import seekers
from bot.store import Store
from bot.store.queue import Pairing, PairingState, Ticket
from bot.store.records import Person, Place, StoreUnavailable
from engine.core.errors import Refusal
from engine.core.protocol import Seat

EVERY = 300.0
"""Seconds between two looks at the tickets."""

log = structlog.get_logger(__name__)


class Meeting(Protocol):
    """Finds where two people can play."""

    async def __call__(self, one: Ticket, other: Ticket) -> Place | None:
        """Return a place where both may play and so may we; None for none."""


Tell: TypeAlias = Callable[[], None]


class Queue:
    """Where people wait for opponents. ``meeting`` finds a place for two; ``promised`` wakes the outbox."""

    def __init__(self, store: Store, table: Table, meeting: Meeting, promised: Tell = lambda: None) -> None:
        self._store = store
        self._table = table
        self._meeting = meeting
        self._promised = promised

    async def enter(self, ticket: Ticket) -> None:
        """Put a ticket into the queue, in the place of one for the same game.

        Raises Refusal for whoever is being asked whether he plays this game with somebody.
        """
        _, asked = await self.of_person(ticket.place.guild_id, ticket.person)
        if any(one.tickets[0].game == ticket.game for one in asked):
            raise refusal("queue-asked")
        await self._store.keep_ticket(ticket)

    async def leave(self, ticket_id: int, person: int) -> None:
        """Take a ticket out of the queue; raises Refusal where it is there no longer."""
        if not await self._store.drop_ticket(ticket_id, person):
            raise refusal("queue-gone")

    async def of_person(self, guild_id: int | None, person: int) -> tuple[list[Ticket], list[Pairing]]:
        """List somebody's tickets in a server that wait, and the pairings about which he is asked."""
        tickets = await self._store.tickets(guild_id, person)
        pairings = [
            one
            for one in await self._store.pairings(self._store.now())
            if one.place.guild_id == guild_id and person in one.people and one.state == "asked"
        ]
        return tickets, pairings

    async def answer(self, pairing_id: int, person: int, *, agrees: bool) -> Pairing:
        """Agree to a pairing, or decline it; once both agree, their match begins.

        Raises Refusal for whoever is not asked, and where it is settled already.
        """
        found = await self._store.change_pairing(pairing_id, lambda one: _answered(one, person, agrees=agrees))
        if found is None:
            raise refusal("pairing-over")
        self._promised()
        return await self._begin(found) if found.state == "agreed" else found

    async def tick(self) -> None:
        """Do what is due: tickets and questions expire, what was agreed to begins, who fits is paired."""
        now = self._store.now()
        await self._store.expire_tickets(now - pure.LASTS)
        for one in await self._store.pairings(now):
            if one.state == "agreed":
                await self._begin(one)
            elif one.since <= now - pure.TO_ANSWER:
                await self._store.change_pairing(one.id, _lapsed)
        await self._pair(now)
        self._promised()

    async def run(self) -> None:
        """Tick until cancelled."""
        while True:
            try:
                await self.tick()
            except StoreUnavailable:
                log.warning("nobody is paired, for nothing can be stored")
            await asyncio.sleep(EVERY)

    async def _pair(self, now: float) -> None:
        known = await seekers(self._store, await self._store.tickets())
        recent = await self._store.pairings(now - pure.LASTS)
        blocked = {frozenset(one.people) for one in recent if False in one.answers}
        places: dict[tuple[int, int], Place | None] = {}
        while True:
            found = pure.pairs(known, blocked, now)
            for one, other in found:
                if (one.id, other.id) not in places:
                    places[one.id, other.id] = await self._meeting(one, other)
            apart = {frozenset((a.person, b.person)) for a, b in found if places[a.id, b.id] is None}
            if not apart:
                break
            blocked |= apart
        meeting = [(two, place) for two in found if (place := places[two[0].id, two[1].id]) is not None]
        if meeting:
            await self._store.pair(meeting)

    async def _begin(self, agreed: Pairing) -> Pairing:
        """Begin the match to which both have agreed; where there is no room for it, say so."""
        state: PairingState = "begun"
        match_id = None
        setup = await self._store.setup(agreed.place.guild_id)
        try:
            match = await arranged.begin(
                self._table,
                agreed.tickets[0].game,
                seated(agreed),
                place=agreed.place,
                language=setup.language or agreed.tickets[0].language,
                clock=agreed.tickets[0].clock,
                interaction_id=-2 * agreed.id,
            )
            match_id = match.id
        except StoreUnavailable:
            raise
        except Refusal as problem:
            log.info("no match of a pairing", pairing=agreed.id, problem=str(problem))
            state = "failed"

        def begun(one: Pairing) -> tuple[Pairing, list[Ticket]] | None:
            return (structs.replace(one, state=state, match=match_id), []) if one.state == "agreed" else None

        found = await self._store.change_pairing(agreed.id, begun)
        assert found is not None
        self._promised()
        return found


def seated(pairing: Pairing) -> list[Person]:
    """Return the people of a pairing by their seats: in every other pairing, the older ticket has the first."""
    people = [Person(one.person, one.name, one.language) for one in pairing.tickets]
    return people if pairing.id % 2 else people[::-1]


def _answered(one: Pairing, person: int, *, agrees: bool) -> tuple[Pairing, list[Ticket]] | None:
    if person not in one.people:
        raise refusal("pairing-not-yours")
    place: Seat = one.people.index(person)
    if one.answers[place] is agrees:
        return None
    if one.state != "asked":
        raise refusal("pairing-over")
    answers = (agrees, one.answers[1]) if place == 0 else (one.answers[0], agrees)
    if not agrees:
        return structs.replace(one, answers=answers, state="declined"), list(one.tickets)
    state: PairingState = "agreed" if all(answers) else "asked"
    return structs.replace(one, answers=answers, state=state), []


def _lapsed(one: Pairing) -> tuple[Pairing, list[Ticket]] | None:
    """Let the time to answer be over: whoever has agreed waits on, who has not said anything does not."""
    if one.state != "asked":
        return None
    agreed = [ticket for ticket, answer in zip(one.tickets, one.answers, strict=True) if answer]
    return structs.replace(one, state="lapsed"), agreed
