"""Playing at the table, up to the match file."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from msgspec import structs
from structlog.testing import capture_logs

from bot.match import InternalError, Match, Table, changes
from bot.store import Store
from bot.store.records import Change
from engine.core import matchfile
from engine.core.dice import commitment
from engine.core.errors import BadMatchFile, NotYours, Refusal, Stale
from engine.core.protocol import Option
from tests.audited import diverging
from tests.opening import press
from tests.table.people import ANA, BEN, CLARA, Sitting, invite, promised, stored

SEED = "5e" * 32


async def test_a_match_is_played_to_its_end_and_its_file_verifies(table: Table, sitting: Sitting) -> None:
    for _ in range(20):
        await sitting.reveal()
        await sitting.pick(ANA, "token", ("token", "red"))
        result = await sitting.pick(ANA, "token", ("die",))
        if result.match.status == "over":
            break
    found = matchfile.read(await table.export(sitting.id))

    assert result.entries[-1].events[-1].kind == "ended"
    assert matchfile.verify(found).outcome is not None
    assert found.commitment == result.match.commitment
    view = (await table.look(sitting.id, None)).view
    assert view is not None
    assert view.seed == found.seed


async def test_a_match_opened_under_the_first_scheme_keeps_it(store: Store, table: Table) -> None:
    """The hash on its invitation binds the seed alone; its file tells every draw nevertheless."""
    new = await invite(table, target=30)

    def old(number: int) -> tuple[Match, Change]:
        made = structs.replace(new, id=number, dice=1, version=0, commitment=commitment(SEED))
        return made, changes.begin(made, [*made.seats], SEED, 1.0)

    match = await store.open_match(old, SEED, press())
    joined = await table.join(match.id, BEN, press())
    sitting = Sitting(table, joined)
    await sitting.reveal()
    await sitting.pick(ANA, "token", ("die",))
    await table.resign(match.id, BEN.id, press())
    found = matchfile.read(await table.export(match.id))

    assert await diverging(table) == []
    assert (found.dice, found.match, found.commitment) == (1, match.id, joined.commitment)
    assert found.draws
    assert matchfile.verify(found).dice.version == 1


async def test_a_match_that_no_longer_replays_has_a_file_without_draws(
    table: Table, sitting: Sitting, file: Path
) -> None:
    """Whoever checks it reads why; the hash and the words can still be compared with the thread."""
    await sitting.reveal()
    await sitting.pick(ANA, "token", ("die",))
    await table.resign(sitting.id, BEN.id, press())
    with closing(sqlite3.connect(file)) as db, db:
        db.execute("UPDATE acts SET act = replace(act, '\"die\"', '\"unheard\"')")
    found = matchfile.read(await table.export(sitting.id))

    assert found.draws is None
    assert found.commitment == (await table.match(sitting.id)).commitment
    with pytest.raises(BadMatchFile, match="is refused"):
        matchfile.verify(found)


async def test_the_match_file_is_kept_back_until_the_end(table: Table, sitting: Sitting) -> None:
    with pytest.raises(Refusal, match="table-not-over"):
        await table.export(sitting.id)
    await table.resign(sitting.id, BEN.id, press())

    assert matchfile.verify(matchfile.read(await table.export(sitting.id))).outcome is not None


async def test_a_sealed_answer_may_be_changed_until_the_reveal(table: Table, sitting: Sitting) -> None:
    await sitting.pick(ANA, "number", ("number", 1))
    await sitting.reveal()

    events = (await table.log(sitting.id))[-1].events
    assert [e.public["numbers"] for e in events if e.kind == "revealed"] == [[2, 3]]


async def test_several_answers_are_one_interaction(table: Table, sitting: Sitting) -> None:
    asked = await sitting.asked(ANA)
    answers: list[tuple[int, list[Option]]] = [(asked["orders"], [("hurry",)]), (asked["number"], [("number", 1)])]
    result = await table.act(sitting.id, ANA.id, answers, press())

    assert [(entry.n, entry.quiet) for entry in result.entries] == [(1, 1), (2, 0)]
    view = (await table.look(sitting.id, ANA.id)).view
    assert view is not None
    assert view.answers == {asked["orders"]: [("hurry",)], asked["number"]: [("number", 1)]}


async def test_the_same_interaction_again_changes_nothing_and_answers_the_same(
    table: Table, sitting: Sitting, file: Path
) -> None:
    await sitting.reveal()
    decision = (await sitting.asked(ANA))["token"]
    first = await table.act(sitting.id, ANA.id, [(decision, [("token", "red")])], 55)
    before = stored(file)
    again = await table.act(sitting.id, ANA.id, [(decision, [("token", "red")])], 55)

    assert (again.match, again.entries, again.sight.view) == (first.match, first.entries, first.sight.view)
    assert stored(file) == before


REFUSED: list[tuple[str, list[tuple[int, list[Option]]], type[Refusal], str]] = [
    ("no such option", [(5, [("token", "green")])], Refusal, "refused-no-option"),
    ("too few", [(5, [])], Refusal, "refused-too-few"),
    ("too many", [(5, [("token", "red"), ("die",)])], Refusal, "refused-too-many"),
    ("against a rule", [(5, [("token", "blue")])], Refusal, "T-001"),
    ("decision used up", [(1, [("number", 1)])], Stale, "refused-stale"),
    ("no such decision", [(77, [("number", 1)])], Stale, "refused-stale"),
    ("the second is wrong", [(5, [("token", "red")]), (6, [("token", "green")])], Refusal, "refused-no-option"),
]


@pytest.mark.parametrize(("answers", "family", "why"), [r[1:] for r in REFUSED], ids=[r[0] for r in REFUSED])
async def test_a_refusal_leaves_every_byte_as_it_was(
    sitting: Sitting,
    file: Path,
    answers: list[tuple[int, list[Option]]],
    family: type[Refusal],
    why: str,
) -> None:
    await sitting.reveal()
    before = stored(file)

    with pytest.raises(family, match=why):
        await sitting.table.act(sitting.id, ANA.id, answers, press())
    assert stored(file) == before


async def test_nobody_answers_for_another(table: Table, sitting: Sitting, file: Path) -> None:
    theirs = (await sitting.asked(BEN))["number"]
    before = stored(file)

    with pytest.raises(NotYours):
        await table.act(sitting.id, ANA.id, [(theirs, [("number", 1)])], press())
    with pytest.raises(Refusal, match="table-not-seated"):
        await table.act(sitting.id, CLARA.id, [(theirs, [("number", 1)])], press())
    assert stored(file) == before


async def test_a_bug_in_the_rules_loses_nothing_and_reaches_the_operator(
    store: Store, table: Table, sitting: Sitting, file: Path
) -> None:
    await sitting.reveal()
    before = stored(file)

    with capture_logs() as logs, pytest.raises(InternalError) as caught:
        await sitting.pick(ANA, "token", ("broken",))

    assert caught.value.msg.args == {"match": sitting.id}
    assert stored(file) == before
    assert [(entry["match"], entry["log_level"]) for entry in logs] == [(sitting.id, "error")]
    record = await store.record(sitting.id)
    assert record is not None
    assert record.seed not in str(logs)
    await sitting.pick(ANA, "token", ("token", "red"))


@pytest.mark.parametrize("status", ["open", "cancelled", "over"])
async def test_a_match_that_is_not_running_takes_no_answers(table: Table, status: str) -> None:
    match = await invite(table)
    if status == "cancelled":
        await table.cancel(match.id, ANA.id)
    elif status == "over":
        await table.join(match.id, BEN, press())
        await table.resign(match.id, BEN.id, press())
    why = {"open": "table-not-begun", "cancelled": "table-cancelled", "over": "table-over"}[status]

    for call in (
        table.act(match.id, ANA.id, [(1, [("number", 1)])], press()),
        table.take_back(match.id, ANA.id, press()),
        table.resign(match.id, ANA.id, press()),
    ):
        with pytest.raises(Refusal, match=why):
            await call
    sight = await table.look(match.id, ANA.id)
    with pytest.raises(Refusal, match=why):
        sight.consider(1, [])


async def test_resigning_ends_the_match(table: Table, sitting: Sitting, file: Path) -> None:
    result = await table.resign(sitting.id, ANA.id, 31)

    assert result.match.status == "over"
    assert result.match.awaited == []
    assert [e.kind for e in result.entries[0].events] == ["resigned", "ended"]
    assert promised(file)[-1][0] == "result"
    assert (await table.resign(sitting.id, ANA.id, 31)).entries == result.entries


async def test_a_secret_is_told_to_its_own_seat_alone(table: Table, sitting: Sitting) -> None:
    await sitting.reveal()

    async def secrets(user_id: int | None) -> list[dict[int, dict[str, str]]]:
        events = [e for entry in await table.log(sitting.id, 0, user_id) for e in entry.events]
        return [e.private for e in events if e.kind == "revealed"]

    assert await secrets(ANA.id) == [{0: {"secret": "for seat 0"}}]
    for other in (BEN.id, CLARA.id, None):
        assert await secrets(other) == [{}]


async def test_an_answer_tells_nothing_of_the_other_seat(sitting: Sitting) -> None:
    await sitting.pick(ANA, "number", ("number", 2))
    result = await sitting.pick(BEN, "number", ("number", 3))

    assert "for seat 0" not in str(result)


async def test_the_log_is_read_from_where_one_was(table: Table, sitting: Sitting) -> None:
    await sitting.reveal()

    assert [entry.n for entry in await table.log(sitting.id, since=1)] == [2, 3]


async def test_promised_messages_hold_numbers_alone(sitting: Sitting, file: Path) -> None:
    await sitting.reveal()
    await sitting.pick(ANA, "token", ("token", "red"))

    assert dict(promised(file)) == {
        "invitation": "{}",
        "thread": "{}",
        "board": "{}",
        "digest": '{"first":4,"last":4}',
        "inbox": '{"person":12}',
    }


async def test_only_who_has_something_new_to_decide_is_told_so(store: Store, sitting: Sitting) -> None:
    for row in await store.open_promises():
        await store.finish(row, None)
    await sitting.reveal()

    rows = [row for row in await store.open_promises() if row.kind == "inbox"]
    calls = {row.payload["person"]: (await store.inbox(row.payload["person"]))[0].calls for row in rows}
    assert {person: [call.told_at for call in found] for person, found in calls.items()} == {
        ANA.id: [None],
        BEN.id: [],
    }


async def test_sealing_alone_is_not_told_in_the_thread(store: Store, sitting: Sitting) -> None:
    for row in await store.open_promises():
        await store.finish(row, None)
    await sitting.pick(ANA, "number", ("number", 2))

    assert [row.kind for row in await store.open_promises()] == ["board", "inbox"]  # her own


async def test_picks_are_considered_before_they_are_sealed(table: Table, sitting: Sitting, file: Path) -> None:
    await sitting.reveal()
    before = stored(file)
    decision = (await sitting.asked(ANA))["token"]
    sight = await table.look(sitting.id, ANA.id)
    blue = sight.consider(decision, [("token", "blue")])
    red = sight.consider(decision, [("token", "red")])
    nothing = sight.consider(decision, [])

    assert blue.objection is not None
    assert blue.objection.rule == "T-001"
    assert red.objection is None
    assert red.tally is not None
    assert red.tally.args == {"picks": 1}
    assert nothing.objection is not None
    assert nothing.objection.reason.key == "refused-too-few"
    assert stored(file) == before
    with pytest.raises(Stale):
        sight.consider(1, [])


async def test_half_made_picks_are_kept_until_they_are_sealed(
    store: Store, table: Table, sitting: Sitting, file: Path
) -> None:
    decision = (await sitting.asked(ANA))["number"]
    await table.set_drafts(sitting.id, ANA.id, {decision: [("number", 3)]})
    await table.set_drafts(sitting.id, ANA.id, {decision: [("number", 1)]})

    await store.close()
    later_store = await Store.open(file)
    later = Table(later_store)
    assert (await later.look(sitting.id, ANA.id)).drafts.get(decision) == [("number", 1)]
    assert (await later.look(sitting.id, BEN.id)).drafts.get(decision) is None
    await Sitting(later, await later.match(sitting.id)).pick(ANA, "number", ("number", 1))
    assert (await later.look(sitting.id, ANA.id)).drafts.get(decision) is None
    await later_store.close()
