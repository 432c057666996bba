"""A match step by step: with what was hidden once it is over, as everybody has seen it while it is played."""

from __future__ import annotations

import pytest

from bot.match import Table
from bot.store import Store
from engine.core.errors import Refusal
from engine.core.protocol import Objection
from engine.core.words import msg
from tests.people import ManualClock
from tests.table.people import ANA, BEN, Sitting, invite
from tests.table.tiny_game import TinyGame


async def played(sitting: Sitting) -> Sitting:
    """Seal numbers, take a token, give up."""
    await sitting.pick(ANA, "number", ("number", 1))
    await sitting.pick(ANA, "orders", ("hurry",))
    await sitting.reveal()
    await sitting.pick(ANA, "token", ("token", "red"))
    await sitting.table.resign(sitting.id, BEN.id, 1)
    return sitting


async def test_of_a_match_that_is_being_played_there_is_no_film(sitting: Sitting) -> None:
    await sitting.reveal()
    with pytest.raises(Refusal, match="table-no-replay"):
        await sitting.table.replays.frames(sitting.id)


async def test_while_a_match_is_played_its_steps_show_what_everybody_has_seen(sitting: Sitting) -> None:
    replays = sitting.table.replays
    await sitting.pick(ANA, "number", ("number", 2))
    await sitting.pick(ANA, "orders", ("hurry",))
    first = await replays.step(sitting.id, 99)
    assert (first.number, first.steps, first.view.viewer, first.view.answers) == (0, 1, None, {})

    await sitting.pick(BEN, "number", ("number", 3))
    last = await replays.step(sitting.id, 99)
    assert (last.number, last.steps) == (1, 2)
    assert [(event.kind, event.private) for event in last.events] == [("revealed", {})]
    assert last.view == (await sitting.table.look(sitting.id, None)).view
    assert (last.views, last.sealed) == ([], [])
    await sitting.table.resign(sitting.id, BEN.id, 1)
    assert (await replays.step(sitting.id, 1)).sealed


async def test_a_match_that_has_not_begun_has_no_steps(table: Table) -> None:
    match = await invite(table)
    with pytest.raises(Refusal, match="table-not-begun"):
        await table.replays.step(match.id, 0)
    await table.cancel(match.id, ANA.id)
    with pytest.raises(Refusal, match="table-cancelled"):
        await table.replays.step(match.id, 0)


async def test_the_turns_are_named_by_the_steps_with_which_they_begin(
    sitting: Sitting, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.match.frames.TURN", "round")
    await sitting.reveal()
    await sitting.pick(ANA, "token", ("die",))
    await sitting.pick(ANA, "token", ("die",))
    turns = (await sitting.table.replays.step(sitting.id, 0)).turns
    assert [at for at, _ in turns] == [0, 3]
    assert turns[0][1].public["points"] == [0, 0]


async def test_what_would_go_another_way_by_the_rules_of_today_is_not_shown(
    sitting: Sitting, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    await played(sitting)
    monkeypatch.setattr(TinyGame, "version", "2")
    assert await sitting.table.replays.frames(sitting.id)

    monkeypatch.setattr(TinyGame, "objection", lambda *_: Objection(msg("tiny-no")))
    with pytest.raises(Refusal, match="table-other-rules"):
        await Table(store).replays.frames(sitting.id)


async def test_there_is_no_such_match(table: Table) -> None:
    with pytest.raises(Refusal, match="table-no-match"):
        await table.replays.step(77, 0)


async def test_every_step_is_one_at_which_something_could_be_seen(sitting: Sitting) -> None:
    await played(sitting)
    steps = [await sitting.table.replays.step(sitting.id, number) for number in range(4)]
    assert [[event.kind for event in one.events] for one in steps] == [
        ["round"], ["revealed"], ["drew"], ["resigned", "ended"],
    ]  # fmt: skip
    assert [(one.number, one.steps) for one in steps] == [(0, 4), (1, 4), (2, 4), (3, 4)]
    assert [one.view for one in steps] == await sitting.table.replays.frames(sitting.id)
    assert (await sitting.table.replays.step(sitting.id, 99)).number == 3


async def test_a_step_shows_every_seats_own_view(sitting: Sitting) -> None:
    await played(sitting)
    first, _revealed, drew, last = [await sitting.table.replays.step(sitting.id, number) for number in range(4)]
    assert first.view.viewer is None
    assert [view.viewer for view in first.views] == [0, 1]
    assert [[d.kind for d in view.decisions] for view in drew.views] == [["token"], []]
    assert (first.view.outcome, last.view.outcome is None) == (None, False)


async def test_a_step_tells_what_lay_sealed_before_it_the_last_answer_included(sitting: Sitting) -> None:
    await played(sitting)
    first, revealed, drew, _ = [await sitting.table.replays.step(sitting.id, number) for number in range(4)]
    assert first.sealed == []
    assert [(one.decision.seat, one.decision.kind, one.picks) for one in revealed.sealed] == [
        (0, "number", [("number", 2)]),  # not 1: he changed his mind
        (0, "orders", [("hurry",)]),
        (1, "number", [("number", 3)]),
    ]
    assert drew.sealed == []


async def test_private_parts_of_events_are_told_once_the_match_is_over(sitting: Sitting) -> None:
    await played(sitting)
    revealed = await sitting.table.replays.step(sitting.id, 1)
    assert [event.private for event in revealed.events] == [{0: {"secret": "for seat 0"}}]


async def test_a_match_watched_again_is_played_again_once(
    sitting: Sitting, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    await played(sitting)
    read = noting_reads(store, monkeypatch)
    for number in range(4):
        await sitting.table.replays.step(sitting.id, number)
    assert read == [sitting.id]


async def test_only_a_few_matches_are_kept(store: Store, table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    watched = [(await played(await Sitting.begin(table, target=30))).id for _ in range(5)]
    for match_id in watched:
        await table.replays.step(match_id, 0)
    read = noting_reads(store, monkeypatch)
    for match_id in (*watched[1:], watched[0]):
        await table.replays.step(match_id, 0)
    assert read == watched[:1]


def noting_reads(store: Store, patch: pytest.MonkeyPatch) -> list[int]:
    """Note from now on which matches are read whole."""
    read: list[int] = []
    record = store.record

    async def noting(match_id: int) -> object:
        read.append(match_id)
        return await record(match_id)

    patch.setattr(store, "record", noting)
    return read


async def test_finished_matches_are_listed_the_latest_first(table: Table, clock: ManualClock) -> None:
    first, second = await Sitting.begin(table), await Sitting.begin(table)
    await Sitting.begin(table)
    for one, person in ((second, ANA), (first, BEN)):
        clock.advance(60)
        await table.resign(one.id, person.id, one.id)
    assert [match.id for match in await table.finished_of(ANA.id)] == [first.id, second.id]
    assert [match.id for match in await table.finished_of(BEN.id)] == [first.id, second.id]
    assert await table.finished_of(99) == []
