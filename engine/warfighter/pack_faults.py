"""What is right in the game's own files, but not in a pack; and squads that nobody could buy.

Every function yields fields and problems, the first of which is told.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from engine.core.packs import excess, oddly_named
from engine.warfighter.cards import (
    Card,
    EquipmentCard,
    GearCard,
    HostileCard,
    LocationCard,
    MissionCard,
    Perk,
    SkillCard,
    SoldierCard,
    WeaponCard,
)

_MOST: dict[str, int] = {
    "rp": 200,
    "load": 20,
    "ammo": 9,
    "pen": 9,
    "explosion": 6,
    "health": 12,
    "loadout": 20,
    "move": 6,
    "cover": 9,
    "hand_to_hand": 6,
    "actions": 4,
    "uses": 9,
    "entrance": 9,
    "copies": 9,
    "xp": 12,
    "reticles": 6,
    "kills": 4,
    "turns": 30,
}
"""The greatest figures on a card of a pack."""
_LONGEST: dict[str, int] = {"modes": 4, "traits": 6, "kit": 8, "perks": 4, "features": 4, "members": 8}
_DICE = 6
_TABLE = 40
_PERK = 5
_LEAST_RP = 20
"""With fewer RP there is hardly a squad."""

Faults = Iterator[tuple[str, str]]


def of_card(entry: Card) -> Faults:
    """Find what an entry may not be by itself."""
    yield from oddly_named(entry)
    yield from excess(entry, _MOST, _LONGEST)
    match entry:
        case SoldierCard():
            yield from _perks(entry.perks)
            if entry.nation == "any":
                yield "nation", 'found "any"; right would be `us` or `uk`: a squad is of nations'
        case SkillCard():
            yield from _perks(entry.perks)
        case EquipmentCard():
            yield from _perks(entry.perks)
            yield from _for_nothing(entry)
        case WeaponCard():
            yield from _weapon(entry)
            if not entry.squad:
                yield from _for_nothing(entry)
        case HostileCard() if len(entry.traits) > len(set(entry.traits)):
            yield "traits", "one is there twice; right would be once"
        case LocationCard():
            for i, feature in enumerate(entry.features):
                if abs(feature.amount) > _PERK:
                    yield (
                        f"features[{i}].amount",
                        f"found {feature.amount}; right would be from -{_PERK} to {_PERK}",
                    )
        case MissionCard():
            if entry.rp < _LEAST_RP:
                yield "rp", f"found {entry.rp}; right would be at least {_LEAST_RP}"
            if entry.turns <= entry.objective:
                yield (
                    "turns",
                    f"found {entry.turns}; right would be more than {entry.objective}, the Objective’s slot",
                )
        case _:
            pass
    table = getattr(entry, "table", None)
    if table is not None and max(table.hostiles) > _TABLE:
        yield "table.hostiles", f"found {max(table.hostiles)}; right would be up to {_TABLE} in a pack"


def _perks(perks: Iterable[Perk]) -> Faults:
    for i, perk in enumerate(perks):
        if not 1 <= perk.amount <= _PERK:
            yield f"perks[{i}].amount", f"found {perk.amount}; right would be from 1 to {_PERK}"


def _for_nothing(gear: GearCard) -> Faults:
    """Find what a Soldier could buy without end."""
    if not gear.rp and not gear.load:
        yield "rp", "found 0; right would be at least 1 for what weighs nothing"


def _weapon(weapon: WeaponCard) -> Faults:
    modes = [*weapon.modes, *([weapon.thrown] if weapon.thrown is not None else [])]
    for i, mode in enumerate(modes):
        if mode.dice > _DICE:
            yield f"modes[{i}].dice", f"found {mode.dice}; right would be up to {_DICE} in a pack"
    if weapon.far is not None and weapon.far.range <= weapon.rmax:
        yield "far.range", f"found {weapon.far.range}; right would be more than {weapon.rmax}, its range"
