"""A1: shaking off Suppress (WF-022), extra Actions and Actions given away."""

from __future__ import annotations

from engine.core.protocol import Option, Seat
from engine.warfighter import perks, xp
from engine.warfighter.field import Soldier
from engine.warfighter.state import Actions, Playing, WarfighterState


def offer(state: WarfighterState, seat: Seat) -> list[Option]:
    """List who may shake off Suppress, gain an Action for XP, or give one away."""
    field = state.field
    found: list[Option] = []
    for soldier in field.of(seat):
        if soldier.suppress and soldier.actions:
            found.append(("calm", soldier.no))
        if xp.available(field, seat) >= xp.EFFORT and "effort" not in soldier.used:
            found.append(("effort", soldier.no))
        if perks.has(soldier, "leader") and soldier.actions and "lead" not in soldier.used:
            others = (other for other in field.alive(soldier.slot) if other.no != soldier.no)
            found += [("lead", soldier.no, other.no) for other in others]
    return found


def calm(flow: Playing, soldier: Soldier) -> None:
    """WF-022 Remove one Suppress counter; two where Leadership is near (K12)."""
    field = flow.state.field
    soldier.actions -= 1
    shake_off(flow, soldier, 1 + int(perks.led(field, soldier)))


def shake_off(flow: Playing, soldier: Soldier, number: int) -> None:
    """Return Suppress counters to supply."""
    removed = min(number, soldier.suppress)
    if removed:
        soldier.suppress -= removed
        flow.emit("calmed", soldier=soldier.card, number=removed, left=soldier.suppress)


def effort(flow: Playing, soldier: Soldier) -> None:
    """Pay 2 XP for one more Action, once per Soldier and turn."""
    xp.pay(flow, soldier.seat, xp.EFFORT)
    soldier.used.append("effort")
    soldier.actions += 1
    flow.emit("effort", soldier=soldier.card)


def lead(flow: Playing, soldier: Soldier, no: int) -> None:
    """Give an unused Action to another Soldier in the card (S01)."""
    field = flow.state.field
    other = field.soldier(no)
    soldier.used.append("lead")
    soldier.actions -= 1
    other.actions += 1
    flow.emit("led", soldier=soldier.card, other_soldier=other.card)


ACTIONS: Actions = {"calm": calm, "effort": effort, "lead": lead}
