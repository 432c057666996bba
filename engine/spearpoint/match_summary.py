"""What a match came to: who lost what for how many points, how the dice fell, and which unit did most.

Told from the public events of the whole match, so that anybody may read it.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Literal, TypeAlias

import msgspec

from engine.core.dispatch import dispatch
from engine.core.protocol import Event, Seat
from engine.spearpoint.odds import hits
from engine.spearpoint.packs import PACKS
from engine.spearpoint.state import SIDES, TEAMS

LossKind: TypeAlias = Literal["destroyed", "captured", "crew"]
"""How a card was lost; ``crew`` is a crew whose unit was not lost with it."""


class Loss(msgspec.Struct):
    """A card that a side lost for good, and what the enemy scored for it, its crew included (SP-099, SP-100)."""

    card: str
    how: LossKind
    points: int = 0


class AttackRolls(msgspec.Struct):
    """Attack rolls: how many, how many of them hit, and how many hits were to be expected, in hundredths."""

    rolls: int = 0
    hits: int = 0
    percent: int = 0


class UnitRecord(msgspec.Struct):
    """What one unit did in the hands of one seat: its attacks, their rolls, the enemies it put out of action."""

    seat: Seat
    unit: int
    card: str
    attacks: int = 0
    throws: AttackRolls = msgspec.field(default_factory=AttackRolls)
    taken: list[str] = []
    points: int = 0


class SideRecord(msgspec.Struct):
    """What became of one side: its losses in their order, and all its attack rolls."""

    losses: list[Loss] = []
    throws: AttackRolls = msgspec.field(default_factory=AttackRolls)


class MatchSummary(msgspec.Struct):
    """A whole match, with the tolls by side. ``best`` is the unit that made most points, None if none made any."""

    tolls: list[SideRecord]
    best: UnitRecord | None


def summarize(events: Iterable[Event], seats: int = 2) -> MatchSummary:
    """Sum up a match from its public events, all of them and in order."""
    listener = _Listener(seats)
    dispatch(events, listener)
    best = max(
        listener.records.values(),
        key=lambda record: (record.points, record.throws.hits, -record.unit),
        default=None,
    )
    return MatchSummary(listener.tolls, best if best is not None and best.points else None)


class _Listener:
    """Reads events; there is a method for every kind that matters."""

    def __init__(self, seats: int) -> None:
        self._number = seats
        self.tolls = [SideRecord() for _ in SIDES]
        self.records: dict[tuple[int, Seat], UnitRecord] = {}
        self._seats: dict[int, Seat] = {}
        """Who controls each unit."""
        self._aimed: tuple[int, int] | None = None
        """The attacker and the target of the last roll, as long as its attack goes on."""
        self._firing: UnitRecord | None = None
        """Whose hit is being resolved."""
        self._struck: dict[int, UnitRecord | None] = {}
        """Who hit each unit last; None: a card did, or its own side."""
        self._loss: Loss | None = None
        """What is being scored."""
        self._by: UnitRecord | None = None
        """Whose work that is."""

    def _seat(self, unit: int, card: str) -> Seat:
        known = self._seats.get(unit)
        return TEAMS[self._number].members(SIDES.index(PACKS.unit(card).side))[0] if known is None else known

    def _side(self, seat: Seat) -> int:
        return TEAMS[self._number].side(seat)

    def _lost(self, seat: Seat, card: str, how: LossKind, by: UnitRecord | None) -> None:
        self._loss = Loss(card, how)
        side = self._side(seat)
        self._by = by if by is not None and self._side(by.seat) != side else None
        self.tolls[side].losses.append(self._loss)
        if self._by is not None:
            self._by.taken.append(card)

    # -------------------------------------------------------------- whose a unit is

    def on_committed(self, e: dict[str, Any]) -> None:
        self._seats[e["unit"]] = e["seat"]

    # -------------------------------------------------------------- attacks

    def on_turn(self, _: dict[str, Any]) -> None:
        self._aimed = None

    def on_rolled(self, e: dict[str, Any]) -> None:
        unit, target = e["unit"], e["target"]
        seat = self._seat(unit, e["unit_card"])
        record = self.records.setdefault((unit, seat), UnitRecord(seat, unit, e["unit_card"]))
        if self._aimed != (unit, target):
            record.attacks += 1
        self._aimed, self._firing = (unit, target), None
        hit = e["result"] == "hit"
        for throws in (record.throws, self.tolls[self._side(seat)].throws):
            throws.rolls += 1
            throws.hits += hit
            throws.percent += hits(e["needs"], e["bonus"])
        if hit:
            self._struck[target] = self._firing = record

    def on_hit(self, e: dict[str, Any]) -> None:
        self._struck[e["target"]] = self._firing  # nobody's: a card's, or Friendly Fire
        self._firing = None

    def on_sharpshooter(self, e: dict[str, Any]) -> None:
        self._struck[e["target"]] = None

    on_surrender = on_sharpshooter

    # -------------------------------------------------------------- losses

    def on_destroyed(self, e: dict[str, Any]) -> None:
        self._lost(e["seat"], e["unit_card"], "destroyed", self._struck.get(e["unit"]))
        self._firing = None

    def on_captured(self, e: dict[str, Any]) -> None:
        self._lost(self._seat(e["unit"], e["unit_card"]), e["unit_card"], "captured", self._struck.get(e["unit"]))
        self._seats[e["unit"]] = e["seat"]

    def on_crew_killed(self, e: dict[str, Any]) -> None:
        seat = self._seat(e["unit"], e["unit_card"])
        self._lost(seat, e["crew_card"], "crew", self._struck.get(e["unit"]))

    def on_withdrawn(self, e: dict[str, Any]) -> None:
        self._loss, self._by = None, self._struck.get(e["unit"])

    def on_crew_captured(self, e: dict[str, Any]) -> None:
        if self._loss is None:  # the unit got away without it; else it is part of the unit's loss
            self._lost(e["seat"], e["crew_card"], "crew", self._by)

    def on_scored(self, e: dict[str, Any]) -> None:
        if self._loss is not None:
            self._loss.points += e["points"]
        if self._by is not None:
            self._by.points += e["points"]
