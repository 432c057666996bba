"""The questions themselves: what a seat is asked, a word of advice, and running totals."""

from __future__ import annotations

from collections import Counter

from engine.core.protocol import Decision, Option
from engine.core.words import Arg, Msg, msg
from engine.spearpoint import suggestions
from engine.spearpoint.deckbuilding import DECKS, pool_of
from engine.spearpoint.labels import target_args, unit_args
from engine.spearpoint.setup import deck_cards
from engine.spearpoint.view import SpearpointView


def prompt(view: SpearpointView, decision: Decision) -> Msg:
    """Put the question in words."""
    return msg(f"spearpoint-prompt-{decision.kind.replace('_', '-')}", **_about(view, decision))


def _about(view: SpearpointView, decision: Decision) -> dict[str, Arg]:
    subject = decision.subject
    match decision.kind:
        case "attack" | "keep":
            return unit_args(view, subject[1])
        case "bail_out":
            lost = next(unit for unit in view.lost if unit.number == subject[1])
            return {"unit": lost.number, "unit_card": lost.card}
        case "friendly_fire":
            return unit_args(view, subject[1])
        case "react":
            return {**unit_args(view, subject[1]), **target_args(view, subject[2]), "weapon": subject[3]}
        case "draw":
            return {"left": subject[1]}
        case "discard":
            return {"pile": subject[0], "number": decision.min}
        case "hand" | "before":
            return {"number": decision.min}
        case "deck":
            pool = pool_of(decision, view.scenario, view.options)
            return {"least": pool.least, "most": pool.most}
        case "commit" | "orders" | "initiative":
            return {"turn": view.turn}
        case _:
            return {}


def hint(view: SpearpointView, decision: Decision) -> Msg | None:
    """Advise a seat, where a newcomer could go wrong."""
    if decision.kind == "commit" and view.hand is not None:
        crews = {card.supplies for card in view.hand.units}
        stranded = [card.id for card in view.hand.units if card.crew and card.crew not in crews]
        if stranded:
            return msg("spearpoint-hint-no-crew", cards=list(dict.fromkeys(stranded)))
    if decision.kind in ("deck", "orders", "standing", "attack"):
        return msg(f"spearpoint-hint-{decision.kind}")
    return None


def caution(view: SpearpointView, decision: Decision, picks: list[Option]) -> Msg | None:
    """Say what would be left behind: Units with crews, where none at all is committed."""
    if decision.kind != "commit" or any(pick[0] in ("commit", "crew") for pick in picks):
        return None
    ready = [pick for pick in suggestions.suggestion(view, decision) if pick[0] == "commit"]
    points = sum(view.catalog.units[str(pick[1])].cost for pick in ready)
    return msg("spearpoint-caution-commit", units=len(ready), points=points) if ready else None


def tally(view: SpearpointView, decision: Decision, picks: list[Option]) -> Msg | None:
    """Add up what has been picked."""
    if decision.kind == "deck":
        pool = pool_of(decision, view.scenario, view.options)
        return DECKS.tally(pool, Counter(deck_cards(picks, view.options)))
    if decision.kind == "hand":
        return msg("spearpoint-tally-hand", number=len(picks), most=decision.min)
    if decision.kind in ("commit", "before"):
        return _forces(view, picks)
    return None


def _forces(view: SpearpointView, picks: list[Option]) -> Msg:
    committed = [view.catalog.units[str(pick[1])] for pick in picks if pick[0] == "commit"]
    crews = sum(card.crew is not None for card in committed) + sum(pick[0] == "crew" for pick in picks)
    points = sum(card.cost for card in committed)
    return msg("spearpoint-tally-commit", units=len(committed), crews=crews, points=points)
