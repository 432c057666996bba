"""Work that is shared out: everybody's queue in its turn, none without end."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import AsyncIterator, Callable
from typing import Any

import pytest

from bot.fairness.fair_pool import MOST, FairPool, For, working_for
from engine.core.errors import Refusal


class Shop:
    """A pool of one thread that is kept busy until it is let go, and what was done in it since, in order."""

    def __init__(self) -> None:
        self.pool = FairPool("test")
        self.done: list[str] = []
        self.go = threading.Event()
        self._first = self.pool.begin(self.go.wait)

    def order(self, who: int, what: str, match: int = 0, *, alone: bool = False) -> asyncio.Future[None]:
        working_for.set(For(who, match))
        return self.pool.begin(self._doing(what), alone=alone)

    def _doing(self, what: str) -> Callable[[], None]:
        return lambda: self.done.append(what)

    async def opens(self, *orders: asyncio.Future[Any]) -> list[str]:
        self.go.set()
        await asyncio.wait(orders)
        return self.done


@pytest.fixture
async def shop() -> AsyncIterator[Shop]:
    shop = Shop()
    yield shop
    shop.go.set()
    shop.pool.close()


async def test_whoever_asks_for_much_waits_for_himself(shop: Shop) -> None:
    much = [shop.order(1, f"much {number}") for number in range(4)]
    little = shop.order(2, "little")

    assert await shop.opens(*much, little) == ["much 0", "little", "much 1", "much 2", "much 3"]


async def test_many_matches_of_one_host_have_one_turn_together(shop: Shop) -> None:
    much = [shop.order(1, f"much {match}", match) for match in range(3)]
    little = shop.order(2, "little", 9)

    assert await shop.opens(*much, little) == ["much 0", "little", "much 1", "much 2"]


async def test_what_is_for_one_person_comes_after_what_all_are_shown(shop: Shop) -> None:
    hands = [shop.order(who, f"hand {who}", alone=True) for who in (1, 2)]
    board = shop.order(1, "board")

    assert await shop.opens(*hands, board) == ["board", "hand 1", "hand 2"]


async def test_what_is_wanted_by_others_too_is_done_at_the_first_turn(shop: Shop) -> None:
    much = [shop.order(1, f"much {number}") for number in range(4)]
    working_for.set(For(2))
    shop.pool.want(much[3])

    assert await shop.opens(*much) == ["much 0", "much 3", "much 1", "much 2"]


async def test_what_nobody_wants_any_more_is_not_done(shop: Shop) -> None:
    dropped, kept = shop.order(1, "dropped"), shop.order(1, "kept")
    dropped.cancel()

    assert await shop.opens(kept) == ["kept"]


async def test_a_queue_has_an_end_and_that_of_others_is_another(shop: Shop) -> None:
    orders = [shop.order(1, "much") for _ in range(MOST)]
    with pytest.raises(Refusal):
        shop.order(1, "too much")

    assert (await shop.opens(*orders, shop.order(2, "little")))[1] == "little"


async def test_the_queue_of_each_match_has_an_end_of_its_own(shop: Shop) -> None:
    orders = [shop.order(1, "much", match) for match in (1, 2) for _ in range(MOST)]
    with pytest.raises(Refusal):
        shop.order(1, "too much", 2)

    await shop.opens(*orders)
    await asyncio.wait([shop.order(1, "again", 2)])
    assert shop.done[-1] == "again"


async def test_what_breaks_breaks_for_its_asker_alone(shop: Shop) -> None:
    working_for.set(For(1))
    broken = shop.pool.begin(dict[int, None]().popitem)
    fine = shop.order(1, "fine")

    assert await shop.opens(broken, fine) == ["fine"]
    with pytest.raises(KeyError):
        broken.result()


async def test_a_pool_that_is_closed_drops_what_waits(shop: Shop) -> None:
    waiting = shop.order(1, "waiting")
    shop.pool.close()

    assert await shop.opens(waiting) == []
    assert waiting.cancelled()
