"""Ready-made decks of both nations, decks by chance and the last one, as people find them in either language."""

from __future__ import annotations

import pytest

from bot.words import Language, say
from engine.core.decks import cost
from engine.core.protocol import Option
from engine.core.registry import game as find_game
from engine.core.words import msg
from tests.bot.conftest import Night

GAME = find_game("spearpoint")
DECKS = GAME.decks
LANGUAGES: tuple[Language, Language] = ("es", "en")
"""Ana's, who plays the Americans, and Ben's."""
WORDS = {"es": ("Mazos ya hechos", "Al azar", "Sellar"), "en": ("Ready-made decks", "Random", "Seal")}


async def drawn_up(night: Night, seat: int) -> list[Option]:
    """Give what the person on a seat has chosen and not yet sealed for a deck."""
    person = (night.ana, night.ben)[seat]
    sight = await night.bot.services.table.look(1, int(person.id))
    assert sight.view is not None
    asked = next(one for one in sight.view.decisions if one.kind == "deck")
    return (await night.bot.services.table.look(1, int(person.id))).drafts.get(asked.id) or []


@pytest.mark.parametrize("seat", [0, 1], ids=["us-es", "de-en"])
@pytest.mark.parametrize("scenario", GAME.scenarios)
async def test_decks_that_suit_are_chosen_by_name_and_made_by_chance(
    night: Night, scenario: str, seat: int
) -> None:
    assert DECKS is not None
    person, language = (night.ana, night.ben)[seat], LANGUAGES[seat]
    ready, chance, seal = WORDS[language]
    pool = DECKS.pool(DECKS.sides[seat], scenario, {})
    suiting = DECKS.ready(pool)
    assert suiting

    await night.match(scenario, "spearpoint")
    await person.sees(ready, in_=person.dm)
    for deck in suiting:
        points = cost(pool, deck.cards)
        name = say(msg("deck-ready-name", game="spearpoint", what="deck", deck=deck.id, points=points), language)
        await person.choose(ready, name, in_=person.dm)
        await person.sees(deck.about[language], in_=person.dm)
        assert await drawn_up(night, seat) == [deck.pick]

    for _ in range(3):
        await person.press(chance, in_=person.dm)
        assert DECKS.faults(pool, DECKS.chosen(pool, await drawn_up(night, seat))) == []
    await person.press(seal, in_=person.dm)
    sight = await night.bot.services.table.look(1, int(person.id))
    assert sight.view is not None
    assert len(sight.view.answers) == 1
