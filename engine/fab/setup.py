"""The first state of a match (24), and the ditches that Syria bridges before it (14.12)."""

from __future__ import annotations

from typing import Any

from engine.core.dice import Dice
from engine.core.flow import Flow
from engine.core.handles import Handles
from engine.core.protocol import Decision, Option
from engine.fab import fog, supply
from engine.fab.cards import SIDES
from engine.fab.catalog import HISTORICAL
from engine.fab.options import settled
from engine.fab.state import Block, FabState, Steps

BRIDGES = len(HISTORICAL)
"""Ditches that Syria bridges (14.12)."""


def deal(scenario: str, options: dict[str, Any], dice: Dice) -> FabState:
    """Set everything up as the scenario has it."""
    state = FabState(
        scenario=scenario,
        options=settled(options),
        dice=dice,
        seats=2,
        agenda=[["turn"], ["first_supply"], ["bridges"], ["set_up"], ["plans"]],
    )
    state.handles = [Handles(owner=seat) for seat in range(2)]
    card = state.scenario_card
    due = {arrival.unit: arrival.turn for arrival in card.arrivals}
    for unit in state.catalog.army(card):
        printed = unit.turn - card.begins + 1 if unit.turn else 0
        turn = due.get(unit.id, 0 if unit.id in card.starts else printed)
        area = "" if turn else card.starts.get(unit.id, unit.area or "")
        state.blocks[unit.id] = Block(id=unit.id, seat=SIDES.index(unit.side), area=area, due=turn)
    for place in state.ground.areas.values():
        state.control[place.id] = SIDES.index(place.home)
    for side, areas in card.held.items():
        state.control.update(dict.fromkeys(areas, SIDES.index(side)))
    state.defences = {area: SIDES.index("il") for area in card.defences if area in state.ground.areas}
    for piece in state.pieces.values():
        if piece.turn > 1:
            state.boxes[piece.id] = "future"
        else:
            state.boxes[piece.id] = "available" if piece.ready else "cup"
    state.bridged = [*card.bridged]
    return state


def bridges(flow: Flow[FabState]) -> None:
    """Ask Syria which ditches are bridged, where the scenario does not say and there are enough of them."""
    state = flow.state
    options: list[Option] = [("span", link) for link in state.ground.links("ditch")]
    if not state.bridged and len(options) >= BRIDGES:
        flow.ask(SIDES.index("sy"), "bridges", options, least=BRIDGES, most=BRIDGES)


def choose_bridges(flow: Flow[FabState], decision: Decision, picks: list[Option]) -> None:
    """Bridge the ditches that were chosen."""
    flow.state.bridged = sorted(str(link) for _, link in picks)
    flow.emit("bridged", seat=decision.seat, links=sorted(str(link) for _, link in picks))


def set_up(flow: Flow[FabState]) -> None:
    """Mix the blocks of each area: where each begins is printed for all to see."""
    flow.state.stirred = [*flow.state.ground.areas]
    fog.settle(flow)


def first_supply(flow: Flow[FabState]) -> None:
    """Check supply before the first turn (9.31)."""
    supply.check_areas(flow.state)
    supply.check_units(flow.state)


STEPS: Steps = {"set_up": set_up, "bridges": bridges, "first_supply": first_supply}
ANSWERED = {"bridges": choose_bridges}
