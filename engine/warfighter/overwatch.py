"""Overwatch: a Soldier fires at the first Hostile card that comes into his range (A13, WF-R32)."""

from __future__ import annotations

from engine.warfighter import attacks, combat, numbers, perks, shots, supports
from engine.warfighter.field import Field, Hostile, Soldier, Support
from engine.warfighter.library import LIBRARY
from engine.warfighter.shots import Shot
from engine.warfighter.state import Playing


def fire(flow: Playing, hostile: Hostile, start: int | None = None) -> None:
    """Let all into whose range a card has come fire at it, by Soldier number; ``start`` is where it was before.

    Whom a weapon reached before it moved has not come into its range.
    """
    field = flow.state.field
    for support in sorted(field.supports, key=lambda s: (s.on, s.uid)):
        if flow.state.outcome is not None or field.hostile(hostile.uid) is None:
            return
        shot = _shot(flow, support, hostile, start)
        if shot is not None:
            supports.end(flow, lambda other, uid=support.uid: other.uid == uid)  # type: ignore[misc]
            attacks.attack(flow, field.soldier(support.on), shot, hostile.uid)


def _shot(flow: Playing, support: Support, hostile: Hostile, start: int | None) -> Shot | None:
    """Return how a Soldier fires at a card; None for one who does not, and keeps the card."""
    field = flow.state.field
    soldier = field.soldier(support.on)
    if LIBRARY.actions[support.card].kind != "overwatch" or not perks.may_act(soldier) or soldier.grip:
        return None
    return next(
        (
            shot
            for shot in shots.ranged(soldier)
            if (shot.gear, shot.place) == (support.gear, support.mode)
            and numbers.reaches(field, shot.rmin, shot.rmax, soldier.slot, hostile.slot)
            and not (start is not None and numbers.reaches(field, shot.rmin, shot.rmax, soldier.slot, start))
            and not _costs_a_card(field, soldier, shot)
        ),
        None,
    )


def _costs_a_card(field: Field, soldier: Soldier, shot: Shot) -> bool:
    """WF-R91 Return whether a Bolt weapon has fired in this Soldier Turn; nobody is asked to pay for more."""
    return field.phase == "soldiers" and combat.bolt_cost(soldier, shot) > 0
