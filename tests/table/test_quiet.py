"""What is optional and secret, and each change of mind before the reveal: nobody else sees, counts or feels it."""

from __future__ import annotations

from itertools import count
from pathlib import Path
from typing import Any

import pytest

from bot.match import Person, Result, Table
from bot.store import Store
from engine.core import matchfile
from engine.core.errors import Refusal
from engine.core.protocol import Option
from engine.core.selfplay import chance
from tests.audited import diverging
from tests.opening import press
from tests.people import ManualClock
from tests.table import people
from tests.table.people import ANA, BEN, Sitting, noticed, stored
from tests.table.tiny_game import asks_for_orders_too

HURRY: Option = ("hurry",)


async def order(sitting: Sitting, person: Person, *picks: Option, interaction_id: int | None = None) -> Result:
    decision = (await sitting.asked(person))["orders"]
    return await sitting.table.act(sitting.id, person.id, [(decision, [*picks])], interaction_id or press())


async def answers(sitting: Sitting, person: Person) -> dict[str, list[Option]]:
    """What somebody has sealed, by the kind of question."""
    view = (await sitting.table.look(sitting.id, person.id)).view
    assert view is not None
    return {d.kind: view.answers[d.id] for d in view.decisions if d.id in view.answers}


async def test_standing_orders_are_noticed_by_nobody(table: Table, store: Store, sitting: Sitting) -> None:
    await sitting.pick(BEN, "number", ("number", 1))
    before, posts = await noticed(table, sitting.id, BEN), await store.open_promises()
    result = await order(sitting, ANA, HURRY)
    await order(sitting, ANA)

    assert await noticed(table, sitting.id, BEN) == before
    assert await store.open_promises() == posts
    assert [(entry.n, entry.quiet, entry.events) for entry in result.entries] == [(2, 1, [])]
    assert result.match.updated_at == before[0].updated_at
    assert await answers(sitting, ANA) == {"orders": []}
    assert await diverging(table) == []


async def test_a_change_of_mind_is_noticed_by_nobody(table: Table, store: Store, sitting: Sitting) -> None:
    await sitting.pick(ANA, "number", ("number", 1))
    before, posts = await noticed(table, sitting.id, BEN), await store.open_promises()
    await sitting.pick(ANA, "number", ("number", 3))

    assert await noticed(table, sitting.id, BEN) == before
    assert await store.open_promises() == posts
    assert await answers(sitting, ANA) == {"number": [("number", 3)]}


async def test_orders_move_no_match_up_in_anybodys_list(
    table: Table, sitting: Sitting, clock: ManualClock
) -> None:
    clock.advance(60)
    later = await Sitting.begin(table)
    clock.advance(60)
    await order(sitting, ANA, HURRY)

    assert [match.id for match in await table.matches_of(BEN.id)] == [later.id, sitting.id]
    assert [match.id for match in await table.matches_of(ANA.id)] == [later.id, sitting.id]


async def test_the_same_interaction_again_gives_the_same_orders_once(
    table: Table, sitting: Sitting, file: Path
) -> None:
    first = await order(sitting, ANA, HURRY, interaction_id=71)
    before = stored(file)
    again = await order(sitting, ANA, HURRY, interaction_id=71)

    assert (again.match, again.entries, again.sight.view) == (first.match, first.entries, first.sight.view)
    assert stored(file) == before


async def test_a_draft_goes_with_the_orders_that_it_became(table: Table, sitting: Sitting) -> None:
    decision = (await sitting.asked(ANA))["orders"]
    await table.set_drafts(sitting.id, ANA.id, {decision: [HURRY]})
    await order(sitting, ANA, HURRY)

    assert (await table.look(sitting.id, ANA.id)).drafts.get(decision) is None


async def test_orders_stand_whosever_they_are_when_an_answer_is_taken_back(table: Table, sitting: Sitting) -> None:
    await sitting.pick(ANA, "number", ("number", 1))
    await order(sitting, BEN, HURRY)
    await order(sitting, ANA, HURRY)
    before = await noticed(table, sitting.id, BEN)
    result = await table.take_back(sitting.id, ANA.id, press())

    assert await answers(sitting, ANA) == {"orders": [HURRY]}
    assert await answers(sitting, BEN) == {"orders": [HURRY]}
    assert [(e.kind, e.public) for e in result.entries[0].events] == [("taken_back", {"seat": 0, "acts": 1})]
    assert [(entry.n, entry.undone) for entry in await table.log(sitting.id)] == [(1, None), (2, 3), (3, None)]
    assert (await noticed(table, sitting.id, BEN))[1].answers == before[1].answers
    assert await diverging(table) == []


async def test_a_change_of_mind_goes_with_the_answer_that_it_changed(
    table: Table, store: Store, sitting: Sitting
) -> None:
    await sitting.pick(ANA, "number", ("number", 1))
    await sitting.pick(ANA, "number", ("number", 2))
    await order(sitting, BEN, HURRY)
    await table.take_back(sitting.id, ANA.id, press())

    assert await answers(sitting, ANA) == {}
    assert await diverging(table) == []
    record = await store.record(sitting.id)
    assert record is not None
    assert [act.action.seat for act in record.acts if isinstance(act, matchfile.Answer)] == [1]


async def test_orders_alone_are_nothing_to_take_back(table: Table, sitting: Sitting, file: Path) -> None:
    await order(sitting, ANA, HURRY)
    before = stored(file)
    with pytest.raises(Refusal, match="table-no-way-back"):
        await table.take_back(sitting.id, ANA.id, press())

    assert stored(file) == before


async def test_what_was_ordered_and_answered_at_once_is_taken_back_but_for_the_orders(
    table: Table, sitting: Sitting
) -> None:
    asked = await sitting.asked(ANA)
    number: list[Option] = [("number", 1)]
    await table.act(sitting.id, ANA.id, [(asked["number"], number), (asked["orders"], [HURRY])], press())
    result = await table.take_back(sitting.id, ANA.id, press())

    assert await answers(sitting, ANA) == {"orders": [HURRY]}
    assert result.entries[0].events[0].public["acts"] == 1
    assert await diverging(table) == []


async def test_orders_go_with_the_question_that_was_opened_by_what_is_taken_back(
    table: Table, sitting: Sitting, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Another question gets its number later, and must not find it answered."""
    await sitting.reveal()
    asks_for_orders_too(monkeypatch, HURRY)
    await sitting.pick(ANA, "token", ("token", "red"))
    asked = await sitting.asked(BEN)
    await order(sitting, BEN, HURRY)
    before = await noticed(table, sitting.id, ANA)
    await table.take_back(sitting.id, ANA.id, press())
    assert await diverging(table) == []
    await sitting.pick(ANA, "token", ("token", "red"))

    assert before[1].may_take_back
    assert await sitting.asked(BEN) == asked
    assert await answers(sitting, BEN) == {}
    assert await diverging(table) == []


async def test_orders_are_in_the_match_file_where_they_were_given(
    table: Table, store: Store, sitting: Sitting
) -> None:
    await sitting.pick(ANA, "number", ("number", 1))
    await order(sitting, BEN, HURRY)
    await order(sitting, ANA, HURRY)
    await sitting.pick(BEN, "number", ("number", 2))
    await table.resign(sitting.id, BEN.id, press())
    found = matchfile.read(await table.export(sitting.id))

    assert [act.action.seat for act in found.acts if isinstance(act, matchfile.Answer)] == [0, 1, 0, 1]
    assert matchfile.verify(found).actions == 3


class Evening:
    """A match in which chance decides who does what; in one of two, Ana also gives orders and changes her mind.

    Whatever else is done is the same in both, its interactions and its times too.
    """

    def __init__(self, sitting: Sitting, store: Store, name: str, *, secretive: bool) -> None:
        self.sitting, self.table, self.store = sitting, sitting.table, store
        self.rng, self.aside = chance(name), chance(f"{name} aside")
        self.open, self.quiet = count(1000), count(1_000_000)
        self.secretive = secretive
        self.orders = 0

    async def play(self, steps: int) -> list[list[Any]]:
        """Give what Ben notices after each step."""
        seen = []
        for _ in range(steps):
            seen.append(
                [await self._step(), await noticed(self.table, self.sitting.id, BEN), await self._promised()]
            )
            rows = await self.store.open_promises()
            while self.secretive and self.aside.random() < 0.6:
                await self._aside()
                assert await noticed(self.table, self.sitting.id, BEN) == seen[-1][1]
                assert await self.store.open_promises() == rows
            assert await diverging(self.table) == []
        return seen

    async def _promised(self) -> list[Any]:
        return [(row.kind, row.key, row.payload, row.next_try_at) for row in await self.store.open_promises()]

    async def _step(self) -> str:
        """Let somebody answer, take back, or (Ben, in both matches) give orders or change his mind."""
        person, drawn = self.rng.choice((ANA, BEN)), self.rng.random()
        die = self.rng.random() < 0.1
        asked = await self.sitting.asked(person)
        number: Option = ("number", self.rng.randrange(1, 4))
        given = [*await answers(self.sitting, person)]
        try:
            if drawn < 0.3:
                await self.table.take_back(self.sitting.id, person.id, next(self.open))
            elif "token" in asked:
                await self._answer(person, asked["token"], ("die",) if die else ("token", "red"))
            elif "number" in asked and ("number" not in given or person == BEN):
                kind = "orders" if person == BEN and drawn < 0.5 else "number"
                await self._answer(person, asked[kind], HURRY if kind == "orders" else number)
        except Refusal as refusal:
            return refusal.msg.key
        return "done"

    async def _answer(self, person: Person, decision: int, pick: Option) -> None:
        await self.table.act(self.sitting.id, person.id, [(decision, [pick])], next(self.open))

    async def _aside(self) -> None:
        asked, given = await self.sitting.asked(ANA), await answers(self.sitting, ANA)
        may: list[list[tuple[int, list[Option]]]] = []
        if "orders" in asked:
            may += [[(asked["orders"], [])], [(asked["orders"], [HURRY])]]
        if "number" in given:
            other: Option = ("number", self.aside.randrange(1, 4))
            may.append([(asked["number"], [other]), (asked["number"], given["number"])])
        if may:
            await self.table.act(self.sitting.id, ANA.id, self.aside.choice(may), next(self.quiet))
            self.orders += 1


@pytest.mark.parametrize("name", ["monday", "tuesday", "wednesday"])
async def test_two_evenings_are_the_same_to_ben_whatever_ana_does_in_secret(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    evenings, seen = [], []
    for secretive in (False, True):
        ids, seeds = count(1), chance(name)
        monkeypatch.setattr(people, "press", lambda ids=ids: next(ids))
        monkeypatch.setattr("bot.match.table.token_hex", lambda size, seeds=seeds: seeds.randbytes(size).hex())
        monkeypatch.setattr("secrets.token_urlsafe", lambda _: "word")
        store = await Store.open(tmp_path / f"{secretive}.db", lambda: 5.0)
        try:
            sitting = await Sitting.begin(Table(store), target=1_000_000)
            evening = Evening(sitting, store, name, secretive=secretive)
            seen.append(await evening.play(60))
        finally:
            await store.close()
        evenings.append(evening)

    assert seen[0] == seen[1]
    assert evenings[1].orders > 30
    assert {"done", "table-no-way-back"} <= {step[0] for step in seen[0]}
    assert {entry.kind for entry in seen[0][-1][1][2]} == {"start", "answer", "take_back"}
