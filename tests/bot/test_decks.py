"""Decks as people build, keep and share them, in a match; and that nobody else sees any of it."""

from __future__ import annotations

import pytest

from bot.interaction.deck_actions import MOST
from bot.store.records import Match, NewDeck, SavedDeck
from engine.core import deckcode
from engine.core.protocol import Option
from engine.core.registry import game as find_game
from engine.spearpoint.library import LIBRARY
from tests.bot.conftest import Night, shown
from tests.people import Person
from tests.people.onlooker import Where

TANKS = {"us_sherman": 5, "us_tcrew": 5, "us_para": 1}
"""A deck of 80 points."""
GERMAN = LIBRARY.decks["de_armor"].cards


@pytest.fixture
async def match(night: Night) -> Match:
    found = await night.match("standard", "spearpoint")
    await night.ben.sees("Ready-made decks", in_=night.ben.dm)
    await night.ana.sees("Mazos ya hechos", in_=night.ana.dm)
    return found


async def draft(night: Night, match: Match, person: Person) -> list[Option] | None:
    """Give what a person has chosen and not yet sealed for his deck."""
    sight = await night.bot.services.table.look(match.id, int(person.id))
    assert sight.view is not None
    asked = next(one for one in sight.view.decisions if one.kind == "deck")
    return (await night.bot.services.table.look(match.id, int(person.id))).drafts.get(asked.id)


async def cards(night: Night, match: Match, person: Person) -> dict[str, int]:
    """Give the deck that a person has chosen and not yet sealed."""
    decks = find_game("spearpoint").decks
    assert decks is not None
    seat = match.seat_of(int(person.id)) or 0
    pool = decks.pool(decks.sides[seat], "standard", {})
    return decks.chosen(pool, await draft(night, match, person) or [])


async def keep(night: Night, person: Person, name: str, side: str = "us", **copies: int) -> SavedDeck:
    new = NewDeck(int(person.id), "spearpoint", side, copies or TANKS, name=name)
    made = await night.bot.services.store.keep_deck(new)
    assert made is not None
    return made


async def find_card(person: Person, panel: Where, kind: str, card: str) -> None:
    """Choose a kind of cards on the panel of a deck, and a card of it."""
    await person.choose("What kind of cards?", kind, in_=panel)
    await person.choose(kind, card, in_=panel)


async def code(night: Night, person: Person) -> str:
    """Have the panel tell the code of the deck."""
    told = shown(await person.press("Show code", in_=person.dm))
    return str(told.components).split("```")[1]


async def test_a_ready_made_deck_is_chosen_by_its_style(night: Night, match: Match) -> None:
    await night.ben.choose("Ready-made decks", "Tiger and Company · 99 points", in_=night.ben.dm)
    await night.ben.sees("The Tiger leads, Panzers follow", in_=night.ben.dm)
    await night.ben.press("Seal", in_=night.ben.dm)

    sight = await night.bot.services.table.look(match.id, int(night.ben.id))
    assert sight.view is not None
    assert [*sight.view.answers.values()] == [[("deck", "de_armor")]]


async def test_cards_are_added_and_taken_out_one_by_one(night: Night, match: Match) -> None:
    ben, dm = night.ben, night.ben.dm
    await ben.choose("Ready-made decks", "Tiger and Company · 99 points", in_=dm)
    await ben.press("Change cards", in_=dm)
    await find_card(ben, dm, "Tanks", "Tiger I · 21 points · 1 of 1")
    assert "[+1] (disabled)" in ben.view()

    await ben.press("−1", in_=dm)
    await ben.sees("Tiger I · 21 points · 0 of 1", in_=dm)
    await ben.sees("(SP-001)", in_=dm)
    assert "[Seal] (disabled)" in ben.view()

    await ben.press("+1", in_=dm)
    await ben.press("Seal", in_=dm)
    sight = await night.bot.services.table.look(match.id, int(ben.id))
    assert sight.view is not None
    assert len(next(iter(sight.view.answers.values()))) == sum(GERMAN.values())


async def test_sp_r02_a_deck_short_of_crews_is_warned_of_and_may_be_sealed(night: Night, match: Match) -> None:
    ben, dm = night.ben, night.ben.dm
    await ben.press("Change cards", in_=dm)
    await find_card(ben, dm, "Crews", "Panzer Crew · 2 points · 3 of 6")
    await ben.press("−1", in_=dm)

    await ben.sees("3 Units need a tank crew, and there are only 2", in_=dm)
    assert "[Seal] (disabled)" not in ben.view()


async def test_cards_are_found_by_name_or_kind(night: Night, match: Match) -> None:
    ana, dm = night.ana, night.ana.dm
    await ana.press("Cambiar cartas", in_=dm)
    await ana.press("Buscar …", in_=dm)
    await ana.submit(text="obus")
    await ana.sees("Obús M2A1 de 105 mm", in_=dm)
    await ana.press("Buscar …", in_=dm)
    await ana.submit(text="AVIACION")
    await ana.sees("Encontradas: 2", in_=dm)
    await ana.press("Buscar …", in_=dm)
    await ana.submit(text="*portaaviones*")
    await ana.sees("no hay ninguna carta que coincida con", in_=dm)


async def test_a_random_deck_is_legal(night: Night, match: Match) -> None:
    await night.ben.press("Random", in_=night.ben.dm)
    first = await cards(night, match, night.ben)
    await night.ben.press("Random", in_=night.ben.dm)

    assert first != await cards(night, match, night.ben)
    assert "[Seal] (disabled)" not in night.ben.view()
    await night.ben.press("Seal", in_=night.ben.dm)


async def test_a_deck_goes_from_one_person_to_the_other_by_its_code(night: Night, match: Match) -> None:
    written = deckcode.write("spearpoint", "de", GERMAN)
    await night.ben.press("Paste a code", in_=night.ben.dm)
    await night.ben.submit(text=f" {written.lower().replace('-', ' ')} ")

    assert await cards(night, match, night.ben) == dict(GERMAN)
    assert await code(night, night.ben) == written


@pytest.mark.parametrize(
    ("pasted", "why"),
    [
        ("hello", "That is not a Fieldpost code"),
        (deckcode.write("spearpoint", "de", GERMAN)[:-2], "Something is wrong with this code"),
        (deckcode.write("spearpoint", "us", TANKS), "This is for Spearpoint 1943, Americans"),
        (
            deckcode.write("spearpoint", "de", {**GERMAN, "ge_tiger": 3}),
            "Tiger I: 3 taken, but only one is allowed",
        ),
    ],
)
async def test_a_code_that_will_not_do_says_why(night: Night, match: Match, pasted: str, why: str) -> None:
    before = await draft(night, match, night.ben)
    await night.ben.press("Paste a code", in_=night.ben.dm)
    await night.ben.submit(text=pasted)

    await night.ben.sees(why, in_=night.ben.dm)
    assert await draft(night, match, night.ben) == before


async def test_a_deck_is_saved_and_taken_again(night: Night, match: Match) -> None:
    ben, dm = night.ben, night.ben.dm
    await ben.choose("Ready-made decks", "Tiger and Company · 99 points", in_=dm)
    await ben.press("Save as", in_=dm)
    await ben.submit(text="  My \u202e  *cat*  ")
    await ben.sees(r"Saved as **My \*cat\***", in_=dm)
    await ben.choose("Ready-made decks", "Grenadiers and Guns · 98 points", in_=dm)

    await ben.choose("My decks", "My *cat*", in_=dm)

    assert await cards(night, match, ben) == dict(GERMAN)
    (kept,) = await night.bot.services.store.decks(int(ben.id))
    assert (kept.name, kept.side, kept.cards) == ("My *cat*", "de", dict(GERMAN))


async def test_nobody_keeps_more_decks_than_may_be(night: Night, match: Match) -> None:
    for number in range(MOST):
        await keep(night, night.ben, f"Deck {number}", "de")
    await night.ben.press("Save as", in_=night.ben.dm)
    await night.ben.submit(text="One more")

    await night.ben.sees(f"You have {MOST} decks already", in_=night.ben.dm)
    assert len(await night.bot.services.store.decks(int(night.ben.id))) == MOST


async def test_the_deck_that_was_sealed_last_is_offered_again(night: Night, match: Match) -> None:
    await night.ben.choose("Ready-made decks", "Tiger and Company · 99 points", in_=night.ben.dm)
    await night.ben.press("Seal", in_=night.ben.dm)
    again = await night.match("standard", "spearpoint")
    panel = shown(await night.ben.command("/move", match=str(again.id)))

    await night.ben.press("Last deck used", in_=panel)

    assert await cards(night, again, night.ben) == dict(GERMAN)
    await night.ana.does_not_see("Last deck used")


async def test_nobody_sees_anothers_deck_or_its_code(night: Night, match: Match) -> None:
    """What Ben does with his deck changes nothing that Ana or Sam see, and asks nothing of them."""
    ana, ben, sam = night.ana, night.ben, night.sam
    await keep(night, ana, "Secret fist")
    await night.quiet()
    before = [len(person.events) for person in (ana, sam)]
    panel = shown(await ben.press("My decision", in_=ben.threads()[0]))
    await ben.press("Paste a code", in_=panel)
    await ben.submit(text=deckcode.write("spearpoint", "de", GERMAN))
    await ben.press("Save as", in_=panel)
    await ben.submit(text="Hidden tiger")
    told = shown(await ben.press("Show code", in_=panel))
    assert "FP1-" in str(told.components)
    await night.quiet()

    assert [len(person.events) for person in (ana, sam)] == before
    for person in (ana, sam):
        await person.never_saw("Tiger I")
        await person.never_saw("Hidden tiger")
        await person.never_saw("FP1-")
    await ben.never_saw("Secret fist")


async def test_a_panel_of_a_question_that_is_gone_changes_nothing(night: Night, match: Match) -> None:
    ana, ben = night.ana, night.ben
    old = shown(await ben.press("My decision", in_=ben.threads()[0]))
    await ben.press("Seal", in_=ben.dm)
    await ana.press("Sellar", in_=ana.dm)
    before = await night.state(match)

    await ben.press("Random", in_=old)

    await ben.sees("The board has moved on", in_=old)
    assert await night.state(match) == before


async def test_sp_003_equal_cards_of_the_opening_hand_are_shown_once_with_their_number(
    night: Night, match: Match
) -> None:
    ana, ben, dm = night.ana, night.ben, night.ben.dm
    await ana.press("Sellar", in_=ana.dm)
    await ben.choose("Ready-made decks", "Tiger and Company · 99 points", in_=dm)
    await ben.press("Seal", in_=dm)
    await ben.sees("2× Panzer Crew (2)", in_=dm)
    await ben.choose("Add a card", "Panzer Crew (2)", in_=dm)
    await ben.sees("no more than 4", in_=dm)

    await ben.press("− Panzer III", in_=dm)
    await ben.choose("Add a card", "Tiger I (21)", in_=dm)
    await ben.sees("Add a card … (4 of 4)", in_=dm)
    await ben.press("Seal", in_=dm)

    sight = await night.bot.services.table.look(match.id, int(ben.id))
    assert sight.view is not None
    (hand,) = sight.view.answers.values()
    assert sorted(str(card) for _, card, _ in hand) == ["ge_pz4", "ge_tcrew", "ge_tcrew", "ge_tiger"]
    assert len(set(hand)) == 4


async def test_a_deck_of_2gm_tactics_is_built_on_the_same_panel(night: Night) -> None:
    match = await night.match("pitched", "tactics2gm")
    ben, dm = night.ben, night.ben.dm
    await ben.sees("Ready-made decks", in_=dm)
    await ben.press("Random", in_=dm)
    await ben.press("Change cards", in_=dm)
    await ben.press("Clear", in_=dm)
    await find_card(ben, dm, "Supplies", "Impact · 4 points · 0 of 2")
    await ben.press("+1", in_=dm)
    await ben.sees("There is no infantry in this deck", in_=dm)
    await ben.press("+1", in_=dm)
    await ben.sees("Impact · 4 points · 2 of 2", in_=dm)
    assert "[+1] (disabled)" in ben.view()

    await ben.press("Save as", in_=dm)
    await ben.submit(text="Thunder")
    assert deckcode.read(await code(night, ben)).cards == {"impact": 2}
    await ben.press("Seal", in_=dm)

    (kept,) = await night.bot.services.store.decks(int(ben.id))
    assert (kept.game, kept.side, kept.cards) == ("tactics2gm", "de", {"impact": 2})
    sight = await night.bot.services.table.look(match.id, int(ben.id))
    assert sight.view is not None
    assert [*sight.view.answers.values()] == [[("card", "impact", 1), ("card", "impact", 2)]]
