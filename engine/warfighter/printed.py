"""What is printed for a match: found by its options alone, and never stored or sent."""

from __future__ import annotations

from functools import cached_property
from typing import Any

from engine.warfighter.catalog import WarfighterCatalog
from engine.warfighter.packs import PACKS


class Printed:
    """What a state and the views of it know alike of what the match is played with."""

    options: dict[str, Any]

    @cached_property
    def catalog(self) -> WarfighterCatalog:
        """What the match is played with."""
        return PACKS.catalog(self.options)
