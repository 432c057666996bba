"""Taking back by consent what the undo law no longer lets anybody take back."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from bot.match import Match, Person, Table
from bot.match.audit import replay
from bot.match.proposals import LASTS, UNDOS
from bot.store import Store
from engine.core.errors import Refusal
from engine.core.matchfile import Undo, read, verify
from engine.core.registry import game as find_game
from tests.opening import press
from tests.people import ManualClock
from tests.table.people import ANA, BEN, CLARA, Sitting, invite, promised, states


async def asked(sitting: Sitting, person: Person = ANA) -> int:
    """Let somebody ask to take back what he did last; return when he asked."""
    match = await sitting.table.consent.ask_back(sitting.id, person.id, press())
    assert match.proposal is not None
    return match.proposal.at


async def rolled(sitting: Sitting, file: Path | None = None) -> list[bytes]:
    """Let Ana roll after the numbers were revealed; return what was stored before that."""
    await sitting.reveal()
    before = [] if file is None else states(file)
    await sitting.pick(ANA, "token", ("die",))
    return before


async def sound(store: Store, match: Match) -> None:
    """See that the stored match is what its log leads to."""
    record = await store.record(match.id)
    assert record is not None
    assert replay(record) is None


async def test_all_agree_and_the_same_roll_comes_again(
    table: Table, sitting: Sitting, file: Path, store: Store
) -> None:
    before = await rolled(sitting, file)
    after = states(file)
    with pytest.raises(Refusal, match="table-no-way-back"):
        await table.take_back(sitting.id, ANA.id, press())
    match = await table.consent.agree(sitting.id, BEN.id, await asked(sitting), press())

    assert match.proposal is None
    assert states(file) == [before[0].replace(b'"take":{"seat":0,"actions":1}', b'"take":null')]
    assert match.awaited == [0]
    await sound(store, match)
    told = [(e.n, e.kind, e.undone) for e in await table.log(sitting.id)]
    assert told == [
        (1, "start", None),
        (2, "answer", None),
        (3, "answer", None),
        (4, "answer", 5),
        (5, "undo", None),
    ]

    await sitting.pick(ANA, "token", ("die",))
    assert states(file) == after
    await table.resign(sitting.id, BEN.id, press())
    found = read(await table.export(sitting.id))
    assert [act for act in found.acts if isinstance(act, Undo)] == [Undo(0, 3)]
    assert verify(found).outcome is not None
    assert await table.replays.frames(sitting.id)


async def test_sealed_answers_given_since_are_gone(table: Table, sitting: Sitting, store: Store) -> None:
    await sitting.pick(ANA, "number", ("number", 2))
    await sitting.pick(BEN, "number", ("number", 3))
    at = await asked(sitting)
    match = await table.consent.agree(sitting.id, BEN.id, at, press())

    view = (await table.look(sitting.id, BEN.id)).view
    assert view is not None
    assert view.answers == {}
    assert match.awaited == [0, 1]
    await sound(store, match)


async def test_the_very_first_answer_is_taken_back(
    table: Table, sitting: Sitting, file: Path, store: Store
) -> None:
    before = states(file)
    await sitting.pick(ANA, "number", ("number", 2))
    await sitting.pick(BEN, "number", ("number", 3))
    match = await table.consent.agree(sitting.id, BEN.id, await asked(sitting), press())
    assert states(file) == before
    await sound(store, match)


async def test_what_was_taken_back_so_is_taken_back_no_more(table: Table, sitting: Sitting, store: Store) -> None:
    await rolled(sitting)
    await table.consent.agree(sitting.id, BEN.id, await asked(sitting), press())
    with pytest.raises(Refusal, match="table-no-way-back"):
        await table.take_back(sitting.id, ANA.id, press())
    await sitting.pick(ANA, "token", ("token", "red"))
    await table.take_back(sitting.id, ANA.id, press())  # as far as the undo law goes
    match = await table.consent.agree(sitting.id, BEN.id, await asked(sitting), press())  # what she sealed before
    assert match.awaited == [0, 1]
    await sound(store, match)
    await sitting.pick(ANA, "number", ("number", 1))
    await sitting.pick(BEN, "number", ("number", 1))
    await table.resign(sitting.id, BEN.id, press())
    verify(read(await table.export(sitting.id)))


async def test_who_may_not_ask_is_told_why(table: Table, sitting: Sitting) -> None:
    with pytest.raises(Refusal, match="undo-nothing"):
        await asked(sitting)
    await sitting.pick(ANA, "number", ("number", 2))
    with pytest.raises(Refusal, match="undo-free"):
        await asked(sitting)
    with pytest.raises(Refusal, match="table-not-seated"):
        await asked(sitting, CLARA)
    await sitting.pick(BEN, "number", ("number", 3))
    at = await asked(sitting)
    for again in (ANA, BEN):
        with pytest.raises(Refusal, match="proposal-open"):
            await asked(sitting, again)
    with pytest.raises(Refusal, match="proposal-open"):
        await table.consent.propose(sitting.id, BEN.id, "draw", press())
    with pytest.raises(Refusal, match="proposal-agreed"):
        await table.consent.agree(sitting.id, ANA.id, at, press())
    for asking in (
        table.consent.agree(sitting.id, CLARA.id, at, press()),
        table.consent.decline(sitting.id, CLARA.id, at),
    ):
        with pytest.raises(Refusal, match="table-not-seated"):
            await asking
    await table.consent.decline(sitting.id, BEN.id, at)
    for asking in (
        table.consent.agree(sitting.id, BEN.id, at, press()),
        table.consent.decline(sitting.id, BEN.id, at),
    ):
        with pytest.raises(Refusal, match="proposal-gone"):
            await asking
    await table.resign(sitting.id, BEN.id, press())
    with pytest.raises(Refusal, match="table-over"):
        await asked(sitting)


async def test_a_new_act_ends_the_request(table: Table, sitting: Sitting, file: Path) -> None:
    await rolled(sitting)
    at = await asked(sitting)
    match = (await sitting.pick(ANA, "token", ("token", "red"))).match
    assert match.proposal is None
    assert [kind for kind, _ in promised(file)].count("proposal") == 1
    with pytest.raises(Refusal, match="proposal-gone"):
        await table.consent.agree(sitting.id, BEN.id, at, press())


async def test_what_nobody_notices_does_not_and_is_dropped(table: Table, sitting: Sitting, store: Store) -> None:
    await rolled(sitting)
    await sitting.pick(ANA, "token", ("token", "red"))  # after which both are asked for orders
    await sitting.pick(BEN, "orders", ("hurry",))
    await sitting.pick(BEN, "number", ("number", 3))
    at = await asked(sitting)
    result = await sitting.pick(ANA, "orders", ("hurry",))
    assert result.match.proposal is not None
    match = await table.consent.agree(sitting.id, BEN.id, at, press())

    assert match.awaited == [0]
    assert list(await sitting.asked(BEN)) == []
    await sound(store, match)
    await sitting.pick(ANA, "token", ("token", "red"))
    for person in (ANA, BEN):
        view = (await table.look(sitting.id, person.id)).view
        assert view is not None
        assert view.answers == {}


async def test_a_seat_that_changes_hands_ends_it_and_may_be_asked_for_anew(
    table: Table, sitting: Sitting, file: Path, store: Store
) -> None:
    before = await rolled(sitting, file)
    at = await asked(sitting)
    await table.offer_seat(sitting.id, ANA.id)
    assert (await table.match(sitting.id)).proposal is not None
    await table.take_over(sitting.id, CLARA, 0, press())
    with pytest.raises(Refusal, match="proposal-gone"):
        await table.consent.agree(sitting.id, BEN.id, at, press())
    match = await table.consent.agree(sitting.id, BEN.id, await asked(sitting, CLARA), press())
    assert [seating.user_id for seating in match.seats] == [CLARA.id, BEN.id]
    assert states(file) == [before[0].replace(b'"take":{"seat":0,"actions":1}', b'"take":null')]
    assert [(e.kind, e.undone) for e in await table.log(sitting.id, 3)][1:] == [("handover", None), ("undo", None)]
    await sound(store, match)


async def test_it_stands_for_a_day_and_each_asks_three_times(
    table: Table, sitting: Sitting, clock: ManualClock
) -> None:
    await rolled(sitting)
    for _ in range(UNDOS):
        at = await asked(sitting)
        clock.advance(LASTS)
        with pytest.raises(Refusal, match="proposal-gone"):
            await table.consent.agree(sitting.id, BEN.id, at, press())
    with pytest.raises(Refusal, match="undo-spent"):
        await asked(sitting)
    assert await asked(sitting, BEN)


async def test_the_end_of_the_match_ends_it(table: Table, sitting: Sitting, file: Path) -> None:
    await rolled(sitting)
    at = await asked(sitting)
    await table.resign(sitting.id, ANA.id, press())
    assert (await table.match(sitting.id)).proposal is None
    with pytest.raises(Refusal, match="table-over"):
        await table.consent.agree(sitting.id, BEN.id, at, press())


async def asked_by_one_of_three(table: Table) -> tuple[Sitting, int]:
    """Begin a match of three in which Ana has rolled, and asks the others to let her take it back."""
    opened = await invite(table, guest=None, seats=3, target=30)
    await table.join(opened.id, BEN, press())
    sitting = Sitting(table, await table.join(opened.id, CLARA, press()))
    await sitting.reveal()
    await sitting.pick(ANA, "token", ("die",))
    return sitting, await asked(sitting)


async def test_all_must_agree(table: Table) -> None:
    sitting, at = await asked_by_one_of_three(table)
    match = await table.consent.agree(sitting.id, BEN.id, at, press())
    assert match.proposal is not None
    assert match.proposal.agreed == (0, 1)
    assert (await table.consent.agree(sitting.id, CLARA.id, at, press())).proposal is None


async def test_two_who_agree_at_once_take_it_back_once(table: Table) -> None:
    sitting, at = await asked_by_one_of_three(table)
    await asyncio.gather(*(table.consent.agree(sitting.id, one.id, at, press()) for one in (BEN, CLARA)))
    assert [e.kind for e in await table.log(sitting.id, 3)] == ["answer", "undo"]


async def test_two_requests_at_once_are_one(table: Table, sitting: Sitting) -> None:
    await rolled(sitting)
    done = await asyncio.gather(asked(sitting), asked(sitting, BEN), return_exceptions=True)
    assert sorted(type(one).__name__ for one in done) == ["Refusal", "int"]


async def test_agreeing_while_somebody_acts(table: Table, sitting: Sitting, store: Store) -> None:
    await rolled(sitting)
    at = await asked(sitting)
    done = await asyncio.gather(
        sitting.pick(ANA, "token", ("token", "red")),
        table.consent.agree(sitting.id, BEN.id, at, press()),
        return_exceptions=True,
    )
    assert sum(isinstance(one, Refusal) for one in done) <= 1
    await sound(store, await table.match(sitting.id))


async def test_against_the_computer_nobody_can_agree(table: Table) -> None:
    match = await table.begin_with_computer((await invite(table, guest=None)).id, ANA.id)
    sitting = Sitting(table, match)
    await sitting.pick(ANA, "number", ("number", 2))
    with pytest.raises(Refusal, match="undo-alone"):
        await asked(sitting)


async def test_the_press_again_changes_nothing(table: Table, sitting: Sitting) -> None:
    await rolled(sitting)
    at, interaction = await asked(sitting), press()
    for _ in range(2):
        assert (await table.consent.agree(sitting.id, BEN.id, at, interaction)).last_act == 5


async def test_nothing_is_taken_back_before_somebody_left(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(find_game("tiny"), "plays_on", True, raising=False)
    opened = await invite(table, guest=None, seats=3, target=30)
    await table.join(opened.id, BEN, press())
    sitting = Sitting(table, await table.join(opened.id, CLARA, press()))
    await sitting.reveal()
    await sitting.pick(ANA, "token", ("die",))
    await table.resign(sitting.id, CLARA.id, press())
    assert (await table.match(sitting.id)).status == "running"
    with pytest.raises(Refusal, match="undo-left"):
        await asked(sitting)
