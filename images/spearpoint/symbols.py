"""Which icon stands for what."""

from __future__ import annotations

from engine.spearpoint.cards import UnitCard, Weapon
from images.icons import names


def unit_icon(card: UnitCard) -> str:
    """Give the icon of a unit: its own if there is one, else that of its kind."""
    if card.id in names():
        return card.id
    if card.type == "crew":
        return card.supplies or "crew"
    return card.type


def weapon_icon(weapon: Weapon) -> str:
    """Give the icon of a weapon."""
    if weapon.bomb:
        return "bomb"
    if weapon.flame:
        return "flame"
    return "bullets" if weapon.bullets else "shell"


def command_icon(card: str) -> str:
    """Give the icon of a Command card."""
    return card if card in names() else "star"
