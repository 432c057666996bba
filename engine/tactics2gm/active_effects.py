"""What is in force on a unit: abilities on its card, tokens on it, Support cards played on it."""

from __future__ import annotations

from functools import cache
from typing import TypeVar

from engine.tactics2gm.cards import UnitCard
from engine.tactics2gm.library import LIBRARY
from engine.tactics2gm.ops import Op, WoundsMod
from engine.tactics2gm.state import TacticsState, Unit

AnOp = TypeVar("AnOp", bound=Op)

_HOLDING: dict[str, tuple[Op, ...]] = {
    token.id: token.ops for token in LIBRARY.tokens.values() if token.ops and token.lasts is None
}
"""What tokens do by lying there; the others do it only once they are used."""


@cache
def printed(card: UnitCard, kind: type[AnOp]) -> tuple[tuple[str, AnOp], ...]:
    """List the operations of one kind that the abilities on a Unit card are."""
    found = ((ability, LIBRARY.abilities[ability].op) for ability in card.abilities)
    return tuple((ability, op) for ability, op in found if isinstance(op, kind))


def active_effects(state: TacticsState, unit: Unit, kind: type[AnOp]) -> list[tuple[str, AnOp]]:
    """List the operations of one kind that are in force on a unit, each with what it comes from."""
    found = list(printed(state.catalog.units[unit.card], kind))
    for token in unit.tokens:
        if token.id in _HOLDING:
            found += [(token.id, op) for op in _held(token.id, kind)]
    return found + played(state, unit, kind) if unit.cards else found


@cache
def _held(token: str, kind: type[AnOp]) -> tuple[AnOp, ...]:
    """List the operations of one kind on a token that works by lying there."""
    return tuple(op for op in _HOLDING[token] if isinstance(op, kind))


def played(state: TacticsState, unit: Unit, kind: type[AnOp]) -> list[tuple[str, AnOp]]:
    """List the operations of one kind on the Support cards in force on a unit."""
    supports = state.catalog.supports
    return [(one.card, op) for one in unit.cards for op in supports[one.card].ops if isinstance(op, kind)]


def toughness(state: TacticsState, unit: Unit) -> int:
    """TG-053 Return the Wounds value of a unit: the wounds that destroy it."""
    wounds = state.catalog.units[unit.card].wounds
    if unit.cards:
        wounds += sum(op.amount for _, op in played(state, unit, WoundsMod))
    return wounds
