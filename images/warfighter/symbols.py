"""Which icon stands for what in Warfighter."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from engine.warfighter.cards import LocationCard, ObjectiveCard, SoldierCard, WeaponCard
from engine.warfighter.kinds import ActionKind, EventKind, Ground, HostileTrait, PerkKind, Special
from engine.warfighter.packs import having

TRAITS: Final[Mapping[HostileTrait, str]] = MappingProxyType(
    {
        "stealth": "hidden",
        "armour": "plate",
        "static": "sandbags",
        "indirect": "ge_mortar",
        "pinning": "pinned",
        "blast": "bomb",
        "rush": "ambush",
        "wavering": "broken",
        "commander": "hq",
        "fire": "flame",
        "sharpshooter": "sharpshooter",
    }
)
REINFORCE: Final = "reinforce"
_GROUNDS: Final[Mapping[Ground, str]] = MappingProxyType(
    {
        "bocage": "hedge",
        "structure": "farm",
        "open": "field",
        "cover": "trench",
        "urban": "townhall",
        "woods": "woods",
        "chokepoint": "bridge",
        "wet": "water",
        "wire": "wire",
        "elevated": "railway",
    }
)
_PLACES: Final = MappingProxyType({"L07": "orchard", "L13": "ruin", "L14": "crossroads"})
_ACTIONS: Final[Mapping[ActionKind, str]] = MappingProxyType(
    {
        "advance": "moved",
        "dash": "sprint",
        "hit_the_dirt": "prone",
        "steady_breath": "sharpshooter",
        "fresh_clip": "jam",
        "snap_fire": "fired",
        "heads_down": "impact",
        "frag_out": "grenade",
        "rally": "rally",
        "dressing": "medic",
        "flank": "flank",
        "good_position": "shield",
        "overwatch": "observer",
        "quiet": "hidden",
        "pick_shot": "pinned",
        "scrounge": "ammo_box",
        "fire_mission": "fire_mission",
        "follow_me": "seize",
    }
)
_EVENTS: Final[Mapping[EventKind, str]] = MappingProxyType(
    {
        "barrage": "ge_mortar",
        "runner": "bail_out",
        "lull": "idle",
        "shortage": "unloaded",
        "drop": "us_para",
        "fog": "fog",
        "guide": "compass",
        "sniper": "sharpshooter",
        "comrade": "medkit",
        "second_wind": "cards",
        "counter_attack": "assault",
        "confusion": "question",
    }
)
_SPECIALS: Final[Mapping[Special, str]] = MappingProxyType(
    {
        "urban": "townhall",
        "no_retire": "map",
        "night": "night",
        "reinforced": "bridge",
        "first_move": "crossroads",
        "elite": "skull",
        "bunkers": "hull_down",
    }
)
_PERKS: Final[Mapping[PerkKind, str]] = MappingProxyType(
    {
        "to_hit": "pinned",
        "thrown_range": "grenade",
        "penetration": "tank",
        "hand_to_hand": "fist",
        "health": "life",
        "hand": "book",
        "entrance": "compass",
        "pin": "impact",
        "free_aid": "medic",
        "free_reload": "jam",
        "calm": "rally",
        "leadership": "seize",
        "sharp_eyes": "sharp_eye",
        "field_craft": "woods",
        "forager": "ammo_box",
    }
)
_GOALS: Final = MappingProxyType(
    {
        "O01": "sandbags",
        "O02": "artillery",
        "O03": "officer",
        "O04": "pilot",
        "O05": "bridge",
        "O06": "supplies",
        "O07": "files",
    }
)
_WEAPONS: Final = MappingProxyType(
    {
        "W01": "rifle",
        "W02": "carbine",
        "W03": "thompson",
        "W04": "grease_gun",
        "W05": "rifle",
        "W06": "ge_sniper",
        "W07": "pistol",
        "W08": "shotgun",
        "W09": "us_mg30",
        "W10": "us_bazooka",
        "W11": "rifle",
        "W12": "grease_gun",
        "W13": "us_mg30",
        "W14": "panzerfaust",
        "W15": "revolver",
        "W16": "silenced",
        "W17": "knife",
        "W18": "bayonet",
    }
)
_EQUIPMENT: Final = MappingProxyType(
    {
        "Q01": "grenade",
        "Q02": "grenade",
        "Q03": "ammo_box",
        "Q04": "medkit",
        "Q05": "smoke",
        "Q06": "observer",
        "Q07": "satchel",
        "Q08": "dig_in",
        "Q09": "intercept",
        "Q10": "cutters",
        "Q11": "cape",
        "Q12": "belt",
        "Q13": "sharpshooter",
        "Q14": "syringe",
    }
)
_HOSTILES: Final = MappingProxyType(
    {
        "F05": "ge_mg42",
        "F07": "ge_schreck",
        "F08": "ge_sniper",
        "F09": "ge_mortar",
        "F10": "bail_out",
        "F11": "ambush",
        "F12": "surrender",
        "F13": "sandbags",
        "F14": "ge_251",
        "E01": "ge_fj",
        "E02": "ge_pzgren",
        "E03": "ge_mg42",
        "E04": "ge_sniper",
        "E06": "officer",
        "E07": "flame_team",
        "E08": "ge_pak40",
        "E09": "ge_222",
        "E10": "ge_pz4",
    }
)


def place_icon(card: LocationCard | ObjectiveCard) -> str:
    """Return the icon of a Location, by its ground, or of an Objective."""
    if isinstance(card, LocationCard):
        return _PLACES.get(card.id, _GROUNDS[card.ground])
    return _GOALS.get(card.id, "flag")


def weapon_icon(card: WeaponCard) -> str:
    """Return the icon of a weapon: its own, else that of its kind."""
    if card.id in _WEAPONS:
        return _WEAPONS[card.id]
    kinds = {"launcher": "us_bazooka", "smg": "thompson", "mg": "us_mg30", "lmg": "us_mg30", "pistol": "pistol"}
    return next((kinds[trait] for trait in card.traits if trait in kinds), "rifle")


def soldier_icon(card: SoldierCard) -> str:
    """Return the icon of a Soldier: the helmet of his army, or what he carries."""
    carried = [gun for item in card.kit if (gun := having(item).weapons.get(item)) is not None]
    if card.type == "player" or not carried:
        return "brodie" if card.nation == "uk" else "us_rifle"
    return weapon_icon(carried[-1])


def hostile_icon(card: str) -> str:
    """Return the icon of a Hostile card: its own, else a helmet."""
    return _HOSTILES.get(card, "ge_gren")


def card_icon(card: str) -> str:
    """Return the icon of anything that is printed."""
    library = having(card)
    if card in library.soldiers:
        return soldier_icon(library.soldiers[card])
    if card in library.weapons:
        return weapon_icon(library.weapons[card])
    if card in library.equipment:
        return _EQUIPMENT.get(card, "kit")
    if card in library.skills:
        return next((_PERKS[perk.perk] for perk in library.skills[card].perks if perk.perk in _PERKS), "veteran")
    if card in library.actions:
        return _ACTIONS[library.actions[card].kind]
    if card in library.locations:
        return place_icon(library.locations[card])
    if card in library.objectives:
        return place_icon(library.objectives[card])
    if card in library.hostiles:
        return hostile_icon(card)
    if card in library.events:
        return _EVENTS[library.events[card].kind]
    if card in library.missions:
        special = library.missions[card].special
        return "hedge" if special is None else _SPECIALS[special]
    return "gun_crew"
