"""A3: ranged attacks, close combat and thrown things, as Actions (WF-026 to WF-043)."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.protocol import Option, Seat
from engine.warfighter import attacks, costs, numbers, perks, shots
from engine.warfighter.cards import Capture, Destroy
from engine.warfighter.field import OFFICER, STRUCTURE, Field, Soldier
from engine.warfighter.shots import Shot
from engine.warfighter.state import Actions, Playing, WarfighterState

BOLT = 1
"""Cards that a further attack with a Bolt weapon costs."""


def targets(field: Field, soldier: Soldier, shot: Shot) -> Iterator[int]:
    """Return what a Soldier may attack so: cards within range, or only that which holds him, and the structure."""
    for hostile in field.hostiles:
        if soldier.grip in {0, hostile.uid} and numbers.reaches(
            field, shot.rmin, shot.rmax, soldier.slot, hostile.slot
        ):
            yield hostile.uid
    structure = field.active and isinstance(field.goal.condition, Destroy) and not shot.bare and not soldier.grip
    if structure and numbers.reaches(field, shot.rmin, shot.rmax, soldier.slot, field.end):
        yield STRUCTURE


def fighters(field: Field, seat: Seat) -> list[Soldier]:
    """List a seat's Soldiers who may attack."""
    return [soldier for soldier in field.of(seat) if perks.may_act(soldier) and soldier.actions]


def offer_fire(state: WarfighterState, seat: Seat) -> list[Option]:
    """List all ranged attacks; a second one with a Bolt weapon costs a card."""
    field = state.field
    found: list[Option] = []
    for soldier in fighters(field, seat):
        for shot in shots.ranged(soldier):
            ways = costs.ways(state, seat, soldier, bolt_cost(soldier, shot))
            for target in targets(field, soldier, shot):
                found += [("fire", soldier.no, shot.gear, shot.place, target, *way) for way in ways]
    return found


def bolt_cost(soldier: Soldier, shot: Shot) -> int:
    """Return what an attack costs because its weapon was fired before in this turn."""
    return BOLT if shot.is_bolt and shot.gear in soldier.fired else 0


def offer_throw(state: WarfighterState, seat: Seat) -> list[Option]:
    """List what may be thrown at whom."""
    field = state.field
    return [
        ("throw", soldier.no, shot.gear, target)
        for soldier in fighters(field, seat)
        for shot in shots.thrown(soldier)
        for target in targets(field, soldier, shot)
        if shot.how != "thrown" or target > 0
    ]


def offer_fight(state: WarfighterState, seat: Seat) -> list[Option]:
    """WF-038, WF-039 List the hand-to-hand attacks, and whom a Soldier may let go."""
    field = state.field
    found: list[Option] = []
    for soldier in fighters(field, seat):
        if soldier.grip:
            found.append(("break", soldier.no))
        for target in close(field, soldier):
            if fight_cost(field, soldier, target) <= soldier.actions:
                for shot in shots.hand_to_hand(soldier):
                    ways = costs.ways(state, seat, soldier, bolt_cost(soldier, shot))
                    found += [("fight", soldier.no, shot.gear, shot.place, target, *way) for way in ways]
    return found


def close(field: Field, soldier: Soldier) -> Iterator[int]:
    """Return whom a Soldier may fight hand to hand."""
    yield from (h.uid for h in field.facing(soldier.slot) if soldier.grip in {0, h.uid})
    condition = field.goal.condition
    there = field.active and soldier.slot == field.end and not soldier.grip
    if isinstance(condition, Capture) and there and field.active_in(field.end) <= condition.most:
        yield OFFICER


def fight_cost(field: Field, soldier: Soldier, target: int) -> int:
    """WF-039 Return the Actions of a hand-to-hand attack: what the location says, then 1 each."""
    land = field.land(soldier.slot)
    return 1 if land is None or soldier.grip == target else land.hand_to_hand


def fire(flow: Playing, soldier: Soldier, gear: int, place: int, target: int, *way: str | int) -> None:
    """A3a Fire a weapon."""
    shot = next(s for s in shots.ranged(soldier) if (s.gear, s.place) == (gear, place))
    costs.pay(flow, soldier, way)
    soldier.actions -= 1
    attacks.attack(flow, soldier, shot, target)


def throw(flow: Playing, soldier: Soldier, gear: int, target: int) -> None:
    """Throw a grenade, a satchel charge or a knife."""
    soldier.actions -= 1
    shot = next(s for s in shots.thrown(soldier) if s.gear == gear)
    attacks.attack(flow, soldier, shot, target)


def fight(flow: Playing, soldier: Soldier, gear: int, place: int, target: int, *way: str | int) -> None:
    """A3b Fight hand to hand; the first attack on a card puts the Soldier's token on it (WF-040)."""
    field = flow.state.field
    shot = next(s for s in shots.hand_to_hand(soldier) if (s.gear, s.place) == (gear, place))
    costs.pay(flow, soldier, way)
    soldier.actions -= fight_cost(field, soldier, target)
    if target not in {OFFICER, soldier.grip}:
        soldier.grip, soldier.gripped = target, field.name()
    attacks.attack(flow, soldier, shot, target)


def let_go(flow: Playing, soldier: Soldier) -> None:
    """WF-040 Take the H-t-H token back for an Action."""
    soldier.actions -= 1
    soldier.grip = 0
    flow.emit("let_go", soldier=soldier.card)


ACTIONS: Actions = {"fire": fire, "throw": throw, "fight": fight, "break": let_go}
