"""With the consent of all, what is advised is played for whoever is out of time, and nobody has to wait."""

from __future__ import annotations

import pytest
from msgspec import structs

from bot.match import Table
from bot.match.clocks import STANDARD
from bot.match.timekeeper import EVERY
from bot.store import Store
from bot.store.records import Late
from engine.core.errors import Refusal
from engine.core.registry import GAMES
from engine.core.registry import game as find_game
from tests.audited import diverging
from tests.opening import opening, press
from tests.people import ManualClock
from tests.table.absence import Gone
from tests.table.people import ANA, BEN, CLARA, Sitting, invite

BY_ITSELF = structs.replace(STANDARD, by_itself=True)


async def test_what_is_advised_is_played_for_who_is_late_and_told(
    table: Table, store: Store, clock: ManualClock
) -> None:
    sitting = await Sitting.begin(table, clock=BY_ITSELF, target=30)
    await sitting.pick(BEN, "number", ("number", 2))
    clock.advance(STANDARD.bank)
    match = await Gone(store, table, clock, sitting).tick()

    log = await table.log(sitting.id)
    assert [(entry.kind, entry.seat) for entry in log[2:4]] == [("time_out", 0), ("answer", 0)]
    assert [event.kind for event in log[2].events] == ["played_for"]
    assert match.seats[0].told_out is None
    assert await diverging(table) == []


async def test_without_consent_the_others_decide(table: Table, store: Store, clock: ManualClock) -> None:
    gone = await Gone.begin(store, table, clock)

    assert (await gone.now()).seats[0].told_out is not None
    assert "time_out" not in await gone.kinds()


async def test_who_is_late_already_is_played_for_once_all_agree(
    table: Table, store: Store, clock: ManualClock
) -> None:
    gone = await Gone.begin(store, table, clock)
    assert await store.late(EVERY) == []  # the others have been told, and decide
    for by in (BEN, ANA):
        asked = await table.match(gone.sitting.id)
        if asked.proposal is None:
            await table.consent.propose(asked.id, by.id, "by_itself", press())
        else:
            await table.consent.agree(asked.id, by.id, asked.proposal.at, press())
    await gone.tick()

    assert "time_out" in await gone.kinds()


async def test_all_agree_to_it_while_the_match_is_played_and_can_go_back(table: Table, clock: ManualClock) -> None:
    sitting = await Sitting.begin(table, clock=STANDARD)
    consent = table.consent
    with pytest.raises(Refusal, match="proposal-is-so"):
        await consent.propose(sitting.id, ANA.id, "wait", press())
    with pytest.raises(Refusal, match="table-not-seated"):
        await consent.propose(sitting.id, CLARA.id, "by_itself", press())
    for wish, by_itself in (("by_itself", True), ("wait", False)):
        asked = await consent.propose(sitting.id, ANA.id, wish, press())  # type: ignore[arg-type]
        assert asked.clock is not None
        assert asked.clock.by_itself is not by_itself
        assert asked.proposal is not None
        agreed = await consent.agree(sitting.id, BEN.id, asked.proposal.at, press())
        assert agreed.clock == structs.replace(STANDARD, by_itself=by_itself)
        assert (await table.match(sitting.id)).clock == agreed.clock
    kinds = [event.kind for entry in await table.log(sitting.id) for event in entry.events]
    assert kinds.count("late_from_now_on") == 2


async def test_a_match_without_a_clock_cannot(table: Table) -> None:
    sitting = await Sitting.begin(table)
    with pytest.raises(Refusal, match="master-no-clock"):
        await table.consent.propose(sitting.id, ANA.id, "by_itself", press())


async def test_a_match_played_once_more_is_played_so_too(table: Table) -> None:
    sitting = await Sitting.begin(table, clock=BY_ITSELF)
    await table.resign(sitting.id, BEN.id, press())

    assert (await table.rematch(sitting.id, ANA, press())).clock == BY_ITSELF


async def test_it_is_kept_from_the_invitation_on(table: Table) -> None:
    assert (await table.match((await invite(table, clock=BY_ITSELF)).id)).clock == BY_ITSELF


@pytest.mark.parametrize("name", GAMES)
async def test_every_game_plays_on_while_everybody_is_away(
    table: Table, clock: ManualClock, name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = find_game(name)
    monkeypatch.setattr(type(game), "timeout_default", lambda *_: None)
    options = {"players": 2} if name == "warfighter" else {}
    about = {"game": name, "scenario": game.scenarios[0], "options": options}
    match = await table.open(**opening(ANA, BEN, **about, clock=BY_ITSELF))
    match = await table.join(match.id, BEN, press())
    before = match.last_act
    for _ in range(8):
        seat = match.awaited[0]
        since = match.seats[seat].awaited_since
        assert since is not None
        clock.advance(1)
        match = await table.time_out(Late(match.id, seat, since))

    assert match.last_act >= before + 16
    assert await diverging(table) == []
