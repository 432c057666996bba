"""The sequence of play (3): a turn, the phases of a player's turn, and what every phase ends with."""

from __future__ import annotations

from engine.core.flow import Flow
from engine.core.protocol import Seat
from engine.fab import control, fog
from engine.fab.state import FabState, Phase, Steps

PHASES: tuple[Phase, ...] = (
    "administration",
    "movement",
    "strategic",
    "combat",
    "reaction",
    "breakthrough",
    "breakthrough_combat",
    "supply",
)
"""The phases of a player's turn (3.21 to 3.28)."""


def turn(flow: Flow[FabState]) -> None:
    """Begin the next turn (3)."""
    state = flow.state
    state.turn += 1
    state.sam_now = 0
    flow.emit("turn", turn=state.turn, date=state.record.id)
    flow.push("victory_check")
    flow.push("player_turn", 1)
    flow.push("player_turn", 0)
    flow.push("reinforcement")


def player_turn(flow: Flow[FabState], seat: Seat) -> None:
    """Lay out the phases of a player's turn (3.2, 3.3)."""
    flow.state.phasing = seat
    for phase in reversed(PHASES):
        flow.push("phase", phase)


def phase(flow: Flow[FabState], name: Phase) -> None:
    """Begin a phase, and see to what is due at its end."""
    state = flow.state
    state.phase = name
    flow.emit("phase", phase=name, seat=state.phasing)
    flow.push("end_of_phase")
    flow.push(name)


def end_of_phase(flow: Flow[FabState]) -> None:
    """Look at stacking (5.1), then at what goes when a phase ends."""
    flow.push("settled")
    flow.push("excess")


def settled(flow: Flow[FabState]) -> None:
    """Remove what holds no longer: defences without units, reserves in contested areas, lines without an enemy."""
    state = flow.state
    control.verify(flow)
    control.clear_defences(flow)
    state.lines = [area for area in state.lines if state.contested(area)]
    state.assaults = {area: how for area, how in state.assaults.items() if area in state.lines}
    for block in state.blocks.values():
        if block.reserve and state.contested(block.area):  # 5.21
            block.reserve = False
        block.drive = ""
    state.moving = ""
    fog.look(flow)
    fog.settle(flow)


STEPS: Steps = {
    "turn": turn,
    "player_turn": player_turn,
    "phase": phase,
    "end_of_phase": end_of_phase,
    "settled": settled,
}
