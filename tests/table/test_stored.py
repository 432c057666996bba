"""Databases as earlier versions wrote them: the bot opens them, and what was begun then is played to its end."""

from __future__ import annotations

from itertools import count
from pathlib import Path

import pytest

from bot.match import Match, Person, Table
from bot.store import Store
from engine.core import matchfile
from engine.core.errors import Refusal
from engine.core.protocol import View
from engine.core.registry import game as find_game
from engine.core.selfplay import LIMIT, chance
from tests.audited import diverging
from tests.stored import ANA, BEN, INVITATION, OVER, RUNNING, STORED, load

PEOPLE = {ANA: Person(ANA, "Ana"), BEN: Person(BEN, "Ben")}

QUIET_ORDERS = 10
"""The migration with which orders became quiet; the names of databases begin with that of their last one."""

_presses = count(9_000_000)


@pytest.fixture(params=STORED, ids=lambda path: path.stem)
def stored(request: pytest.FixtureRequest) -> Path:
    path: Path = request.param
    return path


@pytest.fixture
def file(stored: Path, tmp_path: Path) -> Path:
    file = tmp_path / "fieldpost.db"
    load(stored, file)
    return file


async def view_of(table: Table, match_id: int, user_id: int) -> View:
    view = (await table.look(match_id, user_id)).view
    assert view is not None
    return view


async def play(table: Table, store: Store, match: Match, most: int = LIMIT) -> None:
    """Play on at random, each seat as it is asked."""
    rng, game = chance(f"stored {match.id}"), find_game(match.game)
    for _ in range(most):
        record = await store.record(match.id)
        assert record is not None
        state = game.decode(record.state)
        if state.outcome is not None:
            return
        [decision, *_] = game.pending(state, game.awaited(state)[0])
        user_id = match.seats[decision.seat].user_id
        assert user_id is not None
        await table.act(match.id, user_id, [(decision.id, game.sample(state, decision, rng))], next(_presses))


def verify(found: matchfile.MatchFile) -> None:
    """Verify a file, or see that it began by older rules and says by which."""
    assert found.outcome is not None
    try:
        matchfile.verify(found)
    except matchfile.OtherRules as error:
        if f"began by version {found.rules} of the rules of {found.game}" not in str(error):
            raise


async def test_every_match_of_todays_rules_replays_to_the_state_in_which_it_was_left(
    table: Table, store: Store
) -> None:
    assert len(await store.running()) == len(RUNNING)
    assert await diverging(table) == []


async def test_what_was_over_still_verifies_by_its_rules(table: Table) -> None:
    found = matchfile.read(await table.export(OVER))
    last = (await view_of(table, OVER, 0)).outcome
    verify(found)

    assert last is not None
    assert last.sides
    assert found.outcome in (last, last.sideless)


@pytest.mark.parametrize("match_id", RUNNING)
async def test_what_could_be_taken_back_still_can(table: Table, store: Store, match_id: int) -> None:
    """Standing orders too, which were an act like any other."""
    match = await table.match(match_id)
    [user_id] = [id_ for id_ in PEOPLE if (await view_of(table, match_id, id_)).may_take_back]
    taken = 0
    while (await view_of(table, match_id, user_id)).may_take_back:
        result = await table.take_back(match_id, user_id, next(_presses))
        taken += 1
        assert result.match.last_act == match.last_act + taken
        assert await diverging(table) == []

    assert taken >= 1
    await play(table, store, match, most=30)
    assert await diverging(table) == []


@pytest.mark.parametrize("match_id", RUNNING)
async def test_orders_are_given_without_a_word_also_there(table: Table, store: Store, match_id: int) -> None:
    """The view counts them, as it did when the match began; nothing is posted, and nobody's list changes."""
    before = await table.match(match_id)
    log, rows = await table.log(match_id), await store.open_promises(match_id)
    for user_id in PEOPLE:
        view = await view_of(table, match_id, user_id)
        [standing] = [decision for decision in view.decisions if decision.optional]
        await table.act(match_id, user_id, [(standing.id, standing.options[:1])], next(_presses))
        assert (await view_of(table, match_id, user_id)).answers[standing.id] == standing.options[:1]
        assert await diverging(table) == []
    after = await table.match(match_id)

    assert (after.last_act, after.told, after.updated_at, after.seats) == (
        before.last_act, before.told, before.updated_at, before.seats,
    )  # fmt: skip
    assert await table.log(match_id) == log
    assert await store.open_promises(match_id) == rows


@pytest.mark.parametrize("match_id", RUNNING)
async def test_the_orders_of_one_side_never_make_the_others_answer_its_own(
    table: Table, match_id: int, stored: Path
) -> None:
    """What was ordered before orders were quiet was an act like any other, behind which nobody takes back."""
    [other] = [id_ for id_ in PEOPLE if not (await view_of(table, match_id, id_)).may_take_back]
    [standing] = [d for d in (await view_of(table, match_id, other)).decisions if d.optional]
    await table.act(match_id, other, [(standing.id, [])], next(_presses))

    for user_id in PEOPLE:
        if user_id != other and int(stored.name[:4]) >= QUIET_ORDERS:
            await table.take_back(match_id, user_id, next(_presses))
            continue
        with pytest.raises(Refusal, match="table-no-way-back"):
            await table.take_back(match_id, user_id, next(_presses))


@pytest.mark.parametrize("match_id", [*RUNNING, INVITATION])
async def test_every_match_is_played_to_its_end(table: Table, store: Store, match_id: int) -> None:
    if match_id == INVITATION:
        await table.join(match_id, PEOPLE[BEN], next(_presses))
    match = await table.match(match_id)
    await play(table, store, match)
    found = matchfile.read(await table.export(match_id))

    verify(found)


async def test_a_store_that_was_brought_up_to_date_opens_again(table: Table, store: Store, file: Path) -> None:
    await play(table, store, await table.match(1), most=5)
    await store.close()
    again = await Store.open(file)
    try:
        assert await diverging(Table(again)) == []
    finally:
        await again.close()
