"""The signs on the pictures of 2GM Tactics, in the order in which one meets them."""

from __future__ import annotations

from images.core.legend import Sign

SIGNS = (
    Sign("number", figure="#7"),
    Sign("cost", figure="(13)"),
    Sign("movement", "moved", "3"),
    Sign("armour", "shield", "4"),
    Sign("wounds", "life", "5"),
    Sign("range", "recon", "2–4"),
    Sign("impact", "pinned", "5/10"),
    Sign("straight", figure="5+"),
    Sign("penetration", "shell", "4"),
    Sign("damage", "damage", "2"),
    Sign("changes", figure="+1/+0"),
    Sign("bullets", "bullets"),
    Sign("shell", "shell"),
    Sign("indirect", "fire_mission"),
    Sign("flame", "flame"),
    Sign("suppressed", "pinned"),
    Sign("prone", "prone"),
    Sign("foxhole", "dig_in"),
    Sign("smoke", "smoke"),
    Sign("hidden", "hidden"),
    Sign("token", "camouflage"),
    Sign("minefield", "minefield"),
    Sign("supplies", "supplies"),
    Sign("headquarters", "hq", "10"),
    Sign("general", "seize"),
    Sign("line", figure="1 2 3"),
    Sign("hand", "cards"),
    Sign("deck", "deck"),
    Sign("awaited", "hourglass"),
    Sign("sealed", "sealed"),
    Sign("automatic", "dice"),
    Sign("destroyed", "skull"),
    Sign("copies", figure="1/2"),
)
