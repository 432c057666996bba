"""The signs on the pictures of Warfighter, in the order in which one meets them."""

from __future__ import annotations

from images.core.legend import Sign

SIGNS = (
    Sign("mark", "spade"),
    Sign("health", "heart", "5/6"),
    Sign("suppressed", "wedge", "2"),
    Sign("actions", "square"),
    Sign("loaded", "loaded", "4"),
    Sign("unloaded", "unloaded", "4"),
    Sign("endless", "endless"),
    Sign("aimed", "aimed", "2"),
    Sign("locked", "knives", "H"),
    Sign("letter", figure="A"),
    Sign("active", "reticle"),
    Sign("ducked", "ducked"),
    Sign("dead", "dead"),
    Sign("target", "target", "2"),
    Sign("range", "chevrons"),
    Sign("cover", "shield", "4"),
    Sign("reach", figure="0–2"),
    Sign("entrance", "boot", "2"),
    Sign("close", "knives", "2"),
    Sign("reinforced", "deck", "1–2"),
    Sign("gear", "supplies", "2"),
    Sign("smoke", "smoke"),
    Sign("stealth", "hidden"),
    Sign("armour", "plate"),
    Sign("static", "sandbags"),
    Sign("indirect", "ge_mortar"),
    Sign("pinning", "pinned"),
    Sign("blast", "bomb"),
    Sign("rush", "ambush"),
    Sign("wavering", "broken"),
    Sign("commander", "hq"),
    Sign("fire", "flame"),
    Sign("sharpshooter", "sharpshooter"),
    Sign("reinforce", "reinforce"),
)
