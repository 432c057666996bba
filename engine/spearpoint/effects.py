"""Carrying out what cards do: one function for each word of the vocabulary that is carried out once.

Damage effects and Command cards share them. Whatever is not here is passive: it is asked for while it is in
force (:mod:`engine.spearpoint.numbers`).
"""

# ruff: noqa: ARG001
# One signature for every word of the vocabulary.
from __future__ import annotations

from collections.abc import Callable
from typing import Any

from engine.core.flow import Flow
from engine.core.protocol import Seat
from engine.spearpoint import ops
from engine.spearpoint.capture import captors, capture
from engine.spearpoint.catalog import SpearpointCatalog
from engine.spearpoint.crews import kill_crew, take_back
from engine.spearpoint.losses import clear_damage, destroy, withdraw
from engine.spearpoint.state import SpearpointState, Unit
from engine.spearpoint.victory import has_land_unit, score


def carry_out(flow: Flow[SpearpointState], unit: Unit, source: str, by: Seat | None) -> None:
    """Carry out what a card or Damage effect does to a unit; ``by`` scores what it costs (SP-R31).

    The unit may be gone and the match over afterwards.
    """
    for op in _ops(flow.state.catalog, source):
        act = _ACTS.get(type(op))
        if act is not None:
            act(flow, unit, op, by)


def _ops(catalog: SpearpointCatalog, source: str) -> tuple[ops.Op, ...]:
    entry = catalog.effects.get(source) or catalog.commands[source]
    return entry.ops


def bar(flow: Flow[SpearpointState], unit: Unit, turns: int) -> None:
    """Keep a unit from attacking for the rest of this Turn and a number of others; the Damage card counts them."""
    if turns:
        unit.barred = flow.state.turn + turns
        if unit.damage is not None:
            unit.damage.turns = turns


def _cannot_attack(flow: Flow[SpearpointState], unit: Unit, op: ops.CannotAttack, by: Seat | None) -> None:
    bar(flow, unit, op.turns)


def _kill_crew(flow: Flow[SpearpointState], unit: Unit, op: ops.KillCrew, by: Seat | None) -> None:
    if flow.state.catalog.units[unit.card].crew is None:
        bar(flow, unit, op.otherwise)
    else:
        kill_crew(flow, unit, by)


def _crew_to_hand(flow: Flow[SpearpointState], unit: Unit, op: ops.CrewToHand, by: Seat | None) -> None:
    if flow.state.catalog.units[unit.card].crew is None:
        bar(flow, unit, op.otherwise)
    elif unit.crew is not None:
        player = flow.state.players[unit.seat]
        take_back(player, player.units, unit.crew, rerolled=unit.rerolled)
        flow.emit("crew_bails_out", seat=unit.seat, unit=unit.number, unit_card=unit.card, crew_card=unit.crew)
        unit.crew, unit.rerolled = None, False


def _capture_if(flow: Flow[SpearpointState], unit: Unit, op: ops.CaptureIf, by: Seat | None) -> None:
    """SP-T09 Let whoever hit the unit capture it; after Friendly Fire, the enemy whose unit came first.

    That one scores nothing (SP-R08).
    """
    able = captors(flow.state, unit, op.condition)
    if able:
        capture(flow, unit, able[0].seat if by is None else by, scores=by is not None)
    else:
        bar(flow, unit, op.otherwise)


def _withdraw(flow: Flow[SpearpointState], unit: Unit, op: ops.Withdraw, by: Seat | None) -> None:
    if op.at == "once":
        withdraw(flow, unit, op.to)


def _flight_mod(flow: Flow[SpearpointState], unit: Unit, op: ops.FlightMod, by: Seat | None) -> None:
    unit.flight = max(0, unit.flight + op.turns)


def _flight_set(flow: Flow[SpearpointState], unit: Unit, op: ops.FlightSet, by: Seat | None) -> None:
    unit.flight = op.turns


def _bombs_spent(flow: Flow[SpearpointState], unit: Unit, op: ops.BombsSpent, by: Seat | None) -> None:
    unit.bombed = True


def _bombs_reset(flow: Flow[SpearpointState], unit: Unit, op: ops.BombsReset, by: Seat | None) -> None:
    unit.bombed = False


def _destroy_with_crew(flow: Flow[SpearpointState], unit: Unit, op: ops.DestroyWithCrew, by: Seat | None) -> None:
    destroy(flow, unit, "dies", by)


def _forced_landing(flow: Flow[SpearpointState], unit: Unit, op: ops.ForcedLanding, by: Seat | None) -> None:
    state = flow.state
    captor = state.teams.enemies(unit.seat)[0] if by is None else by
    pilot = unit.crew
    if pilot is None or not has_land_unit(state, state.teams.side(captor)):
        withdraw(flow, unit, "reserves")
        return
    unit.crew = None
    withdraw(flow, unit, "reserves")
    state.removed.append(pilot)
    flow.emit("crew_captured", seat=unit.seat, crew_card=pilot)
    if by is not None:
        score(flow, by, 2 * state.catalog.units[pilot].cost)


def _remove_damage(flow: Flow[SpearpointState], unit: Unit, op: ops.RemoveDamage, by: Seat | None) -> None:
    clear_damage(flow.state, unit)
    unit.barred = 0
    unit.endurance = unit.began = flow.state.catalog.units[unit.card].endurance


def _expire_effect(flow: Flow[SpearpointState], unit: Unit, op: ops.ExpireEffect, by: Seat | None) -> None:
    if unit.damage is not None:
        unit.damage.over = True
        unit.damage.turns = 0
        unit.barred = 0


_ACTS: dict[type[ops.Op], Callable[[Flow[SpearpointState], Unit, Any, Seat | None], None]] = {
    ops.CannotAttack: _cannot_attack,
    ops.KillCrew: _kill_crew,
    ops.CrewToHand: _crew_to_hand,
    ops.CaptureIf: _capture_if,
    ops.Withdraw: _withdraw,
    ops.FlightMod: _flight_mod,
    ops.FlightSet: _flight_set,
    ops.BombsSpent: _bombs_spent,
    ops.BombsReset: _bombs_reset,
    ops.DestroyWithCrew: _destroy_with_crew,
    ops.ForcedLanding: _forced_landing,
    ops.RemoveDamage: _remove_damage,
    ops.ExpireEffect: _expire_effect,
}
