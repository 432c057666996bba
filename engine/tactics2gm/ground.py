"""The ground as it lies: what it costs to enter a square, and who may (TG-112 to TG-115, TG-118, TG-R15)."""

from __future__ import annotations

from engine.tactics2gm import going
from engine.tactics2gm.cards import UnitCard
from engine.tactics2gm.going import WATER, Entry, Land, Lie
from engine.tactics2gm.library import RUIN
from engine.tactics2gm.squares import Square
from engine.tactics2gm.state import TacticsState


def entry(state: TacticsState, card: UnitCard, at: Square) -> Entry:
    """Return what it costs a kind of unit to enter a square, whoever stands there (TG-112 to TG-114, TG-R15)."""
    feature, place = state.features.get(at), state.terrain.get(at)
    if feature in WATER and _bridged(state, at):
        feature = None
    return going.entry(card, feature, None if place is None else RUIN if place.ruin else place.card)


def admits(state: TacticsState, card: UnitCard, at: Square) -> bool:
    """Return whether a kind of unit may stand on a square at all, whoever stands there now."""
    return entry(state, card, at).cost > 0


def _bridged(state: TacticsState, at: Square) -> bool:
    return any(thing.at == at and thing.kind == "bridge" and not thing.gone for thing in state.things)


def land(state: TacticsState) -> Land:
    """See the field as it lies now."""
    terrain, things = state.terrain, state.things
    lie: Lie = (
        state.columns,
        state.features,
        {at: RUIN if place.ruin else place.card for at, place in terrain.items()} if terrain else {},
        [thing.at for thing in things if thing.kind == "bridge" and not thing.gone] if things else [],
    )
    seen = state.seen_land
    if not seen or seen[0].lie != lie:
        seen[:] = [Land(lie, state.catalog)]
    return seen[0]
