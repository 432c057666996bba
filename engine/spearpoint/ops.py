"""What cards do: a small closed vocabulary. Each word can be loaded, checked, run and printed.

An operation is data. The ones that change a number or forbid something are *passive*: they are asked for
(:mod:`engine.spearpoint.numbers`) while the card that carries them is in force. The others are carried out
once, when the card is played or the effect drawn.
"""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

import msgspec
from msgspec import Meta

Which: TypeAlias = Literal["first", "last", "max_rof", "bullets", "shells", "guns"]
"""Weapons of a unit: the first or last listed, the one with the highest rate of fire (the first of equals),
all that fire bullets, all that do not, all but bombs."""

Some: TypeAlias = Annotated[int, Meta(ge=1)]

Condition: TypeAlias = Literal["front_infantry", "front_ground", "front_open"]
"""When a unit may be captured: the enemy has an undamaged infantry unit on his frontline; any ground unit
on his frontline; any unit on his frontline while the owner has no other on his own."""


class Op(msgspec.Struct, frozen=True, tag_field="op", forbid_unknown_fields=True):
    """A word of the vocabulary."""


# ---------------------------------------------------------------- passive: numbers


class AttackMod(Op, frozen=True, tag="attack_mod"):
    """The unit's attack rolls change."""

    amount: int


class AttackedMod(Op, frozen=True, tag="attacked_mod"):
    """Attack rolls against the unit change."""

    amount: int


class DefenseMod(Op, frozen=True, tag="defense_mod"):
    """The unit's Defense changes; its base, which stops bullets, does not.

    ``cover``: it comes from earthworks, which flame weapons ignore.
    """

    amount: int
    cover: bool = False


class IndexMod(Op, frozen=True, tag="index_mod"):
    """The Damage Index of the unit's weapons, or of some of them, changes, never below 0."""

    amount: int
    which: Which | None = None


class InitiativeMod(Op, frozen=True, tag="initiative_mod"):
    """The owner's Initiative roll changes."""

    amount: int


class WeaponMod(Op, frozen=True, tag="weapon_mod"):
    """Attack rolls of some weapons change."""

    which: Which
    amount: int


class RateCap(Op, frozen=True, tag="rate_cap"):
    """No weapon fires more often than this per attack."""

    rate: Some


class WeaponCap(Op, frozen=True, tag="weapon_cap"):
    """No more weapons than this per attack."""

    weapons: Some


class RecoverMod(Op, frozen=True, tag="recover_mod"):
    """The Endurance to which the unit recovers changes."""

    amount: int


class FriendlyFireTo(Op, frozen=True, tag="friendly_fire_to"):
    """Natural attack rolls up to this are Friendly Fire."""

    roll: int


class DestroysFrom(Op, frozen=True, tag="destroys_from"):
    """A hit on the unit with at least this natural roll destroys it."""

    roll: int


class TargetDefenseMod(Op, frozen=True, tag="target_defense_mod"):
    """The target's Defense counts differently for the next hit of the attack, never below 0."""

    amount: int


# ---------------------------------------------------------------- passive: what may not be done


class CannotAttack(Op, frozen=True, tag="cannot_attack"):
    """The unit may not attack; for ``turns`` Turns where the effect itself has no counter."""

    turns: int = 0


class DisableWeapon(Op, frozen=True, tag="disable_weapon"):
    """Some weapons cannot fire. ``spares_only``: a unit's only weapon fires at a rate of 1 instead."""

    which: Which
    spares_only: bool = False


class NoLineMove(Op, frozen=True, tag="no_line_move"):
    """The unit may not change line."""


class NoCloseAssault(Op, frozen=True, tag="no_close_assault"):
    """The unit may not join a Close Assault."""


class FrontOnly(Op, frozen=True, tag="front_only"):
    """The unit may target only the enemy's frontline and aircraft."""


class AttackEvery(Op, frozen=True, tag="attack_every"):
    """The unit may attack only every Nth Turn."""

    turns: int


class NoCommand(Op, frozen=True, tag="no_command"):
    """No Command card may be played on the unit."""


class UntargetableBy(Op, frozen=True, tag="untargetable_by"):
    """Enemy units of a line may not target the unit."""

    line: Literal["front", "rear"]


class IgnoreLine(Op, frozen=True, tag="ignore_line"):
    """The unit may target the enemy's rear line."""


class LostOnMove(Op, frozen=True, tag="lost_on_move"):
    """The card is discarded when the unit changes line."""


# ---------------------------------------------------------------- carried out once


class Nothing(Op, frozen=True, tag="nothing"):
    """No effect."""


class KillCrew(Op, frozen=True, tag="kill_crew"):
    """The crew dies and is scored. A unit that needs none suffers ``otherwise`` (Turns without attack)."""

    otherwise: int = 0


class CrewToHand(Op, frozen=True, tag="crew_to_hand"):
    """The crew returns to its owner's hand. A unit that needs none suffers ``otherwise``."""

    otherwise: int = 0


class CaptureIf(Op, frozen=True, tag="capture_if"):
    """The unit is captured under a condition; else it may not attack for ``otherwise`` Turns (0: no effect)."""

    condition: Condition
    otherwise: int = 0


class Withdraw(Op, frozen=True, tag="withdraw"):
    """The unit and its crew leave: at once, or at the end of the Combat Phase."""

    to: Literal["hand", "reserves"]
    at: Literal["once", "end_of_combat"] = "once"


class FlightMod(Op, frozen=True, tag="flight_mod"):
    """The Turns of Flight left change."""

    turns: int


class FlightSet(Op, frozen=True, tag="flight_set"):
    """The Turns of Flight left become this."""

    turns: int


class BombsSpent(Op, frozen=True, tag="bombs_spent"):
    """The bombs are gone for this sortie."""


class BombsReset(Op, frozen=True, tag="bombs_reset"):
    """The bombs may be used once more."""


class ForcedLanding(Op, frozen=True, tag="forced_landing"):
    """The aircraft goes under the Reserves; the pilot is captured if the enemy has a ground unit."""


class DestroyWithCrew(Op, frozen=True, tag="destroy_with_crew"):
    """The unit and its crew are destroyed and scored."""


class Burn(Op, frozen=True, tag="burn"):
    """At the end of each Combat Phase while it lasts roll 1D10: up to ``to`` destroys the unit.

    ``crew``: the crew ``survives``, or the same die is the base Intensity that decides its ``fate``.
    """

    to: int
    crew: Literal["survives", "fate"] = "survives"


class AutoHit(Op, frozen=True, tag="auto_hit"):
    """One automatic hit with this Damage Index."""

    index: int


class RemoveDamage(Op, frozen=True, tag="remove_damage"):
    """The Damage card is discarded; the unit is back at Full Endurance."""


class ExpireEffect(Op, frozen=True, tag="expire_effect"):
    """A temporary Damage effect ends now; the card stays."""


class ResolveFirst(Op, frozen=True, tag="resolve_first"):
    """The unit's attack is resolved before the Initiative order begins."""


class Concentrate(Op, frozen=True, tag="concentrate"):
    """All own ground units that target the enemy unit get this on their attack rolls, if at least two do."""

    amount: int


class AirSuperiority(Op, frozen=True, tag="air_superiority"):
    """Own aircraft add this to their attack rolls, enemy aircraft subtract it."""

    amount: int


class Reroll(Op, frozen=True, tag="reroll"):
    """One missed attack roll of the attack is rolled again; the second result stands."""


class RerollIntensity(Op, frozen=True, tag="reroll_intensity"):
    """Once per game, the first Intensity of ``to`` or less that the crew's unit rolls is rolled again (SP-R41)."""

    to: int


class StopRolls(Op, frozen=True, tag="stop_rolls"):
    """The remaining attack rolls of an enemy weapon with a rate of 2 or more are lost."""


class SuppressAttack(Op, frozen=True, tag="suppress_attack"):
    """The enemy unit loses its attack; the own unit by which the card is played gives up its own."""


class RemoveCrew(Op, frozen=True, tag="remove_crew"):
    """Instead of the attack of an own unit: roll 2D10, and from this on the enemy's crew is removed and scored."""

    roll: int


class ExtraAttack(Op, frozen=True, tag="extra_attack"):
    """The unit attacks once more with its long-range weapon: enemy artillery that attacked this Turn."""


class Capture(Op, frozen=True, tag="capture"):
    """Roll 1D10: from this on the unit and its crew are captured. It may be tried only under the condition."""

    roll: int
    condition: Condition


class CrewSurvives(Op, frozen=True, tag="crew_survives"):
    """The crew of a unit just destroyed goes under its owner's Reserves whatever the Intensity."""


class SeeHand(Op, frozen=True, tag="see_hand"):
    """See the opponent's Unit hand."""


class DrawUnits(Op, frozen=True, tag="draw_units"):
    """Draw extra Unit cards."""

    cards: int


AnyOp: TypeAlias = (
    AttackMod
    | AttackedMod
    | DefenseMod
    | IndexMod
    | InitiativeMod
    | WeaponMod
    | RateCap
    | WeaponCap
    | RecoverMod
    | FriendlyFireTo
    | DestroysFrom
    | TargetDefenseMod
    | CannotAttack
    | DisableWeapon
    | NoLineMove
    | NoCloseAssault
    | FrontOnly
    | AttackEvery
    | NoCommand
    | UntargetableBy
    | IgnoreLine
    | LostOnMove
    | Nothing
    | KillCrew
    | CrewToHand
    | CaptureIf
    | Withdraw
    | FlightMod
    | FlightSet
    | BombsSpent
    | BombsReset
    | ForcedLanding
    | DestroyWithCrew
    | Burn
    | AutoHit
    | RemoveDamage
    | ExpireEffect
    | ResolveFirst
    | Concentrate
    | AirSuperiority
    | Reroll
    | RerollIntensity
    | StopRolls
    | SuppressAttack
    | RemoveCrew
    | ExtraAttack
    | Capture
    | CrewSurvives
    | SeeHand
    | DrawUnits
)
