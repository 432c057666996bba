"""What to deploy where, and what it takes along."""

from __future__ import annotations

from collections.abc import Callable

from engine.core.protocol import Option
from engine.tactics2gm.active_effects import printed
from engine.tactics2gm.cards import UnitCard
from engine.tactics2gm.heuristics.outlook import SUPPLY, Outlook, loss
from engine.tactics2gm.heuristics.race import guns
from engine.tactics2gm.library import LIBRARY
from engine.tactics2gm.ops import Income
from engine.tactics2gm.squares import ROWS, SQUARES, Square, column, own_row
from engine.tactics2gm.view import TacticsView

NEEDED = 20.0
"""Deploying comes before what is worth less: a Unit on the field is what Action Points are for."""
TAKEN = ("hmg",)
"""Equipment that makes a Unit another one is taken before the next is deployed."""
STRONG = 60.0
"""What equipment that is taken in any case is worth: it must be taken at once, or never (TG-R42)."""
FACING = 0.3
"""How much it counts whom a Unit meets in its column, beside what it does at once."""
PLENTY = 7
"""With so many Action Points left the next might be lost (TG-028): they may go into equipment."""


def _deploy(look: Outlook, option: Option) -> float:
    """Deploy the costliest first, where it does most; the automatic opponent faces the enemy (TG-R51)."""
    card = look.catalog.units[str(option[1])]
    if str(option[2]) not in SQUARES:
        return NEEDED + card.cost
    at = SQUARES[str(option[2])]
    if look.automatic:
        return NEEDED + card.cost + 0.5 * _facing(look, card, at)
    earns: float = SUPPLY * sum([op.ap for _, op in printed(card, Income)])
    return NEEDED + card.cost + earns + _arriving(look, card, at) + FACING * _facing(look, card, at)


def _drop(look: Outlook, option: Option) -> float:
    """Drop paratroopers where they do more than on the deployment line."""
    card, at = look.catalog.units[str(option[1])], SQUARES[str(option[2])]
    return NEEDED + card.cost + _arriving(look, card, at)


def _arriving(look: Outlook, card: UnitCard, at: Square) -> float:
    """Judge a square for a Unit that comes to it: it may shoot at once, and stays there for a turn."""
    worth = look.offense(look.aims(card.weapons), at) + SUPPLY * look.supplied(None, at)
    risk = look.risk(card, card.armour, 0, card.wounds, at)
    if not look.must_fall:
        return worth - risk * loss(card)
    return worth + look.staying(card, guns(card.weapons), risk, at)


def _facing(look: Outlook, card: UnitCard, at: Square) -> float:
    """Judge a square of the deployment line: what comes down its column that the card could harm."""
    best = 0.0
    for enemy in look.enemies:
        if enemy.at is not None:
            aside = abs(column(enemy.at) - column(at))
            harm = max((look.promise(weapon, enemy) for weapon in card.weapons), default=0.0)
            alike = 0.5 if look.card(enemy).infantry == card.infantry else 0.0
            best = max(best, (harm + alike) * (ROWS - own_row(look.side, enemy.at) + 1) / (1 + aside))
    middle = (look.view.columns + 1) / 2
    return best + 0.1 - abs(column(at) - middle) / 100


def faces(view: TacticsView, side: int, card: str, at: Square) -> bool:
    """Return whether an enemy stands in the column of a square whom a unit card has a weapon to harm."""
    return any(
        enemy.side != side
        and enemy.at is not None
        and column(enemy.at) == column(at)
        and any(weapon.pen >= enemy.armour for weapon in view.catalog.units[card].weapons)
        for enemy in view.units
    )


def _equip(look: Outlook, option: Option) -> float:
    """Take what makes a Unit another one; more only where the points would be lost else.

    The automatic opponent takes a little of everything once it has deployed what it can (TG-R48).
    """
    token = LIBRARY.tokens[str(option[2])]
    if not look.automatic:
        if token.id in TAKEN:
            return STRONG
        if look.stored(look.side) < PLENTY:
            return 0.0
    return 0.4 if token.weapon is not None else 0.3


JUDGES: dict[str, Callable[[Outlook, Option], float]] = {"deploy": _deploy, "drop": _drop, "equip": _equip}
