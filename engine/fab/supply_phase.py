"""The Supply Phase (9.1): control, supply and disorder, checks of those cut off, and what comes off the map."""

from __future__ import annotations

from engine.core.flow import Flow
from engine.fab import control, disorder, engineers, fog, harm, morale, supply
from engine.fab.state import Block, FabState, Steps

SURRENDER = {"V": 10, "G": 8}
"""The least die with which disordered veterans and green troops surrender; elite ones never do (9.4)."""


def supply_phase(flow: Flow[FabState]) -> None:
    """Go through the phase."""
    state = flow.state
    control.verify(flow)
    supply.check_areas(state)
    for block in supply.check_units(state):
        fog.stir(state, block.area)
        fog.tell(flow, "supply", block, area=block.area, cut=block.cut)
    disorder.recover(flow)
    for block in state.of(state.phasing):
        if block.cut:
            _check(flow, block)
    control.verify(flow)
    _remove_markers(flow)


def _check(flow: Flow[FabState], block: Block) -> None:
    """Check the morale of a unit that is cut off (9.4)."""
    was, quality = block.order, block.quality
    passed, die = morale.check(flow, block)
    fog.stir(flow.state, block.area)
    if passed:
        return
    if was != "disordered":
        disorder.put(flow, block)
    elif quality in SURRENDER and die >= SURRENDER[quality]:
        flow.emit("surrendered", seat=block.seat, unit=block.id, area=block.area)
        harm.eliminate(flow, block)
    else:
        harm.lose_step(flow, block)


def _remove_markers(flow: Flow[FabState]) -> None:
    """Remove what holds no longer (9.5)."""
    state = flow.state
    for area, seat in [*state.defences.items()]:
        if state.contested(area):
            del state.defences[area]
            flow.emit("defences_gone", seat=seat, area=area)
    engineers.clear_roadblocks(flow)
    control.verify(flow)
    for block in state.all():
        if block.exploiting or (block.reserve and block.seat != state.phasing):
            fog.stir(state, block.area)
            block.exploiting = False
            block.reserve = block.reserve and block.seat == state.phasing
        if block.seat == state.phasing and block.area in state.assaults:
            block.came, block.by = "", ""  # nobody has to go back the way he came any more
    state.assaults, state.hindered = {}, {}


STEPS: Steps = {"supply": supply_phase}
