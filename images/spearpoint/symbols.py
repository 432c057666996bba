"""Which icon stands for what."""

from __future__ import annotations

from engine.spearpoint.cards import UnitCard, Weapon
from engine.spearpoint.ops import AttackMod
from engine.spearpoint.packs import PACKS
from images.core.icons import names


def unit_icon(card: UnitCard) -> str:
    """Return the icon of a unit: its own if there is one, else that of its kind."""
    if card.id in names():
        return card.id
    if card.type == "crew":
        return card.supplies or "crew"
    return card.type


def crew_grade(crew: str | None) -> str:
    """Return the mark of a crew aboard, how it shoots (SP-R41); empty for a regular one, and for none."""
    ops = () if crew is None else PACKS.unit(crew).ops
    if not ops:
        return ""
    amount = sum(op.amount for op in ops if isinstance(op, AttackMod))
    return f"{amount:+d}".replace("-", "−") if amount else "±0"


def weapon_icon(weapon: Weapon) -> str:
    """Return the icon of a weapon."""
    if weapon.bomb:
        return "bomb"
    if weapon.flame:
        return "flame"
    return "bullets" if weapon.bullets else "shell"


def command_icon(card: str) -> str:
    """Return the icon of a Command card."""
    return card if card in names() else "star"
