"""What is printed for a match: found by its scenario and options alone, and never stored or sent."""

from __future__ import annotations

from functools import cached_property
from typing import Any

from engine.fab.cards import Scenario, TurnCard
from engine.fab.catalog import FabCatalog
from engine.fab.ground import Ground, ground
from engine.fab.packs import PACKS
from engine.fab.pieces import Piece, pieces_of


class Printed:
    """What a state and the views of it know alike of the scenario, the map, the counters and the turn record."""

    scenario: str
    options: dict[str, Any]
    turn: int

    @cached_property
    def catalog(self) -> FabCatalog:
        """What the match is played with."""
        return PACKS.catalog(self.options)

    @cached_property
    def scenario_card(self) -> Scenario:
        """What the scenario says."""
        return self.catalog.scenarios[self.scenario]

    @cached_property
    def ground(self) -> Ground:
        """The map."""
        return ground(self.catalog, self.scenario)

    @cached_property
    def pieces(self) -> dict[str, Piece]:
        """All counters of the match."""
        return pieces_of(self.catalog, self.scenario, bool(self.options.get("handicap")))

    @cached_property
    def calendar(self) -> tuple[TurnCard, ...]:
        """The boxes of the turn record."""
        return self.catalog.calendar(self.scenario_card)

    @property
    def record(self) -> TurnCard:
        """The box of the turn record for this turn."""
        return self.calendar[max(1, self.turn) - 1]

    @property
    def campaign_turn(self) -> int:
        """The turn of the campaign, which counts for what is printed with one; scenarios may begin later."""
        return self.turn + self.scenario_card.begins - 1
