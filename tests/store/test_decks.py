"""Decks that people keep: by name, one for each side of what they build and chose last, and for nobody else."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from bot.store import Store
from bot.store.records import NewDeck, SavedDeck

ANA, BEN = 11, 12


def new(name: str = "Fist", person: int = ANA, side: str = "us", **cards: int) -> NewDeck:
    return NewDeck(person, "spearpoint", side, cards or {"us_rifle": 3}, name=name)


async def kept(store: Store, deck: NewDeck, most: int | None = None) -> SavedDeck:
    found = await store.keep_deck(deck, most)
    assert found is not None
    return found


async def test_saved_decks_are_listed_by_name(store: Store) -> None:
    second, first = await kept(store, new("Zulu")), await kept(store, new("Alpha", us_para=2))

    assert await store.decks(ANA) == [first, second]
    assert (first.name, first.cards, first.slot) == ("Alpha", {"us_para": 2}, "saved")


async def test_saving_again_under_a_name_replaces(store: Store) -> None:
    first = await kept(store, new("Fist"))
    again = await kept(store, new("Fist", us_para=1), most=1)

    assert again.id == first.id
    assert await store.decks(ANA) == [again]


async def test_one_name_may_be_of_both_sides(store: Store) -> None:
    await kept(store, new("Fist", side="us"))
    await kept(store, new("Fist", side="de"))

    assert [deck.side for deck in await store.decks(ANA)] == ["de", "us"]


async def test_there_is_a_most(store: Store) -> None:
    for name in "AB":
        await kept(store, new(name), most=2)

    assert await store.keep_deck(new("C"), most=2) is None
    assert await store.keep_deck(new("C", person=BEN), most=2) is not None
    assert len(await store.decks(ANA)) == 2


async def test_what_is_built_or_chosen_last_is_in_no_list_and_there_once(store: Store) -> None:
    for cards in ({"us_rifle": 1}, {"us_rifle": 2}):
        await store.keep_deck(NewDeck(ANA, "spearpoint", "us", cards, "last"))
        await store.keep_deck(NewDeck(ANA, "spearpoint", "us", cards, "draft"))

    found = await store.deck_in(ANA, "spearpoint", "us", "last")
    assert found is not None
    assert found.cards == {"us_rifle": 2}
    assert await store.deck_in(ANA, "spearpoint", "de", "last") is None
    assert await store.deck_in(BEN, "spearpoint", "us", "last") is None
    assert await store.decks(ANA) == []


async def test_cards_and_names_change(store: Store) -> None:
    deck = await kept(store, new("Fist"))

    hand, options = {"us_mg30": 1}, {"copies": "unlimited", "packs": ["a@1"]}
    await store.change_deck(ANA, replace(deck, cards={"us_mg30": 1}, hand=hand, options=options))
    assert await store.rename_deck(ANA, deck.id, "Boot")

    found = await store.deck(ANA, deck.id)
    assert found == SavedDeck(deck.id, "spearpoint", "us", "saved", "Boot", {"us_mg30": 1}, hand, options)


async def test_no_two_decks_get_one_name(store: Store) -> None:
    one, two = await kept(store, new("One")), await kept(store, new("Two"))

    assert not await store.rename_deck(ANA, two.id, "One")
    assert await store.decks(ANA) == [one, two]


@pytest.mark.parametrize("person", [BEN, 0])
async def test_nobody_touches_or_sees_another_ones_deck(store: Store, person: int) -> None:
    deck = await kept(store, new("Fist"))

    assert await store.deck(person, deck.id) is None
    await store.change_deck(person, replace(deck, cards={}))
    assert not await store.rename_deck(person, deck.id, "Mine")
    await store.delete_deck(person, deck.id)

    assert await store.decks(person) == []
    assert await store.decks(ANA) == [deck]


async def test_a_deleted_deck_is_gone_and_its_number_with_it(store: Store) -> None:
    deck = await kept(store, new("Fist"))
    await store.delete_deck(ANA, deck.id)

    assert await store.decks(ANA) == []
    assert (await kept(store, new("Fist"))).id > deck.id
