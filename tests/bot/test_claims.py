"""What the thread says when somebody's time is up, and what the others press there."""

from __future__ import annotations

import pytest

from bot.match.clocks import STANDARD
from tests.bot.conftest import Night


@pytest.fixture
async def thread(night: Night) -> str:
    """The thread of a match in which Ana's time is up, and Ben has answered."""
    match = await night.match("buttons", clock=STANDARD)
    await night.quiet()
    await night.ben.press("blue", in_=night.ben.dm)
    await night.quiet()
    store, flag = night.bot.services.store, match.seats[0].flag
    assert flag is not None
    store.now = lambda: flag
    for late in await store.late(2 * STANDARD.bank):
        await night.bot.services.table.time_out(late)
    await night.quiet()
    return night.sam.threads()[0].id


async def test_the_others_give_more_time(night: Night, thread: str) -> None:
    await night.ben.sees("**Ana** is out of time. Wait, give 24 hours more, claim the match", in_=thread)
    await night.ana.press("Give 24 h", in_=thread)
    await night.ana.sees("Eso les corresponde a los rivales", in_=thread)
    await night.ben.press("Give 24 h", in_=thread)
    await night.quiet()

    await night.sam.sees("24 more hours, given by the others", in_=thread)
    await night.sam.sees("That is settled.", in_=thread)
    assert "[Claim the match]" not in night.sam.view()


async def test_the_opponent_claims_the_match(night: Night, thread: str) -> None:
    await night.sam.press("Claim the match", in_=thread)
    await night.sam.sees("You have no seat in this match", in_=thread)
    await night.ben.press("Claim the match", in_=thread)

    await night.sam.sees("out of time, and the match is claimed", in_=thread)
    await night.sam.sees("Ben wins match 1", in_=thread)
