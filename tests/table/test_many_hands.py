"""Many presses at once: in one match, and in many."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from bot.match import Table
from bot.store import Store
from bot.store.records import Change, Conflict, Stored
from bot.store.sql import matches
from engine.core.errors import Stale
from engine.core.protocol import Option
from tests.audited import diverging
from tests.opening import press
from tests.people import ManualClock
from tests.table.people import ANA, BEN, Sitting, promised


async def test_both_seats_seal_at_the_same_moment(table: Table, sitting: Sitting) -> None:
    asked = [(person, (await sitting.asked(person))["number"]) for person in (ANA, BEN)]
    await asyncio.gather(
        *(table.act(sitting.id, p.id, [(decision, [("number", 2)])], press()) for p, decision in asked)
    )

    assert [entry.n for entry in await table.log(sitting.id)] == [1, 2, 3]
    assert (await table.match(sitting.id)).awaited == [0]


async def test_a_double_press_is_one_answer(table: Table, sitting: Sitting) -> None:
    await sitting.reveal()
    decision = (await sitting.asked(ANA))["token"]
    pressed = [table.act(sitting.id, ANA.id, [(decision, [("token", "red")])], press()) for _ in range(5)]
    results = await asyncio.gather(*pressed, return_exceptions=True)

    assert sorted(type(result).__name__ for result in results) == ["Result", *["Stale"] * 4]


async def test_many_matches_are_played_at_once(table: Table) -> None:
    sittings = [await Sitting.begin(table) for _ in range(20)]
    await asyncio.gather(*(sitting.reveal() for sitting in sittings))

    assert await diverging(table) == []
    assert {m.last_act for m in [await table.match(s.id) for s in sittings]} == {3}


async def test_what_a_process_remembers_may_be_outdated(file: Path, table: Table, sitting: Sitting) -> None:
    """Another program has changed the match: an operator, since two bots never have one file."""
    await sitting.pick(ANA, "number", ("number", 2))
    with closing(sqlite3.connect(file)) as db, db:
        db.execute("UPDATE matches SET version = version + 1")
    await sitting.pick(BEN, "number", ("number", 3))
    await sitting.pick(ANA, "token", ("token", "red"))

    assert [entry.n for entry in await table.log(sitting.id)] == [1, 2, 3, 4]
    assert await diverging(table) == []


async def test_if_the_second_of_two_answers_is_refused_the_first_is_forgotten(
    table: Table, sitting: Sitting
) -> None:
    await sitting.reveal()
    token = (await sitting.asked(ANA))["token"]
    red: list[Option] = [("token", "red")]
    with pytest.raises(Stale):
        await table.act(sitting.id, ANA.id, [(token, red), (token, red)], press())

    with pytest.raises(Stale):  # the first answer would have brought this question
        await table.act(sitting.id, ANA.id, [(token + 1, red)], press())
    assert await diverging(table) == []


async def test_only_so_many_matches_are_kept_at_hand(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.store.store.REMEMBERED", 2)
    sittings = [await Sitting.begin(table) for _ in range(3)]
    for sitting in sittings:
        await sitting.pick(ANA, "number", ("number", 2))
    read: list[int] = []
    stored = matches.stored

    def noting(db: sqlite3.Connection, match_id: int, *args: Any, **kwargs: Any) -> Stored | None:
        read.append(match_id)
        return stored(db, match_id, *args, **kwargs)

    monkeypatch.setattr(matches, "stored", noting)
    for sitting in (*sittings[1:], sittings[0]):
        await sitting.pick(BEN, "number", ("number", 2))

    assert read == [sittings[0].id]


async def test_the_outbox_is_woken_after_the_commit(store: Store, file: Path) -> None:
    seen: list[int] = []
    sitting = await Sitting.begin(Table(store, promised=lambda: seen.append(len(promised(file)))))
    await sitting.pick(ANA, "number", ("number", 1))

    assert seen == [1, 6, 6]


async def test_what_another_process_changed_is_not_overwritten(file: Path, sitting: Sitting) -> None:
    before = await sitting.table.match(sitting.id)
    await sitting.pick(ANA, "number", ("number", 1))

    with closing(sqlite3.connect(file)) as db, pytest.raises(Conflict):
        matches.write(db, before, Change(state=b"{}"), 1, 1.0)
    assert await diverging(sitting.table) == []


@pytest.mark.parametrize("times", [1, 2])
async def test_waiting_begins_anew_with_every_question(sitting: Sitting, clock: ManualClock, times: int) -> None:
    since = (await sitting.table.match(sitting.id)).seats[0].awaited_since
    for _ in range(times):
        clock.advance(60)
        await sitting.reveal()
        await sitting.pick(ANA, "token", ("token", "red"))
        await sitting.pick(ANA, "token", ("token", "red"))

    later = (await sitting.table.match(sitting.id)).seats[0].awaited_since
    assert since is not None
    assert later is not None
    assert later > since
