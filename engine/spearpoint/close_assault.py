"""Close Assault: three or more Infantry against an armored Unit (SP-052 to SP-055, SP-R16)."""

from __future__ import annotations

from operator import itemgetter

from engine.core.modifiers import summed
from engine.spearpoint.numbers import attack_modifiers, bears, friendly_fire_to, usable_weapons
from engine.spearpoint.odds import hits
from engine.spearpoint.ops import NoCloseAssault
from engine.spearpoint.state import SpearpointState, Unit
from engine.spearpoint.targets import BULLETPROOF, able, within_lines

ASSAULT = 3
"""The fewest Infantry that may group together (SP-052)."""


def may_join(state: SpearpointState, unit: Unit) -> bool:
    """SP-052 Return whether a unit is frontline infantry that may join a Close Assault."""
    return (
        unit.line == "front"
        and state.catalog.units[unit.card].type == "infantry"
        and not bears(state, unit, NoCloseAssault)
    )


def could_assault(state: SpearpointState, attackers: list[Unit]) -> list[int]:
    """SP-052 Number the units that may group together; none if they are too few."""
    joining = [unit.number for unit in attackers if may_join(state, unit)]
    return joining if len(joining) >= ASSAULT else []


def assault_targets(state: SpearpointState, unit: Unit, others: list[Unit]) -> list[Unit]:
    """SP-053, SP-R16 List the armored units that infantry may assault: declared like any other target."""
    return [
        other
        for other in others
        if state.catalog.units[other.card].type in ("tank", "vehicle")
        and state.catalog.units[other.card].defense >= BULLETPROOF
        and within_lines(state, unit, other)
    ]


def members(state: SpearpointState, numbers: list[int], seat: int) -> list[Unit]:
    """SP-R16 List the members of a group that can still take part."""
    units = [state.unit(number) for number in numbers]
    return [u for u in units if u is not None and u.seat == seat and able(state, u) and may_join(state, u)]


def best_value(state: SpearpointState, group: list[Unit], target: Unit) -> tuple[Unit, int] | None:
    """SP-054 Find the member with whose Attack Value against vehicles the group hits best, and that value.

    What changes that member's own roll counts (SP-R43). Values of bullets count too: the means are improvised;
    those of weapons that are lost do not.
    """
    found: list[tuple[int, int, Unit, int]] = []
    for unit in group:
        printed = state.catalog.units[unit.card].weapons
        values = [printed[i].vehicle for i in usable_weapons(state, unit)]
        needs = min((value for value in values if value is not None), default=None)
        if needs is not None:
            friendly_to = friendly_fire_to(state, unit)
            chance = hits(needs, summed(attack_modifiers(state, unit, None, target, [])), friendly_to)
            found.append((chance, -friendly_to, unit, needs))
    return max(found, key=itemgetter(0, 1))[2:] if found else None
