"""What a report on a match takes from its log: net Victory Points, fire, what was lost."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction
from typing import ClassVar

from engine.core.facts import Facts, Loss, Throw
from engine.core.protocol import Event
from engine.fab.cards import SIDES
from engine.fab.fire import succeeds
from engine.fab.view import FabView


class FabFacts(Facts[FabView]):
    """The lead is that in Victory Points, as they would be counted at that moment."""

    rivals: ClassVar[tuple[str, str]] = SIDES
    balance: ClassVar[Mapping[str, float]] = {"campaign": 0.49, "short": 0.521, "valley_of_tears": 0.692}
    decisive: ClassVar[frozenset[str]] = frozenset({"taken", "eliminated", "asset_lost"})

    def standing(self, view: FabView) -> int:
        """Return the net Victory Points (19.3)."""
        return view.net

    def throws(self, events: Sequence[Event], seats: int) -> list[Throw]:  # noqa: ARG002
        """List the dice of fire in combat (2.1)."""
        return [
            Throw(at, SIDES[e["seat"]], len(e["dice"]), _chance(e["needs"]), e["hits"])
            for at, event in enumerate(events)
            if event.kind == "fired"
            for e in [event.public]
        ]

    def losses(self, events: Sequence[Event], seats: int) -> list[Loss]:  # noqa: ARG002
        """List the units that were eliminated, in combat or without supply."""
        return [
            Loss(at, SIDES[event.public["seat"]], "unit", event.public["unit"])
            for at, event in enumerate(events)
            if event.kind == "eliminated"
        ]


def _chance(needs: int) -> Fraction:
    return Fraction(sum(succeeds(die, needs) for die in range(1, 11)), 10)
