"""A pause by consent: nobody plays, no time runs, nobody is reminded, and any of the players ends it."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.match import Table
from bot.match.clocks import read as read_clock
from bot.match.pauses import LASTS
from bot.match.timekeeper import EVERY, Timekeeper
from bot.store import Store
from engine.core import registry
from engine.core.errors import Refusal
from engine.core.matchfile import read, verify
from tests.audited import diverging
from tests.opening import press
from tests.people import ManualClock
from tests.table.people import ANA, BEN, CLARA, Sitting, invite, states
from tests.table.test_time_outs import usual

HOUR = 3600.0


async def paused(sitting: Sitting) -> int:
    """Let Ana propose a pause and Ben agree; return since when it lasts."""
    asked = await sitting.table.consent.propose(sitting.id, ANA.id, "pause", press())
    assert asked.proposal is not None
    match = await sitting.table.consent.agree(sitting.id, BEN.id, asked.proposal.at, press())
    assert match.paused is not None
    return match.paused


async def test_a_match_is_paused_once_all_agree_and_any_player_ends_it(table: Table, sitting: Sitting) -> None:
    asked = await table.consent.propose(sitting.id, ANA.id, "pause", press())
    assert (asked.paused, asked.status) == (None, "running")
    assert asked.proposal is not None
    since = (await table.consent.agree(sitting.id, BEN.id, asked.proposal.at, press())).paused
    assert since is not None

    match = await table.consent.go_on(sitting.id, BEN.id, since, press())

    assert (match.paused, match.awaited) == (None, [0, 1])
    log = await table.log(sitting.id)
    assert [(entry.kind, entry.seat) for entry in log[1:]] == [("pause", None), ("go_on", 1)]


async def test_nothing_is_played_meanwhile(table: Table, sitting: Sitting, file: Path) -> None:
    await sitting.pick(ANA, "number", ("number", 1))
    await paused(sitting)
    before = states(file)

    for played in (
        sitting.pick(BEN, "number", ("number", 3)),
        table.take_back(sitting.id, ANA.id, press()),
        table.consent.ask_back(sitting.id, ANA.id, press()),
        table.consent.propose(sitting.id, ANA.id, "pause", press()),
    ):
        with pytest.raises(Refusal, match="table-paused"):
            await played

    assert states(file) == before


async def test_what_was_answered_before_can_be_taken_back_after_it(table: Table, sitting: Sitting) -> None:
    await sitting.pick(ANA, "number", ("number", 1))
    await table.consent.go_on(sitting.id, ANA.id, await paused(sitting), press())
    await table.take_back(sitting.id, ANA.id, press())

    assert (await table.match(sitting.id)).awaited == [0, 1]
    assert await diverging(table) == []


async def test_a_pause_does_not_go_with_what_all_agree_to_take_back(table: Table, sitting: Sitting) -> None:
    await sitting.reveal()
    await sitting.pick(ANA, "token", ("token", "red"))
    await table.consent.go_on(sitting.id, BEN.id, await paused(sitting), press())
    await table.consent.ask_back(sitting.id, BEN.id, press())
    made = (await table.match(sitting.id)).proposal
    assert made is not None
    await table.consent.agree(sitting.id, ANA.id, made.at, press())

    log = await table.log(sitting.id)
    assert [entry.undone for entry in log if entry.kind in ("pause", "go_on")] == [None, None]
    assert await diverging(table) == []


async def test_the_file_of_a_match_that_was_paused_verifies(table: Table, sitting: Sitting) -> None:
    await sitting.pick(BEN, "number", ("number", 2))
    await table.consent.go_on(sitting.id, ANA.id, await paused(sitting), press())
    await table.resign(sitting.id, ANA.id, press())

    outcome = verify(read(await table.export(sitting.id))).outcome
    assert outcome is not None
    assert outcome.winners == [1]


async def test_whoever_gives_up_may_do_so_meanwhile_and_nothing_is_paused_then(
    table: Table, sitting: Sitting
) -> None:
    await paused(sitting)
    await table.resign(sitting.id, ANA.id, press())

    match = await table.match(sitting.id)
    assert (match.status, match.paused) == ("over", None)


async def test_the_same_press_again_changes_nothing(table: Table, sitting: Sitting, clock: ManualClock) -> None:
    since, interaction = await paused(sitting), press()
    for _ in range(2):
        assert (await table.consent.go_on(sitting.id, BEN.id, since, interaction)).last_act == 3
    with pytest.raises(Refusal, match="pause-over"):
        await table.consent.go_on(sitting.id, ANA.id, since, press())
    clock.advance(1)
    again = await paused(sitting)
    with pytest.raises(Refusal, match="pause-over"):
        await table.consent.go_on(sitting.id, ANA.id, since, press())

    assert (await table.match(sitting.id)).paused == again


async def test_who_only_watches_has_no_say(table: Table, sitting: Sitting) -> None:
    since = await paused(sitting)
    with pytest.raises(Refusal, match="table-not-seated"):
        await table.consent.go_on(sitting.id, CLARA.id, since, press())


async def test_against_the_computer_one_pauses_alone(table: Table) -> None:
    match = await table.begin_with_computer((await invite(table, guest=None)).id, ANA.id)

    assert (await table.consent.propose(match.id, ANA.id, "pause", press())).paused is not None


async def test_nobody_is_reminded_and_the_waiting_is_shorter_by_the_pause(
    store: Store, table: Table, sitting: Sitting, clock: ManualClock, file: Path
) -> None:
    await sitting.pick(BEN, "number", ("number", 2))
    (before,) = (await store.inbox(ANA.id))[0].calls
    clock.advance(HOUR)
    since = await paused(sitting)
    clock.advance(100 * HOUR)
    assert [inbox.calls for inbox in await store.waiting_inboxes()] == [[]]
    await table.consent.go_on(sitting.id, BEN.id, since, press())

    (after,) = (await store.inbox(ANA.id))[0].calls
    assert after.since == before.since + 100 * HOUR
    assert after.told_at is None  # she is asked again


async def test_what_was_left_of_the_time_is_left_after_it_and_after_a_restart(
    store: Store, table: Table, clock: ManualClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(registry.game("tiny"), "timeout_default", usual)
    sitting = await Sitting.begin(table, clock=read_clock("2"))

    async def pass_(seconds: float, ticking: Timekeeper) -> None:
        for _ in range(round(seconds / EVERY)):
            clock.advance(EVERY)
            await ticking.tick()

    ticking = Timekeeper(store, table, lambda: None)
    await pass_(HOUR, ticking)
    since = await paused(sitting)
    await pass_(3 * HOUR, ticking)
    ticking = Timekeeper(store, Table(store), lambda: None)
    await pass_(3 * HOUR, ticking)
    assert "time_out" not in [entry.kind for entry in await table.log(sitting.id)]
    await table.consent.go_on(sitting.id, ANA.id, since, press())
    await pass_(HOUR - EVERY, ticking)
    assert "time_out" not in [entry.kind for entry in await table.log(sitting.id)]
    await pass_(EVERY, ticking)

    assert [entry.kind for entry in await table.log(sitting.id)].count("time_out") == 2


async def test_it_ends_by_itself_after_two_weeks_and_all_are_asked_again(
    store: Store, table: Table, sitting: Sitting, clock: ManualClock, file: Path
) -> None:
    await sitting.pick(BEN, "number", ("number", 2))
    for _ in range(2):
        since = await paused(sitting)
        clock.advance(LASTS - 1)
        await Timekeeper(store, table, lambda: None).tick()
        assert (await table.match(sitting.id)).paused == since
        clock.advance(1)
        await Timekeeper(store, table, lambda: None).tick()
        assert (await table.match(sitting.id)).paused is None

    assert [entry.kind for entry in await table.log(sitting.id)].count("go_on") == 2
    assert [call.told_at for call in (await store.inbox(ANA.id))[0].calls] == [None]
