"""Equipment tokens: which a unit may take, which can be used, and turning them over.

TG-055 to TG-058, TG-080, TG-100, TG-101, TG-105 to TG-107. A unit's own weapons that flip follow the same rule;
they go by their index on the card.
"""

from __future__ import annotations

from engine.tactics2gm.library import LIBRARY
from engine.tactics2gm.state import TacticsState, TokenState, Unit

TOKENS = LIBRARY.tokens
SETUP = frozenset(token.id for token in TOKENS.values() if token.flip == "setup")
"""TG-107, TG-R22 The tokens that are set up to fire."""


def find(unit: Unit, token: str) -> TokenState | None:
    """Find a token on a unit."""
    for found in unit.tokens:
        if found.id == token:
            return found
    return None


def works(token: TokenState, turn: int) -> bool:
    """Return whether a token on a unit can be used in a turn (TG-056, TG-057)."""
    return token.up and turn >= token.ready


def usable(unit: Unit, weapon: str, turn: int) -> bool:
    """Return whether a token (by id) or an own weapon (by index) is there and works in a turn (TG-056, TG-057)."""
    if weapon.isdigit():
        return rested(unit, weapon, turn)
    token = find(unit, weapon)
    return token is not None and works(token, turn)


def rested(unit: Unit, weapon: str, turn: int) -> bool:
    """TG-057, TG-R21 Return whether an own weapon (by index) works in a turn: it is not grey, nor just upright."""
    return weapon not in unit.grey and turn >= unit.cooling.get(weapon, 0)


def flip(state: TacticsState, unit: Unit, weapon: str, turn: int) -> None:
    """Do to a token (by id) or an own weapon (by index) what its use does to it (TG-100, TG-101)."""
    if weapon.isdigit():
        if state.catalog.units[unit.card].weapons[int(weapon)].flips:
            unit.grey[weapon] = turn
        return
    token = find(unit, weapon)
    assert token is not None
    match TOKENS[weapon].flip:
        case "yes":
            grey(token, turn)
        case "discard":
            unit.tokens.remove(token)


def grey(token: TokenState, turn: int) -> None:
    """Turn a token to its grey side."""
    token.up = False
    token.flipped = turn


def rooted(unit: Unit) -> bool:
    """TG-107, TG-R22 Return whether a unit cannot move: something on it is set up to fire."""
    for token in unit.tokens:  # noqa: SIM110  # any() would make a generator, for every unit of every offer
        if token.up and token.id in SETUP:
            return True
    return False


def turn_upright(unit: Unit, turn: int) -> list[str]:
    """TG-105, TG-106, TG-R21 Turn a unit's grey tokens and weapons upright, those of this turn excepted.

    What needs time works again from the owner's next turn on; what was packed is set up at once. Give what was
    turned.
    """
    turned = []
    for token in unit.tokens:  # any() would make a generator, for every unit of every offer
        if not token.up and token.flipped != turn:
            token.up = True
            if TOKENS[token.id].flip == "yes":
                token.ready = turn + 2
            turned.append(token.id)
    if unit.grey:
        for weapon, used in list(unit.grey.items()):
            if used != turn:
                del unit.grey[weapon]
                unit.cooling[weapon] = turn + 2
                turned.append(weapon)
    return turned


def may_take(state: TacticsState, unit: Unit, token: str) -> bool:
    """TG-080 Return whether a unit may take a token beside those it has.

    None twice; infantry at most one offensive and one defensive, whatever is neither counting as either.
    """
    card = state.catalog.units[unit.card]
    if token not in card.tokens or find(unit, token) is not None:
        return False
    if not card.infantry:
        return True
    slots = [TOKENS[token].slot, *(TOKENS[other.id].slot for other in unit.tokens)]
    return len(slots) <= 2 and slots.count("off") <= 1 and slots.count("def") <= 1
