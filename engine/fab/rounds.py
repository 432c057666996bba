"""The round of combat (6.2), step by step."""

from __future__ import annotations

from engine.core.flow import Flow
from engine.fab import battles, boxes, control, exploitation, fog, sides
from engine.fab.state import Assault, Combat, FabState, Steps

SEQUENCE = (
    "stand",
    "attacker_support",
    "defender_support",
    "point_units",
    "reveal",
    "attacking_artillery",
    "defending_artillery",
    "defensive_fire",
    "sappers",
    "offensive_fire",
    "end_of_round",
)
"""6.21 to 6.29."""


def begin(flow: Flow[FabState], area: str) -> None:
    """Say who attacks, and lay out the steps."""
    state = flow.state
    units = battles.attackers(state, area)
    fresh, how = not fog.in_lines(state, area), assault(state, area)
    state.combat = Combat(
        area=area,
        attacker=state.phasing,
        fresh=fresh,
        attackers=[block.id for block in units],
        assault=how,
    )
    if how is not None:
        state.assaults[area] = how
    flow.emit("combat_began", area=area, seat=state.phasing, fresh=fresh, assault=how or "")
    for step in reversed(SEQUENCE):
        flow.push(step)


def assault(state: FabState, area: str) -> Assault | None:
    """Say whether all came newly across rivers, one of them without a bridge (5.35e), or all by air (E1).

    Once they have fought it stays an assault until the Supply Phase (9.5).
    """
    if area in state.lines:
        return state.assaults.get(area)
    units = battles.attackers(state, area)
    if not units or not state.contested(area):
        return None
    if all(block.by == "air" for block in units):
        return "air"
    came = {block.by for block in units}
    return "river" if "blown" in came and came <= {"blown", "bridge"} else None


def reveal(flow: Flow[FabState]) -> None:
    """Reveal the units of both sides in opposite lines (6.24)."""
    state = flow.state
    combat = sides.fight(state)
    if combat.over or not combat.fresh:
        return
    combat.fresh = False
    if combat.area not in state.lines:
        state.lines.append(combat.area)
    fog.look(flow)
    for seat in range(state.seats):
        tell_point(flow, seat)


def tell_point(flow: Flow[FabState], seat: int) -> None:
    """Say which is the point unit of a side."""
    state = flow.state
    point = sides.fight(state).points[seat]
    if point in state.blocks:
        fog.tell(flow, "point", state.blocks[point], piece="")
    else:
        flow.emit("point", seat=seat, block=0, unit="", piece=point)


def end_of_round(flow: Flow[FabState]) -> None:
    """Put assets into the Used boxes; units that are no longer opposed stand up (6.29)."""
    state = flow.state
    combat = sides.fight(state)
    for seat in range(state.seats):
        for piece in sides.assigned(state, seat):
            boxes.spend(flow, piece.id)
    flow.push("combat_over")
    exploitation.offer(flow)
    flow.emit("combat_ended", area=combat.area)
    control.verify(flow)


def combat_over(flow: Flow[FabState]) -> None:
    """Close the round; whoever stands up is mixed with those beside him."""
    state = flow.state
    combat = sides.fight(state)
    state.combat = None
    if combat.area in state.lines and not state.contested(combat.area):
        state.lines.remove(combat.area)
    fog.look(flow)
    fog.settle(flow)


STEPS: Steps = {"round": begin, "reveal": reveal, "end_of_round": end_of_round, "combat_over": combat_over}
