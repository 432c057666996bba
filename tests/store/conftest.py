"""A match in the store."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from bot.store import Store
from bot.store.records import Change, Match, Place, Post, Seating


@pytest.fixture
async def match(store: Store) -> Match:
    """A match of a game that the store need not know, its first seat taken by person 11."""
    return await opened(store, 1)


async def opened(store: Store, interaction: int, *, host: int = 11) -> Match:
    """Open a match in channel 2."""
    seats = (Seating(0, host, "Ana", "1"), Seating(1))
    new = Match(
        id=0,
        status="running",
        game="any",
        rules="1",
        scenario="short",
        options={},
        language="en",
        host_id=host,
        place=Place(1, 2),
        commitment="c",
        created_at=1.0,
        updated_at=1.0,
        seats=seats,
    )
    return await store.open_match(
        lambda number: (replace(new, id=number), Change(seats=list(seats))), "5eed", interaction
    )


async def promise(store: Store, match: Match, *posts: Post) -> None:
    await store.change(match.id, 0, lambda _: Change(posts=list(posts)))
