"""Special Actions in the Administration Phase (8.25, 8.26, 14.61). Other chapters offer what they do elsewhere."""

from __future__ import annotations

from engine.core.flow import Flow
from engine.core.protocol import Option, Seat
from engine.fab import boxes, fog, limits, replacements, supply
from engine.fab.pieces import Piece
from engine.fab.state import Block, FabState


def offer(state: FabState, seat: Seat) -> list[Option]:
    """List where troops may be rallied, and who may get a step back or be released."""
    found: list[Option] = []
    supplied = supply.supplied(state, seat)
    for action in boxes.special_actions(state, seat):
        found += [("rally", action.id, area) for area in supplied if rallied(state, action, area)]
        for block in state.of(seat):
            if not action.serves(block.card.formation) and action.formation != "*":
                continue
            if replacements.may_gain(block, elite=True):
                found.append(("rebuild", action.id, state.handle(block)))
            if _held_back(state, block):
                found.append(("release", action.id, state.handle(block)))
    return found


def rallied(state: FabState, action: Piece, area: str) -> list[Block]:
    """List the units that a Special Action would bring to good order from a supplied area (8.25).

    They are in supply, in it and in all areas next to it.
    """
    return [block for block in _shaken(state, action.seat, area) if action.serves(block.card.formation)]


def _shaken(state: FabState, seat: Seat, area: str) -> list[Block]:
    """List the units in an area and all next to it that might be rallied, of any formation."""
    near = (area, *state.ground.neighbours(area))
    return [block for block in state.of(seat) if block.area in near and not block.good and not block.cut]


def _held_back(state: FabState, block: Block) -> bool:
    late = 0 < block.card.freed <= state.campaign_turn
    return late and limits.frozen(state, block) and not block.cut


def rally(flow: Flow[FabState], seat: Seat, pick: Option) -> None:
    """Bring units to good order (8.25).

    Whoever sees which hidden units it takes learns of what formation they are, unless it serves all.
    """
    state = flow.state
    action, area = state.pieces[str(pick[1])], str(pick[2])
    units = rallied(state, action, area)
    hidden = any(block.id not in state.shown for block in _shaken(state, seat, area))
    if hidden and not action.serves(""):
        flow.barrier = True
    boxes.spend(flow, action.id)
    flow.emit("special_action", seat=seat, piece=action.id, use="rally", area=area)
    for block in units:
        block.order = "good"
        fog.stir(state, block.area)
        fog.tell(flow, "rallied", block, area=block.area)


def rebuild(flow: Flow[FabState], seat: Seat, pick: Option) -> None:
    """Give a unit a step back, an elite one too (8.26)."""
    boxes.spend(flow, str(pick[1]))
    flow.emit("special_action", seat=seat, piece=pick[1], use="rebuild", area="")
    replacements.gain(flow, flow.state.block(seat, pick[2]))


def release(flow: Flow[FabState], seat: Seat, pick: Option) -> None:
    """Free a brigade for good (14.61)."""
    block = flow.state.block(seat, pick[2])
    boxes.spend(flow, str(pick[1]))
    block.released = True
    flow.emit("special_action", seat=seat, piece=pick[1], use="release", area=block.area)


ACTIONS = {"rally": rally, "rebuild": rebuild, "release": release}
