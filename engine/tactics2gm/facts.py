"""What a report on a match takes from its log: what was destroyed, the Headquarters, shots and assaults."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction
from typing import ClassVar

from engine.core.facts import Facts, Loss, Throw
from engine.core.protocol import Event
from engine.tactics2gm.heuristics.race import IMPACT_POINT
from engine.tactics2gm.packs import PACKS
from engine.tactics2gm.state import SIDES
from engine.tactics2gm.view import ForceView, TacticsView

_SHOTS = frozenset({"fired", "assaulted", "answered"})


class TacticsFacts(Facts[TacticsView]):
    """The lead is counted as the game's advice counts what it is after: in deck points.

    A hit is a die that hits, whether or not it penetrates.
    """

    rivals: ClassVar[tuple[str, str]] = SIDES
    balance: ClassVar[Mapping[str, float]] = {"pitched": 0.462}
    decisive: ClassVar[frozenset[str]] = frozenset(
        {"destroyed", "headquarters_hit", "place_destroyed", "bridge_damaged"}
    )

    def standing(self, view: TacticsView) -> int:
        """Return what was destroyed, less the same for the enemy."""
        one, two = view.forces
        return _taken(one, two) - _taken(two, one)

    def throws(self, events: Sequence[Event], seats: int) -> list[Throw]:  # noqa: ARG002
        """List the dice of shots, assaults and their answers."""
        return [
            Throw(at, PACKS.unit(e["unit_card"]).side, 1, _chance(e["hit"]), int(e["result"] != "miss"))
            for at, event in enumerate(events)
            if event.kind in _SHOTS
            for e in [event.public]
        ]

    def losses(self, events: Sequence[Event], seats: int) -> list[Loss]:  # noqa: ARG002
        """List the units that were destroyed."""
        return [
            Loss(at, PACKS.unit(event.public["unit_card"]).side, "card", event.public["unit_card"])
            for at, event in enumerate(events)
            if event.kind == "destroyed"
        ]


def _taken(force: ForceView, enemy: ForceView) -> int:
    """Count what a side has destroyed: the cost of Units, and the enemy's Impact Points."""
    return force.worth + round(IMPACT_POINT * sum(hq.most - hq.pi for hq in enemy.hqs))


def _chance(needed: int) -> Fraction:
    """Return the chance that a ten-sided die shows at least so much."""
    return Fraction(min(10, max(0, 11 - needed)), 10)
