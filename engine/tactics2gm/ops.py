"""What cards, tokens, abilities and generals do: a small closed vocabulary, loaded, checked and printed as data.

The *lasting* operations change a number or allow something while what carries them is in force; they are asked
for. The others are carried out once, when the card is played or the ability used. Changes of the Impact numbers
are ``hit`` and ``crit``: positive is worse for the shooter (TG-094, TG-R10).
"""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

import msgspec
from msgspec import Meta

Group: TypeAlias = Literal["infantry", "vehicle", "tank", "gun", "light_gun", "aircraft", "landing_craft"]
"""Kinds of Units that rules and cards speak of; a Unit may be of several (a tank is a vehicle)."""

WeaponTrait: TypeAlias = Literal["rifle", "gun", "indirect", "hollow"]
"""Kinds of weapons: small arms of infantry, cannon of any calibre, indirect fire, hollow charges."""

CoverLevel: TypeAlias = Literal["light", "medium", "heavy", "concrete"]
"""Cover from the least to the best (TG-R16)."""


Change: TypeAlias = Annotated[int, Meta(ge=-5, le=5)]
"""How much a number becomes worse or better."""
More: TypeAlias = Annotated[int, Meta(ge=1, le=6)]
"""How much a number grows."""
Number: TypeAlias = Annotated[int, Meta(ge=1, le=20)]
"""So many points, cards, wounds or squares."""
Roll: TypeAlias = Annotated[int, Meta(ge=2, le=10)]
"""What 1D10 must reach."""


class Op(msgspec.Struct, frozen=True, tag_field="op", forbid_unknown_fields=True):
    """A word of the vocabulary."""


# ---------------------------------------------------------------- lasting: numbers


class ImpactMod(Op, frozen=True, tag="impact_mod"):
    """The Impact numbers of the Unit's own weapons change."""

    hit: Change
    crit: Change


class AttackedMod(Op, frozen=True, tag="attacked_mod"):
    """The Impact numbers of shots at the Unit change.

    ``cross``: at every Unit on the chosen square and its four neighbours instead.
    """

    hit: Change
    crit: Change
    area: Literal["unit", "cross"] = "unit"


class Prone(Op, frozen=True, tag="prone"):
    """A Unit that did not move may go prone at the end of its Movement (TG-095): a change for shots at it."""

    hit: Change
    crit: Change


class GiveCover(Op, frozen=True, tag="give_cover"):
    """The Unit has cover, not added to that of terrain (TG-R16).

    ``after``: at once, after a turn of its owner in which it did not move (``still``), or only after a whole one,
    from Start to End, that it spent on the board (``whole_turn``). ``rows``: of all own Units in the first N
    own rows, instead of one Unit; 0 for one Unit.
    """

    cover: CoverLevel
    after: Literal["at_once", "still", "whole_turn"] = "at_once"
    rows: int = 0


class Hidden(Op, frozen=True, tag="hidden"):
    """Enemies at this distance or more cannot target the Unit.

    Lost when it shoots, back after a turn in which it neither moved nor shot.
    """

    beyond: int


class MoveMod(Op, frozen=True, tag="move_mod"):
    """The Unit's Movement changes."""

    amount: More


class RangeMod(Op, frozen=True, tag="range_mod"):
    """The range of some of the Unit's weapons changes."""

    amount: More
    weapon: WeaponTrait


class ArmourMod(Op, frozen=True, tag="armour_mod"):
    """The Unit's armour changes, but never beyond ``most``."""

    amount: More
    most: Number


class WoundsMod(Op, frozen=True, tag="wounds_mod"):
    """The Unit's Wounds value changes."""

    amount: More


class PenetrationMod(Op, frozen=True, tag="penetration_mod"):
    """The penetration of some of the Unit's weapons changes."""

    amount: Change
    weapon: WeaponTrait


class PenetratedMod(Op, frozen=True, tag="penetrated_mod"):
    """The penetration of some weapons changes when they fire at the Unit."""

    amount: Change
    weapon: WeaponTrait


class DamageMod(Op, frozen=True, tag="damage_mod"):
    """The damage of some of the Unit's weapons changes against some kinds of targets."""

    amount: More
    weapon: WeaponTrait
    groups: tuple[Group, ...]


class SpotMod(Op, frozen=True, tag="spot_mod"):
    """The hit number of the owner's indirect weapons changes.

    Against targets at most ``within`` squares from the Unit; 0: against all.
    """

    hit: Change
    within: int = 0


class AntiAirMod(Op, frozen=True, tag="anti_air_mod"):
    """The hit number of the owner's anti-aircraft shots changes."""

    hit: Change


class AssaultMod(Op, frozen=True, tag="assault_mod"):
    """The Impact numbers of the Unit's assaults change (TG-R17)."""

    hit: Change
    crit: Change


class AssaultedMod(Op, frozen=True, tag="assaulted_mod"):
    """The Impact numbers of assaults on the Unit change (TG-R17)."""

    hit: Change
    crit: Change


class Income(Op, frozen=True, tag="income"):
    """The owner's AP in every HQ phase change, if his supply is at least ``supply``."""

    ap: int
    supply: int = 0


class Discount(Op, frozen=True, tag="discount"):
    """The first Unit of a kind that the owner deploys each turn costs less AP, but never less than ``least``."""

    ap: int
    least: int
    groups: tuple[Group, ...]


# ---------------------------------------------------------------- lasting: what may be done


class CannotAssault(Op, frozen=True, tag="cannot_assault"):
    """The Unit cannot assault."""


class Paradrop(Op, frozen=True, tag="paradrop"):
    """The Unit may be deployed on any square free of enemies and buildings (TG-123)."""


class RevealMines(Op, frozen=True, tag="reveal_mines"):
    """Mines on or next to the Unit's square are revealed when it arrives."""


class Tow(Op, frozen=True, tag="tow"):
    """The Unit carries one gun of up to this Movement (TG-R28)."""

    move: int


class AntiAir(Op, frozen=True, tag="anti_air"):
    """The Unit fires once per turn, the enemy's too, at an aircraft before it attacks (TG-122, TG-R25)."""


class Fighter(Op, frozen=True, tag="fighter"):
    """The aircraft waits beside the HQ to attack, intercept or escort (TG-120, TG-R24)."""


class Bombs(Op, frozen=True, tag="bombs"):
    """The aircraft attacks ``squares`` squares in a straight line, one roll each, and is discarded (TG-121)."""

    squares: int


class Jam(Op, frozen=True, tag="jam"):
    """Enemy Command Groups give no AP."""


# ---------------------------------------------------------------- carried out once


class SureCritical(Op, frozen=True, tag="sure_critical"):
    """The Unit's next shot is a critical if it hits and penetrates."""


class LayMine(Op, frozen=True, tag="lay_mine"):
    """A mine lies hidden on the square; the first enemy of these kinds that enters sets it off."""

    groups: tuple[Group, ...]
    hit: Roll
    crit: Roll
    pen: Number
    damage: Number


class Strike(Op, frozen=True, tag="strike"):
    """Roll for every Unit, friends too: on the chosen square, or on the four ``around`` it."""

    hit: Roll
    crit: Roll
    pen: Number
    damage: Number
    area: Literal["square", "around"] = "square"


class PlaceGeneral(Op, frozen=True, tag="place_general"):
    """A general of the owner's choice goes to his HQ (TG-029)."""


class GainAp(Op, frozen=True, tag="gain_ap"):
    """The owner gains AP, up to the maximum of his HQ."""

    ap: Number


class LoseAp(Op, frozen=True, tag="lose_ap"):
    """The opponent loses stored AP."""

    ap: Number


class Draw(Op, frozen=True, tag="draw"):
    """The owner draws cards."""

    cards: Number


class Sift(Op, frozen=True, tag="sift"):
    """In the Cards phase the owner draws cards, then puts ``back`` of them at the bottom of his deck."""

    draw: int
    back: int


class Heal(Op, frozen=True, tag="heal"):
    """Remove at most ``wounds`` wounds from one own Unit, which may have to be the card's target or adjacent."""

    wounds: Number
    reach: Literal["target", "adjacent", "self_or_adjacent"] = "target"
    groups: tuple[Group, ...] = ()
    """Which Units it may be, where it is not the card's target."""


class Breach(Op, frozen=True, tag="breach"):
    """An adjacent building loses Impact Points without a roll."""

    pi: int


class ClearMines(Op, frozen=True, tag="clear_mines"):
    """Mines on or next to the Unit's square are revealed, and each is removed on a ``roll`` or more."""

    roll: int


class ExtraMove(Op, frozen=True, tag="extra_move"):
    """The Unit may move further this turn.

    A Unit just deployed may not (``no``), may move these squares alone (``extra``), or its printed Movement
    instead (``full``).
    """

    squares: Number
    fresh: Literal["no", "extra", "full"] = "no"


class SeeHand(Op, frozen=True, tag="see_hand"):
    """The owner sees the opponent's hand."""


class SeeMines(Op, frozen=True, tag="see_mines"):
    """The owner sees the opponent's mines."""


class Drop(Op, frozen=True, tag="drop"):
    """The owner drops paratroopers from his hand, at most ``units``, each for ``less`` AP less than printed."""

    units: Number
    less: Number


class ShootAgain(Op, frozen=True, tag="shoot_again"):
    """All own Units of these kinds shoot once more, with at most ``weapons`` weapons each."""

    weapons: int
    groups: tuple[Group, ...]


AnyOp: TypeAlias = (
    ImpactMod
    | AttackedMod
    | Prone
    | GiveCover
    | Hidden
    | MoveMod
    | RangeMod
    | ArmourMod
    | WoundsMod
    | PenetrationMod
    | PenetratedMod
    | DamageMod
    | SpotMod
    | AntiAirMod
    | AssaultMod
    | AssaultedMod
    | Income
    | Discount
    | CannotAssault
    | Paradrop
    | RevealMines
    | Tow
    | AntiAir
    | Fighter
    | Bombs
    | Jam
    | SureCritical
    | LayMine
    | Strike
    | PlaceGeneral
    | GainAp
    | LoseAp
    | Draw
    | Sift
    | Heal
    | Breach
    | ClearMines
    | ExtraMove
    | SeeHand
    | SeeMines
    | Drop
    | ShootAgain
)
