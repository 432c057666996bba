"""Discord refuses, is busy, or breaks: nothing is lost, nothing comes twice, and somebody is told."""

from __future__ import annotations

import asyncio

import pytest
from structlog.testing import capture_logs

from bot import client, discord_limits
from bot.discord_limits.components import walk
from bot.match import Person as Player
from bot.sandbox.page.client import post
from bot.sandbox.server.messages import delete
from bot.sandbox.server.threads import remove
from bot.sandbox.world.permissions import Permission
from tests.faults.conftest import CALLBACK, POSTS, Evening, fails_with, ids_of, lists
from tests.people import Sandbox

IN_A_CHANNEL = Permission.SEND_MESSAGES | Permission.SEND_MESSAGES_IN_THREADS


async def settled_story(evening: Evening) -> list[str]:
    await evening.settled()
    return evening.story()


# ------------------------------------------------------------------ too many requests


@pytest.mark.parametrize("scope", ["user", "shared", "global"])
async def test_a_rate_limit_is_waited_out(sandbox: Sandbox, evening: Evening, scope: str) -> None:
    sandbox.faults.rate_limit(POSTS, seconds=0.01, scope=scope, times=2)  # type: ignore[arg-type]
    await evening.answer_both()
    assert await settled_story(evening) == ["Shown: pick/red and pick/red"]
    await evening.plays_on()


async def test_a_rate_limit_without_a_word_is_waited_out_too(sandbox: Sandbox, evening: Evening) -> None:
    """Cloudflare refuses for Discord: discord.py does not wait, so the outbox must."""
    sandbox.faults.ban(f"{POSTS}|PATCH", times=100)
    await evening.answer_both()
    await evening.tried()
    assert evening.story() == []
    sandbox.faults.clear()
    await evening.later(29)
    assert evening.story() == []
    await evening.later(2)
    assert await settled_story(evening) == ["Shown: pick/red and pick/red"]
    await evening.plays_on()


async def test_a_request_broken_off_while_everything_is_put_off_stops_no_other(
    sandbox: Sandbox, evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    put_off = asyncio.Event()

    async def for_ever(_seconds: float) -> None:
        put_off.set()
        await asyncio.Event().wait()

    monkeypatch.setattr(client, "LONGEST_WAIT", 0.01)
    with monkeypatch.context() as patch:
        patch.setattr("discord.http.asyncio.sleep", for_ever)
        sandbox.faults.rate_limit("GET /channels", seconds=1, scope="global")
        asking = asyncio.create_task(evening.bot.http.get_channel(int(evening.thread.id)))
        await put_off.wait()
        asking.cancel()

    async with asyncio.timeout(20):
        await evening.bot.http.get_channel(int(evening.thread.id))


async def test_the_bot_keeps_to_tight_limits(sandbox: Sandbox, evening: Evening, asked: list[str]) -> None:
    sandbox.rate_limits.limit("/messages", 1, 0.05)
    await evening.answer_both()
    assert await settled_story(evening) == ["Shown: pick/red and pick/red"]
    sandbox.rate_limits.limit("/messages", 1000, 1)
    await evening.plays_on()


# ------------------------------------------------------------------ a broken answer to a press


@pytest.mark.parametrize("times", [1, 3])
async def test_a_press_is_answered_although_discord_breaks(sandbox: Sandbox, evening: Evening, times: int) -> None:
    before = await evening.acts()
    sandbox.faults.add(CALLBACK, status=502, body=b"bad gateway", times=times)
    await evening.ana.press("pick red", in_=evening.ana.dm)
    await evening.settled()
    assert await evening.acts() == before + 1
    await evening.plays_on()


async def test_an_answer_that_was_taken_and_broke_is_given_once(sandbox: Sandbox, evening: Evening) -> None:
    """The second attempt finds the interaction acknowledged (40060)."""
    sandbox.faults.add(CALLBACK, status=500, body=b"oops", happens=True)
    with capture_logs() as logs:
        await evening.ana.press("pick red", in_=evening.ana.dm)
        await evening.settled()
    assert [entry["event"] for entry in logs] == ["act", "nobody waits for the answer"]
    await evening.ana.sees("Puedes cambiarlo", in_=evening.ana.dm)
    await evening.plays_on()


async def test_who_gets_no_answer_is_told_so_and_has_moved_once(sandbox: Sandbox, evening: Evening) -> None:
    before = await evening.acts()
    sandbox.faults.add(CALLBACK, status=500, body=b"oops", times=100)
    evening.ana.patience = 0.5

    await fails_with(evening.ana.press("pick red", in_=evening.ana.dm), "nothing came")
    await evening.settled()
    evening.clock.advance(discord_limits.INITIAL_RESPONSE + 0.1)
    sandbox.faults.clear()

    failed = [sight for sight in evening.ana.events if getattr(sight, "state", "") == "failed"]
    assert len(failed) == 1
    assert await evening.acts() == before + 1
    evening.ana.patience = 10
    await evening.ana.press("My decision", in_=evening.thread)
    await evening.ana.sees("pick red", in_=evening.thread)
    await evening.plays_on()


async def test_a_ban_while_somebody_waits_for_an_answer(sandbox: Sandbox, evening: Evening) -> None:
    before = await evening.acts()
    sandbox.faults.ban(CALLBACK)
    await evening.ana.press("pick red", in_=evening.ana.dm)
    await evening.ana.sees("Lo que hayas hecho cuenta", in_=evening.ana.dm)
    await evening.settled()
    assert await evening.acts() == before + 1
    await evening.plays_on()


# ------------------------------------------------------------------ a broken answer to a message


@pytest.mark.parametrize("status", [500, 502, 504])
async def test_a_message_that_was_posted_and_broke_stands_once(
    sandbox: Sandbox, evening: Evening, status: int
) -> None:
    """discord.py posts it again, with the same nonce, which Discord knows."""
    sandbox.faults.add(POSTS, status=status, body=b"oops", happens=True, times=3)
    await evening.answer_both()
    assert await settled_story(evening) == ["Shown: pick/red and pick/red"]
    await evening.plays_on()


@pytest.mark.parametrize("leaves", [False, True])
async def test_a_list_that_was_posted_and_broke_is_the_true_one_where_it_is_not_sent_again(
    sandbox: Sandbox, evening: Evening, *, leaves: bool
) -> None:
    """Its reader has meanwhile answered elsewhere, or left his seat."""
    ben, table = int(evening.ben.id), evening.bot.services.table
    await evening.ben.press("pick red", in_=evening.ben.dm)
    await evening.settled()
    to_ben = f"/channels/{evening.ben.dm.id}/messages"
    sandbox.faults.add(f"POST {to_ben}", status=500, body=b"oops", happens=True, times=5)
    sandbox.faults.add(to_ben, status=503, body=b"down", times=10_000)
    await evening.ana.press("pick red", in_=evening.ana.dm)
    await evening.tried()
    assert [bool(ids_of(one)) for one in lists(evening.ben)] == [False, True]

    if leaves:
        cleo = Player(int(sandbox.person("cleo").id), "Cleo", "en")
        await evening.bot.services.store.meet(cleo)
        await table.offer_seat(evening.id, ben)
        await table.take_over(evening.id, cleo, 1, 9001)
    else:
        await table.act(evening.id, ben, [(await _open(evening, 1), [("draw", "unit")])], 9001)
    sandbox.faults.clear()
    await evening.later(60)
    await evening.settled()

    assert [bool(ids_of(one)) for one in lists(evening.ben)] == [False]


async def test_discord_is_down_for_a_while(sandbox: Sandbox, evening: Evening) -> None:
    sandbox.faults.add(".*", status=503, body=b"down", times=10_000)
    await evening.bot.services.table.act(
        evening.id, int(evening.ana.id), [(await _open(evening, 0), [("pick", "red")])], 9001
    )
    await evening.bot.services.table.act(
        evening.id, int(evening.ben.id), [(await _open(evening, 1), [("pick", "red")])], 9002
    )
    for _ in range(4):
        await evening.later(8)
    assert evening.story() == []
    sandbox.faults.clear()
    await evening.later(60)
    assert await settled_story(evening) == ["Shown: pick/red and pick/red"]
    await evening.plays_on()


async def _open(evening: Evening, seat: int) -> int:
    sight = await evening.bot.services.table.look(evening.id, int((evening.ana, evening.ben)[seat].id))
    assert sight.view is not None
    return next(decision.id for decision in sight.view.decisions if not decision.optional)


# ------------------------------------------------------------------ what has changed in the server


async def test_closed_dms_are_told_once_and_not_tried_again(
    sandbox: Sandbox, evening: Evening, asked: list[str]
) -> None:
    await evening.ben.closes_dms()
    await evening.ben.press("pick red", in_=evening.ben.dm)
    await evening.ana.press("pick red", in_=evening.ana.dm)
    await evening.settled()
    await evening.ben.press("My decision", in_=evening.thread)
    await evening.ben.sees("I cannot reach you by direct message", in_=evening.thread)
    asked.clear()
    await evening.ana.press("draw unit", in_=evening.ana.dm)
    await evening.settled()
    assert [request for request in asked if f"/{evening.ben.dm.id}/" in request] == []
    for other in (evening.ana, evening.sam):
        await other.never_saw("I cannot reach you")
    await evening.plays_on()


async def test_a_board_that_somebody_deleted_is_posted_anew(sandbox: Sandbox, evening: Evening) -> None:
    board = (await evening.now()).board_id
    found = sandbox.world.message(evening.thread.id, str(board))
    assert found is not None
    delete(sandbox.context, found)
    await evening.answer_both()
    await evening.settled()
    assert (await evening.now()).board_id != board
    await evening.plays_on()


async def test_an_invitation_that_somebody_deleted_hinders_nobody(sandbox: Sandbox, evening: Evening) -> None:
    found = sandbox.world.message(next(iter(sandbox.world.channels)), str((await evening.now()).invitation_id))
    assert found is not None
    delete(sandbox.context, found)
    await evening.plays_on()
    await evening.sam.sees("Seed:", in_=evening.thread)


async def test_a_thread_that_somebody_deleted_is_started_anew(sandbox: Sandbox, evening: Evening) -> None:
    remove(sandbox.context, evening.thread)
    await evening.answer_both()
    await evening.settled()
    await evening.plays_on()


async def test_a_thread_that_a_moderator_locked(sandbox: Sandbox, evening: Evening) -> None:
    """Without MANAGE_THREADS the bot cannot post; it comes back, and tells everything once."""
    sandbox.world.bot_permissions &= ~Permission.MANAGE_THREADS
    metadata = evening.thread.thread_metadata
    metadata.locked = metadata.archived = True
    await evening.answer_both()
    await evening.tried()
    for _ in range(3):
        await evening.later(10)
    assert evening.story() == []
    metadata.locked = False
    await evening.later(3600)
    assert await settled_story(evening) == ["Shown: pick/red and pick/red"]
    await evening.plays_on()


@pytest.mark.parametrize("taken", [Permission.VIEW_CHANNEL, IN_A_CHANNEL, Permission.ATTACH_FILES])
async def test_permissions_are_taken_away_and_given_back(
    sandbox: Sandbox, evening: Evening, taken: Permission
) -> None:
    sandbox.world.bot_permissions &= ~taken
    await evening.answer_both()
    for _ in range(12):
        await evening.later(60)
    await evening.ana.sees("draw unit", in_=evening.ana.dm)  # whoever plays by direct message is not held up
    sandbox.world.bot_permissions |= taken
    await evening.later(3600)
    assert await settled_story(evening) == ["Shown: pick/red and pick/red"]
    await evening.plays_on()


async def test_a_long_story_whose_board_cannot_be_posted_is_told_once(sandbox: Sandbox, evening: Evening) -> None:
    """Discord knows a nonce for some minutes; what fails for longer must not be told again with every attempt."""
    await evening.begin("several")
    sandbox.world.bot_permissions &= ~Permission.ATTACH_FILES
    for person, seal in ((evening.ana, "Sellar"), (evening.ben, "Seal")):
        await person.press(seal, in_=person.dm)
    for _ in range(12):
        await evening.later(60)
    sandbox.world.bot_permissions |= Permission.ATTACH_FILES
    await evening.later(3600)
    await evening.settled()
    evening.nothing_twice()


async def test_talk_between_the_chapters_does_not_confuse_the_story(sandbox: Sandbox, evening: Evening) -> None:
    await evening.answer_both()
    await evening.settled()
    post(sandbox.context, evening.sam.id, evening.thread.id, "well played")
    await evening.plays_on()
    texts = [one for message in evening.sam.messages(evening.thread) for one in walk(message.components)]
    assert texts
