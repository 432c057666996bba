"""The undo law at the table."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from bot.match import Table
from engine.core import matchfile
from engine.core.errors import Refusal
from tests.opening import press
from tests.table.people import ANA, BEN, Sitting, states, stored


async def test_the_state_is_as_before(table: Table, sitting: Sitting, file: Path) -> None:
    await sitting.reveal()
    before = states(file)
    await sitting.pick(ANA, "token", ("token", "red"))
    result = await table.take_back(sitting.id, ANA.id, press())

    assert states(file) == before
    assert result.match.awaited == [0]
    assert [(e.kind, e.public) for e in result.entries[0].events] == [("taken_back", {"seat": 0, "acts": 1})]
    assert [(entry.n, entry.undone) for entry in await table.log(sitting.id, since=3)] == [(4, 5), (5, None)]


async def test_as_far_back_as_nothing_was_drawn(table: Table, sitting: Sitting, file: Path) -> None:
    await sitting.reveal()
    before = states(file)
    await sitting.pick(ANA, "token", ("token", "red"))
    await sitting.pick(ANA, "token", ("token", "blue"))
    await table.take_back(sitting.id, ANA.id, press())
    await sitting.pick(ANA, "token", ("token", "red"))
    await table.take_back(sitting.id, ANA.id, press())
    await table.take_back(sitting.id, ANA.id, press())

    assert states(file) == before
    with pytest.raises(Refusal, match="table-no-way-back"):
        await table.take_back(sitting.id, ANA.id, press())


async def test_an_interaction_goes_back_as_a_whole(table: Table, sitting: Sitting, file: Path) -> None:
    await sitting.reveal()
    before = states(file)
    first = (await sitting.asked(ANA))["token"]
    await table.act(sitting.id, ANA.id, [(first, [("token", "red")]), (first + 1, [("token", "blue")])], press())
    await table.take_back(sitting.id, ANA.id, press())

    assert states(file) == before


@pytest.mark.parametrize("after", ["a die", "the other seat"])
async def test_not_beyond(table: Table, sitting: Sitting, file: Path, after: str) -> None:
    if after == "a die":
        await sitting.reveal()
        await sitting.pick(ANA, "token", ("token", "red"))
        await sitting.pick(ANA, "token", ("die",))
    else:
        await sitting.pick(ANA, "number", ("number", 1))
        await sitting.pick(BEN, "number", ("number", 2))
    before = stored(file)

    with pytest.raises(Refusal, match="table-no-way-back"):
        await table.take_back(sitting.id, ANA.id, press())
    assert stored(file) == before


async def test_a_repeated_press_is_neither_undone_nor_done_twice(
    table: Table, sitting: Sitting, file: Path
) -> None:
    await sitting.reveal()
    decision = (await sitting.asked(ANA))["token"]
    await table.act(sitting.id, ANA.id, [(decision, [("token", "red")])], 61)
    undone = await table.take_back(sitting.id, ANA.id, 62)
    before = stored(file)
    again = await table.take_back(sitting.id, ANA.id, 62)
    await table.act(sitting.id, ANA.id, [(decision, [("token", "red")])], 61)

    assert (again.match, again.entries, again.sight.view) == (undone.match, undone.entries, undone.sight.view)
    assert stored(file) == before


async def test_what_was_taken_back_is_not_in_the_match_file(table: Table, sitting: Sitting) -> None:
    await sitting.reveal()
    await sitting.pick(ANA, "token", ("token", "red"))
    await table.take_back(sitting.id, ANA.id, press())
    await sitting.pick(ANA, "token", ("die",))
    await table.resign(sitting.id, BEN.id, press())

    found = matchfile.read(await table.export(sitting.id))
    assert len(found.acts) == 4
    matchfile.verify(found)


async def test_no_more_is_kept_than_may_be_taken_back(sitting: Sitting, file: Path) -> None:
    def kept() -> int:
        with closing(sqlite3.connect(file)) as db:
            return int(db.execute("SELECT count(*) FROM snapshots").fetchone()[0])

    await sitting.pick(ANA, "number", ("number", 1))
    await sitting.pick(ANA, "number", ("number", 2))
    assert kept() == 1
    await sitting.pick(BEN, "number", ("number", 2))
    assert kept() == 0
    await sitting.pick(ANA, "token", ("token", "red"))
    await sitting.pick(ANA, "token", ("token", "blue"))
    assert kept() == 2
    await sitting.pick(BEN, "number", ("number", 2))
    assert kept() == 1


async def test_half_made_picks_do_not_pass_to_another_question(table: Table, sitting: Sitting) -> None:
    """The next question may get the number of one that was never asked."""
    await sitting.reveal()
    await sitting.pick(ANA, "token", ("token", "red"))
    second = (await sitting.asked(ANA))["token"]
    await table.set_drafts(sitting.id, ANA.id, {second: [("token", "blue")]})
    await table.take_back(sitting.id, ANA.id, press())

    assert (await table.look(sitting.id, ANA.id)).drafts.get(second) is None
