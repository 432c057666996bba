"""An end by consent: who proposes, who has to agree, and what it comes to."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from bot.match import Table, proposals
from bot.match.proposals import LASTS
from bot.store import Store
from bot.store.records import ENDINGS, Ending, Stored
from engine.core.errors import Refusal
from engine.core.matchfile import read, verify
from tests.opening import press
from tests.people import ManualClock
from tests.table.people import ANA, BEN, CLARA, Sitting, invite, promised


async def proposed(sitting: Sitting, ending: Ending) -> int:
    """Let Ana propose an end; return when."""
    match = await sitting.table.consent.propose(sitting.id, ANA.id, ending, press())
    assert match.proposal is not None
    return match.proposal.at


async def test_a_draw_to_which_all_agree_is_in_the_match_file(table: Table, sitting: Sitting) -> None:
    await sitting.pick(BEN, "number", ("number", 2))
    at = await proposed(sitting, "draw")
    assert (await table.match(sitting.id)).status == "running"
    match = await table.consent.agree(sitting.id, BEN.id, at, press())

    assert (match.status, match.proposal, match.awaited) == ("over", None, [])
    file = read(await table.export(sitting.id))
    outcome = verify(file).outcome
    assert outcome is not None
    assert (outcome.winners, outcome.verdict, outcome.termination) == ([], "drawn", "agreed")


async def test_a_match_that_is_called_off_has_no_result(table: Table, sitting: Sitting, file: Path) -> None:
    match = await table.consent.agree(sitting.id, BEN.id, await proposed(sitting, "stop"), press())

    assert (match.status, match.broken_off, match.awaited) == ("cancelled", True, [])
    assert "result" not in [kind for kind, _ in promised(file)]
    assert await table.finished_of(ANA.id) == []
    with pytest.raises(Refusal, match="table-broken-off"):
        await table.resign(sitting.id, ANA.id, press())
    with pytest.raises(Refusal, match="table-not-over"):
        await table.export(sitting.id)


@pytest.mark.parametrize("ending", ENDINGS)
async def test_the_match_goes_on_until_everybody_has_agreed(table: Table, ending: Ending) -> None:
    opened = await invite(table, guest=None, seats=3, target=30)
    await table.join(opened.id, BEN, press())
    sitting = Sitting(table, await table.join(opened.id, CLARA, press()))
    at = await proposed(sitting, ending)
    await table.consent.agree(sitting.id, BEN.id, at, press())
    with pytest.raises(Refusal, match="proposal-agreed"):
        await table.consent.agree(sitting.id, BEN.id, at, press())
    match = await table.match(sitting.id)
    assert match.status == "running"
    assert match.proposal is not None
    assert [one.user_id for one in proposals.missing(match, match.proposal)] == [CLARA.id]

    assert (await table.consent.agree(sitting.id, CLARA.id, at, press())).status != "running"


async def test_one_who_plays_on_ends_the_proposal(table: Table, sitting: Sitting, clock: ManualClock) -> None:
    at = await proposed(sitting, "draw")
    with pytest.raises(Refusal, match="proposal-open"):
        await table.consent.propose(sitting.id, BEN.id, "stop", press())
    assert (await table.consent.decline(sitting.id, BEN.id, at)).proposal is None
    with pytest.raises(Refusal, match="proposal-gone"):
        await table.consent.agree(sitting.id, BEN.id, at, press())

    clock.advance(1)
    assert (await table.consent.decline(sitting.id, ANA.id, await proposed(sitting, "stop"))).proposal is None


async def test_a_proposal_stands_for_a_day(table: Table, sitting: Sitting, clock: ManualClock, file: Path) -> None:
    at = await proposed(sitting, "draw")
    clock.advance(LASTS)
    with pytest.raises(Refusal, match="proposal-gone"):
        await table.consent.agree(sitting.id, BEN.id, at, press())

    again = await table.consent.propose(sitting.id, BEN.id, "draw", press())
    assert again.proposal is not None
    assert again.proposal.at == at + LASTS
    assert [kind for kind, _ in promised(file)].count("proposal") == 2


@pytest.mark.parametrize("paused", [False, True])
async def test_after_a_day_it_is_off_the_table_and_its_message_says_so(
    store: Store, table: Table, sitting: Sitting, clock: ManualClock, file: Path, paused: bool
) -> None:
    if paused:
        at = (await table.consent.propose(sitting.id, ANA.id, "pause", press())).proposal
        assert at is not None
        await table.consent.agree(sitting.id, BEN.id, at.at, press())
        clock.advance(60)
    at_last = await proposed(sitting, "stop")
    for row in await store.open_promises():
        await store.finish(row, 4711)
    clock.advance(LASTS - 1)
    await table.consent.tick()
    assert (await table.match(sitting.id)).proposal is not None
    assert promised(file) == []

    clock.advance(1)
    for _ in range(2):
        await table.consent.tick()
    match = await table.match(sitting.id)
    assert (match.status, match.proposal, match.paused is not None) == ("running", None, paused)
    [(kind, payload)] = promised(file)
    told = json.loads(payload)
    assert (kind, told["at"], told["granted"]) == ("proposal", at_last, False)


async def test_what_lapses_late_leaves_what_was_proposed_since(
    table: Table, sitting: Sitting, clock: ManualClock
) -> None:
    at = await proposed(sitting, "draw")
    clock.advance(LASTS)
    again = await proposed(sitting, "stop")
    match = await table.match(sitting.id)

    assert proposals.lapse(Stored(match, "", None, [], []), at) is None
    assert match.proposal is not None
    assert match.proposal.at == again


async def test_the_same_press_again_changes_nothing(table: Table, sitting: Sitting) -> None:
    at, interaction = await proposed(sitting, "draw"), press()
    for _ in range(2):
        assert (await table.consent.agree(sitting.id, BEN.id, at, interaction)).last_act == 2


async def test_who_only_watches_has_no_say(table: Table, sitting: Sitting) -> None:
    at = await proposed(sitting, "stop")
    for asked in (
        table.consent.agree(sitting.id, CLARA.id, at, press()),
        table.consent.decline(sitting.id, CLARA.id, at),
        table.consent.propose(sitting.id, CLARA.id, "draw", press()),
    ):
        with pytest.raises(Refusal, match="table-not-seated"):
            await asked


async def test_against_the_computer_one_calls_off_alone_and_offers_no_draw(table: Table) -> None:
    match = await table.begin_with_computer((await invite(table, guest=None)).id, ANA.id)
    with pytest.raises(Refusal, match="proposal-alone"):
        await table.consent.propose(match.id, ANA.id, "draw", press())

    assert (await table.consent.propose(match.id, ANA.id, "stop", press())).broken_off
