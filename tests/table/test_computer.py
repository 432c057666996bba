"""The computer in a person's place: what it answers, and when."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from functools import partial
from itertools import count
from pathlib import Path
from typing import Any

import pytest

from bot.match import Match, Table
from bot.store import Store
from engine.ai.choose import think
from engine.core import matchfile, registry
from engine.core.dice import Dice
from engine.core.protocol import Decision, Option, Seat
from engine.core.selfplay import chance
from engine.spearpoint import suggestions
from engine.spearpoint.library import LIBRARY
from engine.spearpoint.view import SpearpointView
from engine.warfighter import setup
from engine.warfighter.state import PASS, WarfighterState
from tests.audited import diverging
from tests.opening import opening, press
from tests.table.people import ANA, BEN, Sitting, invite, noticed
from tests.table.tiny_game import TinyGame, TinyView, asks_for_orders_too
from tests.warfighter.squad import squad

HURRY: Option = ("hurry",)


async def alone(table: Table, seat: Seat = 0, game: str = "tiny", interaction_id: int | None = None) -> Sitting:
    """Let Ana play against the computer, or with it."""
    match = await table.open(
        **opening(
            ANA,
            game=game,
            scenario=registry.game(game).scenarios[0],
            options={"target": 30} if game == "tiny" else {},
            seat=seat,
            computers=[1 - seat],
            interaction_id=interaction_id or press(),
        )
    )
    await table.thinker.tick()
    return Sitting(table, match)


def let_it_hurry(patch: pytest.MonkeyPatch) -> None:
    """Let the tiny game advise an order."""

    def suggestion(_: TinyGame, view: TinyView, decision: Decision) -> list[Option]:
        return decision.options[:1]

    patch.setattr(TinyGame, "suggestion", suggestion)


async def planned(store: Store, match_id: int) -> list[tuple[int, list[Option]]]:
    """List the plans that were laid down, in their order: by whom, and what."""
    record = await store.record(match_id)
    assert record is not None
    acts = [act.action for act in record.acts if isinstance(act, matchfile.Answer)]
    return [(act.seat, act.picks) for act in acts if act.picks == [HURRY]]


async def acts(table: Table, match_id: int) -> list[tuple[str, int | None]]:
    return [(entry.kind, entry.seat) for entry in await table.log(match_id)]


async def test_a_match_against_the_computer_begins_at_once_and_waits_for_the_person_alone(table: Table) -> None:
    sitting = await alone(table)

    match = await table.match(sitting.id)
    assert match.status == "running"
    assert match.awaited == [0]
    assert match.seats[1].computer
    assert not match.seats[1].free


async def test_it_seals_its_answer_as_people_do(table: Table) -> None:
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
    assert await diverging(table) == []

    await table.resign(sitting.id, ANA.id, press())

    assert matchfile.verify(matchfile.read(await table.export(sitting.id))).outcome is not None


async def test_nobody_can_take_the_seat_that_the_computer_plays(table: Table) -> None:
    match: Match = await invite(table, guest=None)
    assert [seating.free for seating in match.seats] == [False, True]

    sitting = await alone(table)

    assert not any(seating.free for seating in (await table.match(sitting.id)).seats)
    assert BEN.id not in {seating.user_id for seating in (await table.match(sitting.id)).seats}


# ------------------------------------------------------------------ plans


async def test_it_plans_ahead_once_whenever_it_is_asked_to(
    table: Table, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    let_it_hurry(monkeypatch)
    sitting = await alone(table)
    first = await planned(store, sitting.id)
    await sitting.pick(ANA, "number", ("number", 2))
    for _ in range(2):
        await sitting.pick(ANA, "token", ("token", "red"))

    assert first == [(1, [HURRY])]
    assert await planned(store, sitting.id) == [(1, [HURRY])] * 2  # in the second round again
    assert await diverging(table) == []


async def test_where_nothing_is_advised_it_leaves_its_plans_as_they_are(table: Table, store: Store) -> None:
    sitting = await alone(table)
    record = await store.record(sitting.id)

    assert record is not None
    assert [act.action.seat for act in record.acts if isinstance(act, matchfile.Answer)] == [1]  # its number


Fetched = list[Any]
"""All that Ana could fetch after each of her answers, and the messages that were promised by then."""


@asynccontextmanager
async def evening(
    file: Path, patch: pytest.MonkeyPatch, game: str
) -> AsyncIterator[tuple[Sitting, Store, Callable[[list[Option]], Awaitable[Fetched]]]]:
    """Begin a match against the computer in which nothing is left to chance; Ana answers question by question."""
    ids, seeds = count(1), chance("evening")
    patch.setattr("bot.match.table.token_hex", lambda size: seeds.randbytes(size).hex())
    patch.setattr("secrets.token_urlsafe", lambda _: "word")
    store = await Store.open(file, lambda: 5.0)
    try:
        table = Table(store, think=think)
        sitting = await alone(table, game=game, interaction_id=next(ids))

        async def answer(picks: list[Option]) -> Fetched:
            view = (await table.look(sitting.id, ANA.id)).view
            assert view is not None
            decision = next(d for d in view.decisions if not d.optional and d.id not in view.answers)
            picks = picks or registry.game(game).suggestion(view, decision)
            await table.act(sitting.id, ANA.id, [(decision.id, picks)], next(ids))
            await table.thinker.tick()
            posts = [(row.kind, row.key, row.payload, row.next_try_at) for row in await store.open_promises()]
            return [*await noticed(table, sitting.id, ANA), posts]

        yield sitting, store, answer
    finally:
        await store.close()


async def test_nobody_notices_what_it_plans(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    seen, laid = [], []
    for hurries in (False, True):
        if hurries:
            let_it_hurry(monkeypatch)
        async with evening(tmp_path / f"{hurries}.db", monkeypatch, "tiny") as (sitting, store, answer):
            round_: list[Option] = [("number", 2), ("token", "red"), ("token", "red")]
            seen.append([await answer([pick]) for pick in round_ * 2])
            laid.append(len(await planned(store, sitting.id)))

    assert seen[0] == seen[1]
    assert laid == [0, 3]


async def test_its_plans_go_with_the_question_that_was_opened_by_what_is_taken_back(
    table: Table, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    asks_for_orders_too(monkeypatch, HURRY)
    let_it_hurry(monkeypatch)
    sitting = await alone(table)
    await sitting.pick(ANA, "number", ("number", 2))
    before = len(await planned(store, sitting.id))
    await sitting.pick(ANA, "token", ("token", "red"))
    once = len(await planned(store, sitting.id))
    await table.take_back(sitting.id, ANA.id, press())
    back = len(await planned(store, sitting.id))
    assert await diverging(table) == []
    await sitting.pick(ANA, "token", ("token", "red"))

    assert [before, once, back, len(await planned(store, sitting.id))] == [1, 2, 1, 2]
    assert await diverging(table) == []


BY_ORDER = {card.id for card in LIBRARY.commands.values() if card.when in ("after_reveal", "end_of_combat")}
"""Cards that are played only by somebody for whom the match stops, by a standing order."""


def _but_for_orders(
    advise: Callable[[SpearpointView, Decision], list[Option]], view: SpearpointView, decision: Decision
) -> list[Option]:
    return [] if decision.kind == "standing" else advise(view, decision)


async def test_it_plays_cards_of_spearpoint_for_which_one_needs_a_standing_order(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Until the match first stops for it, all looks as it does against a computer without orders."""
    seen: list[list[Fetched]] = []
    for orders in (True, False):
        if not orders:
            monkeypatch.setattr(suggestions, "suggestion", partial(_but_for_orders, suggestions.suggestion))
        async with evening(tmp_path / f"{orders}.db", monkeypatch, "spearpoint") as (_, _, answer):
            seen.append([await answer([]) for _ in range(3)])
    told = [[event for entry in log for event in entry.events] for _, _, log, *_ in seen[0]]
    played = [
        event.public["card"] for event in told[-1] if event.kind == "played_on" and event.public["seat"] == 1
    ]
    stopped = [any(event.public.get("decision") == "after_reveal" for event in events) for events in told]

    assert BY_ORDER.intersection(played)
    assert stopped == [False, False, True]  # her deck, her hand, and with the orders of the first Turn the reveal
    assert seen[0][:2] == seen[1][:2]


def patrol(scenario: str, options: dict[str, Any], dice: Dice) -> WarfighterState:
    """Give a Soldier Turn of two who have come to a first Location; the next is in Ana's hand."""
    state = squad("S01 W01 @1", "S02 W02 @1 #1", mission=scenario, players=2).state
    state.hands = {1: ["L02"], 2: ["A05"] * 5}
    state.options, state.dice, state.open, state.agenda = options, dice, [], [["soldiers"]]
    return state


async def test_where_all_act_as_they_like_it_is_done_only_when_people_are(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(setup, "deal", patrol)
    monkeypatch.setattr("bot.match.table.token_hex", lambda _: "5c" * 32)
    sitting = await alone(table, game="warfighter")
    began = await acts(table, sitting.id)

    await sitting.pick(ANA, "soldiers", ("explore", 1, "L02"))
    explored = await acts(table, sitting.id)
    waiting = (await table.match(sitting.id)).awaited
    await sitting.pick(ANA, "soldiers", PASS)
    told = [event.kind for entry in await table.log(sitting.id) for event in entry.events]

    assert began == [("start", None)]  # there is nothing to be done
    assert explored[:3] == [*began, ("answer", 0), ("answer", 1)]
    assert waiting == [0]
    assert told[told.index("passed") :][:3] == ["passed", "passed", "hostile_turn"]
