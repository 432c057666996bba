"""What people set about their own time, as they see it."""

from __future__ import annotations

from datetime import UTC, datetime

import pytest

from bot.discord_limits.components import STRING_SELECT, walk
from bot.interaction.settings import FIELDS
from bot.panel.component_ids import TimeSetting
from bot.store.records import Clock, Habits, Quiet
from bot.store.records.habits import LONGEST
from tests.bot.conftest import Night, shown
from tests.bot.test_forged import Forger
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


async def test_quiet_hours_are_chosen_in_the_panel(night: Night) -> None:
    await night.ben.command("/settings", time_zone="Londres")
    await night.ben.choose("No quiet hours", "Quiet from 23:00")
    await night.ben.sees("Quiet hours: 23:00 to 09:00")  # as many as there were

    await night.ben.choose("Quiet until 09:00", "Quiet until 06:00")
    await night.ben.sees("Quiet hours: 23:00 to 06:00")
    assert await habits(night, night.ben) == Habits("Europe/London", Quiet(23, 6))

    await night.ben.choose("No quiet hours", "No quiet hours")
    await night.ben.does_not_see("Quiet until")
    assert await habits(night, night.ben) == Habits("Europe/London", None)


async def test_no_night_is_longer_than_the_longest(night: Night) -> None:
    answer = shown(await night.ben.command("/settings", time_zone="Londres"))
    _, _, ends = [one for one in walk(answer.components) if one["type"] == STRING_SELECT]
    assert len(ends["options"]) == LONGEST
    forger = Forger(night, night.ben)

    await forger.send(answer, str(TimeSetting(0, FIELDS.index("ends"))), ["21"])

    assert (await habits(night, night.ben)).quiet == Quiet(22, 8)


async def test_a_zone_is_written_in_a_window(night: Night) -> None:
    await night.ana.command("/ajustes")
    await night.ana.press("Zona horaria")
    await night.ana.submit(text="atlantis")
    await night.ana.sees("No conozco ninguna zona horaria")

    await night.ana.press("Zona horaria")
    await night.ana.submit(text="Buenos Aires")

    assert (await habits(night, night.ana)).zone == "America/Argentina/Buenos_Aires"


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
    await night.ben.sees(f"your turn (⏳ <t:{morning}:R>)", in_=night.ben.dm)
    await night.ben.sees(f"Your time is up <t:{morning}:R>", in_=night.ben.dm)
    await night.ben.command("/games", channel=night.ben.dm)
    await night.ben.sees(f"your turn (⏳ <t:{morning}:R>)", in_=night.ben.dm)
    assert (await night.bot.services.table.match(match.id)).seats[1].falls == morning
