"""What one shot of a weapon promises, before it is offered: the chances, the harm, and what cover takes off."""

from __future__ import annotations

from functools import cache

from engine.tactics2gm.cards import UnitCard, Weapon
from engine.tactics2gm.catalog import TacticsCatalog
from engine.tactics2gm.library import LIBRARY
from engine.tactics2gm.squares import Square
from engine.tactics2gm.view import TacticsView, UnitView

_WORST = 3
"""Wounds beyond this make nothing worse (TG-103)."""


def arms(catalog: TacticsCatalog, unit: UnitView) -> list[Weapon]:
    """List the weapons of a unit on its card, and on those of its tokens that show their coloured side."""
    found = list(catalog.units[unit.card].weapons)
    for token in unit.tokens:
        weapon = LIBRARY.tokens[token.id].weapon
        if weapon is not None and token.up:
            found.append(weapon)
    return found


def harm(weapon: Weapon, armour: int, wounds: int, toughness: int, worse: int) -> float:
    """Estimate which share of a unit a shot destroys, when so much is added to both of its numbers."""
    if weapon.pen < armour:
        return 0.0
    left = toughness - wounds
    hits, kills = _chances(weapon.hit, weapon.crit, worse)
    if weapon.damage >= left:
        kills = hits
    return kills + (hits - kills) * weapon.damage / toughness


@cache
def _chances(hit: int, crit: int, worse: int) -> tuple[float, float]:
    """Return the chances to hit and to roll a critical (TG-R10)."""
    hit = min(10, hit + worse)
    return (11 - hit) / 10, (11 - max(hit, min(10, crit + worse))) / 10


@cache
def at_headquarters(weapon: Weapon, wounds: int = 0) -> float:
    """Estimate how many Impact Points a shot costs a Headquarters; ``wounds`` are those of who fires."""
    armour = max(hq.armour for hq in LIBRARY.hqs.values())
    if weapon.pen < armour or weapon.against:
        return 0.0
    return _chances(weapon.hit, weapon.crit, hampered(wounds))[0] * weapon.damage


def hampered(wounds: int) -> int:
    """Return what the wounds of who fires add to both numbers."""
    return min(wounds, _WORST)


def sheltered(weapon: Weapon, enemy: UnitView) -> int:
    """Return by how much cover, lying prone and smoke make a unit harder to hit."""
    hidden = ("prone" in enemy.marks) + 2 * ("smoke" in enemy.marks)
    return hidden + (enemy.cover != "" and weapon.ignores != "all")


def cover(view: TacticsView, card: UnitCard, at: Square) -> int:
    """Return by how much the ground of a square makes a unit harder to hit."""
    place = view.terrain.get(at)
    feature = view.features.get(at)
    if place is None and feature is None:
        return 0
    level = LIBRARY.terrain[place.card].cover_of(card) if place is not None and not place.ruin else None
    if level is None and feature is not None:
        level = LIBRARY.features[feature].cover_of(card)
    return 0 if level is None else LIBRARY.covers[level].hit
