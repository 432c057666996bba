"""Aircraft on their way into a battle: missiles, and the SAM Umbrella (16.3, E5)."""

from __future__ import annotations

from engine.core.flow import Flow
from engine.core.protocol import Decision, Option, Seat
from engine.fab import assignment, boxes, planning, sides
from engine.fab.cards import Effect
from engine.fab.pieces import Piece
from engine.fab.state import Box, FabState, Steps

UMBRELLA: Effect = "umbrella"
HAWK = 4
"""The number that Israel has against Syrian aircraft."""


def aircraft(flow: Flow[FabState], piece: str) -> None:
    """Let an aircraft come through, or not; Syria may spend an event on it."""
    state = flow.state
    seat = state.pieces[piece].seat
    flow.push("missiles", piece)
    if state.side(seat) == "il" and _may_be_asked(state, 1 - seat):
        options: list[Option] = [("umbrella", event.id) for event in _umbrellas(state, 1 - seat)]
        options.append(("roll",))
        planning.ask(flow, answer, 1 - seat, "umbrella", options, window=True, subject=("piece", piece))


def _may_be_asked(state: FabState, seat: Seat) -> bool:
    """Return whether Syria may have the event, and no other in this battle yet, for all that is seen."""
    free = not sides.alone(state, seat) and not sides.has_event(state, seat)
    return free and boxes.might_have(state, seat, UMBRELLA)


def _umbrellas(state: FabState, seat: Seat) -> list[Piece]:
    """List the events that may be spent: one for supplied units of one formation, as any event of a battle."""
    one = len(sides.formations(sides.units(state, seat))) == 1
    return boxes.available(state, seat, UMBRELLA) if one and assignment.supported(state, seat) else []


def missiles(flow: Flow[FabState], piece: str) -> None:
    """Roll for an aircraft that nothing has turned back (16.3)."""
    state = flow.state
    if state.boxes[piece] != "battle":
        return
    seat = state.pieces[piece].seat
    needs = sam_number(state) if state.side(seat) == "il" else HAWK
    (die,) = flow.roll("missiles")
    fate: Box = "eliminated" if die == 1 else "used" if die <= needs else "battle"
    state.boxes[piece] = fate
    flow.emit("missiles", seat=seat, piece=piece, die=die, needs=needs, fate=fate)


def sam_number(state: FabState) -> int:
    """Return the SAM number of this turn, as it was changed (E14, 14.62)."""
    return state.record.sam + state.sam + state.sam_now


def answer(flow: Flow[FabState], decision: Decision, picks: list[Option]) -> None:
    """Turn the aircraft back without a roll; that is Syria's event of the battle."""
    state = flow.state
    if picks[0][0] == "umbrella":
        event, piece = str(picks[0][1]), str(decision.subject[1])
        boxes.move(flow, event, "battle")
        state.boxes[piece] = "used"
        flow.emit("umbrella", seat=decision.seat, piece=event, target_piece=piece)


STEPS: Steps = {"aircraft": aircraft, "missiles": missiles}
ANSWERED = {"umbrella": answer}
