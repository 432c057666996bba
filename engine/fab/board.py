"""The table in words: complete enough to play by."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

from engine.core.words import Arg, Msg, msg
from engine.fab import fog
from engine.fab.cards import Side
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
        *_goals(view),
    ]
    if view.combat is not None:
        found.append(_combat(view))
    found += [_area(view, area) for area in view.areas.values() if _worth_a_line(view, area)]
    found += _moves(view)
    found += _bridges(view)
    for force in view.forces:
        found += _boxes(view, force.seat)
    return found


def _goals(view: FabView) -> Iterator[Msg]:
    """Say at which net points a side wins: at the end of this turn (19.4), and of the match (19.5)."""
    scenario, record = view.scenario_card, view.record
    if scenario.sudden_death:
        least = record.sudden_il
        marks: dict[Side, int | None] = {"sy": record.sudden_sy, "il": None if least is None else -least}
        sudden: list[Arg] = [_wins(side, net) for side, net in marks.items() if net is not None]
        if sudden:
            yield msg("fab-board-sudden", wins=sudden)
    ends: dict[Side, int] = {grade.side: grade.least for grade in scenario.grades if grade.side == "sy"}
    for better, grade in pairwise(scenario.grades):
        if grade.side == "il":
            ends.setdefault("il", better.least - 1)
    final: list[Arg] = [_wins(side, net) for side, net in ends.items()]
    yield msg("fab-board-goal", turns=view.turns, wins=final)


def _wins(side: Side, net: int) -> Msg:
    return msg("fab-board-wins", side=side, net=net)


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
    blocks: list[Arg] = [_block(view, area, block) for block in view.blocks if block.area == area.id]
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


def _block(view: FabView, area: AreaView, block: BlockView) -> Msg:
    """Say a block, and whose it is where both sides stand."""
    return msg(
        "fab-board-block",
        seat=block.seat if area.contested else None,
        armour=bool(block.unit) and view.catalog.units[block.unit].armour,
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
