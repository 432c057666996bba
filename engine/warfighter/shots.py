"""How a Soldier may attack: a weapon's modes, thrown things, bare hands (WF-026, WF-041 to WF-043)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal, NamedTuple, TypeAlias

from engine.warfighter import perks
from engine.warfighter.cards import Mode, WeaponCard
from engine.warfighter.field import Gear, Soldier
from engine.warfighter.kinds import ModeName, WeaponTrait

How: TypeAlias = Literal["ranged", "hand_to_hand", "grenade", "satchel", "thrown", "fire_mission"]
FISTS = 0
"""The number of bare hands, where that of a weapon stands."""
_STRIKE = 9
"""What an Entrenching Tool needs (Q08)."""
_BARE = 10


class Shot(NamedTuple):
    """One way to attack. ``gear`` is the number of the weapon, ``place`` that of its mode on the card."""

    how: How
    gear: int
    card: str
    place: int
    mode: ModeName
    dice: int
    hit: int
    """What a die needs; 0: it always hits."""
    empty: int = 0
    pen: int = 0
    explosion: int = 1
    rmin: int = 0
    rmax: int = 0
    traits: tuple[WeaponTrait, ...] = ()
    far: int = 0
    """What is added at its greatest range."""
    melee: int = 0
    """What the weapon adds hand to hand."""
    hits: int = 1
    """What it scores on a structure."""
    deployed: bool = False

    @property
    def bare(self) -> bool:
        """Whether it is bare hands."""
        return self.gear == FISTS and self.how == "hand_to_hand"

    @property
    def is_bolt(self) -> bool:
        """Whether a further attack costs an Action card."""
        return "bolt" in self.traits


def _of(gear: Gear, weapon: WeaponCard, how: How, place: int, mode: Mode) -> Shot:
    rmax = max(weapon.rmax, weapon.far.range if weapon.far else 0)
    return Shot(
        how=how,
        gear=gear.uid,
        card=gear.card,
        place=place,
        mode=mode.mode,
        dice=mode.dice,
        hit=mode.hit,
        empty=mode.empty if weapon.ammo else 0,
        pen=weapon.pen,
        explosion=weapon.explosion,
        rmin=weapon.rmin,
        rmax=rmax if how == "ranged" else 0,
        traits=weapon.traits,
        far=weapon.far.to_hit if weapon.far and how == "ranged" else 0,
        melee=weapon.hand_to_hand,
        deployed=gear.deployed,
    )


def ready(gear: Gear) -> bool:
    """Return whether a weapon may fire: loaded, and on its tripod if it needs one (WF-027)."""
    weapon = gear.weapon
    return weapon is not None and gear.loaded and (gear.deployed or "tripod" not in weapon.traits)


def ranged(soldier: Soldier) -> Iterator[Shot]:
    """Return the modes of all weapons that are ready to fire; melee weapons never are."""
    for gear in soldier.gear:
        weapon = gear.weapon
        if weapon is not None and "melee" not in weapon.traits and ready(gear):
            for place, mode in enumerate(weapon.modes):
                yield _of(gear, weapon, "ranged", place, mode)


def hand_to_hand(soldier: Soldier) -> Iterator[Shot]:
    """WF-041, WF-042 Return the ways to fight hand to hand: bare hands, melee weapons, those usable at range 0."""
    yield Shot("hand_to_hand", FISTS, "fists", 0, "strike", 1, _BARE)
    for gear in soldier.gear:
        weapon = gear.weapon
        if weapon is None:
            if gear.equipment is not None and gear.equipment.use == "dig":
                yield Shot("hand_to_hand", gear.uid, gear.card, 0, "strike", 1, _STRIKE, traits=("melee",))
        elif weapon.rmin == 0 and ready(gear) and _armed(soldier, weapon):
            for place, mode in enumerate(weapon.modes):
                yield _of(gear, weapon, "hand_to_hand", place, mode)


def _armed(soldier: Soldier, weapon: WeaponCard) -> bool:
    """Return whether he carries what a weapon needs: a bayonet its Rifle."""
    if weapon.needs is None:
        return True
    carried = (gear.weapon for gear in soldier.gear)
    return any(other is not None and weapon.needs in other.traits for other in carried)


def thrown(soldier: Soldier, *, further: int = 0) -> Iterator[Shot]:
    """Return what he may throw: grenades, satchel charges, a knife; grenades ``further`` than usual."""
    for gear in soldier.gear:
        weapon, equipment = gear.weapon, gear.equipment
        if weapon is not None and weapon.thrown is not None:
            mode = weapon.thrown
            yield Shot(
                "thrown",
                gear.uid,
                gear.card,
                0,
                mode.mode,
                mode.dice,
                mode.hit,
                pen=weapon.pen,
                traits=weapon.traits,
            )
        elif equipment is not None and equipment.throw is not None:
            charge = equipment.throw
            grenade = equipment.use == "grenade"
            reach = perks.amount(soldier, "thrown_range") + further if grenade else 0
            yield Shot(
                "grenade" if grenade else "satchel",
                gear.uid,
                gear.card,
                0,
                "throw",
                1,
                charge.hit,
                pen=charge.pen,
                explosion=charge.explosion,
                rmax=charge.rmax + reach,
                hits=charge.hits,
            )
