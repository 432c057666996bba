"""What a master of the server does about a match of others: it stands in log and file, and the file verifies."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.match import Person, Table
from bot.match.clocks import STANDARD
from bot.store import Store
from engine.core.errors import Refusal, Stale
from engine.core.matchfile import Ruling, read, verify
from tests.audited import diverging
from tests.opening import press
from tests.people import ManualClock
from tests.table.people import ANA, BEN, CLARA, Sitting, invite, promised, states
from tests.table.tiny_game import TinyGame

DORA, MIA = Person(14, "Dora"), Person(77, "Mia_M")


@pytest.fixture(autouse=True)
def _rounds_are_turns(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.match.masters.TURN", "round")


async def a_round(sitting: Sitting) -> None:
    await sitting.reveal()
    await sitting.pick(ANA, "token", ("die",))
    await sitting.pick(ANA, "token", ("token", "red"))


async def rewind(table: Table, sitting: Sitting, number: int, by: Person = MIA) -> None:
    turn = next(one for one in await table.masters.turns(sitting.id) if one.number == number)
    last = (await table.match(sitting.id)).last_act
    await table.masters.rewind(sitting.id, by, turn.first, last, press())


async def finished(table: Table, sitting: Sitting) -> list[Ruling]:
    """End the match; return what its file says of the master."""
    await table.resign(sitting.id, BEN.id, press())
    found = read(await table.export(sitting.id))
    assert verify(found).outcome is not None
    return [act for act in found.acts if isinstance(act, Ruling)]


async def test_a_match_goes_back_to_a_turn_rolls_the_same_again_and_verifies(
    table: Table, store: Store, file: Path
) -> None:
    sitting = await Sitting.begin(table, target=1_000_000)
    before = states(file)
    await a_round(sitting)
    second = states(file)
    await a_round(sitting)
    after = states(file)
    assert [(turn.number, turn.first) for turn in await table.masters.turns(sitting.id)] == [(1, 2), (2, 6)]

    await rewind(table, sitting, 2)
    assert states(file) == [second[0].replace(b'"take":{"seat":0,"actions":1}', b'"take":null')]
    match = await table.match(sitting.id)
    assert match.awaited == [0, 1]
    told = [(e.kind, e.seat, e.undone, [one.kind for one in e.events]) for e in await table.log(sitting.id)]
    assert told[5:] == [
        ("answer", 0, 10, ["sealed"]),
        ("answer", 1, 10, ["sealed", "revealed"]),
        ("answer", 0, 10, ["rolled"]),
        ("answer", 0, 10, ["drew", "round"]),
        ("ruling", None, None, ["ruling"]),
    ]
    assert await diverging(table) == []

    await a_round(sitting)
    assert states(file) == after
    await rewind(table, sitting, 1)
    assert states(file) == before
    await a_round(sitting)
    assert await diverging(table) == []
    assert await finished(table, sitting) == [
        Ruling("rewind", "Mia\\_M", to=5, turn=2),
        Ruling("rewind", "Mia\\_M", to=1, turn=1),
    ]
    assert (await table.replays.frames(sitting.id))[-1].outcome is not None


async def test_nobody_takes_back_what_was_done_before_a_rewind(table: Table, sitting: Sitting) -> None:
    await a_round(sitting)
    await sitting.pick(ANA, "number", ("number", 2))
    await rewind(table, sitting, 1)
    with pytest.raises(Refusal, match="table-no-way-back"):
        await table.take_back(sitting.id, ANA.id, press())


async def test_a_press_on_what_has_changed_rewinds_nothing(table: Table, sitting: Sitting, file: Path) -> None:
    await a_round(sitting)
    await sitting.pick(ANA, "number", ("number", 2))
    before = states(file)
    for first, last in ((2, 5), (3, 6), (99, 6)):
        with pytest.raises(Stale):
            await table.masters.rewind(sitting.id, MIA, first, last, press())
    assert states(file) == before


async def test_the_same_press_comes_twice_and_is_done_once(table: Table, sitting: Sitting) -> None:
    pressed = press()
    for _ in range(2):
        await table.masters.pause(sitting.id, MIA, pressed)
    assert [one.kind for one in await table.log(sitting.id)] == ["start", "ruling"]


async def test_who_resigned_stays_so(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(TinyGame, "plays_on", True)
    monkeypatch.setattr(TinyGame, "steps", {}, raising=False)
    sitting = await Sitting.begin(table, target=1_000_000)
    await a_round(sitting)
    await table.resign(sitting.id, BEN.id, press())
    with pytest.raises(Refusal, match="undo-left"):
        await rewind(table, sitting, 1)


async def test_a_pause_begins_and_ends_by_a_master(table: Table, sitting: Sitting, clock: ManualClock) -> None:
    await table.masters.pause(sitting.id, MIA, press())
    with pytest.raises(Refusal, match="table-paused"):
        await sitting.pick(ANA, "number", ("number", 1))
    with pytest.raises(Refusal, match="table-paused"):
        await table.masters.pause(sitting.id, MIA, press())
    clock.advance(3600)
    assert (await table.masters.go_on(sitting.id, MIA, press())).paused is None
    with pytest.raises(Refusal, match="pause-over"):
        await table.masters.go_on(sitting.id, MIA, press())
    await sitting.pick(ANA, "number", ("number", 1))
    assert [one.deed for one in await finished(table, sitting)] == ["pause", "go_on"]


async def test_who_plays_can_end_a_masters_pause_too(table: Table, sitting: Sitting) -> None:
    match = await table.masters.pause(sitting.id, MIA, press())
    assert match.paused is not None
    await table.consent.go_on(sitting.id, BEN.id, match.paused, press())
    assert (await table.match(sitting.id)).paused is None


async def test_time_is_given_to_one_or_to_all(table: Table, clock: ManualClock) -> None:
    sitting = await Sitting.begin(table, clock=STANDARD, target=1_000_000)
    start = [one.flag for one in (await table.match(sitting.id)).seats]
    await table.masters.extend(sitting.id, MIA, 1, 10, press())
    await table.masters.extend(sitting.id, MIA, None, 1, press())
    given = [one.flag for one in (await table.match(sitting.id)).seats]
    assert [(after or 0) - (before or 0) for before, after in zip(start, given, strict=True)] == [3600, 11 * 3600]
    assert [(one.seat, one.hours) for one in await finished(table, sitting)] == [(1, 10), (None, 1)]


async def test_time_is_also_given_to_who_is_not_asked_and_to_who_is_out_of_it(
    table: Table, clock: ManualClock
) -> None:
    sitting = await Sitting.begin(table, clock=STANDARD, target=1_000_000)
    await sitting.reveal()  # then Ana draws
    before = (await table.match(sitting.id)).seats[1].bank
    await table.masters.extend(sitting.id, MIA, 1, 5, press())
    assert (await table.match(sitting.id)).seats[1].bank == (before or 0) + 5 * 3600
    clock.advance(500 * 3600)
    await table.masters.extend(sitting.id, MIA, 0, 24, press())
    assert (await table.match(sitting.id)).seats[0].flag == clock.time() + 24 * 3600


async def test_a_match_without_a_clock_and_hours_without_end_are_refused(table: Table, sitting: Sitting) -> None:
    with pytest.raises(Refusal, match="master-no-clock"):
        await table.masters.extend(sitting.id, MIA, None, 5, press())
    timed = await Sitting.begin(table, clock=STANDARD)
    for hours in (0, 721):
        with pytest.raises(Refusal, match="master-hours"):
            await table.masters.extend(timed.id, MIA, None, hours, press())
    with pytest.raises(Refusal, match="table-no-seat"):
        await table.masters.extend(timed.id, MIA, 7, 5, press())


async def test_a_match_is_closed_with_no_result(table: Table, sitting: Sitting, file: Path) -> None:
    await sitting.reveal()
    match = await table.masters.close(sitting.id, MIA, press())
    assert (match.status, match.awaited, match.broken_off) == ("cancelled", [], True)
    assert [one.kind for one in await table.log(sitting.id)][-1] == "ruling"
    assert {"invitation", "board", "digest"} <= {kind for kind, _ in promised(file)}
    with pytest.raises(Refusal, match="table-broken-off"):
        await table.masters.pause(sitting.id, MIA, press())


async def test_an_open_match_is_called_off(table: Table) -> None:
    match = await invite(table)
    for act in (table.masters.pause, table.masters.go_on):
        with pytest.raises(Refusal, match="table-not-begun"):
            await act(match.id, MIA, press())
    assert (await table.masters.close(match.id, MIA, press())).status == "cancelled"


async def test_nobody_is_master_of_a_match_in_which_he_plays_with_others(table: Table, sitting: Sitting) -> None:
    await a_round(sitting)
    masters = table.masters
    for act in (masters.pause, masters.go_on, masters.close):
        with pytest.raises(Refusal, match="master-plays"):
            await act(sitting.id, BEN, press())
    with pytest.raises(Refusal, match="master-plays"):
        await masters.extend(sitting.id, ANA, None, 1, press())
    with pytest.raises(Refusal, match="master-plays"):
        await rewind(table, sitting, 1, ANA)


async def test_a_seat_is_offered_to_somebody_who_may_take_it_and_the_file_verifies(
    table: Table, file: Path
) -> None:
    sitting = await Sitting.begin(table, target=30)
    match = await table.masters.replace(sitting.id, MIA, 0, CLARA, press())
    assert (match.seats[0].user_id, match.seats[0].offered) == (ANA.id, CLARA.id)
    assert [kind for kind, _ in promised(file)].count("substitute") == 1
    with pytest.raises(Refusal, match="substitute-sought"):
        await table.call_off(sitting.id, ANA.id, 0)
    with pytest.raises(Refusal, match="handover-not-yours"):
        await table.take_over(sitting.id, DORA, 0, press())
    taken = await table.take_over(sitting.id, CLARA, 0, press())

    assert taken.seats[0].user_id == CLARA.id
    assert await finished(table, sitting) == [Ruling("replace", "Mia\\_M", seat=0, who="Clara")]


async def test_a_master_lets_the_computer_play_for_good_and_the_file_verifies(table: Table, store: Store) -> None:
    sitting = await Sitting.begin(table, target=30)
    match = await table.masters.replace(sitting.id, MIA, 0, None, press())

    assert (match.seats[0].computer, match.seats[0].offered, match.awaited) == (True, None, [1])
    with pytest.raises(Refusal, match="handover-not-offered"):
        await table.take_over(sitting.id, ANA, 0, press())
    for seat in (0, 1):
        with pytest.raises(Refusal, match="master-nobody-left"):
            await table.masters.replace(sitting.id, MIA, seat, None, press())
    await sitting.pick(BEN, "number", ("number", 1))
    assert await diverging(table) == []
    assert await finished(table, sitting) == [Ruling("replace", "Mia\\_M", seat=0)]


async def test_nobody_is_put_into_a_second_seat_and_no_seat_is_made_up(table: Table) -> None:
    sitting = await Sitting.begin(table)
    with pytest.raises(Refusal, match="handover-has-seat"):
        await table.masters.replace(sitting.id, MIA, 0, BEN, press())
    with pytest.raises(Refusal, match="table-no-seat"):
        await table.masters.replace(sitting.id, MIA, 9, CLARA, press())
    with pytest.raises(Refusal, match="master-plays"):
        await table.masters.replace(sitting.id, ANA, 1, CLARA, press())
    with pytest.raises(Refusal, match="master-plays"):
        await table.masters.hand_over(sitting.id, ANA, BEN.id, press())


async def test_another_host_has_what_a_host_can_do(table: Table) -> None:
    opened = await invite(table, guest=None)
    with pytest.raises(Refusal, match="master-no-host"):
        await table.masters.hand_over(opened.id, MIA, BEN.id, press())
    sitting = await Sitting.begin(table)
    match = await table.masters.hand_over(sitting.id, MIA, BEN.id, press())

    assert match.host_id == (await table.match(sitting.id)).host_id == BEN.id
    assert await finished(table, sitting) == [Ruling("host", "Mia\\_M", who="Ben")]
