"""Make the icon masks in this folder: grey PNGs, white where the icon is.

They come from game-icons (CC BY 3.0, see ``CREDITS.md``) or were drawn for Fieldpost (``armour.py``,
``arms.py``, ``emblems.py``, ``field.py``, ``markers.py``); an icon named like a card is that card's. Run once,
whenever an icon is added, in an environment of its own::

    npm pack @iconify-json/game-icons@1.2.4 && tar xzf iconify-json-game-icons-1.2.4.tgz
    pip install resvg-py==0.5.0 --editable .
    python -m images.core.icons.build package/icons.json
"""

from __future__ import annotations

import io
import json
import sys
from pathlib import Path

import resvg_py  # type: ignore[import-not-found]
from PIL import Image

from images.core.icons import KEPT, armour, arms, emblems, field, markers, pen

HERE = Path(__file__).parent

TAKEN = {
    # unit types
    "vehicle": "apc",
    "tank": "tank",
    "artillery": "field-gun",
    "aircraft": "airplane",
    "crew": "person",
    # units
    "us_para": "parachute",
    "ge_fj": "parachute",
    "us_mg30": "machine-gun",
    "us_mg50": "machine-gun",
    "ge_mg42": "machine-gun",
    "us_mortar": "mortar",
    "ge_mortar": "mortar",
    "us_engineer": "flamethrower",
    "ge_pionier": "flamethrower",
    # crews
    "pilot": "plane-pilot",
    # sides
    "us": "allied-star",
    "de": "iron-cross",
    # numbers
    "shield": "shield",
    "heart": "heart-beats",
    "bullets": "bullets",
    "shell": "artillery-shell",
    "flame": "small-fire",
    # states and table
    "idle": "night-sleep",
    "captured": "flying-flag",
    "skull": "skull-crossed-bones",
    "cross": "cross-mark",
    "withdrawn": "return-arrow",
    "assault": "bundle-grenade",
    "hourglass": "hourglass",
    "sealed": "wax-seal",
    "deck": "card-draw",
    "cards": "card-play",
    "flag": "black-flag",
    "star": "stars-stack",
    "laurels": "laurel-crown",
    "initiative": "supersonic-bullet",
    "dice": "rolling-dices",
    "damage": "mine-explosion",
    "broken": "broken-shield",
    # command cards
    "fire_mission": "incoming-rocket",
    "field_camo": "forest",
    "hull_down": "bunker",
    "dig_in": "trench-spade",
    "ambush": "targeting",
    "seize": "rank-3",
    "coordinated": "convergence-target",
    "weak_spot": "broken-shield",
    "apcr": "artillery-shell",
    "field_repair": "spanner",
    "medic": "hospital-cross",
    "bail_out": "run",
    "smoke": "smoke-bomb",
    "reinforce": "card-draw",
    "rearm": "jerrycan",
    "flak": "anti-aircraft-gun",
    "air_superiority": "strafe",
    "minefield": "land-mine",
    "sharpshooter": "crosshair",
    "pinned": "bullseye",
    "jam": "reload-gun-barrel",
    "counter_battery": "cannon-shot",
    "rally": "ribbon-medal",
    "surrender": "hand",
    "observer": "binoculars",
    "intercept": "walkie-talkie",
    "fuel": "oil-drum",
    # 2GM Tactics: units and their tokens
    "flame_team": "flamethrower-soldier",
    "grenades": "stick-grenade",
    "satchel": "dynamite",
    "medkit": "first-aid-kit",
    "camouflage": "three-leaves",
    "radio": "pocket-radio",
    "tank_mg": "minigun",
    "skirts": "layered-armor",
    # its table
    "life": "hearts",
    "hq": "barracks-tent",
    "supplies": "wooden-crate",
    "moved": "boot-prints",
    "fired": "gunshot",
    "hidden": "hidden",
    "wall": "stone-wall",
    "house": "house",
    "farm": "barn",
    "townhall": "clock-tower",
    "ruin": "damaged-house",
    "bridge": "stone-bridge",
    "woods": "forest",
    "hedge": "berry-bush",
    # its cards
    "impact": "bullet-impacts",
    "sabotage": "time-dynamite",
    "jamming": "radio-tower",
    "recon": "spyglass",
    "veteran": "medal",
    "elite": "star-medal",
    "driver": "steering-wheel",
    "tankace": "ace",
    "plate": "metal-plate",
    # Warfighter: its table
    "boot": "leather-boot",
    "endless": "infinity",
    "spade": "spades",
    "diamond": "diamonds",
    "club": "clubs",
    "field": "wheat",
    "water": "waves",
    "orchard": "fruit-tree",
    "railway": "rail-road",
    "crossroads": "crossroad",
    "night": "moon",
    "fog": "fog",
    "map": "treasure-map",
    "files": "files",
    "officer": "captain-hat-profile",
    "question": "uncertainty",
    # its Soldiers and what they carry
    "brodie": "brodie-helmet",
    "rifle": "lee-enfield",
    "carbine": "winchester-rifle",
    "thompson": "thompson-m1",
    "grease_gun": "m3-grease-gun",
    "pistol": "colt-m1911",
    "revolver": "revolver",
    "silenced": "pistol-gun",
    "shotgun": "sawed-off-shotgun",
    "knife": "bowie-knife",
    "bayonet": "bayonet",
    "grenade": "grenade",
    "ammo_box": "ammo-box",
    "cutters": "bolt-cutter",
    "cape": "cape",
    "belt": "heavy-bullets",
    "syringe": "syringe",
    "kit": "light-backpack",
    # its Skills
    "compass": "compass",
    "fist": "fist",
    "sharp_eye": "eye-target",
    "book": "open-book",
    "sprint": "sprint",
}
"""Our name of an icon: its name in the set."""


DRAWN = (armour, arms, emblems, field, markers)
"""Imported for what they draw."""


def mask(svg: str) -> Image.Image:
    """Rasterise an SVG of any size; its alpha is the mask."""
    data = bytes(resvg_py.svg_to_bytes(svg_string=svg, width=pen.SIZE * 4))
    with Image.open(io.BytesIO(data)) as image:
        alpha = image.convert("RGBA").getchannel("A")
    square = Image.new("L", (pen.SIZE * 4, pen.SIZE * 4))
    square.paste(alpha, (0, (pen.SIZE * 4 - alpha.height) // 2))
    return square.reduce(4)


def save(icon: Image.Image, name: str) -> None:
    """Write a mask in 16 shades of grey, which are enough for smooth edges, as large as the largest is drawn."""
    shades = icon.reduce(pen.SIZE // KEPT).point([round(value / 17) for value in range(256)]).convert("P")
    shades.putpalette([channel for shade in range(16) for channel in (shade * 17,) * 3])
    shades.save(HERE / f"{name}.png", bits=4, optimize=True)


def main(path: str) -> None:
    """Write every mask anew."""
    icons = json.loads(Path(path).read_text())["icons"]
    for ours, theirs in TAKEN.items():
        body = icons[theirs]["body"]
        svg = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512">{body}</svg>'
        save(mask(svg), ours)
    for name, drawn in pen.masks().items():
        save(drawn, name)


if __name__ == "__main__":
    main(sys.argv[1])
