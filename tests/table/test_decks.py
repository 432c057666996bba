"""The deck that somebody seals is kept for him, whatever becomes of the match."""

from __future__ import annotations

import pytest

from bot.match import Match, Table
from bot.store import Store
from engine.core.errors import Illegal
from engine.core.protocol import Option
from engine.spearpoint.library import LIBRARY
from tests.opening import opening, press
from tests.table.people import ANA, BEN


@pytest.fixture
async def spearpoint(table: Table) -> Match:
    opened = await table.open(**opening(ANA, BEN))
    return await table.join(opened.id, BEN, press())


async def seal(table: Table, match: Match, *picks: Option) -> None:
    view = (await table.look(match.id, ANA.id)).view
    assert view is not None
    await table.act(match.id, ANA.id, [(view.decisions[0].id, list(picks))], press())


async def test_the_last_deck_is_kept_with_its_cards(table: Table, store: Store, spearpoint: Match) -> None:
    await seal(table, spearpoint, ("deck", "us_armor"))

    kept = await store.deck_in(ANA.id, "spearpoint", "us", "last")
    assert kept is not None
    assert kept.cards == LIBRARY.decks["us_armor"].cards
    assert await store.deck_in(ANA.id, "spearpoint", "de", "last") is None
    assert await store.deck_in(BEN.id, "spearpoint", "us", "last") is None
    saved_decks = await table.saved_decks(ANA.id, "spearpoint", "us")
    assert (saved_decks.saved, saved_decks.last) == ([], kept)


async def test_a_deck_that_is_refused_is_not_kept(table: Table, store: Store, spearpoint: Match) -> None:
    with pytest.raises(Illegal):
        await seal(table, spearpoint, ("card", "us_rifle", 1))

    assert await store.deck_in(ANA.id, "spearpoint", "us", "last") is None
