"""Many presses at once: in one match, in many, from two processes."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from bot.store import Store
from bot.store.records import Change, Conflict
from bot.store.sqlite import matches
from bot.table import Table
from engine.core.errors import Stale
from engine.core.protocol import Option
from tests.table.people import ANA, BEN, Sitting, press, promised


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

    assert await table.audit() == []
    assert {m.last_act for m in [await table.match(s.id) for s in sittings]} == {3}


async def test_two_processes_share_a_file(file: Path, table: Table) -> None:
    """Each has its own connections, and neither knows of the other."""
    sitting = await Sitting.begin(table, target=1_000_000)
    other_store = await Store.open(file)
    other = Table(other_store)

    async def keep_pressing(where: Table) -> int:
        done = 0
        while done < 20:
            view = (await where.look(sitting.id, ANA.id)).view
            assert view is not None
            open_ = {d.kind: d.id for d in view.decisions}
            kind, pick = ("token", ("die",)) if "token" in open_ else ("number", ("number", 1))
            picks: list[Option] = [pick]
            try:
                await where.act(sitting.id, ANA.id, [(open_[kind], picks)], press())
                done += 1
                if kind == "number":
                    ben = (await where.look(sitting.id, BEN.id)).view
                    assert ben is not None
                    number = next(d.id for d in ben.decisions if d.kind == "number")
                    await where.act(sitting.id, BEN.id, [(number, picks)], press())
                    done += 1
            except Stale:
                pass  # the other one was faster
        return done

    done = await asyncio.gather(keep_pressing(table), keep_pressing(other))
    record = await other_store.record(sitting.id)
    audit = await other.audit()
    await other_store.close()

    assert record is not None
    assert len(record.acts) == sum(done)
    assert audit == []


async def test_what_a_process_remembers_may_be_outdated(file: Path, table: Table, sitting: Sitting) -> None:
    other_store = await Store.open(file)
    there = Sitting(Table(other_store), await table.match(sitting.id))
    await sitting.pick(ANA, "number", ("number", 2))
    await there.pick(BEN, "number", ("number", 3))
    await sitting.pick(ANA, "token", ("token", "red"))
    await there.pick(ANA, "token", ("token", "blue"))
    await sitting.pick(ANA, "number", ("number", 1))
    await other_store.close()

    assert [entry.n for entry in await table.log(sitting.id)] == [1, 2, 3, 4, 5, 6]
    assert await table.audit() == []


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
    assert await table.audit() == []


async def test_only_so_many_matches_are_kept_at_hand(
    store: Store, table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.store.sqlite.store.REMEMBERED", 2)
    sittings = [await Sitting.begin(table) for _ in range(3)]
    await sittings[1].pick(ANA, "number", ("number", 2))
    await sittings[0].reveal()

    assert list(store._known) == [sittings[1].id, sittings[0].id]


async def test_the_outbox_is_woken_after_the_commit(store: Store, file: Path) -> None:
    seen: list[int] = []
    sitting = await Sitting.begin(Table(store, promised=lambda: seen.append(len(promised(file)))))
    await sitting.pick(ANA, "number", ("number", 1))

    assert seen == [1, 6, 6]


async def test_what_another_process_changed_is_not_overwritten(store: Store, sitting: Sitting) -> None:
    before = await sitting.table.match(sitting.id)
    await sitting.pick(ANA, "number", ("number", 1))

    with pytest.raises(Conflict):
        await store._writer.write(lambda db: matches.write(db, before, Change(state=b"{}"), 1, 1.0))
    assert await sitting.table.audit() == []


@pytest.mark.parametrize("times", [1, 2])
async def test_waiting_begins_anew_with_every_question(store: Store, sitting: Sitting, times: int) -> None:
    since = (await sitting.table.match(sitting.id)).seats[0].awaited_since
    for _ in range(times):
        await sitting.reveal()
        await sitting.pick(ANA, "token", ("token", "red"))
        await sitting.pick(ANA, "token", ("token", "red"))

    later = (await sitting.table.match(sitting.id)).seats[0].awaited_since
    assert since is not None
    assert later is not None
    assert later > since
