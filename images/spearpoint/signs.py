"""The signs on the pictures of Spearpoint 1943, in the order in which one meets them."""

from __future__ import annotations

from images.core.legend import Sign

SIGNS = (
    Sign("number", figure="#7"),
    Sign("cost", figure="(13)"),
    Sign("defense", "shield", "5"),
    Sign("endurance", "heart", "12/6"),
    Sign("values", figure="12/11/–"),
    Sign("underlined", figure="14", underlined=True),
    Sign("rate", figure="3×"),
    Sign("index", "damage", "+6"),
    Sign("shell", "shell"),
    Sign("bullets", "bullets"),
    Sign("bomb", "bomb"),
    Sign("unbombed", "unbombed"),
    Sign("flame", "flame"),
    Sign("infantry", "infantry"),
    Sign("vehicle", "vehicle"),
    Sign("tank", "tank"),
    Sign("artillery", "artillery"),
    Sign("flight", "aircraft", "2"),
    Sign("tank-crew", "tank_crew"),
    Sign("gun-crew", "gun_crew"),
    Sign("pilot", "pilot"),
    Sign("no-crew", "tank_crew", "–"),
    Sign("grade", "tank_crew", "+1"),
    Sign("idle", "idle"),
    Sign("struck", figure="−4"),
    Sign("turns", "damage", "2"),
    Sign("command", "star"),
    Sign("reserves", "deck"),
    Sign("percent", figure="58 %"),
    Sign("first", "dice"),
    Sign("overrun", "flag"),
    Sign("awaited", "hourglass"),
    Sign("sealed", "sealed"),
    Sign("destroyed", "cross"),
    Sign("withdrawn", "withdrawn"),
    Sign("copies", figure="1/2"),
)
