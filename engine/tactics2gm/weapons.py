"""The weapons of a unit: its own, those on its tokens, and which of them may fire now (TG-085, TG-086, TG-R14)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import NamedTuple

from engine.tactics2gm.cards import Weapon
from engine.tactics2gm.library import LIBRARY
from engine.tactics2gm.ops import Breach, RangeMod
from engine.tactics2gm.squares import ROWS, STRIDE, WITHIN
from engine.tactics2gm.state import Unit
from engine.tactics2gm.tables import of_supports, of_units
from engine.tactics2gm.tokens import works

ANYWHERE = STRIDE + ROWS
"""More than any two squares lie apart."""


@cache
def rings(least: int, most: int) -> tuple[int, ...]:
    """Give, for each square, the squares between two distances from it, as bits; a ``most`` of 0 is any."""
    farthest = min(most, ANYWHERE) or ANYWHERE
    return tuple(within[farthest] & ~(within[least - 1] if least else 0) for within in WITHIN)


class Arm(NamedTuple):
    """A weapon as a unit bears it."""

    id: str
    """As options name it: its index on the card, or the token's id."""
    name: str
    """As words name it: ``us_sherman/0``, ``token/hmg``."""
    weapon: Weapon
    ring: tuple[int, ...]
    """The squares that it reaches from each, as printed; see :func:`rings`."""
    breach: int = 0
    """Impact Points that it costs a building beside it without a roll (a satchel charge)."""


OWN: dict[str, tuple[Arm, ...]] = of_units(
    lambda card: tuple(
        Arm(str(i), f"{card.id}/{i}", weapon, rings(weapon.least, weapon.range))
        for i, weapon in enumerate(card.weapons)
    )
)
"""The weapons printed on each Unit card."""
CARRIED: dict[str, Arm] = {
    token.id: Arm(
        token.id,
        f"token/{token.id}",
        token.weapon,
        rings(token.weapon.least, token.weapon.range),
        sum(op.pi for op in token.ops if isinstance(op, Breach)),
    )
    for token in LIBRARY.tokens.values()
    if token.weapon is not None
}
"""The weapons on tokens."""
_FARTHEST: dict[str, int] = of_units(lambda card: max([0, *(weapon.range or ANYWHERE for weapon in card.weapons)]))
_FARTHEST.update({token: each.weapon.range or ANYWHERE for token, each in CARRIED.items()})
"""How far the weapons of each card and of each token reach as printed."""

_MORE: dict[str, int] = of_supports(
    lambda card: max((op.amount for op in card.ops if isinstance(op, RangeMod)), default=None)
)
"""The most that a Support card adds to a range."""


def farthest(unit: Unit) -> int:
    """Give a distance beyond which no weapon of a unit reaches, whatever the cards on it are."""
    reach = _FARTHEST[unit.card]
    for token in unit.tokens:
        carried = _FARTHEST.get(token.id, 0)
        if carried > reach:  # noqa: PLR1730  # max() takes three times as long, for every unit of every offer
            reach = carried
    if not unit.cards:
        return reach
    return min(reach + sum(_MORE.get(lasting.card, 0) for lasting in unit.cards), ANYWHERE)


def arm(unit: Unit, id_: str) -> Arm:
    """Find a weapon of a unit as options name it."""
    return OWN[unit.card][int(id_)] if id_.isdigit() else CARRIED[id_]


def working(unit: Unit, turn: int) -> Sequence[Arm]:
    """List the weapons of a unit that work in a turn: none that is grey."""
    own = OWN[unit.card]
    if not unit.grey and not unit.tokens:
        return own
    found = [each for each in own if each.id not in unit.grey] if unit.grey else [*own]
    for token in unit.tokens:
        carried = CARRIED.get(token.id)
        if carried is not None and works(token, turn):
            found.append(carried)
    return found


def loaded(unit: Unit, turn: int) -> Sequence[Arm]:
    """List the weapons with which a unit may still fire in this turn's Shooting phase, each once (TG-R14)."""
    found = working(unit, turn)
    if unit.fired and not unit.again:
        return [each for each in found if each.name not in unit.fired]
    return found
