"""What a hit does: penetration, wounds, criticals, destruction (TG-092 to TG-099, TG-103, TG-111 to TG-118).

Shots, assaults, mines and barrages all end here.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Literal, NamedTuple, TypeAlias

from engine.core.flow import Flow
from engine.core.protocol import Seat
from engine.tactics2gm import victory
from engine.tactics2gm.active_effects import toughness
from engine.tactics2gm.ground import admits
from engine.tactics2gm.library import LIBRARY
from engine.tactics2gm.squares import NAMES, Square
from engine.tactics2gm.state import SIDES, Lost, TacticsState, Thing, Unit

Result: TypeAlias = Literal["miss", "nothing", "hit", "crit"]
"""Missed; hit without penetrating; harmed; destroyed at once."""
HARMFUL: tuple[Result, ...] = ("hit", "crit")

LEAST, MOST = 2, 10
"""TG-R10 Between these every number on the die stays; a 1 always misses."""

BRIDGE = 6
"""Impact Points of a bridge."""
BRUISED = 5
"""TG-R28 A passenger of a destroyed vehicle is wounded on a roll up to this."""


class Change(NamedTuple):
    """A change of the two numbers that a shot needs: where it comes from, on the hit, on the critical."""

    source: str
    """The id of a card, token, terrain, feature or general, or of a ``source`` among the names."""
    hit: int
    crit: int


@cache
def written(change: Change) -> str:
    """Write a change as an event tells it, and as :func:`engine.tactics2gm.names.name` knows it: ``woods:1:1``."""
    return f"{change.source}:{change.hit}:{change.crit}"


def needed(hit: int, crit: int, changes: Iterable[Change]) -> tuple[int, int]:
    """TG-094, TG-R10 Add the changes to a weapon's numbers: to hit, and for a critical."""
    for change in changes:
        hit += change.hit
        crit += change.crit
    hit = LEAST if hit < LEAST else min(hit, MOST)
    return hit, hit if crit < hit else min(crit, MOST)


def judge(die: int, hit: int, crit: int, penetration: int, armour: int) -> Result:
    """TG-R11 Judge a roll: to hit, then penetration against armour, then critical or Damage."""
    if die < hit:
        return "miss"
    if penetration < armour:
        return "nothing"
    return "crit" if die >= crit else "hit"


def harm(flow: Flow[TacticsState], unit: Unit, result: Result, damage: int, by: Seat | None) -> None:
    """TG-098, TG-099 Carry out on a unit what a roll was judged to be."""
    if result == "crit":
        destroy(flow, unit, by)
    elif result == "hit":
        wound(flow, unit, damage, by)


def wound(flow: Flow[TacticsState], unit: Unit, number: int, by: Seat | None) -> None:
    """TG-099 A unit takes wounds; with as many as its Wounds value it is destroyed."""
    unit.wounds += number
    of = toughness(flow.state, unit)
    flow.emit("wounded", unit=unit.number, unit_card=unit.card, wounds=number, of=of, total=unit.wounds)
    if unit.wounds >= of:
        destroy(flow, unit, by)


def destroy(flow: Flow[TacticsState], unit: Unit, by: Seat | None) -> None:
    """Take a unit off the field, with all that lies on it; its passengers get out as they can (TG-R28)."""
    state = flow.state
    at = unit.at
    state.units.remove(unit)
    state.lost.append(Lost(number=unit.number, card=unit.card, seat=unit.seat, at=at))
    bury(state, unit)
    flow.emit("destroyed", unit=unit.number, unit_card=unit.card, by=by, seat=unit.seat)
    enemy = 1 - state.players[unit.seat].side
    state.forces[enemy].destroyed += 1
    state.forces[enemy].worth += state.catalog.units[unit.card].cost
    number = unit.number
    for thing in state.things:
        if thing.carried == number:
            thing.carried = None
            if at is not None:
                thing.at = at
    for passenger in [other for other in state.units if other.aboard == number]:
        _thrown_out(flow, passenger, at, by)
    victory.unit_lost(flow)


def bury(state: TacticsState, unit: Unit) -> None:
    """Put the cards of a unit that leaves play out of the game."""
    state.removed.append(unit.card)
    state.removed += [lasting.card for lasting in unit.cards]


def _thrown_out(flow: Flow[TacticsState], passenger: Unit, at: Square | None, by: Seat | None) -> None:
    """TG-R28 A passenger stands where its vehicle stood, wounded or not.

    A second one has no room and dies, and so does who cannot stand there (in the sea).
    """
    state = flow.state
    passenger.aboard = None
    card = state.catalog.units[passenger.card]
    if at is None or state.standing(at) is not None or not admits(state, card, at):
        destroy(flow, passenger, by)
        return
    passenger.at = at
    (die,) = flow.roll("passengers")
    flow.emit("thrown_out", unit=passenger.number, unit_card=passenger.card, die=die, up_to=BRUISED)
    if die <= BRUISED:
        wound(flow, passenger, 1, by)


def damage_place(flow: Flow[TacticsState], at: Square, number: int, by: Seat | None) -> None:
    """TG-117, TG-118 Terrain loses Impact Points; destroyed, it is removed, and a building becomes a Ruin."""
    state = flow.state
    place = state.terrain[at]
    card = LIBRARY.terrain[place.card]
    place.damage += number
    flow.emit(
        "place_damaged", at=NAMES[at], terrain=place.card, damage=number, left=max(0, card.pi - place.damage)
    )
    if place.damage < card.pi:
        return
    inside = state.standing(at)
    if card.kind == "building":
        place.ruin = True
        flow.emit("ruined", at=NAMES[at], terrain=place.card)
        if inside is not None:
            destroy(flow, inside, by)
    else:
        del state.terrain[at]
        state.removed.append(card.id)
        flow.emit("place_destroyed", at=NAMES[at], terrain=card.id)
    victory.place_lost(flow, at)


def damage_bridge(flow: Flow[TacticsState], bridge: Thing, number: int, by: Seat | None) -> None:
    """TG-118 Take Impact Points from a bridge; destroyed, it takes along what stands on it."""
    at = bridge.at
    bridge.damage += number
    left = max(0, BRIDGE - bridge.damage)
    flow.emit("bridge_damaged", at=NAMES[at], damage=number, left=left)
    if left:
        return
    bridge.gone = True
    above = flow.state.standing(at)
    if above is not None:
        destroy(flow, above, by)
    victory.place_lost(flow, at)


def damage_headquarters(flow: Flow[TacticsState], side: int, board: int, number: int, by: Seat | None) -> None:
    """TG-026, TG-R04 A Headquarters loses Impact Points; at none, the enemy wins."""
    hq = flow.state.forces[side].hqs[board]
    hq.pi = max(0, hq.pi - number)
    flow.emit("headquarters_hit", side=SIDES[side], board=board, damage=number, left=hq.pi)
    if hq.pi == 0:
        victory.headquarters_destroyed(flow, side, by)
