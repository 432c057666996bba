"""What is counted of matches that are over: for whom, of which server, and how long others waited."""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from contextlib import closing
from itertools import count
from pathlib import Path
from typing import Any

import pytest
from msgspec import structs

from bot.store import Store
from bot.store.finished import Answered, Busy, OfGame
from bot.store.records import Change, Former, Match, NewAct, Place, Seating, Status
from bot.store.sql import stats
from engine.core.matchfile import Answer
from engine.core.protocol import Action, Event, Option, Outcome
from tests.store.conftest import opened

ANA, BEN, CLARA = 21, 22, 23
HERE, THERE = 101, 107
OLD_END = Event("ended", {"termination": "points", "winners": [0]})
END = Event("ended", {"termination": "held", "winners": [1], "winning_sides": ["de"], "score": 7, "grade": "A"})
START = NewAct("start", None, None, [Event("dealt")])
_interactions = count(1)


def answer(
    seat: int, event: Event, *, decision: int = 1, picks: Sequence[Option] = (), quiet: bool = False
) -> NewAct:
    return NewAct("answer", seat, Answer(Action(seat, decision, [*picks])), [] if quiet else [event], quiet)


def sealed(seat: int, **asked: Any) -> NewAct:
    return answer(seat, Event("sealed", {"seat": seat, "decision": "deck"}), **asked)


async def begun(store: Store, *seats: Seating, at: float = 1000.0, guild: int = HERE, **about: Any) -> Match:
    new = structs.replace(
        await opened(store, next(_interactions)),
        **{"version": 0, "place": Place(guild, 2), "seats": seats, "created_at": at, "updated_at": at, **about},
    )
    match = await store.open_match(
        lambda number: (structs.replace(new, id=number), Change(seats=[*seats])), "5eed", next(_interactions)
    )
    await act(store, match, at, START)
    return match


async def act(store: Store, match: Match, at: float, *acts: NewAct, status: Status | None = None) -> None:
    store.now = lambda: at
    await store.change(match.id, next(_interactions), lambda _: Change(acts=[*acts], status=status))


async def played(
    store: Store, *people: int, at: float = 2000.0, end: Event = END, status: Status = "over", **about: Any
) -> Match:
    seats = [Seating(seat, one, f"p{one}") for seat, one in enumerate(people)]
    match = await begun(store, *about.pop("seats", seats), **about)
    await act(store, match, at, answer(0, end), status=status)
    return match


async def test_a_match_counts_for_who_plays_it_with_how_it_ended(store: Store) -> None:
    old, new = await played(store, ANA, BEN, end=OLD_END), await played(store, BEN, ANA, at=3000.0)

    found = await store.played_by(ANA, None, None)

    assert [(one.id, one.seat, one.at) for one in found.finished] == [(new.id, 1, 3000.0), (old.id, 0, 2000.0)]
    assert [one.outcome for one in found.finished] == [
        Outcome([1], "held", ["de"], 7, "A"),
        Outcome([0], "points"),
    ]
    assert (await store.played_by(CLARA, None, None)).finished == []


async def test_what_runs_or_was_called_off_is_counted_and_no_more(store: Store) -> None:
    await begun(store, Seating(0, ANA, "Ana"), Seating(1, BEN, "Ben"))
    await played(store, ANA, BEN, status="cancelled")
    invited = await opened(store, next(_interactions), host=ANA)
    await act(store, invited, 5.0, status="cancelled")

    found = await store.played_by(ANA, None, None)

    assert (found.finished, found.running, found.broken_off) == ([], 1, 1)
    assert (found.early, found.waits) == ({}, [])


async def test_lessons_count_nowhere(store: Store) -> None:
    await played(store, ANA, lesson=True)
    await begun(store, Seating(0, ANA, "Ana"), lesson=True)

    assert not (found := await store.played_by(ANA, None, None)).finished
    assert found.running == 0
    assert (await store.played_in(HERE, 0.0, 1, 9)).games == []


async def test_a_server_and_a_game_keep_to_themselves(store: Store) -> None:
    here, there = await played(store, ANA, BEN), await played(store, ANA, BEN, guild=THERE, game="other")
    await begun(store, Seating(0, ANA, "Ana"), guild=THERE)

    own, of_here = await store.played_by(ANA, None, None), await store.played_by(ANA, HERE, None)
    of_game = await store.played_by(ANA, None, "other")

    assert {one.id for one in own.finished} == {here.id, there.id}
    assert [one.id for one in of_here.finished] == [here.id]
    assert [one.id for one in of_game.finished] == [there.id]
    assert (own.running, of_here.running, of_game.running) == (1, 0, 0)
    assert [one.id for one in (await store.played_in(HERE, 0.0, 1, 9)).latest] == [here.id]


async def test_a_seat_counts_for_who_ended_in_it(store: Store) -> None:
    seats = (Seating(0, CLARA, "Clara", former=(Former(ANA, "Ana"),)), Seating(1, BEN, "Ben"))
    match = await begun(store, *seats)
    await act(store, match, 1100.0, answer(0, Event("moved")))
    await act(store, match, 1200.0, NewAct("handover", 0, None, [Event("handed_over")]))
    await act(store, match, 1300.0, answer(1, Event("moved")))
    await act(store, match, 1350.0, answer(0, END), status="over")

    assert (await store.played_by(ANA, None, None)).finished == []
    found = await store.played_by(CLARA, None, None)
    assert ([one.id for one in found.finished], found.waits) == ([match.id], [50.0])


async def test_others_wait_from_the_last_thing_that_happened_but_a_sealing(store: Store) -> None:
    match = await begun(store, Seating(0, ANA, "Ana"), Seating(1, BEN, "Ben"))
    await act(store, match, 1100.0, sealed(0))
    await act(store, match, 1400.0, sealed(1), answer(1, Event("moved"), decision=2))
    await act(store, match, 1450.0, answer(1, Event("moved"), decision=3))
    await act(store, match, 1460.0, NewAct("time_out", 0, None, [Event("late")]), answer(0, Event("moved")))
    await act(store, match, 1500.0, answer(1, END), status="over")

    assert (await store.played_by(ANA, None, None)).waits == [100.0]
    assert (await store.played_by(BEN, None, None)).waits == [400.0, 40.0]


async def test_nobody_waits_where_nobody_else_plays(store: Store) -> None:
    await played(store, seats=(Seating(0, ANA, "Ana"), Seating(1, computer=True, entropy="x")))

    found = await store.played_by(ANA, None, None)

    assert found.waits == []
    assert [(one.people, one.seats, one.computer) for one in found.finished] == [(1, 2, True)]


async def test_an_early_answer_is_the_last_one_to_its_question(store: Store) -> None:
    match = await begun(store, Seating(0, ANA, "Ana"), Seating(1, BEN, "Ben"))
    await act(store, match, 1100.0, sealed(0, decision=4, picks=[("deck", "one")]))
    await act(store, match, 1200.0, sealed(0, decision=4, picks=[("card", "x", 1)], quiet=True))
    await act(store, match, 1300.0, sealed(1, decision=5, picks=[("deck", "two")]))
    assert (await store.played_by(ANA, None, None)).early == {}
    await act(store, match, 1400.0, answer(1, END, decision=6), status="over")

    assert (await store.played_by(ANA, None, None)).early == {match.id: [Answered([("card", "x", 1)], "deck")]}


async def test_a_server_counts_its_games_and_who_plays_most(store: Store) -> None:
    for at in (3000.0, 3001.0):
        await played(store, ANA, BEN, at=at)
    await played(store, BEN, CLARA, at=3002.0, game="other")
    await played(store, seats=(Seating(0, CLARA, "p23"), Seating(1, computer=True, entropy="x")), at=3003.0)
    await played(store, CLARA, at=999.0)
    await begun(store, Seating(0, ANA, "Ana"))

    found = await store.played_in(HERE, 3000.0, 2, 9)

    assert found.games == [OfGame("any", 4, 1, 1), OfGame("other", 1, 0, 0)]
    assert found.busy == [Busy("p22", 3), Busy("p21", 2)]
    assert (await store.played_in(HERE, 3000.0, 2, 1)).busy == [Busy("p22", 3)]


@pytest.mark.parametrize("server", [False, True])
async def test_nothing_is_looked_for_row_by_row(store: Store, file: Path, server: bool) -> None:
    await played(store, ANA, BEN)
    told: list[str] = []
    with closing(sqlite3.connect(file)) as db:
        db.set_trace_callback(told.append)
        if server:
            stats.of_server(db, HERE, 0.0, 1, 9)
        else:
            stats.of_person(db, ANA, HERE, None)
        db.set_trace_callback(None)
        queries = [one for one in told if not one.startswith("--")]
        plans = [step for query in queries for *_, step in db.execute(f"EXPLAIN QUERY PLAN {query}")]

    assert len(queries) >= 4
    found_before = {f"SCAN {step.split()[1]}" for step in plans if step.startswith("CO-ROUTINE")}
    scans = [step for step in plans if step.startswith("SCAN") and step not in found_before]
    assert [step for step in scans if "subquery" not in step.lower()] == []
