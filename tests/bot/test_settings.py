"""What people set about their own time, as they see it."""

from __future__ import annotations

from datetime import UTC, datetime

import pytest

from bot.store.records import Clock, Habits
from tests.bot.conftest import Night, shown
from tests.people import Person


async def habits(night: Night, person: Person) -> Habits:
    found = await night.bot.services.store.person(int(person.user.id))
    assert found is not None
    return found.habits


async def test_a_zone_is_chosen_by_the_name_of_a_city(night: Night) -> None:
    await night.ana.command("/ajustes")
    await night.ana.sees("Dime tu zona horaria")
    offered = await night.ana.autocomplete("/ajustes", "zona_horaria", "canar")
    assert [one.split(" · ")[0] for one in offered] == ["Canarias"]

    answer = shown(await night.ana.command("/ajustes", zona_horaria="Canarias"))

    assert (await habits(night, night.ana)).zone == "Atlantic/Canary"
    assert "Atlantic/Canary" in str(answer.components)
    assert "de 22:00 a 08:00" in str(answer.components)


@pytest.mark.parametrize("typed", ["Atlantis", "Europe", "*" * 200])
async def test_what_is_no_zone_is_refused(night: Night, typed: str) -> None:
    await night.ben.command("/settings", time_zone=typed)

    await night.ben.sees("I know no time zone")
    assert await habits(night, night.ben) == Habits()


async def test_the_board_shows_when_time_is_up_in_effect(night: Night) -> None:
    store = night.bot.services.store
    begun = datetime(2026, 1, 12, 12, tzinfo=UTC).timestamp()
    store.now = lambda: begun
    match = await night.match("buttons", clock=Clock(13 * 3600.0, 0.0, 13 * 3600.0))
    await night.quiet()
    thread = night.sam.threads()[0]
    one, morning = int(begun) + 13 * 3600, int(begun) + 20 * 3600
    await night.sam.sees(f"To play: Ana (⏳ <t:{one}:R>) and Ben (⏳ <t:{one}:R>).", in_=thread)

    await night.ben.command("/settings", time_zone="Londres", channel=thread)

    await night.sam.sees(f"To play: Ana (⏳ <t:{one}:R>) and Ben (⏳ <t:{morning}:R>).", in_=thread)
    await night.ben.sees(f"Your time is up <t:{morning}:R>", in_=night.ben.dm)
    await night.ben.command("/games", channel=night.ben.dm)
    await night.ben.sees(f"your turn (⏳ <t:{morning}:R>)", in_=night.ben.dm)
    assert (await night.bot.services.table.match(match.id)).seats[1].falls == morning
