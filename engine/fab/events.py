"""Events that are played in the Administration and Reinforcement Phases (17), and their other use (4.21).

Those of a battle are assigned to it: see :mod:`.assignment` and :mod:`.fire`.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from engine.core.flow import Flow
from engine.core.protocol import Option, Seat
from engine.fab import boxes, reinforcement, replacements
from engine.fab.pieces import Piece
from engine.fab.state import Block, FabState

RECYCLED = 2
"""Assets that an event brings back to the cup (4.21)."""
RESUPPLIED = 3
"""Assets that a resupply brings back (E7)."""


def offer(state: FabState, seat: Seat) -> list[Option]:
    """List the events that may be played, and what each might bring back instead."""
    found: list[Option] = []
    for piece in boxes.distinct([p for p in state.box(seat, "available") if p.kind == "event"]):
        found += [("event", piece.id, *rest) for rest in _uses(state, piece)]
        found += [("recycle", piece.id, *chosen) for chosen in _back(state, seat, RECYCLED)]
    return found


def _uses(state: FabState, event: Piece) -> Iterator[Option]:
    """List what an event may be played on."""
    seat = event.seat
    match event.effect:
        case "replacements":
            yield from ((state.handle(b),) for b in state.of(seat) if replacements.may_gain(b, elite=False))
        case "repair":
            yield from ((state.handle(b),) for b in state.of(seat) if b.card.armour and _repairable(state, b))
        case "infantry_replacements":
            units = (b for b in state.of(seat) if not b.card.armour)
            yield from ((state.handle(b),) for b in units if replacements.may_gain(b, elite=False))
        case "resupply":
            yield from _back(state, seat, RESUPPLIED)
        case "interdiction":
            areas = (a for a in state.ground.areas if state.control[a] != seat or state.contested(a))
            yield from ((area,) for area in areas if area not in state.hindered)
        case "missile_strike":
            yield ()


def _repairable(state: FabState, block: Block) -> bool:
    """Return whether ordnance may repair a unit: no enemy is near (E11)."""
    near = (block.area, *state.ground.neighbours(block.area))
    return replacements.may_gain(block, elite=False) and not any(state.of(1 - block.seat, area) for area in near)


def _back(state: FabState, seat: Seat, most: int) -> list[Option]:
    """List the choices of eliminated assets: as many as there may be, one of each sort of choice."""
    gone = sorted((p for p in state.box(seat, "eliminated") if p.is_asset), key=lambda p: p.id)
    chosen = {
        tuple(sorted(p.card for p in group)): tuple(p.id for p in group)
        for group in combinations(gone, min(most, len(gone)))
        if group
    }
    return [*chosen.values()]


def play(flow: Flow[FabState], seat: Seat, pick: Option) -> None:
    """Play an event for what is printed on it."""
    state = flow.state
    effect = state.pieces[str(pick[1])].effect
    boxes.spend(flow, str(pick[1]))
    area = str(pick[2]) if effect == "interdiction" else ""
    flow.emit("event", seat=seat, piece=pick[1], area=area)
    match effect:
        case "replacements" | "repair" | "infantry_replacements":
            replacements.gain(flow, state.block(seat, pick[2]))
        case "resupply":
            _bring_back(flow, seat, pick[2:])
        case "interdiction":
            state.hindered[area] = 1 - seat
        case "missile_strike":
            state.sam -= 1
            state.sam_now -= 1


def recycle(flow: Flow[FabState], seat: Seat, pick: Option) -> None:
    """Spend an event to bring assets back to the cup (4.21)."""
    boxes.spend(flow, str(pick[1]))
    flow.emit("event", seat=seat, piece=pick[1], area="")
    _bring_back(flow, seat, pick[2:])


def _bring_back(flow: Flow[FabState], seat: Seat, pieces: Option) -> None:
    for piece in pieces:
        flow.state.boxes[str(piece)] = "cup"
    flow.emit("recycled", seat=seat, pieces=[*pieces])


def offer_mobilisation(state: FabState, seat: Seat) -> list[Option]:
    """List the units of the next turn that Fast Mobilisation may bring now (E15)."""
    found: list[Option] = []
    for piece in boxes.available(state, seat, "mobilisation"):
        for block in reinforcement.next_turn(state, seat):
            areas = [
                area for area in reinforcement.entries(state, block) if reinforcement.free(state, block, area)
            ]
            found += [("mobilise", piece.id, block.id, area) for area in areas]
    return found


def mobilise(flow: Flow[FabState], seat: Seat, pick: Option) -> None:
    """Bring a unit a turn early; who is due when is no secret, so it is named."""
    state = flow.state
    block = state.blocks[str(pick[2])]
    boxes.spend(flow, str(pick[1]))
    flow.emit("event", seat=seat, piece=pick[1], area=pick[3])
    block.due = state.turn
    state.handles[seat].mix(flow, [block.id])
    reinforcement.place(flow, seat, ("place", state.handle(block), pick[3]))


ACTIONS = {"event": play, "recycle": recycle, "mobilise": mobilise}
