"""A clock as people see it: in the invitation, on board and panel, in a reminder, and when time is up."""

from __future__ import annotations

import pytest

from bot.match import timekeeper
from bot.match.clocks import STANDARD
from bot.store.records import Clock, Late
from tests.bot.conftest import Night
from tests.people.reading import read

HOUR = 3600.0


@pytest.mark.parametrize(
    ("written", "told", "clock"),
    [
        ({}, "Standard clock: 72 h, +12 h a phase, at most 120 h", STANDARD),
        ({"reloj": "48"}, "48 h for each phase", Clock(48 * HOUR, 48 * HOUR, 48 * HOUR)),
        ({"reloj": "10+2/30"}, "Clock: 10 h, +2 h a phase, at most 30 h", Clock(10 * HOUR, 2 * HOUR, 30 * HOUR)),
    ],
)
async def test_the_invitation_says_how_long_everybody_has(
    night: Night, written: dict[str, str], told: str, clock: Clock
) -> None:
    chosen = {"juego": "spearpoint", "rival": night.ben.user.id, "idioma": "en", **written}
    await night.ana.command("/nueva", channel="general", **chosen)

    await night.sam.sees(told, in_="general")
    assert (await night.bot.services.table.match(1)).clock == clock


async def test_a_clock_is_chosen_by_its_name_or_none_at_all(night: Night) -> None:
    offered = await night.ben.autocomplete("/new", "clock", "", channel="general")
    assert [one.split(":")[0] for one in offered] == ["Fast clock", "Standard clock", "Slow clock", "Friendly"]
    assert await night.ben.autocomplete("/new", "clock", "30", channel="general") == ["30 h for each phase"]
    await night.ben.command("/new", game="spearpoint", clock="soon", channel="general")
    await night.ben.sees("I know no such clock")
    await night.ben.command("/new", game="spearpoint", clock="Friendly", channel="general")
    await night.ben.press("Play against the computer")

    assert (await night.bot.services.table.match(1)).clock is None


async def test_against_the_computer_alone_there_is_none(night: Night) -> None:
    await night.ben.command("/new", game="spearpoint", opponent=night.sandbox.world.bot.id, channel="general")

    assert (await night.bot.services.table.match(1)).clock is None


async def test_board_panel_and_list_show_when_time_is_up(night: Night) -> None:
    match = await night.match("buttons", clock=STANDARD)
    await night.quiet()
    flag = match.seats[0].flag
    assert flag is not None
    at = f"<t:{int(flag)}:R>"

    await night.sam.sees(f"To play: Ana (⏳ {at}) and Ben (⏳ {at}).", in_=night.sam.threads()[0])
    await night.ana.sees(f"⏳ Tu tiempo se acaba {at}", in_=night.ana.dm)
    await night.ben.command("/games", channel=night.ben.dm)
    await night.ben.sees(f"your turn (⏳ {at})", in_=night.ben.dm)


async def test_whoever_is_late_is_reminded_then_answered_for_which_the_thread_is_told(night: Night) -> None:
    match = await night.match("duel", "skirmish", clock=STANDARD)
    await night.quiet()
    store, table = night.bot.services.store, night.bot.services.table
    begun, flag = store.now(), match.seats[0].flag
    assert flag is not None
    [first] = night.ana.messages(night.ana.dm)

    store.now = lambda: begun + 0.8 * STANDARD.bank + 60
    assert await store.late(STANDARD.bank) == []
    await night.bot.reminders.tick()
    await night.quiet()
    [reminder] = night.ana.messages(night.ana.dm)
    assert reminder.id != first.id
    assert f"tu turno (⏳ <t:{int(flag)}:R>)" in read(reminder)
    store.now = lambda: flag
    (late,) = await store.late(STANDARD.bank)
    assert late == Late(match.id, 0, late.since)
    await table.time_out(late)
    await night.quiet()

    (thread,) = night.sam.threads()
    await night.sam.sees("Red: out of time, so the default answer was given", in_=thread)
    await night.sam.sees("Red ends the turn", in_=thread)
    assert (await table.match(match.id)).awaited == [1]
    await night.ana.sees("Nada te espera", in_=night.ana.dm)
    await night.ben.sees("A match waits for you", in_=night.ben.dm)


@pytest.fixture
def _hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(timekeeper, "EVERY", 0.01)


@pytest.mark.usefixtures("_hasty")
async def test_the_bot_keeps_time_by_itself(night: Night) -> None:
    match = await night.match("duel", "skirmish", clock=Clock(0.05, 0.05, 0.05))

    await night.sam.sees("Seed:")
    assert (await night.bot.services.table.match(match.id)).status == "over"
