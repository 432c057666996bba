"""Handing a seat over on Discord: the offer in the thread, who takes it, and what each is told."""

from __future__ import annotations

import pytest

from bot.commands import start
from bot.store.records import Match
from tests.bot.conftest import Night
from tests.bot.skirmish import Skirmish


@pytest.fixture
async def match(night: Night) -> Match:
    found = await night.match("multi")
    await night.ben.sees("Question about multi", in_=night.ben.dm)
    await night.sam.sees("My decision")
    return found


async def names(night: Night) -> list[str]:
    return [seating.name for seating in (await night.bot.services.table.match(1)).seats]


async def test_a_seat_is_handed_over_by_command_and_taken_by_a_press(night: Night, match: Match) -> None:
    thread = night.sam.threads()[0]
    await night.ana.command("/ceder", para=night.sam.user.id, channel=thread)
    await night.ana.sees("Sigues jugando hasta que alguien lo ocupe", in_=thread)
    await night.quiet()
    await night.sam.sees("Ana** hands over the seat", in_=thread)
    await night.ben.press("Take the seat", in_=thread)
    await night.ben.sees("You already have a seat", in_=thread)

    await night.sam.press("Take the seat", in_=thread)
    await night.quiet()

    assert await names(night) == ["Sam", "Ben"]
    await night.sam.sees("A match waits for you", in_=night.sam.dm)
    await night.sam.press("My hand", in_=await night.sam.opens())
    await night.sam.sees("hand of seat 0", in_=night.sam.dm)
    await night.ben.sees("Sam takes over from Ana", in_=thread)
    await night.ben.sees("is no longer on offer. **Sam** plays it", in_=thread)
    await night.ben.sees("To play: Sam and Ben", in_=thread)
    assert "[Take the seat]" not in night.ben.view()


async def test_what_the_leaver_has_on_his_screen_tells_him_who_plays_now(night: Night, match: Match) -> None:
    thread = night.sam.threads()[0]
    await night.ana.press("My decision", in_=thread)
    panel = night.ana.messages(thread)[-1]
    await night.ana.choose("Elige", "pick 1", in_=panel)
    await night.ana.command("/abandonar", channel=thread)
    await night.ana.press("Ceder mi asiento", in_=thread)
    await night.sam.press("Take the seat", in_=thread)
    await night.quiet()
    before = await night.state(match)

    await night.ana.sees("Nada te espera", in_=night.ana.dm)
    for label, where in (("Sellar", panel), ("My decision", thread)):
        told = str(await night.ana.press(label, in_=where))
        assert "Has dejado tu asiento" in told
        assert "ahora juega en él Sam" in told

    assert await night.state(match) == before


async def test_an_offer_that_is_called_off_can_no_longer_be_taken(night: Night, match: Match) -> None:
    thread = night.sam.threads()[0]
    await night.ben.command("/handover", channel=thread)
    await night.sam.sees("Anybody may take it", in_=thread)
    old = night.sam.messages(thread)[-1]
    await night.sam.press("Call it off", in_=thread)
    await night.sam.sees("offered to somebody else", in_=thread)
    await night.ben.press("Call it off", in_=thread)

    await night.sam.press("Take the seat", in_=old)

    await night.sam.sees("This seat is not on offer any more", in_=thread)
    assert await names(night) == ["Ana", "Ben"]


async def test_where_the_others_play_on_a_seat_is_empty_until_somebody_takes_it(
    night: Night, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Skirmish, "plays_on", True)
    monkeypatch.setattr(start, "GAMES", ("skirmish",))
    guest = f"<@{night.ana.id}>"
    await night.ben.command("/new", scenario="march", options="marchers=2", players=guest)
    await night.ana.press("Join")
    await night.quiet()
    thread = night.sam.threads()[0]

    await night.ben.command("/resign", channel=thread)
    await night.ben.sees("The others play on, and somebody else may take your seat")
    await night.ben.press("Resign")
    await night.quiet()

    await night.sam.sees("ben** has left, and the seat **Red, Marshal** is empty", in_=thread)
    await night.sam.sees("To play: an empty seat", in_=thread)
    await night.ana.command("/partidas")
    await night.ana.sees("turno de: un asiento vacío")
    await night.ben.press("Take the seat", in_=thread)
    await night.ben.sees("You have left a seat of this match")
    await night.sam.press("Take the seat", in_=thread)
    await night.quiet()
    await night.sam.sees("To play: Sam", in_=thread)
    await night.sam.sees("Your turn", in_=night.sam.dm)


async def test_a_bot_gets_no_seat(night: Night, match: Match) -> None:
    await night.ben.command("/handover", to=night.sandbox.world.bot.id, channel=night.ben.threads()[0])

    await night.ben.sees("is a bot, and bots do not play here")
