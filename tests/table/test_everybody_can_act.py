"""Whoever a match waits for has something to decide, wherever he looks, through a whole match of many hands."""

from __future__ import annotations

from typing import Final

import pytest

from bot.match import Person, Table
from bot.panel.questions import lay_out
from engine.core.errors import Refusal
from engine.core.selfplay import chance
from engine.warfighter.rules import GAME
from engine.warfighter.state import PASS
from engine.warfighter.view import WarfighterView
from tests.opening import opening, press

SQUAD: Final = [Person(31 + seat, f"Player {seat + 1}") for seat in range(3)]
MOST_ACTS: Final = 400


async def agree(table: Table, match_id: int) -> bool:
    """Hold what is stored, seen and shown to everybody against each other; return whether the match goes on."""
    waited = False
    for seat, person in enumerate(SQUAD):
        sight = await table.look(match_id, person.id)
        assert sight.view is not None
        if sight.view.outcome is not None:
            return False
        awaited = seat in sight.view.awaited
        assert awaited == (sight.match.seats[seat].awaited_since is not None)
        sheet = await lay_out(sight, judge=False)
        assert awaited == bool(sheet.questions)
        assert all(question.decision.options for question in sheet.questions)
        waited = waited or awaited
    assert waited  # the match stands still for nobody
    return True


@pytest.mark.parametrize("mission", ["M04", "M05"])
async def test_the_stored_match_its_views_and_its_panels_wait_for_the_same_people(
    table: Table, mission: str
) -> None:
    rng = chance(f"awaited {mission}")
    match = await table.open(
        **opening(*SQUAD, game="warfighter", scenario=mission, options={"players": 3, "objective": "O05"})
    )
    for person in SQUAD[1:]:
        await table.join(match.id, person, press())

    kinds = set()
    for _ in range(MOST_ACTS):
        if not await agree(table, match.id):
            break
        person = rng.choice(SQUAD)
        view = (await table.look(match.id, person.id)).view
        assert isinstance(view, WarfighterView)
        decision = next((one for one in view.decisions if one.act), None)
        if decision is None:
            continue
        kinds.add(decision.kind)
        advised = GAME.suggestion(view, decision) if rng.random() < 0.8 else [rng.choice(decision.options)]
        picks = [PASS] if rng.random() < 0.1 and PASS in decision.options else advised
        try:
            await table.act(match.id, person.id, [(decision.id, picks)], press())
        except Refusal:
            continue

    assert {"muster", "soldiers", "event"} <= kinds
