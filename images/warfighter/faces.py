"""What is drawn of everything on the table: Hostile cards, Soldiers, and the row in which they stand."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal, NamedTuple, TypeAlias

from engine.warfighter import hostile_fire, perks, placement
from engine.warfighter.field import Field, Gear, Hostile, Soldier
from engine.warfighter.view import WarfighterView
from images.warfighter.symbols import REINFORCE, TRAITS, place_icon
from images.warfighter.words import Words

Ground: TypeAlias = Literal["start", "location", "objective", "shut", "empty"]
"""What lies in a slot: the Mission, a Location, the Objective before and after it is active; or nothing yet."""
LOW = 2
"""The most Health that is drawn as a warning."""


class HostileFace(NamedTuple):
    """All that is drawn of a Hostile card."""

    letter: str
    name: str
    aim: int
    """The Soldier at whom it aims, by his number; 0 for none."""
    seat: int
    """Whose Soldier that is."""
    fires: bool
    """It fires at him in the next Hostile Turn."""
    away: int
    """Slots from it to him, backward below 0."""
    locked: bool
    active: int
    ducked: int
    dead: int
    cover: int
    reach: str
    traits: tuple[tuple[str, str], ...]
    """Icons of its traits, each with its word."""
    new: bool


class Weapon(NamedTuple):
    """What a Soldier has in hand: its name, how many counters lie on it, and whether it can be fired."""

    name: str
    ammo: int
    """-1 for one that needs none."""
    ready: bool
    deployed: bool


class SoldierFace(NamedTuple):
    """All that is drawn of a Soldier."""

    number: int
    seat: int
    name: str
    health: int
    healthy: int
    suppress: int
    aimed: int
    """How many Hostile cards will fire at him."""
    locked: str
    """The letter of the Hostile card with which he fights hand to hand."""
    weapon: Weapon | None
    actions: int
    of: int
    """His Actions in a turn, at least those that are left."""


class PlaceFace(NamedTuple):
    """All that is drawn of a slot."""

    slot: int
    ground: Ground
    kind: str
    name: str
    icon: str
    entrance: int
    hand_to_hand: int
    reach: str
    gear: int
    """Things that lie on the ground."""
    smoke: bool
    rule: str


@dataclass(frozen=True)
class Slot:
    """A slot with all who stand in it: Hostile cards in the order in which they came, Soldiers by number."""

    place: PlaceFace
    hostiles: tuple[HostileFace, ...]
    soldiers: tuple[SoldierFace, ...]


def slots(view: WarfighterView, words: Words) -> list[Slot]:
    """Gather the row from the Mission to the Objective."""
    field = view.field
    aimed = {hostile.uid: aim(field, hostile) for hostile in field.hostiles}
    firing = Counter(soldier.no for soldier, fires in aimed.values() if soldier is not None and fires)
    return [
        Slot(
            _place(view, slot, words),
            tuple(_hostile(field, hostile, *aimed[hostile.uid], words) for hostile in field.facing(slot)),
            tuple(_soldier(field, soldier, firing, words) for soldier in field.alive(slot)),
        )
        for slot in range(field.end + 1)
    ]


def aim(field: Field, hostile: Hostile) -> tuple[Soldier | None, bool]:
    """Return at whom a card aims, and whether it will fire at him as things stand."""
    hit = hostile_fire.target(field, hostile)
    if hit is not None:
        return hit, hostile.active > 0
    return next((s for s in field.alive() if s.no == hostile.target), None), False


def reach(least: int, most: int) -> str:
    """Write a range: 0–2, or 1."""
    return str(least) if least == most else f"{least}–{most}"


def _hostile(field: Field, hostile: Hostile, aimed: Soldier | None, fires: bool, words: Words) -> HostileFace:  # noqa: FBT001
    card = hostile.printed
    traits = [(TRAITS[trait], words.of("trait", trait=trait)) for trait in card.traits]
    if card.reinforce is not None:
        traits.append((REINFORCE, words.of("reinforce")))
    return HostileFace(
        letter=hostile.letter or str(hostile.uid),
        name=words.short(hostile.card),
        aim=0 if aimed is None else aimed.no,
        seat=0 if aimed is None else aimed.seat,
        fires=fires,
        away=0 if aimed is None else aimed.slot - hostile.slot,
        locked=bool(field.gripping(hostile)),
        active=hostile.active,
        ducked=hostile.living - hostile.active,
        dead=hostile.kills,
        cover=card.cover,
        reach=reach(card.rmin, card.rmax),
        traits=tuple(traits),
        new=hostile.turn == field.turn,
    )


def in_hand(soldier: Soldier) -> Gear | None:
    """Return the weapon that is drawn: the first that can fire, else the first; for want of any a melee weapon."""
    guns = [g for g in soldier.gear if g.weapon is not None and "melee" not in g.weapon.traits]
    return next((g for g in guns if g.loaded), next(iter(guns or [g for g in soldier.gear if g.weapon]), None))


def weapon_face(gear: Gear, words: Words) -> Weapon:
    """Say what is drawn of a weapon."""
    printed = gear.weapon
    assert printed is not None
    return Weapon(words.short(gear.card), gear.ammo if printed.ammo else -1, gear.loaded, gear.deployed)


def _soldier(field: Field, soldier: Soldier, firing: Mapping[int, int], words: Words) -> SoldierFace:
    gear = in_hand(soldier)
    gripped = field.hostile(soldier.grip) if soldier.grip else None
    return SoldierFace(
        number=soldier.no,
        seat=soldier.seat,
        name=words.short(soldier.card),
        health=perks.health(soldier),
        healthy=perks.healthy(soldier),
        suppress=soldier.suppress,
        aimed=firing.get(soldier.no, 0),
        locked="" if gripped is None else gripped.letter or str(gripped.uid),
        weapon=None if gear is None else weapon_face(gear, words),
        actions=soldier.actions,
        of=max(soldier.printed.actions, soldier.actions),
    )


def _place(view: WarfighterView, slot: int, words: Words) -> PlaceFace:
    field = view.field
    place = field.row[slot]
    printed = place.printed
    ground: Ground = "location" if place.card else "empty"
    if slot == 0:
        ground = "start"
    elif slot == field.end:
        ground = "objective" if field.active else "shut"
    land = getattr(printed, "ground", "")
    kind = words.of("trait", trait=land) if land else words.of("slot", slot=ground)
    return PlaceFace(
        slot=slot,
        ground=ground,
        kind=kind,
        name=words.of("start") if slot == 0 else words.short(place.card) if place.card else "",
        icon="us" if slot == 0 else "" if printed is None else place_icon(printed),
        entrance=0 if printed is None or place.free else printed.entrance,
        hand_to_hand=0 if printed is None else printed.hand_to_hand,
        reach="" if printed is None else reach(*placement.bounds(field, printed.table)),
        gear=len(place.ground),
        smoke=place.smoke,
        rule=words.text(place.card) if printed is not None else "",
    )
