"""**Rematch** below the end of a match: one press asks, another agrees."""

from __future__ import annotations

from tests.bot.conftest import Night


async def test_both_press_rematch_and_play_with_sides_changed(night: Night) -> None:
    old = await night.match("buttons")
    await night.quiet()
    await night.bot.services.table.resign(old.id, int(night.ana.id), 900_000)
    await night.quiet()

    await night.sam.press("Rematch")
    await night.sam.sees("You have no seat in this match")
    await night.ben.press("Rematch")
    await night.ben.sees("Your invitation is out: match 2")
    await night.quiet()
    await night.sam.sees("A rematch of match 1.")
    await night.ben.press("Rematch")
    await night.ben.sees("The rematch is match 2.")
    await night.ana.press("Rematch")
    await night.ana.sees("¡Estás dentro!")
    await night.quiet()

    match = await night.bot.services.table.match(2)
    assert (match.status, match.scenario) == ("running", "buttons")
    assert [seating.name for seating in match.seats] == ["ben", "ana"]
