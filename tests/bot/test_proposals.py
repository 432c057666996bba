"""A draw, or the end of a match with no result: proposed with `/resign`, agreed to in the thread."""

from __future__ import annotations

import pytest

from bot.match import proposals
from bot.sandbox.world.objects import Thread
from tests.bot.conftest import Night


async def proposed(night: Night, wish: str) -> Thread:
    """Let Ana propose something in a match, by its button; return the match's thread."""
    await night.match("buttons")
    await night.quiet()
    thread = night.ana.threads()[0]
    await night.ana.command("/abandonar", channel=thread)
    await night.ana.press(wish)
    await night.quiet()
    return thread


@pytest.mark.parametrize(
    ("button", "asks", "ends"),
    [
        ("Ofrecer tablas", "**Ana** offers a draw.", "All agreed: the match is a draw."),
        ("Dejarla entre todos", "**Ana** would call the match off", "called off, with no result."),
    ],
)
async def test_the_other_agrees_in_the_thread(night: Night, button: str, asks: str, ends: str) -> None:
    thread = await proposed(night, button)
    await night.ben.sees(asks, in_=thread)
    await night.ben.press("Agree", in_=thread)
    await night.quiet()

    await night.sam.sees(ends, in_=thread)
    assert "[Agree]" not in night.sam.view()
    assert "[My decision]" not in night.sam.view()
    match = await night.bot.services.table.match(1)
    assert match.status == ("over" if "draw" in ends else "cancelled")


async def test_what_nobody_answers_for_a_day_loses_its_buttons(
    night: Night, monkeypatch: pytest.MonkeyPatch
) -> None:
    thread = await proposed(night, "Ofrecer tablas")
    assert "[Agree]" in night.sam.view()
    store = night.bot.services.store
    later = store.now() + proposals.LASTS
    monkeypatch.setattr(store, "now", lambda: later)
    await night.bot.timekeeper.tick()
    await night.quiet()

    await night.sam.sees("**Ana** proposed to end the match. That is off the table.", in_=thread)
    assert "[Agree]" not in night.sam.view()


async def test_one_who_plays_on_is_enough(night: Night) -> None:
    thread = await proposed(night, "Ofrecer tablas")
    await night.sam.press("Agree")
    await night.sam.sees("You have no seat in this match")
    await night.ben.press("Play on")
    await night.quiet()

    await night.sam.sees("**Ana** proposed to end the match.", in_=thread)
    assert "[Agree]" not in night.sam.view()
    assert (await night.bot.services.table.match(1)).status == "running"
