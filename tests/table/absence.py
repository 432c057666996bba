"""A match in which somebody is gone, in the fewest words."""

from __future__ import annotations

from bot.match import Match, Table
from bot.match.clocks import STANDARD
from bot.match.timekeeper import LONGEST, Timekeeper
from bot.store import Store
from bot.store.records import Late
from engine.core.protocol import Seat
from tests.opening import press
from tests.people import ManualClock
from tests.table.people import BEN, CLARA, Sitting


class Gone:
    """A match of the tiny game in which Ben has answered and Ana has let her time run out."""

    def __init__(self, store: Store, table: Table, clock: ManualClock, sitting: Sitting) -> None:
        self.store, self.table, self.clock, self.sitting = store, table, clock, sitting
        self.id = sitting.id
        self.timekeeper = Timekeeper(store, table, lambda: None)

    @classmethod
    async def begin(cls, store: Store, table: Table, clock: ManualClock) -> Gone:
        sitting = await Sitting.begin(table, clock=STANDARD, target=30)
        await sitting.pick(BEN, "number", ("number", 2))
        clock.advance(STANDARD.bank)
        gone = cls(store, table, clock, sitting)
        await gone.tick()
        return gone

    async def tick(self) -> Match:
        """Let the bot look at the clocks."""
        for late in await self.store.late(LONGEST):
            await self.table.time_out(late)
        await self.timekeeper.tick()
        return await self.now()

    async def pass_(self, seconds: float, every: float = LONGEST) -> Match:
        """Let time pass while the bot is there."""
        for _ in range(round(seconds / every)):
            self.clock.advance(every)
            await self.store.late(every)
        return await self.tick()

    async def now(self) -> Match:
        return await self.table.match(self.id)

    async def since(self) -> int:
        """When the others were told that Ana's time is up."""
        told = (await self.now()).seats[0].told_out
        assert told is not None
        return told

    async def kinds(self) -> list[str]:
        return [entry.kind for entry in await self.table.log(self.id)]

    async def leave_to_computer(self) -> Match:
        """Let Ben have the computer play for Ana, and answer what she is asked."""
        await self.table.consent.ask_computer(self.id, BEN.id, 0, await self.since(), press())
        await self.table.thinker.tick()
        return await self.now()

    async def seek(self) -> None:
        await self.table.claims.seek(self.id, BEN.id, 0, await self.since(), press())

    async def substituted(self) -> Match:
        """Let Clara take Ana's seat."""
        await self.seek()
        return await self.table.take_over(self.id, CLARA, 0, press())


async def out_of_time(table: Table, match: Match, seat: Seat) -> int:
    """Let a seat's time be up now, and return since when that is told."""
    since = match.seats[seat].awaited_since
    assert since is not None
    told = (await table.time_out(Late(match.id, seat, since))).seats[seat].told_out
    assert told is not None
    return told
