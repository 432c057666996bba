"""Who is at the table is not written to at once."""

from __future__ import annotations

import pytest

from bot.discord_limits import EPHEMERAL
from bot.publishing import presence
from bot.publishing.presence import Presence
from bot.sandbox.world.objects import Message
from tests.bot.conftest import Night, shown
from tests.holding import numbers_held


def told(night: Night) -> list[str]:
    """List the ids of the messages that list what waits for Ana: a new one tells her anew."""
    return [one.id for one in night.ana.messages(night.ana.dm) if not one.flags & EPHEMERAL]


async def at_the_table(night: Night, monkeypatch: pytest.MonkeyPatch) -> Message:
    """Let Ana answer in the thread and Ben by direct message; give Ana's panel."""
    monkeypatch.setattr(presence, "LATELY", 10.0)  # so slow may a machine be
    await night.match("buttons")
    await night.quiet()
    panel = shown(await night.ana.press("My decision", in_=night.ana.threads()[0]))
    await night.ana.press("pick green", in_=panel)
    await night.ben.press("pick blue", in_=night.ben.dm)
    return panel


async def test_who_pressed_in_the_thread_is_written_to_only_if_he_does_not_answer_there(
    night: Night, monkeypatch: pytest.MonkeyPatch
) -> None:
    await at_the_table(night, monkeypatch)
    before = told(night)
    await night.quiet()  # which lasts until she may have left the table

    assert len(told(night)) == 1
    assert told(night) != before


async def test_who_answers_at_the_table_is_not_written_to_at_all(
    night: Night, monkeypatch: pytest.MonkeyPatch
) -> None:
    panel = await at_the_table(night, monkeypatch)
    before = told(night)
    await night.ana.press("qué toca", in_=panel)
    await night.ana.press("draw unit", in_=panel)
    await night.quiet()

    assert told(night) == before


async def test_who_plays_by_direct_message_is_written_to_at_once(night: Night) -> None:
    await night.match("buttons")
    await night.ana.press("pick green", in_=night.ana.dm)
    [before] = told(night)
    await night.ben.press("pick blue", in_=night.ben.dm)
    await night.quiet()

    [after] = told(night)
    assert after != before


def test_who_is_long_gone_is_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(presence, "LATELY", 180.0)
    now = [0.0]
    found = Presence(lambda: now[0])
    found.note(1, 77777)
    now[0] = presence.LATELY - 10
    assert found.lasts(1, 77777) == 10
    assert found.lasts(2, 77777) == found.lasts(None, 77777) == 0
    assert numbers_held(found, {77777})
    now[0] = 2 * presence.LATELY
    for user in range(2000):
        found.note(1, user + 1)

    assert found.lasts(1, 77777) == 0
    assert not numbers_held(found, {77777})
