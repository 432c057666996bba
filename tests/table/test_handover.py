"""A seat changes hands while the match runs: who gets what, who may do what, and what stays secret."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.fairness.allowance import UNLIMITED
from bot.match import Person, Table
from bot.store import Store
from engine.core import matchfile
from engine.core.errors import Refusal
from engine.core.registry import game as find_game
from tests.audited import diverging
from tests.opening import press
from tests.table.people import ANA, BEN, CLARA, Sitting, promised

DORA = Person(14, "Dora")


async def hand_over(sitting: Sitting, by: Person, to: Person) -> None:
    """Let somebody hand his seat over to somebody who takes it."""
    match = await sitting.table.offer_seat(sitting.id, by.id, to.id)
    seat = match.seat_of(by.id)
    assert seat is not None
    await sitting.table.take_over(sitting.id, to, seat, press())


async def test_a_seat_goes_to_the_person_to_whom_it_is_offered_when_he_takes_it(
    table: Table, sitting: Sitting
) -> None:
    offered = await table.offer_seat(sitting.id, ANA.id, CLARA.id)
    assert offered.seats[0].user_id == ANA.id
    with pytest.raises(Refusal, match="handover-not-yours"):
        await table.take_over(sitting.id, DORA, 0, press())

    taken = await table.take_over(sitting.id, CLARA, 0, press())

    assert [(s.user_id, s.name, s.offered) for s in taken.seats] == [(13, "Clara", None), (12, "Ben", None)]
    assert [event.kind for entry in await table.log(sitting.id) for event in entry.events] == [
        "round",
        "handed_over",
    ]


async def test_anybody_takes_an_open_offer_once(table: Table, sitting: Sitting) -> None:
    await table.offer_seat(sitting.id, BEN.id)
    interaction = press()
    taken = await table.take_over(sitting.id, CLARA, 1, interaction)

    assert (await table.take_over(sitting.id, CLARA, 1, interaction)).seats == taken.seats
    with pytest.raises(Refusal, match="handover-not-offered"):
        await table.take_over(sitting.id, DORA, 1, press())


async def test_who_leaves_sees_as_a_spectator_and_takes_no_other_seat(table: Table, sitting: Sitting) -> None:
    await sitting.pick(ANA, "number", ("number", 2))
    mine = (await sitting.asked(ANA))["number"]
    await hand_over(sitting, ANA, CLARA)
    await table.offer_seat(sitting.id, BEN.id)

    sight = await table.look(sitting.id, ANA.id)
    assert sight.view == (await table.look(sitting.id, None)).view
    assert (sight.seat, sight.drafts, sight.match.left_by(ANA.id)) == (None, {}, 0)
    with pytest.raises(Refusal, match="table-not-seated"):
        await table.act(sitting.id, ANA.id, [(mine, [("number", 1)])], press())
    with pytest.raises(Refusal, match="table-not-seated"):
        await table.set_drafts(sitting.id, ANA.id, {mine: [("number", 1)]})
    with pytest.raises(Refusal, match="handover-left-it"):
        await table.take_over(sitting.id, ANA, 1, press())
    with pytest.raises(Refusal, match="handover-had-seat"):
        await table.offer_seat(sitting.id, BEN.id, ANA.id)


async def test_answers_and_orders_pass_with_the_seat_and_what_was_not_sealed_does_not(
    table: Table, sitting: Sitting
) -> None:
    asked = await sitting.asked(ANA)
    await sitting.pick(ANA, "orders", ("hurry",))
    await table.set_drafts(sitting.id, ANA.id, {asked["number"]: [("number", 3)]})

    await hand_over(sitting, ANA, CLARA)

    sight = await table.look(sitting.id, CLARA.id)
    assert sight.view is not None
    assert sight.view.answers == {asked["orders"]: [("hurry",)]}
    assert sight.drafts == {}


async def test_undo_goes_by_the_seat_and_ends_with_another_seats_act(table: Table, sitting: Sitting) -> None:
    await sitting.pick(ANA, "number", ("number", 2))
    await hand_over(sitting, ANA, CLARA)
    taken_back = await table.take_back(sitting.id, CLARA.id, press())
    assert taken_back.sight.view is not None
    assert taken_back.sight.view.answers == {}

    await sitting.pick(CLARA, "number", ("number", 2))
    await sitting.pick(BEN, "number", ("number", 3))
    await hand_over(sitting, CLARA, DORA)
    with pytest.raises(Refusal, match="table-no-way-back"):
        await table.take_back(sitting.id, DORA.id, press())


async def test_the_match_file_tells_of_seats_and_replays(store: Store, table: Table, sitting: Sitting) -> None:
    await sitting.reveal()
    await hand_over(sitting, ANA, CLARA)
    await sitting.pick(CLARA, "token", ("token", "red"))
    await table.resign(sitting.id, BEN.id, press())

    written = await table.export(sitting.id)

    assert matchfile.verify(matchfile.read(written)).outcome is not None
    assert b"Clara" not in written
    assert await diverging(table) == []


async def test_who_has_a_seat_takes_no_other(table: Table, sitting: Sitting) -> None:
    with pytest.raises(Refusal, match="handover-has-seat"):
        await table.offer_seat(sitting.id, ANA.id, BEN.id)
    await table.offer_seat(sitting.id, ANA.id)
    with pytest.raises(Refusal, match="table-already-seated"):
        await table.take_over(sitting.id, BEN, 0, press())
    with pytest.raises(Refusal, match="table-not-seated"):
        await table.offer_seat(sitting.id, CLARA.id)


async def test_an_offer_is_called_off_by_who_makes_it_or_gets_it(table: Table, sitting: Sitting) -> None:
    for person in (ANA, CLARA):
        await table.offer_seat(sitting.id, ANA.id, CLARA.id)
        with pytest.raises(Refusal, match="handover-not-yours"):
            await table.call_off(sitting.id, BEN.id, 0)
        await table.call_off(sitting.id, person.id, 0)
        with pytest.raises(Refusal, match="handover-not-offered"):
            await table.take_over(sitting.id, CLARA, 0, press())


async def test_the_successor_is_told_and_the_board_names_him(table: Table, sitting: Sitting, file: Path) -> None:
    await hand_over(sitting, ANA, CLARA)

    assert ("handover", '{"seat":0}') in promised(file)
    assert ("inbox", f'{{"person":{CLARA.id}}}') in promised(file)
    assert "board" in [kind for kind, _ in promised(file)]


async def test_nobody_is_asked_too_often_to_take_a_seat(store: Store, sitting: Sitting) -> None:
    table = Table(store, allowance=UNLIMITED._replace(invitations=2, running_per_person=1))
    for _ in range(2):
        await table.offer_seat(sitting.id, ANA.id, CLARA.id)
    with pytest.raises(Refusal, match="allowance-invitations"):
        await table.offer_seat(sitting.id, ANA.id, CLARA.id)
    await table.offer_seat(sitting.id, BEN.id)
    await table.take_over(sitting.id, DORA, 1, press())

    other = await Sitting.begin(Table(store))
    await other.table.offer_seat(other.id, ANA.id)
    with pytest.raises(Refusal, match="allowance-running-person"):
        await table.take_over(other.id, DORA, 0, press())


async def test_where_the_others_play_on_who_resigns_leaves_a_seat_to_be_taken(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(type(find_game("tiny")), "plays_on", True)
    sitting = await Sitting.begin(table, target=30)

    left = (await table.resign(sitting.id, ANA.id, press())).match

    assert (left.status, left.seats[0].user_id, left.awaited) == ("running", None, [0, 1])
    assert await table.waiting_for(ANA.id) == []
    await sitting.pick(BEN, "number", ("number", 3))
    taken = await table.take_over(sitting.id, CLARA, 0, press())
    assert [one.name for one in taken.seats[0].former] == ["Ana", ""]
    assert (await table.resign(sitting.id, CLARA.id, press())).match.status == "running"
    assert (await table.resign(sitting.id, BEN.id, press())).match.status == "over"
