"""A pause as people see it: proposed with a command, agreed to in the thread, ended with one button."""

from __future__ import annotations

import pytest

from bot.store.records import Match
from tests.bot.conftest import Night


@pytest.fixture
async def match(night: Night) -> Match:
    """A match that Ana and Ben have paused."""
    found = await night.match("buttons")
    await night.quiet()
    thread = night.ana.threads()[0]
    await night.ana.command("/pausar", channel=thread)
    await night.ana.sees("La partida queda en pausa", in_=thread)
    await night.quiet()
    await night.ben.sees("**Ana** would pause the match", in_=thread)
    await night.ben.press("Agree", in_=thread)
    await night.quiet()
    return found


async def test_the_board_the_panel_and_the_list_of_matches_say_so(night: Night, match: Match) -> None:
    await night.sam.sees("Agreed: the match is paused.", in_=night.sam.threads()[0])
    await night.sam.sees("⏸️ Paused: no time runs", in_=night.sam.threads()[0])
    await night.ana.sees("Nada te espera", in_=night.ana.dm)
    await night.ana.press("My decision", in_=night.ana.threads()[0])
    await night.ana.sees("⏸️ En pausa", in_=night.ana.messages(night.ana.threads()[0])[-1])
    assert "Pregunta sobre buttons" not in night.ana.view()
    await night.ben.command("/games", channel=night.ben.dm)
    await night.ben.sees("paused", in_=night.ben.dm)
    await night.sam.press("Board as text")
    await night.sam.sees("**⏸️ Paused")


async def test_a_move_is_refused_with_the_way_on(night: Night, match: Match) -> None:
    before = await night.state(match)
    await night.ben.command("/move", channel=night.ben.dm, picks="blue")
    await night.ben.sees(
        "This match is paused: nothing is played until somebody presses **Go on**", in_=night.ben.dm
    )
    assert await night.state(match) == before
    await night.ben.press("Go on", in_=night.ben.messages(night.ben.dm)[-1])
    await night.quiet()

    assert (await night.bot.services.table.match(match.id)).paused is None
    assert "Paused" not in night.sam.view()
    await night.ana.sees("Pregunta sobre buttons", in_=night.ana.dm)


async def test_whoever_goes_on_finds_his_decision_and_the_others_are_asked_again(
    night: Night, match: Match
) -> None:
    await night.sam.press("Go on")
    await night.sam.sees("You do not play in this match")
    await night.ben.press("Go on", in_=night.ben.threads()[0])
    await night.ben.sees("Question about buttons", in_=night.ben.threads()[0])
    await night.quiet()

    await night.sam.sees("the match goes on", in_=night.sam.threads()[0])
    await night.ana.sees("Una partida te espera", in_=night.ana.dm)
    assert "[Go on]" not in night.sam.view()
