"""What nobody needs any more is told first, then removed; what was played stays."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.match import Table
from bot.operating.pruning import DAY, prune, unneeded
from bot.store import Store, StoreError
from bot.store.records import Place
from bot.store.sql.pruning import Unneeded
from tests.audited import diverging
from tests.opening import opening, press
from tests.people import ManualClock
from tests.table import tiny_game
from tests.table.people import ANA, BEN, stored

THEN = 1_900_000_000.0
LATER = THEN + 91 * DAY


@pytest.fixture(autouse=True)
def _tiny(monkeypatch: pytest.MonkeyPatch) -> None:
    tiny_game.register(monkeypatch)


async def played(file: Path) -> dict[str, int]:
    """Leave a match that was called off, one that is over, one that runs, and one that is open."""
    store = await Store.open(file, ManualClock(THEN).time)
    table = Table(store)
    found = {}
    for name in ("called off", "over", "runs", "open"):
        tiny = {"game": "tiny", "scenario": "short", "options": {}}
        match = await table.open(**opening(ANA, BEN, **tiny, interaction_id=press()))
        found[name] = match.id
        if name not in ("called off", "open"):
            await table.join(match.id, BEN, press())
    await table.cancel(found["called off"], ANA.id)
    await table.resign(found["over"], BEN.id, press())
    await store.close()
    return found


async def test_what_nobody_needs_is_told_then_removed(file: Path) -> None:
    matches = await played(file)
    before = stored(file)

    assert unneeded(file, 90, LATER) == Unneeded(1, 0)
    assert stored(file) == before
    assert prune(file, 90, LATER) == Unneeded(1, 0)

    assert unneeded(file, 90, LATER) == Unneeded(0, 0)
    store = await Store.open(file)
    gone = [name for name, number in matches.items() if await store.match(number) is None]
    assert gone == ["called off"]
    assert await diverging(Table(store)) == []
    await store.close()


async def test_a_lesson_that_is_over_goes(file: Path) -> None:
    await played(file)
    store = await Store.open(file, ManualClock(THEN).time)
    table = Table(store)
    lesson = await table.learn(
        game="spearpoint", host=ANA, place=Place(1, 2), language="en", interaction_id=press()
    )
    await store.close()
    assert unneeded(file, 90, LATER) == Unneeded(1, 0)  # somebody may go on with it
    store = await Store.open(file, ManualClock(THEN).time)
    await Table(store).leave_lesson(lesson.id, ANA.id)
    await store.close()

    assert prune(file, 90, LATER) == Unneeded(1, 1)


async def test_what_is_newer_stays(file: Path) -> None:
    await played(file)

    assert prune(file, 92, LATER) == Unneeded(0, 0)


async def test_nothing_is_removed_while_a_bot_plays(file: Path) -> None:
    await played(file)
    store = await Store.open(file)

    assert unneeded(file, 90, LATER) == Unneeded(1, 0)
    with pytest.raises(StoreError, match="stop it"):
        prune(file, 90, LATER)

    await store.close()
    assert prune(file, 90, LATER) == Unneeded(1, 0)


async def test_no_number_is_given_again(file: Path) -> None:
    matches = await played(file)
    prune(file, 90, LATER)

    store = await Store.open(file)
    tiny = {"game": "tiny", "scenario": "short", "options": {}}
    match = await Table(store).open(**opening(ANA, BEN, **tiny, interaction_id=press()))
    assert match.id > max(matches.values())
    await store.close()
