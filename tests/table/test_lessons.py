"""A lesson at the table: a match like any other, that counts nowhere."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.fairness.allowance import UNLIMITED
from bot.match import Match, Place, Table
from bot.store import Store
from engine.core import matchfile
from engine.core.errors import Refusal
from engine.core.registry import game as find_game
from tests.opening import press
from tests.table.people import ANA, BEN, invite, promised


async def learn(table: Table, game: str = "spearpoint") -> Match:
    """Let Ana learn a game."""
    return await table.learn(game=game, host=ANA, place=Place(1, 2), language="en", interaction_id=press())


async def test_it_begins_at_once_and_its_dice_are_those_of_the_lesson(table: Table) -> None:
    match = await learn(table)

    lesson = find_game("spearpoint").lesson
    assert lesson is not None
    assert match.lesson
    assert match.status == "running"
    assert match.awaited == [0]
    assert [seating.entropy for seating in match.seats] == ["lesson", "lesson"]
    again = await learn(table)
    assert again.commitment == match.commitment  # it binds no number, so that all lessons go the same way


async def test_its_file_verifies_with_the_number_0(table: Table) -> None:
    await learn(table)
    match = await learn(table)
    await table.resign(match.id, ANA.id, press())

    found = matchfile.read(await table.export(match.id))

    assert found.match == 0
    assert matchfile.verify(found).outcome is not None


async def test_nobody_has_less_room_for_a_lesson(store: Store) -> None:
    table = Table(
        store, allowance=UNLIMITED._replace(running_per_person=1, running_per_server=1, open_per_person=1)
    )
    for _ in range(3):
        await learn(table)

    invitation = await invite(table)
    match = await table.join(invitation.id, BEN, press())
    assert match.status == "running"
    with pytest.raises(Refusal):
        await invite(table)
    assert (await learn(table)).status == "running"


async def test_nobody_is_written_to_or_reminded(table: Table, store: Store, file: Path) -> None:
    match = await learn(table)

    assert [inbox.calls for inbox in await store.waiting_inboxes()] == [[]]
    assert "inbox" not in {kind for kind, _ in promised(file)}
    assert match.clock is None


async def test_it_can_be_left_by_its_learner_alone_and_then_goes_on_no_more(table: Table) -> None:
    match = await learn(table)
    with pytest.raises(Refusal):
        await table.leave_lesson(match.id, BEN.id)

    left = await table.leave_lesson(match.id, ANA.id)

    assert left.status == "cancelled"
    assert left.awaited == []
    with pytest.raises(Refusal) as refused:
        await table.act(match.id, ANA.id, [(1, [])], press())
    assert refused.value.msg.key == "lesson-left"


async def test_a_match_that_is_none_cannot_be_left_so(table: Table) -> None:
    match = await invite(table)
    joined = await table.join(match.id, BEN, press())

    with pytest.raises(Refusal):
        await table.leave_lesson(joined.id, ANA.id)


async def test_a_game_without_a_lesson_says_so(table: Table) -> None:
    with pytest.raises(Refusal) as refused:
        await learn(table, "tiny")
    assert refused.value.msg.key == "lesson-none"
