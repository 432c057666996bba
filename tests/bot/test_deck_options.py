"""Decks that are built with other options than the usual: kept with them, shared with them, checked in a match."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest
from msgspec.structs import replace

from bot.match import packs
from bot.sandbox.world.objects import Message
from bot.store.records import Match, SavedDeck
from engine.core import deckcode
from engine.core.packs import read
from engine.core.protocol import Option
from engine.spearpoint.packs import PACKS
from engine.spearpoint.view import SpearpointView
from tests.bot.conftest import Night, shown
from tests.bot.test_decks import find_card, keep
from tests.packs import EXAMPLE, forget
from tests.people import Person

pytestmark = pytest.mark.usefixtures("_packs_apart")
HAND = {"us_sherman": 2, "us_tcrew": 2}


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    shutil.copytree(EXAMPLE, tmp_path / "packs" / "winterline")
    packs.offer(tmp_path / "packs")
    return tmp_path / "packs"


async def the_deck(night: Night) -> SavedDeck:
    found = await night.bot.services.store.deck_in(int(night.ben.id), "spearpoint", "us", "draft")
    assert found is not None
    return found


async def built_for(ben: Person, option: str, choice: str) -> Message:
    """Begin a deck of Americans, choose an option for it, and go on to its cards; return its panel."""
    panel = shown(await ben.command("/deck build", side="us"))
    await ben.press("Options", in_=panel)
    await ben.choose(option, choice, in_=panel)
    await ben.sees(f"Built with {choice}", in_=panel)
    await ben.press("Back", in_=panel)
    await ben.press("Build a deck", in_=panel)
    return panel


async def test_a_deck_of_unlimited_copies_is_built_kept_and_shared(night: Night) -> None:
    ben = night.ben
    panel = await built_for(ben, "Which option is it built for?", "Copies in a deck: unlimited")
    await find_card(ben, panel, "Infantry", "Ranger Squad · 6 points · 0 of 16")
    await ben.press("+1", in_=panel)
    await ben.press("+1", in_=panel)
    await ben.press("Save as", in_=panel)
    await ben.submit(text="Rangers")

    (deck,) = await night.bot.services.store.decks(int(ben.id))
    assert (deck.cards, deck.options) == ({"us_ranger": 2}, {"copies": "unlimited"})
    code = deckcode.write("spearpoint", "us", deck.cards, {}, deck.options)
    await night.ana.command("/mazo importar", codigo=code)
    (imported,) = await night.bot.services.store.decks(int(night.ana.id))
    assert (imported.cards, imported.options) == (deck.cards, deck.options)
    await night.ana.sees("Construido con")


async def test_a_deck_with_cards_of_a_pack_and_graded_crews_is_built(night: Night, folder: Path) -> None:
    ben = night.ben
    panel = await built_for(ben, "Packs of cards", "Winter Line 1.0")
    await find_card(ben, panel, "Infantry", "First Special Service Force · 7 points · 0 of 2")
    await ben.press("+1", in_=panel)

    key = PACKS.offered["winterline"].key
    force = f"{PACKS.offered['winterline'].prefix}us_fssf"
    assert (await the_deck(night)).options == {"packs": [key]}
    assert (await the_deck(night)).cards == {force: 1}
    told = shown(await ben.press("Show code", in_=panel))
    assert deckcode.read(str(told.components).split("```")[1]).cards == {force: 1}


async def test_a_deck_whose_pack_was_changed_says_so(night: Night, folder: Path) -> None:
    old = read(folder / "winterline")
    deck = await keep(night, night.ben, "Winter", "us", **{f"{old.prefix}us_fssf": 1})
    await night.bot.services.store.change_deck(int(night.ben.id), replace(deck, options={"packs": [old.key]}))
    forget(PACKS)

    panel = shown(await night.ben.command("/deck build", deck="Winter"))

    await night.ben.sees("No longer here, or changed since the deck was built: winterline", in_=panel)
    await night.ben.command("/deck share", deck="Winter")
    await night.ben.sees("there is no code for it")


async def test_a_code_that_needs_a_pack_that_is_not_there_says_so(night: Night, folder: Path) -> None:
    pack = PACKS.offered["winterline"]
    code = deckcode.write("spearpoint", "us", {f"{pack.prefix}us_fssf": 1}, {}, {"packs": [pack.key]})
    forget(PACKS)

    await night.ben.command("/deck import", code=code)
    await night.ben.sees("This code needs the pack “winterline” 1.0, and it is not here.")
    await night.ana.command("/mazo importar", codigo=code)
    await night.ana.sees("Este código necesita el paquete «winterline» 1.0, y aquí no está.")
    assert await night.bot.services.store.decks(int(night.ben.id)) == []


async def test_the_opening_hand_goes_with_the_deck_into_a_match(night: Night) -> None:
    await keep(night, night.ben, "Fist")
    panel = shown(await night.ben.command("/deck build", deck="Fist"))
    await night.ben.press("Options", in_=panel)
    cards = ("M4A1 Sherman", "M4A1 Sherman (2)", "Tank Crew", "Tank Crew (2)")
    await night.ben.choose("Opening hand: 4 cards", *cards, in_=panel)
    await night.ben.sees("Opening hand: 2× M4A1 Sherman", in_=panel)
    (deck,) = await night.bot.services.store.decks(int(night.ben.id))
    assert deck.hand == HAND
    code = deckcode.write("spearpoint", "us", deck.cards, deck.hand)

    match = await night.match("standard", "spearpoint")
    await night.ana.sees("Mazos ya hechos", in_=night.ana.dm)
    await night.ana.press("Pegar un código", in_=night.ana.dm)
    await night.ana.submit(text=code)
    await night.ana.sees("Mano inicial: 2× M4A1 Sherman", in_=night.ana.dm)
    told = shown(await night.ana.press("Ver el código", in_=night.ana.dm))
    assert str(told.components).split("```")[1] == code
    await night.ana.press("Sellar", in_=night.ana.dm)
    await night.ben.press("Seal", in_=night.ben.dm)
    await night.quiet()

    assert await opening(night, match) == [("card", card, copy) for card in HAND for copy in (1, 2)]
    await night.ana.press("Sellar", in_=night.ana.dm)
    await night.ben.press("Seal", in_=night.ben.dm)
    await night.quiet()
    sight = await night.bot.services.table.look(match.id, int(night.ana.id))
    assert isinstance(sight.view, SpearpointView)
    assert sight.view.hand is not None
    assert sorted(card.id for card in sight.view.hand.units) == sorted([*HAND] * 2)


async def opening(night: Night, match: Match) -> list[Option]:
    """Give what the panel proposes to Ana as her opening hand."""
    from bot.panel.questions import read as asked

    sheet = await asked(night.bot.services.table, match.id, int(night.ana.id))
    (question,) = [one for one in sheet.questions if one.decision.kind == "hand"]
    return question.shown


async def test_a_deck_that_does_not_fit_the_match_is_refused_with_why(night: Night) -> None:
    deck = await keep(night, night.ana, "Muchos", us_ranger=16)
    await night.bot.services.store.change_deck(int(night.ana.id), replace(deck, options={"copies": "unlimited"}))

    await night.match("standard", "spearpoint")
    await night.ana.sees("Mazos ya hechos", in_=night.ana.dm)
    await night.ana.sees("No encaja en esta partida: ", in_=night.ana.dm)
    await night.ana.choose("Mis mazos", "Muchos", in_=night.ana.dm)
    await night.ana.sees("Este mazo no encaja en la partida: se construyó con Copias en el mazo: sin límite")

    await night.ben.command("/new", deck="Muchos")
    await night.ben.sees("There is no ready-made deck “Muchos”")
    await night.ana.command("/nueva", mazo="Muchos")
    await night.ana.sees("(SP-R01)")
    await night.ana.command("/nueva", mazo="Muchos", opciones="copies=unlimited")
    await night.ana.sees("Tu invitación está publicada")
