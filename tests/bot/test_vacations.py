"""`/vacation` and `/propose`: what is answered, and what the others read in the thread."""

from __future__ import annotations

from bot.match.clocks import STANDARD
from tests.bot.conftest import Night, shown
from tests.people.reading import read


async def test_a_vacation_is_told_in_the_thread_until_its_player_is_back(night: Night) -> None:
    await night.match("buttons", clock=STANDARD)
    await night.quiet()
    thread = night.sam.threads()[0]
    assert "Te quedan este año 7" in read(shown(await night.ana.command("/vacaciones", dias=0, channel=thread)))
    told = read(shown(await night.ana.command("/vacaciones", dias=3, channel=thread)))
    assert "Estás de vacaciones hasta el" in told
    assert "te quedarán este año 4 días" in told
    await night.quiet()
    await night.ben.sees("white: on vacation, until", in_=thread)
    await night.ben.sees("Ana (🏖️ <t:", in_=thread)
    await night.ana.press("pick red", in_=night.ana.dm)
    await night.bot.services.table.absences.tick()
    await night.quiet()

    await night.ben.sees("white: back from vacation", in_=thread)


async def test_it_is_proposed_that_the_suggestion_be_played_for_who_is_late(night: Night) -> None:
    await night.match("buttons", clock=STANDARD)
    await night.quiet()
    thread = night.sam.threads()[0]
    told = read(
        shown(await night.sam.command("/propose", what="Play the suggestion for whoever is late", channel=thread))
    )
    assert "You have no seat in this match" in told
    told = read(
        shown(await night.ben.command("/propose", what="Play the suggestion for whoever is late", channel=thread))
    )
    assert "plays on by itself when everybody agrees" in told
    await night.quiet()
    await night.sam.sees("would have the suggestion played for whoever is out of time", in_=thread)
    await night.ana.press("Agree", in_=thread)
    await night.quiet()

    await night.sam.sees("Whoever is out of time has the suggestion played from now on", in_=thread)
    clock = (await night.bot.services.table.match(1)).clock
    assert clock is not None
    assert clock.by_itself
