"""Tables of the Golan to be drawn: from the first turn to a map on which nothing more finds room."""

from __future__ import annotations

from engine.core.dice import Dice
from engine.core.protocol import Seat
from engine.fab.library import LIBRARY
from engine.fab.rules import GAME
from engine.fab.setup import deal
from engine.fab.view import FabView
from images.fab.words import Words
from tests.fab.front import IL, SEED, SY, Front, front
from tests.images.voices import LANGUAGES, say

WORDS = {language: Words(say, language) for language in LANGUAGES}
STAYING = ("IL04", "SY12")
STATES = ("", "disordered", "recovering", "cut", "reserve", "exploiting", "disordered cut", "exploiting cut")


def seen(table: Front, viewer: Seat | None = None) -> FabView:
    """Look at a table."""
    return GAME.view(table.state, viewer)


def opening(scenario: str = "campaign", viewer: Seat | None = None) -> FabView:
    """Look at a match that has just been dealt."""
    return GAME.view(deal(scenario, {}, Dice(seed=SEED, commitment="00" * 32, version=2)), viewer)


def battle(viewer: Seat | None = None, *extra: str) -> FabView:
    """Look at a fight for Juhader (18) while the attacker assigns what he has, with others here and there."""
    table = front(
        "IL04@18 defended", "IL03@18 disordered", "SY12@18", "SY09@18", "SY13@24 reserve", "IL01@11 up",
        "SY02@11 up -1", "IL14@17 cut", *extra,
    )  # fmt: skip
    table.have("S5-ART-1", "GHQ-AIR-1", "I36-ART-1", "I36-TNK-1", "il-SA-1", "sy-SA-1").fight("18")
    return seen(table, viewer)


def crowded(*, lines: bool, viewer: Seat | None = None) -> FabView:
    """Look at a map with two blocks of each side in as many areas as there are units for, in all their states.

    ``lines``: all of them face up.
    """
    units = {side: [unit.id for unit in LIBRARY.units.values() if unit.side == side] for side in ("il", "sy")}
    areas = [area for area in LIBRARY.areas if area != "8"]
    placed = []
    for names in units.values():
        for index, unit in enumerate(names):
            state, area = STATES[index % len(STATES)], areas[index // 2]
            placed.append(f"{unit}@{area} {state} defended" + (" up" if lines else ""))
    table = front(*placed)
    table.state.roadblocks = dict.fromkeys(areas[::3], IL)
    table.state.hindered = dict.fromkeys(areas[::4], SY)
    table.state.blown = [link.id for link in LIBRARY.links.values() if link.boundary == "river"]
    return seen(table, viewer)


def finished() -> FabView:
    """Look at a match that Syria has given up."""
    table = front("IL04@23", "SY12@24", *(f"{unit}@1" for unit in LIBRARY.units if unit not in STAYING), turn=9)
    table.state.fallen = [unit for unit in LIBRARY.units if unit not in STAYING][::2]
    for unit in table.state.blocks.values():
        if unit.id not in STAYING:
            table.state.put(unit, "")
    GAME.resign(table.state, SY)
    return seen(table)
