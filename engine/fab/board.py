"""The table in words: complete enough to play by."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.words import Arg, Msg, msg
from engine.fab import fog
from engine.fab.view import AreaView, BlockView, FabView


def lines(view: FabView) -> list[Msg]:
    """Describe what a viewer sees, the most important first."""
    found = [
        msg(
            "fab-board-turn",
            turn=view.turn,
            turns=view.turns,
            date=view.record.id,
            phase=view.phase,
            seat=view.phasing,
        ),
        msg("fab-board-points", net=view.net, sam=view.sam),
    ]
    if view.combat is not None:
        found.append(_combat(view))
    found += [_area(view, area) for area in view.areas.values() if _worth_a_line(view, area)]
    found += _moves(view)
    found += _bridges(view)
    for force in view.forces:
        found += _boxes(view, force.seat)
    return found


def _combat(view: FabView) -> Msg:
    assert view.combat is not None
    assigned: list[Arg] = [piece for pieces in view.combat.assigned for piece in pieces]
    return msg(
        "fab-board-combat",
        area=view.combat.area,
        seat=view.combat.attacker,
        assault=view.combat.assault,
        pieces=assigned,
    )


def _worth_a_line(view: FabView, area: AreaView) -> bool:
    home = view.ground.areas[area.id].home
    special = area.defences is not None or area.roadblock is not None or bool(area.ambush) or area.dry
    return (
        special or area.hindered is not None or area.control != ("sy", "il").index(home) or _occupied(view, area)
    )


def _occupied(view: FabView, area: AreaView) -> bool:
    return any(block.area == area.id for block in view.blocks)


def _area(view: FabView, area: AreaView) -> Msg:
    blocks: list[Arg] = [_block(block) for block in view.blocks if block.area == area.id]
    markers: list[Arg] = [*_markers(area)]
    return msg("fab-board-area", area=area.id, seat=area.control, blocks=blocks, markers=markers)


def _markers(area: AreaView) -> Iterator[Msg]:
    if area.fresh:
        yield msg("fab-board-fresh")
    elif area.contested:
        yield msg("fab-board-contested")
    if area.defences is not None:
        yield msg("fab-board-defences", seat=area.defences)
    if area.roadblock is not None:
        yield msg("fab-board-roadblock", seat=area.roadblock)
    if area.ambush:
        yield msg("fab-board-ambush", piece=area.ambush)
    if area.dry:
        yield msg("fab-board-dry")
    if area.hindered is not None:
        yield msg("fab-board-hindered", seat=area.hindered)


def _block(block: BlockView) -> Msg:
    return msg(
        "fab-board-block",
        seat=block.seat,
        unit=fog.face(block.unit, block.handle),
        steps=block.steps,
        quality=block.quality or "",
        order=block.order,
        cut=block.cut,
        reserve=block.reserve,
        exploiting=block.exploiting,
        shown=block.shown,
    )


def _moves(view: FabView) -> Iterator[Msg]:
    """Say where units have gone of late."""
    for force in view.forces:
        moves: list[Arg] = [
            msg("fab-board-move", start=move.start, end=move.end) for move in view.moves if move.seat == force.seat
        ]
        if moves:
            yield msg("fab-board-moves", seat=force.seat, moves=moves)


def _bridges(view: FabView) -> list[Msg]:
    found = []
    if view.blown:
        blown: list[Arg] = [*view.blown]
        found.append(msg("fab-board-blown", links=blown))
    if view.bridged:
        bridged: list[Arg] = [*view.bridged]
        found.append(msg("fab-board-bridged", links=bridged))
    return found


def _boxes(view: FabView, seat: int) -> list[Msg]:
    force = view.forces[seat]
    available: list[Arg] = [*force.boxes["available"]]
    used: list[Arg] = [*force.boxes["used"]]
    fallen: list[Arg] = [*force.fallen]
    counts: dict[str, Arg] = {
        f"{box}_number": force.counts[box] for box in ("available", "used", "cup", "eliminated")
    }
    return [
        msg("fab-board-available", seat=seat, pieces=available, **counts),
        msg("fab-board-used", seat=seat, pieces=used, units=fallen, waiting=force.waiting),
    ]
