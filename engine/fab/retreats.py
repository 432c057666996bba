"""Retreats (6.6): one unit after the other, to the nearest place that will have it."""

from __future__ import annotations

from engine.core.flow import Flow
from engine.core.protocol import Decision, Option, Seat
from engine.fab import control, disorder, fog, harm, limits, marching, movement, planning, tracks
from engine.fab.ground import spread
from engine.fab.state import Block, FabState, Retreat, RetreatCause, Steps


def begin(flow: Flow[FabState], seat: Seat, units: list[Block], cause: RetreatCause) -> None:
    """Let units retreat, next."""
    flow.state.retreat = Retreat(seat=seat, units=[block.id for block in units], cause=cause)
    flow.push("retreat")


def targets(state: FabState, block: Block) -> list[str]:
    """List where a unit may retreat: adjacent areas that it controls and nobody disputes, with room.

    If all of those are full, the nearest beyond them (6.6). Blown bridges do not matter; limits do (14.3, 14.4).
    """
    return _nearest(_havens(state, block, armour=block.card.armour))


def _nearest(havens: dict[str, int]) -> list[str]:
    return sorted((area for area, steps in havens.items() if steps == min(havens.values())), key=int)


def have_room(state: FabState, units: list[Block]) -> bool:
    """Return whether each of some units could retreat, and all of them together."""
    havens = [_havens(state, block, armour=block.card.armour) for block in units]
    places = sum(movement.room(state, units[0].seat, area) for area in {a for found in havens for a in found})
    return all(havens) and places >= len(units)


def _havens(state: FabState, block: Block, *, armour: bool) -> dict[str, int]:
    """List the areas with room that a unit of a class could reach in retreat, with the number of steps to each."""
    seat = block.seat
    reached = spread([block.area], lambda at: _onward(state, seat, at, armour=armour))
    return {area: steps for area, steps in reached.items() if steps and movement.has_room(state, seat, area)}


def _onward(state: FabState, seat: Seat, at: str, *, armour: bool) -> list[str]:
    return [
        to
        for to in state.ground.neighbours(at)
        if state.own(seat, to) and limits.class_may_enter(state, seat, to, armour=armour)
    ]


def back(state: FabState, block: Block) -> list[str]:
    """List where a unit goes that aborts an assault: whence it came, if that will still have it (6.41b)."""
    came = block.came
    if came and state.own(block.seat, came) and movement.has_room(state, block.seat, came):
        return [came]
    return targets(state, block)


def retreat(flow: Flow[FabState]) -> None:
    """Move the next unit; its owner chooses which, and where to."""
    state = flow.state
    going = state.retreat
    assert going is not None
    if not going.units:
        state.retreat = None
        return
    found = options(state, going)
    if not found:
        _stuck(flow, _waiting(state, going))
    elif len(found) == 1 and not _might_choose(state, going):
        flow.push("retreat")
        go(flow, going.seat, found[0])
    else:
        planning.ask(flow, answer, going.seat, "retreat", found, subject=("cause", going.cause))


def options(state: FabState, going: Retreat) -> list[Option]:
    """List which unit may go where."""
    where = back if going.cause == "assault" else targets
    units = [block for block in _waiting(state, going) if not block.card.garrison]
    return [("go", state.handle(block), area) for block in units for area in where(state, block)]


def _might_choose(state: FabState, going: Retreat) -> bool:
    """Return whether others must think that there is a choice: a hidden unit may be of either class (14.4)."""
    hidden = (block for block in _waiting(state, going) if block.id not in state.shown)
    return any(
        len({area for armour in (True, False) for area in _nearest(_havens(state, block, armour=armour))}) > 1
        for block in hidden
    )


def _waiting(state: FabState, going: Retreat) -> list[Block]:
    return sorted((state.blocks[unit] for unit in going.units), key=state.handle)


def answer(flow: Flow[FabState], decision: Decision, picks: list[Option]) -> None:
    """Move the unit that was chosen."""
    flow.push("retreat")
    go(flow, decision.seat, picks[0])


def go(flow: Flow[FabState], seat: Seat, pick: Option) -> None:
    """Move one unit; it is disordered unless a Special Action sent it (6.6)."""
    state = flow.state
    going = state.retreat
    assert going is not None
    block = state.block(seat, pick[1])
    going.units.remove(block.id)
    start, area = block.area, str(pick[2])
    tracks.note(state, seat, start, area)
    fog.tell(flow, "retreated", block, from_area=start, to_area=area)
    marching.arrive(flow, block, area)
    block.came = ""
    if going.cause != "action":
        disorder.put(flow, block)
    if state.combat is None:
        fog.look(flow)


def _stuck(flow: Flow[FabState], units: list[Block]) -> None:
    """Deal with units that cannot retreat: under fire they lose a step and stay, else they are eliminated."""
    state = flow.state
    going = state.retreat
    assert going is not None
    state.retreat = None
    for block in units:
        if going.cause == "fire":
            fog.tell(flow, "stuck", block, area=block.area)
            harm.lose_step(flow, block)
        else:
            harm.eliminate(flow, block)
    control.verify(flow)


STEPS: Steps = {"retreat": retreat}
ANSWERED = {"retreat": answer}
