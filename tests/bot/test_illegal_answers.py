"""Answers that Spearpoint forbids, by command and by panel: the reason and the rule's number, nothing changed."""

from __future__ import annotations

import pytest

from bot.panel.questions import number, stamp
from bot.store.records import Match
from engine.core.protocol import Decision, Option
from engine.spearpoint.library import LIBRARY
from tests.bot.conftest import Night


async def decision(night: Night, match: Match, kind: str) -> Decision:
    """Find what Ana is asked."""
    sight = await night.bot.services.table.look(match.id, int(night.ana.id))
    assert sight.view is not None
    return next(one for one in sight.view.decisions if one.kind == kind)


def written(asked: Decision, picks: list[Option]) -> str:
    """Write picks as a choice of autocomplete is sent."""
    return f"#{asked.id}.{stamp(asked)}:{','.join(str(number(asked, pick)) for pick in picks)}"


def deck(asked: Decision, points: int) -> list[Option]:
    """Choose American cards, no crews among them, of so many points altogether."""
    reached: dict[int, list[Option]] = {0: []}
    for option in asked.options:
        card = LIBRARY.units.get(str(option[1]))
        if card is not None and not card.supplies:
            reached = {total + card.cost: [*chosen, option] for total, chosen in reached.items()} | reached
    return reached[points]


@pytest.fixture
async def match(night: Night) -> Match:
    found = await night.match("standard", "spearpoint")
    await night.ana.sees("Sellar", in_=night.ana.dm)
    return found


@pytest.mark.parametrize("points", [79, 101])
async def test_a_deck_of_too_few_or_too_many_points(night: Night, match: Match, points: int) -> None:
    asked = await decision(night, match, "deck")
    before = await night.state(match)

    await night.ana.command("/mover", channel=night.ana.dm, respuesta=written(asked, deck(asked, points)))

    refusal = await night.ana.sees("(SP-001)", in_=night.ana.dm)
    assert str(points) in str(refusal)
    assert await night.state(match) == before


async def test_the_panel_counts_a_deck_and_objects_to_it(night: Night, match: Match) -> None:
    before = await night.state(match)

    await night.ana.press("Cambiar cartas", in_=night.ana.dm)
    await night.ana.press("Vaciar", in_=night.ana.dm)
    await night.ana.choose("¿Qué clase de cartas?", "Tanques", in_=night.ana.dm)
    await night.ana.choose("Tanques", "Cazacarros M10 · 14 puntos · 0 de 2", in_=night.ana.dm)
    await night.ana.press("+1", in_=night.ana.dm)

    await night.ana.sees("(SP-001)", in_=night.ana.dm)
    assert "[Sellar] (disabled)" in night.ana.view()
    assert await night.state(match) == before


async def test_a_tank_without_its_crew(night: Night, match: Match) -> None:
    asked = await decision(night, match, "deck")
    chosen = deck(asked, 90)
    tank = next(option for option in chosen if LIBRARY.units[str(option[1])].crew == "tank_crew")
    await night.ana.command("/mover", channel=night.ana.dm, respuesta=written(asked, chosen))
    await night.ben.press("Seal", in_=night.ben.dm)
    asked = await decision(night, match, "hand")
    hand = [option for option in asked.options if option[1] == tank[1]][:1]
    hand += [option for option in asked.options if option not in hand][: 4 - len(hand)]
    await night.ana.command("/mover", channel=night.ana.dm, respuesta=written(asked, hand))
    await night.quiet()  # the panel that Ben presses next takes the place of the one before
    await night.ben.press("Seal", in_=night.ben.dm)
    await night.quiet()
    asked = await decision(night, match, "commit")
    before = await night.state(match)

    await night.ana.command("/desplegar", channel=night.ana.dm, unidades=written(asked, [("commit", tank[1], 1)]))

    await night.ana.sees("(SP-035)", in_=night.ana.dm)
    assert await night.state(match) == before


async def test_a_card_that_is_not_there(night: Night, match: Match) -> None:
    before = await night.state(match)

    await night.ana.command("/mover", channel=night.ana.dm, respuesta="Death Star")

    await night.ana.sees("«Death Star» no está entre lo que puedes elegir aquí", in_=night.ana.dm)
    assert await night.state(match) == before


async def test_not_ones_turn(night: Night, match: Match) -> None:
    before = await night.state(match)

    await night.ana.command("/atacar", channel=night.ana.dm, unidad="1", objetivo="2")

    await night.ana.sees("Ahora no tienes nada con que atacar", in_=night.ana.dm)
    assert await night.state(match) == before
