"""What a report on a match takes from its log: the lead in Victory Points, attack rolls, what was lost."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from fractions import Fraction
from typing import ClassVar, NamedTuple

from engine.core.facts import Facts, Loss, Throw
from engine.core.protocol import Event, Seat
from engine.spearpoint.odds import hits
from engine.spearpoint.packs import PACKS
from engine.spearpoint.state import SIDES, TEAMS
from engine.spearpoint.view import SpearpointView


class SpearpointFacts(Facts[SpearpointView]):
    """The lead is that in Victory Points; a hit is that of an attack roll, whatever it does."""

    rivals: ClassVar[tuple[str, str]] = (SIDES[0], SIDES[1])
    balance: ClassVar[Mapping[str, float]] = {"standard": 0.536}
    decisive: ClassVar[frozenset[str]] = frozenset({"destroyed", "captured", "crew_killed"})

    def standing(self, view: SpearpointView) -> int:
        """Return the lead in Victory Points (SP-099)."""
        points = {player.side: player.points for player in view.players}
        return points[SIDES[0]] - points[SIDES[1]]

    def throws(self, events: Sequence[Event], seats: int) -> list[Throw]:
        """List the attack rolls (SP-061, SP-067): a roll of 2D10 is one die here."""
        found = []
        for told in _told(events, seats):
            if told.kind == "rolled":
                e = events[told.at].public
                chance = Fraction(hits(e["needs"], e["bonus"], e["friendly_to"]), 100)
                found.append(Throw(told.at, told.side, 1, chance, int(e["result"] == "hit")))
        return found

    def losses(self, events: Sequence[Event], seats: int) -> list[Loss]:
        """List units destroyed or captured, and crews lost without theirs, with those whose they were."""
        found = []
        for told in _told(events, seats):
            card = "crew_card" if told.kind == "crew_killed" else "unit_card"
            if told.kind in self.decisive:
                found.append(Loss(told.at, told.side, "card", events[told.at].public[card]))
        return found


class _Told(NamedTuple):
    """An event about a unit, and whose the unit was then."""

    at: int
    kind: str
    side: str


def _told(events: Sequence[Event], seats: int) -> Iterator[_Told]:
    """Find whose units events are about: a captured one fights for its captor from then on."""
    owners: dict[int, Seat] = {}
    for at, event in enumerate(events):
        e = event.public
        if "unit_card" not in e or not isinstance(e.get("unit"), int):
            continue
        if event.kind == "committed":
            owners[e["unit"]] = e["seat"]
        owner = owners.get(e["unit"])
        side = PACKS.unit(e["unit_card"]).side if owner is None else SIDES[TEAMS[seats].side(owner)]
        yield _Told(at, event.kind, side)
        if event.kind == "captured":
            owners[e["unit"]] = e["seat"]
