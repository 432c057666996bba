"""What a Soldier has of himself, by his Skills and by what he carries."""

from __future__ import annotations

from functools import lru_cache

from engine.warfighter.cards import Perk
from engine.warfighter.field import Field, Soldier
from engine.warfighter.kinds import PerkKind
from engine.warfighter.packs import having

_KEPT = 4096
"""Cards whose perks of a kind are remembered: all of the game, and of many packs."""


@lru_cache(maxsize=_KEPT)
def _printed(card: str, kind: PerkKind) -> tuple[tuple[str, Perk], ...]:
    """Return the perks of a kind that a card gives."""
    here = having(card)
    found = here.soldiers.get(card) or here.skills.get(card) or here.equipment.get(card)
    return () if found is None else tuple((card, perk) for perk in found.perks if perk.perk == kind)


def perks(soldier: Soldier, kind: PerkKind) -> list[tuple[str, Perk]]:
    """Return each source of a perk once, by the id of its card (WF-R11)."""
    cards = dict.fromkeys((soldier.card, *soldier.skills, *(gear.card for gear in soldier.gear)))
    return [found for card in cards for found in _printed(card, kind)]


def amount(soldier: Soldier, kind: PerkKind) -> int:
    """Add up a perk."""
    return sum(perk.amount for _, perk in perks(soldier, kind))


def has(soldier: Soldier, kind: PerkKind) -> bool:
    """Return whether a Soldier has a perk."""
    return bool(perks(soldier, kind))


def healthy(soldier: Soldier) -> int:
    """Return his Health without wounds."""
    return soldier.printed.health + amount(soldier, "health")


def health(soldier: Soldier) -> int:
    """Return his Health now."""
    return max(0, healthy(soldier) - soldier.wounds)


def hand_size(soldier: Soldier) -> int:
    """WF-045 Return how many cards he may draw up to: his Health, and what a Skill adds."""
    return health(soldier) + amount(soldier, "hand") if soldier.is_player else 0


def led(field: Field, soldier: Soldier) -> bool:
    """Return whether somebody with Leadership stands in his card (K12; also himself)."""
    return any(has(other, "leadership") for other in field.alive(soldier.slot))


def may_act(soldier: Soldier) -> bool:
    """WF-022 Return whether a Soldier may do more than shake off Suppress."""
    return soldier.in_play and not soldier.suppress
