"""Which icon stands for what."""

from __future__ import annotations

from engine.tactics2gm.cards import UnitCard, UnitClass, Weapon
from engine.tactics2gm.packs import PACKS
from images.core.icons import names

UNITS = {
    "us_light": "us_rifle",
    "us_engineer": "satchel",
    "us_flame": "flame_team",
    "us_sniper": "ge_sniper",
    "us_mechanic": "field_repair",
    "us_command": "observer",
    "us_m3": "us_m3ht",
    "us_m7": "us_priest",
    "us_57": "us_57at",
    "us_p51": "us_a36",
    "ge_light": "ge_gren",
    "ge_pionier": "satchel",
    "ge_flame": "flame_team",
    "ge_mechanic": "field_repair",
    "ge_command": "observer",
    "ge_landing": "us_lcvp",
}
"""Units whose icon has another name than their card."""

TOKENS = {
    "hmg": "us_mg30",
    "mortar": "us_mortar",
    "bazooka": "us_bazooka",
    "panzerschreck": "ge_schreck",
    "foxhole": "dig_in",
    "mg_free": "tank_mg",
    "mg_paid": "us_mg50",
    "howitzer": "us_105",
}

SUPPORTS = {
    "atmine": "minefield",
    "apmine": "minefield",
    "general": "seize",
    "firstaid": "medkit",
    "repair": "field_repair",
    "barrage": "fire_mission",
    "smokebar": "smoke",
    "march": "moved",
    "c47": "us_para",
    "flakbar": "flak",
    "jam": "jamming",
    "marksman": "sharpshooter",
    "pala": "dig_in",
    "armour": "plate",
    "aprounds": "apcr",
    "herounds": "damage",
    "net": "camouflage",
    "binoc": "observer",
}
"""Support cards whose icon has another name."""

KINDS = {"supply": "supplies", "promotion": "star", "equipment": "rearm"}
"""The icons of Support cards that have none of their own."""

PLACES = {"bunker": "hull_down"}

MARKS = {"suppressed": "pinned", "smoke": "smoke", "hidden": "hidden", "prone": "prone", "foxhole": "dig_in"}
"""What befalls a unit for longer than an act, the gravest first."""

RESULTS = {"miss": "cross", "nothing": "shield", "hit": "damage", "crit": "skull"}


CLASSES: dict[UnitClass, str] = {
    "inf_light": "us_rifle",
    "inf_heavy": "us_heavy",
    "inf_special": "infantry",
    "inf_command": "observer",
    "inf_para": "us_para",
    "tank_light": "us_stuart",
    "tank_medium": "us_sherman",
    "tank_heavy": "ge_tiger",
    "tank_td": "us_m10",
    "tank_spg": "us_priest",
    "tank_rocket": "us_calliope",
    "tank_assault": "ge_stug",
    "transport": "vehicle",
    "art_at": "us_57at",
    "art_field": "artillery",
    "art_aa": "us_bofors",
    "air_fighter": "aircraft",
    "air_bomber": "us_b26",
    "landing_craft": "us_lcvp",
}
"""The icons of units that have none of their own: those of packs."""


def unit_icon(card: UnitCard) -> str:
    """Return the icon of a unit: its own if there is one, else that of its class."""
    found = UNITS.get(card.id, card.id)
    return found if found in names() else CLASSES[card.cls]


def token_icon(token: str) -> str:
    """Return the icon of an equipment token."""
    return TOKENS.get(token, token)


def card_icon(card: str) -> str:
    """Return the icon of a Unit or Support card."""
    if card in PACKS.naming(card).units:
        return unit_icon(PACKS.unit(card))
    found = SUPPORTS.get(card, card)
    return found if found in names() else KINDS[PACKS.naming(card).supports[card].kind]


def place_icon(terrain: str) -> str:
    """Return the icon of a Terrain card, of the ruin, or of a bridge."""
    return PLACES.get(terrain, terrain)


def weapon_icon(weapon: Weapon) -> str:
    """Return the icon of a weapon."""
    if weapon.ignores == "all":
        return "flame"
    if weapon.indirect:
        return "fire_mission"
    return "shell" if weapon.gun or weapon.hollow or weapon.pen > 3 else "bullets"
