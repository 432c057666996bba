"""Why what one might look for is not among the options, each with its rule; from what its seat knows."""

from __future__ import annotations

from engine.core.protocol import Decision, Objection
from engine.core.words import Arg, msg
from engine.spearpoint.labels import target_args
from engine.spearpoint.printing import command_text
from engine.spearpoint.state import SpearpointState, Unit
from engine.spearpoint.state_from_view import state_from_view
from engine.spearpoint.targets import attack_value, enemies, weapons_against, within_lines
from engine.spearpoint.view import SpearpointView

_PLAYED = ("commit", "after_reveal", "initiative", "orders", "resolve", "end_of_combat")
"""Kinds of decisions in which Command cards are played."""
_RULES = {"value": "SP-045", "bullets": "SP-050", "weapons": "SP-044", "lines": "SP-047"}
"""By which rule a unit is no Legal Target."""


def absent(view: SpearpointView, decision: Decision) -> list[Objection]:
    """List the reasons."""
    if decision.kind == "attack":
        return _targets(view, decision)
    found = _uncrewed(view) if decision.kind == "commit" else []
    return [*found, *_cards(view, decision)] if decision.kind in _PLAYED else found


def _uncrewed(view: SpearpointView) -> list[Objection]:
    """SP-035 Name the Units in hand for which there is no crew."""
    hand = view.hand.units if view.hand is not None else []
    crews = {card.supplies for card in hand}
    cards = dict.fromkeys(card.id for card in hand if card.crew is not None and card.crew not in crews)
    return [Objection(msg("spearpoint-absent-crew", cards=[*cards]), "SP-035")] if cards else []


def _cards(view: SpearpointView, decision: Decision) -> list[Objection]:
    """SP-020 Say when and on what the Command cards in hand may be played that are not offered now."""
    offered = {option[1] for option in decision.options if option[0] == "play"}
    held = view.hand.commands if view.hand is not None else []
    return [
        Objection(
            msg("spearpoint-absent-card", card=card, when=command_text(view.catalog.commands[card])[0]), "SP-020"
        )
        for card in dict.fromkeys(held)
        if card not in offered
    ]


def _targets(view: SpearpointView, decision: Decision) -> list[Objection]:
    """SP-044 Say which enemies the unit that is asked cannot attack, together by the reason."""
    state = state_from_view(view)
    unit = state.unit(int(decision.subject[1]))
    if unit is None:
        return []
    offered = {int(option[1]) for option in decision.options if option[0] in ("attack", "assault")}
    by_reason: dict[str, list[Arg]] = {}
    for other in enemies(state, unit.seat):
        if other.number not in offered:
            name = msg("spearpoint-label-target-unit", **target_args(view, other.number))
            by_reason.setdefault(_reason(state, unit, other), []).append(name)
    return [
        Objection(msg(f"spearpoint-absent-{reason}", targets=targets), _RULES[reason])
        for reason, targets in by_reason.items()
    ]


def _reason(state: SpearpointState, unit: Unit, target: Unit) -> str:
    """Return why a unit may not attack a target: its weapons, bullets, what is left of them, or the lines."""
    cards = state.catalog.units
    weapons = [w for w in cards[unit.card].weapons if attack_value(w, cards[target.card].type) is not None]
    if not weapons:
        return "value"
    if not weapons_against(state, unit, target):
        return "bullets" if all(weapon.bullets for weapon in weapons) else "weapons"
    return "weapons" if within_lines(state, unit, target) else "lines"
