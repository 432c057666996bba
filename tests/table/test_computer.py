"""The computer in a person's place: it answers at once what is advised, and nobody waits for it."""

from __future__ import annotations

from bot.match import Match, Place, Table
from bot.store import Store
from engine.core import matchfile
from engine.core.protocol import Seat
from tests.table.people import ANA, BEN, Sitting, invite, press


async def alone(table: Table, seat: Seat = 0) -> Sitting:
    """Let Ana play against the computer."""
    match = await table.open(
        game="tiny",
        scenario="short",
        options={"target": 30},
        host=ANA,
        seat=seat,
        guests={},
        computers=[1 - seat],
        place=Place(1, 2),
        language="en",
        interaction_id=press(),
    )
    return Sitting(table, match)


async def acts(table: Table, match_id: int) -> list[tuple[str, int | None]]:
    return [(entry.kind, entry.seat) for entry in await table.log(match_id)]


async def test_a_match_against_the_computer_begins_at_once_and_waits_for_the_person_alone(table: Table) -> None:
    sitting = await alone(table)

    match = await table.match(sitting.id)
    assert match.status == "running"
    assert match.awaited == [0]
    assert match.seats[1].computer
    assert not match.seats[1].free


async def test_it_answers_in_the_transaction_in_which_it_is_asked(table: Table) -> None:
    sitting = await alone(table)

    await sitting.pick(ANA, "number", ("number", 2))

    assert await acts(table, sitting.id) == [("start", None), ("answer", 1), ("answer", 0)]
    assert set(await sitting.asked(ANA)) == {"token"}  # both have sealed: the round goes on


async def test_it_goes_first_where_it_is_asked_first(table: Table) -> None:
    sitting = await alone(table, seat=1)

    await sitting.pick(ANA, "number", ("number", 2))

    # Seat 0 seals before Ana, and draws two tokens after her; then it seals its number of the next round.
    assert await acts(table, sitting.id) == [("start", None), *[("answer", seat) for seat in (0, 1, 0, 0, 0)]]
    assert (await table.match(sitting.id)).awaited == [1]


async def test_what_the_computer_has_answered_after_cannot_be_taken_back_and_what_is_ones_own_can(
    table: Table,
) -> None:
    sitting = await alone(table)
    await sitting.pick(ANA, "number", ("number", 2))
    before = await table.look(sitting.id, ANA.id)
    await sitting.pick(ANA, "token", ("token", "red"))

    await table.take_back(sitting.id, ANA.id, press())

    after = await table.look(sitting.id, ANA.id)
    assert before.view is not None
    assert after.view is not None
    assert after.view.decisions == before.view.decisions
    assert not after.view.may_take_back


async def test_such_a_match_is_played_again_from_its_log(table: Table, store: Store) -> None:
    sitting = await alone(table)
    await sitting.pick(ANA, "number", ("number", 2))
    await sitting.pick(ANA, "token", ("die",))
    assert await table.audit() == []

    await table.resign(sitting.id, ANA.id, press())

    assert matchfile.verify(matchfile.read(await table.export(sitting.id))).outcome is not None


async def test_nobody_can_take_the_seat_that_the_computer_plays(table: Table) -> None:
    match: Match = await invite(table, guest=None)
    assert [seating.free for seating in match.seats] == [False, True]

    sitting = await alone(table)

    assert not any(seating.free for seating in (await table.match(sitting.id)).seats)
    assert BEN.id not in {seating.user_id for seating in (await table.match(sitting.id)).seats}
