"""The Combat Table (A.3.3 of our design): what every die needs, as a function of who fires at whom and where.

It knows no state, so that odds can ask it what they suppose.
"""

from __future__ import annotations

from typing import NamedTuple, cast

from engine.core.modifiers import Modifier, summed
from engine.fab.cards import ARMOURED_KINDS, BATTLE_KINDS, Effect, Quality
from engine.fab.pieces import Piece
from engine.fab.state import Block

BASE = 5
"""The Success Number before anything changes it (2.1)."""
GUNNERY_MOST_TDN = 1
"""The roughest terrain in which Israeli gunnery counts (15.1)."""
NIGHT: Effect = "night_attack"
RAMPS: Effect = "ramps"
"""Events that change the numbers of the attackers' close fire."""
BARRAGE: Effect = "barrage"
MISSILES: Effect = "missile_ambush"
TANK_FORCE: Effect = "tank_force"
"""Events that add dice: to the attacker's artillery, to defensive close fire at armour, to any."""
EXTRA_DICE: dict[Effect, int] = {BARRAGE: 5, MISSILES: 5, TANK_FORCE: 6}
"""What those dice need, which nothing changes (17)."""
EXTRA = 2
"""How many dice each of those events adds."""


class Firer(NamedTuple):
    """Whoever rolls dice: a unit or an asset, as it is now."""

    quality: Quality
    armour: bool = False
    infantry: bool = False
    """Artillery and aircraft are of neither class (13.3)."""
    gunner: bool = False
    """An Israeli unit of armour class (15.1)."""
    antitank: bool = False
    rockets: bool = False
    """Rocket artillery ignores defences (16.6)."""
    disordered: bool = False
    cut: bool = False


class Target(NamedTuple):
    """The enemy's point unit, and the ground on which it is fired at."""

    quality: Quality
    armour: bool
    tdn: int
    defended: bool = False
    """Its side is in defences."""
    assault: bool = False
    """The attackers assault across a river or from the air."""
    night: bool = False
    """Night Attack (E3)."""
    ramps: bool = False
    """Tank Ramps (E9)."""


def of_unit(block: Block) -> Firer:
    """Describe a unit that fires."""
    card = block.card
    return Firer(
        quality=block.quality,
        armour=card.armour,
        infantry=not card.armour,
        gunner=card.armour and card.side == "il",
        disordered=not block.good,
        cut=block.cut,
    )


def of_asset(piece: Piece) -> Firer:
    """Describe an asset that fires."""
    return Firer(
        quality=cast("Quality", piece.quality),
        armour=piece.kind in ARMOURED_KINDS,
        infantry=piece.kind in BATTLE_KINDS - ARMOURED_KINDS,
        antitank=piece.kind == "at",
        rockets=piece.rockets,
    )


def artillery(firer: Firer, target: Target, *, attacking: bool) -> list[Modifier]:
    """List what changes the number of artillery and aircraft."""
    found = [Modifier("firer", _worth(firer.quality))]
    if firer.rockets:
        found.append(Modifier("rockets", -1))
    elif target.defended:
        found.append(Modifier("defences", -1))
    if attacking and target.tdn >= 2:
        found.append(Modifier("terrain", -1))
    return _real(found)


def close(firer: Firer, target: Target, *, attacking: bool) -> list[Modifier]:
    """List what changes the number of units and battle assets that fire at close range."""
    found = [
        Modifier("firer", _worth(firer.quality)),
        Modifier("point", -_worth(target.quality)),
        Modifier("classes", _classes(firer, target)),
        Modifier("disorder", -firer.disordered),
        Modifier("cut", -firer.cut),
    ]
    if firer.gunner and target.armour and target.tdn <= GUNNERY_MOST_TDN:
        found.append(Modifier("gunnery", 1))
    if firer.antitank and target.armour and not attacking:
        found.append(Modifier("antitank", 1))
    if attacking:
        found += [
            Modifier("defences", -target.defended),
            Modifier("terrain", -max(0, target.tdn - target.night)),
            Modifier("assault", -target.assault),
            Modifier("night", +target.night),
            Modifier("ramps", -target.ramps),
        ]
    return _real(found)


def number(modifiers: list[Modifier]) -> int:
    """Return the Success Number."""
    return BASE + summed(modifiers)


def succeeds(die: int, needs: int) -> bool:
    """Return whether a die succeeds: a 1 always does, a 10 never (2.1)."""
    return die == 1 or (die != 10 and die <= needs)


def _worth(quality: Quality) -> int:
    return {"E": 1, "V": 0, "G": -1}[quality]


def _classes(firer: Firer, target: Target) -> int:
    """Armour has the better of infantry in the open; infantry, of armour in the hills."""
    if firer.armour and not target.armour:
        return 1 if target.tdn == 0 else 0
    if firer.infantry and target.armour:
        return -1 if target.tdn == 0 else int(target.tdn >= 2)
    return 0


def _real(modifiers: list[Modifier]) -> list[Modifier]:
    return [modifier for modifier in modifiers if modifier.amount]
