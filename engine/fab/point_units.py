"""Point units (6.24): each side names one, and another when it is gone."""

from __future__ import annotations

from engine.core.flow import Flow
from engine.core.protocol import Decision, Option, Seat
from engine.fab import planning, rounds, sides
from engine.fab.state import FabState, Steps


def point_units(flow: Flow[FabState]) -> None:
    """Let the defender name his, then the attacker; where units are hidden both do so in secret, at once."""
    state = flow.state
    combat = sides.fight(state)
    if combat.over:
        return
    defender = 1 - combat.attacker
    if not combat.fresh:
        flow.push("point", combat.attacker)
        flow.push("point", defender)
        return
    flow.push("points_named")
    for seat in (defender, combat.attacker):
        options = candidates(state, seat)
        if len(options) > 1:
            planning.ask(flow, None, seat, "point", options, sealed=True, subject=("area", combat.area))
        else:
            _name(state, seat, options[0])


def points_named(flow: Flow[FabState]) -> None:
    """Open what was named in secret."""
    state = flow.state
    for seat in range(state.seats):
        for _, (pick,) in flow.close("point", seat):
            _name(state, seat, pick)


def point(flow: Flow[FabState], seat: Seat) -> None:
    """Ask a seat for its point unit, in the open."""
    state = flow.state
    options = candidates(state, seat)
    if len(options) > 1:
        planning.ask(flow, answer, seat, "point", options, subject=("area", sides.fight(state).area))
    else:
        _name(state, seat, options[0])
        rounds.tell_point(flow, seat)


def new_point(flow: Flow[FabState], seat: Seat) -> None:
    """Ask for another point unit, if anybody is left."""
    state = flow.state
    sides.fight(state).points[seat] = ""
    options = candidates(state, seat, again=True)
    if len(options) > 1:
        planning.ask(flow, answer, seat, "point", options, subject=("area", sides.fight(state).area))
    elif options:
        _name(state, seat, options[0])
        rounds.tell_point(flow, seat)


def answer(flow: Flow[FabState], decision: Decision, picks: list[Option]) -> None:
    """Note what was named in the open."""
    _name(flow.state, decision.seat, picks[0])
    rounds.tell_point(flow, decision.seat)


def candidates(state: FabState, seat: Seat, *, again: bool = False) -> list[Option]:
    """List who may be the point unit: no asset beside a unit, no reinforcement before the first is gone."""
    barred = [] if again else sides.fight(state).reinforced
    units = [block for block in sides.units(state, seat) if block.id not in barred]
    if units:
        return [("unit", state.handle(block)) for block in units]
    return [("asset", piece.id) for piece in sides.battle_assets(state, seat)]


def stands(state: FabState, seat: Seat) -> bool:
    """Return whether the point unit of a side is still there."""
    named = sides.fight(state).points[seat]
    if named in state.blocks:
        return any(block.id == named for block in sides.units(state, seat))
    return any(piece.id == named for piece in sides.battle_assets(state, seat))


def _name(state: FabState, seat: Seat, pick: Option) -> None:
    named = state.block(seat, pick[1]).id if pick[0] == "unit" else str(pick[1])
    sides.fight(state).points[seat] = named


STEPS: Steps = {"point_units": point_units, "points_named": points_named, "point": point, "new_point": new_point}
ANSWERED = {"point": answer}
