"""Moving over the field, and exchanging squares (TG-070 to TG-073, TG-075, TG-R15, TG-R18, TG-R30).

A unit may use its Movement in several acts of one turn. It enters the squares of its way one by one.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from engine.core.flow import Flow
from engine.core.naming import one_to_other
from engine.core.protocol import Option, Seat
from engine.tactics2gm import cover, mines, paths, posture, victory
from engine.tactics2gm.cover import SHIELDS
from engine.tactics2gm.ground import land
from engine.tactics2gm.library import LIBRARY
from engine.tactics2gm.positions import Positions
from engine.tactics2gm.scenarios import BringHome
from engine.tactics2gm.squares import BIT, NAMES, SQUARES, Square, listed, named, own_row
from engine.tactics2gm.state import SIDES, TacticsState, Unit


def offer(state: TacticsState, there: Positions) -> list[Option]:
    """List where a seat's units may move, and which of them may exchange squares."""
    ground, held = land(state), there.held
    moves: list[Option] = []
    swaps: list[Option] = []
    wishes: dict[Square, tuple[int, int]] = {}
    wishing = 0
    for unit in there.own:
        start, reach = unit.at, paths.reach(state, unit, there.barred, ground)
        if start is None or not reach:
            continue
        number, meets = unit.number, reach & held
        moves += [("move", number, name) for name in named(reach ^ meets)]
        if not meets:
            continue
        for at in listed(meets & wishing):
            other, goals = wishes[at]
            if goals & BIT[start]:
                swaps.append(("swap", other, number))
        wishes[start] = number, meets
        wishing |= BIT[start]
    return moves + swaps


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
    """TG-R30 Two units of a seat exchange squares at the same time, each by its own way.

    While they are on their way neither stands where the other goes, so that what climbs out of a wreck there finds
    room; and nothing that happens to the first keeps the second from going.
    """
    state = flow.state
    side = state.players[seat].side
    one, other = find(state, option[1]), find(state, option[2])
    flow.emit(
        "swapped",
        seat=seat,
        **one_to_other(one, other),
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
        unit.at = None
    for unit, way in walks:
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
    if unit.card in SHIELDS(flow.state.catalog):
        for other in flow.state.units:
            if other.behind == unit.number:
                other.behind = None


def walk(flow: Flow[TacticsState], unit: Unit, way: Sequence[Square]) -> bool:
    """Let a unit enter squares one by one; return whether it is still there at the end."""
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
    if not LIBRARY.terrain[place.card].crushed or not state.catalog.units[unit.card].tracked:
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
    """Return whether it is the goal of a unit's side to bring supplies home."""
    side = SIDES[state.players[unit.seat].side]
    return any(isinstance(win, BringHome) and win.side == side for win in state.battle.wins)


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


ACTIONS: dict[str, Callable[[Flow[TacticsState], Seat, Option], None]] = {"move": move, "swap": swap}
"""How moving and exchanging squares are done."""
