"""Who takes part in a round of combat (6.2), and for which formation they count (15.2)."""

from __future__ import annotations

from collections.abc import Iterable

from engine.core.protocol import Seat
from engine.fab.cards import Effect
from engine.fab.pieces import Piece
from engine.fab.state import Block, Combat, FabState

ATTACHED = "SR"
"""Units of the Syrian reserve count as those of the one division beside which they fight (15.2)."""
DIVISIONS = frozenset({"S7", "S9", "S5"})


def fight(state: FabState) -> Combat:
    """Return the combat that is being resolved."""
    assert state.combat is not None
    return state.combat


def units(state: FabState, seat: Seat) -> list[Block]:
    """List the units of a side that are left in the combat."""
    combat = fight(state)
    if seat == combat.attacker:
        there = [state.blocks[unit] for unit in combat.attackers]
        return [block for block in there if block.area == combat.area]
    return state.of(seat, combat.area)


def assigned(state: FabState, seat: Seat) -> list[Piece]:
    """List the pieces assigned to a side that are left."""
    return state.box(seat, "battle")


def battle_assets(state: FabState, seat: Seat) -> list[Piece]:
    """List the battle assets of a side that are left; the engineers of a defended roadblock are one (4.35)."""
    found = [piece for piece in assigned(state, seat) if piece.is_battle]
    ambush = state.ambushes.get(fight(state).area)
    if ambush is not None and state.pieces[ambush].seat == seat:
        found.append(state.pieces[ambush])
    return found


def alone(state: FabState, seat: Seat) -> bool:
    """Return whether no unit of a side is present: a defended roadblock fights alone (4.35)."""
    return not units(state, seat)


def beaten(state: FabState, seat: Seat) -> bool:
    """Return whether a side has neither units nor battle assets left; artillery does not count (6.25)."""
    return not units(state, seat) and not battle_assets(state, seat)


def formations(blocks: Iterable[Block]) -> set[str]:
    """Return the formations for which units count when assets are assigned (15.2)."""
    return counted({block.card.formation for block in blocks})


def counted(found: set[str]) -> set[str]:
    """Return what formations that fight together count as (15.2)."""
    others = found - {ATTACHED}
    if ATTACHED in found and len(others) == 1 and others <= DIVISIONS:
        return others
    return found


def has_event(state: FabState, seat: Seat) -> bool:
    """Return whether a side has an event in the battle; Special Actions are none (17)."""
    return any(piece.kind == "event" for piece in assigned(state, seat))


def event(state: FabState, seat: Seat, effect: Effect) -> bool:
    """Return whether a side has an event of that effect in the battle."""
    return any(piece.effect == effect for piece in assigned(state, seat))
