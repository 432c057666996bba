"""Moving over the field, and exchanging squares (TG-070 to TG-073, TG-075, TG-R15, TG-R18, TG-R30).

A unit may use its Movement in several acts of one turn. It enters the squares of its way one by one.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from engine.core.flow import Flow
from engine.core.protocol import Option, Seat
from engine.tactics2gm import cover, mines, paths, posture, victory
from engine.tactics2gm.cover import SHIELDS
from engine.tactics2gm.ground import Land, land
from engine.tactics2gm.library import LIBRARY
from engine.tactics2gm.listing import Mover, Moves
from engine.tactics2gm.positions import Positions
from engine.tactics2gm.scenarios import BringHome, of
from engine.tactics2gm.squares import BIT, NAMES, SQUARES, Square, listed, named, own_row
from engine.tactics2gm.state import SIDES, TacticsState, Unit


def offer(state: TacticsState, there: Positions) -> Moves:
    """List where a seat's units may move, and which of them may exchange squares."""
    ground = land(state)
    return _moves(
        ground,
        [
            _mover(unit, reach, there.held)
            for unit in there.own
            if (reach := paths.reach(state, unit, there.barred, ground))
        ],
    )


def offer_again(state: TacticsState, there: Positions, before: Moves, touched: int) -> Moves:
    """List the same anew after units have left or come to only some squares, given as bits."""
    movers: list[Mover] = []
    for mover in before.movers:
        unit, start, reach, _, _ = mover
        if not reach & touched:
            movers.append(mover)
            continue
        if unit.at != start:
            reach = paths.reach(state, unit, there.barred, before.ground)
        if reach:
            movers.append(_mover(unit, reach, there.held))
    return _moves(before.ground, movers)


def offer_farther(state: TacticsState, there: Positions, before: Moves, unit: Unit) -> Moves:
    """List the same anew after one unit can go farther than before."""
    movers = [mover for mover in before.movers if mover[0] is not unit]
    reach = paths.reach(state, unit, there.barred, before.ground)
    if reach:
        movers.append(_mover(unit, reach, there.held))
        movers.sort(key=lambda mover: mover[0].number)
    return _moves(before.ground, movers)


def _mover(unit: Unit, reach: int, held: int) -> Mover:
    number, start, meets = unit.number, unit.at, reach & held
    assert start is not None
    return unit, start, reach, meets, [("move", number, name) for name in named(reach ^ meets)]


def _moves(ground: Land, movers: list[Mover]) -> Moves:
    found, swaps = Moves(), []
    wishes: dict[Square, tuple[int, int]] = {}
    wishing = 0
    for unit, start, _, meets, moves in movers:
        found += moves
        if not meets:
            continue
        if meets & wishing:
            for at in listed(meets & wishing):
                other, goals = wishes[at]
                if goals >> start & 1:
                    swaps.append(("swap", other, unit.number))
        wishes[start] = unit.number, meets
        wishing |= BIT[start]
    found += swaps
    found.ground, found.movers = ground, movers
    return found


def move(flow: Flow[TacticsState], seat: Seat, option: Option) -> None:
    """Move a unit to a square, as far as mines let it."""
    state = flow.state
    unit, goal = find(state, option[1]), SQUARES[str(option[2])]
    way, price = paths.journey(state, unit, goal)
    if state.mines:
        mines.risk(flow, state.players[seat].side, way)
    flow.emit("moved", seat=seat, unit=unit.number, unit_card=unit.card, start=_name(unit), at=NAMES[goal])
    leave(flow, unit)
    unit.spent += price
    if walk(flow, unit, way):
        arrive(flow, unit)


def swap(flow: Flow[TacticsState], seat: Seat, option: Option) -> None:
    """TG-R30 Two units of a seat exchange squares, each by its own way."""
    state = flow.state
    side = state.players[seat].side
    one, other = find(state, option[1]), find(state, option[2])
    flow.emit(
        "swapped",
        seat=seat,
        unit=one.number,
        unit_card=one.card,
        target=other.number,
        target_card=other.card,
        start=_name(one),
        at=_name(other),
    )
    walks: list[tuple[Unit, list[Square]]] = []
    for unit, goal in ((one, other.at), (other, one.at)):
        assert goal is not None
        way, price = paths.journey(state, unit, goal)
        walks.append((unit, way))
        unit.spent += price
    for unit, way in walks:
        mines.risk(flow, side, way)
        leave(flow, unit)
    for unit, way in walks:
        # Both are on their way at once: nothing that happens to the first keeps the second from going.
        walk(flow, unit, way)
    for unit, _ in walks:
        if state.unit(unit.number) is not None:
            arrive(flow, unit)


def find(state: TacticsState, number: str | int) -> Unit:
    """Find the unit that an option names."""
    unit = state.unit(int(number))
    assert unit is not None
    return unit


def leave(flow: Flow[TacticsState], unit: Unit) -> None:
    """End what lasts until a unit moves, its own and that of infantry behind it."""
    posture.on_move(flow, unit)
    unit.behind = None
    if unit.card in SHIELDS:
        for other in flow.state.units:
            if other.behind == unit.number:
                other.behind = None


def walk(flow: Flow[TacticsState], unit: Unit, way: Sequence[Square]) -> bool:
    """Let a unit enter squares one by one; tell whether it is still there at the end."""
    state = flow.state
    for at in way:
        unit.at = at
        if at in state.terrain:
            _crush(flow, unit, at)
        if state.mines and not mines.explode(flow, unit):
            return False
        if state.things:
            _supplies(flow, unit, at)
    return state.outcome is None


def arrive(flow: Flow[TacticsState], unit: Unit) -> None:
    """End a unit's move: scouts look for mines, infantry finds cover behind a vehicle, supplies come home."""
    state = flow.state
    if state.mines:
        mines.find(flow, unit)
    vehicle = cover.screen(state, unit)
    unit.behind = None if vehicle is None else vehicle.number
    if state.things:
        _bring_home(flow, unit)


def _crush(flow: Flow[TacticsState], unit: Unit, at: Square) -> None:
    """Let a tracked vehicle destroy barbed wire on entering its square."""
    state = flow.state
    place = state.terrain[at]
    if not LIBRARY.terrain[place.card].crushed or not LIBRARY.units[unit.card].tracked:
        return
    del state.terrain[at]
    state.removed.append(place.card)
    flow.emit("crushed", unit=unit.number, unit_card=unit.card, at=NAMES[at], terrain=place.card)
    victory.place_lost(flow, at)


def _supplies(flow: Flow[TacticsState], unit: Unit, at: Square) -> None:
    """TG-R38 Let supplies go along with who carries them; let a unit of the side that raids them pick up one."""
    state = flow.state
    aboard = _with_passengers(state, unit)
    for thing in state.things:
        if thing.carried in aboard:
            thing.at = at
    if unit.load or not _raids(state, unit):
        return
    for thing in state.things:
        if thing.kind == "supplies" and thing.at == at and thing.carried is None and not thing.gone:
            thing.carried = unit.number
            unit.load.append(thing.kind)
            flow.emit("picked_up", seat=unit.seat, unit=unit.number, unit_card=unit.card, at=NAMES[at])
            return


def _raids(state: TacticsState, unit: Unit) -> bool:
    """Tell whether it is the goal of a unit's side to bring supplies home."""
    side = SIDES[state.players[unit.seat].side]
    return any(isinstance(win, BringHome) and win.side == side for win in of(state).wins)


def _bring_home(flow: Flow[TacticsState], unit: Unit) -> None:
    """Unload what a unit or its passengers carried to their own deployment line: it is home."""
    state = flow.state
    if unit.at is None or own_row(state.players[unit.seat].side, unit.at) != 1:
        return
    aboard = _with_passengers(state, unit)
    for thing in state.things:
        if thing.carried in aboard:
            carrier = aboard[thing.carried]
            thing.carried, thing.gone = None, True
            carrier.load.remove(thing.kind)
            flow.emit(
                "brought_home", seat=carrier.seat, unit=carrier.number, unit_card=carrier.card, at=NAMES[unit.at]
            )


def _with_passengers(state: TacticsState, unit: Unit) -> dict[int | None, Unit]:
    return {other.number: other for other in state.units if unit.number in (other.number, other.aboard)}


def _name(unit: Unit) -> str:
    assert unit.at is not None
    return NAMES[unit.at]


DEEDS: dict[str, Callable[[Flow[TacticsState], Seat, Option], None]] = {"move": move, "swap": swap}
"""How moving and exchanging squares are done."""
