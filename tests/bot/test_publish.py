"""What people are sent: once, where they read it, and nothing when they cannot be reached."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any, NoReturn

import discord
import pytest

from bot.client import Fieldpost
from bot.config import Config
from bot.discord_limits.components import walk
from bot.match.reminders import DM_AGAIN
from bot.store import Store
from bot.workers.worker import Worker
from tests.bot.conftest import Night, shown
from tests.people import Sandbox


async def test_a_match_has_an_invitation_a_thread_a_board_and_lists_of_what_waits(night: Night) -> None:
    await night.match("buttons")
    await night.quiet()

    [thread] = night.sam.threads()
    assert thread.name == "Shapes #1: Ana and Ben"
    welcome, board = night.sam.messages(thread)
    assert "Ana and Ben: welcome to **Shapes**" in str(welcome.components)
    assert [file.description for file in board.attachments] == ["board []"]
    for person in (night.ana, night.ben):
        [inbox] = night.sandbox.world.messages[person.dm.id].values()
        assert thread.id in str(inbox.components)
        assert inbox.attachments == []


async def test_closed_dms_are_told_once_to_the_person_alone_and_hang_nothing(night: Night) -> None:
    await night.ben.closes_dms()
    await night.match("buttons")
    await night.quiet()
    [thread] = night.ben.threads()

    panel = shown(await night.ben.press("My decision", in_=thread))
    await night.ben.sees("I cannot reach you by direct message; only you are told this", in_=panel)
    again = shown(await night.ben.press("My decision", in_=thread))
    await night.ben.does_not_see("I cannot reach you", in_=again)
    await night.ben.press("pick red", in_=again)
    await night.ana.press("pick red", in_=night.ana.dm)
    await night.sam.sees("Shown", in_=thread)
    await night.quiet()

    await night.ben.does_not_see("I cannot reach you", in_=again)
    for other in (night.ana, night.sam):
        await other.never_saw("I cannot reach you")
        await other.never_saw("puedo escribirte")


async def a_day_passes(night: Night) -> None:
    """Let both answer two days later, and what comes of it be sent."""
    store = night.bot.services.store
    now = store.now
    store.now = lambda: now() + 2 * DM_AGAIN
    await night.ben.press("pick red", in_=night.ben.threads()[0])
    await night.ana.press("pick red", in_=night.ana.dm)
    await night.sam.sees("Shown", in_=night.ben.threads()[0])
    await night.quiet()


async def test_who_is_tried_in_vain_again_is_not_told_again(night: Night) -> None:
    await night.ben.closes_dms()
    await night.match("buttons")
    await night.quiet()
    panel = shown(await night.ben.press("My decision", in_=night.ben.threads()[0]))
    await night.ben.sees("I cannot reach you", in_=panel)
    await a_day_passes(night)

    again = shown(await night.ben.press("My decision", in_=night.ben.threads()[0]))
    await night.ben.sees("Question about draw", in_=again)
    await night.ben.does_not_see("I cannot reach you", in_=again)


async def test_who_was_reached_again_and_closes_his_dms_once_more_is_told(night: Night) -> None:
    await night.ben.closes_dms()
    await night.match("buttons")
    await night.quiet()
    await night.ben.press("My decision", in_=night.ben.threads()[0])
    await night.ben.opens_dms()
    await a_day_passes(night)
    await night.ben.sees("Question about draw", in_=night.ben.dm)
    await night.ben.closes_dms()
    await night.match("buttons")
    await night.quiet()

    panel = shown(await night.ben.press("My decision", in_=night.ben.threads()[-1]))
    await night.ben.sees("I cannot reach you", in_=panel)


async def test_a_deleted_board_is_posted_again(night: Night) -> None:
    match = await night.match("buttons")
    await night.quiet()
    before = (await night.bot.services.table.match(match.id)).board_id
    [thread] = night.sam.threads()
    await night.bot.get_partial_messageable(int(thread.id)).get_partial_message(before or 0).delete()

    await night.ana.press("pick red", in_=night.ana.dm)
    await night.sam.sees("To play: Ben", in_=thread)
    await night.quiet()

    assert (await night.bot.services.table.match(match.id)).board_id != before


async def test_an_archived_thread_is_opened_again(night: Night) -> None:
    await night.match("buttons")
    await night.quiet()
    [thread] = night.sam.threads()
    await night.bot.http.edit_channel(int(thread.id), archived=True)

    await night.ana.press("pick red", in_=night.ana.dm)

    await night.sam.sees("To play: Ben", in_=thread)


async def test_a_deleted_thread_is_started_again(night: Night) -> None:
    await night.match("buttons")
    await night.quiet()
    [thread] = night.sam.threads()
    await night.bot.http.delete_channel(int(thread.id))

    await night.ana.press("pick red", in_=night.ana.dm)
    await night.sam.sees("To play: Ben")
    await night.quiet()

    [again] = night.sam.threads()
    assert again.id != thread.id


@pytest.fixture
def no_ink(monkeypatch: pytest.MonkeyPatch) -> Callable[[], None]:
    """Let nothing be drawn from now on."""

    def do(*_anything: Any) -> NoReturn:
        raise RuntimeError("no ink")

    return lambda: monkeypatch.setattr(Worker, "do", do)


async def test_a_board_that_cannot_be_drawn_is_said_in_words(night: Night, no_ink: Callable[[], None]) -> None:
    no_ink()
    await night.match("buttons")

    await night.sam.sees("The picture could not be drawn")


async def test_one_board_below_a_long_story_to_which_short_news_are_added(night: Night) -> None:
    await night.match("several")
    await night.quiet()
    [thread] = night.sam.threads()
    for person, seal in ((night.ana, "Sellar"), (night.ben, "Seal")):
        await person.press(seal, in_=person.dm)
    await night.sam.sees("Shown: ", in_=thread)
    await night.quiet()
    await night.ana.press("draw unit", in_=night.ana.dm)
    await night.sam.sees("Drew unit", in_=thread)
    await night.quiet()

    _welcome, fight, story, board = night.sam.messages(thread)
    assert fight.attachments[0].description == "18 shots"
    first, added = [one["content"] for one in walk(story.components) if "content" in one]
    assert "fired" not in first
    assert added == "Drew unit"
    assert board.attachments[0].description == f"board {['hold'] * 18}"


async def test_a_fight_that_cannot_be_drawn_is_told_line_by_line(night: Night, no_ink: Callable[[], None]) -> None:
    await night.match("several")
    await night.quiet()
    no_ink()
    for person, seal in ((night.ana, "Sellar"), (night.ben, "Seal")):
        await person.press(seal, in_=person.dm)

    await night.sam.sees("Unit 9 fired", in_=night.sam.threads()[0])


async def test_the_result_has_its_picture(night: Night) -> None:
    await night.match("buttons")
    await night.quiet()
    await night.ana.command("/resign", channel=night.ana.dm)
    await night.ana.press("Abandonar", in_=night.ana.dm)

    result = shown(await night.sam.sees("Ben wins match 1"))
    assert [file.filename for file in result.attachments] == ["victory.png", "match-1.json"]
    assert result.attachments[0].description == "victory after 0 shown"


async def test_only_the_awaited_are_pinged_and_only_by_dm(night: Night) -> None:
    await night.match("buttons")
    await night.quiet()
    await night.ana.press("pick red", in_=night.ana.dm)
    await night.ben.press("pick red", in_=night.ben.dm)
    await night.sam.sees("Shown")
    await night.quiet()

    for thread in night.sam.threads():
        for message in night.sam.messages(thread):
            assert message.mentions == []
            assert message.flags & discord.MessageFlags.suppress_notifications.flag


async def test_what_was_promised_is_sent_after_a_restart(
    night: Night, sandbox: Sandbox, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The outbox of a bot that never got to send anything is sent by the next one."""
    monkeypatch.setattr(night.bot.services.outbox, "wake", lambda: None)
    await night.match("buttons")
    assert night.sam.threads() == []
    await night.bot.close()
    await night.bot.services.store.close()

    store = await Store.open(tmp_path / "fieldpost.sqlite3")
    again = Fieldpost(Config(token=sandbox.bot_token, api_base=sandbox.api_base, database=tmp_path / "x"), store)
    running = asyncio.create_task(again.start(sandbox.bot_token))
    await night.ana.sees("Pregunta sobre buttons", in_=night.ana.dm)
    await night.ana.press("pick red", in_=night.ana.dm)
    await night.ana.sees("Puedes cambiarlo", in_=night.ana.dm)

    await again.close()
    await running
    await store.close()
