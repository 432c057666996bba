"""What to buy: everybody a Player Soldier with a gun, a kit and a grenade, then comrades, in equal shares."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.protocol import Option, Seat
from engine.warfighter import budget
from engine.warfighter.cards import EquipmentCard, GearCard, SoldierCard, WeaponCard
from engine.warfighter.field import Field, Soldier
from engine.warfighter.packs import having
from engine.warfighter.state import PASS

KITS = ("aid", "grenade")
SKILLS = ("to_hit", "entrance", "calm")
"""Perks that are worth learning, the best first."""
_MOST_FOR_ONE = 3
"""A Player Soldier costs at most a third of his player's share, if anybody does."""


def advise(field: Field, seats: int, seat: Seat, options: list[Option]) -> Option:
    """Return what a seat buys next, or that it is done."""
    share = field.limit // seats
    own = field.of(seat)
    spent = sum(budget.worth(soldier) for soldier in own)
    ready = next((option for option in options if option[0] == "squad"), None)
    if ready is not None and seats == 1:
        return ready
    player = next((soldier for soldier in own if soldier.is_player), None)
    if player is None:
        return _leader(options, share)
    for wanted in (_weapon(player, options), *_things(player, options), *_comrades(options, share - spent)):
        if wanted is not None and _price(wanted) <= share - spent:
            return wanted
    return PASS


def _price(option: Option) -> int:
    thing = str(option[-1])
    match option[0]:
        case "recruit":
            return having(thing).soldiers[thing].rp
        case "learn":
            return having(thing).skills[thing].rp
        case _:
            return having(thing).gear(thing).rp


def _leader(options: list[Option], share: int) -> Option:
    """Choose the dearest Player Soldier that leaves enough for others, else the cheapest."""
    players = [o for o in options if o[0] == "recruit" and _soldier(o).type == "player"]
    players.sort(key=_price)
    within = [option for option in players if _price(option) <= share // _MOST_FOR_ONE]
    return within[-1] if within else players[0]


def _weapon(soldier: Soldier, options: list[Option]) -> Option | None:
    """Choose the gun that hits best for what it weighs, if he has none."""
    if any(gear.weapon is not None for gear in soldier.gear):
        return None
    offered = ((o, gear) for o, gear in _on_sale(soldier, options) if isinstance(gear, WeaponCard))
    guns = [(_firepower(gear), gear.id, o) for o, gear in offered if gear.rmax and _plain(gear)]
    return max(guns)[-1] if guns else None


def _soldier(option: Option) -> SoldierCard:
    return having(str(option[1])).soldiers[str(option[1])]


def _on_sale(soldier: Soldier, options: list[Option]) -> Iterator[tuple[Option, GearCard]]:
    """Return what a Soldier may buy with the options that buy it."""
    return ((o, having(str(o[2])).gear(str(o[2]))) for o in options if o[:2] == ("buy", soldier.no))


def _plain(weapon: WeaponCard) -> bool:
    return not {"tripod", "launcher", "melee", "bolt"}.intersection(weapon.traits)


def _firepower(weapon: WeaponCard) -> int:
    best = max(mode.dice * (11 - mode.hit) for mode in weapon.modes)
    return best + 3 * weapon.rmax - 2 * weapon.rp


def _things(soldier: Soldier, options: list[Option]) -> list[Option | None]:
    """List the equipment and Skills that he still lacks, the best first."""
    carried = {gear.equipment.use for gear in soldier.gear if gear.equipment is not None}
    found: list[Option | None] = []
    for use in KITS:
        if use not in carried:
            offered = ((o, gear) for o, gear in _on_sale(soldier, options) if isinstance(gear, EquipmentCard))
            found.append(next((o for o, gear in offered if gear.use == use), None))
    for kind in SKILLS:
        learnt = any(perk.perk == kind for skill in soldier.skills for perk in having(skill).skills[skill].perks)
        lessons = (o for o in options if o[:2] == ("learn", soldier.no))
        if not learnt:
            found.append(next((o for o in lessons if _teaches(soldier, str(o[2]), kind)), None))
    return found


def _teaches(soldier: Soldier, skill: str, kind: str) -> bool:
    """Return whether a Skill gives a perk that is of use with what he carries."""
    traits = {trait for gear in soldier.gear if gear.weapon is not None for trait in gear.weapon.traits}
    return any(p.perk == kind and p.trait in {None, *traits} for p in having(skill).skills[skill].perks)


def _comrades(options: list[Option], left: int) -> list[Option]:
    """List the Soldiers who may still be paid, the dearest first; no further Player Soldiers."""
    offered = [o for o in options if o[0] == "recruit" and _soldier(o).type != "player"]
    return sorted((o for o in offered if _price(o) <= left), key=_price, reverse=True)
