"""Staff Functions (8.3, 14.62), and reconnaissance (16.5), in the Administration Phase."""

from __future__ import annotations

from engine.core.flow import Flow
from engine.core.protocol import Option, Seat
from engine.fab import boxes, fog, operational, replacements
from engine.fab.aircraft import sam_number
from engine.fab.pieces import Piece
from engine.fab.state import Block, FabState


def offer(state: FabState, seat: Seat) -> list[Option]:
    """List what the command staff may do, and whom reconnaissance may reveal."""
    found: list[Option] = []
    own, enemies = state.of(seat), [block for block in state.of(1 - seat) if block.id not in state.shown]
    for piece in boxes.available_kind(state, seat, "stf"):
        found += [
            ("find", piece.id, state.handle(block))
            for block in own
            if not block.card.armour and replacements.may_gain(block, elite=False)
        ]
        found += [("spot", piece.id, state.handle(block)) for block in enemies]
        found += [("post", piece.id, state.handle(block)) for block in own if operational.eligible(state, block)]
        found.append(("missiles", piece.id))
    for piece in boxes.available_kind(state, seat, "rec"):
        found += [("spot", piece.id, state.handle(block)) for block in enemies if _in_sight(state, piece, block)]
    return found


def _in_sight(state: FabState, piece: Piece, enemy: Block) -> bool:
    """Return whether an enemy unit is next to a unit of the formation (16.5)."""
    near = state.ground.neighbours(enemy.area)
    return any(b.area in near and b.card.formation == piece.formation and not b.cut for b in state.of(piece.seat))


def find(flow: Flow[FabState], seat: Seat, pick: Option) -> None:
    """Find replacements for an infantry unit (8.31)."""
    _use(flow, seat, pick)
    replacements.gain(flow, flow.state.block(seat, pick[2]))


def spot(flow: Flow[FabState], seat: Seat, pick: Option) -> None:
    """Reveal an enemy unit until the phase ends (8.32, 16.5)."""
    state = flow.state
    _use(flow, seat, pick)
    state.spotted.append(state.block(1 - seat, pick[2]).id)
    fog.look(flow)


def post(flow: Flow[FabState], seat: Seat, pick: Option) -> None:
    """Mark a unit as a reserve (8.33)."""
    _use(flow, seat, pick)
    operational.put_in_reserve(flow, flow.state.block(seat, pick[2]))


def missiles(flow: Flow[FabState], seat: Seat, pick: Option) -> None:
    """Change the SAM number for this turn (14.62)."""
    flow.state.sam_now += 1 if flow.state.side(seat) == "sy" else -1
    _use(flow, seat, pick)


def _use(flow: Flow[FabState], seat: Seat, pick: Option) -> None:
    boxes.spend(flow, str(pick[1]))
    flow.emit("staff", seat=seat, use=pick[0], piece=pick[1], sam=sam_number(flow.state))


ACTIONS = {"find": find, "spot": spot, "post": post, "missiles": missiles}
