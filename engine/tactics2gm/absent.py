"""Why what one might look for is not among the options, each with its rule; from what its seat knows."""

from __future__ import annotations

from engine.core.protocol import Decision, Objection
from engine.core.words import Arg, msg
from engine.tactics2gm.library import LIBRARY
from engine.tactics2gm.view import TacticsView, UnitView

_USES = {"movement": ("move", "swap"), "shooting": ("fire", "sortie")}
_RULES = {
    "deployed": "TG-083",
    "set-up": "TG-107",
    "aboard": "TG-R28",
    "moved": "TG-070",
    "blocked": "TG-073",
    "fired": "TG-085",
    "range": "TG-089",
    "away": "TG-R24",
}
"""By which rule a unit has nothing to do."""


def absent(view: TacticsView, decision: Decision) -> list[Objection]:
    """List the reasons."""
    if decision.kind == "deployment":
        return _cards(view, decision)
    if decision.kind not in _USES:
        return []
    busy = {
        number for option in decision.options if option[0] in _USES[decision.kind] for number in _units(option)
    }
    by_reason: dict[str, list[Arg]] = {}
    for unit in view.units:
        if unit.seat == decision.seat and unit.number not in busy:
            name = msg("tactics2gm-absent-unit", unit=unit.number, unit_card=unit.card)
            by_reason.setdefault(_reason(unit, decision.kind), []).append(name)
    return [
        Objection(msg(f"tactics2gm-absent-{reason}", units=units), _RULES[reason])
        for reason, units in by_reason.items()
    ]


def _units(option: tuple[str | int, ...]) -> tuple[str | int, ...]:
    return option[1:3] if option[0] == "swap" else option[1:2]


def _reason(unit: UnitView, phase: str) -> str:
    if "away" in unit.marks:
        return "away"
    if unit.aboard is not None:
        return "aboard"
    if phase == "shooting":
        return "fired" if "fired" in unit.marks else "range"
    if unit.new:
        return "deployed"
    if any(token.up and LIBRARY.tokens[token.id].flip == "setup" for token in unit.tokens):
        return "set-up"
    return "moved" if "moved" in unit.marks else "blocked"


def _cards(view: TacticsView, decision: Decision) -> list[Objection]:
    """TG-077, TG-078 Say what keeps each card in hand that is not offered: its price, or that it fits nowhere."""
    offered = {option[1] for option in decision.options if len(option) > 1}
    ap = view.players[decision.seat].ap
    found = []
    for card in dict.fromkeys(view.hand or []):
        if card in offered:
            continue
        units = view.catalog.units
        printed = units[card].cost if card in units else view.catalog.supports[card].play_cost
        price = min(view.prices.get(f"{verb} {card}", printed) for verb in ("deploy", "drop"))
        if price > ap:
            found.append(Objection(msg("tactics2gm-absent-price", card=card, ap=price, have=ap), "TG-077"))
        else:
            found.append(Objection(msg("tactics2gm-absent-place", card=card), "TG-078"))
    return found
