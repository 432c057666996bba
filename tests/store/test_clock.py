"""The clock reads the database: one nudge to a seat that is awaited for a day."""

from __future__ import annotations

import pytest

from bot.match.reminders import AT_LEAST_EVERY, NUDGE_AFTER, Reminders
from bot.store import Store
from bot.store.records import Change, Match

START = 1_000_000.0


@pytest.fixture
async def awaited(store: Store, match: Match) -> Match:
    """Seat 0 is awaited since START."""
    store.now = lambda: START
    await store.change(match.id, 0, lambda _: Change(awaited={0: START}))
    return match


async def nudges(store: Store) -> list[dict[str, int]]:
    return [row.payload for row in await store.open_promises() if row.kind == "nudge"]


async def test_a_seat_is_nudged_once_after_a_day(store: Store, awaited: Match) -> None:
    woken: list[None] = []
    clock = Reminders(store, lambda: woken.append(None))
    store.now = lambda: START + NUDGE_AFTER - 10
    seconds = await clock.tick()
    assert seconds == pytest.approx(10)
    assert await nudges(store) == []

    store.now = lambda: START + NUDGE_AFTER
    assert await clock.tick() == AT_LEAST_EVERY
    assert await nudges(store) == [{"seat": 0}]
    assert len(woken) == 1

    for row in await store.open_promises():
        await store.finish(row, None)
    store.now = lambda: START + 3 * NUDGE_AFTER
    await clock.tick()
    assert await nudges(store) == []


async def test_a_new_question_begins_a_new_day(store: Store, awaited: Match) -> None:
    clock = Reminders(store, lambda: None)
    store.now = lambda: START + NUDGE_AFTER
    await clock.tick()
    await store.change(awaited.id, 0, lambda _: Change(awaited={0: store.now()}))
    for row in await store.open_promises():
        await store.finish(row, None)

    await clock.tick()
    assert await nudges(store) == []
    store.now = lambda: START + 2 * NUDGE_AFTER
    await clock.tick()
    assert await nudges(store) == [{"seat": 0}]


async def test_who_has_answered_or_whose_match_is_over_is_left_alone(store: Store, awaited: Match) -> None:
    clock = Reminders(store, lambda: None)
    await store.change(awaited.id, 0, lambda _: Change(awaited={0: None}))
    store.now = lambda: START + NUDGE_AFTER
    assert await clock.tick() == AT_LEAST_EVERY

    await store.change(awaited.id, 0, lambda _: Change(awaited={0: START}, status="over"))
    assert await clock.tick() == AT_LEAST_EVERY
    assert await nudges(store) == []
