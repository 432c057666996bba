"""Opening a match, joining it, calling it off."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from bot.match import Match, Person, Table
from bot.store import Store
from bot.store.records import Seating
from engine.core import matchfile
from engine.core.errors import BadMatchFile, Refusal
from engine.core.registry import game as find_game
from tests import fair_page_checker
from tests.audited import diverging
from tests.opening import opening, press
from tests.table.people import ANA, BEN, CLARA, Sitting, invite, promised, stored


async def test_the_host_waits_for_a_guest(table: Table, file: Path) -> None:
    match = await invite(table)

    assert match.status == "open"
    assert [s.user_id for s in match.seats] == [ANA.id, None]
    assert (await table.look(match.id, ANA.id)).view is None
    assert promised(file) == [("invitation", "{}")]


async def test_the_commitment_is_published_before_the_guest_adds_entropy(store: Store, table: Table) -> None:
    match = await invite(table)
    joined = await table.join(match.id, BEN, 777)
    record = await store.record(match.id)

    assert record is not None
    assert match.commitment == joined.commitment
    terms = find_game("tiny").terms("short", {}, match.id)
    assert match.commitment == terms.commitment(record.seed)


async def test_the_match_begins_when_the_last_seat_is_taken(table: Table, file: Path) -> None:
    sitting = await Sitting.begin(table)
    sight = await table.look(sitting.id, None)

    assert sight.match.status == "running"
    assert sight.match.awaited == [0, 1]
    assert [kind for kind, _ in promised(file)] == ["invitation", "thread", "board", "digest", "inbox", "inbox"]
    assert [e.kind for entry in await table.log(sitting.id) for e in entry.events] == ["round"]


async def test_an_open_seat_is_for_anybody(table: Table) -> None:
    match = await invite(table, guest=None)

    assert (await table.join(match.id, CLARA, press())).status == "running"


@pytest.mark.parametrize(
    ("person", "why"), [(CLARA, "table-not-invited"), (ANA, "table-already-seated")], ids=["stranger", "host"]
)
async def test_only_the_guest_may_join(table: Table, file: Path, person: Person, why: str) -> None:
    match = await invite(table)
    before = stored(file)

    with pytest.raises(Refusal, match=why):
        await table.join(match.id, person, press())
    assert stored(file) == before


async def test_two_guests_press_join_at_once(table: Table) -> None:
    match = await invite(table, guest=None)
    await table.join(match.id, BEN, press())

    with pytest.raises(Refusal, match="table-already-begun"):
        await table.join(match.id, CLARA, press())


async def test_the_same_interaction_opens_and_joins_once(table: Table, file: Path) -> None:
    async def open_it() -> Match:
        return await table.open(
            **opening(ANA, game="tiny", scenario="short", seat=1, language="es", interaction_id=5)
        )

    first, again = await open_it(), await open_it()
    assert first.id == again.id
    await table.join(first.id, BEN, 6)
    before = stored(file)
    joined = await table.join(first.id, BEN, 6)

    assert joined.status == "running"
    assert [s.user_id for s in joined.seats] == [BEN.id, ANA.id]
    assert stored(file) == before


@pytest.mark.parametrize(
    ("change", "why"),
    [
        ({"scenario": "long"}, "refused-no-scenario"),
        ({"options": {"target": 11}}, "refused-bad-setting"),
        ({"options": {"speed": 1}}, "refused-no-setting"),
        ({"game": "chess"}, "refused-no-game"),
        ({"seat": 2}, "table-no-seat"),
        ({"guests": {1: ANA.id}}, "table-own-guest"),
    ],
    ids=str,
)
async def test_what_makes_no_match_is_refused_before_anybody_is_invited(
    table: Table, file: Path, change: dict[str, object], why: str
) -> None:
    before = stored(file)

    with pytest.raises(Refusal, match=why):
        await table.open(**opening(ANA, **{"game": "tiny", "scenario": "short", **change}))
    assert stored(file) == before


async def test_an_invitation_is_declined_by_the_guest_alone(table: Table) -> None:
    match = await invite(table)

    with pytest.raises(Refusal, match="table-not-invited"):
        await table.decline(match.id, CLARA.id)
    declined = await table.decline(match.id, BEN.id)

    assert (declined.status, declined.invited) == ("open", [])
    assert (await table.join(match.id, CLARA, press())).status == "running"


async def test_whoever_has_joined_may_leave_before_the_start_and_come_back(table: Table) -> None:
    match = await invite(table, seats=3)
    joined = await table.join(match.id, BEN, press(), word="mine")

    left = await table.leave(match.id, BEN.id)

    assert joined.seats[1].entropy == "mine"
    assert left.seats[1] == Seating(1)
    with pytest.raises(Refusal, match="table-not-seated"):
        await table.leave(match.id, BEN.id)
    await table.join(match.id, CLARA, press())
    assert (await table.join(match.id, BEN, press())).status == "running"


async def test_the_host_begins_with_those_who_are_there_where_the_game_lets_him(table: Table) -> None:
    match = await invite(table, guest=None, seats=3)
    with pytest.raises(Refusal, match="table-needs-all"):
        await table.begin(match.id, ANA.id)
    await table.join(match.id, BEN, press())
    with pytest.raises(Refusal, match="table-not-host"):
        await table.begin(match.id, BEN.id)

    begun = await table.begin(match.id, ANA.id)

    assert (begun.status, [s.name for s in begun.seats]) == ("running", ["Ana", "Ben"])
    assert (begun.options, begun.opened) == ({"seats": 2}, {"seats": 3})
    assert (await table.match(match.id)).seats == begun.seats
    assert await diverging(table) == []


async def test_the_match_file_of_a_match_with_fewer_seats_proves_what_it_was_opened_with(table: Table) -> None:
    match = await invite(table, guest=None, seats=3)
    await table.join(match.id, BEN, press())
    await table.begin(match.id, ANA.id)
    await table.resign(match.id, ANA.id, press())

    written = await table.export(match.id)

    found = json.loads(written)
    assert found["opened"] == {"options": {"seats": 3}, "seats": 3}
    matchfile.verify(matchfile.read(written))
    fair_page_checker.check(found)
    for forged in ({"options": {"seats": 3, "target": 30}}, {"seats": 2}):
        changed = json.dumps(found | {"opened": found["opened"] | forged}).encode()
        with pytest.raises(BadMatchFile):
            matchfile.verify(matchfile.read(changed))


async def test_the_host_does_not_leave_and_nobody_leaves_a_running_match(table: Table, sitting: Sitting) -> None:
    match = await invite(table)

    with pytest.raises(Refusal, match="table-host-stays"):
        await table.leave(match.id, ANA.id)
    with pytest.raises(Refusal, match="table-already-begun"):
        await table.leave(sitting.id, BEN.id)


async def test_a_match_is_called_off_by_its_host_alone(table: Table) -> None:
    match = await invite(table)

    with pytest.raises(Refusal, match="table-not-host"):
        await table.cancel(match.id, BEN.id)
    assert (await table.cancel(match.id, ANA.id)).status == "cancelled"
    with pytest.raises(Refusal, match="table-cancelled"):
        await table.cancel(match.id, ANA.id)


async def test_a_running_match_cannot_be_called_off(table: Table, sitting: Sitting) -> None:
    with pytest.raises(Refusal, match="table-already-begun"):
        await table.cancel(sitting.id, ANA.id)


async def test_people_find_their_matches(table: Table) -> None:
    running = await Sitting.begin(table)
    invited = await invite(table)
    await table.cancel((await invite(table)).id, ANA.id)
    await running.pick(ANA, "number", ("number", 1))

    assert [m.id for m in await table.matches_of(ANA.id)] == [running.id, invited.id]
    assert [m.id for m in await table.matches_of(BEN.id)] == [running.id, invited.id]
    assert await table.matches_of(CLARA.id) == []
    assert await table.waiting_for(ANA.id) == []
    assert [m.id for m in await table.waiting_for(BEN.id)] == [running.id]


async def test_a_match_is_found_by_its_thread(store: Store, table: Table, sitting: Sitting) -> None:
    assert await table.in_thread(99) is None
    await store.put(sitting.id, thread_id=99)
    await store.put(sitting.id, board_id=100)

    found = await table.in_thread(99)
    assert found is not None
    assert (found.id, found.thread_id, found.board_id) == (sitting.id, 99, 100)


async def test_an_unknown_match_is_refused(table: Table) -> None:
    for call in (table.look(9, None), table.join(9, BEN, press()), table.log(9), table.resign(9, BEN.id, press())):
        with pytest.raises(Refusal, match="table-no-match"):
            await call
