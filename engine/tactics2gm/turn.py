"""The order of a turn (TG-065): Start, HQ, Cards, Movement, Deployment, Shooting, Flip, Discard, End.

Two allies take the phases together (TG-129): the Field Marshal acts first in each (TG-R40).
"""

from __future__ import annotations

from engine.core.flow import Flow
from engine.core.protocol import Step
from engine.tactics2gm.state import SIDES, TacticsState


def rounds(turns: int) -> int:
    """Return the round of a turn: each side has one turn in a round."""
    return (turns + 1) // 2


def turn(flow: Flow[TacticsState], side: int) -> None:
    """Begin a side's turn."""
    state = flow.state
    state.turn += 1
    state.side = side
    flow.emit("turn", turn=state.turn, round=rounds(state.turn), side=SIDES[side])
    phases = ("movement", "deployment", "shooting")
    if state.options["deploy_before_move"]:
        phases = ("deployment", "movement", "shooting")
    seats = state.teams.members(side)
    steps: list[Step] = [["start"], ["hq"], ["cards"]]
    steps += [["acts", phase, seat] for phase in phases for seat in seats]
    steps += [["flip"], ["discard"], ["end"]]
    state.agenda += reversed(steps)
