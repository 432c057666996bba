"""Whether people keep their time: of their last turns, which they played, and which they missed."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from bot.match import Table
from bot.match.clocks import HOUR
from bot.store import Store
from bot.store.records import Clock, Late, Person, Reliability
from bot.store.sql.turns import LAST
from engine.core import registry
from engine.core.protocol import Decision, Option, View
from tests.opening import press
from tests.people import ManualClock
from tests.table.absence import Gone
from tests.table.people import ANA, BEN, Sitting

CLOCK = Clock(2 * HOUR, 2 * HOUR, 2 * HOUR)


def usual(_: View, decision: Decision) -> list[Option] | None:
    return [("number", 1)] if decision.kind == "number" else None


async def miss(table: Table, sitting: Sitting, seat: int) -> None:
    since = (await table.match(sitting.id)).seats[seat].awaited_since
    assert since is not None
    await table.time_out(Late(sitting.id, seat, since))


async def test_turns_in_time_and_missed_ones_count(
    table: Table, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(registry.game("tiny"), "timeout_default", usual)
    sitting = await Sitting.begin(table, clock=CLOCK)
    await sitting.pick(BEN, "number", ("number", 2))
    await miss(table, sitting, 0)

    assert await store.reliability(BEN.id) == Reliability(1, 1)
    assert await store.reliability(ANA.id) == Reliability(1, 0)


async def test_who_answers_after_his_time_was_up_has_missed_one_turn(
    store: Store, table: Table, clock: ManualClock
) -> None:
    gone = await Gone.begin(store, table, clock)
    await gone.tick()
    await gone.sitting.pick(ANA, "number", ("number", 1))

    assert await store.reliability(ANA.id) == Reliability(1, 0)


async def test_a_miss_without_a_choice_is_forgiven_once_the_match_is_over_and_tells_nothing_before(
    table: Table, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    game, pending = registry.game("tiny"), type(registry.game("tiny")).pending

    def no_choice(self: object, *asked: object) -> list[Decision]:
        return [
            Decision(id=d.id, seat=d.seat, kind=d.kind, options=d.options[:1], sealed=d.sealed)
            for d in pending(self, *asked)  # type: ignore[arg-type]
        ]

    monkeypatch.setattr(game, "timeout_default", usual)
    found = []
    for options in (None, no_choice):
        sitting = await Sitting.begin(table, clock=CLOCK)
        with pytest.MonkeyPatch.context() as patch:
            if options is not None:
                patch.setattr(type(game), "pending", options)
            await miss(table, sitting, 0)
        found.append(await store.reliability(ANA.id))
        await table.resign(sitting.id, BEN.id, press())

    assert found == [Reliability(1, 0), Reliability(2, 0)]
    assert await store.reliability(ANA.id) == Reliability(2, 1)


async def test_a_turn_taken_back_and_played_again_counts_once(table: Table, store: Store) -> None:
    sitting = await Sitting.begin(table, clock=CLOCK)
    for _ in range(3):
        await sitting.pick(ANA, "number", ("number", 2))
        await table.take_back(sitting.id, ANA.id, press())
    await sitting.pick(ANA, "number", ("number", 2))

    assert await store.reliability(ANA.id) == Reliability(1, 1)


async def test_only_the_last_turns_count_and_are_kept(table: Table, store: Store, file: Path) -> None:
    sitting = await Sitting.begin(table, clock=CLOCK)
    with closing(sqlite3.connect(file)) as db, db:
        db.executemany(
            "INSERT INTO turns (person, match, missed, chose) VALUES (?, ?, 1, 1)", [(ANA.id, sitting.id)] * LAST
        )
    await sitting.pick(ANA, "number", ("number", 2))

    assert await store.reliability(ANA.id) == Reliability(LAST, 1)


async def test_without_a_clock_there_is_no_time_to_keep(table: Table, store: Store) -> None:
    sitting = await Sitting.begin(table)
    await sitting.pick(ANA, "number", ("number", 2))

    assert await store.reliability(ANA.id) == Reliability()
    assert await store.reliability(Person(404, "Nobody").id) == Reliability()
