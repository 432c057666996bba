"""The end of a Combat Phase: fires, withdrawals, the flight home, recovery (SP-038, SP-080 to SP-085)."""

from __future__ import annotations

from engine.core.flow import Flow
from engine.spearpoint.commands import end_of_turn, spend
from engine.spearpoint.commitment import shift_lines
from engine.spearpoint.losses import destroy, withdraw
from engine.spearpoint.numbers import active_effects, recovers_to
from engine.spearpoint.ops import BombsSpent, Burn, Withdraw
from engine.spearpoint.standing import spends_on_fire
from engine.spearpoint.state import SpearpointState, Unit
from engine.spearpoint.victory import check_turn, count_overrun


def combat(flow: Flow[SpearpointState]) -> None:
    """SP-041 Combat: declaration, Initiative, attacks with their damage; then the phase is closed."""
    flow.push("close_combat")
    flow.push("fires")
    flow.push("end_of_combat_window")
    flow.push("declaration")
    flow.emit("combat_began")


def fires(flow: Flow[SpearpointState]) -> None:
    """Roll for every unit that burns, one after the other."""
    for unit in reversed(flow.state.units):
        if unit.damage is not None and not unit.damage.over:
            for _, op in active_effects(flow.state, unit, Burn):
                flow.push("burn", unit.number, op.to, op.crew)


def burn(flow: Flow[SpearpointState], number: int, to: int, crew: str) -> None:
    """Roll 1D10 for a burning unit: up to ``to`` destroys it, and its opponent scores (SP-R31).

    A fire that came of Friendly Fire scores for nobody (SP-R08).
    """
    state = flow.state
    unit = state.unit(number)
    if unit is None:
        return
    plus = _fire_brigade(flow, unit)
    (die,) = flow.roll("burn")
    destroyed = die + plus <= to
    flow.emit("burns", unit=unit.number, unit_card=unit.card, die=die, bonus=plus, to=to, destroyed=destroyed)
    if destroyed:
        friendly = unit.damage is not None and unit.damage.friendly
        by = None if friendly else state.teams.enemies(unit.seat)[0]
        destroy(flow, unit, die if crew == "fate" else "survives", by)


def _fire_brigade(flow: Flow[SpearpointState], unit: Unit) -> int:
    """SP-024 Spend the card that a unit's owner laid ready for this roll."""
    card = spends_on_fire(flow.state, unit)
    return 0 if card is None else spend(flow, unit.seat, card, "burn")


def close_combat(flow: Flow[SpearpointState]) -> None:
    """Close the Combat Phase: who leaves, who recovers, whose frontline is empty, who is unopposed."""
    state = flow.state
    for unit in list(state.units):
        if unit.damage is not None and not unit.damage.over:
            _withdraw(flow, unit)
    for unit in [unit for unit in state.units if unit.line == "air"]:
        _fly_on(flow, unit)
    for unit in state.units:
        _recover(flow, unit)
    end_of_turn(state)
    for player in state.players:
        player.plans = []
    shift_lines(flow)
    count_overrun(flow)
    check_turn(flow)
    if state.outcome is None:
        flow.emit("combat_ended")


def _withdraw(flow: Flow[SpearpointState], unit: Unit) -> None:
    """Take a unit back whose damage makes it leave now."""
    for _, op in active_effects(flow.state, unit, Withdraw):
        if op.at == "end_of_combat":
            withdraw(flow, unit, op.to)
            return


def _fly_on(flow: Flow[SpearpointState], unit: Unit) -> None:
    """SP-037, SP-038 Count a Turn of Flight; at the last, aircraft and pilot go under the Reserves (SP-R23).

    By the Spanish reading bombs are there again in each Turn of Flight (SP-C2), unless they were jettisoned.
    """
    unit.flight -= 1
    if unit.flight <= 0:
        withdraw(flow, unit, "reserves")
    elif flow.state.options.get("reading") == "spanish":
        unit.bombed = unit.damage is not None and any(
            type(op) is BombsSpent for op in flow.state.catalog.ops[unit.damage.effect]
        )


def _recover(flow: Flow[SpearpointState], unit: Unit) -> None:
    """SP-083 A unit with a Damage card is back at its Half Endurance, any other at its full one (SP-R04).

    SP-080, SP-082: the turn counter runs, not in the Turn of the damage itself (SP-R24); the card stays.
    """
    state, damage, left = flow.state, unit.damage, unit.endurance
    full = state.catalog.units[unit.card].endurance
    unit.hit = max(0, unit.began - max(0, left))
    unit.endurance = unit.began = full if damage is None else recovers_to(state, unit)
    if unit.endurance > left:
        flow.emit("recovered", unit=unit.number, unit_card=unit.card, endurance=unit.endurance, of=full)
    if damage is not None and damage.turns is not None and not damage.over:
        if damage.drawn < state.turn:
            damage.turns -= 1
        damage.over = damage.turns <= 0
        if damage.over:
            flow.emit("effect_over", unit=unit.number, unit_card=unit.card, effect=damage.effect)
