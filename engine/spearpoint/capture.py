"""Captured units (SP-091 to SP-093, SP-100): scored double, and kept if the captor likes."""

from __future__ import annotations

from engine.core.flow import Flow
from engine.core.protocol import Decision, Option, Seat
from engine.spearpoint.losses import clear_commands, leave
from engine.spearpoint.ops import Condition
from engine.spearpoint.state import SpearpointState, Unit
from engine.spearpoint.targets import idle
from engine.spearpoint.victory import check_losses, score


def may_be_captured(state: SpearpointState, unit: Unit, condition: Condition) -> bool:
    """Return whether the enemy stands so that he may capture a unit (SP-R30)."""
    return bool(captors(state, unit, condition))


def captors(state: SpearpointState, unit: Unit, condition: Condition) -> list[Unit]:
    """List the enemy units that may capture a unit (SP-R30); idle units capture nobody (SP-R19)."""
    enemies = state.teams.enemies(unit.seat)
    front = [u for u in state.units if u.line == "front" and u is not unit]
    found = [u for u in front if u.seat in enemies and not idle(state, u)]
    match condition:
        case "front_infantry":
            return [u for u in found if state.catalog.units[u.card].type == "infantry" and u.damage is None]
        case "front_ground":
            return found
        case "front_open":
            return found if all(u.seat in enemies for u in front) else []


def capture(flow: Flow[SpearpointState], unit: Unit, captor: Seat, *, scores: bool = True) -> None:
    """SP-091, SP-100 Capture a unit and its crew; the captor may keep one that needs a crew (SP-092).

    He ``scores`` unless his enemy had shot at it himself (SP-R08). The match may be over afterwards.
    """
    state = flow.state
    card = state.catalog.units[unit.card]
    points = 2 * card.cost
    if unit.crew is not None:
        points += 2 * state.catalog.units[unit.crew].cost
        state.removed.append(unit.crew)
        unit.crew, unit.rerolled = None, False
    flow.emit("captured", seat=captor, unit=unit.number, unit_card=unit.card)
    keepable = card.crew is not None
    if keepable:
        clear_commands(state, unit)
        unit.seat = captor
    else:
        leave(state, unit, "captured")
        state.removed.append(unit.card)
    state.taken.append(card.id)
    if scores:
        score(flow, captor, points)
    check_losses(flow)
    if keepable and state.outcome is None:
        options: list[Option] = [("keep", line) for line in card.lines]
        flow.ask(captor, "keep", [*options, ("remove",)], subject=("unit", unit.number))


def answer_keep(flow: Flow[SpearpointState], decision: Decision, picks: list[Option]) -> None:
    """SP-092 Put a captured unit on its captor's line, or out of the game."""
    flow.barrier = True  # what follows may show what others have ordered
    state = flow.state
    unit = state.unit(int(decision.subject[1]))
    assert unit is not None
    if picks[0][0] == "keep":
        unit.line = picks[0][1]  # type: ignore[assignment]
        flow.emit("kept", seat=unit.seat, unit=unit.number, unit_card=unit.card, line=unit.line)
    else:
        leave(state, unit, "captured")
        state.removed.append(unit.card)
        flow.emit("taken_away", seat=unit.seat, unit=unit.number, unit_card=unit.card)
