"""What is printed: Soldiers and what they carry, Action cards, Locations, Hostiles, Events, Missions, Objectives.

What a card does is data: figures, and perks, features, traits and operations of small closed sets.
"""

from __future__ import annotations

from typing import Annotated, TypeAlias

from msgspec import Meta

from engine.core.datafile import Name, Typed
from engine.warfighter.kinds import (
    ActionKind,
    EventKind,
    FeatureKind,
    Ground,
    HostileTrait,
    ModeName,
    Nation,
    PerkKind,
    SoldierType,
    Special,
    Tier,
    Use,
    WeaponTrait,
)

Count = Annotated[int, Meta(ge=0)]
Positive = Annotated[int, Meta(ge=1)]
Die = Annotated[int, Meta(ge=1, le=11)]
"""What a d10 has to show; 11 is never."""
Slot = Annotated[int, Meta(ge=0, le=9)]


class Card(Typed, frozen=True, kw_only=True):
    """Anything with an id and a name; ``text`` is what is printed beside its figures."""

    id: str
    name: Name
    text: Name | None = None


class Perk(Typed, frozen=True, kw_only=True):
    """Something given to a bearer, as far as it is bound to a weapon, its mode or a range."""

    perk: PerkKind
    amount: int = 1
    trait: WeaponTrait | None = None
    modes: tuple[ModeName, ...] = ()
    thrown: bool = False
    rmin: Slot = 0
    rmax: Slot = 9


class Mode(Typed, frozen=True, kw_only=True):
    """A way to fire: so many dice that hit from a number, and empty the weapon on their first one or less."""

    mode: ModeName
    dice: Positive
    hit: Die
    empty: Count = 0


class Far(Typed, frozen=True, kw_only=True):
    """A range at which a weapon may still fire, less well."""

    range: Slot
    to_hit: int


class WeaponCard(Card, frozen=True, kw_only=True):
    """A weapon. ``squad``: of a Squad Soldier, and of nobody else."""

    nation: Nation
    rp: Count = 0
    load: Count = 0
    ammo: Count = 0
    """Counters; 0 for one that needs none."""
    rmin: Slot = 0
    rmax: Slot
    pen: Count = 0
    modes: tuple[Mode, ...]
    traits: tuple[WeaponTrait, ...] = ()
    explosion: Positive = 1
    far: Far | None = None
    thrown: Mode | None = None
    """How it is thrown, if it can be."""
    needs: WeaponTrait | None = None
    """What its bearer must carry to use it."""
    hand_to_hand: int = 0
    squad: bool = False


class Throw(Typed, frozen=True, kw_only=True):
    """A thrown charge; ``hit`` 0 needs no die."""

    rmax: Slot
    hit: Annotated[int, Meta(ge=0, le=10)]
    pen: Count
    explosion: Positive
    hits: Positive = 1
    """What it scores on a structure."""


class EquipmentCard(Card, frozen=True, kw_only=True):
    """Equipment."""

    nation: Nation
    rp: Count
    load: Count
    use: Use = ""
    uses: Count = 0
    """How often it can be used; 0: as often as one likes."""
    throw: Throw | None = None
    perks: tuple[Perk, ...] = ()


class SkillCard(Card, frozen=True, kw_only=True):
    """A Skill; it weighs nothing."""

    rp: Count
    perks: tuple[Perk, ...]


class SoldierCard(Card, frozen=True, kw_only=True):
    """A Soldier."""

    type: SoldierType
    nation: Nation
    rp: Positive
    health: Positive
    loadout: Positive | None = None
    move: Count
    cover: Count
    hand_to_hand: int
    actions: Positive = 2
    kit: tuple[str, ...] = ()
    """Weapons, equipment and Skills that he comes with."""
    perks: tuple[Perk, ...] = ()


class ActionCard(Card, frozen=True, kw_only=True):
    """An Action card."""

    copies: Positive
    kind: ActionKind
    covert: Count = 0
    """Further cards to be discarded."""
    radio: bool = False
    support: Count = 0
    """XP per turn to keep it in play; 0 for one that does not stay."""
    level: bool = False
    """Whether it has a bracketed option."""
    amount: int = 0


class Feature(Typed, frozen=True, kw_only=True):
    """Something that a Location does, at ranges from ``rmin``."""

    feature: FeatureKind
    amount: int = 1
    rmin: Slot = 0


class Table(Typed, frozen=True, kw_only=True):
    """Where Hostiles come from: the XP of those that are drawn, by band of RP, and which may reinforce."""

    hostiles: tuple[Positive, Positive, Positive, Positive, Positive, Positive]
    least: Count
    most: Count


class LocationCard(Card, frozen=True, kw_only=True):
    """A Location."""

    entrance: Count
    hand_to_hand: Positive
    table: Table
    ground: Ground
    features: tuple[Feature, ...] = ()


class Column(Typed, frozen=True, kw_only=True):
    """What a Hostile card's d10 must show to suppress, to wound once and twice, with so many active reticles."""

    suppress: Die
    one: Die
    two: Die


class Reinforce(Typed, frozen=True, kw_only=True):
    """The values that a Hostile card brings after it."""

    least: Positive
    most: Positive


class HostileCard(Card, frozen=True, kw_only=True):
    """A Hostile card."""

    tier: Tier
    copies: Positive
    xp: Positive
    reticles: Positive
    cover: Count
    rmin: Slot
    rmax: Slot
    entrance: Count = 0
    """What it adds to the entrance cost."""
    columns: tuple[Column, ...]
    traits: tuple[HostileTrait, ...] = ()
    reinforce: Reinforce | None = None
    kills: Positive = 1
    """Kill results that each reticle needs."""
    bunker: bool = False
    """It comes to the Locations of a line of bunkers."""


class EventCard(Card, frozen=True, kw_only=True):
    """An Event."""

    kind: EventKind


class MissionCard(Card, frozen=True, kw_only=True):
    """A Mission."""

    rp: Positive
    turns: Positive
    objective: Annotated[int, Meta(ge=2, le=9)]
    """The slot of the Objective."""
    loadout: int = 0
    special: Special | None = None
    goal: str = ""
    """The Objective that chance gives it; empty for any."""


class KillAll(Typed, frozen=True, tag_field="condition", tag="kill_all"):
    """No Hostile card is left in the Objective."""


class Destroy(Typed, frozen=True, tag_field="condition", tag="destroy"):
    """Something is to be hit so often through its cover."""

    hits: Positive
    cover: Positive


class Capture(Typed, frozen=True, tag_field="condition", tag="capture"):
    """Somebody is to be taken hand to hand, with at most so many active reticles beside him."""

    cover: Positive
    most: Count


class Work(Typed, frozen=True, tag_field="condition", tag="work"):
    """So many Actions are to be spent there, with at most so many active reticles; perhaps one then leaves."""

    actions: Positive
    most: Count
    exit: bool = False


class Hold(Typed, frozen=True, tag_field="condition", tag="hold"):
    """So many Soldiers are to be there at the end of so many Hostile Turns on end."""

    turns: Positive
    soldiers: Positive


Condition: TypeAlias = KillAll | Destroy | Capture | Work | Hold


class ObjectiveCard(Card, frozen=True, kw_only=True):
    """An Objective."""

    entrance: Count
    hand_to_hand: Positive
    table: Table
    condition: Condition


class Member(Typed, frozen=True, kw_only=True):
    """A Soldier of a ready-made squad, with what is bought for him."""

    soldier: str
    kit: tuple[str, ...] = ()


class SquadCard(Card, frozen=True, kw_only=True):
    """A ready-made squad for a Mission."""

    mission: str
    members: Annotated[tuple[Member, ...], Meta(min_length=1, max_length=8)]


class Named(Card, frozen=True, kw_only=True):
    """A name of something else: ``kind/id``."""


AnyCard: TypeAlias = (
    SoldierCard
    | WeaponCard
    | EquipmentCard
    | SkillCard
    | ActionCard
    | LocationCard
    | HostileCard
    | EventCard
    | MissionCard
    | ObjectiveCard
    | SquadCard
    | Named
)
GearCard: TypeAlias = WeaponCard | EquipmentCard

BANDS = (30, 45, 60, 80, 100)
"""The most RP of each column of a table but the last."""


def band(rp: int) -> int:
    """Return the column of a table for a squad's RP."""
    return sum(rp > most for most in BANDS)
