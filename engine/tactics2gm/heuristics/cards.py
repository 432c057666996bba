"""When to play Support cards and bombers, and on what."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from msgspec.structs import replace

from engine.core.protocol import Option
from engine.tactics2gm.cards import Support, Weapon
from engine.tactics2gm.catalog import TacticsCatalog
from engine.tactics2gm.heuristics.outlook import Outlook
from engine.tactics2gm.heuristics.promises import cover
from engine.tactics2gm.library import LIBRARY
from engine.tactics2gm.ops import (
    AntiAirMod,
    AttackedMod,
    DamageMod,
    Draw,
    Drop,
    ExtraMove,
    GainAp,
    Heal,
    Jam,
    LayMine,
    LoseAp,
    Op,
    PenetrationMod,
    PlaceGeneral,
    SeeHand,
    Strike,
)
from engine.tactics2gm.squares import BESIDE, ROWS, SQUARES, Square, column, listed, own_row
from engine.tactics2gm.view import UnitView

FIRST = 80.0
"""What gives Action Points comes before what costs them."""
SPENT, SPARE = 1.0, 0.4
"""What an Action Point is worth: as long as there are Units in hand to deploy with it, and without any."""
FEW = 3
"""With so few cards in hand new ones are of use."""


def _play(look: Outlook, option: Option) -> float:
    """Judge a Support card by what its operations do now, less what else its Action Points could buy."""
    card = look.catalog.supports[str(option[1])]
    worth = sum(_does(look, card, op, option) for op in card.ops)
    if worth >= FIRST:
        return worth
    units = any(other in look.catalog.units for other in look.view.hand or ())
    return worth - card.play_cost * (SPENT if units else SPARE)


def _does(look: Outlook, card: Support, op: Op, option: Option) -> float:
    """Judge one operation of a card."""
    view, enemy = look.view, 1 - look.side
    match op:
        case GainAp(ap=ap):
            most = LIBRARY.hqs[view.forces[look.side].side].ap_max
            return FIRST if look.stored(look.side) + ap <= most + 1 else 0.0
        case PlaceGeneral():
            return FIRST + _general(look, str(option[2]))
        case Heal(wounds=wounds):
            unit = look.unit(option[2])
            healed = min(wounds, unit.wounds)
            return 1.5 * healed / unit.toughness * look.price(unit) if healed == wounds or unit.wounds > 1 else 0.0
        case Strike():
            return _struck(look, op, SQUARES[str(option[2])])
        case AttackedMod(area="cross"):
            return _smoke(look, SQUARES[str(option[2])])
        case LayMine():
            return _mined(look, SQUARES[str(option[2])])
        case ExtraMove():
            unit = look.unit(option[2])
            assert unit.at is not None
            stand = look.stand(unit)
            return stand(SQUARES[str(option[3])]) - stand(unit.at)
        case Draw():
            return 2.0 if len(view.hand or ()) <= FEW else 0.0
        case LoseAp(ap=ap):
            return 4.5 if look.stored(enemy) >= ap else 0.0
        case Jam():
            return 1.5 * sum("command" in look.card(unit).abilities for unit in look.enemies) - 1.0
        case Drop():
            return 4.0
        case SeeHand():
            return 0.2
        case AntiAirMod():
            return 0.0
        case PenetrationMod() | DamageMod():
            return _loaded(look, op, look.unit(option[2]))
        case _:
            return _lasting(look, card, look.unit(option[2])) if card.on.whose == "own" else 0.0


def _lasting(look: Outlook, card: Support, unit: UnitView) -> float:
    """Judge a card that lies on a unit: the dearer its bearer and the more it can harm now, the better."""
    worth = 0.5 + look.price(unit) / 4
    if card.lasts == "turn":
        now = 0.0 if unit.at is None else look.offense(look.aims(look.arms(unit), unit.wounds), unit.at)
        return 0.5 * now - 0.5
    return worth - 0.5 * unit.wounds


def _loaded(look: Outlook, op: PenetrationMod | DamageMod, unit: UnitView) -> float:
    """Judge better rounds by what they add to the shots that a unit could fire from where it stands."""
    if unit.at is None:
        return 0.0
    more = 0.0
    for weapon in look.arms(unit):
        if weapon.has(op.weapon):
            usual, better = (look.aims([each], unit.wounds) for each in (weapon, _with(op, weapon)))
            more += max(0.0, look.offense(better, unit.at) - look.offense(usual, unit.at))
    return more


def _with(op: PenetrationMod | DamageMod, weapon: Weapon) -> Weapon:
    """Load a weapon with other rounds, as far as they concern its targets."""
    if isinstance(op, PenetrationMod):
        return replace(weapon, pen=weapon.pen + op.amount)
    return replace(weapon, damage=weapon.damage + op.amount, against=op.groups)


def _general(look: Outlook, general: str) -> float:
    """Judge a general by the army that he leads: its cards on the field, in hand and in the deck."""
    view = look.view
    cards = [unit.card for unit in view.units if unit.side == look.side]
    cards += [*(view.hand or ()), *(view.deck or {})]
    units = [look.catalog.units[card] for card in cards if card in look.catalog.units]
    tanks, vehicles = sum(card.tank for card in units), sum(card.vehicle for card in units)
    match general:
        case "us_bradley":
            return 6.0
        case "us_patton":
            return 0.8 * tanks
        case "ge_rommel":
            return 0.6 * vehicles
        case "ge_model":
            return 4.0
        case "ge_guderian":
            return 0.5 * tanks
        case _:
            return 1.0


def _struck(look: Outlook, op: Strike, at: Square) -> float:
    """Judge a barrage on a square: what it is likely to destroy there, less what of one's own."""
    struck = (at,) if op.area == "square" else listed(BESIDE[at])
    worth = 0.0
    for unit in (*look.enemies, *look.friends):
        if unit.at is None or unit.at not in struck or op.pen < unit.armour:
            continue
        hard = cover(look.view, look.card(unit), unit.at)
        hits, kills = max(0, 11 - op.hit - hard) / 10, max(0, 11 - op.crit) / 10
        if op.damage >= unit.toughness - unit.wounds:
            kills = hits
        share = kills + max(0.0, hits - kills) * op.damage / unit.toughness
        worth += share * look.price(unit) * (2.0 if unit.side != look.side else -3.0)
    return worth


def _smoke(look: Outlook, at: Square) -> float:
    """Judge a square for smoke: whom it hides of one's own that is in danger, less whom of the enemy's."""
    hidden = {at, *listed(BESIDE[at])}
    saved = sum(0.4 * look.danger(unit) for unit in look.friends if unit.at in hidden)
    return saved - sum(0.4 * look.price(unit) for unit in look.enemies if unit.at in hidden) - 1.0


def _mined(look: Outlook, at: Square) -> float:
    """Judge a square for a mine: before an enemy, on one's own half."""
    ahead = any(
        column(foe.at) == column(at) and own_row(look.side, foe.at) > own_row(look.side, at)
        for foe in look.enemies
        if foe.at is not None
    )
    return 1.5 if ahead and own_row(look.side, at) <= ROWS // 2 else 0.0


def _bomb(look: Outlook, option: Option) -> float:
    """Bomb where it is likely to destroy enough; friends are spared."""
    card = look.catalog.units[str(option[1])]
    squares = {SQUARES[str(step)] for step in option[2:] if str(step) in SQUARES}
    if option[-1] == "building":
        return 0.0
    struck = [unit for unit in look.enemies if unit.at in squares]
    return 3.0 * sum(look.promise(card.weapons[0], unit) for unit in struck) - 3.0


def _impact(look: Outlook, option: Option) -> float:  # noqa: ARG001
    """Declare an Impact where a shot likely to hit would destroy far more with it than without."""
    gains = (
        (shot.percent - shot.kills) / 100 * look.price(look.unit(key.split(" ")[-1]))
        for key, shot in look.view.odds.items()
        if key.split(" ")[-2] == "unit"
    )
    return 100.0 if max(gains, default=0.0) >= 2.0 else 0.0


def least_useful(cards: Iterable[Option], catalog: TacticsCatalog) -> list[Option]:
    """Put cards that may be thrown away in order, what is of least use first."""
    return sorted(cards, key=lambda option: _kept(str(option[1]), catalog))


def _kept(card: str, catalog: TacticsCatalog) -> float:
    """Judge a card in hand: Units by what they cost, a Support card only where it has a use."""
    if card in catalog.units:
        return 2.0 + catalog.units[card].cost
    return 0.5 * catalog.supports[card].deck_cost


JUDGES: dict[str, Callable[[Outlook, Option], float]] = {"play": _play, "bomb": _bomb, "impact": _impact}
