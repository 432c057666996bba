"""How a server is set up, as far as the store and the table go by it."""

from __future__ import annotations

import asyncio

import pytest
from msgspec import structs

from bot.fairness.allowance import Allowance
from bot.match import Table
from bot.store import Store
from bot.store.records import Limits, Match, Person, Place, Setup
from engine.core.errors import Refusal
from tests.opening import opening, press
from tests.table.people import ANA, BEN, CLARA

HERE, ELSEWHERE = Place(1, 10), Place(2, 20)
CHANNEL = 99


async def limit(store: Store, **limits: int) -> None:
    await store.set_up(1, lambda setup: structs.replace(setup, limits=Limits(**limits)))


async def opened(table: Table, host: Person, *guests: Person, place: Place = HERE) -> Match:
    tiny = {"game": "tiny", "scenario": "short"}
    return await table.open(**opening(host, *guests, **tiny, place=place, interaction_id=press()))


async def announced(store: Store) -> list[str]:
    return [row.key for row in await store.open_promises() if row.kind == "announcement"]


async def test_nothing_is_chosen_where_nobody_has_set_anything_up(store: Store) -> None:
    assert await store.setup(1) == await store.setup(None) == Setup()


async def test_two_who_choose_at_once_both_have_what_they_chose(store: Store) -> None:
    await asyncio.gather(
        store.set_up(1, lambda setup: structs.replace(setup, language="es")),
        store.set_up(1, lambda setup: structs.replace(setup, clock="fast")),
        store.set_up(2, lambda setup: structs.replace(setup, clock="slow")),
    )
    assert (await store.setup(1), await store.setup(2)) == (Setup("es", "fast"), Setup(clock="slow"))


@pytest.mark.parametrize(
    ("limits", "key"),
    [
        ({"open_per_person": 1}, "allowance-open-person"),
        ({"open_per_server": 1}, "allowance-open-server"),
        ({"running_per_person": 1}, "allowance-running-person"),
    ],
)
async def test_limits_of_a_server_hold_in_it_alone(
    table: Table, store: Store, limits: dict[str, int], key: str
) -> None:
    await limit(store, **limits)
    await opened(table, ANA, place=ELSEWHERE)
    await opened(table, ANA)
    with pytest.raises(Refusal, match=key):
        await opened(table, ANA)
    await opened(table, ANA, place=ELSEWHERE)


async def test_a_server_lets_only_so_many_matches_begin(table: Table, store: Store) -> None:
    await limit(store, running_per_server=1)
    matches = [await opened(table, ANA) for _ in range(2)]
    await table.join(matches[0].id, BEN, press())
    with pytest.raises(Refusal, match="allowance-running-server"):
        await table.join(matches[1].id, BEN, press())
    with pytest.raises(Refusal, match="allowance-running-server"):
        await table.begin_with_computer(matches[1].id, ANA.id)


async def test_whoever_runs_the_bot_has_the_last_word(store: Store) -> None:
    await limit(store, open_per_person=5)
    table = Table(store, allowance=Allowance(*(0,) * len(Allowance._fields))._replace(open_per_person=1))
    await opened(table, ANA)
    with pytest.raises(Refusal, match="allowance-open-person"):
        await opened(table, ANA)


async def test_an_open_invitation_and_a_result_are_promised_with_what_they_tell_of(
    table: Table, store: Store
) -> None:
    await opened(table, ANA)
    assert await announced(store) == []  # nobody has asked for it
    await store.set_up(1, lambda setup: structs.replace(setup, announcements=CHANNEL))
    match = await opened(table, ANA)
    assert await announced(store) == ["announcement:invitation"]
    await table.join(match.id, BEN, press())
    await table.resign(match.id, BEN.id, press())
    assert await announced(store) == ["announcement:invitation", "announcement:result"]
    lanes = {row.lane for row in await store.open_promises() if row.kind == "announcement"}
    assert lanes == {CHANNEL}


async def test_what_is_for_few_is_announced_to_nobody(table: Table, store: Store) -> None:
    await store.set_up(1, lambda setup: structs.replace(setup, announcements=CHANNEL))
    await opened(table, ANA, BEN)
    await opened(table, CLARA, place=ELSEWHERE)
    alone = await opened(table, BEN)
    first = await announced(store)
    await table.begin_with_computer(alone.id, BEN.id)
    await table.resign(alone.id, BEN.id, press())
    assert first == await announced(store) == ["announcement:invitation"]
    called_off = await opened(table, ANA, CLARA)
    await table.cancel(called_off.id, ANA.id)
    assert len(await announced(store)) == 1
