"""The numbers of the game, each with what changes it: ranges, entrance costs, to hit, Penetration, Cover."""

from __future__ import annotations

from engine.core.modifiers import Modifier, summed
from engine.warfighter import perks
from engine.warfighter.cards import LocationCard
from engine.warfighter.field import Field, Hostile, Soldier
from engine.warfighter.kinds import FeatureKind
from engine.warfighter.library import LIBRARY
from engine.warfighter.shots import Shot

_CAPPED = 2
"""Range at night and in fog (M04, V06)."""
_FREE = 9
ADVANCE: tuple[str, ...] = tuple(c.id for c in LIBRARY.actions.values() if c.kind in {"advance", "dash"})
"""Action cards that lower an entrance cost."""


# ----------------------------------------------------------------- range


def distance(one: int, other: int) -> int:
    """WF-027 Return the range between two slots."""
    return abs(one - other)


def cap(field: Field, one: int, other: int) -> int:
    """WF-R17 Return the greatest range at which anybody may attack from one slot into another."""
    most = _CAPPED if field.fog or field.special == "night" else _FREE
    for slot in (one, other):
        most = min([most, *(amount for _, amount in features(field, slot, "cap"))])
    return most


def reaches(field: Field, rmin: int, rmax: int, one: int, other: int) -> bool:
    """Return whether a range of ``rmin`` to ``rmax`` leads from one slot into another."""
    apart = distance(one, other)
    return rmin <= apart <= min(rmax, cap(field, one, other))


def in_range(field: Field, hostile: Hostile, soldier: Soldier) -> bool:
    """Return whether a Hostile card reaches a Soldier."""
    card = hostile.printed
    return reaches(field, card.rmin, card.rmax, hostile.slot, soldier.slot)


def features(field: Field, slot: int, kind: FeatureKind, apart: int = _FREE) -> list[tuple[str, int]]:
    """List what a Location does at a range, by its id."""
    land = field.land(slot)
    if not isinstance(land, LocationCard):
        return []
    return [(land.id, f.amount) for f in land.features if f.feature == kind and apart >= f.rmin]


# ----------------------------------------------------------------- entering


def entrance(field: Field, soldier: Soldier, slot: int) -> list[Modifier]:
    """WF-024, WF-025, WF-R10 List what makes the entrance cost; the Mission card costs nothing."""
    place = field.row[slot]
    if slot == 0 or place.printed is None:
        return []
    found = [Modifier(place.card, 0 if place.free else place.printed.entrance)]
    hindering = (hostile for hostile in field.facing(slot) if hostile.active and hostile.printed.entrance)
    found += [Modifier(hostile.card, hostile.printed.entrance) for hostile in hindering]
    found.append(Modifier("source/move", -soldier.printed.move))
    found += [Modifier(card, -perk.amount) for card, perk in perks.perks(soldier, "entrance")]
    ground = place.printed.ground if isinstance(place.printed, LocationCard) else None
    if ground == "wire":
        found += [Modifier(card, -perk.amount) for card, perk in perks.perks(soldier, "wire")]
    if (ground == "urban" and field.special == "urban") or (field.special == "first_move" and not soldier.moves):
        found.append(Modifier("source/mission", -1))
    found += [Modifier(card, -LIBRARY.actions[card].amount) for card in advances(soldier)]
    return found


def entrance_cost(field: Field, soldier: Soldier, slot: int) -> int:
    """Return the cards to be discarded for entering a slot."""
    return max(0, summed(entrance(field, soldier, slot)))


def advances(soldier: Soldier) -> list[str]:
    """List the kinds of Advance cards that lie ready for his next Move."""
    return sorted({laid.card for laid in soldier.laid if laid.card in ADVANCE})


def may_enter(field: Field, soldier: Soldier, slot: int) -> bool:
    """Return whether a slot takes a Soldier, cost aside: a chokepoint one each turn, or with an Advance card."""
    if not 0 <= slot <= field.end or not field.is_card(slot):
        return False
    choked = bool(features(field, slot, "chokepoint")) and field.row[slot].entered
    return not choked or bool(advances(soldier))


# ----------------------------------------------------------------- Soldiers attack


def melee(soldier: Soldier) -> list[Modifier]:
    """List a Soldier's own H-t-H modifiers."""
    own = [Modifier("source/hand_to_hand", soldier.printed.hand_to_hand)]
    own += [Modifier(card, perk.amount) for card, perk in perks.perks(soldier, "hand_to_hand")]
    return [change for change in own if change.amount]


def to_hit(field: Field, soldier: Soldier, shot: Shot, slot: int, hostile: Hostile | None) -> list[Modifier]:
    """WF-R11 List what is added to a Soldier's attack dice, each source once."""
    apart = distance(soldier.slot, slot)
    found = [
        Modifier(card, perk.amount)
        for card, perk in perks.perks(soldier, "to_hit")
        if perk.rmin <= apart <= perk.rmax
        and (not perk.thrown or shot.how == "grenade")
        and (perk.trait is None or perk.trait in shot.traits)
        and (not perk.modes or shot.mode in perk.modes)
    ]
    if shot.deployed and "bipod" in shot.traits:
        found.append(Modifier("source/deployed", 1))
    if shot.how == "hand_to_hand":
        found += melee(soldier)
        if shot.melee:
            found.append(Modifier(shot.card, shot.melee))
    if shot.far and apart == shot.rmax:
        found.append(Modifier("source/far", shot.far))
    found += [Modifier(card, amount) for card, amount in features(field, soldier.slot, "height", apart)]
    haze = {
        card: -amount for end in (soldier.slot, slot) for card, amount in features(field, end, "far_fire", apart)
    }
    found += [Modifier(card, amount) for card, amount in haze.items()]
    if hostile is not None and not hostile.shot:
        found += [Modifier(card, -amount) for card, amount in features(field, slot, "first_shot")]
    return found


def penetration(soldier: Soldier, shot: Shot, hostile: Hostile | None) -> list[Modifier]:
    """WF-031 List what is added to the cover roll."""
    found = [Modifier("source/penetration", shot.pen)] if shot.pen else []
    if hostile is not None and "armour" in hostile.printed.traits:
        for card, perk in perks.perks(soldier, "penetration"):
            if shot.how == "satchel" or (perk.trait is not None and perk.trait in shot.traits):
                found.append(Modifier(card, perk.amount))
    return found


def hostile_cover(field: Field, hostile: Hostile, soldier: Soldier | None) -> list[Modifier]:
    """WF-033, WF-R16 List what makes the Cover of a Hostile card, against a Soldier if one attacks himself."""
    found = [Modifier(hostile.card, hostile.printed.cover)]
    found += [Modifier(card, amount) for card, amount in features(field, hostile.slot, "hostile_cover")]
    hides = "stealth" in hostile.printed.traits and soldier is not None and not perks.has(soldier, "sharp_eyes")
    if soldier is not None and hides and distance(soldier.slot, hostile.slot) >= 2:
        found.append(Modifier("source/stealth", 1))
    return found


def explosion(field: Field, shot: Shot, slot: int) -> int:
    """Return how many reticles a hitting die reaches; among ruins one fewer (L13)."""
    return max(1, shot.explosion - len(features(field, slot, "rubble")))


# ----------------------------------------------------------------- Hostiles attack


def soldier_cover(field: Field, soldier: Soldier, apart: int, *, fire: bool = False) -> list[Modifier]:
    """WF-061, WF-R15 List what makes a Soldier's Cover against an attack from so far."""
    if fire:
        return [Modifier("source/fire", 2)]
    found = [Modifier("source/cover", soldier.printed.cover)]
    found += [Modifier(card, amount) for card, amount in features(field, soldier.slot, "cover", apart)]
    if not soldier.attacked:
        found += [Modifier(card, perk.amount) for card, perk in perks.perks(soldier, "field_craft")]
    if soldier.dug:
        found.append(Modifier("source/tool", 1))
    held = {support.card for support in field.supports if support.on == soldier.no}
    found += [
        Modifier(card, LIBRARY.actions[card].amount) for card in sorted(held) if LIBRARY.actions[card].amount
    ]
    return found


SMOKE = 7
"""The most that a Hostile card's attack counts in or into smoke (Q05)."""


def hostile_attack(field: Field, hostile: Hostile, soldier: Soldier) -> list[Modifier]:
    """WF-R12 List what is added to a Hostile card's attack die."""
    apart = distance(hostile.slot, soldier.slot)
    found = []
    others = (h for h in field.facing(hostile.slot) if h.uid != hostile.uid and h.active)
    if any("commander" in other.printed.traits for other in others):
        found.append(Modifier("source/commander", 1))
    haze = {
        card: -n for end in (hostile.slot, soldier.slot) for card, n in features(field, end, "far_fire", apart)
    }
    found += [Modifier(card, amount) for card, amount in haze.items()]
    if apart >= 2:
        found += [Modifier(card, -perk.amount) for card, perk in perks.perks(soldier, "camouflage")]
    return found


def smoked(field: Field, hostile: Hostile, soldier: Soldier) -> bool:
    """Return whether smoke lies where a Hostile card stands, or where it aims."""
    return field.row[hostile.slot].smoke or field.row[soldier.slot].smoke
