"""Which Command cards to play after the reveal and after Combat; judged from the view alone."""

from __future__ import annotations

from collections import Counter

from engine.core.protocol import Decision, Option
from engine.spearpoint.card_advice import BAR
from engine.spearpoint.numbers import IMMOBILE
from engine.spearpoint.ops import (
    AnyOp,
    AttackedMod,
    AttackMod,
    AutoHit,
    BombsReset,
    CannotAttack,
    Capture,
    DefenseMod,
    ExtraAttack,
    FlightMod,
    UntargetableBy,
)
from engine.spearpoint.targeting import aim_of, value
from engine.spearpoint.view import SpearpointView, UnitView
from engine.spearpoint.volleys import Shot, after, struck_by, whole

COVERED = 0.08
"""What it saves of a unit, as a share of its cost, to be harder to hit or to harm: for each point of it."""
OUT_OF_SIGHT = 0.3
"""What it saves of a damaged unit that nobody on the enemy's frontline can aim at it this Turn."""
ATTACK = 0.15
"""What the attack of a unit is worth, as a share of its cost."""
SORTIE = 0.3
"""What a Turn more in the air, or bombs once more, are worth, as a share of what the aircraft cost."""
FACES = 10


def plays(view: SpearpointView, decision: Decision) -> list[Option]:
    """Suggest the cards that promise most now, each on one unit; those that promise little are kept."""
    assert view.hand is not None
    hand = Counter(view.hand.commands)
    chosen: list[Option] = []
    found = [(_promise(view, option), option) for option in decision.options if option[0] == "play"]
    for promise, option in sorted(found, key=lambda each: (-each[0], each[1][2:])):
        card = str(option[1])
        if promise >= BAR and hand[card] and option[:3] not in [other[:3] for other in chosen]:
            hand[card] -= 1
            chosen.append(option)
    return chosen


def _promise(view: SpearpointView, option: Option) -> float:
    """Judge what playing a card on a unit promises, in Victory Points."""
    units = {unit.number: unit for unit in view.units}
    unit = units[int(option[2])]
    target = units[int(option[3])] if len(option) > 3 else unit
    return sum(_does(view, op, unit, target) for op in view.catalog.commands[str(option[1])].ops)


def _does(view: SpearpointView, op: AnyOp, unit: UnitView, target: UnitView) -> float:
    """Judge one operation of a card; ``target`` is that of an extra attack."""
    price = _price(view, unit)
    faced = price if _faced(view, unit) else 0.0
    match op:
        case AutoHit(index=index):
            return value(aim_of(view, unit), struck_by(unit.endurance, index - unit.defense))
        case Capture(roll=roll):
            return 2 * price * (FACES + 1 - roll) / FACES
        case ExtraAttack():
            return _extra(view, unit, target)
        case AttackedMod(amount=amount):
            return -COVERED * amount * faced
        case DefenseMod(amount=amount):
            return COVERED * amount * faced
        case UntargetableBy():
            return OUT_OF_SIGHT * faced if unit.damage is not None else 0.0
        case AttackMod(amount=amount):
            return ATTACK / 2 * amount * price
        case CannotAttack():
            return 0.0 if unit.idle else ATTACK * faced
        case FlightMod():
            return SORTIE * price if unit.flight == 1 else 0.0
        case BombsReset():
            return SORTIE * price if unit.bombed else 0.0
        case _:
            return 0.0


def _price(view: SpearpointView, unit: UnitView) -> float:
    """Return what a unit costs with its crew."""
    return unit.card.cost + (0 if unit.crew is None else view.catalog.units[unit.crew].cost)


def _faced(view: SpearpointView, unit: UnitView) -> bool:
    """Return whether an enemy of a unit could attack anybody."""
    side = view.players[unit.seat].side
    return any(view.players[other.seat].side != side and not other.idle for other in view.units)


def _extra(view: SpearpointView, unit: UnitView, target: UnitView) -> float:
    """Judge one more attack of a battery, by what is printed on it."""
    weapon = unit.card.weapons[0]
    assert weapon.vehicle is not None
    needs = weapon.vehicle - (0 if target.card.mobile else IMMOBILE)
    shot = Shot(0, weapon.rate, needs, weapon.index - target.defense)
    return value(aim_of(view, target), after(whole(max(1, target.endurance)), (shot,)))
