"""Somebody's time is up, and no answer is given for him: the others give him more, or claim the match."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.match import Match, Table
from bot.match.clocks import HOUR, STANDARD
from bot.match.timekeeper import LONGEST
from bot.store import Store
from engine.core.errors import Refusal
from engine.core.matchfile import read, verify
from tests.opening import press
from tests.people import ManualClock
from tests.table.people import ANA, BEN, CLARA, Sitting, promised


class Late:
    """A match in which Ben has answered and Ana has let her time run out."""

    def __init__(self, store: Store, table: Table, clock: ManualClock, sitting: Sitting) -> None:
        self.store, self.table, self.clock, self.id = store, table, clock, sitting.id
        self.sitting = sitting

    async def look(self) -> Match:
        """Let the bot look at the clocks, as often as it likes."""
        for _ in range(3):
            for late in await self.store.late(LONGEST):
                await self.table.time_out(late)
        return await self.table.match(self.id)

    async def since(self) -> int:
        told = (await self.look()).seats[0].told_out
        assert told is not None
        return told


@pytest.fixture
async def late(store: Store, table: Table, clock: ManualClock) -> Late:
    sitting = await Sitting.begin(table, clock=STANDARD, target=30)
    await sitting.pick(BEN, "number", ("number", 2))
    clock.advance(STANDARD.bank)
    return Late(store, table, clock, sitting)


async def test_the_others_are_told_once(late: Late, file: Path) -> None:
    match = await late.look()

    assert (match.status, match.awaited, match.seats[0].told_out) == ("running", [0], int(late.clock.time()))
    assert [kind for kind, _ in promised(file)].count("out_of_time") == 1
    assert [entry.kind for entry in await late.table.log(late.id)] == ["start", "answer"]


async def test_time_that_is_given_counts_from_then_and_the_next_time_they_are_told_anew(late: Late) -> None:
    since, interaction = await late.since(), press()
    late.clock.advance(5 * HOUR)
    for _ in range(2):
        await late.table.claims.give_time(late.id, BEN.id, 0, since, interaction)
    given = (await late.table.match(late.id)).seats[0]
    assert (given.flag, given.told_out) == (late.clock.time() + 24 * HOUR, None)
    with pytest.raises(Refusal, match="claim-over"):
        await late.table.claims.claim(late.id, BEN.id, 0, since, press())
    late.clock.advance(24 * HOUR)
    await late.store.late(30 * HOUR)

    assert await late.since() > since
    assert [entry.kind for entry in await late.table.log(late.id)] == ["start", "answer", "give_time"]


async def test_a_match_that_is_claimed_is_won_and_its_file_verifies(late: Late) -> None:
    await late.table.claims.claim(late.id, BEN.id, 0, await late.since(), press())

    match = await late.table.match(late.id)
    assert (match.status, match.seats[0].told_out) == ("over", None)
    assert [entry.kind for entry in await late.table.log(late.id)][2:] == ["claim", "resign"]
    outcome = verify(read(await late.table.export(late.id))).outcome
    assert outcome is not None
    assert outcome.winners == [1]


async def test_whoever_answers_late_has_answered(late: Late) -> None:
    since = await late.since()
    await late.sitting.pick(ANA, "number", ("number", 1))
    with pytest.raises(Refusal, match="claim-over"):
        await late.table.claims.claim(late.id, BEN.id, 0, since, press())

    match = await late.table.match(late.id)
    assert (match.seats[0].told_out, match.status) == (None, "running")


async def test_neither_the_late_one_nor_who_only_watches_decides(late: Late) -> None:
    since, claims = await late.since(), late.table.claims
    for doing in (claims.claim, claims.give_time):
        with pytest.raises(Refusal, match="claim-not-yours"):
            await doing(late.id, ANA.id, 0, since, press())
        with pytest.raises(Refusal, match="table-not-seated"):
            await doing(late.id, CLARA.id, 0, since, press())

    assert (await late.look()).seats[0].told_out == since
