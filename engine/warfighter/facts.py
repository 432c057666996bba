"""What a report on a match takes from its log: how the squad fares, its attacks, who and what was lost."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from typing import ClassVar

from engine.core.facts import Facts, Loss, Throw
from engine.core.protocol import Event
from engine.warfighter import chance, perks
from engine.warfighter.field import Field, Soldier
from engine.warfighter.results import hits
from engine.warfighter.state import HOSTILES, SQUAD
from engine.warfighter.view import WarfighterView


class WarfighterFacts(Facts[WarfighterView]):
    """How the squad fares is the Health that it keeps, on average, once the cards in play have attacked."""

    rivals: ClassVar[tuple[str, str]] = (SQUAD, "")
    decisive: ClassVar[frozenset[str]] = frozenset({"downed", "retired", "wounded", "hostile_gone", "activated"})

    def standing(self, view: WarfighterView) -> int:
        """Return the Health left after an attack of every card in play, reactions and reinforcements aside."""
        return round(sum(_kept(view.field, soldier) for soldier in view.field.alive()))

    def throws(self, events: Sequence[Event], seats: int) -> list[Throw]:  # noqa: ARG002
        """List the attack dice of Soldiers (WF-029), as they fell: Steady Breath is no luck."""
        found = []
        for at, event in enumerate(events):
            e = event.public
            if event.kind == "attacked" and e["dice"]:
                needed, added = e["needed"], e["added"]
                faces = Fraction(chance.faces(needed, added), 10)
                hit = sum(hits(die, needed, added) for die in e["dice"])
                found.append(Throw(at, SQUAD, len(e["dice"]), faces, hit))
        return found

    def losses(self, events: Sequence[Event], seats: int) -> list[Loss]:  # noqa: ARG002
        """List Soldiers who were Downed or retired, and Hostile cards that were destroyed."""
        found = []
        for at, event in enumerate(events):
            if event.kind in {"downed", "retired"}:
                found.append(Loss(at, SQUAD, "soldier", event.public["soldier"]))
            elif event.kind == "hostile_gone" and event.public["soldier"] is not None:
                found.append(Loss(at, HOSTILES, "hostile", event.public["hostile"]))
        return found


def _kept(field: Field, soldier: Soldier) -> Fraction:
    health = perks.health(soldier)
    return chance.danger(field, soldier).mean(lambda wounds: max(0, health - wounds))
