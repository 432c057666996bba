"""The computer thinks before it answers: when, from what, and that it comes to the same whatever happens."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from pathlib import Path
from typing import Any

import msgspec
import pytest

from bot.match import Match, Table
from bot.match.thinking import Think
from bot.store import Store
from bot.store.records import Picks
from bot.workers.worker import Late
from engine.ai.choose import VERSION, think
from engine.ai.levels import LevelName
from engine.ai.recompute import Recomputed, recompute
from engine.core import registry
from engine.core.errors import BadMatchFile
from engine.core.matchfile import Act, Answer, MatchFile, Thinking, read
from engine.core.protocol import Seat
from engine.core.selfplay import chance
from tests.opening import opening, press
from tests.people import ManualClock
from tests.table.people import ANA

WAITS = 20.0


def seated(store: Store, think_so: Think = think) -> Table:
    return Table(store, waits=WAITS, think=think_so)


async def alone(table: Table, game: str = "spearpoint") -> Match:
    """Let Ana open a match against the computer."""
    rules, options = registry.game(game), {"players": 2} if game == "warfighter" else {}
    return await table.open(**opening(ANA, game=game, scenario=rules.scenarios[0], options=options, computers=[1]))


async def answer(table: Table, match_id: int, interaction_id: int | None = None) -> None:
    """Let Ana answer what she is asked as she is advised."""
    view = (await table.look(match_id, ANA.id)).view
    assert view is not None
    decision = next(one for one in view.decisions if not one.optional and one.id not in view.answers)
    picks = registry.game(view.game).suggestion(view, decision)
    await table.act(match_id, ANA.id, [(decision.id, picks)], interaction_id or press())


async def answered(table: Table, match_id: int) -> list[int | None]:
    return [entry.seat for entry in await table.log(match_id) if entry.kind == "answer" and entry.undone is None]


async def file_of(table: Table, match_id: int) -> MatchFile:
    if (await table.match(match_id)).status == "running":
        await table.resign(match_id, ANA.id, press())
    return read(await table.export(match_id))


async def play(table: Table, clock: ManualClock, match_id: int, turns: int) -> None:
    for _ in range(turns):
        if (await table.match(match_id)).awaited:
            await answer(table, match_id)
        clock.advance(WAITS)
        await table.thinker.tick()


async def test_it_answers_when_there_has_been_time_to_take_back(store: Store, clock: ManualClock) -> None:
    table = seated(store)
    match = await alone(table)
    await answer(table, match.id)
    clock.advance(WAITS - 1)
    await table.thinker.tick()
    assert await answered(table, match.id) == [0]
    clock.advance(1)
    await table.thinker.tick()
    assert (await answered(table, match.id))[:2] == [0, 1]


async def test_what_somebody_takes_back_meanwhile_costs_nothing_and_tells_it_nothing(
    store: Store, clock: ManualClock
) -> None:
    told = []

    def listening(game: str, veiled: bytes, seat: Seat, decision: int, level: LevelName, key: str) -> Picks:
        told.append(veiled)
        return think(game, veiled, seat, decision, level, key)

    table = seated(store, listening)
    match = await alone(table)
    await answer(table, match.id)
    clock.advance(WAITS - 1)
    await table.take_back(match.id, ANA.id, press())
    clock.advance(WAITS - 1)
    await table.thinker.tick()
    assert told == []
    await answer(table, match.id)
    clock.advance(WAITS)
    await table.thinker.tick()

    assert (await answered(table, match.id))[:2] == [0, 1]
    record = await store.record(match.id)
    assert record is not None
    assert record.seed.encode() not in told[0]


async def test_within_its_turn_it_does_not_wait_again(store: Store, clock: ManualClock) -> None:
    table = seated(store)
    match = await alone(table, "tactics2gm")
    longest = 0
    for _ in range(30):
        before = len(await answered(table, match.id))
        await play(table, clock, match.id, 1)
        longest = max(longest, len(await answered(table, match.id)) - before)

    assert longest > 4


@pytest.mark.parametrize("game", registry.GAMES)
async def test_all_its_answers_can_be_worked_out_again(store: Store, clock: ManualClock, game: str) -> None:
    table = seated(store)
    match = await alone(table, game)
    await play(table, clock, match.id, 25)
    found = await file_of(table, match.id)
    thought = [act for act in found.acts if isinstance(act, Answer) and act.computer]

    assert recompute(found).thought >= 5
    assert sum(recompute(found)) == len(thought)


async def test_what_somebody_else_answered_is_no_answer_of_its_own(store: Store, clock: ManualClock) -> None:
    table, rules, rng = seated(store), registry.game("spearpoint"), chance("else")
    match = await alone(table)
    for _ in range(12):
        record = await store.record(match.id)
        assert record is not None
        state = rules.decode(record.state)
        for decision in rules.pending(state, 0)[:1]:
            await table.act(match.id, ANA.id, [(decision.id, rules.sample(state, decision, rng))], press())
        clock.advance(WAITS)
        await table.thinker.tick()
    found = await file_of(table, match.id)
    for how, why in ((Thinking("veteran", VERSION), "answers"), (Thinking("marshal", VERSION), "no level")):
        with pytest.raises(BadMatchFile, match=why):
            recompute(claimed(found, 0, how))
    with pytest.raises(BadMatchFile, match="thought by version"):
        recompute(claimed(found, 1, Thinking("veteran", VERSION + 1)))


def claimed(found: MatchFile, seat: Seat, how: Thinking) -> MatchFile:
    """Claim that all answers of a seat were the computer's."""
    acts: list[Act] = [
        Answer(act.action, how) if isinstance(act, Answer) and act.action.seat == seat else act
        for act in found.acts
    ]
    return msgspec.structs.replace(found, acts=acts)


def too_slow(*_: Any) -> Picks:
    raise Late


async def test_where_it_takes_too_long_it_does_as_advised_and_the_file_says_so(
    store: Store, clock: ManualClock
) -> None:
    table = seated(store, too_slow)
    match = await alone(table)
    await play(table, clock, match.id, 6)
    found = await file_of(table, match.id)

    assert {act.computer.level for act in found.acts if isinstance(act, Answer) and act.computer} == {"advice"}
    assert recompute(found) == Recomputed(0, sum(isinstance(a, Answer) and bool(a.computer) for a in found.acts))


async def test_after_a_crash_it_thinks_again_comes_to_the_same_and_answers_once(
    file: Path, clock: ManualClock
) -> None:
    """The bot is stopped 24 times, wherever it has come to while the computer thinks and answers."""
    answers = []
    rng = chance("crashes")
    for crashes in (0, 4):
        at = file.with_name(f"{crashes}.db")
        store = await Store.open(at, clock.time)
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr("bot.match.table.token_hex", lambda _: "5c" * 32)
            patch.setattr("secrets.token_urlsafe", lambda _: "word")
            table = seated(store)
            match = await alone(table)
        for _ in range(6):
            await answer(table, match.id)
            clock.advance(WAITS)
            for _ in range(crashes):
                thinking = asyncio.create_task(table.thinker.tick())
                await asyncio.sleep(rng.random() * 0.015)
                thinking.cancel()
                with suppress(asyncio.CancelledError):
                    await thinking
                await store.close()
                store = await Store.open(at, clock.time)
                table = seated(store)
            await table.thinker.tick()
        answers.append([act for act in (await file_of(table, match.id)).acts if isinstance(act, Answer)])
        await store.close()

    assert answers[0] == answers[1]
    assert sum(act.action.seat == 1 for act in answers[0]) >= 6


async def test_in_a_pause_it_does_not_answer(store: Store, clock: ManualClock) -> None:
    table = seated(store)
    match = await alone(table)
    await answer(table, match.id)
    paused = await table.consent.propose(match.id, ANA.id, "pause", press())
    assert paused.paused is not None
    clock.advance(WAITS)
    await table.thinker.tick()
    assert await answered(table, match.id) == [0]
    await table.consent.go_on(match.id, ANA.id, paused.paused, press())
    await table.thinker.tick()

    assert (await answered(table, match.id))[:2] == [0, 1]
