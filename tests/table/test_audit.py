"""Running matches against rules that have changed."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TypeAlias

import pytest
from structlog.testing import capture_logs

from bot.match import Table
from bot.store import Store
from engine.core.dice import Dice
from engine.core.flow import Flow
from engine.core.protocol import Objection
from engine.core.words import msg
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


async def test_a_match_replays_to_its_stored_state(table: Table) -> None:
    await _play(table)

    assert await table.audit() == []


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
    with capture_logs() as logs:
        [divergence] = await table.audit()

    assert divergence.match == sitting.id
    assert divergence.problem.startswith(problem)
    assert stored(file) == before
    assert logs[0]["match"] == sitting.id
    record = await store.record(sitting.id)
    assert record is not None
    assert record.seed not in str(logs)


async def test_a_match_that_began_by_older_rules_goes_on_without_a_word(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    sitting = await _play(table)
    monkeypatch.setattr(TinyGame, "version", "2")
    monkeypatch.setattr(TinyGame, "objection", lambda *_: Objection(msg("tiny-no")))
    with capture_logs() as logs:
        assert await table.audit() == []
    assert logs == []

    monkeypatch.undo()
    assert (await table.match(sitting.id)).rules == TinyGame.version
