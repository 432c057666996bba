"""Building what one viewer may know of a match, from nothing."""

from __future__ import annotations

from typing import Any, get_args

from engine.core.protocol import Seat
from engine.fab import aircraft, boxes, fog, movement, reinforcement, rounds, victory
from engine.fab.state import Block, Box, Combat, FabState
from engine.fab.view import AreaView, BlockView, CombatView, FabView, ForceView, MoveView

MOVING = frozenset({"movement", "reaction", "breakthrough"})


def build(state: FabState, viewer: Seat | None, base: dict[str, Any]) -> FabView:
    """Build a viewer's view; ``base`` are the fields that every game's view has."""
    score = victory.score(state)
    return FabView(
        **base,
        turn=state.turn,
        turns=state.scenario_card.turns,
        phase=state.phase,
        phasing=state.phasing,
        sam=aircraft.sam_number(state),
        net=score.net,
        checks=[*state.net],
        areas={area: _area(state, area) for area in state.ground.areas},
        blocks=[_block(state, viewer, block) for seat in range(state.seats) for block in state.of(seat)],
        moves=[MoveView(seat=seat, start=start, end=end) for seat, start, end in state.tracks],
        blown=[*state.blown],
        bridged=[*state.bridged],
        forces=[_force(state, viewer, seat, points) for seat, points in enumerate(score)],
        coming={state.handle(b): b.id for b in reinforcement.coming(state, viewer)} if viewer is not None else {},
        combat=None if state.combat is None else _combat(state, viewer, state.combat),
    )


def _area(state: FabState, area: str) -> AreaView:
    contested = state.contested(area)
    return AreaView(
        id=area,
        control=state.control[area],
        contested=contested,
        fresh=contested and area not in state.lines,
        assault=rounds.assault(state, area) or "",
        defences=state.defences.get(area),
        roadblock=state.roadblocks.get(area),
        ambush=state.ambushes.get(area, ""),
        dry=area in state.dry[state.control[area]],
        hindered=state.hindered.get(area),
    )


def _block(state: FabState, viewer: Seat | None, block: Block) -> BlockView:
    seen = fog.seen_by(state, viewer, block)
    own = viewer == block.seat and state.phase in MOVING
    return BlockView(
        seat=block.seat,
        handle=state.handle(block),
        area=block.area,
        unit=block.id if seen else "",
        steps=block.steps if seen else 0,
        quality=block.quality if seen else None,
        shown=block.id in state.shown,
        order=block.order,
        cut=block.cut,
        reserve=block.reserve,
        exploiting=block.exploiting,
        driven=bool(block.drive),
        left=movement.left(block) if own else None,
        done=block.done if own else False,
    )


def _force(state: FabState, viewer: Seat | None, seat: Seat, points: int) -> ForceView:
    found: dict[Box, list[str]] = {box: [] for box in get_args(Box)}
    for piece in state.pieces.values():
        if piece.seat == seat:
            found[state.boxes[piece.id]].append(piece.id)
    counts = {box: len(pieces) for box, pieces in found.items()}
    if state.options.get("hidden_boxes") and viewer != seat:
        for box in boxes.FACE_DOWN:
            found[box] = [piece for piece in found[box] if state.pieces[piece].kind == "sa"]
    return ForceView(
        seat=seat,
        boxes=found,
        counts=counts,
        points=points,
        fallen=[unit for unit in state.fallen if state.blocks[unit].seat == seat],
        coming={b.id: b.due for b in state.blocks.values() if b.due and b.seat == seat and not state.handle(b)},
        waiting=sum(b.due > 0 and b.seat == seat and state.handle(b) > 0 for b in state.blocks.values()),
    )


def _combat(state: FabState, viewer: Seat | None, combat: Combat) -> CombatView:
    named: list[int | str] = []
    for seat, point in enumerate(combat.points):
        block = state.blocks.get(point)
        if combat.fresh and viewer != seat:
            named.append(0)
        else:
            named.append(
                state.handle(block) if block is not None and block.area else point if block is None else 0
            )
    return CombatView(
        area=combat.area,
        attacker=combat.attacker,
        fresh=combat.fresh,
        assault=combat.assault or "",
        attackers=[state.handle(b) for b in state.of(combat.attacker, combat.area) if b.id in combat.attackers],
        points=named,
        assigned=[[piece.id for piece in state.box(seat, "battle")] for seat in range(state.seats)],
        flying=next((str(step[1]) for step in state.agenda if step[0] == "missiles"), ""),
    )
