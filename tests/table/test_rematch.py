"""The same match once more: who may ask for it, who sits where, and that there is one."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from bot.match import Match, Table, rematch
from bot.match.clocks import STANDARD
from bot.store import Store
from engine.core.errors import Refusal
from tests.opening import press
from tests.people import ManualClock
from tests.table.people import ANA, BEN, CLARA, Sitting, invite


async def over(sitting: Sitting) -> int:
    """Let Ana give the match up; return its number."""
    await sitting.table.resign(sitting.id, ANA.id, press())
    return sitting.id


def who(match: Match) -> list[int | None]:
    return [seating.user_id for seating in match.seats]


async def test_the_host_has_the_other_side_and_the_other_is_invited_to_his(table: Table) -> None:
    sitting = await Sitting.begin(table, clock=STANDARD, target=30)
    old = await over(sitting)
    opened = await table.rematch(old, BEN, press())

    assert (opened.status, opened.rematch_of, opened.host_id) == ("open", old, BEN.id)
    assert (who(opened), opened.invited) == ([BEN.id, None], [ANA.id])
    assert (opened.options, opened.clock) == ({"target": 30}, STANDARD)
    began = await table.join(opened.id, ANA, press())
    assert (began.status, who(began)) == ("running", [BEN.id, ANA.id])


async def test_whoever_asks_second_has_agreed(table: Table, sitting: Sitting) -> None:
    old = await over(sitting)
    opened = await table.rematch(old, ANA, press())
    began = await table.rematch(old, BEN, press())

    assert (began.id, began.status) == (opened.id, "running")
    assert (await table.rematch(old, ANA, press())).id == opened.id


async def test_two_who_ask_at_the_same_moment_meet(table: Table, sitting: Sitting) -> None:
    old = await over(sitting)
    one, two = await asyncio.gather(table.rematch(old, ANA, press()), table.rematch(old, BEN, press()))

    assert one.id == two.id
    assert (await table.match(one.id)).status == "running"


async def test_one_that_was_called_off_may_be_asked_for_again(table: Table, sitting: Sitting) -> None:
    old = await over(sitting)
    first = await table.rematch(old, ANA, press())
    await table.cancel(first.id, ANA.id)

    again = await table.rematch(old, BEN, press())
    assert again.id != first.id
    assert (again.status, again.host_id) == ("open", BEN.id)


async def test_the_computer_changes_sides_as_well_and_needs_no_asking(table: Table) -> None:
    match = await table.begin_with_computer((await invite(table, guest=None, target=30)).id, ANA.id)
    old = await over(Sitting(table, match))
    began = await table.rematch(old, ANA, press())

    assert (began.status, [s.computer for s in began.seats]) == ("running", [True, False])


async def test_only_who_has_played_asks_and_only_once_it_is_over(table: Table, sitting: Sitting) -> None:
    with pytest.raises(Refusal, match="table-not-over"):
        await table.rematch(sitting.id, ANA, press())
    old = await over(sitting)
    with pytest.raises(Refusal, match="table-not-seated"):
        await table.rematch(old, CLARA, press())


async def test_after_a_week_it_is_too_late(file: Path) -> None:
    clock = ManualClock(1_900_000_000.0)
    store = await Store.open(file, clock.time)
    try:
        table = Table(store)
        old = await over(await Sitting.begin(table, target=30))
        clock.advance(rematch.WITHIN + 1)
        with pytest.raises(Refusal, match="table-rematch-late"):
            await table.rematch(old, ANA, press())
    finally:
        await store.close()


@pytest.mark.parametrize(
    ("sides", "then"),
    [
        (["red", "blue"], [1, 0]),
        (["red", "red", "blue", "blue"], [2, 3, 0, 1]),
        (["red", "blue", "red", "blue"], [1, 0, 3, 2]),
        (["red", "red", "blue"], [1, 2, 0]),
        (["squad", "squad", "squad"], [0, 1, 2]),
    ],
)
def test_people_change_sides(sides: list[str], then: list[int]) -> None:
    assert rematch.exchanged(sides) == then
