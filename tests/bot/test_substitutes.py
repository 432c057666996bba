"""Somebody is gone: who is asked where, who takes the seat, and how the computer gives it back."""

from __future__ import annotations

import pytest

from bot.match.absences import DAYS
from bot.match.clocks import HOUR, STANDARD
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


async def test_a_substitute_is_found_in_the_channel(night: Night, thread: str) -> None:
    await night.ana.press("Find a substitute", in_=thread)
    await night.ana.sees("Eso les corresponde", in_=thread)
    await night.sam.press("Find a substitute", in_=thread)
    await night.sam.sees("You have no seat in this match", in_=thread)
    await night.ben.press("Find a substitute", in_=thread)
    await night.ben.sees("the seat is on offer in the channel for 72 hours", in_=thread)
    await night.quiet()
    await night.ben.sees("Offered in <#", in_=thread)
    assert "[Find a substitute]" not in night.ben.view()
    await night.sam.sees("A substitute is sought in match 1, **Shapes**")
    await night.sam.sees("cannot lower your rating")
    await night.ana.press("Join")
    await night.ana.sees("Ya tienes asiento")
    await night.sam.press("Join")
    await night.quiet()

    await night.sam.sees("A match waits for you", in_=night.sam.dm)
    await night.sam.sees("No substitute is sought any more")
    await night.ben.sees("takes over from Ana", in_=thread)
    await night.ben.sees("That is settled.", in_=thread)
    await night.ana.sees("Nada te espera", in_=night.ana.dm)


async def test_the_computer_plays_until_its_player_is_back(night: Night, thread: str) -> None:
    await night.ana.press("Let the computer play", in_=thread)
    await night.ana.sees("Eso les corresponde", in_=thread)
    await night.ben.press("Let the computer play", in_=thread)
    await night.ben.sees("All agreed: the computer plays.", in_=thread)
    await night.quiet()

    await night.sam.sees("the computer plays for Ana", in_=thread)
    await night.sam.sees("the seat is yours again whenever you are back", in_=thread)
    await night.sam.press("Take the seat", in_=thread)
    await night.sam.sees("This seat is offered to somebody else", in_=thread)
    await night.ana.press("Take the seat", in_=thread)
    await night.quiet()
    await night.ben.sees("Ana plays in the computer’s place", in_=thread)
    assert [one.name for one in (await night.bot.services.table.match(1)).seats] == ["ana", "Ben"]


async def test_a_match_to_which_nobody_comes_back_ends_and_all_are_told(night: Night, thread: str) -> None:
    store = night.bot.services.store
    flag = store.now()
    store.now = lambda: flag + DAYS * 24 * HOUR
    await store.late(2 * DAYS * 24 * HOUR)
    await night.bot.services.table.absences.tick()
    await night.quiet()

    await night.sam.sees(f"out of time for {DAYS} days. The match ends with no result", in_=thread)
    await night.sam.sees("That is settled.", in_=thread)
