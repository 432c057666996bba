"""A deadline as people see it: in the invitation, in a reminder, and when somebody is answered for."""

from __future__ import annotations

import pytest

from bot.match import deadlines
from bot.store.records import Late
from tests.bot.conftest import Night

HOURS = 48
SECONDS = HOURS * 3600.0


async def test_the_invitation_says_how_long_everybody_has(night: Night) -> None:
    await night.ana.command(
        "/nueva", juego="spearpoint", rival=night.ben.user.id, plazo=HOURS, idioma="en", channel="general"
    )

    await night.sam.sees("48 h for an answer", in_="general")
    assert (await night.bot.services.table.match(1)).deadline == SECONDS


async def test_whoever_is_late_is_reminded_then_answered_for_which_the_thread_is_told(night: Night) -> None:
    match = await night.match("duel", "skirmish", deadline=SECONDS)
    await night.quiet()
    store, table = night.bot.services.store, night.bot.services.table

    await store.wait(0.8 * SECONDS, deadlines.REMIND_AFTER)
    night.bot.services.outbox.wake()
    await night.ana.sees("Tienes 48 h para responder", in_=night.ana.dm)
    (late,) = await store.wait(0.2 * SECONDS, deadlines.REMIND_AFTER)
    assert late == Late(match.id, 0, late.since)
    await table.time_out(late)
    await night.quiet()

    (thread,) = night.sam.threads()
    await night.sam.sees("Red: out of time, so the default answer was given", in_=thread)
    await night.sam.sees("Red ends the turn", in_=thread)
    assert (await table.match(match.id)).awaited == [1]
    assert len(night.ana.messages(night.ana.dm)) == 1  # the reminder has taken the place of the panel
    await night.ben.sees("It is your turn", in_=night.ben.dm)


@pytest.fixture
def _hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(deadlines, "EVERY", 0.01)


@pytest.mark.usefixtures("_hasty")
async def test_the_bot_counts_by_itself(night: Night) -> None:
    match = await night.match("duel", "skirmish", deadline=0.05)

    await night.sam.sees("Seed:")
    assert (await night.bot.services.table.match(match.id)).status == "over"
