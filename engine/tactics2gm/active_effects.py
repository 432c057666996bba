"""What is in force on a unit: abilities on its card, tokens on it, Support cards played on it."""

from __future__ import annotations

from functools import cache
from typing import TypeVar

from engine.tactics2gm.library import LIBRARY
from engine.tactics2gm.ops import Op, WoundsMod
from engine.tactics2gm.state import Unit

AnOp = TypeVar("AnOp", bound=Op)

_HOLDING: dict[str, tuple[Op, ...]] = {
    token.id: token.ops for token in LIBRARY.tokens.values() if token.ops and token.lasts is None
}
"""What tokens do by lying there; the others do it only once they are used."""


@cache
def printed(card: str, kind: type[AnOp]) -> tuple[tuple[str, AnOp], ...]:
    """List the operations of one kind that the abilities on a Unit card are."""
    found = ((ability, LIBRARY.abilities[ability].op) for ability in LIBRARY.units[card].abilities)
    return tuple((ability, op) for ability, op in found if isinstance(op, kind))


def active_effects(unit: Unit, kind: type[AnOp]) -> list[tuple[str, AnOp]]:
    """List the operations of one kind that are in force on a unit, each with what it comes from."""
    found = list(printed(unit.card, kind))
    for token in unit.tokens:
        if token.id in _HOLDING:
            found += [(token.id, op) for op in _held(token.id, kind)]
    return found + played(unit, kind) if unit.cards else found


@cache
def _held(token: str, kind: type[AnOp]) -> tuple[AnOp, ...]:
    """List the operations of one kind on a token that works by lying there."""
    return tuple(op for op in _HOLDING[token] if isinstance(op, kind))


def played(unit: Unit, kind: type[AnOp]) -> list[tuple[str, AnOp]]:
    """List the operations of one kind on the Support cards in force on a unit."""
    return [(lasting.card, op) for lasting in unit.cards for op in _said(lasting.card, kind)]


@cache
def _said(card: str, kind: type[AnOp]) -> tuple[AnOp, ...]:
    """List the operations of one kind on a Support card."""
    return tuple(op for op in LIBRARY.supports[card].ops if isinstance(op, kind))


def toughness(unit: Unit) -> int:
    """TG-053 Return the Wounds value of a unit: the wounds that destroy it."""
    wounds = LIBRARY.units[unit.card].wounds
    if unit.cards:
        wounds += sum(op.amount for _, op in played(unit, WoundsMod))
    return wounds
