"""Messages that were promised: order, repetition, failure, restart."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from msgspec import structs
from structlog.testing import capture_logs

from bot.fairness.fair_pool import For, working_for
from bot.publishing import outbox as outboxes
from bot.publishing.outbox import ATTEMPTS, DAY, Later, Outbox, Undeliverable, pause, ready
from bot.store import Store
from bot.store.records import Match, Post, PostKind, Promise
from tests.store.conftest import opened, promise
from tests.store.test_unavailable import locked

KINDS: tuple[PostKind, ...] = ("invitation", "thread", "board", "digest", "result", "watch", "inbox", "pairing")
THREAD, BOARD = Post("thread", "thread"), Post("board", "board")


def digest(first: int) -> Post:
    return Post("digest", f"digest:{first}", {"first": first, "last": first})


def row(id_: int, kind: PostKind, *, match: int = 1, attempts: int = 0) -> Promise:
    return Promise(id_, match, kind, f"{kind}:{id_}", {}, "n", 0.0, attempts, 0.0)


class Discord:
    """Takes what it is given, or does what a test says to a key."""

    def __init__(self) -> None:
        self.got: list[Promise] = []
        self.does: dict[str, Callable[[], BaseException | None]] = {}
        self.arrival = asyncio.Event()

    async def deliver(self, found: Promise) -> int | None:
        self.got.append(found)
        self.arrival.set()
        error = self.does.get(found.key, lambda: None)()
        if error is not None:
            raise error
        return 1000 + found.id

    async def has(self, *keys: str) -> None:
        """Wait until exactly these were delivered or tried, in this order."""
        async with asyncio.timeout(5):
            while [found.key for found in self.got] != list(keys):
                self.arrival.clear()
                await self.arrival.wait()


@pytest.fixture
def discord() -> Discord:
    return Discord()


async def rested(outbox: Outbox) -> None:
    """Wake it, and wait until it has found nothing more to do."""
    outbox.wake()
    async with asyncio.timeout(5):
        await outbox.sent()


@asynccontextmanager
async def sending(store: Store, discord: Discord) -> AsyncIterator[Outbox]:
    outbox = Outbox(store, dict.fromkeys(KINDS, discord.deliver))
    running = asyncio.create_task(outbox.run())
    yield outbox
    running.cancel()
    with pytest.raises(asyncio.CancelledError):
        await running


async def until(store: Store, true: Callable[[list[Promise]], bool]) -> list[Promise]:
    """Wait until something is true of the open rows; they lie in the database, which tells nobody of changes."""
    async with asyncio.timeout(5):
        while not true(rows := await store.open_promises()):  # noqa: ASYNC110
            await asyncio.sleep(0)
    return rows


async def emptied(store: Store) -> None:
    await until(store, lambda rows: not rows)


def test_a_story_is_told_in_order() -> None:
    rows = [row(1, "thread"), row(2, "board"), row(3, "digest"), row(4, "digest"), row(5, "result")]

    for left in range(5):
        assert [r.id for r in ready(rows[left:])] == [left + 1]


def test_matches_do_not_wait_for_each_other() -> None:
    assert [r.id for r in ready([row(1, "thread"), row(2, "thread", match=2)])] == [1, 2]


async def test_an_inbox_waits_for_one_attempt_at_the_threads_of_its_matches_and_no_longer(
    store: Store, match: Match
) -> None:
    await promise(store, match, THREAD)
    await store.remind([11, 33])
    assert [r.key for r in ready(await store.open_promises())] == ["thread", "inbox:33"]

    thread = (await store.open_promises())[0]
    await store.postpone(thread, "no network", 0.0)

    assert [r.key for r in ready(await store.open_promises())] == ["thread", "inbox:11", "inbox:33"]


def test_a_thread_waits_for_one_attempt_at_the_invitation_that_it_hangs_on() -> None:
    thread = structs.replace(row(2, "thread"), invited=False)
    assert [found.id for found in ready([row(1, "invitation"), thread])] == [1]
    assert [found.id for found in ready([row(1, "invitation", attempts=1), thread])] == [1, 2]
    assert [found.id for found in ready([row(1, "invitation"), row(2, "thread")])] == [1, 2]


def test_a_picture_that_fails_does_not_hold_the_story_up() -> None:
    assert [r.id for r in ready([row(1, "board", attempts=1), row(2, "digest")])] == [1, 2]


def test_pauses_grow_to_an_hour() -> None:
    assert [pause(n) for n in (0, 1, 2, 11, 12, 30)] == [1, 2, 4, 2048, 3600, 3600]


async def test_a_message_of_no_match_goes_to_its_channel_and_takes_the_place_of_one_with_its_key(
    store: Store, match: Match, discord: Discord
) -> None:
    await promise(store, match, BOARD)
    for number in (1, 2):
        await store.promise_once(None, Post("pairing", f"pairing:{number}", {"channel": 70 + number}))
        await store.promise_once(None, Post("pairing", f"pairing:{number}", {"channel": 70 + number}))
    assert [(one.match, one.host, one.lane) for one in await store.open_promises()][1:] == [(0, 0, 71), (0, 0, 72)]

    async with sending(store, discord):
        await emptied(store)
    assert [one.key for one in discord.got] == ["board", "pairing:1", "pairing:2"]
    assert await store.given_up() == set()


async def test_what_was_promised_is_sent_once_in_order(store: Store, match: Match, discord: Discord) -> None:
    await promise(store, match, THREAD, BOARD, digest(1), digest(2))
    async with sending(store, discord) as outbox:
        await discord.has("thread", "board", "digest:1", "digest:2")
        await promise(store, match, digest(3))
        outbox.wake()
        await discord.has("thread", "board", "digest:1", "digest:2", "digest:3")
        await emptied(store)


async def test_a_restart_goes_on_where_it_was(store: Store, match: Match, discord: Discord, file: Path) -> None:
    """The first process dies while Discord is being asked; the second asks again, with the same nonce."""
    await promise(store, match, THREAD, digest(1))
    reached = asyncio.Event()

    async def never_answers(_: Promise) -> int | None:
        reached.set()
        return await asyncio.Future()

    first = asyncio.create_task(Outbox(store, dict.fromkeys(KINDS, never_answers)).run())
    await reached.wait()
    [asked, _] = await store.open_promises()
    first.cancel()
    with pytest.raises(asyncio.CancelledError):
        await first

    await store.close()
    other = await Store.open(file)
    async with sending(other, discord):
        await discord.has("thread", "digest:1")
        await emptied(other)
    await other.close()
    assert discord.got[0].nonce == asked.nonce


async def test_what_is_under_way_is_not_sent_a_second_time(store: Store, match: Match, discord: Discord) -> None:
    answer = asyncio.Event()

    async def slow(found: Promise) -> int | None:
        await discord.deliver(found)
        await answer.wait()
        return None

    await promise(store, match, BOARD)
    running = asyncio.create_task((outbox := Outbox(store, dict.fromkeys(KINDS, slow))).run())
    await discord.has("board")
    await promise(store, match, Post("watch", "watch:5", {"person": 5}))
    outbox.wake()
    await discord.has("board", "watch:5")
    answer.set()
    await emptied(store)
    running.cancel()

    assert len(discord.got) == 2


async def test_boards_that_were_not_sent_yet_become_one(store: Store, match: Match, discord: Discord) -> None:
    await promise(store, match, BOARD)
    [before] = await store.open_promises()
    await promise(store, match, BOARD)
    [after] = await store.open_promises()

    assert after.id == before.id
    assert after.revision > before.revision


async def test_the_nonce_stays_until_it_is_known_what_was_sent_with_it(
    store: Store, match: Match, discord: Discord
) -> None:
    """A crash may have left a message that can be known again by nothing else."""
    await promise(store, match, BOARD)
    [sent] = await store.open_promises()
    await promise(store, match, BOARD)
    [taken_over] = await store.open_promises()
    await store.finish(sent, 5)
    [fresh] = await store.open_promises()

    assert taken_over.nonce == sent.nonce
    assert fresh.nonce != sent.nonce
    assert fresh.attempts == 0


async def test_a_board_promised_while_one_is_being_drawn_is_sent_too(
    store: Store, match: Match, discord: Discord
) -> None:
    await promise(store, match, BOARD)
    [drawn] = await store.open_promises()
    await promise(store, match, BOARD)
    await store.finish(drawn, 5)

    [left] = await store.open_promises()
    await store.finish(left, 5)
    assert left.nonce != drawn.nonce
    assert await store.open_promises() == []


async def test_a_failure_is_tried_again_later_and_holds_nobody_up(
    store: Store, match: Match, discord: Discord
) -> None:
    times = [1000.0, 1001.0, 1003.0]
    store.now = lambda: times[0]
    answers = iter([OSError("no network"), OSError("no network")])
    discord.does["board"] = lambda: next(answers, None)
    await promise(store, match, BOARD, Post("watch", "watch:11", {"person": 11}))
    async with sending(store, discord) as outbox:
        await discord.has("board", "watch:11")
        for _ in range(2):
            [failed] = await until(store, lambda rows: len(rows) == 1 and rows[0].next_try_at > times[0])
            assert failed.next_try_at == times[1]
            del times[0]
            outbox.wake()
        await discord.has("board", "watch:11", "board", "board")
        await emptied(store)


async def test_when_to_try_again_may_be_said(store: Store, match: Match, discord: Discord) -> None:
    store.now = lambda: 1000.0
    discord.does["board"] = lambda: Later("429", 7.5)
    await promise(store, match, BOARD)
    async with sending(store, discord):
        await discord.has("board")
        [failed] = await until(store, lambda rows: rows[0].attempts == 1)

    assert failed.next_try_at == 1007.5


PAUSED = Post("board", "board", delay=30.0)


async def due(store: Store) -> list[float]:
    return [row.next_try_at for row in await store.open_promises()]


async def test_what_is_promised_for_later_is_sent_then_also_by_another_process(
    store: Store, match: Match, discord: Discord, file: Path
) -> None:
    now = [1000.0]
    store.now = lambda: now[0]
    await promise(store, match, PAUSED)
    await store.close()
    later = await Store.open(file, lambda: now[0])
    async with sending(later, discord) as outbox:
        await rested(outbox)
        assert discord.got == []
        now[0] = 1030.0
        outbox.wake()
        await discord.has("board")
        await emptied(later)
    await later.close()


async def test_a_newer_promise_for_later_puts_an_older_one_off(store: Store, match: Match) -> None:
    store.now = lambda: 1000.0
    await promise(store, match, PAUSED)
    store.now = lambda: 1020.0
    await promise(store, match, PAUSED)

    assert await due(store) == [1050.0]


async def test_what_is_due_already_is_not_put_off_and_what_waits_may_become_due(
    store: Store, match: Match
) -> None:
    store.now = lambda: 1000.0
    await promise(store, match, PAUSED)
    await promise(store, match, BOARD)
    assert await due(store) == [0.0]

    await promise(store, match, PAUSED)
    assert await due(store) == [0.0]


async def test_what_waited_and_is_promised_anew_comes_after_what_was_promised_meanwhile(
    store: Store, match: Match
) -> None:
    store.now = lambda: 1000.0
    await promise(store, match, PAUSED)
    await promise(store, match, digest(2))
    await promise(store, match, BOARD)

    assert [row.key for row in await store.open_promises()] == ["digest:2", "board"]


async def test_what_has_failed_is_tried_again_when_it_was_to_be(store: Store, match: Match) -> None:
    store.now = lambda: 1000.0
    await promise(store, match, BOARD)
    await store.postpone((await store.open_promises())[0], "no", 1500.0)
    await promise(store, match, BOARD)
    await promise(store, match, PAUSED)

    assert await due(store) == [1500.0]


async def test_what_can_never_be_sent_is_given_up_at_once(store: Store, match: Match, discord: Discord) -> None:
    discord.does["digest:1"] = lambda: Undeliverable("10003: the thread is gone")
    await promise(store, match, digest(1), digest(2))
    with capture_logs() as logs:
        async with sending(store, discord):
            await discord.has("digest:1", "digest:2")
            await emptied(store)

    assert [(entry["match"], entry["problem"]) for entry in logs] == [(match.id, "10003: the thread is gone")]


async def given_up(store: Store, match: Match, discord: Discord, *posts: Post) -> None:
    """Let the first of some posts fail for a day."""
    discord.does[posts[0].key] = lambda: OSError("no")
    store.now = lambda: 1000.0
    await promise(store, match, *posts)
    for _ in range(ATTEMPTS - 1):
        await store.postpone((await store.open_promises())[0], "no", 0.0)
    store.now = lambda: 1000.0 + DAY


async def test_what_fails_for_a_day_is_given_up(store: Store, match: Match, discord: Discord) -> None:
    await given_up(store, match, discord, BOARD)
    with capture_logs() as logs:
        async with sending(store, discord):
            await discord.has("board")
            await emptied(store)

    assert [entry["event"] for entry in logs] == ["message given up"]


async def test_messages_that_were_sent_are_forgotten_after_a_while(store: Store, match: Match) -> None:
    await promise(store, match, BOARD, digest(1))
    store.now = lambda: 100.0
    await store.finish((await store.open_promises())[0], 5)

    assert await store.prune(100.0) == 0
    assert await store.prune(101.0) == 1
    assert [left.kind for left in await store.open_promises()] == ["digest"]


# ------------------------------------------------------------------ lanes


async def thread_of(store: Store, match: Match, thread_id: int) -> None:
    await store.put(match.id, thread_id=thread_id)


async def test_every_thread_channel_and_person_has_a_lane(store: Store, match: Match) -> None:
    panel = Post("watch", "watch:11", {"person": 11})
    await promise(store, match, Post("invitation", "invitation"), THREAD, BOARD, panel)
    without = [row.lane for row in await store.open_promises()]
    await thread_of(store, match, 77)

    assert without == [2, -match.id, -match.id, 11]
    assert [row.lane for row in await store.open_promises()] == [2, 77, 77, 11]


async def test_a_full_lane_holds_up_nobody_else(store: Store, match: Match, discord: Discord) -> None:
    """More invitations than ever fit into one place wait for a channel, and the board of a match goes out."""
    blocked = asyncio.Event()

    async def deliver(found: Promise) -> int | None:
        await discord.deliver(found)
        if found.kind == "invitation":
            await blocked.wait()
        return 1

    for number in range(2, 60):
        await promise(store, await opened(store, number), Post("invitation", "invitation"))
    await thread_of(store, match, 77)
    await promise(store, match, BOARD)
    running = asyncio.create_task(Outbox(store, dict.fromkeys(KINDS, deliver)).run())
    await discord.has("board", "invitation")
    blocked.set()
    await emptied(store)
    running.cancel()


async def test_in_a_lane_hosts_are_served_in_turn(store: Store, discord: Discord) -> None:
    invitation = Post("invitation", "invitation")
    flood = [await opened(store, number, host=21) for number in range(2, 6)]
    other = await opened(store, 6, host=22)
    for one in (*flood, other):
        await promise(store, one, invitation)
    async with sending(store, discord):
        await emptied(store)

    assert [row.host for row in discord.got] == [21, 22, 21, 21, 21]


async def test_what_is_done_for_messages_takes_the_turns_of_hosts_however_many_matches_they_have(
    store: Store,
) -> None:
    asked: list[For] = []

    async def deliver(_: Promise) -> int | None:
        asked.append(working_for.get())
        return 1

    matches = [await opened(store, number, host=host) for number, host in ((2, 21), (3, 21), (4, 22))]
    for one in matches:
        await promise(store, one, Post("thread", "thread"))
    running = asyncio.create_task(Outbox(store, dict.fromkeys(KINDS, deliver)).run())
    await emptied(store)
    running.cancel()

    assert sorted(asked) == [For(one.host_id, one.id) for one in matches]


async def test_in_a_lane_one_message_goes_after_the_other(store: Store, match: Match, discord: Discord) -> None:
    under_way: list[str] = []

    async def deliver(found: Promise) -> int | None:
        assert under_way == []
        under_way.append(found.key)
        for _ in range(50):
            await asyncio.sleep(0)
        under_way.remove(found.key)
        return 1

    await promise(store, match, BOARD, digest(1), digest(2), Post("result", "result"))
    running = asyncio.create_task(Outbox(store, dict.fromkeys(KINDS, deliver)).run())
    await emptied(store)
    assert not running.done()
    running.cancel()


async def test_a_delivery_that_never_ends_is_broken_off(
    store: Store, match: Match, discord: Discord, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.publishing.outbox.LONGEST_DELIVERY", 0.01)
    tried = 0

    async def deliver(found: Promise) -> int | None:
        nonlocal tried
        tried += 1
        if tried == 1:
            await asyncio.Future()
        return 1

    now = [1000.0]
    store.now = lambda: now[0]
    await promise(store, match, BOARD)
    running = asyncio.create_task((outbox := Outbox(store, dict.fromkeys(KINDS, deliver))).run())
    [failed] = await until(store, lambda rows: bool(rows[0].attempts))
    assert failed.next_try_at == 1001.0
    now[0] += 1
    outbox.wake()
    await emptied(store)
    running.cancel()


# ------------------------------------------------------------------ what failed is asked for again


async def test_what_was_given_up_can_be_asked_for_again(store: Store, match: Match, discord: Discord) -> None:
    await given_up(store, match, discord, Post("result", "result"))
    with capture_logs():
        async with sending(store, discord) as outbox:
            await rested(outbox)
            discord.does.clear()
            assert await outbox.ask_again(match.id)
            await discord.has("result", "result")
            await emptied(store)
            assert not await outbox.ask_again(match.id)

    assert discord.got[-1].again


async def test_whoever_presses_in_a_thread_asks_again_also_after_a_restart(
    store: Store, match: Match, discord: Discord
) -> None:
    await thread_of(store, match, 77)
    await given_up(store, match, discord, Post("result", "result"))
    with capture_logs():
        async with sending(store, discord):
            await emptied(store)
    discord.does.clear()
    async with sending(store, discord) as outbox:
        await promise(store, match, BOARD)
        outbox.wake()
        await discord.has("result", "board")
        await outbox.pressed(78)
        await outbox.pressed(77)
        await discord.has("result", "board", "result")
        await emptied(store)


async def test_what_a_press_could_not_ask_for_the_next_one_asks_for(
    store: Store, match: Match, discord: Discord, file: Path
) -> None:
    await thread_of(store, match, 77)
    await given_up(store, match, discord, Post("result", "result"))
    with capture_logs():
        async with sending(store, discord) as outbox:
            await rested(outbox)
            discord.does.clear()
            with locked(file):
                await outbox.pressed(77)
            await outbox.pressed(77)
            await discord.has("result", "result")
            await emptied(store)


async def test_what_was_promised_anew_is_not_asked_for_again(store: Store, match: Match, discord: Discord) -> None:
    await given_up(store, match, discord, BOARD)
    with capture_logs():
        async with sending(store, discord) as outbox:
            await emptied(store)
            discord.does.clear()
            await promise(store, match, BOARD)
            outbox.wake()
            await discord.has("board", "board")
            await emptied(store)
            assert not await outbox.ask_again(match.id)


async def test_what_comes_through_ends_the_waiting_of_what_failed_there(
    store: Store, match: Match, discord: Discord
) -> None:
    elsewhere = await opened(store, 2)
    store.now = lambda: 1000.0
    await promise(store, match, BOARD)
    await promise(store, elsewhere, BOARD)
    for failed in await store.open_promises():
        await store.postpone(failed, "no", 1100.0)
    async with sending(store, discord) as outbox:
        await promise(store, match, digest(1))
        outbox.wake()
        await discord.has("digest:1", "board")
        [left] = await until(store, lambda rows: len(rows) == 1)

    assert left.match == elsewhere.id


# ------------------------------------------------------------------ the clock is set back, or forward


@pytest.mark.parametrize("back", [3600.0, 86400.0])
async def test_a_clock_set_back_delays_nothing(store: Store, match: Match, discord: Discord, back: float) -> None:
    now = [200_000.0]
    store.now = lambda: now[0]
    await promise(store, match, PAUSED)
    async with sending(store, discord) as outbox:
        await rested(outbox)
        now[0] -= back
        await rested(outbox)
        assert discord.got == []
        now[0] += 30
        outbox.wake()
        await discord.has("board")


@pytest.mark.parametrize("back", [3600.0, 86400.0])
async def test_a_clock_set_back_before_a_restart_delays_nothing(
    store: Store, match: Match, discord: Discord, back: float
) -> None:
    store.now = lambda: 200_000.0
    await promise(store, match, PAUSED, digest(1))
    await store.postpone((await store.open_promises())[1], "no", 200_001.0)
    store.now = lambda: 200_000.0 - back
    async with sending(store, discord):
        await discord.has("board", "digest:1")


async def test_a_clock_set_forward_sends_nothing_twice(store: Store, match: Match, discord: Discord) -> None:
    now = [200_000.0]
    store.now = lambda: now[0]
    await promise(store, match, PAUSED)
    async with sending(store, discord) as outbox:
        for move in (86400.0, -86400.0, 86400.0):
            now[0] += move
            outbox.wake()
            await discord.has("board")
            await emptied(store)
            await rested(outbox)

    assert len(discord.got) == 1


async def test_what_is_sent_one_after_the_other_is_looked_for_once(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    looked, open_promises = [], store.open_promises
    monkeypatch.setattr(outboxes, "GATHERING", 60.0)
    may_go = asyncio.Semaphore(0)

    class Slow(Discord):
        async def deliver(self, found: Promise) -> int | None:
            await may_go.acquire()
            return await super().deliver(found)

    async def counted(match_id: int | None = None) -> list[Promise]:
        looked.append(match_id)
        return await open_promises(match_id)

    for number in range(10):
        await promise(store, await opened(store, number + 1), THREAD)
    monkeypatch.setattr(store, "open_promises", counted)
    async with sending(store, Slow()), asyncio.timeout(30):
        for left in range(9, -1, -1):
            may_go.release()
            while len(await open_promises()) > left:  # noqa: ASYNC110
                await asyncio.sleep(0)

    assert len(looked) == 1
