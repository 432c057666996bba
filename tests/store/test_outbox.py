"""Messages that were promised: order, repetition, failure, restart."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from structlog.testing import capture_logs

from bot.outbox import ATTEMPTS, Later, Outbox, Undeliverable, pause, ready
from bot.store import Store
from bot.store.records import Match, Post, PostKind, Row
from tests.store.conftest import promise

KINDS: tuple[PostKind, ...] = ("invitation", "thread", "board", "digest", "panel", "result", "nudge")
THREAD, BOARD = Post("thread", "thread"), Post("board", "board")


def digest(first: int) -> Post:
    return Post("digest", f"digest:{first}", {"first": first, "last": first})


def row(id_: int, kind: PostKind, *, match: int = 1, attempts: int = 0) -> Row:
    return Row(id_, match, kind, f"{kind}:{id_}", {}, "n", 0.0, attempts, 0.0)


class Discord:
    """Takes what it is given, or does what a test says to a key."""

    def __init__(self) -> None:
        self.got: list[Row] = []
        self.does: dict[str, Callable[[], BaseException | None]] = {}
        self.arrival = asyncio.Event()

    async def deliver(self, found: Row) -> int | None:
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


@asynccontextmanager
async def sending(store: Store, discord: Discord) -> AsyncIterator[Outbox]:
    outbox = Outbox(store, dict.fromkeys(KINDS, discord.deliver))
    running = asyncio.create_task(outbox.run())
    yield outbox
    running.cancel()
    with pytest.raises(asyncio.CancelledError):
        await running


async def until(store: Store, true: Callable[[list[Row]], bool]) -> list[Row]:
    """Wait until something is true of the open rows; they lie in the database, which tells nobody of changes."""
    async with asyncio.timeout(5):
        while not true(rows := await store.open_rows()):  # noqa: ASYNC110
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


def test_a_panel_waits_for_one_attempt_at_the_thread_and_no_longer() -> None:
    assert [r.id for r in ready([row(1, "thread"), row(2, "panel")])] == [1]
    assert [r.id for r in ready([row(1, "thread", attempts=1), row(2, "panel"), row(3, "digest")])] == [1, 2]


def test_a_picture_that_fails_does_not_hold_the_story_up() -> None:
    assert [r.id for r in ready([row(1, "board", attempts=1), row(2, "digest")])] == [1, 2]


def test_pauses_grow_to_an_hour() -> None:
    assert [pause(n) for n in (0, 1, 2, 11, 12, 30)] == [1, 2, 4, 2048, 3600, 3600]


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

    async def never_answers(_: Row) -> int | None:
        reached.set()
        return await asyncio.Future()

    first = asyncio.create_task(Outbox(store, dict.fromkeys(KINDS, never_answers)).run())
    await reached.wait()
    [asked, _] = await store.open_rows()
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

    async def slow(found: Row) -> int | None:
        await discord.deliver(found)
        await answer.wait()
        return None

    await promise(store, match, BOARD)
    running = asyncio.create_task((outbox := Outbox(store, dict.fromkeys(KINDS, slow))).run())
    await discord.has("board")
    await promise(store, match, Post("nudge", "nudge:0"))
    outbox.wake()
    await discord.has("board", "nudge:0")
    answer.set()
    await emptied(store)
    running.cancel()

    assert len(discord.got) == 2


async def test_boards_that_were_not_sent_yet_become_one(store: Store, match: Match, discord: Discord) -> None:
    await promise(store, match, BOARD)
    [before] = await store.open_rows()
    await promise(store, match, BOARD)
    [after] = await store.open_rows()

    assert after.id == before.id
    assert after.nonce != before.nonce


async def test_a_board_promised_while_one_is_being_drawn_is_sent_too(
    store: Store, match: Match, discord: Discord
) -> None:
    await promise(store, match, BOARD)
    [drawn] = await store.open_rows()
    await promise(store, match, BOARD)
    await store.finish(drawn, 5)

    [left] = await store.open_rows()
    await store.finish(left, 5)
    assert left.nonce != drawn.nonce
    assert await store.open_rows() == []


async def test_a_failure_is_tried_again_later_and_holds_nobody_up(
    store: Store, match: Match, discord: Discord
) -> None:
    times = [1000.0, 1001.0, 1003.0]
    store.now = lambda: times[0]
    answers = iter([OSError("no network"), OSError("no network")])
    discord.does["board"] = lambda: next(answers, None)
    await promise(store, match, BOARD, Post("panel", "panel:0", {"seat": 0}))
    async with sending(store, discord) as outbox:
        await discord.has("board", "panel:0")
        for _ in range(2):
            [failed] = await until(store, lambda rows: len(rows) == 1 and rows[0].next_try_at > times[0])
            assert failed.next_try_at == times[1]
            del times[0]
            outbox.wake()
        await discord.has("board", "panel:0", "board", "board")
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
    return [row.next_try_at for row in await store.open_rows()]


async def test_what_is_promised_for_later_is_sent_then_also_by_another_process(
    store: Store, match: Match, discord: Discord, file: Path
) -> None:
    now = [1000.0]
    store.now = lambda: now[0]
    await promise(store, match, PAUSED)
    await store.close()
    later = await Store.open(file, lambda: now[0])
    async with sending(later, discord) as outbox:
        await asyncio.sleep(0.05)
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


async def test_what_has_failed_is_tried_again_when_it_was_to_be(store: Store, match: Match) -> None:
    store.now = lambda: 1000.0
    await promise(store, match, BOARD)
    await store.postpone((await store.open_rows())[0], "no", 1500.0)
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


async def test_what_fails_for_a_day_is_given_up(store: Store, match: Match, discord: Discord) -> None:
    discord.does["board"] = lambda: OSError("no")
    await promise(store, match, BOARD)
    for _ in range(ATTEMPTS - 1):
        [failed] = await store.open_rows()
        await store.postpone(failed, "no", 0.0)
    with capture_logs() as logs:
        async with sending(store, discord):
            await discord.has("board")
            await emptied(store)

    assert [entry["event"] for entry in logs] == ["message given up"]


async def test_messages_that_were_sent_are_forgotten_after_a_while(store: Store, match: Match) -> None:
    await promise(store, match, BOARD, digest(1))
    store.now = lambda: 100.0
    await store.finish((await store.open_rows())[0], 5)

    assert await store.prune(100.0) == 0
    assert await store.prune(101.0) == 1
    assert [left.kind for left in await store.open_rows()] == ["digest"]
