"""A squad as people build it: card by card, as advised, saved, by its code, several at one table."""

from __future__ import annotations

import pytest

from bot.interaction.show import outcome
from bot.match import Match, Result, SavedDecks
from bot.panel.component_ids import DeckSetting
from bot.panel.decks import draft_of_saved
from bot.store.records import Entry
from engine.core import deckcode
from engine.core.decks import given
from engine.core.protocol import Event
from engine.warfighter.squads import DECKS
from engine.warfighter.view import WarfighterView
from tests.bot.conftest import Night, shown
from tests.people import Person

SQUAD = {"S03": 1, given("S03", "W01"): 1, "S13": 1}


@pytest.fixture
async def match(night: Night) -> Match:
    found = await night.match("M01", "warfighter")
    await night.ben.sees("the host sees to the comrades", in_=night.ben.dm)
    await night.ana.sees("Tú, que abriste la partida", in_=night.ana.dm)
    return found


async def laid(night: Night, person: Person) -> dict[str, int]:
    """Give what a person has bought."""
    view = (await night.bot.services.table.look(1, int(person.id))).view
    assert isinstance(view, WarfighterView)
    return dict(DECKS.laid(view, next(one for one in view.decisions if one.kind == "muster")) or {})


async def code(person: Person) -> str:
    return str(shown(await person.press("Show code", in_=person.dm)).components).split("```")[1]


async def test_a_squad_is_built_saved_shared_and_refused_with_what_to_do(night: Night, match: Match) -> None:
    ana, ben, dm = night.ana, night.ben, night.ben.dm
    await ben.press("Build a squad", in_=dm)
    await ben.choose("Whom, or what for whom?", "Player Soldiers", in_=dm)
    await ben.choose("Player Soldiers", "Pvt. Otis Coleman · 5 RP", in_=dm)
    await ben.press("+1", in_=dm)
    await ben.choose("Whom, or what for whom?", "Coleman: weapons", in_=dm)
    await ben.choose("Coleman: weapons", "M1 Garand · 3 RP", in_=dm)
    await ben.press("+1", in_=dm)
    await ben.sees("Loadout: Coleman 3 of 9", in_=dm)
    await ben.sees("a First Aid Kit", in_=dm)
    await ben.choose("Coleman: weapons", "M1919A4 MG · 7 RP", in_=dm)
    await ben.press("+1", in_=dm)
    await ben.sees("would carry 10, and his Loadout here is 9", in_=dm)
    await ben.choose("Whom, or what for whom?", "Comrades", in_=dm)
    await ben.choose("Comrades", "Rifleman (US) · 6 RP", in_=dm)
    await ben.press("+1", in_=dm)
    assert await laid(night, ben) == SQUAD

    written = deckcode.write("warfighter", "squad", SQUAD)
    assert await code(ben) == written
    await ben.press("Save as", in_=dm)
    await ben.submit(text="Mules")
    (kept,) = await night.bot.services.store.decks(int(ben.id))
    assert (kept.cards, kept.options) == (SQUAD, {})

    await ana.press("Pegar un código", in_=ana.dm)
    await ana.submit(text=written)
    await ana.sees("Pvt. Otis Coleman no está entre las cartas", in_=ana.dm)
    await ana.press("Pegar un código", in_=ana.dm)
    await ana.submit(text=written[:-2])
    await ana.sees("Algo falla en este código", in_=ana.dm)
    await ana.press("Según el consejo", in_=ana.dm)
    assert await laid(night, ana)

    await ben.press("Change the squad", in_=dm)
    await ben.press("Clear", in_=dm)
    assert await laid(night, ben) == {}
    await ben.press("Back", in_=dm)
    await ben.choose("My squads", "Mules", in_=dm)
    assert await laid(night, ben) == SQUAD
    await ben.press("Done", in_=dm)
    last = await night.bot.services.store.deck_in(int(ben.id), "warfighter", "squad", "last")
    assert last is not None
    assert last.cards == SQUAD


async def test_outside_a_match_a_squad_is_built_for_a_mission(night: Night) -> None:
    ben = night.ben
    panel = shown(await ben.command("/deck build", game="warfighter"))
    await ben.press("Options", in_=panel)
    made = await night.bot.services.store.deck_in(int(ben.id), "warfighter", "squad", "draft")
    assert made is not None
    draft = draft_of_saved(made, SavedDecks())
    assert draft is not None
    await ben.choose(str(DeckSetting(0, *draft.mark, 2)), "Last Stand at the Bridge", in_=panel)
    await ben.press("Back", in_=panel)
    await ben.choose("Ready-made squads", "Bridge guard · 66 RP", in_=panel)
    await ben.sees("66 of 70 RP", in_=panel)
    for _ in range(2):
        await ben.press("Random", in_=panel)
    kept = await night.bot.services.store.deck_in(int(ben.id), "warfighter", "squad", "draft")
    assert kept is not None
    pool = DECKS.pool("squad", "M05", {})
    assert DECKS.faults(pool, kept.cards) == []
    found = deckcode.read(deckcode.write("warfighter", "squad", kept.cards, {}, kept.options))
    assert (found.cards, found.options) == (kept.cards, {"scenario": "M05"})
    await ben.press("Save as", in_=panel)
    await ben.submit(text="Bridge")
    await ben.command("/deck show", deck="Bridge")
    await ben.sees("of 70 RP")


async def test_comrades_are_called_by_their_names(night: Night, match: Match) -> None:
    ana, ben = night.ana, night.ben
    await ben.press("As advised", in_=ben.dm)
    await ben.press("Done", in_=ben.dm)
    await ben.sees("ben is ready", in_=ben.dm)
    await ana.press("Según el consejo", in_=ana.dm)
    await ana.press("Listo", in_=ana.dm)
    await night.quiet()
    await night.sam.sees("ben recruits")
    await night.sam.sees("ana recruits")
    await ana.press("Board as text")
    await ana.sees("(ana): casilla 0")
    await ana.sees("(ben): casilla 0")


async def test_what_is_too_long_for_a_panel_is_told_short_but_what_one_draws_is_told(
    night: Night, match: Match
) -> None:
    sight = await night.bot.services.table.look(match.id, int(night.ben.id))
    seat = match.seat_of(int(night.ben.id))
    assert seat is not None
    bought = [Event("bought", {"soldier": "S03", "gear": "W01"})] * 40
    drawn = Event("drew", {"soldier": "S03", "deck": "actions", "number": 1}, {seat: {"cards": ["A01"]}})
    result = Result(sight, [Entry(1, "answer", seat, [*bought, drawn], 0.0)])

    assert outcome(result, int(night.ben.id), "en").split("\n") == [
        "Coleman gets 40 × M1 Garand.",
        "Coleman draws Bounding Advance.",
    ]
