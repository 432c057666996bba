"""What a side fights for, seen from its chair: how far a square, a target or a passenger serves its goals.

The goals are those of the scenario, which everybody knows; where things and units are is read from a view.
"""

from __future__ import annotations

from engine.tactics2gm.scenarios import (
    AnyWin,
    BringHome,
    DestroyHeadquarters,
    DestroyUnits,
    MostAtBridges,
    Outlast,
    ReachRow,
    TakePlaces,
)
from engine.tactics2gm.squares import DISTANCE, WIDTH, Square, own_row, to_headquarters
from engine.tactics2gm.view import TacticsView, UnitView

FAR, NEAR = 4, 3
"""Infantry rides while no enemy is within ``FAR`` squares, and gets off when one is within ``NEAR``."""


def of(view: TacticsView, side: int) -> list[AnyWin]:
    """List the goals of a side."""
    army = view.forces[side].side
    return [win for win in view.catalog.scenarios[view.scenario].wins if win.side == army]


def attacks(view: TacticsView, side: int) -> bool:
    """Return whether a side must go forward to win: not where it need only hold out or destroy what comes."""
    return any(not isinstance(win, Outlast | DestroyUnits) for win in of(view, side))


def headquarters(view: TacticsView, side: int) -> bool:
    """Return whether a side wins by destroying a Headquarters."""
    return any(isinstance(win, DestroyHeadquarters) for win in of(view, side))


def pull(view: TacticsView, side: int, unit: UnitView, at: Square) -> float:
    """Judge a square by the goals: one's own, and those of the enemy that must be kept from him."""
    if view.catalog.units[unit.card].cls == "landing_craft":
        # Full it makes for the shore, empty it comes back for more.
        laden = any(other.aboard == unit.number for other in view.units)
        return 2.0 * own_row(side, at) * (1 if laden else -1)
    if unit.load:
        return -4.0 * own_row(side, at)
    return sum(_toward(view, side, unit, at, win) for win in of(view, side)) + sum(
        _against(view, unit, at, win) for win in of(view, 1 - side)
    )


def _toward(view: TacticsView, side: int, unit: UnitView, at: Square, win: AnyWin) -> float:
    match win:
        case DestroyHeadquarters():
            boards = view.columns // WIDTH
            far = min(to_headquarters(1 - side, board, at) for board in range(boards))
            return 1.0 * own_row(side, at) - 0.3 * far
        case ReachRow(row=row):
            return 1.5 * min(row, own_row(side, at)) + (5.0 if own_row(side, at) == row else 0.0)
        case TakePlaces(terrain=terrain):
            free = [place for place in places(view, terrain) if _free(view, side, unit, place)]
            return _near(at, free, 1.0) + (6.0 if at in free else 0.0)
        case BringHome():
            return _near(at, _supplies(view), 1.2) + (6.0 if at in _supplies(view) else 0.0)
        case MostAtBridges(distance=distance):
            bridges = [thing.at for thing in view.things if thing.kind == "bridge" and not thing.gone]
            there = any(DISTANCE[at][bridge] <= distance for bridge in bridges)
            return 4.0 if there else _near(at, bridges, 1.0)
        case _:
            return 0.0


def _against(view: TacticsView, unit: UnitView, at: Square, win: AnyWin) -> float:
    """Judge a square for who must keep the enemy from a goal: near to what he wants, best upon it."""
    match win:
        case TakePlaces(terrain=terrain):
            wanted = places(view, terrain)
        case BringHome():
            wanted = _supplies(view)
        case _:
            return 0.0
    held = any(other.at in wanted and other.side == unit.side and other is not unit for other in view.units)
    return _near(at, wanted, 0.5) + (3.0 if at in wanted and not held else 0.0)


def _near(at: Square, wanted: list[Square], weight: float) -> float:
    return -weight * min((DISTANCE[at][place] for place in wanted), default=0)


def places(view: TacticsView, terrain: str) -> list[Square]:
    """List where buildings of a kind stand that are no ruins."""
    return [at for at, place in view.terrain.items() if place.card == terrain and not place.ruin]


def _free(view: TacticsView, side: int, unit: UnitView, at: Square) -> bool:
    """Return whether no other unit of the side holds a place."""
    return not any(other.at == at and other.side == side and other is not unit for other in view.units)


def _supplies(view: TacticsView) -> list[Square]:
    return [
        thing.at for thing in view.things if thing.kind == "supplies" and not thing.gone and thing.carried is None
    ]


def decides(view: TacticsView, side: int, enemy: UnitView) -> bool:
    """Return whether an enemy is in the way of a goal, or about to reach one of his own."""
    for win in of(view, side):
        if isinstance(win, TakePlaces) and enemy.at in places(view, win.terrain):
            return True
    for win in of(view, 1 - side):
        if isinstance(win, BringHome) and enemy.load:
            return True
        if isinstance(win, TakePlaces) and enemy.at in places(view, win.terrain):
            return True
        if isinstance(win, ReachRow) and enemy.at is not None and own_row(1 - side, enemy.at) == win.row:
            return True
    return False


def wanted(view: TacticsView, side: int, at: Square) -> bool:
    """Return whether a side wins by taking or destroying what stands on a square."""
    return any(isinstance(win, TakePlaces) and at in places(view, win.terrain) for win in of(view, side))


def rides(view: TacticsView, unit: UnitView, carrier: UnitView) -> bool:
    """Return whether a unit shall get on a vehicle: one that is faster, while no enemy is near."""
    faster = view.catalog.units[carrier.card].move > view.catalog.units[unit.card].move
    return faster and not unit.load and attacks(view, unit.side) and not _enemy_within(view, carrier, FAR)


def alights(view: TacticsView, carrier: UnitView, goal: Square) -> bool:
    """Return whether a passenger shall get off: off a landing craft always, else near an enemy or a goal."""
    if view.catalog.units[carrier.card].cls == "landing_craft":
        return True
    return _enemy_within(view, carrier, NEAR) or goal in _supplies(view) or wanted(view, carrier.side, goal)


def _enemy_within(view: TacticsView, unit: UnitView, squares: int) -> bool:
    assert unit.at is not None
    reach = DISTANCE[unit.at]
    return any(
        other.side != unit.side and other.at is not None and reach[other.at] <= squares for other in view.units
    )
