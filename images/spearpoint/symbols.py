"""Which icon stands for what."""

from __future__ import annotations

from engine.spearpoint.cards import Grade, UnitCard, Weapon
from engine.spearpoint.library import LIBRARY
from images.icons import names


def unit_icon(card: UnitCard) -> str:
    """Give the icon of a unit: its own if there is one, else that of its kind."""
    if card.id in names():
        return card.id
    if card.type == "crew":
        return card.supplies or "crew"
    return card.type


GRADES: dict[Grade, str] = {"green": "−1", "veteran": "+1"}
"""The mark of a crew that is not regular (SP-R41)."""


def crew_grade(crew: str | None) -> str:
    """Give the mark of a crew aboard; empty for a regular one, and for none."""
    grade = None if crew is None else LIBRARY.units[crew].grade
    return "" if grade is None else GRADES[grade]


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
