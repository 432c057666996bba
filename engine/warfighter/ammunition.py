"""A4: reloading, and what brings counters back (WF-044, WF-R19)."""

from __future__ import annotations

from engine.core.protocol import Option, Seat
from engine.warfighter import costs, numbers, perks
from engine.warfighter.field import Field, Gear, Soldier
from engine.warfighter.state import Actions, Playing, WarfighterState


def offer(state: WarfighterState, seat: Seat) -> list[Option]:
    """List what may be reloaded, and for whom a forager finds ammunition."""
    field = state.field
    found: list[Option] = []
    for soldier in field.of(seat):
        if perks.may_act(soldier) and (soldier.actions or _quick(soldier)):
            ways = costs.ways(state, seat, soldier, wet(field, soldier))
            found += [("reload", soldier.no, g.uid, *way) for g in soldier.gear if empty(g) for way in ways]
        if perks.has(soldier, "forager") and "forage" not in soldier.spent:
            for other in field.alive(soldier.slot):
                found += [("forage", soldier.no, other.no, gear.uid) for gear in other.gear if depleted(gear)]
    return found


def empty(gear: Gear) -> bool:
    """Return whether a weapon can be reloaded: its counter is Empty, and there is another one."""
    return gear.empty and gear.ammo > 1


def depleted(gear: Gear) -> bool:
    """Return whether counters of a weapon were returned that may come back."""
    return gear.missing > 0


def wet(field: Field, soldier: Soldier) -> int:
    """Return what a reload costs in a ditch (L09)."""
    return len(numbers.features(field, soldier.slot, "wet"))


def _quick(soldier: Soldier) -> bool:
    return perks.has(soldier, "free_reload") and "reload" not in soldier.used


def reload(flow: Playing, soldier: Soldier, gear: int, *way: str | int) -> None:
    """WF-044 Return an Empty counter; Fast Hands do it once per turn without an Action (K05)."""
    costs.pay(flow, soldier, way)
    if _quick(soldier):
        soldier.used.append("reload")
    else:
        soldier.actions -= 1
    load(flow, soldier, soldier.carried(gear))


def load(flow: Playing, soldier: Soldier, gear: Gear) -> None:
    """Load the next counter of a weapon."""
    gear.ammo -= 1
    gear.empty = False
    flow.emit("reloaded", soldier=soldier.card, weapon=gear.card, left=gear.ammo)


def bring_back(flow: Playing, soldier: Soldier, gear: Gear, number: int) -> int:
    """Bring spent counters back, never more than the weapon began with; return how many."""
    found = min(number, gear.missing)
    gear.ammo += found
    flow.emit("ammo_found", soldier=soldier.card, weapon=gear.card, number=found)
    return found


def forage(flow: Playing, soldier: Soldier, no: int, gear: int) -> None:
    """Find a counter for somebody in the card, once per game (K16)."""
    field = flow.state.field
    other = field.soldier(no)
    soldier.spent.append("forage")
    bring_back(flow, other, other.carried(gear), 1)


ACTIONS: Actions = {"reload": reload, "forage": forage}
