"""Getting on vehicles and off again (TG-013, TG-R28): infantry aboard, guns in tow.

A passenger stands on no square; its vehicle carries it along. How it gets out of a wreck says :mod:`harm`.
"""

from __future__ import annotations

from collections.abc import Callable

from engine.core.flow import Flow
from engine.core.naming import one_to_other
from engine.core.protocol import Option, Seat
from engine.tactics2gm import ground, mines, paths
from engine.tactics2gm.active_effects import printed
from engine.tactics2gm.cards import UnitCard
from engine.tactics2gm.movement import arrive, find, leave, walk
from engine.tactics2gm.ops import Tow
from engine.tactics2gm.positions import Positions
from engine.tactics2gm.squares import BESIDE, NAMES, SQUARES, neighbours
from engine.tactics2gm.state import TacticsState, Unit
from engine.tactics2gm.tables import of_units, units_that

TOWS = of_units(lambda card: next((op for _, op in printed(card, Tow)), None))
"""The unit cards that tow guns."""

CARRIERS = units_that(lambda card: bool(card.carry) or bool(printed(card, Tow)))
"""The unit cards that take others aboard."""


def offer(state: TacticsState, there: Positions) -> list[Option]:
    """List which of a seat's units may get on a vehicle of its side, and where passengers may get off."""
    carrying = CARRIERS(state.catalog)
    if carrying.isdisjoint(there.cards):
        return []
    carriers = [(at, unit) for at, unit in there.friends if unit.card in carrying]
    beside, held = neighbours(state.columns), there.held
    options: list[Option] = []
    for at, carrier in carriers:
        if not BESIDE[at] & held:
            continue
        standing = dict(there.friends)
        for near in beside[at]:
            unit = standing.get(near)
            if unit is None or unit.seat != there.seat or unit.spent or not paths.left(state, unit):
                continue
            if room(state, carrier, unit.card) and not (unit.card in carrying and _aboard(state, unit)):
                options.append(("embark", unit.number, carrier.number))
    passengers = [unit for unit in there.own if unit.aboard is not None]
    taken = there.held | there.barred
    for at, carrier in carriers if passengers else ():
        for unit in passengers:
            if unit.aboard != carrier.number or not paths.left(state, unit):
                continue
            card = state.catalog.units[unit.card]
            options += [
                ("disembark", unit.number, NAMES[near])
                for near in beside[at]
                if not taken >> near & 1 and ground.admits(state, card, near)
            ]
    return options


def room(state: TacticsState, carrier: Unit, card: str) -> bool:
    """Return whether a vehicle has room for one more unit: infantry up to its limit, and one gun light enough.

    Landing craft take ground units of any kind (TG-R39).
    """
    boarding, vehicle = state.catalog.units[card], state.catalog.units[carrier.card]
    if vehicle.cls == "landing_craft":
        return boarding.ground and len(_aboard(state, carrier)) < vehicle.carry
    if boarding.infantry:
        return vehicle.carry > len([other for other in _aboard(state, carrier) if other.infantry])
    tow = TOWS(state.catalog).get(carrier.card)
    if tow is None or not boarding.gun or boarding.move > tow.move:
        return False
    return not [other for other in _aboard(state, carrier) if other.gun]


def _aboard(state: TacticsState, carrier: Unit) -> list[UnitCard]:
    """List the cards of those whom a unit carries."""
    return [state.catalog.units[other.card] for other in state.units if other.aboard == carrier.number]


def embark(flow: Flow[TacticsState], seat: Seat, option: Option) -> None:
    """TG-R28 A unit gets on a vehicle beside it: that costs all its Movement."""
    unit, carrier = find(flow.state, option[1]), find(flow.state, option[2])
    leave(flow, unit)
    unit.spent += paths.left(flow.state, unit)
    unit.at, unit.aboard = None, carrier.number
    flow.emit(
        "embarked",
        seat=seat,
        **one_to_other(unit, carrier),
    )


def disembark(flow: Flow[TacticsState], seat: Seat, option: Option) -> None:
    """TG-R28 A passenger gets off onto a square beside its vehicle, and may not move farther."""
    state = flow.state
    unit, goal = find(state, option[1]), SQUARES[str(option[2])]
    mines.risk(flow, state.players[seat].side, [goal])
    flow.emit("disembarked", seat=seat, unit=unit.number, unit_card=unit.card, at=NAMES[goal])
    leave(flow, unit)
    unit.halted = state.turn
    unit.aboard = None
    if walk(flow, unit, [goal]):
        arrive(flow, unit)


ACTIONS: dict[str, Callable[[Flow[TacticsState], Seat, Option], None]] = {"embark": embark, "disembark": disembark}
"""How getting on and off is done."""
