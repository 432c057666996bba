"""/deck: a person's decks outside matches, which nobody else can reach."""

from __future__ import annotations

import pytest

from bot.panel.component_ids import Deck
from bot.store.records import NewDeck, SavedDeck
from engine.core import deckcode
from tests.bot.conftest import Night, shown
from tests.bot.test_decks import GERMAN, TANKS, find_card, keep


async def kept(night: Night) -> list[SavedDeck]:
    return await night.bot.services.store.decks(int(night.ben.id))


async def test_a_deck_is_built_from_nothing_saved_and_listed(night: Night) -> None:
    ben = night.ben
    panel = shown(await ben.command("/deck build", side="de"))
    await ben.sees("A new deck · Spearpoint 1943 · Germans", in_=panel)
    await ben.press("Build a deck", in_=panel)
    await find_card(ben, panel, "Tanks", "Tiger I · 21 points · 0 of 1")
    await ben.press("+1", in_=panel)
    await ben.sees("21 of 100 points", in_=panel)
    await ben.sees("(SP-001)", in_=panel)
    await ben.sees("One Unit needs a tank crew, and there is none", in_=panel)

    await ben.press("Save as", in_=panel)
    await ben.submit(text="Tiger")
    await ben.sees("Tiger · Spearpoint 1943 · Germans", in_=panel)

    (deck,) = await kept(night)
    assert (deck.name, deck.cards) == ("Tiger", {"ge_tiger": 1})
    listed = shown(await ben.command("/deck list"))
    assert "21 of 100 points" in str(listed.components)


async def test_what_was_half_built_is_there_again(night: Night) -> None:
    panel = shown(await night.ben.command("/deck build", side="us"))
    await night.ben.choose("Ready-made decks", "Armored Fist · 99 points", in_=panel)

    await night.ben.command("/deck build", side="us")

    await night.ben.sees("**Armored Fist** ·")
    assert await kept(night) == []


async def test_a_saved_deck_is_changed_where_it_lies(night: Night) -> None:
    deck = await keep(night, night.ben, "Fist")
    panel = shown(await night.ben.command("/deck build", deck="Fist"))
    await night.ben.press("Change cards", in_=panel)
    await find_card(night.ben, panel, "Infantry", "Paratroopers (82nd) · 5 points · 1 of 2")
    await night.ben.press("−1", in_=panel)

    (found,) = await kept(night)
    assert found.id == deck.id
    assert found.cards == {"us_sherman": 5, "us_tcrew": 5}


async def test_a_deck_is_shown_with_its_cards(night: Night) -> None:
    await keep(night, night.ben, "Fist")

    answer = shown(await night.ben.command("/deck show", deck="Fist"))

    assert len(answer.attachments) == len(TANKS)
    assert "M4A1 Sherman" in str(answer.attachments[0].description)
    await night.ben.sees("80 of 100 points", in_=answer)


async def test_a_deck_is_renamed_but_not_to_a_name_that_is_taken(night: Night) -> None:
    await keep(night, night.ben, "Fist")
    await keep(night, night.ben, "Boot")

    await night.ben.command("/deck rename", deck="Fist", name="  New   name ")
    await night.ben.sees("It is called **New name** now")
    await night.ben.command("/deck rename", deck="New name", name="Boot")
    await night.ben.sees("Another of your decks is called “Boot”")
    await night.ben.command("/deck rename", deck="Boot", name=" \u200b ")
    await night.ben.sees("A deck needs a name")

    assert [deck.name for deck in await kept(night)] == ["Boot", "New name"]


async def test_a_deck_is_deleted_once_confirmed(night: Night) -> None:
    await keep(night, night.ben, "Fist")
    asked = shown(await night.ben.command("/deck delete", deck="Fist"))
    await night.ben.press("Keep", in_=asked)
    assert len(await kept(night)) == 1

    asked = shown(await night.ben.command("/deck delete", deck="Fist"))
    await night.ben.press("Delete", in_=asked)
    assert await kept(night) == []


async def test_decks_are_imported_by_code_each_under_a_name_of_its_own(night: Night) -> None:
    code = deckcode.write("spearpoint", "de", GERMAN)
    await night.ana.command("/mazo importar", codigo=code)
    await night.ben.command("/deck import", code=code)
    await night.ben.command("/deck import", code=f" {code.lower()} ")
    await night.ben.command("/deck import", code=code, name="Mine")
    await night.ben.command("/deck import", code=code[:-1])

    await night.ben.sees("Something is wrong with this code")
    assert [deck.name for deck in await kept(night)] == ["Imported deck", "Imported deck 2", "Mine"]
    assert all(deck.cards == GERMAN for deck in await kept(night))


async def test_a_deck_of_more_copies_than_are_printed_is_kept_and_said_to_be(night: Night) -> None:
    code = deckcode.write("spearpoint", "us", {"us_ranger": 16})
    panel = shown(await night.ben.command("/deck import", code=code))

    await night.ben.sees("Ranger Squad: 16 taken, but only one is allowed. (SP-R01)", in_=panel)


async def test_sharing_shows_a_deck_to_everybody(night: Night) -> None:
    await keep(night, night.ben, "Fist")

    await night.ben.command("/deck share", deck="Fist", channel="general")

    await night.sam.sees(deckcode.write("spearpoint", "us", TANKS), in_="general")
    await night.sam.sees("M4A1 Sherman", in_="general")


async def test_nobody_else_sees_or_changes_a_deck(night: Night) -> None:
    deck = await keep(night, night.ben, "Hidden ace")
    for command in ("/deck show", "/deck build", "/deck share", "/deck delete"):
        await night.sam.command(command, deck=f"#{deck.id}")
        await night.sam.sees("You have no deck")
    assert await night.sam.autocomplete("/deck show", "deck", "") == []
    own = shown(await night.sam.command("/deck build", side="us"))
    assert str(Deck(0, deck.id, 0, 1)) not in str(own.components)
    await night.sam.never_saw("Hidden ace")
    await night.ana.never_saw("Hidden ace")
    assert await kept(night) == [deck]


async def test_a_press_on_anothers_deck_finds_none(night: Night, monkeypatch: pytest.MonkeyPatch) -> None:
    """Numbers of decks can be guessed; presses that name them are answered like those on decks that are gone."""
    deck = await keep(night, night.ben, "Fist")
    own = shown(await night.sam.command("/deck build", side="us"))
    moved = await night.bot.services.store.keep_deck(NewDeck(int(night.sam.id), "spearpoint", "us", {}, "draft"))
    assert moved is not None
    await night.bot.services.store.delete_deck(int(night.sam.id), moved.id)

    await night.sam.press("Random", in_=own)

    await night.sam.sees("This deck no longer exists")
    assert await night.bot.services.store.deck(int(night.sam.id), deck.id) is None
    assert await kept(night) == [deck]


async def test_new_offers_ones_own_decks_of_the_side(night: Night) -> None:
    await keep(night, night.ana, "Puño", "us")
    await keep(night, night.ana, "Garra", "de", **GERMAN)
    await keep(night, night.ben, "Fist", "us")

    offered = await night.ana.autocomplete("/nueva", "mazo", "mi mazo")
    assert offered == ["Mi mazo: Puño"]
    await night.ana.command("/nueva", mazo=offered[0])
    await night.ben.press("Unirse")
    await night.ana.sees("80 de 100 puntos", in_=night.ana.dm)
    await night.ana.press("Sellar", in_=night.ana.dm)

    kept_last = await night.bot.services.store.deck_in(int(night.ana.id), "spearpoint", "us", "last")
    assert kept_last is not None
    assert kept_last.cards == {"us_para": 1, "us_sherman": 5, "us_tcrew": 5}


async def test_new_refuses_a_deck_that_the_match_does_not_allow(night: Night) -> None:
    await keep(night, night.ben, "Rangers", us_ranger=16)

    await night.ben.command("/new", deck="Rangers")
    await night.ben.sees("Ranger Squad: 16 taken, but only one is allowed. (SP-R01)")
    await night.ben.command("/new", deck="Rangers", options="copies=unlimited")
    await night.ben.sees("Your invitation is out")
