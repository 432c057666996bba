"""The small closed sets of which cards are made: what they are, what they give, what they do."""

from __future__ import annotations

from typing import Literal, TypeAlias

SoldierType: TypeAlias = Literal["player", "non_player", "squad"]
Nation: TypeAlias = Literal["us", "uk", "any"]
Tier: TypeAlias = Literal["front", "elite"]
WeaponTrait: TypeAlias = Literal[
    "rifle",
    "ranged",
    "light",
    "smg",
    "auto_rifle",
    "lmg",
    "mg",
    "pistol",
    "sidearm",
    "shotgun",
    "launcher",
    "bolt",
    "bipod",
    "tripod",
    "stealth",
    "melee",
]
ModeName: TypeAlias = Literal[
    "single", "rapid", "burst", "auto", "aimed", "blast", "rocket", "bomb", "stab", "lunge", "strike", "throw"
]
PerkKind: TypeAlias = Literal[
    "to_hit",
    "thrown_range",
    "penetration",
    "hand_to_hand",
    "health",
    "hand",
    "entrance",
    "wire",
    "pin",
    "free_aid",
    "free_reload",
    "calm",
    "steady",
    "leadership",
    "leader",
    "sharp_eyes",
    "field_craft",
    "forager",
    "medic",
    "scout",
    "mule",
    "drill",
    "radio",
    "camouflage",
    "bandolier",
]
"""What a Soldier, a Skill or a piece of equipment gives its bearer."""
FeatureKind: TypeAlias = Literal[
    "far_fire",
    "cover",
    "hostile_cover",
    "first_shot",
    "chokepoint",
    "wet",
    "cap",
    "height",
    "rubble",
    "event",
]
"""What a Location does."""
Ground: TypeAlias = Literal[
    "bocage", "structure", "open", "cover", "urban", "woods", "chokepoint", "wet", "wire", "elevated"
]
HostileTrait: TypeAlias = Literal[
    "stealth",
    "armour",
    "static",
    "indirect",
    "pinning",
    "blast",
    "rush",
    "wavering",
    "commander",
    "fire",
    "sharpshooter",
]
Special: TypeAlias = Literal["urban", "no_retire", "night", "reinforced", "first_move", "elite", "bunkers"]
"""What is special about a Mission."""
EventKind: TypeAlias = Literal[
    "barrage",
    "runner",
    "lull",
    "shortage",
    "drop",
    "fog",
    "guide",
    "sniper",
    "comrade",
    "second_wind",
    "counter_attack",
    "confusion",
]
ActionKind: TypeAlias = Literal[
    "advance",
    "dash",
    "hit_the_dirt",
    "steady_breath",
    "fresh_clip",
    "snap_fire",
    "heads_down",
    "frag_out",
    "rally",
    "dressing",
    "flank",
    "good_position",
    "overwatch",
    "quiet",
    "pick_shot",
    "scrounge",
    "fire_mission",
    "follow_me",
]
Use: TypeAlias = Literal["", "grenade", "satchel", "aid", "smoke", "dig", "morphine", "ammo"]
"""What is done with a piece of equipment."""
