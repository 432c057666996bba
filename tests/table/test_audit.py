"""Running matches against rules that have changed."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import TypeAlias

import pytest
from structlog.testing import capture_logs

from bot.match import Table, audit
from bot.store import Store
from engine.core.dice import Dice
from engine.core.flow import Flow
from engine.core.protocol import Objection
from engine.core.words import msg
from tests.audited import diverging
from tests.table.people import ANA, Sitting, stored
from tests.table.tiny_game import TinyGame

Change: TypeAlias = Callable[[pytest.MonkeyPatch], None]


async def _play(table: Table) -> Sitting:
    sitting = await Sitting.begin(table, target=1_000_000)
    await sitting.reveal()
    await sitting.pick(ANA, "token", ("token", "red"))
    await table.take_back(sitting.id, ANA.id, 9)
    await sitting.pick(ANA, "token", ("die",))
    return sitting


async def looked(table: Table) -> None:
    """Wait until what was to be replayed is."""
    await asyncio.gather(*table._audit._under_way)  # noqa: SLF001


async def test_a_match_replays_to_its_stored_state(table: Table) -> None:
    await _play(table)

    assert await diverging(table) == []


async def test_what_an_earlier_process_left_is_looked_at_once_when_it_is_changed(
    tmp_path: Path,
) -> None:
    file = tmp_path / "left.db"
    store = await Store.open(file)
    sitting = await _play(Table(store))
    await store.close()
    with closing(sqlite3.connect(file)) as db, db:
        db.execute("UPDATE matches SET state = CAST(json_set(CAST(state AS TEXT), '$.points[0]', 777) AS BLOB)")
    store = await Store.open(file)
    table = Table(store)
    later = Sitting(table, await table.match(sitting.id))
    with capture_logs() as logs:
        await later.table.look(sitting.id, ANA.id)
        await looked(later.table)
        assert [one for one in logs if one["log_level"] == "error"] == []
        await later.pick(ANA, "token", ("token", "red"))
        await looked(later.table)
        await later.table.take_back(sitting.id, ANA.id, 10)
        await looked(later.table)

    [told] = [one for one in logs if one["log_level"] == "error"]
    assert (told["match"], told["problem"]) == (sitting.id, "another state: points")
    record = await store.record(sitting.id)
    assert record is not None
    assert record.seed not in str(logs)
    await store.close()


async def test_what_began_here_is_not_looked_at(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(audit, "replay", lambda _: pytest.fail("replayed"))
    table = Table(store)
    await _play(table)
    await looked(table)


@pytest.mark.parametrize(
    ("change", "problem"),
    [
        (lambda m: m.setattr(Dice, "roll", lambda *_: [11]), "another state: dice, points"),
        (lambda m: m.setattr(TinyGame, "objection", lambda *_: Objection(msg("tiny-no"))), "refused: tiny-no"),
        (lambda m: m.delattr(Flow, "roll"), "broke: AttributeError"),
    ],
    ids=["other dice", "now illegal", "now broken"],
)
async def test_one_that_does_not_is_reported_and_left_alone(
    store: Store, file: Path, monkeypatch: pytest.MonkeyPatch, change: Change, problem: str
) -> None:
    table = Table(store)
    sitting = await _play(table)
    before = stored(file)
    change(monkeypatch)
    [divergence] = await diverging(table)

    assert divergence.match == sitting.id
    assert divergence.problem.startswith(problem)
    assert stored(file) == before


async def test_a_match_that_began_by_older_rules_goes_on_without_a_word(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    sitting = await _play(table)
    monkeypatch.setattr(TinyGame, "version", "2")
    monkeypatch.setattr(TinyGame, "objection", lambda *_: Objection(msg("tiny-no")))
    assert await diverging(table) == []

    monkeypatch.undo()
    assert (await table.match(sitting.id)).rules == TinyGame.version
