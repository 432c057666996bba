"""`/lobby` shows the open seats of a server, each with the way to take it."""

from __future__ import annotations

from typing import Any

from tests.bot.conftest import Night, shown
from tests.bot.test_audience import aside, close, general
from tests.people import Person
from tests.people.reading import read


async def looked(person: Person, word: str = "/lobby", where: Any = "general") -> str:
    """Return what the lobby shows to somebody."""
    return read(shown(await person.command(word, channel=where)))


async def test_an_open_seat_is_shown_in_ones_own_language_and_taken_there(night: Night) -> None:
    await night.ben.command("/new", game="spearpoint", clock="24")

    seen = await looked(night.ana, "/sala")
    assert "Spearpoint 1943 · **ben** busca jugadores" in seen
    assert "24 h por fase" in seen
    await night.ana.press("Unirse")

    assert [one.name for one in (await night.bot.services.table.match(1)).seats] == ["ben", "ana"]
    assert "Nobody is looking for players" in await looked(night.sam)


async def test_neither_ones_own_invitation_nor_one_to_somebody_else_is_shown(night: Night) -> None:
    await night.ben.command("/new", game="spearpoint")
    await night.ben.command("/new", game="tactics2gm", opponent=night.ana.user.id)

    assert "Nobody is looking" in await looked(night.ben)
    sam, ana = await looked(night.sam), await looked(night.ana, "/sala")
    assert ("Spearpoint" in sam, "2GM" in sam) == (True, False)
    assert ("Spearpoint" in ana, "2GM" in ana) == (True, True)


async def test_a_seat_on_offer_in_a_running_match_is_shown_until_it_is_taken(night: Night) -> None:
    await night.match("multi")
    await night.quiet()
    thread = night.sam.threads()[0]
    assert "Nobody is looking" in await looked(night.sam)
    await night.ana.command("/ceder", channel=thread)

    assert "begun, and a seat is free" in await looked(night.sam)
    assert "Nobody is looking" in await looked(night.ben)
    await night.sam.press("Take ")
    await night.quiet()

    assert [one.name for one in (await night.bot.services.table.match(1)).seats] == ["Sam", "Ben"]
    assert "Aquí nadie busca" in await looked(night.ana, "/sala")


async def test_an_invitation_in_a_channel_that_one_may_not_see_is_not_shown(night: Night) -> None:
    await night.ben.command("/new", game="spearpoint")
    assert "Spearpoint" in await looked(night.sam, where=aside(night))
    close(night, general(night), night.ben)

    assert "Nobody is looking" in await looked(night.sam, where=aside(night))


async def test_more_than_fits_is_counted(night: Night) -> None:
    for _ in range(4):
        for name in ("ana", "ben", "cleo", "dan"):
            await night.sandbox.person(name).command("/new", game="spearpoint")

    assert "4 more matches have open seats" in await looked(night.sam)


async def test_there_is_no_lobby_outside_of_a_server(night: Night) -> None:
    await night.ana.command("/sala", channel=night.ana.dm)

    await night.ana.sees("Los asientos libres son de un servidor", in_=night.ana.dm)
